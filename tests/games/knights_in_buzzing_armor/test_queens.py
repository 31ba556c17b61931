"""Queens: eggs, the flight rule, and who stays in a finished hive."""

from __future__ import annotations

from typing import Any

from insectarium.testing import rule

HOME = ["breeding FCCOCC 1,0", "meadow MMMMMM 2,0", "honey CCCCCO 0,-1", "hive COCCCC -1,1"]
# A hive with its one open side at 0,-1, and beyond that space another one: a tile OCCOCC joins and finishes.
APART = [
    "hive FCCOCC 1,0", "hive COCCCC -1,1", "meadow MMMMMM 1,-1", "meadow MMMMMM 1,-2", "breeding CCCCCO 0,-2",
]  # fmt: skip
JOIN = "lay hive 0,-1 turn 2"
OPEN = {"meadow": "MMMMMM", "hive": "OCCOCC", "breeding": "OCCFCC", "honey": "OCCCCC"}


def at(trial: Any, seat: int, name: str) -> list[int] | None:
    """Where a bee is; None for one that is not on the board."""
    bee = trial.table()["players"][seat]["bees"].get(name)
    return bee["at"] if bee else None


def points(trial: Any) -> list[int]:
    return [int(p) for p in trial.state.track.points]


# Eggs


@rule("KBA-051", "KBA-068", "KBA-D06")
def test_a_queen_lays_an_egg_in_a_breeding_room(start: Any) -> None:
    trial = start(HOME, ["0 queen 0,0"], decision="queens")
    assert trial.refusal("egg q1").rule == "KBA-068"
    trial.do("fly q1 1,0", "egg q1")
    assert at(trial, 0, "e1") == [1, 0]
    here = start(HOME, ["0 queen 1,0"], decision="queens")
    here.do("egg q1", "fly q1 0,0")
    assert at(here, 0, "q1") == [0, 0]
    assert here.choices() == ["next type"]


@rule("KBA-069", "KBA-070", "KBA-A17")
def test_a_room_holds_one_egg_and_the_hand_must_have_one(start: Any) -> None:
    full = start(HOME, ["0 queen 1,0", "0 egg 1,0"], decision="queens")
    assert full.refusal("egg q1").rule == "KBA-069"
    none = start(HOME, ["0 queen 1,0"], players=[{"supply": ["e1", "e2", "q2"]}], decision="queens")
    assert none.refusal("egg q1").rule == "KBA-070"
    worker = start(HOME, ["0 worker 1,0"], decision="workers")
    assert worker.refusal("egg w1").rule == "KBA-068"


# The flight rule


@rule("KBA-042", "KBA-043", "KBA-045", "KBA-A19", "KBA-A21", "KBA-A22", "KBA-D03")
def test_without_a_free_hive_a_queen_goes_home_before_the_hive_scores(start: Any) -> None:
    trial = start(APART, ["0 queen 1,0", "0 queen 0,-2"], turn=1, open=OPEN)
    events = trial.do(JOIN, "put nothing")
    assert [event.kind for event in events] == ["lay", "meet"]
    assert trial.state.seat_to_act() == 0
    assert trial.choices() == ["home q1", "home q2"]
    assert points(trial) == [2, 2]
    assert trial.refusal("out q1 -1,1").rule == "KBA-045"
    assert trial.refusal("stop laying").rule == "KBA-042"
    events = trial.do("home q2")
    assert [event.kind for event in events] == ["go_home", "hive"]
    assert points(trial) == [7, 2]
    assert trial.choices() == ["take q1", "leave q1"]


@rule("KBA-044", "KBA-A19", "KBA-A20")
def test_with_free_hives_a_queen_must_fly_to_one_of_them(start: Any) -> None:
    # Beyond the flight hole of 1,0 lies a hive of its own, and one more behind the meadows.
    board = [*APART, "hive OCCOCC 2,0", "hive CCCOCC 3,0"]
    trial = start(board, ["0 queen 1,0", "0 queen 0,-2", "1 worker 3,0"], open=OPEN)
    trial.do(JOIN, "put nothing")
    assert trial.choices() == ["out q1 2,0", "out q2 2,0"]
    assert trial.refusal("home q1").rule == "KBA-044"
    assert trial.refusal("out q1 3,0").rule == "KBA-A20"
    assert trial.refusal("out q1 0,0").rule == "KBA-044"
    assert trial.refusal("out q1 1,-1").rule == "KBA-044"
    assert trial.refusal("out w1 2,0").rule == "KBA-042"
    trial.do("out q2 2,0")
    assert at(trial, 0, "q2") == [2, 0]
    assert points(trial) == [7, 2]


