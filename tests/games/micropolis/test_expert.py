"""The expert game: two anthills each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Micropolis = Game[MicropolisState]
Start = Callable[..., Trial[MicropolisState]]
WithTiles = Callable[..., Start]

EXPERT = {"expert": True}
ROW = "01 02 03 04 05 06 07"
TENS = [" ".join(f"{number:02}" for number in range(first, first + 10)) for first in range(1, 61, 10)]


def ants(number: int) -> list[str]:
    """A tile with so many workers in one closed chamber."""
    return ["closed:" + " worker" * number]


def expert(start: Start, armies: list[int], **rest: Any) -> Trial[MicropolisState]:
    """Armies of A1 A2 B1 B2, with three seats also C1 C2; the marker is at A1 unless `leader` differs."""
    return start(armies, expert=True, **rest)


def end_of_cycle(start: Start, armies: list[int], **rest: Any) -> Trial[MicropolisState]:
    """Three seats after their second round but for the last turn, which C takes for free."""
    tiles = ["08 09", "", "10 11", "", "12", ""]
    trial = expert(start, armies, tiles=tiles, round=2, turn=3, row="01 02", **rest)
    trial.do("take 1 anthill 2")
    return trial


def finished(start: Start, armies: list[int], **rest: Any) -> Trial[MicropolisState]:
    return expert(start, armies, **{"tiles": TENS[: len(armies)], "round": 21, **rest})


# --- setting up ---


@rule("MIC-096", "MIC-098", "MIC-099")
@pytest.mark.parametrize(("seats", "supply"), [(2, 25), (3, 15)])
def test_two_anthills_each_with_five_soldiers(micropolis: Micropolis, seats: int, supply: int) -> None:
    state = micropolis.setup(seats=seats, seed=1, options=EXPERT)
    assert list(state.army) == [5, 5] * seats
    assert state.supply == supply


@rule("MIC-096")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_more_than_three_cannot_play_the_expert_game(micropolis: Micropolis, seats: int) -> None:
    with pytest.raises(BadSetup, match=rf"^Option expert=true is for 2 or 3 seats, not {seats}\.$"):
        micropolis.setup(seats=seats, options=EXPERT)


@rule("MIC-096")
def test_the_expert_game_is_played_only_when_asked_for(micropolis: Micropolis) -> None:
    assert not micropolis.setup(seats=2, seed=1).expert


@rule("MIC-097")
def test_the_rest_of_the_setup_is_as_usual(micropolis: Micropolis) -> None:
    table = micropolis.to_position(micropolis.setup(seats=3, seed=1, options=EXPERT))
    assert len(table["row"]) == 7
    assert len(table["stack"]) == 54
    assert table["architects"] == [0, 0, 0]


@rule("MIC-100")
def test_chance_decides_who_begins(micropolis: Micropolis) -> None:
    starters = {micropolis.setup(seats=3, seed=seed, options=EXPERT).seat_to_act() for seed in range(30)}
    assert starters == {0, 1, 2}


@rule("MIC-101", "MIC-102", "MIC-D07")
@pytest.mark.parametrize(("choice", "hill"), [("marker b1", 2), ("marker b2", 3)])
def test_who_begins_puts_the_marker_at_one_of_two_anthills(start: Start, choice: str, hill: int) -> None:
    trial = expert(start, [5, 5, 5, 5], leader=2, decision={"kind": "place_marker"})
    assert trial.state.seat_to_act() == 1
    assert trial.choices() == ["marker b1", "marker b2"]
    trial.do(choice)
    assert trial.state.marker_hill == hill
    assert trial.state.leader() == trial.state.seat_to_act() == 1


@rule("MIC-101")
def test_an_expert_match_begins_with_the_marker(micropolis: Micropolis) -> None:
    state = micropolis.setup(seats=2, seed=1, options=EXPERT)
    assert micropolis.decision_kind(state) == "place_marker"


# --- rounds ---


@rule("MIC-103", "MIC-110", "MIC-114", "MIC-A33", "MIC-A43", "MIC-T17")
@pytest.mark.parametrize(
    ("seats", "sizes", "new", "revealed", "built"), [(2, [5, 3], 4, 43, 40), (3, [4, 1], 6, 61, 60)]
)
def test_the_row_is_refilled_after_every_second_round(
    micropolis: Micropolis, seats: int, sizes: list[int], new: int, revealed: int, built: int
) -> None:
    trial = Trial(micropolis, micropolis.setup(seats=seats, seed=1, options=EXPERT))
    turns, row, refills = 0, 7, []
    while not trial.state.is_over():
        for event in trial.do(trial.choices()[0]):
            if event.kind == "place":
                turns, row = turns + 1, row - 1
            if event.kind == "place" and turns % seats == 0:
                assert row == sizes[(turns // seats - 1) % 2]
            if event.kind == "refill":
                assert event.facts["tiles"] == new
                refills.append(turns // seats)
                row = 7
    assert turns == built == 20 * seats
    assert refills == [2, 4, 6, 8, 10, 12, 14, 16, 18]
    assert trial.state.stack_drawn == revealed
    assert list(trial.state.placed) == [10, 10] * seats


@rule("MIC-103")
def test_the_leader_stays_for_two_rounds(start: Start) -> None:
    trial = expert(start, [5, 5, 9, 9], tiles=["08", "", "", ""], turn=2, row="- 02 03 04 05 06 07")
    trial.do("take 1 anthill 1")
    assert trial.state.leader() == trial.state.seat_to_act() == 0
    assert trial.state.row_size == 5


@rule("MIC-A43")
def test_two_experts_do_not_play_a_third_round_from_one_row(start: Start) -> None:
    """In the base game they would: three tiles are more than two players."""
    trial = expert(
        start, [5, 5, 5, 5], tiles=["08", "09", "10", ""], round=2, turn=2, row="- - - 01 02 03 04"
    )
    events = trial.do("take 1 anthill 2")
    assert events[2].kind == "refill"
    assert events[2].facts == {"tiles": 4}


# --- taking and building ---


@rule("MIC-104", "MIC-D08", "MIC-A41")
def test_each_anthill_can_reach_what_its_own_army_can_pay(start: Start) -> None:
    assert expert(start, [2, 0, 5, 5], row=ROW).choices() == [
        "take 1 anthill 1",
        "take 2 soldiers anthill 1",
        "take 3 soldiers anthill 1",
        "take 1 anthill 2",
    ]


@rule("MIC-104", "MIC-A41")
@pytest.mark.parametrize(("number", "armies"), [(1, [1, 4, 5, 5]), (2, [3, 2, 5, 5])])
def test_the_anthill_that_gets_the_tile_pays_for_it(start: Start, number: int, armies: list[int]) -> None:
    trial = expert(start, [3, 4, 5, 5], row=ROW)
    trial.do(f"take 3 soldiers anthill {number}")
    assert list(trial.state.army) == armies
    assert trial.table()["anthills"][number - 1]["tiles"] == ["03"]


@rule("MIC-A34")
def test_soldiers_on_the_tile_go_to_the_anthill_that_gets_it(start: Start) -> None:
    trial = expert(start, [3, 3, 5, 5], row=ROW, soldiers=[2])
    trial.do("take 1 anthill 2")
    assert list(trial.state.army) == [3, 5, 5, 5]


@rule("MIC-A35")
def test_a_marker_may_be_used_for_either_anthill(start: Start) -> None:
    trial = expert(start, [0, 0, 5, 5], row=ROW, architects=[1, 0])
    assert [words for words in trial.choices() if words.startswith("take 7")] == [
        "take 7 marker anthill 1",
        "take 7 marker anthill 2",
    ]
    trial.do("take 7 marker anthill 2")
    assert trial.table()["anthills"][1]["tiles"] == ["07"]
    assert trial.state.spare_architects == 2


@rule("MIC-105")
def test_one_anthill_may_run_far_ahead(start: Start) -> None:
    tiles = ["01 02 03 04 05 06", "", "11 12 13 14 15 16", ""]
    trial = expert(start, [5, 5, 5, 5], tiles=tiles, round=7)
    anthills = {words[-1] for words in trial.choices()}
    assert anthills == {"1", "2"}


@rule("MIC-106", "MIC-A42", "MIC-D08")
def test_a_complete_anthill_neither_gets_a_tile_nor_pays(start: Start) -> None:
    tiles = [TENS[0], "", TENS[1], ""]
    trial = expert(start, [9, 1, 5, 5], tiles=tiles, round=11, architects=[1, 0])
    assert trial.choices() == [
        "take 1 anthill 2",
        "take 2 soldiers anthill 2",
        *[f"take {index} marker anthill 2" for index in range(2, 8)],
    ]


@rule("MIC-A04", "MIC-106")
def test_each_anthill_begins_and_ends_without_a_choice_of_side(start: Start) -> None:
    nine = "01 02 03 04 05 06 07 08 09"
    tiles = [nine, "", "11 12 13 14 15 16 17 18 19", ""]
    for number in (1, 2):
        trial = expert(start, [5, 5, 5, 5], tiles=tiles, round=10, row="10 20 21 22 23")
        trial.do(f"take 1 anthill {number}")
        assert trial.state.seat_to_act() == 1


# --- effects ---


@rule("MIC-107", "MIC-A40")
def test_a_nurse_serves_the_anthill_she_is_built_in(start: Start) -> None:
    trial = expert(start, [9, 5, 5, 5], row="31 02 03 04 05 06 07")
    trial.do("take 1 anthill 2")
    assert list(trial.state.army) == [9, 8, 5, 5]


@rule("MIC-032", "MIC-A40")
def test_the_limit_of_ten_is_for_each_anthill(start: Start) -> None:
    trial = expert(start, [9, 5, 5, 5], row="31 02 03 04 05 06 07")
    trial.do("take 1 anthill 1")
    assert list(trial.state.army) == [10, 5, 5, 5]


@rule("MIC-107", "MIC-108", "MIC-A40")
def test_a_guard_moves_soldiers_only_within_her_anthill(start: Start) -> None:
    tiles = ["46", "51", "08 09", ""]
    trial = expert(start, [5, 5, 5, 5], tiles=tiles, full=["46", "51"], round=3, row="42 02 03 04 05 06 07")
    trial.do("take 1 anthill 1", "right")
    assert trial.choices() == ["guard none", "guard 46"]
    trial.do("guard none")
    assert list(trial.state.army) == [6, 5, 5, 5]


@rule("MIC-108", "MIC-A40")
def test_a_barracks_is_filled_from_its_own_anthill(start: Start) -> None:
    trial = expert(start, [3, 5, 5, 5], row="59 02 03 04 05 06 07")
    trial.do("take 1 anthill 1")
    assert trial.state.seat_to_act() == 1
    other = expert(start, [3, 5, 5, 5], row="59 02 03 04 05 06 07")
    other.do("take 1 anthill 2", "fill barracks")
    assert list(other.state.army) == [3, 1, 5, 5]


@rule("MIC-109", "MIC-T30")
@pytest.mark.parametrize(("before", "after"), [([3, 5], [2, 6]), ([0, 5], [0, 6])])
def test_an_officer_takes_from_the_anthill_at_the_marker(
    start: Start, before: list[int], after: list[int]
) -> None:
    trial = expert(start, [*before, 5, 5], leader=0, row="37 02 03 04 05 06 07")
    trial.do("take 1 anthill 2")
    assert list(trial.state.army) == [*after, 5, 5]


# --- who leads ---


@rule("MIC-111", "MIC-A38", "MIC-T29")
@pytest.mark.parametrize(
    ("armies", "hill"),
    [
        pytest.param([5, 5, 4, 4, 4, 4], 1, marks=rule("MIC-113")),
        pytest.param([5, 4, 4, 5, 4, 4], 3, marks=rule("MIC-112")),
        pytest.param([4, 6, 6, 4, 4, 4], 2, marks=rule("MIC-112", "MIC-A39")),
        pytest.param([5, 7, 6, 6, 6, 6], 1, marks=rule("MIC-A38")),
        pytest.param([7, 5, 6, 6, 6, 6], 0),
        pytest.param([6, 6, 6, 4, 4, 4], 2, marks=rule("MIC-112")),
        pytest.param([4, 4, 4, 4, 4, 8], 5),
    ],
)
def test_the_marker_goes_to_the_largest_army(start: Start, armies: list[int], hill: int) -> None:
    trial = end_of_cycle(start, armies)
    assert trial.state.marker_hill == hill
    assert trial.state.seat_to_act() == trial.state.leader() == hill // 2
    assert trial.choices()[0] == "take 1 anthill 1"


@rule("MIC-113")
def test_the_marker_switches_back_just_as_well(start: Start) -> None:
    assert end_of_cycle(start, [5, 5, 4, 4, 4, 4], leader=1).state.marker_hill == 0


@rule("MIC-D09", "MIC-A37", "MIC-T29")
def test_the_leader_chooses_among_tied_anthills_of_others(start: Start) -> None:
    trial = end_of_cycle(start, [4, 4, 6, 4, 4, 6])
    assert trial.state.seat_to_act() == 0
    assert trial.choices() == ["leader b1", "leader c2"]
    trial.do("leader c2")
    assert trial.state.marker_hill == 5
    assert trial.state.seat_to_act() == 2


@rule("MIC-A37", "MIC-D09")
def test_the_leader_names_the_anthill_not_only_its_owner(start: Start) -> None:
    trial = end_of_cycle(start, [6, 4, 6, 6, 4, 4])
    assert trial.choices() == ["leader b1", "leader b2"]
    trial.do("leader b2")
    assert trial.state.marker_hill == 3


# --- the end ---


@rule("MIC-114", "MIC-A33")
def test_the_match_ends_after_twenty_rounds(start: Start) -> None:
    tiles = [TENS[0], TENS[1], TENS[2], "31 32 33 34 35 36 37 38 39"]
    trial = expert(start, [5, 5, 5, 9], tiles=tiles, round=20, turn=2, row="40 41 42 43")
    events = trial.do("take 1 anthill 2")
    assert trial.state.is_over()
    assert "refill" not in [event.kind for event in events]
    assert trial.state.leader() == 0


@rule("MIC-115", "MIC-116")
def test_the_points_of_both_anthills_are_added(with_tiles: WithTiles) -> None:
    tiles = {"01": ants(3), "11": ants(4), "21": ants(2), "31": ["closed: fig"]}
    trial = finished(with_tiles(tiles, blank=True), [1, 2, 3, 4])
    assert trial.points("population") == [7, 2]
    assert trial.points("galleries") == [5, 0]
    assert trial.points("harvest") == [0, 2]
    assert trial.points("red_army") == [0, 5]
    assert trial.state.scores() == [12, 9]
    assert trial.state.winners() == [0]


@rule("MIC-115")
def test_galleries_do_not_run_from_one_anthill_to_the_other(with_tiles: WithTiles) -> None:
    tiles = {"10": ["R1: fig"], "11": ["L1: lemon"]}
    assert finished(with_tiles(tiles, blank=True), [1, 2, 3, 4]).points("harvest") == [4, 0]


@rule("MIC-A36")
def test_one_player_can_win_a_majority_with_both_anthills(with_tiles: WithTiles) -> None:
    trial = finished(with_tiles({"01": ants(5), "11": ants(5), "21": ants(4)}, blank=True), [6, 6, 6, 5])
    assert trial.points("galleries") == [10, 0]
    assert trial.points("red_army") == [10, 5]


@rule("MIC-117", "MIC-T31")
def test_among_equals_the_larger_single_army_wins(with_tiles: WithTiles) -> None:
    # A has the Red Army points, B as many ants more; both have a best gallery.
    tiles = {"01": ants(9), "21": ants(9), "22": ants(5)}
    trial = finished(with_tiles(tiles, blank=True), [1, 6, 4, 4])
    assert trial.state.scores()[0] == trial.state.scores()[1]
    assert trial.state.winners() == [0]


@rule("MIC-118")
def test_with_equal_largest_armies_the_victory_is_shared(with_tiles: WithTiles) -> None:
    trial = finished(with_tiles({}, blank=True), [6, 1, 2, 6])
    assert trial.state.scores() == [5, 5]
    assert trial.state.winners() == [0, 1]
