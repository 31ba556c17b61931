# compiled by mypyc
"""New territories: six connected regions of equal size, cookies and chests spread evenly over them.

Regions begin as double columns and trade hexes at their borders, never falling apart and never sprawling,
until each can be entered from several sides; then every region gets two cookies and two chests, no two of a
kind side by side.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.games.marabunta.grid import COLUMNS, GRID, HEXES, REGION_SIZE, REGIONS

TRADES: Final[i64] = 1200
# Hexes of different regions that touch: 70 to 90 on boards drawn by hand.
LONGEST_BORDER: Final[i64] = 92
# A region at the edge is neither cut off nor open on all sides.
LEAST_SIDES: Final[i64] = 18
MOST_SIDES: Final[i64] = 42
LEAST_CONTACTS: Final[i64] = 2
PER_REGION: Final[i64] = 2
KINDS: Final[i64] = 2


class Draft:
    """A territory in the making."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.region: vec[i64] = vec[i64]()
        self.symbol: vec[i64] = vec[i64]([0] * HEXES)
        colours = vec[i64](range(REGIONS))
        rng.shuffle(colours)
        for hex in range(HEXES):
            self.region = append(self.region, colours[hex % COLUMNS // 2])
        self.border: i64 = self._count_border()

    def _count_border(self) -> i64:
        total: i64 = 0
        for hex in range(HEXES):
            total += self._foreign(hex)
        return total // 2

    def _foreign(self, hex: i64) -> i64:
        """How many neighbours belong to other regions."""
        count: i64 = 0
        for number in range(GRID.first[hex], GRID.first[hex + 1]):
            if self.region[GRID.neighbours[number]] != self.region[hex]:
                count += 1
        return count

    def trade(self) -> None:
        """A hex at a border tries to change regions with one of the region beyond."""
        one = self.rng.below(HEXES)
        mine = self.region[one]
        theirs = self.region[self._any_neighbour(one)]
        if mine == theirs:
            return
        other = self._any_of(theirs, mine)
        self.region[one] = theirs
        self.region[other] = mine
        border = self._count_border()
        if border <= LONGEST_BORDER and self._is_whole(mine) and self._is_whole(theirs):
            self.border = border
        else:
            self.region[one] = mine
            self.region[other] = theirs

    def _any_neighbour(self, hex: i64) -> i64:
        first = GRID.first[hex]
        return GRID.neighbours[first + self.rng.below(GRID.first[hex + 1] - first)]

    def _any_of(self, region: i64, beside: i64) -> i64:
        """A hex of one region that touches another."""
        found = vec[i64]()
        for hex in range(HEXES):
            if self.region[hex] == region and self._meets(hex, beside):
                found = append(found, hex)
        return found[self.rng.below(i64(len(found)))]

    def _meets(self, hex: i64, region: i64) -> bool:
        for number in range(GRID.first[hex], GRID.first[hex + 1]):
            if self.region[GRID.neighbours[number]] == region:
                return True
        return False

    def _is_whole(self, region: i64) -> bool:
        """Whether all hexes of a region hang together."""
        seen = vec[bool]([False] * HEXES)
        waiting = vec[i64]()
        for hex in range(HEXES):
            if self.region[hex] == region:
                waiting = append(waiting, hex)
                seen[hex] = True
                break
        done: i64 = 0
        while done < i64(len(waiting)):
            hex = waiting[done]
            done += 1
            for number in range(GRID.first[hex], GRID.first[hex + 1]):
                near = GRID.neighbours[number]
                if self.region[near] == region and not seen[near]:
                    seen[near] = True
                    waiting = append(waiting, near)
        return done == REGION_SIZE

    def is_fair(self) -> bool:
        """Whether every region can be entered from at least two others, and none much more easily."""
        for region in range(REGIONS):
            sides: i64 = 0
            met: i64 = 0
            for hex in range(HEXES):
                if self.region[hex] != region:
                    continue
                sides += self._foreign(hex)
                for number in range(GRID.first[hex], GRID.first[hex + 1]):
                    met |= 1 << self.region[GRID.neighbours[number]]
            contacts: i64 = -1
            for other in range(REGIONS):
                contacts += (met >> other) & 1
            if sides < LEAST_SIDES or sides > MOST_SIDES or contacts < LEAST_CONTACTS:
                return False
        return True

    def spread_symbols(self) -> bool:
        """Lay cookies and chests; False where it came to no good end."""
        self.symbol = vec[i64]([0] * HEXES)
        for region in range(REGIONS):
            hexes = vec[i64]()
            for hex in range(HEXES):
                if self.region[hex] == region:
                    hexes = append(hexes, hex)
            self.rng.shuffle(hexes)
            for kind in range(1, KINDS + 1):
                if not self._lay(hexes, kind):
                    return False
        return True

    def _lay(self, hexes: vec[i64], kind: i64) -> bool:
        laid: i64 = 0
        for hex in hexes:
            if laid < PER_REGION and self.symbol[hex] == 0 and not self._beside(hex, kind):
                self.symbol[hex] = kind
                laid += 1
        return laid == PER_REGION

    def _beside(self, hex: i64, kind: i64) -> bool:
        for number in range(GRID.first[hex], GRID.first[hex + 1]):
            if self.symbol[GRID.neighbours[number]] == kind:
                return True
        return False


def new_draft(rng: Rng) -> Draft:
    """A finished draft; the same generator gives the same one everywhere."""
    draft = Draft(rng)
    traded: i64 = 0
    while traded < TRADES or not draft.is_fair():
        draft.trade()
        traded += 1
    while not draft.spread_symbols():
        pass
    return draft
