# compiled by mypyc
"""The bees of all seats: where each stands, what it carries and what it has done this turn."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.pieces import IN_HAND as IN_HAND
from insectarium.games._hexes.pieces import NO_LOAD as NO_LOAD
from insectarium.games._hexes.pieces import Pieces

QUEEN: Final[i64] = 0
WORKER: Final[i64] = 1
DRONE: Final[i64] = 2
EGG: Final[i64] = 3
TYPE_NAMES: Final = ("queen", "worker", "drone", "egg")

# Where a bee is that is neither on a spot nor in hand.
IN_SUPPLY: Final[i64] = -2
# Bits of `done`.
FLOWN: Final[i64] = 1
ACTED: Final[i64] = 2

POLLEN: Final[i64] = 1
HONEY: Final[i64] = 2
LOADS: Final = ("", "pollen", "honey")


class Bees(Pieces):
    def clone(self) -> Bees:
        copy = Bees(0, [])
        self.copy_into(copy)
        return copy

    def queens_in(self, board: HexBoard, seat: i64, hive: i64) -> i64:
        """How many queens of a seat are in a hive, which is an area of the board."""
        return self.in_area(board, seat, QUEEN, hive)

    def carried(self, load: i64) -> i64:
        """How many tokens of this sort are on backs."""
        count: i64 = 0
        for carried in self.load:
            if carried == load:
                count += 1
        return count
