# compiled by mypyc
"""Which elements can be carried out."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games.marabunta.codes import (
    FREE_ZERO,
    ONE_ANYWHERE,
    REMOVE_COOKIE,
    REPEAT_DIE,
    TILE_ELEMENT,
    TWO_CHESTS,
    TWO_CIRCLES,
    TWO_STRIKES,
    TWO_ZEROS,
)
from insectarium.games.marabunta.frames import ANYWHERE, NOTHING
from insectarium.games.marabunta.grid import REGIONS
from insectarium.games.marabunta.state import Board


def can_use(board: Board, seat: i64, element: i64) -> bool:
    """Whether a seat can carry out a die or the tile of the round."""
    if element == TILE_ELEMENT:
        return can_use_tile(board, seat, board.tile())
    return board.can_use_die(seat, element)


def can_use_tile(board: Board, seat: i64, tile: i64) -> bool:
    if tile == TWO_CHESTS:
        return board.any_chest(seat)
    if tile == TWO_CIRCLES:
        return board.any_circle(NOTHING)
    if tile == ONE_ANYWHERE:
        return board.any_place_or_anthill(seat, ANYWHERE, 0)
    if tile == TWO_ZEROS:
        # MAR-083
        return board.any_place_or_anthill(seat, ANYWHERE, 1)
    if tile == FREE_ZERO:
        return board.any_place(seat, ANYWHERE, 0, True)
    if tile == TWO_STRIKES:
        # MAR-A18
        return board.any_strike()
    if tile == REPEAT_DIE:
        for die in range(REGIONS):  # noqa: SIM110 (a plain loop compiles well)
            if board.can_repeat(seat, die):
                return True
        return False
    if tile == REMOVE_COOKIE:
        return board.free_cookies > 0
    return False
