# compiled by mypyc
"""How well tiles fit an anthill: the points that each would bring at once."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games.micropolis.galleries import BITS_OF, PORTS, RIGHT, Galleries, points_of
from insectarium.games.micropolis.tables import NONE, SEGMENTS, WALL, TileTables

# Gains are counted one by one from here to there; a queen who meets another one is a loss.
LEAST_GAIN: Final[i64] = -12
MOST_GAIN: Final[i64] = 35
NO_GAINS: Final = vec[i64]([0] * (MOST_GAIN - LEAST_GAIN + 1))


class Gains:
    """How many tiles bring how many points."""

    def __init__(self) -> None:
        self.counts: vec[i64] = NO_GAINS[:]
        self.tiles: i64 = 0

    def add(self, gain: i64) -> None:
        self.counts[max(LEAST_GAIN, min(MOST_GAIN, gain)) - LEAST_GAIN] += 1
        self.tiles += 1

    def average_of_best(self, part: i64) -> float:
        """The average gain of the best half, third and so on; of one tile at least."""
        wanted = max(1, self.tiles // part)
        missing = wanted
        added: i64 = 0
        for place in range(i64(len(self.counts)) - 1, -1, -1):
            count = min(missing, self.counts[place])
            added += count * (place + LEAST_GAIN)
            missing -= count
            if missing == 0:
                break
        return float(added) / float(wanted)


class TileGains:
    """What each tile brings at either end of a hill, barracks and majorities apart."""

    def __init__(self, tables: TileTables) -> None:
        self.tables = tables
        self.segment_points = vec[i64]()
        # What a tile brings that joins no gallery.
        self.alone = vec[i64]()
        for tile in range(i64(len(tables.ids))):
            alone = tables.population[tile]
            for segment in range(tile * SEGMENTS, (tile + 1) * SEGMENTS):
                points = points_of(tables.fruits[segment], tables.gifts[segment], tables.queens[segment], 1)
                self.segment_points = append(self.segment_points, points)
                alone += points
            self.alone = append(self.alone, alone)

    def at_end(self, galleries: Galleries, at_port: vec[i64], tile: i64, side: i64) -> i64:
        """What a tile brings at one end of a hill; `at_port` tells the galleries that end there."""
        lower = at_port[side]
        upper = at_port[side + 1]
        # The left end of a hill meets the right edge of a tile.
        facing = tile * PORTS + RIGHT - side
        first = self.tables.port_segment[facing]
        second = self.tables.port_segment[facing + 1]
        gain = self.alone[tile]
        joins_below = lower != NONE and first != WALL
        joins_above = upper != NONE and second != WALL
        first += tile * SEGMENTS
        second += tile * SEGMENTS
        if joins_below and joins_above and (lower == upper or first == second):
            return gain + self._joined(galleries, lower, upper, first, second)
        if joins_below:
            gain += self._joined(galleries, lower, lower, first, first)
        if joins_above:
            gain += self._joined(galleries, upper, upper, second, second)
        return gain

    def _joined(self, galleries: Galleries, one: i64, other: i64, first: i64, second: i64) -> i64:
        """What two galleries, or one, gain by being joined with one or two segments of a tile."""
        tables = self.tables
        fruits = galleries.fruits[one] | tables.fruits[first]
        gifts = galleries.gifts[one] + tables.gifts[first]
        queens = galleries.queens[one] + tables.queens[first]
        tiles = galleries.tiles[one]
        apart = galleries.points(one) + self.segment_points[first]
        if other != one:
            fruits |= galleries.fruits[other]
            gifts += galleries.gifts[other]
            queens += galleries.queens[other]
            tiles |= galleries.tiles[other]
            apart += galleries.points(other)
        if second != first:
            fruits |= tables.fruits[second]
            gifts += tables.gifts[second]
            queens += tables.queens[second]
            apart += self.segment_points[second]
        return points_of(fruits, gifts, queens, BITS_OF[tiles] + 1) - apart
