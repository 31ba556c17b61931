# compiled by mypyc
"""The galleries of an anthill."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games.micropolis.tables import NONE, RING, SEGMENTS, WALL, TileTables

# The ports of a tile or of a hill: L1 L2 R1 R2.
PORTS: Final[i64] = 4
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 2

FRUIT_KINDS: Final[i64] = 6
# MIC-081
HARVEST_POINTS: Final = vec[i64]([0, 2, 5, 10, 15, 20, 25])
BITS_OF: Final = vec[i64]([bin(number).count("1") for number in range(1024)])
NOTHING: Final = vec[i64]([0] * (RING * SEGMENTS))
EACH_ITS_OWN: Final = vec[i64](range(RING * SEGMENTS))


class Galleries:
    """The galleries of one hill: connected tunnel segments and what is in them.

    Arrays are indexed by segment, `place * SEGMENTS + segment`; what a gallery contains stands at its root.
    """

    def __init__(self, tables: TileTables, ring: vec[i64], hill: i64) -> None:
        self.root: vec[i64] = EACH_ITS_OWN[:]
        self.ants: vec[i64] = NOTHING[:]
        self.fruits: vec[i64] = NOTHING[:]
        self.gifts: vec[i64] = NOTHING[:]
        self.queens: vec[i64] = NOTHING[:]
        self.tiles: vec[i64] = NOTHING[:]
        self._join(tables, ring, hill)
        self._collect(tables, ring, hill)

    def find(self, segment: i64) -> i64:
        while self.root[segment] != segment:
            segment = self.root[segment]
        return segment

    def _join(self, tables: TileTables, ring: vec[i64], hill: i64) -> None:
        """MIC-A02: neighbours are joined where both show a tunnel at the same height."""
        ports = tables.port_segment
        first = hill * RING
        for place in range(RING):
            # MIC-A01
            next_place = (place + 1) % RING
            here = ring[first + place]
            there = ring[first + next_place]
            if here == NONE or there == NONE:
                continue
            for height in range(2):
                right = ports[here * PORTS + RIGHT + height]
                left = ports[there * PORTS + LEFT + height]
                if right != WALL and left != WALL:
                    one = self.find(place * SEGMENTS + right)
                    other = self.find(next_place * SEGMENTS + left)
                    if one < other:
                        self.root[other] = one
                    else:
                        self.root[one] = other

    def _collect(self, tables: TileTables, ring: vec[i64], hill: i64) -> None:
        for place in range(RING):
            tile = ring[hill * RING + place]
            if tile == NONE:
                continue
            for number in range(SEGMENTS):
                root = self.find(place * SEGMENTS + number)
                source = tile * SEGMENTS + number
                self.ants[root] += tables.ants[source]
                self.fruits[root] |= tables.fruits[source]
                self.gifts[root] += tables.gifts[source]
                self.queens[root] += tables.queens[source]
                # MIC-A27
                self.tiles[root] |= 1 << place

    def largest(self) -> i64:
        """The most ants in one gallery."""
        most: i64 = 0
        for ants in self.ants:
            if ants > most:
                most = ants
        return most

    def kinds(self, root: i64) -> i64:
        """How many kinds of fruit a gallery counts."""
        return kinds_of(self.fruits[root], self.gifts[root])

    def points(self, root: i64) -> i64:
        """What the fruit and the queen of a gallery are worth."""
        return points_of(self.fruits[root], self.gifts[root], self.queens[root], self.length(root))

    def harvest_points(self) -> vec[i64]:
        """The points of each gallery with fruit."""
        points = vec[i64]()
        for root in range(RING * SEGMENTS):
            # MIC-085
            if self.fruits[root] != 0 or self.gifts[root] != 0:
                points = append(points, harvest_of(self.fruits[root], self.gifts[root]))
        return points

    def length(self, root: i64) -> i64:
        """Over how many tiles a gallery extends."""
        return BITS_OF[self.tiles[root]]

    def royal_points(self) -> vec[i64]:
        """The points of each gallery with one queen."""
        points = vec[i64]()
        for root in range(RING * SEGMENTS):
            # MIC-088
            if self.queens[root] == 1:
                points = append(points, royal_of(self.queens[root], self.length(root)))
        return points


def kinds_of(fruits: i64, gifts: i64) -> i64:
    # MIC-084
    kinds = BITS_OF[fruits] + gifts
    return kinds if kinds < FRUIT_KINDS else FRUIT_KINDS


def harvest_of(fruits: i64, gifts: i64) -> i64:
    return HARVEST_POINTS[kinds_of(fruits, gifts)]


def royal_of(queens: i64, length: i64) -> i64:
    # MIC-086, MIC-087
    return length if queens == 1 else 0


def points_of(fruits: i64, gifts: i64, queens: i64, length: i64) -> i64:
    """What a gallery with this in it is worth, majorities apart."""
    return harvest_of(fruits, gifts) + royal_of(queens, length)


def total(points: vec[i64]) -> i64:
    added: i64 = 0
    for number in points:
        added += number
    return added
