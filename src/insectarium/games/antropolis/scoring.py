# compiled by mypyc
"""The rows of the score sheet: points during the match, and the bonus at the end."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._ants.table import AntTable

# ANT-110, ANC-097
FIRST_BONUS: Final[i64] = 2
# ANC-098
QUEEN_BONUS: Final[i64] = 2
# ANC-100
TILES_FOR_A_POINT: Final[i64] = 3

CATEGORY_NAMES: Final = ("tunnels", "nests", "lost", "first", "food", "ants", "tiles")
TUNNELS: Final[i64] = 0
NESTS: Final[i64] = 1
LOST: Final[i64] = 2
FIRST: Final[i64] = 3
FOOD: Final[i64] = 4
ANTS: Final[i64] = 5
TILES: Final[i64] = 6
CATEGORIES: Final[i64] = 7


def points_of(table: AntTable, seat: i64, category: i64) -> i64:
    """What one row of the score sheet gives to a seat."""
    if category == TUNNELS:
        return table.tunnel_points[seat]
    if category == NESTS:
        return table.nest_points[seat]
    if category == LOST:
        return -table.lost_points[seat]
    if category == FIRST:
        # ANT-A58, ANC-A26
        return FIRST_BONUS if table.first_to_target == seat else 0
    if category == FOOD:
        # ANT-111, ANC-101
        share: i64 = 3 if table.rules.first_edition else 2
        return (table.food[seat] + share - 1) // share
    if not table.rules.first_edition:
        return 0
    if category == ANTS:
        # ANC-098, ANC-099
        return QUEEN_BONUS * table.queens_on_board(seat) + table.workers_on_board(seat)
    # ANC-100, ANC-A29
    return i64(len(table.hands[seat])) // TILES_FOR_A_POINT


def total(table: AntTable, seat: i64) -> i64:
    """ANT-088, ANC-080"""
    points: i64 = 0
    for category in range(CATEGORIES):
        points += points_of(table, seat, category)
    return points
