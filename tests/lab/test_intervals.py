"""Intervals of shares."""

from __future__ import annotations

import pytest

from insectarium.lab.intervals import wilson


def test_a_known_interval() -> None:
    # 10 of 100, as tables of the Wilson interval give it.
    assert wilson(10, 100) == pytest.approx((0.0552, 0.1744), abs=5e-5)


def test_none_and_all_stay_between_0_and_1() -> None:
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=5e-5)


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_matches_make_it_narrower() -> None:
    few, many = wilson(5.5, 10), wilson(550, 1000)
    assert many[1] - many[0] < few[1] - few[0]
