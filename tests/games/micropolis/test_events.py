"""What the log is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial

Micropolis = Game[MicropolisState]
Start = Callable[..., Trial[MicropolisState]]

ROW = "02 03 04 05 06 07"
FREE = {"index": 1, "paid": 0, "pay": "soldiers", "found": 0, "surplus": 0, "hill": 0}


def happened(trial: Trial[MicropolisState], *actions: str) -> list[tuple[str, int, dict[str, Any]]]:
    return [(event.kind, int(event.seat), event.facts) for event in trial.do(*actions)]


def test_a_take_tells_price_and_soldiers(start: Start) -> None:
    trial = start([9, 5], row=f"01 {ROW}", soldiers=[0, 0, 4])
    facts = {"tile": "03", "index": 3, "paid": 2, "pay": "soldiers", "found": 4, "surplus": 1, "hill": 0}
    assert happened(trial, "take 3 soldiers")[0] == ("take", 0, facts)


def test_a_take_by_marker_tells_that_nothing_was_paid(start: Start) -> None:
    trial = start([5, 5], row=f"01 {ROW}", architects=[1, 0])
    facts = {**FREE, "tile": "03", "index": 3, "pay": "marker"}
    assert happened(trial, "take 3 marker")[0] == ("take", 0, facts)


@pytest.mark.parametrize("side", ["left", "right"])
def test_placing_tells_the_side(start: Start, side: str) -> None:
    trial = start([5, 5], tiles=["08", "09"], round=2, row="01 02 03 04 05")
    assert happened(trial, "take 1", side)[1] == ("place", 0, {"tile": "01", "side": side, "hill": 0})


OFFICER = {"lost": 1, "gained": 1, "leader_seat": 0, "from_hill": 0, "hill": 0}


@pytest.mark.parametrize(
    ("tile", "armies", "actions", "kind", "facts"),
    [
        ("31", [9, 5], [], "nurse", {"eggs": 3, "soldiers": 1, "hill": 0}),
        ("33", [5, 5], [], "architect", {"markers": 1}),
        ("37", [5, 5], [], "officer", OFFICER),
        ("37", [0, 5], [], "officer", {**OFFICER, "lost": 0}),
        ("51", [5, 5], ["fill barracks"], "fill_barracks", {"soldiers": 2, "hill": 0}),
        ("51", [5, 5], ["leave barracks"], "leave_barracks", {"soldiers": 2, "hill": 0}),
    ],
)
def test_an_effect_tells_what_it_did(
    start: Start, tile: str, armies: list[int], actions: list[str], kind: str, facts: dict[str, int]
) -> None:
    trial = start(armies, row=f"{tile} {ROW}")
    assert happened(trial, "take 1", *actions)[2:] == [(kind, 0, facts)]


def test_a_guard_tells_where_the_soldiers_are_now(start: Start) -> None:
    trial = start([3, 5], tiles=["51 56", "08 09"], full=["51"], round=3, row="42 01 02")
    trial.do("take 1", "right")
    facts = {"army": 2, "garrisons": 3, "hill": 0}
    assert happened(trial, "guard 56") == [("guard", 0, facts)]


def test_the_end_of_a_round_tells_refill_and_leader(start: Start) -> None:
    trial = start([5, 7, 5], tiles=["08 09", "10 11", "12"], round=2, turn=3, row="01 02")
    facts = {"army": 7, "hill": 1, "anthill": 1}
    assert happened(trial, "take 1", "right")[2:] == [("refill", -1, {"tiles": 6}), ("new_leader", 1, facts)]


def test_a_leader_who_stays_is_told(start: Start) -> None:
    trial = start([8, 7, 5], tiles=["08 09", "10 11", "12"], round=2, turn=3, row="01 02")
    assert happened(trial, "take 1", "right")[-1] == ("keep_leader", 0, {"army": 8, "hill": 0, "anthill": 1})


@pytest.mark.parametrize(
    ("armies", "kind", "hill"),
    [
        ([5, 7, 5, 5, 5, 5], "marker", 1),
        ([7, 5, 5, 5, 5, 5], "keep_leader", 0),
        ([5, 5, 5, 7, 5, 5], "new_leader", 3),
    ],
)
def test_the_marker_of_experts_is_told_by_anthill(
    start: Start, armies: list[int], kind: str, hill: int
) -> None:
    tiles = ["08 09", "", "10 11", "", "12", ""]
    trial = start(armies, expert=True, tiles=tiles, round=2, turn=3, row="01 02")
    assert happened(trial, "take 1 anthill 2")[-1] == (
        kind,
        hill // 2,
        {"army": 7, "hill": hill, "anthill": hill % 2 + 1},
    )


@pytest.mark.parametrize(("choice", "hill"), [("marker a1", 0), ("marker a2", 1)])
def test_the_first_place_of_the_expert_marker_is_told(start: Start, choice: str, hill: int) -> None:
    trial = start([5, 5, 5, 5], expert=True, decision={"kind": "place_marker"})
    assert happened(trial, choice) == [("marker", 0, {"army": 5, "hill": hill, "anthill": hill + 1})]


def test_the_end_of_the_match_names_the_winners(start: Start) -> None:
    tiles = ["01 02 03 04 05 06 07 08 09 10", "11 12 13 14 15 16 17 18 19"]
    trial = start([5, 7], tiles=tiles, round=10, turn=2, row="20 21 22 23 24 25")
    last = happened(trial, "take 1")[-1]
    (winner,) = trial.state.winners()
    assert last == ("win", winner, {"points": trial.state.scores()[winner], "winners": 1})


def test_every_event_can_be_told(start: Start, micropolis: Micropolis) -> None:
    trial = start([9, 5], row=f"01 {ROW}", soldiers=[0, 0, 4])
    told = [
        micropolis.narrate(event.seen_by(0), names=["Ada", "Ben"]) for event in trial.do("take 3 soldiers")
    ]
    assert told[0].startswith("Ada ")
    assert all(sentence.endswith(".") for sentence in told)
