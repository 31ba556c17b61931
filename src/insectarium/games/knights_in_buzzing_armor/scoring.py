# compiled by mypyc
"""Points: what has been scored on the track, honey, and the size of the colony at the end."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games.knights_in_buzzing_armor.state import START_POINTS, Table

# KBA-120, KBA-121, KBA-122: by number of seats, for the first, second, third and fourth place.
COLONY_POINTS: Final[list[vec[i64]]] = [
    vec[i64]([2, 0]),
    vec[i64]([3, 1, 0]),
    vec[i64]([4, 2, 1, 0]),
]

CATEGORY_NAMES: Final = ("start", "hives", "lost", "honey", "colony")
START: Final[i64] = 0
HIVES: Final[i64] = 1
LOST: Final[i64] = 2
HONEY: Final[i64] = 3
COLONY: Final[i64] = 4
CATEGORIES: Final[i64] = 5


def larger_colonies(table: Table, seat: i64) -> i64:
    """How many others have more bees on the board than a seat."""
    larger: i64 = 0
    mine = table.colony(seat)
    for other in range(table.seats):
        if table.colony(other) > mine:
            larger += 1
    return larger


def colony_points(table: Table, seat: i64) -> i64:
    """What the number of a seat's bees on the board would give at the end."""
    # KBA-119, KBA-123, KBA-A45
    return COLONY_POINTS[table.seats - 2][larger_colonies(table, seat)]


def points_of(table: Table, seat: i64, category: i64) -> i64:
    """What one row of the score sheet gives to a seat."""
    if category == START:
        # KBA-023
        return START_POINTS
    if category == HIVES:
        return table.hive_points[seat]
    if category == LOST:
        return -table.lost_points[seat]
    if category == HONEY:
        # KBA-118
        return table.jar[seat]
    return colony_points(table, seat)


def total(table: Table, seat: i64) -> i64:
    # KBA-007
    return table.track.points[seat] + table.jar[seat] + colony_points(table, seat)
