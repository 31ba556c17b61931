# compiled by mypyc
"""Galleries and points of Micropolis."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games.micropolis.state import NONE, RING, Board
from insectarium.games.micropolis.tables import SEGMENTS, WALL

# The six rows of the sheet, MIC-C16.
POPULATION: Final[i64] = 0
GALLERIES: Final[i64] = 1
HARVEST: Final[i64] = 2
ROYAL: Final[i64] = 3
RED_ARMY: Final[i64] = 4
BARRACKS_POINTS: Final[i64] = 5
CATEGORIES: Final[i64] = 6
CATEGORY_NAMES: Final = ("population", "galleries", "harvest", "royal", "red_army", "barracks")

# MIC-079, MIC-089
MAJORITY: Final[i64] = 5
FRUIT_KINDS: Final[i64] = 6
# MIC-081
HARVEST_POINTS: Final = vec[i64]([0, 2, 5, 10, 15, 20, 25])
# MIC-092
BARRACKS_VALUES: Final = vec[i64]([0, 2, 4, 7, 10])
BITS_OF: Final = vec[i64]([bin(number).count("1") for number in range(1024)])
NOTHING: Final = vec[i64]([0] * (RING * SEGMENTS))
EACH_ITS_OWN: Final = vec[i64](range(RING * SEGMENTS))


class Galleries:
    """The galleries of one hill: connected tunnel segments and what is in them.

    Arrays are indexed by segment, `place * SEGMENTS + segment`; what a gallery contains stands at its root.
    """

    def __init__(self, board: Board, hill: i64) -> None:
        self.root: vec[i64] = EACH_ITS_OWN[:]
        self.ants: vec[i64] = NOTHING[:]
        self.fruits: vec[i64] = NOTHING[:]
        self.gifts: vec[i64] = NOTHING[:]
        self.queens: vec[i64] = NOTHING[:]
        self.tiles: vec[i64] = NOTHING[:]
        self._join(board, hill)
        self._collect(board, hill)

    def find(self, segment: i64) -> i64:
        while self.root[segment] != segment:
            segment = self.root[segment]
        return segment

    def _join(self, board: Board, hill: i64) -> None:
        """MIC-A02: neighbours are joined where both show a tunnel at the same height."""
        ports = board.tables.port_segment
        first = hill * RING
        for place in range(RING):
            # MIC-A01
            next_place = (place + 1) % RING
            here = board.ring[first + place]
            there = board.ring[first + next_place]
            if here == NONE or there == NONE:
                continue
            for height in range(2):
                right = ports[here * 4 + 2 + height]
                left = ports[there * 4 + height]
                if right != WALL and left != WALL:
                    one = self.find(place * SEGMENTS + right)
                    other = self.find(next_place * SEGMENTS + left)
                    if one < other:
                        self.root[other] = one
                    else:
                        self.root[one] = other

    def _collect(self, board: Board, hill: i64) -> None:
        tables = board.tables
        for place in range(RING):
            tile = board.ring[hill * RING + place]
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
        # MIC-084
        kinds = BITS_OF[self.fruits[root]] + self.gifts[root]
        return kinds if kinds < FRUIT_KINDS else FRUIT_KINDS

    def harvest_points(self) -> vec[i64]:
        """The points of each gallery with fruit."""
        points = vec[i64]()
        for root in range(RING * SEGMENTS):
            # MIC-085
            if self.fruits[root] != 0 or self.gifts[root] != 0:
                points = append(points, HARVEST_POINTS[self.kinds(root)])
        return points

    def length(self, root: i64) -> i64:
        """Over how many tiles a gallery extends."""
        return BITS_OF[self.tiles[root]]

    def royal_points(self) -> vec[i64]:
        """The points of each gallery with one queen."""
        points = vec[i64]()
        for root in range(RING * SEGMENTS):
            # MIC-086, MIC-087, MIC-088
            if self.queens[root] == 1:
                points = append(points, self.length(root))
        return points


def total(points: vec[i64]) -> i64:
    added: i64 = 0
    for number in points:
        added += number
    return added


def population(board: Board, hill: i64) -> i64:
    """MIC-077"""
    ants: i64 = 0
    for place in range(RING):
        tile = board.ring[hill * RING + place]
        if tile != NONE:
            ants += board.tables.population[tile]
    return ants


def garrison_values(board: Board, hill: i64) -> vec[i64]:
    """The points of each full barracks."""
    values = vec[i64]()
    for place in range(RING):
        # MIC-073, MIC-092
        if (board.garrisons[hill] >> place) & 1:
            values = append(values, BARRACKS_VALUES[board.capacity_at(hill, place)])
    return values


def points_by_hill(board: Board) -> vec[i64]:
    """Points as if the match ended now, at `hill * CATEGORIES + category`."""
    points = vec[i64]([0] * (board.hills * CATEGORIES))
    largest = vec[i64]()
    for hill in range(board.hills):
        galleries = Galleries(board, hill)
        row = hill * CATEGORIES
        points[row + POPULATION] = population(board, hill)
        points[row + HARVEST] = total(galleries.harvest_points())
        points[row + ROYAL] = total(galleries.royal_points())
        points[row + BARRACKS_POINTS] = total(garrison_values(board, hill))
        largest = append(largest, galleries.largest())
    # MIC-079, MIC-A36
    _give_majority(points, GALLERIES, largest)
    # MIC-089, MIC-090, MIC-A36
    _give_majority(points, RED_ARMY, board.army)
    return points


def _give_majority(points: vec[i64], category: i64, sizes: vec[i64]) -> None:
    """Everybody who shares the largest size gets the full points; nothing is no majority (MIC-A24)."""
    best: i64 = 1
    for size in sizes:
        if size > best:
            best = size
    for hill in range(i64(len(sizes))):
        if sizes[hill] == best:
            points[hill * CATEGORIES + category] = MAJORITY


def totals(board: Board) -> list[int]:
    """MIC-093, MIC-115"""
    points = points_by_hill(board)
    sums = [0] * int(board.seats)
    for hill in range(board.hills):
        for category in range(CATEGORIES):
            sums[board.owner(hill)] += int(points[hill * CATEGORIES + category])
    return sums


def best_army(board: Board, seat: i64) -> i64:
    """The larger of a seat's armies."""
    best: i64 = 0
    for number in range(board.hills_per_seat):
        army = board.army[board.first_hill(seat) + number]
        if army > best:
            best = army
    return best


def winners(board: Board) -> list[int]:
    sums = totals(board)
    top = max(sums)
    tied = [seat for seat in range(len(sums)) if sums[seat] == top]
    # MIC-094, MIC-117
    army = max([int(best_army(board, seat)) for seat in tied])
    # MIC-095, MIC-118
    return [seat for seat in tied if best_army(board, seat) == army]
