# compiled by mypyc
"""Who stands where, and how far a piece can go.

A crowd keeps, for every spot, how many pieces of each seat and type stand there: three bits for each of
sixteen classes, class = TYPES * seat + type. A mask is a set of classes: what blocks a way, and beside what
one may not stay.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._hexes.bits import BITS
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.grid import SIDES

TYPES: Final[i64] = 4
COUNT_BITS: Final[i64] = 3
MOST_OF_A_CLASS: Final[i64] = 7
ALL_TYPES: Final[i64] = 2**12 - 1
EVERYBODY: Final[i64] = 2**48 - 1
# More than two spots for each of 85 tiles: to be copied, which is much faster than filling.
UNMARKED: Final[vec[i64]] = vec[i64]([NONE] * 256)
# As many grounds as a game with tiles may have.
MOST_GROUNDS: Final[i64] = 8
# For `spread` and `reachable`: nobody is in the way.
UNBLOCKED: Final[vec[i64]] = vec[i64]([0] * MOST_GROUNDS)


def one_of(seat: i64, kind: i64) -> i64:
    """What one piece adds to a spot."""
    return BITS[COUNT_BITS * (TYPES * seat + kind)]


def mask_of(seat: i64, kind: i64) -> i64:
    """The mask of one type of piece of one seat."""
    return one_of(seat, kind) * MOST_OF_A_CLASS


def mask_of_seat(seat: i64) -> i64:
    """The mask of all pieces of one seat."""
    return one_of(seat, 0) * ALL_TYPES


def mask_of_type(kind: i64) -> i64:
    """The mask of one type of piece of all seats."""
    return mask_of(0, kind) | mask_of(1, kind) | mask_of(2, kind) | mask_of(3, kind)


class Crowd:
    """What stands on every spot. Grows with the board: call `grow` after every laid tile."""

    def __init__(self) -> None:
        self.at: vec[i64] = vec[i64]()

    def clone(self) -> Crowd:
        copy = Crowd()
        copy.at = self.at[:]
        return copy

    def grow(self) -> None:
        for _ in range(SPOTS_PER_TILE):
            self.at = append(self.at, 0)

    def add(self, spot: i64, seat: i64, kind: i64) -> None:
        self.at[spot] += one_of(seat, kind)

    def remove(self, spot: i64, seat: i64, kind: i64) -> None:
        self.at[spot] -= one_of(seat, kind)

    def count(self, spot: i64, seat: i64, kind: i64) -> i64:
        return (self.at[spot] >> (COUNT_BITS * (TYPES * seat + kind))) & MOST_OF_A_CLASS


def on_every_ground(mask: i64) -> vec[i64]:
    """The masks for `spread` and `reachable` of what blocks a way wherever it stands."""
    return vec[i64]([mask] * MOST_GROUNDS)


def reachable(
    board: HexBoard, crowd: Crowd, start: i64, inner: bool, blocked_by: vec[i64], kept_off_by: i64
) -> vec[i64]:
    """The spots where a piece that leaves `start` may stop, nearest first, `start` itself left out.

    It goes as `spread` does; it does not stop where something of `kept_off_by` stands.
    """
    found = UNMARKED[: SPOTS_PER_TILE * board.tiles]
    stops = vec[i64]()
    for spot in spread(board, crowd.at, start, inner, blocked_by, found, 0):
        if crowd.at[spot] & kept_off_by == 0 and spot != start:
            stops = append(stops, spot)
    return stops


def spread(
    board: HexBoard,
    at: vec[i64],
    start: i64,
    inner: bool,
    blocked_by: vec[i64],
    found: vec[i64],
    number: i64,
) -> vec[i64]:
    """Mark, in place, every spot that can be entered on a way from `start`, and `start` itself; these spots.

    A spot that holds something of `blocked_by`, which is given for each ground, is never entered; what was
    marked before is not entered again. With `inner` the way stays within an area. Nearest spots come first.
    """
    doors = board.inner_doors if inner else board.doors
    door = board.door
    kinds = board.kind
    grounds = board.kinds.ground
    queue = vec[i64]([start])
    found[start] = number
    head: i64 = 0
    while head < i64(len(queue)):
        spot = queue[head]
        head += 1
        ways = doors[spot]
        side = (spot // SPOTS_PER_TILE) * SIDES
        while ways != 0:
            if ways & 1:
                beyond = door[side]
                if found[beyond] == NONE:
                    standing = at[beyond]
                    if standing == 0 or standing & blocked_by[grounds[kinds[beyond // SPOTS_PER_TILE]]] == 0:
                        found[beyond] = number
                        queue = append(queue, beyond)
            ways >>= 1
            side += 1
    return queue
