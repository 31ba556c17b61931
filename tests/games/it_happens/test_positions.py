"""Positions: what may be left out, and what is said to documents that are no state."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.document import PositionError
from insectarium.core.game import Game
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.testing import rule

ItHappens = Game[ItHappensState]

SMALL: dict[str, Any] = {
    "seats": 3,
    "round": 1,
    "hills": [{"hill": "01"}, {"hill": "02"}, {"hill": "03"}],
    "players": [{}, {}, {}],
}
TWO: dict[str, Any] = {**SMALL, "seats": 2}


def hill(*columns: dict[str, Any], name: str = "02") -> dict[str, Any]:
    return {"hills": [{"hill": name, "columns": list(columns)}, {"hill": "05"}, {"hill": "03"}]}


def column(colour: str, *dice: int, **rest: Any) -> dict[str, Any]:
    return {"colour": colour, "dice": list(dice), **rest}


def test_what_is_left_out_is_filled_in(it_happens: ItHappens) -> None:
    state = it_happens.position(SMALL)
    assert (state.start, state.turn, state.worm_supply) == (0, 0, 24)
    assert sorted(state.pile) == list(range(12))
    assert list(state.pile[:3]) == [0, 1, 2]
    assert list(state.own_dice) == [5, 5, 5]


@rule("ITH-060")
def test_the_start_player_of_a_later_round_is_counted_out(it_happens: ItHappens) -> None:
    done = [{"hill": f"{number:02}"} for number in (4, 5, 6)]
    state = it_happens.position({**SMALL, "round": 2, "done": done})
    assert (state.start, state.turn) == (1, 1)


def test_dice_of_the_third_colour_are_told_apart_by_who_holds_them(it_happens: ItHappens) -> None:
    players = [{"third_dice": 2}, {"third_dice": 1}, {}]
    state = it_happens.position({**TWO, "players": players, **hill(column("green", 4))})
    assert it_happens.to_position(state)["hills"][0]["columns"][0]["which"] == [2]


# What is changed in SMALL, and what is said after the word `position`.
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, ": unknown field 'colour'; known are game, seats, options"),
    ({"game": "hive"}, ".game: 'hive' is none of it_happens."),
    ({"seats": None}, ": the field 'seats' is missing."),
    ({"seats": 6}, ".seats: 6 is not from 2 to 5."),
    ({"options": {"rings": 2}}, ".options: unknown field 'rings'; known are first_player."),
    ({"options": {"first_player": "x"}}, ".options: Option first_player cannot be x;"),
    ({"random": [0, 0, 0, 0]}, ".random: a random generator is four whole numbers"),
    ({"round": 6}, ".round: 6 is not from 1 to 5."),
    ({"turn": 3}, ".turn: 3 is not from 0 to 2."),
    ({"players": [{}, {}]}, ".players: 3 players are needed, not 2."),
    ({"seats": 2, "players": [{}, {}]}, ".players: 3 players are needed, the third colour last, not 2."),
    ({"players": [{"worms": 20}, {"worms": 5}, {}]}, ".players: 25 worms are with the players;"),
    ({"players": [{"objects": {"map": 3}}, {"objects": {"map": 2}}, {}]}, ".players: 5 tiles of map"),
    ({"players": [{"objects": {"hat": 1}}, {}, {}]}, ".players[0].objects: unknown field 'hat'"),
    ({"players": [{"third_dice": 1}, {}, {}]}, ".players[0].third_dice: only the two seats"),
    ({"hills": [{"hill": "01"}]}, ".hills: 3 hills lie open, not 1."),
    ({"hills": [{"hill": "01"}, {"hill": "01"}, {"hill": "02"}]},
     ".hills[1].hill: hill 01 is a hill too many: it lies at position.hills[0].hill already."),
    ({"hills": [{"hill": "13"}, {"hill": "01"}, {"hill": "02"}]}, ".hills[0].hill: there is no hill '13'."),
    ({"pile": ["04"]}, ".pile: 9 hills are left for the pile, not 1."),
    ({"round": 2}, ": 3 hills have been evaluated before this round, not 0."),
    ({"done": [{"hill": "09"}]}, ".done: 0 hills have been evaluated before this round, not 1."),
    (hill(column("blue", 1)), ".hills[0].columns[0].colour: 'blue' is none of yellow, red, green."),
    (hill(column("red", 7)), ".hills[0].columns[0].dice[0]: 7 is not from 1 to 6."),
    (hill(column("red", 1, 1, 1)), ".hills[0].columns[0].dice: this column takes 1 to 2 dice, not 3."),
    (hill(column("red")), ".hills[0].columns[0].dice: this column takes 1 to 2 dice, not 0."),
    (hill(column("red", 1), column("red", 1)), ".hills[0].columns[1]: red has a column in this hill"),
    (hill(column("red", 1, which=[5])), ".hills[0].columns[0].which[0]: 5 is not from 0 to 4."),
    (hill(column("red", 1, 2, which=[0])), ".hills[0].columns[0].which: one of the dice [0, 1, 2, 3, 4]"),
    (hill(column("red", 1, which=[3])), ".hills: die 3 of red lies in a hill, but is still in hand as well."),
    ({"decision": {"kind": "fly"}}, ".decision.kind: 'fly' is none of turn, place, over."),
    ({"decision": {"kind": "over"}},
     ".decision: round 1 is not the end of the match, so the decision cannot be 'over'."),
    ({"decision": {"kind": "place"}}, ".decision: the field 'die' is missing."),
    ({"decision": {"kind": "turn", "die": 3}}, ".decision: the decision 'turn' has no field 'die'."),
    ({"decision": {"kind": "place", "die": 3, "colour": "red"}}, ".decision.colour: seat 0 has no red dice."),
]  # fmt: skip


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_wrong_document_is_refused_with_its_place(
    it_happens: ItHappens, change: dict[str, Any], sentence: str
) -> None:
    document = {**SMALL, **change}
    with pytest.raises(PositionError) as caught:
        it_happens.position({key: value for key, value in document.items() if value is not None})
    assert str(caught.value).startswith(f"position{sentence}")


@pytest.mark.parametrize("document", [None, 5, [], "x"])
def test_something_else_is_no_position(it_happens: ItHappens, document: Any) -> None:
    with pytest.raises(PositionError, match="an object is needed here"):
        it_happens.position(document)


@rule("ITH-075")
def test_the_third_colour_has_four_dice_in_a_round(it_happens: ItHappens) -> None:
    with pytest.raises(PositionError, match="4 dice in a round, but 3 are in hand and 0 in the hills"):
        it_happens.position({**TWO, "players": [{"third_dice": 1}, {}, {}]})
    with pytest.raises(PositionError, match="only 0 dice of green can be in the hills"):
        it_happens.position({**TWO, **hill(column("green", 1))})


@rule("ITH-025")
def test_a_seat_that_cannot_place_has_no_turn(start: Any, it_happens: ItHappens) -> None:
    stuck = (["yellow 1"], ["yellow 1"], ["yellow 1 1"])
    for extra in ({}, {"decision": {"kind": "place", "die": 3}}):
        document = {**start.document(3, *stuck, hills="01 03 02"), **extra}
        with pytest.raises(PositionError, match=r"no (yellow )?die that could be placed"):
            it_happens.position(document)


@rule("ITH-052")
@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        ({"queen": "red", "general": "red"}, "one colour cannot have both tiles of a hill."),
        ({"general": "red"}, "a hill whose general was won had a queen to win as well."),
    ],
)
def test_results_that_cannot_be_are_refused(it_happens: ItHappens, result: Any, sentence: str) -> None:
    done = [{"hill": "04", **result}, {"hill": "05"}, {"hill": "06"}]
    with pytest.raises(PositionError, match=sentence):
        it_happens.position({**SMALL, "round": 2, "done": done})
