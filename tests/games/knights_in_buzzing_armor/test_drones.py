"""Drones: seduction, expelling, stinging, alone and together."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

HOME = ["breeding FCCOCC 1,0", "meadow MMMMMM 2,0", "honey CCCCCO 0,-1", "hive COCCCC -1,1"]
LINE = ["breeding OCCOCC 1,0", "hive CFCOCC 2,0", "honey CCCCCO 0,-1", "hive COCCCC -1,1"]
HANDS: list[dict[str, Any]] = [{"supply": []}, {"supply": []}]


def bees_at(trial: Any, place: list[int]) -> list[str]:
    """Who is on a tile, by seat, type and token."""
    found = []
    for seat, player in enumerate(trial.table()["players"]):
        for name, bee in player["bees"].items():
            if bee["at"] == place:
                found.append(f"{seat} {name[0]} {bee.get('carries', '')}".strip())
    return sorted(found)


def raids(trial: Any) -> list[str]:
    return [words for words in trial.choices() if words.split()[0] in ("sting", "seduce", "expel")]


# Seduction


@rule("KBA-082", "KBA-083", "KBA-084", "KBA-088", "KBA-089", "KBA-A36", "KBA-D09", "KBA-063")
def test_one_drone_wins_over_one_worker(start: Any) -> None:
    bees = ["0 drone 2,0", "1 worker 1,0 honey", "1 egg 1,0"]
    trial = start(HOME, bees, decision="drones", players=HANDS)
    assert raids(trial) == ["seduce d1 1,0 honey 1"]
    events = trial.do("seduce d1 1,0 honey 1")
    assert [event.kind for event in events] == ["seduce", "won_over", "egg_home"]
    assert bees_at(trial, [1, 0]) == ["0 d", "0 w honey"]
    assert trial.table()["players"][1]["bees"] == {}
    assert int(trial.state.in_hand(1, 1)) == 5


@rule("KBA-085", "KBA-A34", "KBA-A35")
def test_without_a_worker_in_hand_she_is_driven_off(start: Any) -> None:
    supply = ["w1", "w2", "w3", "w4", "w5", "d2", "d3"]
    trial = start(
        HOME, ["0 drone 2,0", "1 worker 1,0 honey"], decision="drones", players=[{"supply": supply}]
    )
    assert raids(trial) == ["seduce d1 1,0"]
    events = trial.do("seduce d1 1,0")
    assert [event.kind for event in events] == ["seduce", "driven_off"]
    assert bees_at(trial, [1, 0]) == ["0 d"]
    assert trial.table()["tokens"]["honey"] == 20
    assert trial.table()["players"][0]["supply"] == supply


@rule("KBA-086", "KBA-A29", "KBA-A33", "KBA-D10")
def test_several_drones_against_several_workers(start: Any) -> None:
    workers = ["1 worker 1,0 honey", "1 worker 1,0 pollen", "1 worker 1,0"]
    drones = ["0 drone 2,0"] * 3
    supply = ["w2", "w3", "w4", "w5"]
    trial = start(HOME, [*drones, *workers], decision="drones", players=[{"supply": supply}, {"supply": []}])
    assert raids(trial) == [
        "seduce d1+d2+d3 1,0", "seduce d1+d2+d3 1,0 pollen 1", "seduce d1+d2+d3 1,0 honey 1",
    ]  # fmt: skip
    assert trial.refusal("seduce d1+d2 1,0 honey 1").rule == "KBA-A29"
    assert trial.refusal("seduce d1+d2+d3 1,0 honey 1 pollen 1").rule == "KBA-A33"
    trial.do("seduce d1+d2+d3 1,0 pollen 1")
    assert bees_at(trial, [1, 0]) == ["0 d", "0 d", "0 d", "0 w pollen"]
    assert trial.table()["tokens"] == {"pollen": 19, "honey": 20}


@rule("KBA-A29")
def test_more_drones_than_needed_may_come_along(start: Any) -> None:
    trial = start(HOME, ["0 drone 2,0"] * 3 + ["1 worker 1,0"], decision="drones", players=HANDS)
    assert raids(trial) == ["seduce d1 1,0", "seduce d1+d2 1,0", "seduce d1+d2+d3 1,0"]
    trial.do("seduce d1+d2 1,0")
    assert bees_at(trial, [1, 0]) == ["0 d", "0 d", "0 w"]
    assert bees_at(trial, [2, 0]) == ["0 d"]


@rule("KBA-087", "KBA-A30")
def test_drones_act_together_from_one_tile_only(start: Any) -> None:
    bees = ["0 drone 2,0", "0 drone 0,0", "0 drone 0,0", "1 queen 1,0"]
    trial = start(HOME, bees, decision="drones", players=HANDS)
    assert raids(trial) == ["expel d2+d3 1,0"]
    assert trial.refusal("expel d1+d2 1,0").rule == "KBA-087"
    # Who flies to another drone has used the flight that the action needs.
    late = start(HOME, ["0 drone 2,0", "0 drone 0,0", "1 queen -1,1"], decision="drones", players=HANDS)
    late.do("fly d1 0,0")
    assert raids(late) == []
    assert late.refusal("expel d1+d2 -1,1").rule == "KBA-A32"


@rule("KBA-A31")
def test_a_drone_put_down_this_turn_attacks_alone(start: Any) -> None:
    players = [{"supply": ["d2", "d3"]}, {"supply": []}]
    trial = start(HOME, ["1 worker 1,0"], open={"meadow": "MMMMMM"}, players=players)
    trial.do("lay meadow 3,0 turn 0", "put drone")
    assert trial.game.decision_kind(trial.state) == "drones"
    assert raids(trial) == ["seduce d1 1,0"]


@rule("KBA-A32", "KBA-A38", "KBA-103")
def test_the_flight_is_part_of_an_attack(start: Any) -> None:
    trial = start(HOME, ["0 drone 2,0", "1 worker 1,0"], decision="drones", players=HANDS)
    trial.do("seduce d1 1,0")
    assert trial.refusal("fly d1 0,0").rule == "KBA-A32"
    assert trial.refusal("abandon d1").rule == "KBA-050"
    assert trial.refusal("fly w1 0,0").rule == "KBA-A38"
    flown = start(HOME, ["0 drone 2,0 flown", "1 drone 1,0"], decision="drones", players=HANDS)
    assert raids(flown) == []
    assert flown.refusal("sting d1 1,0").rule == "KBA-A32"


@rule("KBA-090", "KBA-091", "KBA-098")
def test_queens_and_drones_protect_the_workers(start: Any) -> None:
    queen = start(HOME, ["0 drone 2,0", "1 worker 1,0", "1 queen 1,0"], decision="drones", players=HANDS)
    assert raids(queen) == []
    assert queen.refusal("seduce d1 1,0").rule == "KBA-090"
    bees = ["0 drone 2,0", "0 drone 2,0", "0 drone 2,0", "1 worker 1,0", "1 queen 1,0", "1 drone 1,0"]
    drone = start(HOME, bees, decision="drones", players=HANDS)
    assert raids(drone) == ["sting d1 1,0"]
    assert drone.refusal("seduce d1 1,0").rule == "KBA-091"
    assert drone.refusal("expel d1+d2+d3 1,0").rule == "KBA-098"


@rule("KBA-A37")
def test_a_lone_egg_cannot_be_attacked(start: Any) -> None:
    trial = start(HOME, ["0 drone 2,0", "1 egg 1,0"], decision="drones", players=HANDS)
    assert raids(trial) == []
    for words in ("seduce d1 1,0", "sting d1 1,0", "expel d1 1,0"):
        assert trial.refusal(words).rule == "KBA-A37"
    assert trial.refusal("seduce d1 0,0").rule == "KBA-082"
    assert trial.refusal("sting d1 0,0").rule == "KBA-101"


@rule("KBA-A41")
def test_others_on_the_way_stop_drones(start: Any) -> None:
    bees = ["0 drone 0,0", "1 worker 1,0", "1 worker 2,0"]
    trial = start(LINE, bees, decision="drones", players=HANDS)
    assert raids(trial) == ["seduce d1 1,0"]
    assert trial.refusal("seduce d1 2,0").rule == "KBA-A41"


@rule("KBA-060", "KBA-062")
def test_on_a_meadow_drones_pass_and_attack(start: Any) -> None:
    board = ["meadow MMMMMM 0,1", "meadow MMMMMM 0,2", "meadow MMMMMM 0,3"]
    trial = start(board, ["0 drone 0,1", "1 worker 0,2", "1 worker 0,3"], decision="drones", players=HANDS)
    assert raids(trial) == ["seduce d1 0,2", "seduce d1 0,3"]


# Expelling


@rule("KBA-092", "KBA-093", "KBA-094", "KBA-099", "KBA-A22")
def test_two_drones_expel_a_queen(start: Any) -> None:
    bees = ["0 drone 2,0", "0 drone 2,0", "1 queen 1,0", "1 egg 1,0"]
    trial = start(HOME, bees, decision="drones", players=HANDS)
    assert raids(trial) == ["expel d1+d2 1,0"]
    assert trial.refusal("expel d1 1,0").rule == "KBA-092"
    events = trial.do("expel d1+d2 1,0")
    assert [event.kind for event in events] == ["expel", "egg_home"]
    assert bees_at(trial, [1, 0]) == ["0 d"]
    assert trial.table()["players"][0]["supply"] == ["d1"]
    assert trial.table()["players"][1]["bees"] == {}
    assert [int(points) for points in trial.state.track.points] == [2, 2]


@rule("KBA-095")
@pytest.mark.parametrize(("in_hand", "left"), [(True, ["0 d", "0 d", "0 w honey"]), (False, ["0 d", "0 d"])])
def test_three_drones_against_queen_and_worker(start: Any, in_hand: bool, left: list[str]) -> None:
    bees = ["0 drone 2,0"] * 3 + ["1 queen 1,0", "1 worker 1,0 honey"]
    supply = [] if in_hand else ["w1", "w2", "w3", "w4", "w5"]
    trial = start(HOME, bees, decision="drones", players=[{"supply": supply}, {"supply": []}])
    assert raids(trial) == ["expel d1+d2+d3 1,0"]
    assert trial.refusal("expel d1+d2 1,0").rule == "KBA-095"
    trial.do("expel d1+d2+d3 1,0")
    assert bees_at(trial, [1, 0]) == left
    assert trial.table()["tokens"]["honey"] == (19 if in_hand else 20)


@rule("KBA-096", "KBA-A42")
def test_two_workers_make_a_queen_safe(start: Any) -> None:
    bees = ["0 drone 2,0"] * 3 + ["1 queen 1,0", "1 worker 1,0", "1 worker 1,0"]
    trial = start(HOME, bees, decision="drones", players=HANDS)
    assert raids(trial) == []
    assert trial.refusal("expel d1+d2+d3 1,0").rule == "KBA-096"
    assert trial.refusal("expel d2+d3 1,0").rule == "KBA-A42"


@rule("KBA-100", "KBA-039")
def test_a_hive_without_its_queen_takes_one_with_a_later_tile(start: Any) -> None:
    board = HOME[:3]
    bees = ["0 drone 2,0", "0 drone 2,0", "1 queen 1,0"]
    trial = start(board, bees, decision="drones", players=HANDS, open={"meadow": "MMMMMM", "hive": "OCCCCC"})
    trial.do("expel d1+d2 1,0")
    assert trial.state.bees.queens_in(trial.state.board, 0, trial.state.board.area[0]) == 0
    trial.do("next type", "lay hive -1,1 turn 1")
    assert trial.state.seat_to_act() == 1
    assert "put queen" in trial.choices()


# Stinging


@rule("KBA-101", "KBA-102", "KBA-104", "KBA-A39")
def test_a_sting_costs_both_a_drone_and_nobody_else(start: Any) -> None:
    bees = ["0 drone 2,0", "0 drone 2,0", "1 drone 1,0", "1 drone 1,0", "1 worker 1,0 pollen", "1 egg 1,0"]
    trial = start(HOME, bees, decision="drones", players=HANDS)
    assert raids(trial) == ["sting d1 1,0"]
    assert trial.refusal("sting d1+d2 1,0").rule == "KBA-104"
    trial.do("sting d1 1,0")
    assert bees_at(trial, [1, 0]) == ["1 d", "1 e", "1 w pollen"]
    assert bees_at(trial, [2, 0]) == ["0 d"]
    table = trial.table()
    assert (table["players"][0]["supply"], table["players"][1]["supply"]) == (["d1"], ["d1"])
    trial.do("sting d2 1,0")
    assert bees_at(trial, [1, 0]) == ["1 e", "1 w pollen"]


@rule("KBA-A40")
def test_first_a_sting_then_a_seduction_on_one_tile(start: Any) -> None:
    bees = ["0 drone 2,0", "0 drone 2,0", "1 drone 1,0", "1 worker 1,0"]
    trial = start(HOME, bees, decision="drones", players=HANDS)
    trial.do("sting d1 1,0", "seduce d2 1,0")
    assert bees_at(trial, [1, 0]) == ["0 d", "0 w"]
    assert trial.refusal("sting d2 1,0").rule == "KBA-A32"


@rule("KBA-101", "KBA-092")
def test_there_must_be_somebody_of_that_kind(start: Any) -> None:
    trial = start(HOME, ["0 drone 2,0", "0 drone 2,0", "1 worker 1,0"], decision="drones", players=HANDS)
    assert trial.refusal("sting d1 1,0").rule == "KBA-101"
    assert trial.refusal("expel d1+d2 1,0").rule == "KBA-092"
