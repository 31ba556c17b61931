"""How long a bot may think."""

from __future__ import annotations

import time

import pytest

from insectarium.bots.clock import Clock


def test_steps_are_counted_to_their_bound() -> None:
    clock = Clock(0, 3)
    for left in (3, 2, 1):
        assert not clock.is_up()
        assert clock.steps_left() == left
        clock.step()
    assert clock.is_up()


def test_time_runs_out() -> None:
    clock = Clock(20, 0)
    assert not clock.is_up()
    while not clock.is_up():
        clock.step()
    assert time.perf_counter() >= clock.end
    assert clock.end - clock.start == pytest.approx(0.02)


def test_the_steps_left_follow_from_the_pace_so_far() -> None:
    clock = Clock(4000, 0)
    clock.steps = 100
    clock.now = clock.start + 1.0
    assert clock.steps_left() == pytest.approx(300)
    both = Clock(4000, 150)
    both.steps = 100
    both.now = both.start + 1.0
    assert both.steps_left() == 50