@rule("KBA-044", "KBA-A20", "KBA-117")
def test_a_finished_hive_is_a_home_too_but_scores_no_more(start: Any) -> None:
    board = [*APART, "hive CCCFCC 2,0"]
    trial = start(board, ["0 queen 1,0", "0 queen 0,-2"], open=OPEN)
    trial.do(JOIN, "put nothing")
    assert trial.choices() == ["out q1 2,0", "out q2 2,0"]
    trial.do("out q1 2,0")
    # Only the joined hive scores; the finished one, which got a queen now, was finished before.
    assert points(trial) == [7, 2]
    assert trial.choices() == ["take q2", "leave q2"]


@rule("KBA-042", "KBA-A19", "KBA-A20")
def test_two_colours_part_in_turn_order(start: Any) -> None:
    board = [*APART[:-1], "breeding CCOCCO 0,-2", "hive CCCCCO 0,-3", "hive OCCOCC 2,0"]
    bees = ["0 queen 1,0", "0 queen 0,-2", "1 queen 0,0", "1 queen 0,-3"]
    trial = start(board, bees, open=OPEN, turn=1)
    trial.do(JOIN, "put nothing")
    assert trial.choices() == ["out q1 2,0", "out q2 2,0"]
    for seat in (0, 1):
        assert trial.game.view(trial.state, seat)["table"]["meeting"] == {"seat": 1, "homes": [7]}
    trial.do("out q1 2,0")
    # Now no hive is free for the queens of the other colour.
    assert trial.state.seat_to_act() == 0
    assert trial.choices() == ["home q1", "home q2"]
    trial.do("home q1")
    assert points(trial) == [5, 5]
    assert trial.state.seat_to_act() == 1


@rule("KBA-046", "KBA-114")
def test_queens_of_different_colours_stay_and_share(start: Any) -> None:
    trial = start(APART, ["0 queen 1,0", "1 queen 0,-2"], turn=1, open=OPEN)
    trial.do(JOIN, "put nothing")
    assert points(trial) == [5, 5]
    assert (at(trial, 0, "q1"), at(trial, 1, "q1")) == ([1, 0], [0, -2])


# Finished hives


@rule("KBA-115", "KBA-A23", "KBA-A22", "KBA-D04")
def test_owners_decide_in_turn_order_who_stays(start: Any) -> None:
    trial = start(APART, ["0 queen 1,0", "1 queen 0,-2"], turn=1, open=OPEN)
    trial.do(JOIN, "put nothing")
    assert trial.state.seat_to_act() == 1
    assert trial.choices() == ["take q1", "leave q1"]
    assert trial.refusal("take q2").rule == "KBA-A23"
    assert trial.refusal("stop laying").rule == "KBA-115"
    trial.do("leave q1")
    assert trial.state.seat_to_act() == 0
    trial.do("take q1")
    assert (at(trial, 0, "q1"), at(trial, 1, "q1")) == (None, [0, -2])
    assert points(trial) == [5, 5]
    assert trial.refusal("take q1").rule == "KBA-115"
    assert trial.refusal("home q1").rule == "KBA-042"


@rule("KBA-A24")
def test_a_queen_taken_back_may_come_with_a_later_tile(start: Any) -> None:
    players = [{"pollen": 1, "supply": ["q2"]}]
    trial = start(APART, ["0 queen 1,0"], open=OPEN, players=players)
    trial.do(JOIN, "put nothing", "take q1", "lay honey 2,0 turn 3")
    assert "put queen" in trial.choices()
    stays = start(APART, ["0 queen 1,0"], open=OPEN, players=players)
    stays.do(JOIN, "put nothing", "leave q1", "lay honey 2,0 turn 3")
    assert "put queen" not in stays.choices()


@rule("KBA-A25", "KBA-117")
def test_a_queen_who_stays_lays_eggs_and_is_fed(start: Any) -> None:
    trial = start(HOME, ["0 queen 1,0", "0 worker 1,0 honey"], decision="queens")
    trial.do("egg q1", "next type", "feed w1")
    assert trial.points("honey") == [1, 0]
    assert trial.points("hives") == [0, 0]
