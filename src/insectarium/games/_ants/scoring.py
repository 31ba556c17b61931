# compiled by mypyc
"""Points for tunnels and nests when a tile is laid, and who has won."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games._ants.table import AntTable
from insectarium.games._ants.tunnels import TunnelPoints, manned_by_all, manned_by_one
from insectarium.games._hexes.board import NONE


def tunnel_points(table: AntTable, tile: i64) -> TunnelPoints:
    """The connections to which the tile just laid belongs."""
    # ANC-091, SUC-055, SUC-A22, SUC-A24
    if table.rules.first_edition:
        return manned_by_all(table.board, table.ants, tile)
    # ANT-090, SUP-133, SUP-134, SUP-135, SUP-136, SUP-138, SUP-140, SUP-141, SUP-142, SUP-A56
    return manned_by_one(table.board, table.ants, tile, table.rules.tunnel_points)


def finished_nest(table: AntTable, tile: i64) -> i64:
    """The nest that the tile just laid completes, or NONE."""
    # ANT-A33
    nest = table.board.area[tile]
    # ANT-101, ANT-102, SUP-147
    if nest == NONE or table.board.area_open[nest] > 0:
        return NONE
    # ANT-100, ANT-A34, ANC-083, ANC-A21, SUP-146, SUC-055
    if table.board.area_size[nest] < 2 and not table.rules.first_edition:
        return NONE
    return nest


def nest_value(table: AntTable, nest: i64) -> i64:
    # ANT-104, ANC-087, SUP-149
    value = table.board.area_size[nest]
    if table.rules.first_edition:
        for tile in table.board.members(nest):
            # ANC-088, SUC-055
            value += table.tables.brood[table.board.kind[tile]]
    return value


def winners(table: AntTable, totals: list[int]) -> list[int]:
    """The seats with most points, tie-breaks applied."""
    best: list[int] = []
    for seat in range(table.seats):
        if len(best) == 0 or _rank(table, totals, seat, best[0]) > 0:
            best = [int(seat)]
        elif _rank(table, totals, seat, best[0]) == 0:
            best.append(int(seat))
    return best


def _rank(table: AntTable, totals: list[int], seat: i64, other: i64) -> i64:
    """Above 0 if one seat stands before another, 0 if they share their place."""
    ahead: i64 = totals[seat] - totals[other]
    if ahead == 0 and table.rules.first_edition:
        # ANC-081, ANC-A27, SUC-A21
        ahead = _ants_on_board(table, seat) - _ants_on_board(table, other)
    if ahead == 0:
        # ANT-089, ANC-082, SUP-132, SUC-A21
        if table.first_to_target == seat:
            return 1
        if table.first_to_target == other:
            return -1
    if ahead == 0 and not table.rules.first_edition:
        # ANT-A57, ANT-083, SUP-127
        return 1 if table.track.is_ahead(seat, other) else -1
    return ahead


def _ants_on_board(table: AntTable, seat: i64) -> i64:
    return table.queens_on_board(seat) + table.workers_on_board(seat) + table.soldiers_on_board(seat)
