"""Who acts when, and where bees can fly."""

from __future__ import annotations

from typing import Any

from insectarium.testing import rule

HOME = ["breeding FCCOCC 1,0", "meadow MMMMMM 2,0", "honey CCCCCO 0,-1", "hive COCCCC -1,1"]
MEADOWS = ["meadow MMMMMM 0,1", "meadow MMMMMM 0,2", "meadow MMMMMM 0,3"]


def flights(trial: Any, bee: str) -> list[str]:
    """The places to which a bee can fly."""
    return sorted(words.split()[2] for words in trial.choices() if words.startswith(f"fly {bee} "))


@rule("KBA-047", "KBA-A27", "KBA-D11")
def test_queens_then_workers_then_drones(start: Any) -> None:
    bees = ["0 queen 0,0", "0 worker 2,0", "0 worker 2,0", "0 drone 2,0"]
    trial = start(HOME, bees, decision="queens", players=[{"supply": []}])
    assert trial.refusal("collect w1").rule == "KBA-047"
    assert trial.refusal("sting d1 1,0").rule == "KBA-047"
    trial.do("next type")
    # Workers may take turns with their flights and actions.
    trial.do("collect w1", "fly w2 1,0", "fly w1 1,0")
    assert trial.refusal("fly q1 1,0").rule == "KBA-047"
    assert trial.refusal("abandon d1").rule == "KBA-047"
    trial.do("next type", "fly d1 0,0")
    assert trial.refusal("abandon w2").rule == "KBA-047"


@rule("KBA-048", "KBA-056")
def test_eggs_do_nothing(start: Any) -> None:
    trial = start(HOME, ["0 queen 1,0", "0 egg 1,0"], decision="queens")
    assert trial.refusal("fly e1 0,0").rule == "KBA-056"
    assert trial.refusal("collect e1").rule == "KBA-048"


@rule("KBA-049", "KBA-050", "KBA-051")
def test_one_flight_and_one_action_in_either_order(start: Any) -> None:
    trial = start(HOME, ["0 worker 2,0"], decision="workers")
    trial.do("collect w1", "fly w1 1,0")
    assert trial.refusal("fly w1 0,0").rule == "KBA-049"
    assert trial.refusal("abandon w1").rule == "KBA-050"
    other = start(HOME, ["0 worker 1,0"], decision="workers")
    other.do("fly w1 2,0", "collect w1")
    assert other.choices() == ["next type"]


@rule("KBA-052", "KBA-053", "KBA-054")
def test_a_flight_goes_far_but_not_through_closed_brood(start: Any) -> None:
    trial = start([*HOME, "meadow MMMMMM 3,0", "meadow MMMMMM 2,-1"], ["0 worker 3,0"], decision="workers")
    assert flights(trial, "w1") == sorted(["2,0", "2,-1", "1,0", "0,0", "0,-1", "-1,1"])
    assert trial.refusal("fly w1 3,0").rule == "KBA-052"
    assert trial.refusal("fly w1 9,9").rule == "KBA-054"
    # The comb beside the meadow shows it closed brood only.
    walled = start([*HOME, "hive CCOCCC 3,0"], ["0 worker 2,0"], decision="workers")
    assert "3,0" not in flights(walled, "w1")
    assert walled.refusal("fly w1 3,0").rule == "KBA-054"


@rule("KBA-055")
def test_a_queen_never_leaves_her_hive(start: Any) -> None:
    board = [*HOME, "hive FCCCCC -1,0"]
    trial = start(board, ["0 queen 0,0"], decision="queens")
    assert flights(trial, "q1") == sorted(["1,0", "0,-1", "-1,1"])
    assert trial.refusal("fly q1 2,0").rule == "KBA-055"
    assert trial.refusal("fly q1 -1,0").rule == "KBA-055"


@rule("KBA-057", "KBA-058")
def test_bees_of_one_colour_stand_together_and_pass(start: Any) -> None:
    bees = ["0 worker 2,0", "0 worker 1,0", "0 worker 1,0", "0 queen 1,0", "0 egg 1,0", "0 drone 1,0"]
    trial = start(HOME, bees, decision="workers", players=[{"supply": []}])
    assert {"1,0", "0,0"} <= set(flights(trial, "w1"))
    trial.do("fly w1 1,0")
    assert [bee["at"] for bee in trial.table()["players"][0]["bees"].values()] == [[1, 0]] * 6


@rule("KBA-059")
def test_other_colours_block_a_hive_tile(start: Any) -> None:
    for bee in ("queen", "worker", "drone"):
        trial = start(HOME, ["0 worker 2,0", f"1 {bee} 1,0"], decision="workers")
        assert flights(trial, "w1") == []
        assert trial.refusal("fly w1 1,0").rule == "KBA-059"
        assert trial.refusal("fly w1 0,0").rule == "KBA-054"


@rule("KBA-060", "KBA-A28")
def test_over_meadows_colours_pass_but_do_not_land_together(start: Any) -> None:
    for bee in ("worker", "drone"):
        trial = start(MEADOWS, ["0 worker 0,1", f"1 {bee} 0,2"], decision="workers")
        assert flights(trial, "w1") == sorted(["0,0", "0,3"])
        assert trial.refusal("fly w1 0,2").rule == "KBA-060"


@rule("KBA-061")
def test_a_lone_egg_of_another_colour_is_passed_only(start: Any) -> None:
    trial = start(HOME, ["0 worker 2,0", "1 egg 1,0"], decision="workers")
    assert flights(trial, "w1") == sorted(["0,0", "0,-1", "-1,1"])
    assert trial.refusal("fly w1 1,0").rule == "KBA-061"


@rule("KBA-062")
def test_drones_too_come_to_others_by_attacks_only(start: Any) -> None:
    trial = start(HOME, ["0 drone 2,0", "1 worker 1,0"], decision="drones")
    assert trial.refusal("fly d1 1,0").rule == "KBA-059"
    assert "seduce d1 1,0" in trial.choices()
