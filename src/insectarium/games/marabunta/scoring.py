# compiled by mypyc
"""Points and winners of Marabunta."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.games.marabunta.grid import HEXES, REGIONS
from insectarium.games.marabunta.state import NONE, Board


def region_sums(board: Board) -> vec[i64]:
    """What each seat's numbers in a region add up to, at `seat * REGIONS + region`."""
    sums = vec[i64]([0] * (2 * REGIONS))
    for hex in range(HEXES):
        seat = board.owner_at(hex)
        # MAR-110, MAR-A32
        if seat != NONE:
            sums[seat * REGIONS + board.map.region[hex]] += board.number_at(hex)
    return sums


def region_points(board: Board) -> vec[i64]:
    """Points for the regions as if the match ended now, at `seat * REGIONS + region`."""
    sums = region_sums(board)
    points = vec[i64]([0] * (2 * REGIONS))
    for region in range(REGIONS):
        # MAR-111, MAR-113
        for seat in range(2):
            if sums[seat * REGIONS + region] > sums[(1 - seat) * REGIONS + region]:
                # MAR-112
                points[seat * REGIONS + region] = board.circles[seat * REGIONS + region]
    return points


def track_points(board: Board, seat: i64) -> i64:
    """MAR-109: what stands on a seat's track before the regions are scored."""
    return board.cookie_points[seat] + board.ability_points[seat]


def totals(board: Board) -> list[int]:
    """MAR-115, MAR-118"""
    points = region_points(board)
    sums: list[int] = []
    for seat in range(2):
        total = track_points(board, seat)
        for region in range(REGIONS):
            total += points[seat * REGIONS + region]
        sums.append(int(total))
    return sums


def winners(board: Board) -> list[int]:
    sums = totals(board)
    if sums[0] != sums[1]:
        return [0 if sums[0] > sums[1] else 1]
    # MAR-116, MAR-A35
    if board.cookies[0] != board.cookies[1]:
        return [0 if board.cookies[0] > board.cookies[1] else 1]
    # MAR-117, MAR-A34
    return [int(board.trigger)]
