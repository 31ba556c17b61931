# compiled by mypyc
"""Points of Happy Honey Beez, and who wins with them."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._bees.hives import largest_unfinished
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


def winners(table: Table) -> list[int]:
    """The seats with most points, tie-breaks applied."""
    best: list[int] = []
    for seat in range(table.seats):
        ahead: i64 = 1 if len(best) == 0 else _rank(table, seat, best[0])
        if ahead > 0:
            best = [int(seat)]
        elif ahead == 0:
            best.append(int(seat))
    return best


def _rank(table: Table, seat: i64, other: i64) -> i64:
    """Above 0 if one seat stands before another, 0 if they share their place."""
    # HHB-005
    ahead = total(table, seat) - total(table, other)
    if ahead == 0:
        # HHB-123, HHB-A38
        ahead = largest_unfinished(table.board, table.bees, seat)
        ahead -= largest_unfinished(table.board, table.bees, other)
    if ahead != 0:
        return ahead
    # HHB-A39
    if table.hive_points[seat] == 0 and table.hive_points[other] == 0:
        return 0
    # HHB-124, HHB-125
    return 1 if table.track.is_ahead(seat, other) else -1
