"""What is said to documents that are no state of Micropolis."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.document import PositionError
from insectarium.core.game import Game
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Micropolis = Game[MicropolisState]

SMALL: dict[str, Any] = {"seats": 2, "round": 1, "anthills": [{"army": 5}, {"army": 5}]}


def tens(count: int) -> list[dict[str, Any]]:
    return [{"army": 5, "tiles": [f"{10 * hill + n:02}" for n in range(1, 11)]} for hill in range(count)]


def hills(*tiles: str, army: int = 5) -> list[dict[str, Any]]:
    return [{"army": army, "tiles": words.split()} for words in tiles]


def expert(*tiles: str, **rest: Any) -> dict[str, Any]:
    return {"seats": 2, "round": 1, "options": {"expert": True}, "anthills": hills(*tiles), **rest}


def decide(kind: str, **fields: Any) -> dict[str, Any]:
    return {"decision": {"kind": kind, **fields}}


def said_to(game: Micropolis, document: Any) -> str:
    with pytest.raises(PositionError) as caught:
        game.position(document)
    return str(caught.value)


# --- documents that are no state ---

# What is changed in SMALL, and what is said after the word `position`.
WRONG: list[tuple[dict[str, Any], str]] = [
    # fields
    ({"colour": "red"}, ": unknown field 'colour'; known are game, seats, options"),
    ({"game": "hive"}, ".game: 'hive' is none of micropolis."),
    ({"seats": None}, ": the field 'seats' is missing."),
    ({"seats": 7}, ".seats: 7 is not from 2 to 6."),
    ({"seats": "2"}, ".seats: a whole number is needed here, not '2'."),
    ({"options": "expert"}, ".options: an object is needed here, not 'expert'."),
    ({"options": []}, ".options: an object is needed here, not []."),
    ({"options": {"rings": 2}}, ".options: unknown field 'rings'; known are expert, first_player."),
    ({"options": {"expert": 5}}, ".options: Option expert cannot be 5; it can be false, true."),
    ({"seats": 4, "options": {"expert": True}},
     ".options: Option expert=true is for 2 or 3 seats, not 4."),
    ({"random": [1, 2, 3]}, ".random: a random generator is four whole numbers"),
    ({"random": [0, 0, 0, 0]}, ".random: a random generator is four whole numbers"),
    ({"random": [0, 0, 0, -1]}, ".random[3]: -1 is not from 0 to 4294967295."),
    ({"random": 7}, ".random: a list is needed here, not 7."),
    # round, turn, leader
    ({"round": None}, ": the field 'round' is missing."),
    ({"round": 0}, ".round: 0 is not from 1 to 11."),
    ({"round": 12}, ".round: 12 is not from 1 to 11."),
    ({"round": True}, ".round: a whole number is needed here, not True."),
    ({"turn": 3}, ".turn: 3 is not from 1 to 2."),
    ({"leader": 2}, ".leader: 2 is not from 0 to 1."),
    ({"round": 11, "turn": 2, "anthills": tens(2)},
     ": the decision 'over' comes before a round's first turn, so turn must be 1."),
    # tiles
    ({"row": [{"tile": "99"}]}, ".row[0].tile: there is no tile '99'."),
    ({"row": [{"tile": 1}]}, ".row[0].tile: a text is needed here, not 1."),
    ({"row": [{}]}, ".row[0]: the field 'tile' is missing."),
    ({"row": ["01"]}, ".row[0]: an object is needed here, not '01'."),
    ({"row": [{"tile": "01", "ants": 1}]}, ".row[0]: unknown field 'ants'; known are tile, soldiers."),
    ({"row": [{"tile": "01"}, {"tile": "01"}]},
     ".row[1].tile: tile 01 is a tile too many: it lies at position.row[0].tile already."),
    ({"row": [{"tile": "01"}] * 8}, ".row: 8 entries, but at most 7 are possible."),
    ({"row": [{"tile": f"0{n}"} for n in range(1, 7)]},
     ".row: 7 tiles lie in the row at this moment of the match, not 6."),
    ({"row": [], "round": 11, "anthills": tens(2)},
     ".row: 5 tiles lie in the row at this moment of the match, not 0."),
    ({"stack": ["01"]}, ": the field 'row' is missing; it can be left out only together with 'stack'."),
    ({"row": [{"tile": f"0{n}"} for n in range(1, 8)], "stack": [f"{n:02}" for n in range(8, 60)]},
     ".stack: tiles 60, 61 lie nowhere."),
    ({"row": [{"tile": f"0{n}"} for n in range(1, 8)], "stack": [f"{n:02}" for n in range(7, 62)]},
     ".stack[0]: tile 07 is a tile too many: it lies at position.row[6].tile already."),
    # anthills
    ({"anthills": None}, ": the field 'anthills' is missing."),
    ({"anthills": hills("", "", "")}, ".anthills: 2 anthills are needed, not 3."),
    ({"options": {"expert": True}}, ".anthills: 4 anthills are needed, not 2."),
    ({"anthills": [{"army": 5}, {}]}, ".anthills[1]: the field 'army' is missing."),
    ({"anthills": [{"army": 11}, {"army": 5}]}, ".anthills[0].army: 11 is not from 0 to 10."),
    ({"anthills": [{"army": 5, "left": 10}, {"army": 5}]}, ".anthills[0].left: 10 is not from 0 to 9."),
    ({"anthills": [{"army": 5, "queen": 1}, {"army": 5}]}, ".anthills[0]: unknown field 'queen'"),
    ({"anthills": hills("01 02 03 04 05 06 07 08 09 10 11", "")},
     ".anthills[0].tiles: 11 entries, but at most 10 are possible."),
    ({"anthills": hills("01", "")}, ".anthills: the tiles of seat 0 are 1, but its turns so far were 0."),
    ({"turn": 2, "anthills": hills("", "01")},
     ".anthills: the tiles of seat 0 are 0, but its turns so far were 1."),
    ({"round": 2, "anthills": [{"army": 5, "tiles": ["46"], "full": ["47"]}, {"army": 5, "tiles": ["01"]}]},
     ".anthills[0].full[0]: there is no tile 47 in this anthill."),
    ({"round": 2, "anthills": [{"army": 5, "tiles": ["01"], "full": ["01"]}, {"army": 5, "tiles": ["46"]}]},
     ".anthills[0].full[0]: tile 01 has no barracks."),
    ({"round": 2, "anthills": [{"army": 5, "tiles": ["46"], "full": ["46", "46"]},
                               {"army": 5, "tiles": ["01"]}]},
     ".anthills[0].full[1]: the barracks of tile 46 is named twice."),
    # soldiers and markers
    ({"supply": 34}, ".supply: 34 and 10 soldiers on the table are not 45."),
    ({"supply": 46}, ".supply: 46 is not from 0 to 45."),
    ({"row": [{"tile": f"0{n}", "soldiers": 6} for n in range(1, 8)]},
     ": 52 soldiers are on the table; there are only 45."),
    ({"row": [{"tile": "01", "soldiers": -1}]}, ".row[0].soldiers: -1 is not from 0 to 45."),
    ({"architects": [1]}, ".architects: one number per seat is needed, 2 markers at most in all."),
    ({"architects": [2, 1]}, ".architects: one number per seat is needed, 2 markers at most in all."),
    ({"architects": [3, 0]}, ".architects[0]: 3 is not from 0 to 2."),
]  # fmt: skip


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_document_that_is_no_state_is_refused(
    micropolis: Micropolis, change: dict[str, Any], sentence: str
) -> None:
    assert said_to(micropolis, {**SMALL, **change}).startswith(f"position{sentence}")


@pytest.mark.parametrize("document", [None, [], "position", 7])
def test_what_is_no_object_is_refused(micropolis: Micropolis, document: Any) -> None:
    assert said_to(micropolis, document).startswith("position: an object is needed here, not ")


# --- decisions that do not fit ---

ONE_EACH = {"seats": 2, "round": 2, "anthills": hills("46", "01")}
BARRACKS_FIRST = {**SMALL, "anthills": hills("46", "")}

WRONG_DECISIONS: list[tuple[dict[str, Any], str]] = [
    ({**SMALL, "decision": "take"}, ".decision: an object is needed here, not 'take'."),
    ({**SMALL, "decision": {}}, ".decision: the field 'kind' is missing."),
    ({**SMALL, **decide("dance")}, ".decision.kind: 'dance' is none of place_marker, take, side"),
    ({**SMALL, **decide("take", row=1)}, ".decision: unknown field 'row'"),
    ({**SMALL, **decide("take", anthill=0)}, ".decision: the decision 'take' has no field 'anthill'."),
    ({**SMALL, **decide("take", tile="01")}, ".decision: the decision 'take' has no field 'tile'."),
    ({**SMALL, **decide("take", place=1)}, ".decision: the decision 'take' has no field 'place'."),
    ({**SMALL, **decide("take", pending=["nurse"])},
     ".decision: the decision 'take' has no field 'pending'."),
    # the end
    ({**SMALL, **decide("over")}, ".decision: round 1 is not the end of the match, so the decision cannot"),
    ({"seats": 2, "round": 11, "anthills": tens(2), **decide("take")},
     ".decision: round 11 is the end of the match, so the decision cannot be 'take'."),
    # placing the marker
    ({**SMALL, **decide("place_marker")},
     ".decision: the marker is placed by choice only in the expert game."),
    (expert("01", "", "02", "", round=2, **decide("place_marker")),
     ".decision: the marker is placed before the first round, so round must be 1."),
    (expert("01", "", "", "", turn=2, **decide("place_marker")),
     ".decision: the decision 'place_marker' comes before a round's first turn, so turn must be 1."),
    (expert("", "", "", "", leader=3, **decide("place_marker")),
     ".decision: until the marker is placed, leader is the seat's first anthill: 2."),
    # naming a leader
    ({**SMALL, **decide("leader")}, ".decision: a leader is named only when the row has been refilled"),
    ({**ONE_EACH, **decide("leader")},
     ".decision: a leader is named only when the row has been refilled after a round."),
    ({"seats": 4, "round": 2, "anthills": [*hills("01", "02", "03"), {"army": 6, "tiles": ["04"]}],
      **decide("leader")},
     ".decision: there is nothing to decide: 'leader' leaves no choice here."),
    ({"seats": 4, "round": 2, "turn": 2, "anthills": hills("01 05", "02", "03", "04"), **decide("leader")},
     ".decision: the decision 'leader' comes before a round's first turn, so turn must be 1."),
    # attaching a tile
    ({**ONE_EACH, **decide("side", anthill=0)}, ".decision: the decision 'side' needs the field 'tile'."),
    ({**ONE_EACH, **decide("side", tile="30")}, ".decision: the decision 'side' needs the field 'anthill'."),
    ({**ONE_EACH, **decide("side", tile="46", anthill=0)}, ".decision.tile: tile 46 is a tile too many"),
    ({**ONE_EACH, **decide("side", tile="30", anthill=1)},
     ".decision: it is the turn of seat 0, and anthill 1 is of seat 1."),
    ({**ONE_EACH, **decide("side", tile="30", anthill=2)}, ".decision.anthill: 2 is not from 0 to 1."),
    ({**SMALL, **decide("side", tile="30", anthill=0)},
     ".decision: there is no side to choose for the first and for the last tile of an anthill."),
    ({"seats": 2, "round": 10, "anthills": hills("01 02 03 04 05 06 07 08 09", "11 12 13 14 15 16 17 18 19"),
      **decide("side", tile="30", anthill=0)},
     ".decision: there is no side to choose for the first and for the last tile of an anthill."),
    # barracks
    ({**BARRACKS_FIRST, **decide("barracks", anthill=0)},
     ".decision: the decision 'barracks' needs the field 'place'."),
    ({**BARRACKS_FIRST, **decide("barracks", anthill=0, place=1)},
     ".decision.place: anthill 0 has no tile at place 1."),
    ({**SMALL, "anthills": hills("01", ""), **decide("barracks", anthill=0, place=0)},
     ".decision: tile 01 has no barracks, and 1 should wait."),
    ({**SMALL, "anthills": hills("59", "", army=3), **decide("barracks", anthill=0, place=0)},
     ".decision: there is nothing to decide: 'barracks' leaves no choice here."),
    ({**SMALL, "anthills": [{"army": 5, "tiles": ["46"], "full": ["46"]}, {"army": 5}],
      **decide("barracks", anthill=0, place=0)},
     ".decision: the barracks of tile 46 cannot be full before anybody filled it."),
    ({"seats": 2, "round": 3, "anthills": hills("01 46 02", "03 04"),
      **decide("barracks", anthill=0, place=1)},
     ".decision.place: the tile just placed lies at an end: 0 or 2."),
    ({"seats": 2, "round": 10,
      "anthills": hills("46 02 03 04 05 06 07 08 09 10", "11 12 13 14 15 16 17 18 19"),
      **decide("barracks", anthill=0, place=0)},
     ".decision.place: the tile just placed lies at an end: 9."),
    ({**BARRACKS_FIRST, **decide("barracks", anthill=0, place=0, pending=["nurse"])},
     ".decision: tile 46 has no nurse, and 1 should wait."),
    ({**BARRACKS_FIRST, **decide("barracks", anthill=0, place=0, pending=["barracks"])},
     ".decision: tile 46 has only 1 barracks, and 2 should wait."),
    (expert("01", "", "", "", **decide("barracks", anthill=1, place=9)),
     ".decision.place: anthill 1 has no tile at place 9."),
    # guard
    ({"seats": 2, "round": 2, "anthills": hills("46 01", "03"), **decide("guard", anthill=0, place=1)},
     ".decision: tile 01 has no guard, and 1 should wait."),
    ({"seats": 2, "round": 2, "anthills": hills("01 42", "03"), **decide("guard", anthill=0, place=1)},
     ".decision: there is nothing to decide: 'guard' leaves no choice here."),
    # effects
    ({**BARRACKS_FIRST, **decide("effect", anthill=0, place=0, pending=["barracks"])},
     ".decision: there is nothing to decide: 'effect' leaves no choice here."),
    ({**BARRACKS_FIRST, **decide("effect", anthill=0, place=0, pending=["queen"])},
     ".decision.pending[0]: 'queen' is none of nurse, architect, officer, guard, barracks."),
    ({**BARRACKS_FIRST, **decide("effect", anthill=0, place=0, pending=["guard", "barracks"])},
     ".decision: tile 46 has no guard, and 1 should wait."),
]  # fmt: skip


@pytest.mark.parametrize(("document", "sentence"), WRONG_DECISIONS, ids=[s for _, s in WRONG_DECISIONS])
def test_a_decision_that_does_not_fit_is_refused(
    micropolis: Micropolis, document: dict[str, Any], sentence: str
) -> None:
    assert said_to(micropolis, document).startswith(f"position{sentence}")


@rule("MIC-A12")
def test_a_waiting_barracks_is_full_only_after_a_guard(with_tiles: Callable[..., Any]) -> None:
    game = with_tiles({"42": {"segments": ["L1: guard nurse"], "eggs": 2, "barracks": 2}}).game
    full = [{"army": 3, "tiles": ["42"], "full": ["42"]}, {"army": 5}]
    after = {**SMALL, "anthills": full, **decide("effect", anthill=0, place=0, pending=["nurse", "barracks"])}
    assert Trial(game, game.position(after)).choices() == ["first nurse", "first barracks"]
    before = copy.deepcopy(after)
    before["decision"]["pending"] = ["guard", "barracks"]
    assert "cannot be full before anybody filled it" in said_to(game, before)
