# compiled by mypyc
"""The ants of all seats: where each stands, what it carries and what it has done this turn."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.pieces import IN_HAND as IN_HAND
from insectarium.games._hexes.pieces import NO_LOAD as NO_LOAD
from insectarium.games._hexes.pieces import Pieces

QUEEN: Final[i64] = 0
WORKER: Final[i64] = 1
SOLDIER: Final[i64] = 2
LARVA: Final[i64] = 3
TYPE_NAMES: Final = ("queen", "worker", "soldier", "larva")

# Where an ant is that is neither on a spot nor in hand.
OUT_OF_GAME: Final[i64] = -2
CARRIED: Final[i64] = -3
# Bits of `done`.
WALKED: Final[i64] = 1
ACTED: Final[i64] = 2

FOOD: Final[i64] = 1


class Ants(Pieces):
    def clone(self) -> Ants:
        copy = Ants(0, [])
        self.copy_into(copy)
        return copy

    def queens_in(self, board: HexBoard, seat: i64, nest: i64) -> i64:
        """How many queens of a seat are in a nest, which is an area of the board."""
        return self.in_area(board, seat, QUEEN, nest)
