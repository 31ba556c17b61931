"""The end of turns and of the match."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing import rule
from insectarium.testing.trial import Trial

Start = Any
BOARD = ["S 0 0 0", "H2a 1 0 0", "M 1 -1 0"]


def end(start: Start, players: list[dict[str, Any]], **rest: Any) -> Trial[BeezState]:
    trial: Trial[BeezState] = start(BOARD, players, **{"decision": "act", "laid": 1, **rest})
    return trial


@rule("HHB-105", "HHB-D08")
def test_open_tiles_are_filled_up_to_four(start: Start) -> None:
    trial = end(start, [{}, {}], open="H1a M", supply="H1b H2a Y1a")
    trial.do("end turn")
    assert trial.table()["open"] == ["H1a", "M", "H1b", "H2a"]
    assert trial.table()["supply"] == ["Y1a"]
    assert trial.table()["turn"] == 1


@rule("HHB-106", "HHB-A26")
def test_winter_comes_again_while_only_meadows_come(start: Start) -> None:
    trial = start(
        ["S 0 0 0"],
        [{}, {}, {}],
        decision="act",
        laid=1,
        open="M M",
        supply="M M M M M M H1a H1b H1a H2a Y1a",
    )
    events = trial.do("end turn")
    assert [event.kind for event in events].count("winter") == 2
    assert trial.table()["removed"] == ["M"] * 8
    assert trial.table()["open"] == ["H1a", "H1b", "H1a", "H2a"]


@rule("HHB-A26", "HHB-120")
def test_a_winter_that_takes_the_last_tile_ends_the_match(start: Start) -> None:
    trial = end(start, [{}, {}, {}], open="M M", supply="M M H1a H2a")
    trial.do("end turn")
    assert trial.state.is_over()
    assert trial.table()["removed"] == ["M"] * 4


@rule("HHB-120", "HHB-121", "HHB-A27")
@pytest.mark.parametrize("supply", ["H1b H2a", "H1b"])
def test_the_last_tile_of_the_supply_ends_the_match_at_once(start: Start, supply: str) -> None:
    trial = end(start, [{}, {}, {}], open="H1a M", supply=supply, turn=1)
    trial.do("end turn")
    assert trial.state.is_over()
    assert trial.choices() == []
    assert trial.refusal("end turn").rule == "HHB-121"


@rule("HHB-119", "HHB-122", "HHB-A41", "HHB-006")
def test_honey_in_the_jar_counts_and_on_backs_does_not(start: Start) -> None:
    players: list[dict[str, Any]] = [
        {"hives": 3, "jar": 1, "bees": ["w1 1 -1 honey"]},
        {"hives": 2, "jar": 3},
    ]
    trial = end(start, players, open="H1a M", supply="H1b")
    trial.do("end turn")
    assert trial.state.scores() == [4, 5]
    assert trial.points("honey") == [1, 3]
    assert trial.state.winners() == [1]


@rule("HHB-123", "HHB-A38")
def test_first_the_larger_unfinished_hive_breaks_a_tie(start: Start) -> None:
    players: list[dict[str, Any]] = [{"hives": 2, "jar": 1, "bees": ["q 1 0"]}, {"hives": 3}]
    trial = end(start, players, open="H1a M", supply="H1b", track=[0, 1])
    trial.do("end turn")
    assert trial.state.winners() == [0]


@rule("HHB-124")
def test_then_the_marker_farther_ahead(start: Start) -> None:
    trial = end(start, [{"hives": 2, "jar": 1}, {"hives": 3}], open="H1a M", supply="H1b")
    trial.do("end turn")
    assert trial.state.winners() == [1]


@rule("HHB-125")
@pytest.mark.parametrize(("track", "winner"), [([0, 1], 0), ([1, 0], 1)])
def test_then_the_lower_marker(start: Start, track: list[int], winner: int) -> None:
    trial = end(start, [{"hives": 3}, {"hives": 3}], open="H1a M", supply="H1b", track=track)
    trial.do("end turn")
    assert trial.state.winners() == [winner]


@rule("HHB-A39")
def test_who_never_moved_shares_the_victory(start: Start) -> None:
    trial = end(start, [{"jar": 1}, {"jar": 1}, {}], open="H1a M", supply="H1b")
    trial.do("end turn")
    assert trial.state.winners() == [0, 1]


@rule("HHB-121")
def test_random_matches_end_when_the_supply_is_used_up(beez: Game[BeezState]) -> None:
    for seed in range(3):
        state = beez.setup(seats=3, seed=seed)
        while not state.is_over():
            choices = state.legal_actions()
            state.apply(int(choices[state.rng.below(len(choices))]))
        assert state.supply.size(0) == 0
        assert state.winners()
