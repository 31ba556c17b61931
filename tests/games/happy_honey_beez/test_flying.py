"""Flights: how far, past whom, and where one may land."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing import rule
from insectarium.testing.trial import Trial

Start = Any
MEADOWS = ["S 0 0 0", "M 1 -1 0", "M 2 -2 0", "M 3 -3 0"]


def act(start: Start, board: list[str], *bees: list[str], **rest: Any) -> Trial[BeezState]:
    trial: Trial[BeezState] = start(board, [{"bees": one} for one in bees], decision="act", **rest)
    return trial


def flights(trial: Trial[BeezState], bee: str) -> set[str]:
    return {words.split()[2] for words in trial.choices() if words.startswith(f"fly {bee} ")}


@rule("HHB-067", "HHB-070", "HHB-072", "HHB-073", "HHB-D04", "HHB-D05")
def test_a_flight_goes_any_distance_once_a_turn(start: Start) -> None:
    trial = act(start, MEADOWS, ["w1 3 -3"], [])
    assert flights(trial, "w1") == {"0,0", "1,-1", "2,-2"}
    assert "end turn" in trial.choices()
    trial.do("fly w1 0,0")
    assert trial.table()["players"][0]["bees"]["w1"] == {"at": [0, 0], "flown": True}
    assert flights(trial, "w1") == set()
    assert trial.refusal("fly w1 1,-1").rule == "HHB-067"


@rule("HHB-074", "HHB-075", "HHB-A10", "HHB-A11", "HHB-A36")
def test_closed_brood_stops_and_everything_else_lets_through(start: Start) -> None:
    # Open brood at 1,0 and 2,0; a flight hole of 2,0 at the open brood of 3,0; closed brood at 0,-1.
    board = ["S 0 0 0", "H2a 1 0 0", "H1b 2 0 3", "H1a 3 0 3", "H1a 0 -1 2", "M 1 -1 0"]
    trial = act(start, board, ["w1 1 -1"], [])
    assert flights(trial, "w1") == {"0,0", "1,0", "2,0", "3,0"}
    refusal = trial.refusal("fly w1 0,-1")
    assert (refusal.rule, refusal.message.key) == ("HHB-074", "refusal-no-way")


@rule("HHB-076", "HHB-107")
def test_a_queen_stays_in_her_hive(start: Start) -> None:
    board = ["S 0 0 0", "H2a 1 0 0", "H1b 2 0 3", "H1a 3 0 3", "M 1 -1 0"]
    trial = act(start, board, ["q 0 0"], [])
    assert flights(trial, "q") == {"1,0", "2,0"}
    assert trial.refusal("fly q 3,0").rule == "HHB-076"
    assert trial.refusal("fly q 1,-1").rule == "HHB-076"


@rule("HHB-012", "HHB-077", "HHB-084", "HHB-A35")
def test_foreign_bees_block_the_way_inside_hives(start: Start) -> None:
    board = ["S 0 0 0", "H2a 1 0 0", "H1a 2 0 3", "M 1 -1 0"]
    trial = act(start, board, ["w1 1 -1"], ["w1 1 0"])
    assert flights(trial, "w1") == {"0,0"}
    assert trial.refusal("fly w1 2,0").rule == "HHB-077"
    on_start = act(start, board, ["w1 1 -1"], ["q 0 0"])
    assert flights(on_start, "w1") == set()
    assert on_start.refusal("fly w1 2,0").rule == "HHB-084"


@rule("HHB-078", "HHB-082")
def test_over_meadows_everybody_passes_but_nobody_lands(start: Start) -> None:
    trial = act(start, MEADOWS, ["w1 3 -3"], ["w1 2 -2"])
    assert flights(trial, "w1") == {"0,0", "1,-1"}
    assert trial.refusal("fly w1 2,-2").rule == "HHB-082"


@rule("HHB-079", "HHB-080", "HHB-083")
def test_own_bees_are_passed_but_workers_never_share(start: Start) -> None:
    trial = act(start, MEADOWS, ["w1 3 -3", "w2 2 -2", "w3 0 0"], [])
    assert flights(trial, "w1") == {"1,-1"}
    assert trial.refusal("fly w1 2,-2").rule == "HHB-080"
    trial.do("fly w2 1,-1")
    assert flights(trial, "w1") == {"2,-2"}


@rule("HHB-081")
def test_a_queen_and_a_worker_of_one_colour_may_share_a_tile(start: Start) -> None:
    board = ["S 0 0 0", "H2a 1 0 0", "M 1 -1 0"]
    trial = act(start, board, ["q 1 0", "w1 0 0", "w2 1 -1"], [])
    assert flights(trial, "q") == {"0,0"}
    assert flights(trial, "w1") == {"1,0"}
    assert flights(trial, "w2") == {"1,0"}
    trial.do("fly w1 1,0")
    assert flights(trial, "w2") == {"0,0"}
    assert trial.refusal("fly w2 1,0").rule == "HHB-080"


@rule("HHB-080")
def test_a_foreign_queen_shares_with_nobody(start: Start) -> None:
    trial = act(start, ["S 0 0 0", "H2a 1 0 0"], ["w1 0 0"], ["q 1 0"])
    assert flights(trial, "w1") == set()
    assert trial.refusal("fly w1 1,0").rule == "HHB-080"


@rule("HHB-085", "HHB-087")
def test_a_bee_that_cannot_fly_still_has_its_special_action(start: Start) -> None:
    trial = act(start, ["S 0 0 0", "H1a 1 0 3"], ["w1 1 0"], ["w1 0 0"])
    assert set(trial.choices()) == {"abandon w1", "end turn"}


@rule("HHB-067", "HHB-072")
@pytest.mark.parametrize(
    ("words", "which", "reason"),
    [("fly w1 3,-3", "HHB-072", "refusal-stands-there"), ("fly w1 9,9", "HHB-072", "refusal-no-such-tile"),
     ("fly q 0,0", "HHB-088", "refusal-bee-in-hand")],
)  # fmt: skip
def test_flights_to_nowhere_are_refused(start: Start, words: str, which: str, reason: str) -> None:
    refusal = act(start, MEADOWS, ["w1 3 -3"], []).refusal(words)
    assert (refusal.rule, refusal.message.key) == (which, reason)


@rule("HHB-117")
def test_finished_hives_stay_in_use(start: Start) -> None:
    board = ["H1b 0 0 0", "H1b 1 0 3", "M 2 0 0"]
    trial = act(start, board, ["w1 2 0"], [])
    assert flights(trial, "w1") == {"0,0", "1,0"}
