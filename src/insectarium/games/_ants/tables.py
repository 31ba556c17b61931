# compiled by mypyc
"""The ant tiles as tables of numbers, made once from the components and shared by all states."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.tiles import GROUNDS, AntTiles
from insectarium.games._hexes.bits import BITS
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.grid import ORIGIN, SIDES, STEPS
from insectarium.games._hexes.tiles import ALL_ROTATIONS, SHAPES_PER_WORD, Grammar, TileKinds

NEST: Final[i64] = 0
TUNNEL: Final[i64] = 1
FOREST: Final[i64] = 2
ROWS: Final[i64] = 3

LETTERS: Final = "TNE"
T_SIDE: Final[i64] = 0
N_SIDE: Final[i64] = 1


class AntTables:
    """By kind of tile; the ground of a kind is also the number of its pile and of its market row."""

    def __init__(self, tiles: AntTiles) -> None:
        # ANT-032, ANT-033, ANT-034, ANT-060
        self.kinds = TileKinds(Grammar(LETTERS, ["TT", "NN", "EE"], ["TT", "NN"], ["NN"], "N"))
        self.count = vec[i64]()
        self.brood = vec[i64]()
        # How many sides of a tile are open nest sides.
        self.nest_sides = vec[i64]()
        # How many ends a tunnel gets when it is made longer by a tile: those of its best lane but one.
        self.far_ends = vec[i64]()
        self.hub: i64 = 0
        self.start_forest: i64 = 0
        self.start_nest: i64 = 0
        self.arms: dict[int, tuple[int, ...]] = tiles.arms
        self.number: dict[str, int] = {}
        for kind in tiles.kinds:
            ground: i64 = GROUNDS.index(kind.ground)
            lanes = [list(lane) for lane in kind.lanes]
            number = self.kinds.add(kind.id, kind.edges, ground, ground == NEST, lanes)
            self.number[kind.id.lower()] = int(number)
            self.count = append(self.count, kind.count)
            self.brood = append(self.brood, 1 if kind.brood else 0)
            self.nest_sides = append(self.nest_sides, kind.edges.count("N"))
            self.far_ends = append(self.far_ends, max([len(lane) - 1 for lane in kind.lanes], default=0))
            if kind.start == "hub":
                self.hub = number
            elif kind.start == "arm" and ground == FOREST:
                self.start_forest = number
            elif kind.start == "arm":
                self.start_nest = number
        self.kinds.finish()
        # As the board tells what fits on a place: the nest tiles with one open side, and the forests.
        self.cap_words = vec[i64]([0] * self.kinds.words)
        self.forest_words = vec[i64]([0] * self.kinds.words)
        for known in range(self.kinds.count):
            shape = self.kinds.shape[known]
            bits = ALL_ROTATIONS * BITS[SIDES * (shape % SHAPES_PER_WORD)]
            if self.nest_sides[known] == 1:
                self.cap_words[shape // SHAPES_PER_WORD] |= bits
            if self.kinds.ground[known] == FOREST:
                self.forest_words[shape // SHAPES_PER_WORD] |= bits

    def unlaid(self, ground: i64, seats: i64) -> vec[i64]:
        """The tiles of one ground that a start layout leaves over, in a fixed order."""
        # ANT-A02, ANC-A05
        found = vec[i64]()
        for kind in range(self.kinds.count):
            if self.kinds.ground[kind] == ground:
                left = self.count[kind]
                if kind == self.hub:
                    left -= 1
                elif kind == self.start_forest or kind == self.start_nest:
                    left -= seats
                for _ in range(left):
                    found = append(found, kind)
        return found

    def lay_start(self, board: HexBoard, seats: i64) -> None:
        """The hub, then for each seat its forest and its nest: tiles 1 + 2 * seat and 2 + 2 * seat."""
        # ANT-A01, ANT-012, ANT-014, ANC-A01
        board.lay(ORIGIN, self.hub, 0)
        turns = self.kinds.rotations[self.start_forest]
        for arm in self.arms[int(seats)]:
            side: i64 = arm
            board.lay(ORIGIN + STEPS[side], self.start_forest, side % turns)
            board.lay(ORIGIN + 2 * STEPS[side], self.start_nest, (side + 3) % SIDES)


def start_forest_of(seat: i64) -> i64:
    """The number of the tile on which this seat's first workers stand."""
    return 1 + 2 * seat


def start_nest_of(seat: i64) -> i64:
    """The number of the tile on which this seat's first queen stands."""
    return 2 + 2 * seat
