# compiled by mypyc
"""Axial coordinates (q, r) on an endless table, and the six sides of a cell.

Side k of a tile faces neighbour k: 0 is east, and they go on counter-clockwise. It touches side k + 3 of
that neighbour. A cell is both coordinates in one number; there is room for 127 tiles in every direction.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec

SIDES: Final[i64] = 6
CELLS: Final[i64] = 65536
MIDDLE: Final[i64] = 128
FARTHEST: Final[i64] = 127
WIDTH: Final[i64] = 256
ORIGIN: Final[i64] = 32896

STEPS_Q: Final = (1, 1, 0, -1, -1, 0)
STEPS_R: Final = (0, -1, -1, 0, 1, 1)
# What to add to a cell to get its neighbour.
STEPS: Final[vec[i64]] = vec[i64]([1, -255, -256, -1, 255, 256])


def cell_at(q: i64, r: i64) -> i64:
    return (r + MIDDLE) * WIDTH + q + MIDDLE


def q_of(cell: i64) -> i64:
    return cell % WIDTH - MIDDLE


def r_of(cell: i64) -> i64:
    return cell // WIDTH - MIDDLE


def opposite(side: i64) -> i64:
    return side + 3 if side < 3 else side - 3


def neighbour(cell: i64, side: i64) -> i64:
    return cell + STEPS[side]


def distance(cell: i64, other: i64) -> i64:
    """The number of steps between two cells."""
    across = q_of(cell) - q_of(other)
    down = r_of(cell) - r_of(other)
    total = across + down
    if across < 0:
        across = -across
    if down < 0:
        down = -down
    if total < 0:
        total = -total
    return (across + down + total) // 2
