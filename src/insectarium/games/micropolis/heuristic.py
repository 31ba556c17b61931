# compiled by mypyc
"""What a position of Micropolis promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games.micropolis.scoring import (
    CATEGORIES,
    FRUIT_KINDS,
    HARVEST_POINTS,
    MAJORITY,
    Galleries,
    points_by_hill,
)
from insectarium.games.micropolis.state import RING, Board
from insectarium.games.micropolis.tables import SEGMENTS

# Points that a soldier, a marker, one more kind of fruit and a queen promise with the whole match ahead.
SOLDIER: Final = 1.1
MARKER: Final = 3.0
FRUIT: Final = 1.6
QUEEN: Final = 2.5


def evaluate(board: Board, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    points = points_by_hill(board)
    first = board.first_hill(seat)
    total = 0.0
    for hill in range(first, first + board.hills_per_seat):
        for category in range(CATEGORIES):
            total += float(points[hill * CATEGORIES + category])
        total += _promise(board, hill)
    return total + MARKER * float(board.architects[seat]) * _remaining(board)


def _remaining(board: Board) -> float:
    """The part of the match that is still to come."""
    return float(board.rounds() - board.rounds_done) / float(board.rounds())


def _promise(board: Board, hill: i64) -> float:
    """What may still come from soldiers, fruit and queens of this hill."""
    ahead = float(RING - board.placed[hill]) / float(RING)
    if ahead == 0.0:
        return 0.0
    army = board.army[hill]
    promise = SOLDIER * float(army if army < 7 else 7) * ahead
    galleries = Galleries(board, hill)
    for root in range(RING * SEGMENTS):
        if galleries.queens[root] == 1:
            promise += QUEEN * ahead
        if galleries.fruits[root] != 0 or galleries.gifts[root] != 0:
            kinds = galleries.kinds(root)
            if kinds < FRUIT_KINDS:
                gain = HARVEST_POINTS[kinds + 1] - HARVEST_POINTS[kinds]
                promise += FRUIT * ahead * float(gain) / float(MAJORITY)
    return promise


def temperature(board: Board) -> float:
    """A lead means more the later it is."""
    return 2.0 + 8.0 * _remaining(board)
