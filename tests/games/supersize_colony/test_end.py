"""Points for tunnels and nests, the target, the last turns, the bonus and ties."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

LINE = ["brood TENENE 0,0", "tunnel TEETEE 1,0", "tunnel TEETEE 2,0"]
WORKERS = ["0 queen 0,0", "0 worker 1,0", "0 worker 2,0"]


def points(trial: Any) -> list[int]:
    return [int(p) for p in trial.state.track.points]


@rule("SUP-010", "SUP-133", "SUP-134", "SUP-135", "SUP-136", "SUP-137", "SUP-138", "SUP-139", "SUP-143")
def test_a_manned_tunnel_scores_when_it_is_completed(start: Any) -> None:
    trial = start(LINE, WORKERS, players=[{"hand": ["F1a"]}])
    trial.do("lay f1a 3,0 turn 3")
    assert points(trial) == [5, 2]
    assert trial.points("tunnels") == [3, 0]
    unmanned = start(LINE, WORKERS[:2], players=[{"hand": ["F1a"]}])
    unmanned.do("lay f1a 3,0 turn 3")
    assert points(unmanned) == [2, 2]
    queenless = start(LINE, WORKERS[1:], players=[{"hand": ["F1a"]}])
    queenless.do("lay f1a 3,0 turn 3")
    assert points(queenless) == [2, 2]
    direct = start(["brood TENENE 0,0"], ["0 queen 0,0"], players=[{"hand": ["F1a"]}])
    direct.do("lay f1a 1,0 turn 3")
    assert points(direct) == [2, 2]


@rule("SUP-137", "SUP-139", "SUP-148")
def test_a_nest_tile_with_a_new_queen_may_complete_the_tunnel(start: Any) -> None:
    board = ["forest EEETEE 3,0", "tunnel TEETEE 2,0", "tunnel TEETEE 1,0"]
    trial = start(board, WORKERS[1:], players=[{"hand": ["N1f"]}])
    trial.do("lay n1f 0,0 turn 3", "put queen")
    assert points(trial) == [5, 2]


@rule("SUP-140", "SUP-A56", "SUC-A24")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_tunnel_tile_completes_nothing(start: Any, edition: str) -> None:
    board = [
        "brood TENENE 0,0",
        "tunnel TTETEE 1,0",
        "tunnel TEEETE 2,-1",
        "tunnel EEETET 3,-1",
        "forest EETTEE 3,0",
    ]
    trial = start(board, ["0 queen 0,0", "0 worker 1,0"], players=[{"hand": ["U2a"]}], edition=edition)
    before = points(trial)
    trial.do("lay u2a 2,0 turn 0")
    assert points(trial) == before
    assert trial.points("tunnels") == [0, 0]


@rule("SUP-141", "SUP-142", "SUP-144")
def test_rivals_complete_tunnels_and_all_connections_count(start: Any) -> None:
    board = ["forest EEETEE 3,0", "tunnel TEETEE 2,0", "tunnel TTETEE 1,0", "forest EEEETE 2,-1"]
    ants = ["0 worker 1,0", "0 worker 2,0"]
    trial = start(board, ants, players=[{"hand": ["N1f"]}])
    trial.do("lay n1f 0,0 turn 3", "put queen")
    assert points(trial) == [2 + 3 + 1, 2]
    rival = start(LINE, WORKERS, players=[{}, {"hand": ["F1a"]}], turn=1)
    rival.do("lay f1a 3,0 turn 3")
    assert points(rival) == [5, 2]
    assert [n for n in range(12) if rival.state.ants.type_of(n) == 1] == [2, 3, 4, 5, 6]


@rule("SUP-146", "SUP-147", "SUP-149", "SUP-150", "SUP-151", "SUP-152", "SUP-127")
def test_a_closed_nest_is_shared_by_those_with_most_queens(start: Any) -> None:
    board = ["brood TENENE 0,0", "nest EEEEEN 0,-1"]
    ants = ["0 queen 0,0", "1 queen 0,-1", "0 worker 0,0"]
    trial = start(board, ants, players=[{"hand": ["N1a", "N1a"], "food": 1}])
    trial.do("lay n1a -1,1 turn 1", "put nothing")
    assert points(trial) == [4, 4]
    assert [int(seat) for seat in trial.state.track.stack(4)] == [0, 1]
    assert list(trial.table()["players"][0]["ants"]) == ["w1"]
    assert trial.table()["players"][1]["ants"] == {}
    majority = start(board, ants, players=[{"hand": ["N1a"]}])
    majority.do("lay n1a -1,1 turn 1", "put queen")
    assert points(majority) == [5, 2]
    empty = start(board, ["0 worker 0,0"], players=[{"hand": ["N1a"]}])
    empty.do("lay n1a -1,1 turn 1", "put nothing")
    assert points(empty) == [2, 2]
    alone = start(["forest TEETEE 0,0"], ["0 worker 0,0"], players=[{"hand": ["N0a"]}])
    alone.do("lay n0a 1,0 turn 0", "put queen")
    assert points(alone) == [2, 2]


@rule("SUC-055")
def test_first_edition_nests_and_tunnels(start: Any) -> None:
    alone = start(["forest TEETEE 0,0"], ["0 worker 0,0"], players=[{"hand": ["N0a"]}], edition="first")
    alone.do("lay n0a 1,0 turn 0", "put queen")
    assert points(alone) == [1, 0]
    board = ["brood TENENE 0,0", "nest EEEEEN 0,-1"]
    brood = start(board, ["0 queen 0,0", "0 worker 0,0"], players=[{"hand": ["N1a"]}], edition="first")
    brood.do("lay n1a -1,1 turn 1", "put nothing")
    assert points(brood) == [4, 0]
    mixed = start(
        [*LINE, "nest ENEEEE -1,1"], ["0 queen 0,0", "1 queen -1,1", "0 worker 1,0", "1 worker 2,0"],
        players=[{"hand": ["F1a"]}], edition="first",
    )  # fmt: skip
    mixed.do("lay f1a 3,0 turn 3")
    assert points(mixed) == [2, 2]


@rule("SUC-A22")
def test_a_first_edition_tunnel_may_be_as_long_as_there_are_workers(start: Any) -> None:
    board = [*LINE, "tunnel TEETEE 3,0", "tunnel TEETEE 4,0", "tunnel ETETEE 5,0"]
    ants = ["0 queen 0,0", *(f"0 worker {q},0" for q in range(1, 6))]
    trial = start(board, ants, players=[{"hand": ["F1a"]}], edition="first", seats=3)
    trial.do("lay f1a 6,-1 turn 4")
    assert points(trial) == [6, 0, 0]


@rule("SUP-008", "SUP-125", "SUP-126", "SUP-128", "SUP-A06", "SUP-A07")
def test_at_fifteen_everybody_else_has_one_more_turn(start: Any) -> None:
    trial = start(
        LINE, WORKERS, players=[{"hand": ["F1a"], "nests": 10}, {"hand": ["U2b"]}, {"hand": ["U2c"]}], seats=3
    )
    events = trial.do("lay f1a 3,0 turn 3")
    assert points(trial)[0] == 15
    assert [event.kind for event in events if event.kind in ("target", "turn")] == ["target"]
    table = trial.table()
    assert (table["first"], table["ending"], table["final_turns"]) == (0, "points", [1, 2])
    assert table["decision"] == "queens"
    two = start(LINE, WORKERS, players=[{"hand": ["F1a"], "nests": 8}])
    two.do("lay f1a 3,0 turn 3")
    assert two.table()["ending"] == "none"


@rule("SUC-055", "SUC-A19")
def test_in_the_first_edition_the_round_is_played_out(start: Any) -> None:
    players = [{"hand": ["F1a"], "nests": 12}, {"hand": ["U2b"]}, {"hand": ["U2c"]}]
    trial = start(LINE, WORKERS, players=players, seats=3, edition="first", starter=2)
    trial.do("lay f1a 3,0 turn 3")
    assert trial.table()["final_turns"] == [1]
    assert trial.points("first") == [3, 0, 0]
    two = start(LINE, WORKERS, players=[{"hand": ["F1a"], "nests": 8}, {"hand": ["U2b"]}], edition="first")
    two.do("lay f1a 3,0 turn 3")
    assert two.table()["ending"] == "points"


@rule("SUP-129", "SUP-130")
def test_empty_piles_bring_the_last_turns(start: Any) -> None:
    market = {"tunnel": ["U2b"], "nest": [], "forest": []}
    trial = start(
        LINE, WORKERS, decision="draw", market=market, piles={"tunnel": ["U3a"], "nest": ["N1a"]},
        players=[{"hand": ["U2a", "U2a"]}, {"hand": ["U2c"]}],
    )  # fmt: skip
    trial.do("draw tunnel")
    table = trial.table()
    assert (table["ending"], table["turn"], table["final_turns"]) == ("piles", 1, [0])
    assert len(table["players"][0]["hand"]) == 4
    trial.do("stop laying")
    assert trial.table()["turn"] == 0
    while not trial.state.is_over():
        trial.state.apply(int(trial.state.legal_actions()[-1]))
    assert len(trial.state.winners()) == 1


@rule("SUP-006", "SUP-131", "SUP-132", "SUP-153", "SUP-154", "SUP-155", "SUP-156", "SUP-A57", "SUC-060")
def test_the_bonus_of_the_second_edition(start: Any) -> None:
    ants = [*WORKERS, "0 larva 0,0"]
    trial = start(
        LINE, ants, decision="over", ending="points", first=1,
        players=[{"food": 4, "nests": 10, "hand": ["U2b"] * 4}, {"nests": 13}],
    )  # fmt: skip
    assert trial.points("first") == [0, 3]
    assert trial.points("food") == [2, 0]
    assert trial.points("ants") == [2, 0]
    assert trial.state.scores() == [16, 18]
    assert trial.state.winners() == [1]
    tie = start(
        LINE, WORKERS, decision="over", ending="points", first=1, players=[{"nests": 14}, {"nests": 13}]
    )
    assert tie.state.scores() == [18, 18]
    assert tie.state.winners() == [1]


@rule("SUC-056", "SUC-057", "SUC-058", "SUC-059", "SUC-060", "SUC-A20", "SUC-A21")
def test_the_bonus_of_the_first_edition(start: Any) -> None:
    trial = start(
        LINE, [*WORKERS, "0 larva 0,0"], decision="over", ending="points", first=1, edition="first",
        players=[{"food": 1, "nests": 3, "hand": ["U2b"] * 5 + ["U3a"] * 2}, {"nests": 11}],
    )  # fmt: skip
    assert [trial.points(key)[0] for key in ("food", "ants", "queens", "tiles")] == [1, 2, 2, 1]
    assert trial.state.scores() == [9, 14]
    tie = start(
        LINE,
        WORKERS,
        decision="over",
        ending="points",
        first=1,
        edition="first",
        players=[{"nests": 10}, {"nests": 11}],
    )
    assert tie.state.scores() == [14, 14]
    assert tie.state.winners() == [0]


@rule("SUP-037", "SUP-002")
def test_a_turn_has_its_parts_in_order(start: Any) -> None:
    trial = start(LINE, WORKERS, players=[{"hand": ["F1a", "U2b"]}])
    assert trial.refusal("walk w1 0,0").rule == "SUP-037"
    assert trial.refusal("draw nest").rule == "SUP-121"
    trial.do("stop laying", "next type", "next type")
    assert trial.table()["decision"] == "draw"
    assert trial.refusal("lay f1a 3,0 turn 3").rule == "SUP-037"
