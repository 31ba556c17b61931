# compiled by mypyc
"""Who has won: points, then the largest hive still open, then who came first to the number."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games._bees.hives import largest_unfinished
from insectarium.games._bees.table import BeeTable


def winners(table: BeeTable, totals: list[int]) -> list[int]:
    """The seats with most points, tie-breaks applied."""
    # HHB-005, KBA-006, KBA-108
    best: list[int] = []
    for seat in range(table.seats):
        ahead: i64 = 1
        if len(best) > 0:
            ahead = _rank(table, totals, seat, best[0])
        if ahead > 0:
            best = [int(seat)]
        elif ahead == 0:
            best.append(int(seat))
    return best


def _rank(table: BeeTable, totals: list[int], seat: i64, other: i64) -> i64:
    """Above 0 if one seat stands before another, 0 if they share their place."""
    ahead: i64 = totals[seat] - totals[other]
    if ahead == 0:
        # HHB-123, HHB-A38, KBA-109, KBA-A46
        ahead = largest_unfinished(table.board, table.bees, seat)
        ahead -= largest_unfinished(table.board, table.bees, other)
    if ahead != 0:
        return ahead
    # HHB-A39, KBA-A46
    if not _has_moved(table, seat) and not _has_moved(table, other):
        return 0
    # HHB-124, HHB-125, KBA-110
    return 1 if table.track.is_ahead(seat, other) else -1


def _has_moved(table: BeeTable, seat: i64) -> bool:
    """Whether a marker has ever left the number on which all of them start."""
    return table.hive_points[seat] > 0 or table.lost_points[seat] > 0
