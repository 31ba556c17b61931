"""Hexagons as pictures."""

from __future__ import annotations

import math

import pytest

from insectarium.games._hexes import picture
from insectarium.games._hexes.grid import STEPS_Q, STEPS_R


@pytest.mark.parametrize("side", range(6))
def test_the_middle_of_a_side_lies_halfway_to_the_neighbour(side: int) -> None:
    x, y = picture.centre(STEPS_Q[side], STEPS_R[side], 10)
    assert picture.side_middle(side, 10) == pytest.approx((x / 2, y / 2))


def test_corners_lie_around_the_middle() -> None:
    for x, y in picture.corners(10, (3, 4)):
        assert math.hypot(x - 3, y - 4) == pytest.approx(10)
    assert picture.outline(10).count("L") == 5


def test_a_turned_tile_turns_against_the_clock() -> None:
    assert picture.turned(1) == -60


@pytest.mark.parametrize("cells", [[(0, 0)], [(0, 0), (9, -3), (-4, 7)], []])
def test_a_frame_holds_all_cells(cells: list[tuple[int, int]]) -> None:
    frame = picture.frame(cells, 30, 400, 300)
    for cell in cells:
        x, y = frame.place(*cell, 30)
        reach = 30 * frame.scale
        assert reach * math.sqrt(3) / 2 <= x + 1e-6 <= 400 - reach * math.sqrt(3) / 2 + 2e-6
        assert reach <= y + 1e-6 <= 300 - reach + 2e-6
    assert frame.scale <= 1
