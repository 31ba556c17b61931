"""Laying tiles: what fits, what it costs, and the bee on the new tile."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

OPEN = {"meadow": "MMMMMM", "hive": "OCCOCC", "breeding": "OCCFCC", "honey": "OCCCCC"}


def at(trial: Any, place: list[int]) -> list[str]:
    """Who is on a tile, by seat and name."""
    players = trial.table()["players"]
    return [
        f"{s}{name}" for s, p in enumerate(players) for name, bee in p["bees"].items() if bee["at"] == place
    ]


@rule("KBA-028", "KBA-030", "KBA-D01")
def test_sides_must_fit_and_the_first_tile_is_compulsory(start: Any) -> None:
    trial = start(open=OPEN)
    assert "stop laying" not in trial.choices()
    assert trial.refusal("stop laying").rule == "KBA-030"
    # Side 0 of the start tile is open brood, side 1 a flight hole.
    assert trial.refusal("lay meadow 1,0 turn 0").rule == "KBA-028"
    assert "lay meadow 1,-1 turn 0" in trial.choices()
    assert "lay hive 1,0 turn 0" in trial.choices()
    assert "lay hive 1,0 turn 1" in trial.choices()
    # A flight hole meets open brood, not closed brood.
    assert "lay honey 1,-1 turn 4" in trial.choices()
    assert trial.refusal("lay honey 1,-1 turn 0").rule == "KBA-028"
    assert trial.refusal("lay meadow 3,0 turn 0").rule == "KBA-028"
    assert trial.refusal("lay meadow 0,0 turn 0").rule == "KBA-028"
    assert trial.refusal("lay meadow 1,-1 turn 3").rule == "KBA-028"
    places = {words.split()[2] for words in trial.choices()}
    assert places == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}


@rule("KBA-029")
def test_with_the_option_flight_holes_touch_meadow_only(start: Any) -> None:
    plain = start(open=OPEN)
    assert "lay honey 1,-1 turn 4" in plain.choices()
    strict = start(open=OPEN, options={"flight_hole_meadow_only": True})
    assert strict.refusal("lay honey 1,-1 turn 4").rule == "KBA-029"
    assert strict.refusal("lay breeding 1,0 turn 0").rule == "KBA-029"
    assert strict.refusal("lay honey 1,-1 turn 0").rule == "KBA-028"
    assert "lay meadow 1,-1 turn 0" in strict.choices()
    assert "lay honey 1,0 turn 3" in strict.choices()


# The start tile, its open sides capped, with all fifteen meadows round it: nothing but meadow is outside.
RING = [
    "hive CCCOCC 1,0", "hive CCCCCO 0,-1", "hive COCCCC -1,1", "meadow MMMMMM 1,-1", "meadow MMMMMM -1,0",
    "meadow MMMMMM 0,1", "meadow MMMMMM 2,0", "meadow MMMMMM 2,-1", "meadow MMMMMM 2,-2",
    "meadow MMMMMM 1,-2", "meadow MMMMMM 0,-2", "meadow MMMMMM -1,-1", "meadow MMMMMM -2,0",
    "meadow MMMMMM -2,1", "meadow MMMMMM -2,2", "meadow MMMMMM -1,2", "meadow MMMMMM 0,2",
    "meadow MMMMMM 1,1",
]  # fmt: skip


def stuck(start: Any, breeding: list[str]) -> Any:
    """A made-up moment: the only open tile is open all round, and so it fits nowhere beside meadow."""
    return start(
        RING,
        ["0 worker 2,0"],
        seats=4,
        decision="workers",
        open={"hive": "OOOOOO"},
        stacks={"hive": ["OCCOCC", "OCCOCC"], "breeding": breeding, "honey": ["OCCFCC", "OCCFCC"]},
    )


@rule("KBA-031", "KBA-A09")
def test_open_tiles_that_fit_nowhere_are_replaced(start: Any) -> None:
    trial = stuck(start, ["OCCFCC", "OCCFCC"])
    trial.state.start_turn()
    table = trial.table()
    assert table["removed"] == ["H6a"]
    assert table["open"] == {"meadow": None, "hive": "H2a", "breeding": "R1b", "honey": "Y1b"}
    assert {stack: len(tiles) for stack, tiles in table["stacks"].items()} == {
        "meadow": 0, "hive": 1, "breeding": 1, "honey": 1,
    }  # fmt: skip
    assert not trial.state.is_over()
    assert trial.game.pieces(trial.state)["tiles"] == 96


@rule("KBA-A08")
def test_a_replacement_can_end_the_match(start: Any) -> None:
    trial = stuck(start, ["OCCFCC"])
    trial.state.start_turn()
    assert trial.state.is_over()
    # The stacks are opened in their order, and the match is over before the honey rooms' turn comes.
    assert trial.table()["open"]["honey"] is None


@rule("KBA-032", "KBA-033", "KBA-034", "KBA-035", "KBA-036", "KBA-D05")
def test_further_tiles_cost_1_2_and_3_pollen(start: Any) -> None:
    trial = start(open=OPEN, players=[{"pollen": 6}])
    spent = []
    for words in ("meadow 1,-1 turn 0", "hive 1,0 turn 0", "honey 0,-1 turn 5", "breeding -1,1 turn 1"):
        before = int(trial.state.pollen[0])
        trial.do(f"lay {words}", "put nothing")
        spent.append(before - int(trial.state.pollen[0]))
    assert spent == [0, 1, 2, 3]
    assert trial.table()["tokens"]["pollen"] == 20
    # All four are laid: the turn has gone on by itself.
    assert trial.state.seat_to_act() == 1


@rule("KBA-032", "KBA-033", "KBA-034", "KBA-035", "KBA-A05")
@pytest.mark.parametrize(("laid", "rule_id"), [(1, "KBA-033"), (2, "KBA-034"), (3, "KBA-035")])
def test_who_cannot_pay_lays_no_more(start: Any, laid: int, rule_id: str) -> None:
    trial = start(open=OPEN, laid=laid, players=[{"pollen": laid - 1}])
    assert trial.choices() == ["stop laying"]
    assert trial.refusal("lay meadow 1,-1 turn 0").rule == rule_id
    rich = start(open={"meadow": "MMMMMM"}, laid=laid, players=[{"pollen": laid}])
    assert "lay meadow 1,-1 turn 0" in rich.choices()
    assert "stop laying" in rich.choices()
    assert rich.refusal("lay honey 1,0 turn 3").rule == "KBA-A05"


@rule("KBA-037", "KBA-038", "KBA-039", "KBA-040", "KBA-041", "KBA-A18", "KBA-D02", "KBA-C07")
def test_a_bee_may_come_with_the_tile(start: Any) -> None:
    hand = {"supply": ["w3", "w4", "w5", "d2", "d3"]}
    meadow = start(open=OPEN, players=[hand])
    meadow.do("lay meadow 1,-1 turn 0")
    assert meadow.choices() == ["put nothing", "put worker", "put drone"]
    assert meadow.refusal("put queen").rule == "KBA-038"
    assert meadow.refusal("put egg").rule == "KBA-041"
    room = start(open=OPEN, players=[hand])
    room.do("lay breeding 1,0 turn 3")
    assert room.choices() == ["put nothing", "put queen", "put worker", "put drone"]
    for seat in (0, 1):
        taken = start(["hive CCCOCC 1,0"], [f"{seat} queen 1,0"], open=OPEN, players=[hand])
        taken.do("lay honey 0,-1 turn 5")
        assert taken.choices() == ["put nothing", "put worker", "put drone"]
        assert taken.refusal("put queen").rule == "KBA-039"
        assert taken.refusal("stop laying").rule == "KBA-037"
    poor = start(
        open=OPEN, players=[{"supply": ["q1", "q2", "w1", "w2", "w3", "w4", "w5", "d1", "d2", "d3"]}]
    )
    poor.do("lay honey 1,0 turn 3")
    assert poor.state.seat_to_act() == 1


@rule("KBA-037")
def test_a_bee_put_down_acts_in_the_same_turn(start: Any) -> None:
    trial = start(open=OPEN)
    trial.do("lay meadow 1,-1 turn 0", "put worker")
    assert at(trial, [1, -1]) == ["0w1"]
    assert {"collect w1", "fly w1 0,0"} <= set(trial.choices())
    assert trial.refusal("collect w2").rule == "KBA-037"
    assert trial.refusal("collect w3").rule == "KBA-021"
    assert trial.refusal("put worker").rule == "KBA-037"


@rule("KBA-027")
def test_bees_wait_until_the_tiles_are_laid(start: Any) -> None:
    trial = start(["meadow MMMMMM 1,-1"], ["0 worker 1,-1"], open=OPEN)
    assert trial.refusal("collect w1").rule == "KBA-027"
    acting = start(["meadow MMMMMM 1,-1"], ["0 worker 1,-1"], open=OPEN, decision="workers")
    assert acting.refusal("lay meadow -1,0 turn 0").rule == "KBA-027"
