"""Actions as numbers, as words and as structured values."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game
from insectarium.core.refusal import NotUnderstood
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial

Micropolis = Game[MicropolisState]
Start = Callable[..., Trial[MicropolisState]]

FORMS: list[tuple[dict[str, Any], str]] = [
    ({"kind": "take", "index": 1, "pay": "soldiers", "anthill": 0}, "take 1"),
    ({"kind": "take", "index": 4, "pay": "soldiers", "anthill": 0}, "take 4 soldiers"),
    ({"kind": "take", "index": 7, "pay": "marker", "anthill": 0}, "take 7 marker"),
    ({"kind": "side", "side": "left"}, "left"),
    ({"kind": "side", "side": "right"}, "right"),
    ({"kind": "barracks", "do": "fill"}, "fill barracks"),
    ({"kind": "barracks", "do": "leave"}, "leave barracks"),
    ({"kind": "guard", "full": []}, "guard none"),
    ({"kind": "effect", "effect": "nurse"}, "first nurse"),
    ({"kind": "leader", "anthill": 1}, "leader b"),
    ({"kind": "place_marker", "anthill": 0}, "marker a"),
]


@pytest.mark.parametrize(("form", "words"), FORMS)
def test_number_words_and_form_mean_the_same(
    micropolis: Micropolis, start: Start, form: dict[str, Any], words: str
) -> None:
    state = start([5, 5]).state
    action = micropolis.encode(form)
    assert micropolis.decode(action) == form
    assert micropolis.notation(state, action) == words
    assert micropolis.parse(state, words) == action


def test_a_take_may_leave_out_what_goes_without_saying(micropolis: Micropolis) -> None:
    full = micropolis.encode({"kind": "take", "index": 3, "pay": "soldiers", "anthill": 0})
    assert micropolis.encode({"kind": "take", "index": 3}) == full


@pytest.mark.parametrize("words", ["  TAKE   4  Soldiers ", "take 4", "take 4 soldiers"])
def test_capitals_spaces_and_short_forms_do_no_harm(micropolis: Micropolis, start: Start, words: str) -> None:
    state = start([5, 5]).state
    assert micropolis.notation(state, micropolis.parse(state, words)) == "take 4 soldiers"


def test_a_guard_names_the_tiles_whose_barracks_are_full(micropolis: Micropolis, start: Start) -> None:
    trial = start([3, 5], tiles=["51 56", "08 09"], round=3, row="42 01 02")
    trial.do("take 1", "right")
    action = micropolis.parse(trial.state, "guard 56")
    assert micropolis.decode(action) == {"kind": "guard", "full": [1]}


def test_tile_ids_with_capital_letters_can_be_named(tmp_path: Path, write_tiles: Callable[..., Path]) -> None:
    path = write_tiles(tmp_path / "tiles.toml", {})
    path.write_text(path.read_text(encoding="utf-8").replace('id = "51"', 'id = "Fort"'), encoding="utf-8")
    game = insectarium.load("micropolis", components=path)
    document = {
        "seats": 2,
        "round": 2,
        "anthills": [{"army": 5, "tiles": ["Fort", "42"]}, {"army": 5, "tiles": ["01"]}],
        "decision": {"kind": "guard", "anthill": 0, "place": 1},
    }
    trial = Trial(game, game.position(document))
    trial.do("guard Fort")
    assert trial.table()["anthills"][0]["full"] == ["Fort"]


WRONG_WORDS = [
    ("", "'' is no action. Actions are: take 4 soldiers"),
    ("dance", "'dance' is no action"),
    ("left right", "'left right' is no action"),
    ("fill barracks now", "is no action"),
    ("first", "is no action"),
    ("first queen", "is no action"),
    ("guard", "is no action"),
    ("leader", "is no action"),
    ("leader b c", "is no action"),
    ("leader g", "There is no anthill g; anthills are a, b."),
    ("marker a1", "There is no anthill a1; anthills are a, b."),
    ("guard 51", "There is no tile 51 in this anthill."),
    ("take", "A take is written: take NUMBER [soldiers|marker] [anthill 1|2]; NUMBER is 1 to 7."),
    ("take four", "A take is written"),
    ("take -1", "A take is written"),
    ("take 0", "A take is written"),
    ("take 8", "A take is written"),
    ("take ²", "A take is written"),
    ("take " + "9" * 5000, "A take is written"),
    ("take 3 ants", "A take is written"),
    ("take 3 soldiers anthill", "A take is written"),
    ("take 3 soldiers anthill 3", "A take is written"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG_WORDS, ids=[words[:20] for words, _ in WRONG_WORDS])
def test_words_that_mean_nothing_are_answered_with_help(
    micropolis: Micropolis, start: Start, words: str, sentence: str
) -> None:
    with pytest.raises(NotUnderstood) as caught:
        micropolis.parse(start([5, 5]).state, words)
    assert sentence in str(caught.value)


WRONG_FORMS: list[tuple[dict[str, Any], str]] = [
    ({}, "kind must be one of place_marker, take, side, effect, barracks, guard, leader, not None."),
    ({"kind": "over"}, "kind must be one of"),
    ({"kind": ["take"]}, "kind must be one of"),
    ({"kind": "take"}, "index must be a number from 1 to 7, not None."),
    ({"kind": "take", "index": 0}, "index must be a number from 1 to 7, not 0."),
    ({"kind": "take", "index": 8}, "index must be a number from 1 to 7, not 8."),
    ({"kind": "take", "index": True}, "index must be a number from 1 to 7, not True."),
    ({"kind": "take", "index": "2"}, "index must be a number from 1 to 7, not '2'."),
    ({"kind": "take", "index": 2, "pay": "gold"}, "pay must be one of soldiers, marker, not 'gold'."),
    ({"kind": "take", "index": 2, "anthill": 2}, "anthill must be a number from 0 to 1, not 2."),
    ({"kind": "side"}, "side must be one of left, right, not None."),
    ({"kind": "barracks", "do": "burn"}, "do must be one of leave, fill, not 'burn'."),
    (
        {"kind": "effect", "effect": "queen"},
        "effect must be one of nurse, architect, officer, guard, barracks",
    ),
    ({"kind": "guard"}, "full must be a list of places in the ring, not None."),
    ({"kind": "guard", "full": [10]}, "place must be a number from 0 to 9, not 10."),
    ({"kind": "leader", "anthill": 6}, "anthill must be a number from 0 to 5, not 6."),
]


@pytest.mark.parametrize(("form", "sentence"), WRONG_FORMS)
def test_a_form_that_means_nothing_is_answered_with_help(
    micropolis: Micropolis, form: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(NotUnderstood) as caught:
        micropolis.encode(form)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    "number", [-1, -(2**80), 2**80, 7 << 10, 1 << 10 | 7, 1 << 10 | 32, 2 << 10 | 2, 3 << 10 | 5]
)
def test_a_number_that_means_nothing_is_not_understood(
    micropolis: Micropolis, start: Start, number: int
) -> None:
    with pytest.raises(NotUnderstood):
        micropolis.understand(start([5, 5]).state, number)


@pytest.mark.parametrize("thing", [True, 1.5, None, ["take"]])
def test_what_is_neither_number_words_nor_form_is_not_understood(
    micropolis: Micropolis, start: Start, thing: Any
) -> None:
    with pytest.raises(NotUnderstood, match="An action is a number, words or an object"):
        micropolis.understand(start([5, 5]).state, thing)


@pytest.mark.parametrize("expert", [False, True])
def test_everything_legal_can_be_written_and_read_back(micropolis: Micropolis, expert: bool) -> None:
    state = micropolis.setup(seats=3, seed=4, options={"expert": expert})
    step = 0
    while not state.is_over():
        legal = [int(action) for action in state.legal_actions()]
        words = [micropolis.notation(state, action) for action in legal]
        assert len(set(words)) == len(words)
        assert [micropolis.read_notation(state, text) for text in words] == legal
        assert [micropolis.encode(micropolis.decode(action)) for action in legal] == legal
        assert all(micropolis.describe(state, action).endswith(".") for action in legal)
        step += 1
        state.apply(legal[step % len(legal)])


@pytest.mark.parametrize(
    "node", ["foundation-2", "foundation-99", "foundation-²", "foundation-" + "9" * 5000]
)
def test_a_foundation_that_is_not_there_means_nothing(
    micropolis: Micropolis, start: Start, node: str
) -> None:
    assert micropolis.meant_by(start([5, 5]).state, node) == []
