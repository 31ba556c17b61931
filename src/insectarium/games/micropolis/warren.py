# compiled by mypyc
"""What the tiles of one anthill make together: it changes only when a tile is added."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games.micropolis.galleries import Galleries, total
from insectarium.games.micropolis.tables import NONE, RING, SEGMENTS, WALL, TileTables

PORTS: Final[i64] = 4


class Warren:
    """The galleries of a hill, counted for those who judge it.

    A gallery is named by its root. The lists by number have all galleries, in the order of their roots.
    """

    def __init__(self, tables: TileTables, ring: vec[i64], hill: i64, left: i64, placed: i64) -> None:
        self.galleries = Galleries(tables, ring, hill)
        self.tiles_left: i64 = RING - placed
        self.population: i64 = 0
        for place in range(RING):
            tile = ring[hill * RING + place]
            if tile != NONE:
                self.population += tables.population[tile]
        # The galleries at the ports where a tile can be built on, in the order L1 L2 R1 R2; NONE for a wall.
        self.at_port: vec[i64] = vec[i64]([NONE] * PORTS)
        if 0 < placed < RING:
            self._find_ports(tables, ring[hill * RING + left], left, 0)
            right = (left + placed - 1) % RING
            self._find_ports(tables, ring[hill * RING + right], right, 2)
        self.roots = vec[i64]()
        self.ends = vec[i64]()
        self.largest: i64 = 0
        self.largest_open: i64 = 0
        self._count()
        # MIC-077, MIC-081, MIC-086
        self.points: i64 = self.population + total(self.galleries.harvest_points())
        self.points += total(self.galleries.royal_points())
        # What a network has made of all this (insectarium.games.micropolis.foresight).
        self.units = vec[float]()

    def _find_ports(self, tables: TileTables, tile: i64, place: i64, first: i64) -> None:
        for port in range(first, first + 2):
            segment = tables.port_segment[tile * PORTS + port]
            if segment != WALL:
                self.at_port[port] = self.galleries.find(place * SEGMENTS + segment)

    def _count(self) -> None:
        for root in range(RING * SEGMENTS):
            if self.galleries.tiles[root] == 0:
                continue
            ends: i64 = 0
            for port in self.at_port:
                if port == root:
                    ends += 1
            ants = self.galleries.ants[root]
            if ants > self.largest:
                self.largest = ants
            if ends > 0 and ants > self.largest_open:
                self.largest_open = ants
            self.roots = append(self.roots, root)
            self.ends = append(self.ends, ends)
