"""Why not: every action that is refused names the rule and says a sentence, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.refusal import NotUnderstood
from insectarium.testing import rule

FULL: tuple[list[str], ...] = (["yellow 1"], [], [])
OWN_STUCK = (["yellow 1"], ["yellow 1"], ["yellow 1 1"])
LOW = {"hills": "01 03 02"}
# Seats, columns, what else, the refused action, the rule, the sentence.
REFUSED: list[tuple[int, tuple[list[str], ...], dict[str, Any], str, str, str]] = [
    (3, (), {}, "place 1", "ITH-026", "Roll a die first; then choose the hill."),
    (3, (), {"worms": [1]}, "reroll", "ITH-043", "There is no rolled die to roll again."),
    (3, (), {}, "skip", "ITH-041", "That costs a worm, and you have none."),
    (3, (), {}, "roll third", "ITH-073", "Only the game for two has a third colour."),
    (3, (), {"die": 4}, "roll", "ITH-027", "You have rolled a 4: place it in a hill."),
    (3, (), {"die": 4}, "roll third", "ITH-027", "You have rolled a 4: place it in a hill."),
    (3, (), {"die": 4, "worms": [1]}, "skip", "ITH-A01", "A turn can be skipped only before rolling."),
    (3, (), {"die": 4}, "reroll", "ITH-041", "That costs a worm, and you have none."),
    (3, FULL, {"die": 4}, "place 1", "ITH-031",
     "Your column in hill 1 is full, and you may have only one there."),
    (2, (["green 1"],), {"third_dice": [1, 2], "die": 1, "colour": "green", "worms": [2]}, "reroll",
     "ITH-078", "Dice of the third colour cannot be rolled again."),
    (2, (["green 1"], ["green 1"]), {"third_dice": [0, 2]}, "roll third", "ITH-075",
     "You have no die of the third colour left in this round."),
    (2, (["green 1"], ["green 1"], ["green 1"]), {"third_dice": [1, 0], "hills": "01 03 06"}, "roll third",
     "ITH-077", "All columns of the third colour are full."),
    (2, OWN_STUCK, {"worms": [1], **LOW}, "skip", "ITH-A16",
     "A worm skips a turn only while you could place a die of your own colour."),
    (2, OWN_STUCK, LOW, "roll", "ITH-025", "All your columns are full: you have no space to place a die."),
]  # fmt: skip


@rule(
    "ITH-024", "ITH-025", "ITH-026", "ITH-027", "ITH-031", "ITH-041", "ITH-043", "ITH-073", "ITH-075",
    "ITH-077", "ITH-078", "ITH-A01", "ITH-A16",
)  # fmt: skip
@pytest.mark.parametrize(
    ("seats", "columns", "rest", "action", "name", "sentence"),
    REFUSED,
    ids=[f"{case[3]}: {case[4]}" for case in REFUSED],
)
def test_a_refusal_names_rule_and_reason(
    start: Any, seats: int, columns: Any, rest: dict[str, Any], action: str, name: str, sentence: str
) -> None:
    refusal = start(seats, *columns, **rest).refusal(action)
    assert refusal.rule == name
    assert str(refusal.message) == sentence


@rule("ITH-024")
def test_without_dice_of_ones_own_there_is_nothing_to_roll(with_hills: Any) -> None:
    refusal = with_hills()(2, ["yellow 1 1 1 1 1"]).refusal("roll")
    assert (refusal.rule, str(refusal.message)) == ("ITH-024", "You have no die left in this round.")


@rule("ITH-061")
@pytest.mark.parametrize("action", ["roll", "skip", "reroll", "place 1"])
def test_after_the_end_nothing_is_possible(start: Any, action: str) -> None:
    assert start.over(3).refusal(action).rule == "ITH-061"


@rule("ITH-042")
@pytest.mark.parametrize("action", [-1, 7, 99])
def test_numbers_that_mean_nothing_are_refused(start: Any, action: int) -> None:
    assert start(3).refusal(action).rule == "ITH-042"


@pytest.mark.parametrize(
    "words", ["", "rol", "place", "place 4", "place one", "roll fourth", "skip 2", "reroll twice"]
)
def test_words_that_mean_no_action_are_not_understood(start: Any, words: str) -> None:
    trial = start(3)
    with pytest.raises(
        NotUnderstood, match=r"is no action\. Actions are: roll, roll third, skip, reroll, place 1"
    ):
        trial.game.parse(trial.state, words)


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({}, "kind must be one of roll, skip, reroll, place, not None."),
        ({"kind": "fly"}, "kind must be one of roll, skip, reroll, place, not 'fly'."),
        ({"kind": "roll", "dice": "red"}, "dice must be one of own, third, not 'red'."),
        ({"kind": "place", "hill": 4}, "hill must be a number from 1 to 3, not 4."),
        ({"kind": "place", "hill": True}, "hill must be a number from 1 to 3, not True."),
    ],
)
def test_forms_that_mean_no_action_are_not_understood(
    start: Any, form: dict[str, Any], sentence: str
) -> None:
    trial = start(3)
    with pytest.raises(NotUnderstood) as caught:
        trial.game.understand(trial.state, form)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("action", [-1, 7])
def test_numbers_that_are_no_action_are_not_understood(start: Any, action: int) -> None:
    trial = start(3)
    with pytest.raises(NotUnderstood, match="is no action of It Happens"):
        trial.game.understand(trial.state, action)


def test_every_action_has_its_words_and_back(start: Any) -> None:
    trial = start(2)
    for action in range(7):
        words = trial.game.notation(trial.state, action)
        assert trial.game.read_notation(trial.state, words) == action
        assert trial.game.encode(trial.game.decode(action)) == action
    assert trial.game.parse(trial.state, "ROLL  own") == trial.game.parse(trial.state, "roll")
