# compiled by mypyc
"""Points: for tunnels and nests when a tile is laid, and the bonus at the end."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import WORKER
from insectarium.games._ants.connections import SEATS, Connections
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.walking import mask_of, mask_of_type
from insectarium.games.antropolis.state import Table

# ANT-097, ANT-A36: for 1, 2 and 3 tunnel tiles.
TUNNEL_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 4])
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


class TunnelPoints:
    """What the tunnels that a new tile completes are worth: one entry per seat, nest and forest."""

    def __init__(self) -> None:
        self.seat = vec[i64]()
        self.nest = vec[i64]()
        self.forest = vec[i64]()
        self.lanes = vec[i64]()
        self.points = vec[i64]()

    def count(self) -> i64:
        return i64(len(self.seat))

    def offer(self, seat: i64, nest: i64, forest: i64, lanes: i64, points: i64) -> None:
        """ANT-A42: between the same nest and forest a seat counts only the best path."""
        for number in range(self.count()):
            if self.seat[number] == seat and self.nest[number] == nest and self.forest[number] == forest:
                if points > self.points[number]:
                    self.points[number] = points
                    self.lanes[number] = lanes
                return
        self.seat = append(self.seat, seat)
        self.nest = append(self.nest, nest)
        self.forest = append(self.forest, forest)
        self.lanes = append(self.lanes, lanes)
        self.points = append(self.points, points)


def tunnel_points(table: Table, tile: i64) -> TunnelPoints:
    """ANT-090, ANC-091: the connections to which the tile just laid belongs."""
    found = TunnelPoints()
    if table.rules.first_edition:
        paths = Connections(table.board, table.ants.crowd, mask_of_type(WORKER))
        paths.find(tile)
        for seat in range(table.seats):
            _claim_shared(table, seat, paths, found)
        return found
    for seat in range(table.seats):
        # ANT-093, ANT-A35, ANT-A46
        if table.workers_on_board(seat) > 0 and table.queens_on_board(seat) > 0:
            paths = Connections(table.board, table.ants.crowd, mask_of(seat, WORKER))
            paths.find(tile)
            _claim_own(table, seat, paths, found)
    return found


def _claim_own(table: Table, seat: i64, paths: Connections, found: TunnelPoints) -> None:
    for number in range(paths.count()):
        # ANT-091, ANT-A47
        if table.ants.queens_in(table.board, seat, paths.nest[number]) > 0:
            lanes = paths.lanes[number]
            found.offer(seat, paths.nest[number], paths.forest[number], lanes, TUNNEL_POINTS[lanes])


def _claim_shared(table: Table, seat: i64, paths: Connections, found: TunnelPoints) -> None:
    """ANC-092, ANC-A23: workers of all colours man a tunnel together."""
    for number in range(paths.count()):
        own = paths.workers[SEATS * number + seat]
        # ANC-094, ANC-A24
        if own > 0 and table.ants.queens_in(table.board, seat, paths.nest[number]) > 0:
            found.offer(seat, paths.nest[number], paths.forest[number], paths.lanes[number], own + 1)


def finished_nest(table: Table, tile: i64) -> i64:
    """The nest that the tile just laid completes, or NONE."""
    # ANT-A33
    nest = table.board.area[tile]
    # ANT-101, ANT-102
    if nest == NONE or table.board.area_open[nest] > 0:
        return NONE
    # ANT-100, ANT-A34, ANC-083, ANC-A21
    if table.board.area_size[nest] < 2 and not table.rules.first_edition:
        return NONE
    return nest


def nest_value(table: Table, nest: i64) -> i64:
    # ANT-104, ANC-087
    value = table.board.area_size[nest]
    if table.rules.first_edition:
        for tile in table.board.members(nest):
            # ANC-088
            value += table.tables.brood[table.board.kind[tile]]
    return value


def bonus(table: Table, seat: i64, category: i64) -> i64:
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


def total(table: Table, seat: i64) -> i64:
    """ANT-088, ANC-080"""
    points: i64 = 0
    for category in range(CATEGORIES):
        points += bonus(table, seat, category)
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
        # ANC-081, ANC-A27
        ahead = _ants_on_board(table, seat) - _ants_on_board(table, other)
    if ahead == 0:
        # ANT-089, ANC-082
        if table.first_to_target == seat:
            return 1
        if table.first_to_target == other:
            return -1
    if ahead == 0 and not table.rules.first_edition:
        # ANT-A57, ANT-083
        return 1 if table.track.is_ahead(seat, other) else -1
    return ahead


def _ants_on_board(table: Table, seat: i64) -> i64:
    return table.queens_on_board(seat) + table.workers_on_board(seat)
