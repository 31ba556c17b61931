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


def test_a_part_has_its_share_of_each_bound_and_never_nothing() -> None:
    part = Clock(100, 40).part(0.25)
    assert (part.milliseconds, part.most_steps) == (25, 10)
    least = Clock(1, 1).part(0.25)
    assert (least.milliseconds, least.most_steps) == (1, 1)
    assert Clock(100, 0).part(0.25).most_steps == 0
    assert Clock(0, 40).part(0.25).milliseconds == 0


def test_the_rest_is_what_a_part_has_left() -> None:
    whole = Clock(4000, 150)
    part = whole.part(0.5)
    part.steps = 60
    rest = whole.rest(part)
    assert rest.end - part.start == pytest.approx(4.0)
    assert rest.steps_left() == pytest.approx(0)
    rest.step()
    assert rest.steps == 61
    # The pace of the part tells nothing about the rest.
    rest.steps = 70
    rest.now = rest.start + (rest.end - rest.start) / 2
    assert rest.steps_left() == pytest.approx(10)
    rest.steps = 150
    assert rest.is_up()
