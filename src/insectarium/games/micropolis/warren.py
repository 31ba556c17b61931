# compiled by mypyc
"""What the tiles of one anthill make together: it changes only when a tile is added."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games.micropolis.fit import TileGains
from insectarium.games.micropolis.galleries import (
    FRUIT_KINDS,
    HARVEST_POINTS,
    LEFT,
    PORTS,
    RIGHT,
    Galleries,
)
from insectarium.games.micropolis.tables import NONE, RING, SEGMENTS, WALL, TileTables

NO_TILES: Final = vec[i64]([NONE] * RING)
NO_PORTS: Final = vec[i64]([NONE] * PORTS)
NO_UNITS: Final = vec[float]()
# Room for 63 tiles, and for ten of them in a machine word.
BITS_OF_A_TILE: Final[i64] = 6
# A prime, so that keys are spread evenly. Measured: 3 kB each, so 13 MB at most.
MOST_WARRENS: Final[i64] = 4093


class Warren:
    """The galleries of a hill, counted for those who judge it.

    The leftmost tile stands in the first place. A gallery is named by its root.
    """

    def __init__(self, tables: TileTables, key: i64) -> None:
        self.key = key
        self.population: i64 = 0
        tiles = NO_TILES[:]
        placed: i64 = 0
        while key > 0:
            tiles[placed] = (key & ((1 << BITS_OF_A_TILE) - 1)) - 1
            self.population += tables.population[tiles[placed]]
            key >>= BITS_OF_A_TILE
            placed += 1
        self.tiles_left: i64 = RING - placed
        self.galleries = Galleries(tables, tiles, 0)
        # The galleries at the ports where a tile can be built on, in the order L1 L2 R1 R2; NONE for a wall.
        self.at_port: vec[i64] = NO_PORTS[:]
        if 0 < placed < RING:
            self._find_ports(tables, tiles[0], 0, LEFT)
            self._find_ports(tables, tiles[placed - 1], placed - 1, RIGHT)
        self.can_grow = False
        self.largest: i64 = 0
        self.largest_open: i64 = 0
        # Points so far, and of the galleries that can still grow: what one more kind of fruit would bring,
        # the number of those with a queen, and both for each of their ends but the first.
        self.harvest: i64 = 0
        self.harvest_to_grow: i64 = 0
        self.harvest_at_further_ends: i64 = 0
        self.royal: i64 = 0
        self.royal_open: i64 = 0
        self.royal_further_ends: i64 = 0
        self._count()
        # MIC-077, MIC-081, MIC-086
        self.points: i64 = self.population + self.harvest + self.royal
        # What the networks have made of all this (insectarium.games.micropolis.foresight).
        self.units = NO_UNITS
        self.thinkers_units = NO_UNITS

    def _find_ports(self, tables: TileTables, tile: i64, place: i64, first: i64) -> None:
        for port in range(first, first + 2):
            segment = tables.port_segment[tile * PORTS + port]
            if segment != WALL:
                self.at_port[port] = self.galleries.find(place * SEGMENTS + segment)

    def _count(self) -> None:
        galleries = self.galleries
        for root in range((RING - self.tiles_left) * SEGMENTS):
            if galleries.tiles[root] == 0:
                continue
            ends: i64 = 0
            for port in self.at_port:
                if port == root:
                    ends += 1
            ants = galleries.ants[root]
            self.largest = max(self.largest, ants)
            if ends > 0:
                self.can_grow = True
                self.largest_open = max(self.largest_open, ants)
            if galleries.queens[root] == 1:
                self._count_royal(galleries.length(root), ends)
            if galleries.fruits[root] != 0 or galleries.gifts[root] != 0:
                self._count_harvest(galleries.kinds(root), ends)

    def _count_royal(self, length: i64, ends: i64) -> None:
        self.royal += length
        if ends > 0:
            self.royal_open += 1
            self.royal_further_ends += ends - 1

    def _count_harvest(self, kinds: i64, ends: i64) -> None:
        points = HARVEST_POINTS[kinds]
        self.harvest += points
        if ends > 0 and kinds < FRUIT_KINDS:
            more = HARVEST_POINTS[kinds + 1] - points
            self.harvest_to_grow += more
            self.harvest_at_further_ends += more * (ends - 1)


class Warrens:
    """The warrens that were asked for last: whoever thinks ahead meets the same tiles again and again.

    The tiles of a hill are one number, its key, with six bits for each tile, the leftmost one lowest.
    """

    def __init__(self, tables: TileTables) -> None:
        self.tables = tables
        self.gains = TileGains(tables)
        self.kept: list[Warren | None] = [None] * MOST_WARRENS

    def of(self, key: i64) -> Warren:
        """What the tiles with this key make together."""
        place = key % MOST_WARRENS
        found = self.kept[place]
        if found is None or found.key != key:
            found = Warren(self.tables, key)
            self.kept[place] = found
        return found


def key_of(ring: vec[i64], hill: i64, left: i64, placed: i64) -> i64:
    """The tiles of a hill as one number."""
    key: i64 = 0
    for step in range(placed - 1, -1, -1):
        key = key_with(key, ring[hill * RING + (left + step) % RING], 0)
    return key


def key_with(key: i64, tile: i64, tiles_before: i64) -> i64:
    """A key with one more tile behind the first ones, 0 of them to add it on the left."""
    bits = tiles_before * BITS_OF_A_TILE
    behind = key >> bits
    # Not by a mask of ones: compiled, `1 << bits` has 32 bits only, and tiles behind the fifth were lost.
    before = key - (behind << bits)
    return before | (tile + 1) << bits | behind << (bits + BITS_OF_A_TILE)
