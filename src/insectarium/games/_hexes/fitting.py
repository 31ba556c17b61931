# compiled by mypyc
"""Why a tile cannot be laid where somebody wants to lay it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games._hexes.board import NONE, HexBoard
from insectarium.games._hexes.grid import CELLS, SIDES
from insectarium.games._hexes.tiles import LETTERS


class Misfit:
    """The reason, and the letters that do not fit: the neighbour's and the tile's (NONE for another reason).

    - apart             the place touches no tile
    - occupied          a tile lies there
    - same-rotation     turned like this the tile looks as in a smaller turn, which is to be named
    - misfit            its one neighbour shows something else
    - misfit-somewhere  one of several neighbours does
    - unjoined          all sides fit, but none of them can be walked through
    """

    def __init__(self, reason: str, facing: i64, shown: i64) -> None:
        self.reason = reason
        self.facing = facing
        self.shown = shown


def misfit(board: HexBoard, kind: i64, where: i64) -> Misfit:
    """Why a tile of this kind does not lie at cell * 8 + rotation; to be asked if it cannot be laid there."""
    cell = where >> 3
    rotation = where & 7
    place = board.place_at(cell) if cell < CELLS else NONE
    if place == NONE:
        return Misfit("apart", NONE, NONE)
    if board.tile[place] != NONE:
        return Misfit("occupied", NONE, NONE)
    if rotation >= board.kinds.rotations[kind]:
        return Misfit("same-rotation", NONE, NONE)
    touching: i64 = 0
    wrong: i64 = NONE
    wrong_shown: i64 = NONE
    for side in range(SIDES):
        facing = board.letter_facing(cell, side)
        if facing != NONE:
            touching += 1
            shown = board.kinds.letter_at(kind, rotation, side)
            if board.kinds.grammar.fitting[shown * LETTERS + facing] == 0:
                wrong = facing
                wrong_shown = shown
    if wrong == NONE:
        return Misfit("unjoined", NONE, NONE)
    return Misfit("misfit-somewhere" if touching > 1 else "misfit", wrong, wrong_shown)
