"""Positions: what is left out is filled in, and faults are named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.document import PositionError
from insectarium.core.game import Game
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial

Marabunta = Game[MarabuntaState]
Start = Callable[..., Trial[MarabuntaState]]
Both = tuple[dict[str, object], dict[str, object]]


def test_an_empty_document_is_a_first_round(marabunta: Marabunta) -> None:
    state = marabunta.position({})
    assert state.round == 1
    assert state.seat_to_act() == 0
    assert marabunta.position(marabunta.to_position(state)).dice == state.dice


def test_a_generated_map_is_part_of_its_position(marabunta: Marabunta) -> None:
    state = marabunta.setup(seed=3, options={"territory": "generated"})
    document = marabunta.to_position(state)
    assert len(document["map"]) == 7
    assert marabunta.fingerprint(marabunta.position(document)) == marabunta.fingerprint(state)


WHOLE: dict[str, Any] = {
    "options": {"territory": "symbol", "boards": "symbol"},
    "round": 2,
    "splitter": 1,
    "tile": "one",
    "dice": ["0", "1", "2", "3", "banner", "chest"],
    "players": [{"numbers": {"d3": 1}, "circles": [2] * 6}, {"numbers": {"a1": 2}, "circles": [2] * 6}],
    "crossed": ["l7"],
    "decision": {"kind": "element", "active": 0, "pool": ["blue", "tile"], "left": ["blue", "tile"]},
}

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"ants": 1}, "unknown field 'ants'"),
    ({"game": "chess"}, "position.game"),
    ({"seats": 3}, "position.seats: 3 is not from 2 to 2"),
    ({"options": {"territory": "moon"}}, "Option territory cannot be moon"),
    ({"map": []}, "only a generated territory has a map"),
    ({"options": {"territory": "generated"}}, "the field 'map' is missing"),
    ({"options": {"territory": "generated"}, "map": ["b."] * 7}, r"map\[0\]: A line has 12 hexes, not 1"),
    ({"options": {"territory": "generated"}, "map": ["b."]}, "A territory has 7 lines, not 1"),
    ({"round": 20}, "20 is not from 1 to 19"),
    ({"tile": "purge"}, "the tile purge comes from round 8 on"),
    ({"round": 8}, "the tile purge comes from round 8 on"),
    ({"pile": ["one"]}, "the tile one is there once only"),
    ({"pile": ["zeros"]}, "there are 5 tiles above the last one, not 1"),
    ({"dice": ["0"]}, "one face for each of the 6 dice"),
    ({"dice": ["7"]}, "'7' is none of 0, 1, 2, 3, banner, chest"),
    ({"players": []}, "two players are needed, not 0"),
    ({"players": [{"numbers": {"z1": 1}}, {}]}, "unknown field 'z1'"),
    ({"players": [{"numbers": {"d3": 4}}, {}]}, "4 is not from 0 to 3"),
    ({"players": [{"numbers": {"d3": 1}}, {"numbers": {"d3": 1}}]}, "d3 has a number or a cross already"),
    ({"crossed": ["d3"]}, "d3 has a number or a cross already"),
    ({"players": [{"circles": [2, 2]}, {}]}, "one number for each of the 6 sheets"),
    ({"players": [{"circles": [9] * 6}, {}]}, "9 is not from 2 to 8"),
    ({"players": [{"circles": [6] * 6}, {"circles": [6] * 6}]}, "the sheet blue has only 10 circles"),
    ({"players": [{"chests": [0]}, {}]}, "this board has 7 groups of chests, not 1"),
    ({"players": [{"chests": [3, 0, 0, 0, 0, 0, 0]}, {}]}, "3 is not from 0 to 2"),
    ({"players": [{"cookies": 11}, {}]}, "11 is not from 0 to 10"),
    ({"players": [{"anthills": 3}, {}]}, "3 is not from 0 to 2"),
    ({"players": [{"circles": [8, 2, 2, 2, 2, 2]}, {}]}, "the end has come \\(sheet\\), but 'trigger'"),
    ({"trigger": {"seat": 0, "ending": "cookies"}}, "the end has not come by cookies"),
    ({"decision": {"kind": "over"}}, "a match that is over needs a 'trigger'"),
    ({"decision": {"kind": "choose", "apart": []}}, "each pool has at least one element"),
    ({"decision": {"kind": "choose", "apart": ["tile"]}}, "'tile' is none of blue"),
    ({"decision": {"kind": "element", "pool": []}}, "each pool has at least one element"),
    ({"decision": {"kind": "element", "pool": ["blue", "blue"]}}, "blue is named twice"),
    ({"decision": {"kind": "element", "pool": ["blue"], "left": ["pink"]}}, "'pink' is none of blue"),
    ({"decision": {"kind": "element", "pool": ["blue"], "left": []}}, "none of the elements left"),
    ({"random": [0, 0, 0, 0]}, "a random generator is four whole numbers"),
]
STACKS: list[tuple[list[dict[str, Any]], str]] = [
    ([{"do": "dance"}], "'dance' is none of write"),
    ([{"do": "write"}], "the field 'number' is missing"),
    ([{"do": "chest", "count": 0}], "0 is not from 1 to 3"),
    ([{"do": "chest", "count": 1, "number": 1}], "unknown field 'number'"),
    ([{"do": "purge", "marks": ["droppable"]}], "these marks do not belong"),
    ([{"do": "strike"}, {"do": "chest", "count": 1}], "only chests and bonuses can wait below"),
    (
        [{"do": "chest", "count": 1}, {"do": "strike", "marks": ["droppable"]}],
        "only what a die or tile begins",
    ),
    ([{"do": "strike", "first": "a2"}], "this hex is not crossed out"),
    ([{"do": "next", "number": 1}], "the field 'first' is missing"),
    ([{"do": "next", "number": 2, "first": "d3"}], "d3 does not hold this number"),
    ([{"do": "next", "number": 1, "first": "d3", "second": "d3"}], "the second hex touches the first"),
    ([{"do": "bonus", "cookies": 1, "chests": 0}], "only when there are cookies and chests"),
]


@pytest.mark.parametrize(("change", "sentence"), FAULTS, ids=[sentence for _, sentence in FAULTS])
def test_a_fault_is_named(marabunta: Marabunta, change: dict[str, Any], sentence: str) -> None:
    marabunta.position(WHOLE)
    with pytest.raises(PositionError, match=sentence):
        marabunta.position({**copy.deepcopy(WHOLE), **change})


@pytest.mark.parametrize(("stack", "sentence"), STACKS, ids=[sentence for _, sentence in STACKS])
def test_a_fault_on_the_stack_is_named(
    marabunta: Marabunta, stack: list[dict[str, Any]], sentence: str
) -> None:
    document = copy.deepcopy(WHOLE)
    document["decision"]["stack"] = stack
    with pytest.raises(PositionError, match=sentence):
        marabunta.position(document)


def test_after_the_trigger_no_new_round_begins(start: Start) -> None:
    circles: Both = ({"circles": [8, 2, 2, 2, 2, 2]}, {})
    with pytest.raises(PositionError, match="no new round begins"):
        start(more=circles, trigger={"seat": 0, "ending": "sheet"})


def test_what_cannot_be_done_is_no_decision(start: Start) -> None:
    with pytest.raises(PositionError, match="this cannot be done"):
        start(pool="blue", stack=[{"do": "write", "number": 1}], more=({"anthills": 0}, {}))


def test_a_document_is_an_object(marabunta: Marabunta) -> None:
    with pytest.raises(PositionError, match="an object is needed"):
        marabunta.position([])  # type: ignore[arg-type]
