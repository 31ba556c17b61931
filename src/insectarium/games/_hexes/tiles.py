# compiled by mypyc
"""Kinds of tiles as tables of numbers: what their sides show in each rotation, and what fits beside what."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._hexes.grid import SIDES

LETTERS: Final[i64] = 4
# Fitting rotations are kept as six bits for each shape, ten shapes to a number.
SHAPES_PER_WORD: Final[i64] = 10
ALL_ROTATIONS: Final[i64] = 63
FULL_WORD: Final[i64] = 2**60 - 1


class Grammar:
    """Which sides may touch, which can be walked through, and which make one area of two tiles.

    `letters` names what a side can show, at most four; pairs are written like "TT" and hold both ways.
    `open_letter` is the side that keeps an area unfinished while it faces an empty space.
    """

    def __init__(
        self, letters: str, fitting: list[str], passable: list[str], uniting: list[str], open_letter: str
    ) -> None:
        self.letters = letters
        self.fitting: vec[i64] = _pairs(letters, fitting)
        self.passable: vec[i64] = _pairs(letters, passable)
        self.uniting: vec[i64] = _pairs(letters, uniting)
        self.open_letter: i64 = letters.index(open_letter)


def _pairs(letters: str, pairs: list[str]) -> vec[i64]:
    table = vec[i64]([0] * (LETTERS * LETTERS))
    for pair in pairs:
        one: i64 = letters.index(pair[0])
        other: i64 = letters.index(pair[1])
        table[one * LETTERS + other] = 1
        table[other * LETTERS + one] = 1
    return table


class TileKinds:
    """All kinds of tiles of a game. Add them in a fixed order, then call `finish` once.

    A kind has one spot, or several lanes that do not meet; a spot is where pieces stand. In rotation k a
    tile is turned k sides counter-clockwise, so that its side s shows what is printed on side s - k.
    """

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.count: i64 = 0
        self.ids: list[str] = []
        self.edges: list[str] = []
        self.ground = vec[i64]()
        self.lanes = vec[i64]()
        self.areas = vec[i64]()
        self.rotations = vec[i64]()
        self.letter = vec[i64]()
        self.lane_at = vec[i64]()
        self.shape = vec[i64]()
        self.shapes: list[str] = []
        self.words: i64 = 0
        self.fitting_words = vec[i64]()
        self.apart_words = vec[i64]()

    def add(self, name: str, edges: str, ground: i64, makes_area: bool, lanes: list[list[int]]) -> i64:
        """A further kind; `lanes` lists the sides of each lane and is empty for a tile with one spot."""
        lane_of_side = [0] * SIDES
        for number, sides in enumerate(lanes):
            for side in sides:
                lane_of_side[side] = number
        if edges not in self.shapes:
            self.shapes.append(edges)
        self.ids.append(name)
        self.edges.append(edges)
        self.ground = append(self.ground, ground)
        self.lanes = append(self.lanes, max(1, len(lanes)))
        self.areas = append(self.areas, 1 if makes_area else 0)
        self.shape = append(self.shape, self.shapes.index(edges))
        self.rotations = append(self.rotations, _different_rotations(edges, lanes))
        for rotation in range(SIDES):
            for side in range(SIDES):
                printed = (side - rotation) % SIDES
                self.letter = append(self.letter, self.grammar.letters.index(edges[printed]))
                self.lane_at = append(self.lane_at, lane_of_side[printed])
        self.count += 1
        return self.count - 1

    def finish(self) -> None:
        """Make the tables of what fits, which need all kinds."""
        shapes: i64 = len(self.shapes)
        self.words = (shapes + SHAPES_PER_WORD - 1) // SHAPES_PER_WORD
        size = SIDES * LETTERS * self.words
        self.fitting_words = vec[i64]([0] * size)
        self.apart_words = vec[i64]([0] * size)
        for shape in range(shapes):
            for side in range(SIDES):
                for letter in range(i64(len(self.grammar.letters))):
                    self._note_fits(shape, side, letter)

    def _note_fits(self, shape: i64, side: i64, letter: i64) -> None:
        fitting: i64 = 0
        apart: i64 = 0
        edges = self.shapes[shape]
        for rotation in range(SIDES):
            shown: i64 = self.grammar.letters.index(edges[(side - rotation) % SIDES])
            fitting |= self.grammar.fitting[shown * LETTERS + letter] << rotation
            apart |= (1 - self.grammar.passable[shown * LETTERS + letter]) << rotation
        index = (side * LETTERS + letter) * self.words + shape // SHAPES_PER_WORD
        shift = SIDES * (shape % SHAPES_PER_WORD)
        self.fitting_words[index] |= fitting << shift
        self.apart_words[index] |= apart << shift

    def letter_at(self, kind: i64, rotation: i64, side: i64) -> i64:
        return self.letter[(kind * SIDES + rotation) * SIDES + side]

    def edges_as_laid(self, kind: i64, rotation: i64) -> str:
        edges = self.edges[kind]
        return "".join([edges[(side - rotation) % SIDES] for side in range(SIDES)])


def _different_rotations(edges: str, lanes: list[list[int]]) -> int:
    """After how many turns the tile looks as before: 1, 2, 3 or 6."""
    printed = sorted([sorted(sides) for sides in lanes])
    for turns in range(1, 6):
        turned = sorted([sorted([(side + turns) % 6 for side in sides]) for sides in lanes])
        if edges[turns:] + edges[:turns] == edges and turned == printed:
            return turns
    return 6
