# compiled by mypyc
"""The rows of the score sheet: points during the match, and the bonus at the end."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._ants.table import AntTable

# SUP-153, SUC-056
FIRST_BONUS: Final[i64] = 3
# SUP-154, SUC-060
FOOD_FOR_A_POINT: Final[i64] = 3
# SUC-057
QUEEN_BONUS: Final[i64] = 2
# SUC-059
TILES_FOR_A_POINT: Final[i64] = 5

CATEGORY_NAMES: Final = ("start", "tunnels", "nests", "lost", "first", "food", "ants", "queens", "tiles")
START: Final[i64] = 0
TUNNELS: Final[i64] = 1
NESTS: Final[i64] = 2
LOST: Final[i64] = 3
FIRST: Final[i64] = 4
FOOD: Final[i64] = 5
ANTS: Final[i64] = 6
QUEENS: Final[i64] = 7
TILES: Final[i64] = 8
CATEGORIES: Final[i64] = 9


def points_of(table: AntTable, seat: i64, category: i64) -> i64:
    """What one row of the score sheet gives to a seat."""
    if category == START:
        # SUP-022, SUP-A06
        return table.rules.start_points
    if category == TUNNELS:
        return table.tunnel_points[seat]
    if category == NESTS:
        return table.nest_points[seat]
    if category == LOST:
        return -table.lost_points[seat]
    if category == FIRST:
        # SUP-153, SUC-056, SUC-A19
        return FIRST_BONUS if table.first_to_target == seat else 0
    if category == FOOD:
        # SUP-154, SUC-060
        return (table.food[seat] + FOOD_FOR_A_POINT - 1) // FOOD_FOR_A_POINT
    if category == ANTS:
        # SUP-155, SUP-A57, SUC-058, SUC-A20
        return table.workers_on_board(seat) + table.soldiers_on_board(seat)
    # SUP-156
    if not table.rules.first_edition:
        return 0
    if category == QUEENS:
        # SUC-057
        return QUEEN_BONUS * table.queens_on_board(seat)
    # SUC-059
    return i64(len(table.hands[seat])) // TILES_FOR_A_POINT


def total(table: AntTable, seat: i64) -> i64:
    """SUP-131"""
    points: i64 = 0
    for category in range(CATEGORIES):
        points += points_of(table, seat, category)
    return points
