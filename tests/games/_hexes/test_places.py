"""Where a cell lies is told in steps from the middle, and no two cells are told alike."""

from __future__ import annotations

from insectarium.games._hexes.grid import STEPS_Q, STEPS_R
from insectarium.games._hexes.places import WAYS, from_middle


def test_the_middle_is_no_step_away() -> None:
    assert from_middle(0, 0)["steps"] == 0


def test_every_place_is_reached_by_its_own_steps() -> None:
    for q in range(-6, 7):
        for r in range(-6, 7):
            told = from_middle(q, r)
            way, other = WAYS.index(str(told["way"])), WAYS.index(str(told["other"]))
            steps, more = int(told["steps"]), int(told["more"])
            assert steps * STEPS_Q[way] + more * STEPS_Q[other] == q
            assert steps * STEPS_R[way] + more * STEPS_R[other] == r
            assert steps >= 0
            assert more >= 0
            assert steps > 0 or more == 0


def test_no_two_places_are_told_alike() -> None:
    told = [tuple(from_middle(q, r).values()) for q in range(-6, 7) for r in range(-6, 7)]
    assert len(set(told)) == len(told)
