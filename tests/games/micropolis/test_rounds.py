"""Turns, rounds, refills and who leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MicropolisState]]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def end_of_cycle(start: Start, armies: list[int], **rest: Any) -> Trial[MicropolisState]:
    """Three seats, and the last turn before the row is refilled belongs to seat 2."""
    tiles = ["08 09", "10 11", "12"]
    return start(armies, tiles=tiles, round=2, turn=3, row="- - - - - 01 02", **rest)


def first_choices(trial: Trial[MicropolisState]) -> list[Event]:
    """A whole match in which everybody always takes the first choice, which is the free tile."""
    events: list[Event] = []
    while not trial.state.is_over():
        events += trial.do(trial.choices()[0])
    return events


@rule("MIC-021")
@pytest.mark.parametrize("leader", range(4))
def test_the_turn_passes_clockwise_from_the_leader(start: Start, leader: int) -> None:
    trial = start([5, 5, 5, 5], leader=leader, row="01 02 03 04 05 06 07")
    order = []
    for _ in range(4):
        order.append(int(trial.state.seat_to_act()))
        trial.do("take 1")
    assert order == [(leader + step) % 4 for step in range(4)]


@rule("MIC-005", "MIC-022", "MIC-051")
def test_the_one_marker_changes_hands_and_its_new_holder_begins(start: Start) -> None:
    trial = end_of_cycle(start, [5, 7, 5])
    assert trial.state.leader() == 0
    trial.do("take 1", "right")
    assert trial.state.leader() == 1
    assert trial.state.seat_to_act() == 1


@rule("MIC-020", "MIC-040", "MIC-052", "MIC-075", "MIC-A21", "MIC-T16")
@pytest.mark.parametrize(
    ("seats", "sizes", "refills", "new", "revealed", "left"),
    [
        (2, [5, 3, 1], [3, 6, 9], 6, 25, 5),
        (3, [4, 1], [2, 4, 6, 8], 6, 31, 1),
        (4, [3], [1, 2, 3, 4, 5, 6, 7, 8, 9], 4, 43, 3),
        (5, [2], [1, 2, 3, 4, 5, 6, 7, 8, 9], 5, 52, 2),
        (6, [1], [1, 2, 3, 4, 5, 6, 7, 8, 9], 6, 61, 1),
    ],
)
def test_the_row_is_refilled_by_schedule(
    micropolis: Game[MicropolisState],
    seats: int,
    sizes: list[int],
    refills: list[int],
    new: int,
    revealed: int,
    left: int,
) -> None:
    trial = Trial(micropolis, micropolis.setup(seats=seats, seed=1))
    events = first_choices(trial)
    turns, row, found = 0, 7, []
    for event in events:
        if event.kind == "place":
            turns, row = turns + 1, row - 1
        if event.kind == "place" and turns % seats == 0:
            assert row == sizes[(turns // seats - 1) % len(sizes)]
        if event.kind == "refill":
            assert event.facts["tiles"] == new
            found.append(turns // seats)
            row = 7
    assert turns == 10 * seats
    assert found == refills
    assert trial.state.stack_drawn == revealed
    assert trial.state.row_size == left
    assert list(trial.state.placed) == [10] * seats


@rule("MIC-041", "MIC-A19")
@pytest.mark.parametrize(
    "table",
    [
        {"armies": [5, 7], "tiles": ["08"], "turn": 2, "row": "- 02 03 04 05 06 07"},
        {"armies": [5, 7, 9], "tiles": ["08", "09"], "turn": 3, "row": "- - 03 04 05 06 07"},
    ],
)
def test_with_more_tiles_than_players_play_goes_straight_on(start: Start, table: dict[str, Any]) -> None:
    trial = start(**table)
    stack = trial.table()["stack"]
    events = trial.do("take 1")
    assert kinds(events) == ["take", "place"]
    assert trial.table()["stack"] == stack
    assert trial.state.leader() == trial.state.seat_to_act() == 0


@rule("MIC-042")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_four_or_more_every_round_ends_with_a_refill(start: Start, seats: int) -> None:
    row = ["01", "02", "03", "04", "05", "06", "07"]
    tiles = ["08", "09", "10", "11", "12", "13"][: seats - 1]
    trial = start([5] * seats, tiles=tiles, turn=seats, row=" ".join(row[seats - 1 :]))
    assert "refill" in kinds(trial.do("take 1"))


@rule("MIC-043")
def test_first_the_refill_then_the_leader_check(start: Start) -> None:
    events = end_of_cycle(start, [5, 7, 5]).do("take 1", "right")
    assert kinds(events) == ["take", "place", "refill", "new_leader"]


@rule("MIC-043", "MIC-045", "MIC-T08")
def test_four_players_with_three_tiles_left_get_four_new_ones(start: Start) -> None:
    trial = start([5, 5, 8, 5], tiles=["08", "09", "10"], turn=4, row="- - - 01 02 03 04")
    events = trial.do("take 1")
    assert kinds(events) == ["take", "place", "refill", "new_leader"]
    assert events[2].facts == {"tiles": 4}
    assert trial.state.row_size == 7
    assert trial.state.leader() == 2


@rule("MIC-030", "MIC-044")
def test_leftover_tiles_close_up_and_keep_their_soldiers(start: Start) -> None:
    trial = start(
        [5, 5, 8, 5],
        tiles=["08", "09", "10"],
        turn=4,
        row="01 - 02 - 03 - 04",
        soldiers=[1, 0, 0, 0, 3, 0, 2],
    )
    trial.do("take 2 soldiers")
    kept = [(place["tile"], place["soldiers"]) for place in trial.table()["row"][:3]]
    assert kept == [("01", 2), ("03", 3), ("04", 2)]


@rule("MIC-017", "MIC-045")
def test_new_tiles_come_in_the_order_of_the_stack_behind_the_others(start: Start) -> None:
    trial = end_of_cycle(start, [5, 7, 5])
    stack = trial.table()["stack"]
    trial.do("take 1", "right")
    row = trial.table()["row"]
    assert [place["tile"] for place in row] == ["02", *stack[:6]]
    assert [place["soldiers"] for place in row] == [0] * 7


@rule("MIC-046", "MIC-072")
def test_soldiers_in_barracks_do_not_count_for_the_lead(start: Start) -> None:
    trial = start(
        [5, 6, 2], tiles=["08 09", "10 11", "59"], full=["", "", "59"], round=2, turn=3, row="01 02"
    )
    trial.do("take 1", "right")
    assert trial.state.leader() == 1


@rule("MIC-047", "MIC-049", "MIC-T25")
def test_a_leader_with_more_than_everybody_else_stays(start: Start) -> None:
    trial = start([7, 6], tiles=["08 09 10", "11 12"], round=3, turn=2, row="01 02")
    assert kinds(trial.do("take 1", "right"))[-1] == "keep_leader"
    assert trial.state.leader() == 0


@rule("MIC-047")
def test_the_only_largest_army_gets_the_marker(start: Start) -> None:
    trial = end_of_cycle(start, [5, 5, 6])
    trial.do("take 1", "right")
    assert trial.state.leader() == 2


@rule("MIC-048", "MIC-050", "MIC-A20", "MIC-D06", "MIC-T25")
@pytest.mark.parametrize("armies", [[6, 6, 6], [4, 6, 6]])
@pytest.mark.parametrize(("choice", "seat"), [("leader b", 1), ("leader c", 2)])
def test_the_leader_names_one_of_the_others_in_the_tie(
    start: Start, armies: list[int], choice: str, seat: int
) -> None:
    trial = end_of_cycle(start, armies)
    trial.do("take 1", "right")
    assert trial.state.seat_to_act() == 0
    assert trial.choices() == ["leader b", "leader c"]
    trial.do(choice)
    assert trial.state.leader() == trial.state.seat_to_act() == seat


@rule("MIC-049", "MIC-050", "MIC-D06", "MIC-T25")
def test_with_one_other_in_the_tie_the_marker_goes_there_unasked(start: Start) -> None:
    trial = end_of_cycle(start, [6, 6, 5])
    trial.do("take 1", "right")
    assert trial.state.leader() == trial.state.seat_to_act() == 1
    assert trial.choices()[0] == "take 1"


@rule("MIC-A21")
def test_a_row_as_long_as_the_table_would_be_played_on(start: Start) -> None:
    state = start([5, 5, 5]).state
    assert [state.is_row_refilled(1, size) for size in (2, 3, 4)] == [True, False, False]


LAST_ROUND = {
    "tiles": ["01 02 03 04 05 06 07 08 09 10", "11 12 13 14 15 16 17 18 19"],
    "round": 10,
    "turn": 2,
    "row": "- 20 21 22 23 24 25",
}


@rule("MIC-075")
def test_the_match_ends_when_all_anthills_have_ten_tiles(start: Start) -> None:
    trial = start([5, 7], **LAST_ROUND)
    assert not trial.state.is_over()
    assert trial.state.winners() == []
    trial.do("take 1")
    assert trial.state.is_over()
    assert list(trial.state.placed) == [10, 10]
    assert trial.choices() == []


@rule("MIC-076", "MIC-A22")
def test_after_the_last_round_nothing_is_refilled_and_the_marker_stays(start: Start) -> None:
    nine = [
        "01 02 03 04 05 06 07 08 09 10",
        "11 12 13 14 15 16 17 18 19 20",
        "21 22 23 24 25 26 27 28 29 30",
        "31 32 33 34 35 36 37 38 39",
    ]
    trial = start([5, 5, 5, 9], tiles=nine, round=10, turn=4, row="- - - 40 41 42 43")
    events = trial.do("take 1")
    assert {"refill", "new_leader"}.isdisjoint(kinds(events))
    assert trial.state.row_size == 3
    assert trial.state.leader() == 0
