# compiled by mypyc
"""Points of It Happens.., for every colour."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games.it_happens.state import HILLS, NONE, Board
from insectarium.games.it_happens.tables import KINDS

# The rows of the sheet.
QUEENS: Final[i64] = 0
GENERALS: Final[i64] = 1
SETS: Final[i64] = 2
VARIETY: Final[i64] = 3
WORM_POINTS: Final[i64] = 4
CATEGORIES: Final[i64] = 5
CATEGORY_NAMES: Final = ("queens", "generals", "sets", "variety", "worms")

# ITH-062
SET_POINTS: Final[i64] = 5
SET_SIZE: Final[i64] = 2
# ITH-066
VARIETY_POINTS: Final[i64] = 10


def points_by_colour(board: Board) -> vec[i64]:
    """Points as if the match ended now, at `colour * CATEGORIES + category`."""
    points = vec[i64]([0] * (board.colours * CATEGORIES))
    for hill in range(HILLS):
        # ITH-065
        if board.queen_owner[hill] != NONE:
            points[board.queen_owner[hill] * CATEGORIES + QUEENS] += board.tables.queen[hill]
        if board.general_owner[hill] != NONE:
            points[board.general_owner[hill] * CATEGORIES + GENERALS] += board.tables.general[hill]
    # ITH-A10
    most: i64 = 1
    for colour in range(board.colours):
        kinds = kinds_of(board, colour)
        if kinds > most:
            most = kinds
    for colour in range(board.colours):
        row = colour * CATEGORIES
        # ITH-062, ITH-063, ITH-A09
        points[row + SETS] = SET_POINTS * sets_of(board, colour)
        # ITH-064
        points[row + WORM_POINTS] = board.worms[colour]
        # ITH-066, ITH-067
        if kinds_of(board, colour) == most:
            points[row + VARIETY] = VARIETY_POINTS
    return points


def kinds_of(board: Board, colour: i64) -> i64:
    """How many kinds of object a colour has."""
    kinds: i64 = 0
    for kind in range(KINDS):
        # ITH-068
        if board.objects[colour * KINDS + kind] > 0:
            kinds += 1
    return kinds


def sets_of(board: Board, colour: i64) -> i64:
    """How many kinds of object a colour has at least twice."""
    sets: i64 = 0
    for kind in range(KINDS):
        if board.objects[colour * KINDS + kind] >= SET_SIZE:
            sets += 1
    return sets


def totals(board: Board) -> list[int]:
    """The points of every colour, the third one included."""
    points = points_by_colour(board)
    sums: list[int] = []
    for colour in range(board.colours):
        added: i64 = 0
        for category in range(CATEGORIES):
            added += points[colour * CATEGORIES + category]
        sums.append(int(added))
    return sums


def tiles_won(owners: vec[i64], colour: i64) -> i64:
    """How many queen or general tiles a colour has."""
    won: i64 = 0
    for owner in owners:
        if owner == colour:
            won += 1
    return won


def winning_colours(board: Board) -> list[int]:
    """The colours that have won; several share the victory."""
    # ITH-069
    values = totals(board)
    tied = _best(list(range(int(board.colours))), values)
    # ITH-070
    values = [int(tiles_won(board.queen_owner, colour)) for colour in range(board.colours)]
    tied = _best(tied, values)
    # ITH-071
    values = [int(tiles_won(board.general_owner, colour)) for colour in range(board.colours)]
    tied = _best(tied, values)
    # ITH-072, ITH-A11
    return _best(tied, [int(worms) for worms in board.worms])


def _best(colours: list[int], values: list[int]) -> list[int]:
    """Those of the colours that share the greatest value."""
    best = max([values[colour] for colour in colours])
    return [colour for colour in colours if values[colour] == best]
