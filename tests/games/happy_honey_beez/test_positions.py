"""Positions: what is wrong with one is said precisely, and what is left out is filled in."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.document import PositionError
from insectarium.core.game import Game
from insectarium.games.happy_honey_beez.rules import BeezState

Start = Any
BOARD = ["S 0 0 0", "H1b 1 0 3", "M 1 -1 0"]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"board": []}, "position.board: at least one tile"),
    ({"board": ["S 0 0 0", "H1a 3 0 0"]}, r"position.board\[1\].at: this tile touches none"),
    ({"board": ["S 0 0 0", "M 1 0 0"]}, r"position.board\[1\]: tile M does not fit here"),
    ({"board": ["S 0 0 0", "R1a 1 0 3"]}, "position: breeding rooms take no part"),
    ({"board": ["S 0 0 0", "X 1 0 3"]}, "there is no tile 'X'"),
    ({"players": [{}]}, "position.players: 1 players|2 players"),
    ({"players": [{"bees": ["q 1 -1"]}, {}]}, "a queen stands on a hive tile"),
    ({"players": [{"bees": ["w1 9 9"]}, {}]}, "there is no such place for a bee"),
    ({"players": [{"bees": ["q 1 0 honey"]}, {}]}, "only workers carry something"),
    ({"players": [{"bees": ["w1 1 0", "w2 1 0"]}, {}]}, "on tile 2 stand 2 bees"),
    ({"players": [{"bees": ["w1 1 0"]}, {"bees": ["q 1 0"]}]}, "on tile 2 stand 2 bees"),
    ({"players": [{"pollen": 5}, {"pollen": 4}]}, "9 pollen tokens are out; there are only 8"),
    ({"players": [{"jar": 12}, {"jar": 9}]}, "21 honey tokens are out; there are only 20"),
    ({"players": [{"hives": 1, "lost": 2}, {}]}, "2 is not from 0 to 1"),
    ({"decision": "put", "laid": 0}, "so laid must be above 0"),
    ({"decision": "put", "players": [{"bees": ["w1 1 -1"]}, {}]}, "stands a bee already"),
    ({"decision": "over"}, "the match is over only when the supply is empty"),
    ({"open": "M", "supply": ""}, "the supply is empty, so the match is over"),
    ({"supply": "M"}, "'open' can be left out only together with 'supply'"),
    ({"open": "M M M M", "supply": "M M"}, "7 tiles are meadow; with 2 players there are 6"),
    ({"open": "M M M M M"}, "5 entries, but at most 4"),
    ({"track": [0, 0]}, "each once"),
    ({"options": {"speed": True}}, "unknown field 'speed'"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "sentence"), WRONG)
def test_a_wrong_position_is_refused(start: Start, change: dict[str, Any], sentence: str) -> None:
    given = {"board": BOARD, "players": [{}, {}], **change}
    if len(given["players"]) == 1:
        document = {**start.document(given["board"], [{}, {}]), "players": [{}]}
    else:
        document = start.document(**given)
    with pytest.raises(PositionError, match=sentence):
        start.game.position(document)


def test_a_queen_in_a_finished_hive_is_no_position(start: Start) -> None:
    board = ["S 0 0 0", "H1a 1 0 3", "H1a 0 -1 5", "H1a -1 1 1", "M 0 1 0"]
    document = start.document(board, [{"bees": ["q 1 0"]}, {}])
    with pytest.raises(PositionError, match="the queen of seat 0 is in a finished hive"):
        start.game.position(document)
    just_now = start.document(board[:-1], [{"bees": ["q 1 0"]}, {}], decision="put")
    assert start.game.position(just_now).seat_to_act() == 0


def test_what_is_left_out_is_dealt_from_the_tiles_of_the_box(start: Start, beez: Game[BeezState]) -> None:
    trial = start(BOARD, [{}, {}])
    table = beez.view(trial.state)["table"]
    assert len(table["open"]) == 4
    assert len(table["open"]) + len(table["supply"]) + len(table["board"]) == 1 + 24
    assert table["tokens"] == {"pollen": 8, "honey": 20}


def test_a_position_comes_back_the_same(beez: Game[BeezState]) -> None:
    state = beez.setup(seats=4, seed=9, options={"abandon_costs_point": True})
    for _ in range(60):
        choices = state.legal_actions()
        state.apply(int(choices[state.rng.below(len(choices))]))
        again = beez.position(beez.to_position(state))
        assert beez.fingerprint(again) == beez.fingerprint(state)
        assert list(again.legal_actions()) == list(state.legal_actions())
