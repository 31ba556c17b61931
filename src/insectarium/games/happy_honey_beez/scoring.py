# compiled by mypyc
"""Points of Happy Honey Beez."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games.happy_honey_beez.state import Table

CATEGORY_NAMES: Final = ("hives", "lost", "honey")
HIVES: Final[i64] = 0
LOST: Final[i64] = 1
HONEY_JAR: Final[i64] = 2
CATEGORIES: Final[i64] = 3


def points_of(table: Table, seat: i64, category: i64) -> i64:
    """What one row of the score sheet gives to a seat."""
    if category == HIVES:
        return table.hive_points[seat]
    if category == LOST:
        return -table.lost_points[seat]
    # HHB-119, HHB-A41
    return table.jar[seat]


def total(table: Table, seat: i64) -> i64:
    # HHB-006, HHB-122
    return table.track.points[seat] + table.jar[seat]
