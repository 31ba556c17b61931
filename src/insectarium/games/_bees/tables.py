# compiled by mypyc
"""The bee tiles as tables of numbers, made once from the components and shared by all states."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.tiles import GROUNDS, BeeTiles
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.grid import ORIGIN
from insectarium.games._hexes.tiles import Grammar, TileKinds

PLAIN: Final[i64] = 0
HONEY_ROOM: Final[i64] = 1
BREEDING_ROOM: Final[i64] = 2
MEADOW: Final[i64] = 3
START: Final[i64] = 4
ALL_GROUNDS: Final[i64] = 5

LETTERS: Final = "OCFM"
OPEN: Final[i64] = 0
CLOSED: Final[i64] = 1
HOLE: Final[i64] = 2
GRASS: Final[i64] = 3

# HHB-037, HHB-038, HHB-039, HHB-042, HHB-043, HHB-044, HHB-045, HHB-046, KBA-028
FITTING: Final = ("OO", "OC", "CC", "FM", "MM", "MC")
# HHB-040, HHB-041, HHB-047, KBA-029
FITTING_WITHOUT_MEADOW: Final = ("FF", "FO")
# HHB-074, HHB-075, KBA-054
PASSABLE: Final = ("OO", "MM", "FM", "FF", "FO")
# HHB-107, HHB-A10, HHB-A11
UNITING: Final = ("OO",)


class BeeTables:
    """By kind of tile. With `meadow_only` a flight hole may touch nothing but meadow."""

    def __init__(self, tiles: BeeTiles, meadow_only: bool) -> None:
        self.meadow_only = meadow_only
        fitting = list(FITTING)
        if not meadow_only:
            fitting += FITTING_WITHOUT_MEADOW
        self.kinds = TileKinds(Grammar(LETTERS, fitting, list(PASSABLE), list(UNITING), "O"))
        self.count = vec[i64]()
        self.start: i64 = 0
        self.number: dict[str, int] = {}
        for kind in tiles.kinds:
            ground: i64 = GROUNDS.index(kind.ground)
            # HHB-034, HHB-A04: rooms and the start tile are hive tiles.
            number = self.kinds.add(kind.id, kind.edges, ground, ground != MEADOW, [])
            self.number[kind.id.lower()] = int(number)
            self.count = append(self.count, kind.count)
            if ground == START:
                self.start = number
        self.kinds.finish()

    def tiles_of(self, ground: i64) -> vec[i64]:
        """All tiles of one ground, in a fixed order."""
        found = vec[i64]()
        for kind in range(self.kinds.count):
            if self.kinds.ground[kind] == ground:
                for _ in range(self.count[kind]):
                    found = append(found, kind)
        return found

    def lay_start(self, board: HexBoard) -> None:
        # HHB-013, HHB-A04, KBA-012
        board.lay(ORIGIN, self.start, 0)


def for_each_ground(in_hives: i64, on_meadows: i64) -> vec[i64]:
    """Masks for `reachable`: one for all that is hive inside, the start tile too, and one for meadows."""
    # HHB-084
    masks = vec[i64]([in_hives] * ALL_GROUNDS)
    masks[MEADOW] = on_meadows
    return masks
