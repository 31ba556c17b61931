"""Hives and their points, the end of a turn and of the match, the colonies, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

HOME = ["breeding FCCOCC 1,0", "meadow MMMMMM 2,0", "honey CCCCCO 0,-1", "hive COCCCC -1,1"]
OPEN = {"meadow": "MMMMMM", "hive": "OCCCCC", "breeding": "OCCFCC", "honey": "OCCCCC"}
# One stack has run out; the honey rooms will be the second when their open tile is replaced.
LAST = {
    "open": {"meadow": "MMMMMM", "hive": "OCCFCC", "breeding": "OCCCCC"},
    "stacks": {"meadow": ["MMMMMM"], "hive": ["OCCOCC"], "breeding": [], "honey": ["OCCCCC"]},
    "decision": "drones",
    "laid": 1,
}


def points(trial: Any) -> list[int]:
    return [int(p) for p in trial.state.track.points]


def finish(start: Any, *args: Any, **rest: Any) -> Any:
    """A match that is over."""
    trial = start(*args, **LAST, **rest)
    trial.do("next type")
    assert trial.state.is_over()
    return trial


# Hives


@rule("KBA-008", "KBA-111", "KBA-112", "KBA-A26")
def test_a_closed_hive_gives_a_point_for_each_tile(start: Any) -> None:
    trial = start(HOME[:3], ["0 queen 1,0"], open=OPEN, turn=1)
    events = trial.do("lay hive -1,1 turn 1", "put nothing")
    assert points(trial) == [6, 2]
    assert {"tiles": 4, "points": 4, "owners": 1} in [event.facts for event in events]
    empty = start(HOME[:3], [], open=OPEN, turn=1)
    empty.do("lay hive -1,1 turn 1", "put nothing")
    assert points(empty) == [2, 2]
    # Open brood on the tile keeps the hive unfinished: worth nothing.
    longer = start(HOME[:3], ["0 queen 1,0"], open={**OPEN, "hive": "OCCOCC"}, turn=1)
    longer.do("lay hive -1,1 turn 1", "put nothing")
    assert points(longer) == [2, 2]


@rule("KBA-116", "KBA-A03")
def test_one_tile_alone_can_be_a_hive(start: Any) -> None:
    trial = start(open={**OPEN, "hive": "OCCCCC"})
    # Its one open side lies against the flight hole of the start tile.
    trial.do("lay hive 1,-1 turn 4", "put queen")
    assert points(trial) == [3, 2]


@rule("KBA-113", "KBA-114")
def test_shares_are_rounded_up_and_markers_stacked(start: Any) -> None:
    bees = ["0 queen 1,0", "1 queen 0,-1", "2 queen 0,0"]
    trial = start(HOME[:3], bees, seats=3, open=OPEN, turn=1)
    trial.do("lay hive -1,1 turn 1", "put nothing")
    # A third of 4, rounded up; the player whose turn it is moves first and lies lowest.
    assert points(trial) == [4, 4, 4]
    assert trial.game.view(trial.state)["table"]["track"] == {"4": [1, 2, 0]}


@rule("KBA-117")
def test_a_hive_scores_once(start: Any) -> None:
    trial = start(HOME, ["0 queen 1,0"], open=OPEN)
    trial.do("lay meadow 3,0 turn 0", "put nothing")
    assert points(trial) == [2, 2]


@rule("KBA-112", "KBA-111")
def test_one_tile_can_finish_two_hives(start: Any) -> None:
    # Between the hive of the start tile and another one, both open to the space -1,1.
    board = [*HOME[:3], "meadow MMMMMM -1,0", "hive OCCCCC -2,1"]
    trial = start(board, ["0 queen 1,0", "1 queen -2,1"], open={**OPEN, "hive": "CCCCCF"})
    trial.do("lay hive -1,1 turn 5", "put nothing")
    assert points(trial) == [5, 3]
    assert [trial.state.seat_to_act(), trial.choices()] == [0, ["take q1", "leave q1"]]
    trial.do("leave q1")
    assert trial.state.seat_to_act() == 1


# The end of a turn


@rule("KBA-105", "KBA-106", "KBA-A06", "KBA-D12")
def test_stacks_open_a_tile_where_one_was_taken(start: Any) -> None:
    stacks = {
        "meadow": ["MMMMMM"] * 2,
        "hive": ["OCCOCC"] * 2,
        "breeding": ["OCCFCC"] * 2,
        "honey": ["OCCOCC"] * 2,
    }
    trial = start(open=OPEN, stacks=stacks)
    trial.do("lay honey 1,0 turn 3", "put nothing")
    assert trial.state.seat_to_act() == 1
    assert trial.table()["open"] == {"meadow": "M", "hive": "H1a", "breeding": "R1b", "honey": "Y2a"}
    assert {s: len(tiles) for s, tiles in trial.table()["stacks"].items()} == {
        "meadow": 2, "hive": 2, "breeding": 2, "honey": 1,
    }  # fmt: skip


@rule("KBA-A05", "KBA-A07")
def test_an_empty_stack_leaves_its_place_empty(start: Any) -> None:
    stacks = {"meadow": ["MMMMMM"] * 2, "hive": ["OCCOCC"] * 2, "breeding": ["OCCFCC"] * 2, "honey": []}
    trial = start(open=OPEN, stacks=stacks)
    trial.do("lay honey 1,0 turn 3", "put nothing")
    assert trial.table()["open"]["honey"] is None
    assert not trial.state.is_over()
    assert trial.refusal("lay honey 0,-1 turn 0").rule == "KBA-A05"


@rule("KBA-107", "KBA-A07")
def test_the_match_is_over_when_a_second_stack_opens_its_last_tile(start: Any) -> None:
    trial = finish(start, HOME, ["0 queen 1,0"])
    assert trial.table()["open"]["honey"] == "Y1a"
    assert trial.choices() == []
    assert trial.refusal("next type").rule == "KBA-107"
    # Both can run out in one refill: the second one ends the match at once.
    both = {**LAST, "open": {"hive": "OCCFCC", "meadow": "MMMMMM"}}
    both["stacks"] = {"meadow": ["MMMMMM"], "hive": ["OCCOCC"], "breeding": ["OCCCCC"], "honey": ["OCCCCC"]}
    trial = start(HOME, ["0 queen 1,0"], **both)
    trial.do("next type")
    assert trial.state.is_over()


# Points at the end


@rule("KBA-006", "KBA-007", "KBA-108", "KBA-118")
def test_hives_honey_and_colony_make_the_total(start: Any) -> None:
    trial = finish(start, HOME, ["1 worker 2,0"], players=[{"hives": 3, "jar": 2}, {"hives": 4}])
    assert trial.state.scores() == [7, 8]
    assert trial.state.winners() == [1]
    rows = trial.game.score_sheet(trial.state).rows
    sheet = {row.key: list(row.points) for row in rows}
    assert sheet == {"start": [2, 2], "hives": [3, 4], "lost": [0, 0], "honey": [2, 0], "colony": [0, 2]}
    told = [trial.game.phrases.say(because.key, because.args, "en") for because in rows[-1].because]
    assert told == ["0 bees on the board; 1 player has more", "1 bee on the board; nobody has more"]


@rule("KBA-119", "KBA-120", "KBA-121", "KBA-122", "KBA-123", "KBA-124", "KBA-A45")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([1, 0], [2, 0]), ([1, 1], [2, 2]), ([0, 0], [2, 2]), ([2, 1, 0], [3, 1, 0]), ([1, 2, 1], [1, 3, 1]),
        ([2, 2, 1], [3, 3, 0]), ([3, 2, 1, 0], [4, 2, 1, 0]), ([1, 2, 2, 0], [1, 4, 4, 0]),
        ([0, 3, 0, 0], [2, 4, 2, 2]),
    ],
)  # fmt: skip
def test_colonies_are_ranked_by_their_bees(start: Any, counts: list[int], expected: list[int]) -> None:
    board = ["meadow MMMMMM 1,-1", "meadow MMMMMM 2,-2", "meadow MMMMMM 3,-3", "meadow MMMMMM 4,-4"]
    places = ["1,-1", "2,-2", "3,-3", "4,-4"]
    kinds = ("worker", "drone", "worker")
    bees = [f"{s} {kinds[n]} {places[s]}" for s, count in enumerate(counts) for n in range(count)]
    # The egg of seat 0 counts for nothing.
    trial = finish(start, [*board, "breeding CCCOCC 1,0"], [*bees, "0 egg 1,0"], seats=len(counts))
    assert trial.points("colony") == expected


# Ties


@rule("KBA-109", "KBA-A46")
def test_among_equals_the_larger_unfinished_hive_decides(start: Any) -> None:
    # Seat 0 is in an unfinished hive of 1 tile, seat 1 in one of 3; the finished ones of others do not count.
    board = ["hive OCCOCC 1,0", "honey CCOCCO 0,-1", "meadow MMMMMM -1,0", "hive COCCOC -2,0"]
    trial = finish(start, board, ["0 queen -2,0", "1 queen 1,0"], players=[{"hives": 3}, {"hives": 3}])
    assert trial.state.scores() == [7, 7]
    assert trial.state.winners() == [1]
    two = ["0 queen -2,0", "0 queen 1,0", "1 queen 0,-1", "1 worker 0,-1"]
    shared = finish(start, board, two, players=[{"hives": 3}, {"hives": 3}])
    # The larger of two hives counts, and a shared one counts in full for each: the markers have to decide.
    assert shared.state.scores() == [7, 7]
    assert shared.state.winners() == [0]


@rule("KBA-110")
def test_then_the_marker_that_is_further_or_lower(start: Any) -> None:
    players = [{"hives": 3}, {"hives": 2, "jar": 1}]
    assert finish(start, HOME, [], players=players).state.winners() == [0]
    equal = [{"hives": 3}, {"hives": 3}]
    assert finish(start, HOME, [], players=equal, track=[1, 0]).state.winners() == [1]
    assert finish(start, HOME, [], players=equal, track=[0, 1]).state.winners() == [0]


@rule("KBA-A46")
def test_markers_that_never_moved_share_the_victory(start: Any) -> None:
    assert finish(start, HOME, [], seats=3).state.winners() == [0, 1, 2]
    moved = finish(start, HOME, [], players=[{"hives": 1, "lost": 1}, {}], track=[1, 0])
    assert moved.state.winners() == [1]
