"""Places in actions, in names of nodes and in positions; reasons why a tile does not fit."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.document import Document, PositionError
from insectarium.core.packed import i64, vec
from insectarium.core.refusal import NotUnderstood
from insectarium.games._hexes import documents, forms, nodes, views
from insectarium.games._hexes.board import NONE, HexBoard
from insectarium.games._hexes.facts import spot_facts
from insectarium.games._hexes.fitting import misfit
from insectarium.games._hexes.grid import ORIGIN, cell_at
from insectarium.games._hexes.supply import Market, each_once, without
from insectarium.games._hexes.tiles import Grammar, TileKinds
from insectarium.games._hexes.track import ScoreTrack


def board_of_two() -> HexBoard:
    """A crossing at the origin and a dead end to its east."""
    kinds = TileKinds(Grammar("TE", ["TT", "EE"], ["TT"], [], "T"))
    kinds.add("cross", "TTETTE", 0, False, [[0, 3], [1, 4]])
    kinds.add("end", "TEEEEE", 0, False, [])
    kinds.finish()
    board = HexBoard(kinds)
    board.lay(ORIGIN, 0, 0)
    board.lay(cell_at(1, 0), 1, 3)
    return board


@pytest.mark.parametrize("words", ["2,-1 turn 3", "-12,0 turn 0"])
def test_the_place_of_a_tile_in_words_and_back(words: str) -> None:
    form = forms.read_tile(words.split())
    assert form is not None
    assert forms.tile_words(form) == words
    assert forms.tile_fields(forms.tile_place(form)) == form


@pytest.mark.parametrize("words", ["2,-1", "0,0 lane 2"])
def test_a_spot_in_words_and_back(words: str) -> None:
    form = forms.read_spot(words.split())
    assert form is not None
    assert forms.spot_words(form) == words
    assert forms.spot_fields(forms.spot_place(form)) == form


def test_turns_that_look_alike_count_once() -> None:
    assert forms.tile_place({"at": [0, 0], "turn": 5}, 3) == int(ORIGIN) * 8 + 2


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        ({"at": "2;1", "turn": 0}, "at must be two numbers"),
        ({"at": [200, 0], "turn": 0}, "beyond it"),
        ({"at": [0, 0], "turn": 6}, "turn must be a number from 0 to 5"),
        ({"at": [0, 0], "turn": True}, "turn must be a number from 0 to 5"),
    ],
)
def test_a_faulty_place_is_refused_in_a_sentence(form: dict[str, Any], fault: str) -> None:
    with pytest.raises(NotUnderstood, match=fault):
        forms.tile_place(form)


def test_names_of_nodes_hold_their_numbers() -> None:
    assert nodes.tile_node(-2, 1) == "tile-m2-1"
    assert nodes.spot_node(0, -3, 1) == "spot-0-m3-2"
    assert nodes.numbers_of(nodes.space_node(4, -5), "space") == [4, -5]
    assert nodes.numbers_of("space-x-1", "space") == nodes.numbers_of("tile-1-1", "space") == []


def test_a_board_in_a_document_and_back() -> None:
    board = board_of_two()
    written = [documents.tile_document(board, tile) for tile in range(board.tiles)]
    again = HexBoard(board.kinds)
    names = documents.TileNames(board.kinds, vec[i64]([1, 1]))
    for part in Document(written).items():
        documents.lay_tile(again, names.read(part["tile"]), part)
    assert [documents.tile_document(again, tile) for tile in range(again.tiles)] == written
    assert names.left == [0, 0]
    assert documents.spot_document(board, 1) == {"at": [0, 0], "lane": 2}
    assert documents.read_spot(Document({"at": [0, 0], "lane": 2}), again, "a piece") == 1
    with pytest.raises(PositionError, match="no such place for a piece"):
        documents.read_spot(Document({"at": [1, 0], "lane": 2}), again, "a piece")
    with pytest.raises(PositionError, match="a tile CROSS too many"):
        names.read(Document("CROSS"))


@pytest.mark.parametrize(
    ("kind", "q", "r", "turn", "reason", "facing"),
    [
        (1, 5, 5, 0, "apart", NONE),
        (1, 1, 0, 0, "occupied", NONE),
        (0, -1, 0, 4, "same-rotation", NONE),
        (1, -1, 0, 1, "misfit", 0),
        (1, 1, -1, 0, "misfit-somewhere", 0),
        (1, 0, 1, 5, "unjoined", NONE),
    ],
)
def test_why_a_tile_cannot_be_laid(kind: int, q: int, r: int, turn: int, reason: str, facing: int) -> None:
    board = board_of_two()
    found = misfit(board, kind, cell_at(q, r) * 8 + turn)
    assert (found.reason, found.facing) == (reason, facing)


def test_parts_of_views_and_events() -> None:
    board = board_of_two()
    assert [-1, 0] in views.spaces_view(board)
    assert [0, 0] not in views.spaces_view(board)
    assert views.spot_view(3) == {"on": 1, "lane": 1}
    assert spot_facts(board, 1) == {"q": 0, "r": 0, "lane": 2}
    assert spot_facts(board, 2) == {"q": 1, "r": 0, "lane": 0}
    market = Market(1, 2)
    market.put(0, 1, 1)
    assert views.market_view(board.kinds, market, 0) == [None, "end"]
    track = ScoreTrack(3, 0)
    track.move(0, 2)
    assert views.stacks_view(track) == {"0": [1, 2], "2": [0]}


def test_kinds_in_a_hand() -> None:
    hand = vec[i64]([4, 2, 4])
    assert list(each_once(hand)) == [4, 2]
    assert list(without(hand, 4)) == [2, 4]
