"""What nurses, officers, guards, architects and barracks do when they are built."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MicropolisState]]
WithTiles = Callable[..., Start]

REST = "02 03 04 05 06"


def leader_builds(start: Start, tile: str, armies: list[int], **rest: Any) -> Trial[MicropolisState]:
    """Seat 0 leads and takes its first tile, which resolves at once what needs no decision."""
    trial = start(armies, row=f"{tile} 01 {REST}", **rest)
    trial.do("take 1")
    return trial


def other_builds(start: Start, tile: str, armies: list[int], **rest: Any) -> Trial[MicropolisState]:
    """Seat 0 leads and has had its turn; seat 1 takes its first tile."""
    trial = start(armies, tiles=["08"], turn=2, row=f"{tile} {REST}", **rest)
    trial.do("take 1")
    return trial


# --- nurse ---


@rule("MIC-053")
@pytest.mark.parametrize(("tile", "eggs"), [("26", 1), ("28", 2), ("31", 3)])
def test_each_egg_becomes_a_soldier_from_the_supply(start: Start, tile: str, eggs: int) -> None:
    trial = leader_builds(start, tile, [5, 5], supply=20)
    assert trial.state.army[0] == 5 + eggs
    assert trial.state.supply == 20 - eggs


@rule("MIC-053")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_eggs_of_the_built_tile_count_not_those_beside_it(start: Start, side: str) -> None:
    trial = start([5, 5], tiles=["26 28", "08 09"], round=3, row="31 02 03")
    trial.do("take 1", side)
    assert trial.state.army[0] == 8


@rule("MIC-053", "MIC-A18")
def test_a_nurse_cannot_be_declined(start: Start) -> None:
    assert leader_builds(start, "31", [5, 5]).state.seat_to_act() == 1


@rule("MIC-054", "MIC-A07")
@pytest.mark.parametrize(("army", "hatched"), [(7, 3), (8, 2), (9, 1), (10, 0)])
def test_a_nurse_stops_at_ten_and_the_rest_stay_in_the_supply(start: Start, army: int, hatched: int) -> None:
    trial = leader_builds(start, "31", [army, 5], supply=20)
    assert trial.state.army[0] == army + hatched
    assert trial.state.supply == 20 - hatched


@rule("MIC-054", "MIC-A08")
@pytest.mark.parametrize("supply", [0, 1, 2])
def test_a_nurse_brings_no_more_than_the_supply_has(start: Start, supply: int) -> None:
    trial = leader_builds(start, "31", [5, 5], supply=supply)
    assert trial.state.army[0] == 5 + supply
    assert trial.state.supply == 0


@rule("MIC-A08")
def test_nothing_is_owed_after_a_short_supply(start: Start) -> None:
    trial = start([5, 5], row="31 48 02 03 04 05 06", supply=1)
    trial.do("take 1", "take 1", "leave barracks")
    assert list(trial.state.army) == [6, 5]


# --- officer ---


@rule("MIC-055", "MIC-057", "MIC-T18")
def test_an_officer_costs_the_leader_one_and_brings_the_builder_one(start: Start) -> None:
    trial = other_builds(start, "37", [3, 4], supply=10)
    assert list(trial.state.army) == [2, 5]
    assert trial.state.supply == 10


@rule("MIC-055")
def test_an_officer_takes_even_the_last_soldier(start: Start) -> None:
    assert list(other_builds(start, "37", [1, 4]).state.army) == [0, 5]


@rule("MIC-056", "MIC-072")
def test_an_officer_never_takes_from_a_barracks(start: Start) -> None:
    trial = start([0, 4], tiles=["59 08", "09"], full=["59"], round=2, turn=2, row="37 02 03 04")
    trial.do("take 1", "right")
    assert list(trial.state.army) == [0, 5]
    assert trial.state.garrisoned(0) == 4


@rule("MIC-058", "MIC-A09", "MIC-T20")
@pytest.mark.parametrize(("army", "after", "supply"), [(5, 5, 10), (0, 1, 9), (10, 10, 10)])
def test_a_leader_who_builds_an_officer_first_loses_then_gains(
    start: Start, army: int, after: int, supply: int
) -> None:
    trial = leader_builds(start, "37", [army, 5], supply=10)
    assert trial.state.army[0] == after
    assert trial.state.supply == supply


@rule("MIC-059", "MIC-A09", "MIC-T19")
def test_an_empty_leader_loses_nothing_and_the_builder_still_gains(start: Start) -> None:
    trial = other_builds(start, "37", [0, 4], supply=10)
    assert list(trial.state.army) == [0, 5]
    assert trial.state.supply == 9


@rule("MIC-A08", "MIC-T19")
def test_with_leader_and_supply_empty_an_officer_does_nothing(start: Start) -> None:
    trial = other_builds(start, "37", [0, 4], supply=0)
    assert list(trial.state.army) == [0, 4]
    assert trial.state.supply == 0


@rule("MIC-A10", "MIC-T19")
def test_the_soldier_that_the_leader_loses_can_be_the_one_gained(start: Start) -> None:
    trial = other_builds(start, "37", [3, 4], supply=0)
    assert list(trial.state.army) == [2, 5]
    assert trial.state.supply == 0


@rule("MIC-A07", "MIC-T21")
def test_the_leader_loses_a_soldier_even_to_a_full_army(start: Start) -> None:
    trial = other_builds(start, "37", [6, 10], supply=10)
    assert list(trial.state.army) == [5, 10]
    assert trial.state.supply == 11


@rule("MIC-060")
def test_an_officer_asks_nothing(start: Start) -> None:
    trial = leader_builds(start, "37", [5, 5])
    assert trial.state.seat_to_act() == 1
    assert trial.choices()[0] == "take 1"


# --- guard ---


def guard_beside(start: Start, barracks: str, army: int, full: str = "") -> Trial[MicropolisState]:
    """Seat 0 has two barracks and builds a guard on their right."""
    trial = start([army, 5], tiles=[barracks, "08 09"], full=[full], round=3, row="42 01 02")
    trial.do("take 1", "right")
    return trial


@rule("MIC-061", "MIC-062", "MIC-063", "MIC-D04", "MIC-T22")
@pytest.mark.parametrize(
    ("choice", "army", "full"),
    [
        ("guard none", 5, []),
        ("guard 51", 3, ["51"]),
        ("guard 56", 2, ["56"]),
        ("guard 51 56", 0, ["51", "56"]),
    ],
)
def test_a_guard_moves_soldiers_freely(start: Start, choice: str, army: int, full: list[str]) -> None:
    trial = guard_beside(start, "51 56", army=3, full="51")
    assert trial.choices() == ["guard none", "guard 51", "guard 56", "guard 51 56"]
    trial.do(choice)
    hill = trial.table()["anthills"][0]
    assert (hill["army"], hill["full"]) == (army, full)


@rule("MIC-062", "MIC-070")
def test_a_guard_cannot_fill_a_barracks_in_part(start: Start) -> None:
    # Two soldiers in all: neither the barracks of 3 nor both can be full.
    assert guard_beside(start, "51 56", army=2).choices() == ["guard none", "guard 51"]


@rule("MIC-063", "MIC-A11", "MIC-T23")
def test_a_guard_may_not_empty_a_barracks_into_a_full_foundation(start: Start) -> None:
    trial = guard_beside(start, "59 10", army=9, full="59")
    assert trial.state.seat_to_act() == 1
    assert trial.table()["anthills"][0]["army"] == 9
    assert trial.table()["anthills"][0]["full"] == ["59"]


@rule("MIC-063", "MIC-A11", "MIC-D04")
def test_a_guard_offers_only_what_keeps_the_army_within_ten(start: Start) -> None:
    trial = guard_beside(start, "59 46", army=7, full="59")
    assert trial.choices() == ["guard 59", "guard 46", "guard 59 46"]


@rule("MIC-A12")
def test_a_guard_may_leave_all_as_it_is(start: Start) -> None:
    trial = guard_beside(start, "51 56", army=3, full="51")
    events = trial.do("guard 51")
    assert [event.kind for event in events] == ["guard_rests"]
    assert trial.state.army[0] == 3


@rule("MIC-A12")
def test_a_guard_begins_with_the_barracks_as_they_are(start: Start) -> None:
    trial = guard_beside(start, "51 56", army=3, full="51")
    assert trial.game.picked_first(trial.state) == ("barracks-51",)
    trial.do("guard none")
    assert trial.game.picked_first(trial.state) == ()


@rule("MIC-074", "MIC-A12")
def test_a_guard_may_fill_a_barracks_that_was_once_refused(start: Start) -> None:
    trial = start([5, 5], tiles=["08", "09"], round=2, row="46 02 42 03 04")
    trial.do("take 1", "right", "leave barracks")
    trial.do("take 1", "right")
    trial.do("take 1", "right")
    assert trial.choices() == ["guard none", "guard 46"]


@rule("MIC-A12")
def test_a_guard_may_man_the_barracks_on_her_own_tile(with_tiles: WithTiles) -> None:
    start = with_tiles({"42": {"segments": ["L1 R1: guard"], "barracks": 2}})
    trial = leader_builds(start, "42", [5, 5])
    trial.do("first guard")
    assert trial.choices() == ["guard none", "guard 42"]


def test_a_barracks_that_the_guard_has_filled_is_not_filled_again(with_tiles: WithTiles) -> None:
    start = with_tiles({"42": {"segments": ["L1 R1: guard"], "barracks": 2}})
    trial = leader_builds(start, "42", [5, 5])
    trial.do("first guard", "guard 42")
    assert trial.state.seat_to_act() == 1
    assert trial.state.army[0] == 3
    assert trial.game.pieces(trial.state)["soldiers"] == 45


# --- architect ---


@rule("MIC-064")
def test_an_architect_brings_a_marker(start: Start) -> None:
    trial = leader_builds(start, "33", [5, 5])
    assert list(trial.state.architects) == [1, 0]
    assert trial.state.spare_architects == 1


@rule("MIC-064", "MIC-A15")
@pytest.mark.parametrize("markers", [[2, 0], [1, 1], [0, 2]])
def test_when_no_marker_is_left_there_is_nothing_instead(start: Start, markers: list[int]) -> None:
    trial = leader_builds(start, "33", [5, 5], architects=markers)
    assert list(trial.state.architects) == markers
    assert list(trial.state.army) == [5, 5]


@rule("MIC-A15")
def test_one_player_may_own_both_markers(start: Start) -> None:
    assert list(leader_builds(start, "33", [5, 5], architects=[1, 0]).state.architects) == [2, 0]


@rule("MIC-067", "MIC-A15")
def test_a_marker_handed_in_can_be_gained_again(start: Start) -> None:
    trial = start([5, 5], row="01 33 02 03 04 05 06", architects=[2, 0])
    trial.do("take 2 marker")
    assert list(trial.state.architects) == [2, 0]


@rule("MIC-065", "MIC-A17")
def test_a_marker_helps_from_the_next_turn_on(start: Start) -> None:
    trial = start([0, 5], row="33 01 02 03 04 05 06")
    assert trial.choices() == ["take 1"]
    trial.do("take 1")
    assert trial.state.seat_to_act() == 1
    trial.do("take 1")
    assert trial.choices() == ["take 1", *[f"take {index} marker" for index in range(2, 6)]]


# --- barracks ---


@rule("MIC-069", "MIC-071", "MIC-D03", "MIC-T24")
@pytest.mark.parametrize("army", [0, 2])
def test_an_army_below_the_capacity_is_not_asked(start: Start, army: int) -> None:
    trial = leader_builds(start, "56", [army, 5])
    assert trial.state.seat_to_act() == 1
    assert trial.state.garrisoned(0) == 0


@rule("MIC-069", "MIC-070", "MIC-D03", "MIC-T24")
@pytest.mark.parametrize(("choice", "army", "garrison"), [("fill barracks", 0, 3), ("leave barracks", 3, 0)])
def test_a_large_enough_army_may_fill_the_barracks_or_not(
    start: Start, choice: str, army: int, garrison: int
) -> None:
    trial = leader_builds(start, "56", [3, 5])
    assert trial.choices() == ["leave barracks", "fill barracks"]
    trial.do(choice)
    assert trial.state.army[0] == army
    assert trial.state.garrisoned(0) == garrison
    assert trial.state.seat_to_act() == 1


@rule("MIC-069")
@pytest.mark.parametrize(("tile", "capacity"), [("46", 1), ("51", 2), ("56", 3), ("59", 4)])
def test_a_barracks_takes_exactly_its_capacity(start: Start, tile: str, capacity: int) -> None:
    trial = leader_builds(start, tile, [5, 5])
    trial.do("fill barracks")
    assert trial.state.army[0] == 5 - capacity


@rule("MIC-074", "MIC-A30")
def test_without_a_guard_a_barracks_stays_as_it_is(start: Start) -> None:
    trial = start([5, 5], tiles=["46 51", "08 09"], full=["46"], round=3, row="01 02 03")
    trial.do("take 1")
    assert trial.choices() == ["left", "right"]
    trial.do("right")
    assert trial.state.seat_to_act() == 1
    assert trial.table()["anthills"][0]["full"] == ["46"]


# --- several effects on one tile ---

NURSE_AND_BARRACKS = {"31": {"segments": ["L1: nurse"], "eggs": 1, "barracks": 3}}


@rule("MIC-A13", "MIC-D05")
def test_the_player_chooses_which_effect_comes_first(with_tiles: WithTiles) -> None:
    trial = leader_builds(with_tiles(NURSE_AND_BARRACKS), "31", [2, 5])
    assert trial.state.seat_to_act() == 0
    assert trial.choices() == ["first nurse", "first barracks"]


@rule("MIC-A13", "MIC-D05")
def test_the_nurse_first_lets_the_barracks_be_filled(with_tiles: WithTiles) -> None:
    trial = leader_builds(with_tiles(NURSE_AND_BARRACKS), "31", [2, 5])
    trial.do("first nurse", "fill barracks")
    assert trial.state.army[0] == 0


@rule("MIC-A13", "MIC-D05")
def test_the_barracks_first_is_too_early_for_the_nurse(with_tiles: WithTiles) -> None:
    trial = leader_builds(with_tiles(NURSE_AND_BARRACKS), "31", [2, 5])
    trial.do("first barracks")
    assert trial.state.seat_to_act() == 1
    assert trial.state.army[0] == 3
    assert trial.state.garrisoned(0) == 0


@rule("MIC-D05")
def test_three_effects_are_ordered_one_by_one(with_tiles: WithTiles) -> None:
    segments = ["L1: nurse architect officer"]
    trial = leader_builds(with_tiles({"31": {"segments": segments, "eggs": 2}}), "31", [5, 5])
    assert trial.choices() == ["first nurse", "first architect", "first officer"]
    trial.do("first officer")
    assert trial.choices() == ["first nurse", "first architect"]
    trial.do("first architect")
    assert trial.state.seat_to_act() == 1
    assert trial.state.army[0] == 7
    assert trial.state.architects[0] == 1


@rule("MIC-A14", "MIC-D05")
def test_effects_that_are_alike_are_one_choice(with_tiles: WithTiles) -> None:
    segments = ["L1: nurse nurse architect"]
    trial = leader_builds(with_tiles({"31": {"segments": segments, "eggs": 1}}), "31", [5, 5])
    assert trial.choices() == ["first nurse", "first architect"]
    trial.do("first nurse")
    assert trial.choices() == ["first nurse", "first architect"]
    trial.do("first architect")
    assert trial.state.seat_to_act() == 1
    assert trial.state.army[0] == 7


@rule("MIC-A14")
def test_two_nurses_hatch_one_after_the_other(with_tiles: WithTiles) -> None:
    start = with_tiles({"31": {"segments": ["L1: nurse", "R1: nurse"], "eggs": 2}})
    assert leader_builds(start, "31", [5, 5]).state.army[0] == 9


@rule("MIC-A14")
def test_two_architects_bring_two_markers(with_tiles: WithTiles) -> None:
    start = with_tiles({"33": ["L1: architect architect"]})
    assert leader_builds(start, "33", [5, 5]).state.architects[0] == 2


@rule("MIC-A14")
def test_two_guards_move_soldiers_twice(with_tiles: WithTiles) -> None:
    start = with_tiles({"42": ["L1: guard guard"]})
    trial = guard_beside(start, "51 56", army=3)
    trial.do("guard 56")
    assert trial.state.seat_to_act() == 0
    trial.do("guard 51")
    assert trial.table()["anthills"][0]["full"] == ["51"]
    assert trial.state.army[0] == 1
    assert trial.state.seat_to_act() == 1
