# compiled by mypyc
"""What keeps a piece from getting somewhere, so that a player can be told."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.walking import Crowd, mask_of_seat

SEATS: Final[i64] = 4
NOBODY: Final[i64] = 0


def barrier(board: HexBoard, crowd: Crowd, start: i64, target: i64, inner: bool, blocked_by: vec[i64]) -> i64:
    """The nearest spot whose pieces close the way to `target`; NONE if no way leads there at all.

    `inner` and `blocked_by` are those of `reachable`.
    """
    free = vec[i64]([0] * (SPOTS_PER_TILE * board.tiles))
    for spot in _spread(board, crowd, start, inner, blocked_by, free):
        anywhere = free[:]
        nothing = vec[i64]([NOBODY] * i64(len(blocked_by)))
        _spread(board, crowd, spot, inner, nothing, anywhere)
        if anywhere[target] != 0:
            return spot
    return NONE


def _spread(
    board: HexBoard, crowd: Crowd, start: i64, inner: bool, blocked_by: vec[i64], seen: vec[i64]
) -> vec[i64]:
    """Mark the spots that can be entered from `start`; returns those at which ways end, nearest first."""
    doors = board.inner_doors if inner else board.doors
    seen[start] = 1
    queue = vec[i64]([start])
    closed = vec[i64]()
    head: i64 = 0
    while head < i64(len(queue)):
        spot = queue[head]
        head += 1
        for side in range(SIDES):
            if (doors[spot] >> side) & 1:
                beyond = board.door[(spot // SPOTS_PER_TILE) * SIDES + side]
                if seen[beyond] == 0:
                    if crowd.at[beyond] & blocked_by[board.ground_of(beyond)] == 0:
                        seen[beyond] = 1
                        queue = append(queue, beyond)
                    else:
                        closed = append(closed, beyond)
    return closed


def first_seat(standing: i64) -> i64:
    """The first seat that has a piece among these."""
    for seat in range(SEATS):
        if standing & mask_of_seat(seat) != 0:
            return seat
    return NONE
