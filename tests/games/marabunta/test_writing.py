"""Writing numbers: neighbours, regions, anthills, special hexes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MarabuntaState]]

BLUE = ["c1", "d1", "e1", "f1", "c2", "d2", "e2", "f2", "c3", "b4", "c4", "d4", "c5", "c6"]


def writes(trial: Trial[MarabuntaState]) -> list[str]:
    return sorted(words.removeprefix("write ") for words in trial.choices() if words.startswith("write "))


def using(
    start: Start, *, red: str = "", die: str = "blue", face: str = "3", **rest: object
) -> Trial[MarabuntaState]:
    """Red is about to write the number of a die."""
    names = ("blue", "pink", "orange", "green", "silver", "yellow")
    dice = " ".join(face if name == die else "banner" for name in names)
    trial = start(pool=f"{die} tile", dice=dice, red=red, tile="chests", **rest)
    trial.do(f"use {die}")
    return trial


@rule("MAR-053", "MAR-058", "MAR-059", "MAR-D05", "MAR-T02", "MAR-T16")
def test_a_coloured_number_goes_into_its_region_beside_any_own_number(start: Start) -> None:
    trial = using(start, red="d3:0")
    assert trial.choices() == ["write d2", "write c3", "write c4", "write d4", "anthill", "drop"]
    trial.do("write d4")
    assert trial.table()["players"][0]["numbers"] == {"d3": 0, "d4": 3}
    assert trial.state.anthills[0] == 2


@rule("MAR-058")
def test_a_number_needs_an_own_neighbour(start: Start) -> None:
    trial = using(start, red="d3:0")
    assert trial.refusal("write c1").rule == "MAR-058"
    assert trial.refusal("write e3").rule == "MAR-053"


@rule("MAR-054", "MAR-060", "MAR-D06")
def test_a_0_goes_into_any_region_beside_an_own_number(start: Start) -> None:
    assert writes(using(start, red="d3:2", face="0")) == ["c3", "c4", "d2", "d4", "e3", "e4"]


@rule("MAR-029", "MAR-045", "MAR-066")
def test_own_0s_support_and_numbers_of_the_other_do_not(start: Start) -> None:
    trial = using(start, red="d3:0", blue="d5:3", face="0")
    assert writes(trial) == ["c3", "c4", "d2", "d4", "e3", "e4"]
    trial.do("write d4")
    assert trial.state.owner_at(trial.game.encode({"kind": "write", "hex": "d4"}) & 127) == 0


@rule("MAR-A23")
def test_equal_numbers_may_stand_side_by_side(start: Start) -> None:
    assert "d4" in writes(using(start, red="d3:3"))


@rule("MAR-027", "MAR-030", "MAR-074", "MAR-076")
def test_neither_numbers_nor_crosses_are_written_over_and_crosses_support_nobody(start: Start) -> None:
    trial = using(start, red="d3:0 c3:1", blue="d2:1", crossed=["d4"])
    assert trial.refusal("write c3").rule == "MAR-030"
    assert trial.refusal("write d2").rule == "MAR-030"
    assert trial.refusal("write d4").rule == "MAR-076"
    assert writes(trial) == ["c2", "c4"]
    assert "d5" not in writes(using(start, red="d3:0", crossed=["d4"], face="0"))


@rule("MAR-061", "MAR-063", "MAR-067", "MAR-D05", "MAR-T16")
def test_without_an_own_number_only_an_anthill_helps_within_the_region(start: Start) -> None:
    trial = using(start)
    assert trial.choices() == ["anthill", "drop"]
    trial.do("anthill")
    assert sorted(trial.choices()) == sorted(f"write {hex}" for hex in BLUE)
    trial.do("write c1")
    assert trial.state.anthills[0] == 1
    assert trial.table()["players"][0]["numbers"] == {"c1": 3}


@rule("MAR-062")
def test_an_anthill_opens_the_whole_board_to_a_0(start: Start) -> None:
    trial = using(start, red="d3:0", face="0", blue="a1:2", crossed=["l1"])
    trial.do("anthill")
    assert len(trial.choices()) == 84 - 3


@rule("MAR-063", "MAR-A29")
def test_an_anthill_is_free_to_use_even_where_neighbours_are_at_hand(start: Start) -> None:
    trial = using(start, red="d3:0")
    assert "anthill" in trial.choices()
    trial.do("anthill")
    assert "write d4" in trial.choices()
    assert "write c1" in trial.choices()


@rule("MAR-064", "MAR-A39", "MAR-T16")
def test_two_anthills_and_no_more(start: Start) -> None:
    trial = start(pool="blue pink tile", dice="3 3 3 banner banner banner", tile="chests")
    trial.do("use blue", "anthill", "write c1", "use pink", "anthill", "write l1")
    assert trial.state.anthills[0] == 0
    assert trial.choices() == ["use tile", "finish"]
    assert using(start, red="d3:0", more=({"anthills": 0}, {})).refusal("anthill").rule == "MAR-064"


@rule("MAR-T16", "MAR-053")
def test_a_full_region_takes_no_number_not_even_with_an_anthill(start: Start) -> None:
    trial = start(
        pool="blue pink", dice="3 banner 0 0 0 0", crossed=BLUE, trigger={"seat": 1, "ending": "region"}
    )
    assert trial.choices() == ["use pink", "finish"]
    assert trial.refusal("use blue").rule == "MAR-053"


@rule("MAR-A31", "MAR-A38")
def test_once_the_anthill_is_spent_the_number_is_written(start: Start) -> None:
    trial = using(start)
    trial.do("anthill")
    assert trial.refusal("anthill").rule == "MAR-A31"
    assert trial.refusal("drop").rule == "MAR-A38"
    assert trial.state.anthills[0] == 1


@rule("MAR-A38", "MAR-050")
def test_a_dropped_number_costs_no_anthill(start: Start) -> None:
    trial = using(start)
    trial.do("drop")
    assert trial.state.anthills[0] == 2
    assert trial.choices() == ["use tile", "finish"]


@rule("MAR-061", "MAR-T03", "MAR-T04", "MAR-068", "MAR-069")
def test_the_example_of_the_anthill_and_the_cookie(start: Start) -> None:
    trial = start(
        splitter=0, active=1, pool="blue orange green", dice="0 chest 2 1 chest chest", tile="chests"
    )
    trial.do("use orange", "anthill", "write g5", "use blue", "write g6")
    assert trial.state.cookies[1] == 0
    trial.do("use green", "write g7")
    player = trial.table()["players"][1]
    assert player["numbers"] == {"g5": 2, "g6": 0, "g7": 1}
    assert player["anthills"] == 1
    assert player["cookies"] == 1
    assert trial.state.scores()[1] - sum(trial.points(region)[1] for region in ("orange", "green")) == 0


@rule("MAR-068", "MAR-069", "MAR-103")
@pytest.mark.parametrize(("marked", "points"), [(0, 0), (1, 1), (2, 2), (4, 3), (9, 5)])
def test_a_cookie_pays_its_own_figure(start: Start, marked: int, points: int) -> None:
    trial = using(start, red="c1:1", more=({"cookies": marked}, {}))
    before = trial.points("cookies")[0]
    trial.do("write c2")
    assert trial.points("cookies")[0] - before == points
    assert trial.state.cookies[0] == marked + 1


@rule("MAR-069", "MAR-C09")
def test_a_cookie_without_figure_pays_nothing(start: Start) -> None:
    trial = using(start, red="c1:1", boards="plain", more=({"cookies": 1}, {}))
    trial.do("write c2")
    assert trial.points("cookies")[0] == 0
    assert trial.state.cookies[0] == 2


@rule("MAR-A21", "MAR-C09")
def test_a_cookie_beyond_the_row_is_lost(start: Start) -> None:
    trial = using(start, red="c1:1", more=({"cookies": 10}, {}))
    before = trial.points("cookies")[0]
    events = trial.do("write c2")
    assert [event.kind for event in events][:2] == ["write", "lost"]
    assert trial.points("cookies")[0] == before
    assert trial.state.cookies[0] == 10


@rule("MAR-070", "MAR-A22", "MAR-D11")
def test_a_chest_hex_brings_a_chest_of_ones_choice_and_must_be_taken(start: Start) -> None:
    trial = using(start, red="e1:1")
    trial.do("write e2")
    assert trial.choices() == [f"chest {group}" for group in range(1, 8)]
    assert trial.refusal("drop").rule == "MAR-057"
    trial.do("chest 5")
    assert trial.table()["players"][0]["chests"] == [0, 0, 0, 0, 1, 0, 0]


@rule("MAR-071")
def test_a_chest_from_a_hex_unlocks_like_any_other(start: Start) -> None:
    trial = using(start, red="e1:1", more=({"chests": [0, 0, 0, 0, 0, 1, 0]}, {}))
    trial.do("write e2", "chest 6")
    assert trial.points("chests")[0] == 2


@rule("MAR-A28", "MAR-032")
def test_pieces_of_the_scattered_region_are_no_neighbours(start: Start) -> None:
    trial = using(start, red="k1:1", territory="plain")
    assert writes(trial) == ["k2", "l1"]
