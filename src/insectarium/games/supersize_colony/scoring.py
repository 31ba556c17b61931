# compiled by mypyc
"""Points: for tunnels and nests when a tile is laid, and the bonus at the end."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games._ants.tunnels import TunnelPoints, manned_by_all, manned_by_one
from insectarium.games._hexes.board import NONE
from insectarium.games.supersize_colony.state import Table

# SUP-143, SUP-144: for 1 to 5 tunnel tiles.
TUNNEL_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 4, 5, 7])
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


def tunnel_points(table: Table, tile: i64) -> TunnelPoints:
    """The connections to which the tile just laid belongs."""
    # SUC-055, SUC-A22, SUC-A24
    if table.rules.first_edition:
        return manned_by_all(table.board, table.ants, tile)
    # SUP-133, SUP-134, SUP-135, SUP-136, SUP-138, SUP-140, SUP-141, SUP-142, SUP-A56
    return manned_by_one(table.board, table.ants, tile, TUNNEL_POINTS)


def finished_nest(table: Table, tile: i64) -> i64:
    """The nest that the tile just laid completes, or NONE."""
    nest = table.board.area[tile]
    # SUP-147
    if nest == NONE or table.board.area_open[nest] > 0:
        return NONE
    # SUP-146, SUC-055
    if table.board.area_size[nest] < 2 and not table.rules.first_edition:
        return NONE
    return nest


def nest_value(table: Table, nest: i64) -> i64:
    # SUP-149
    value = table.board.area_size[nest]
    if table.rules.first_edition:
        for tile in table.board.members(nest):
            # SUC-055
            value += table.tables.brood[table.board.kind[tile]]
    return value


def points_of(table: Table, seat: i64, category: i64) -> i64:
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


def total(table: Table, seat: i64) -> i64:
    """SUP-131"""
    points: i64 = 0
    for category in range(CATEGORIES):
        points += points_of(table, seat, category)
    return points


def winners(table: Table) -> list[int]:
    """The seats with most points, tie-breaks applied."""
    best: list[int] = []
    for seat in range(table.seats):
        if len(best) == 0 or _rank(table, seat, best[0]) > 0:
            best = [int(seat)]
        elif _rank(table, seat, best[0]) == 0:
            best.append(int(seat))
    return best


def _rank(table: Table, seat: i64, other: i64) -> i64:
    """Above 0 if one seat stands before another, 0 if they share their place."""
    ahead = total(table, seat) - total(table, other)
    if ahead == 0 and table.rules.first_edition:
        # SUC-A21
        ahead = _ants_on_board(table, seat) - _ants_on_board(table, other)
    if ahead == 0:
        # SUP-132, SUC-A21
        if table.first_to_target == seat:
            return 1
        if table.first_to_target == other:
            return -1
    if ahead == 0 and not table.rules.first_edition:
        # SUP-127
        return 1 if table.track.is_ahead(seat, other) else -1
    return ahead


def _ants_on_board(table: Table, seat: i64) -> i64:
    return table.queens_on_board(seat) + table.workers_on_board(seat) + table.soldiers_on_board(seat)
