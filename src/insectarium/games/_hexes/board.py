# compiled by mypyc
"""The laid tiles: where they lie, what can be laid beside them, how they are joined, which areas they make.

Everything is kept up to date tile by tile, so that no question needs a look at the whole board:

- places   every cell that holds a tile or touches one, numbered in the order they came up
- frontier the places without a tile, each with the rotations in which every shape fits there
- tiles    numbered in the order they were laid
- spots    where pieces stand: SPOTS_PER_TILE * tile + lane
- areas    tiles joined by uniting sides; an area is named by one of its tiles

Boards are equal in every detail when the same tiles were laid in the same order.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, pop, vec
from insectarium.games._hexes.grid import CELLS, SIDES, STEPS, opposite
from insectarium.games._hexes.tiles import ALL_ROTATIONS, FULL_WORD, LETTERS, SHAPES_PER_WORD, TileKinds

NONE: Final[i64] = -1
SPOTS_PER_TILE: Final[i64] = 2
# A power of two well above the number of places that 100 tiles can have (3 * 100 + 4).
SLOTS: Final[i64] = 512
NO_SLOTS: Final[vec[i64]] = vec[i64]([0] * SLOTS)


class HexBoard:
    def __init__(self, kinds: TileKinds) -> None:
        self.kinds = kinds
        # By slot: one more than the number of the place whose cell falls there, 0 for none. None before the
        # first tile, because most boards are made to be copied into.
        self.slots: vec[i64] = vec[i64]()
        # By place.
        self.cell: vec[i64] = vec[i64]()
        self.tile: vec[i64] = vec[i64]()
        self.where: vec[i64] = vec[i64]()
        self.fits: vec[i64] = vec[i64]()
        self.apart: vec[i64] = vec[i64]()
        self.frontier: vec[i64] = vec[i64]()
        # By tile.
        self.tiles: i64 = 0
        self.kind: vec[i64] = vec[i64]()
        self.rotation: vec[i64] = vec[i64]()
        self.place: vec[i64] = vec[i64]()
        self.area: vec[i64] = vec[i64]()
        self.next_in_area: vec[i64] = vec[i64]()
        self.area_size: vec[i64] = vec[i64]()
        self.area_open: vec[i64] = vec[i64]()
        # By SIDES * tile + side: the spot behind a side that can be walked through, or NONE.
        self.door: vec[i64] = vec[i64]()
        # By spot: the sides of its tile, as bits, that lead on, and those that stay within the area.
        self.doors: vec[i64] = vec[i64]()
        self.inner_doors: vec[i64] = vec[i64]()
        # The areas whose outline the last laid tile changed, its own first.
        self.touched: vec[i64] = vec[i64]()

    def clone(self) -> HexBoard:
        copy = HexBoard(self.kinds)
        copy.slots = self.slots[:]
        copy.cell = self.cell[:]
        copy.tile = self.tile[:]
        copy.where = self.where[:]
        copy.fits = self.fits[:]
        copy.apart = self.apart[:]
        copy.frontier = self.frontier[:]
        copy.tiles = self.tiles
        copy.kind = self.kind[:]
        copy.rotation = self.rotation[:]
        copy.place = self.place[:]
        copy.area = self.area[:]
        copy.next_in_area = self.next_in_area[:]
        copy.area_size = self.area_size[:]
        copy.area_open = self.area_open[:]
        copy.door = self.door[:]
        copy.doors = self.doors[:]
        copy.inner_doors = self.inner_doors[:]
        copy.touched = self.touched[:]
        return copy

    # Places

    def place_at(self, cell: i64) -> i64:
        """The number of this cell, NONE if it neither holds a tile nor touches one."""
        if self.tiles == 0:
            return NONE
        slot = _slot(cell)
        while self.slots[slot] != 0:
            place = self.slots[slot] - 1
            if self.cell[place] == cell:
                return place
            slot = (slot + 1) & (SLOTS - 1)
        return NONE

    def tile_at(self, cell: i64) -> i64:
        """The tile that lies on this cell, or NONE."""
        place = self.place_at(cell)
        return NONE if place == NONE else self.tile[place]

    def _new_place(self, cell: i64) -> i64:
        place = i64(len(self.cell))
        slot = _slot(cell)
        while self.slots[slot] != 0:
            slot = (slot + 1) & (SLOTS - 1)
        self.slots[slot] = place + 1
        self.cell = append(self.cell, cell)
        self.tile = append(self.tile, NONE)
        self.where = append(self.where, i64(len(self.frontier)))
        self.frontier = append(self.frontier, place)
        for _ in range(self.kinds.words):
            self.fits = append(self.fits, FULL_WORD)
            self.apart = append(self.apart, FULL_WORD)
        return place

    # What fits

    def fitting_rotations(self, kind: i64, place: i64) -> i64:
        """The rotations, as bits, in which every touching side of this kind fits on a place of the frontier.

        Rotations in which the tile looks the same are counted once.
        """
        shape = self.kinds.shape[kind]
        word = self.fits[place * self.kinds.words + shape // SHAPES_PER_WORD]
        return (word >> (SIDES * (shape % SHAPES_PER_WORD))) & ((1 << self.kinds.rotations[kind]) - 1)

    def joining_rotations(self, kind: i64, place: i64) -> i64:
        """The fitting rotations in which at least one touching side can be walked through."""
        shape = self.kinds.shape[kind]
        word = self.apart[place * self.kinds.words + shape // SHAPES_PER_WORD]
        apart = (word >> (SIDES * (shape % SHAPES_PER_WORD))) & ALL_ROTATIONS
        return self.fitting_rotations(kind, place) & ~apart

    def fits_somewhere(self, kind: i64, joining: bool) -> bool:
        for place in self.frontier:
            found = self.joining_rotations(kind, place) if joining else self.fitting_rotations(kind, place)
            if found != 0:
                return True
        return False

    def placements(self, kind: i64, joining: bool, found: vec[i64], base: i64) -> vec[i64]:
        """Append to `found`, for every way to lay this kind, the number base + (cell * 8 + rotation)."""
        words = self.kinds.words
        shape = self.kinds.shape[kind]
        word = shape // SHAPES_PER_WORD
        shift = SIDES * (shape % SHAPES_PER_WORD)
        turns = self.kinds.rotations[kind]
        mask: i64 = (1 << turns) - 1
        fits = self.fits
        apart = self.apart
        for place in self.frontier:
            rotations = (fits[place * words + word] >> shift) & mask
            if joining:
                rotations &= ~(apart[place * words + word] >> shift)
            if rotations != 0:
                first = base + self.cell[place] * 8
                for rotation in range(turns):
                    if (rotations >> rotation) & 1:
                        found = append(found, first + rotation)
        return found

    def letter_facing(self, cell: i64, side: i64) -> i64:
        """What the neighbour beyond this side of a cell shows towards it; NONE if there is no tile."""
        tile = self.tile_at(cell + STEPS[side])
        if tile == NONE:
            return NONE
        return self.kinds.letter_at(self.kind[tile], self.rotation[tile], opposite(side))

    # Laying

    def lay(self, cell: i64, kind: i64, rotation: i64) -> i64:
        """Lay a tile, unchecked, and return its number. The first tile may lie anywhere."""
        place = self.place_at(cell)
        if place == NONE:
            if self.tiles == 0:
                self.slots = NO_SLOTS[:]
            place = self._new_place(cell)
        self._leave_frontier(place)
        tile = self.tiles
        self.tiles += 1
        self.tile[place] = tile
        self.kind = append(self.kind, kind)
        self.rotation = append(self.rotation, rotation)
        self.place = append(self.place, place)
        self._open_area(tile)
        for _ in range(SIDES):
            self.door = append(self.door, NONE)
        for _ in range(SPOTS_PER_TILE):
            self.doors = append(self.doors, 0)
            self.inner_doors = append(self.inner_doors, 0)
        for side in range(SIDES):
            self._meet(tile, cell, side)
        self._list_touched()
        return tile

    def _leave_frontier(self, place: i64) -> None:
        last = self.frontier[-1]
        hole = self.where[place]
        self.frontier[hole] = last
        self.where[last] = hole
        self.frontier, _ = pop(self.frontier)
        self.where[place] = NONE

    def _open_area(self, tile: i64) -> None:
        has_area = self.kinds.areas[self.kind[tile]] != 0
        self.area = append(self.area, tile if has_area else NONE)
        self.next_in_area = append(self.next_in_area, tile)
        self.area_size = append(self.area_size, 1 if has_area else 0)
        self.area_open = append(self.area_open, 0)
        self.touched = vec[i64]()
        if has_area:
            self.touched = append(self.touched, tile)

    def _meet(self, tile: i64, cell: i64, side: i64) -> None:
        """One side of a new tile: it opens a place for later tiles, or touches an earlier tile."""
        kinds = self.kinds
        row = (self.kind[tile] * SIDES + self.rotation[tile]) * SIDES
        letter = kinds.letter[row + side]
        beyond = cell + STEPS[side]
        place = self.place_at(beyond)
        if place == NONE:
            place = self._new_place(beyond)
        other = self.tile[place]
        if other == NONE:
            self._narrow(place, opposite(side), letter)
            if letter == kinds.grammar.open_letter and self.area[tile] != NONE:
                self.area_open[self.area[tile]] += 1
            return
        back = opposite(side)
        other_row = (self.kind[other] * SIDES + self.rotation[other]) * SIDES
        facing = kinds.letter[other_row + back]
        if facing == kinds.grammar.open_letter and self.area[other] != NONE:
            self.area_open[self.area[other]] -= 1
            self.touched = append(self.touched, self.area[other])
        pair = letter * LETTERS + facing
        if kinds.grammar.passable[pair] == 0:
            return
        spot = SPOTS_PER_TILE * tile + kinds.lane_at[row + side]
        other_spot = SPOTS_PER_TILE * other + kinds.lane_at[other_row + back]
        self.door[SIDES * tile + side] = other_spot
        self.door[SIDES * other + back] = spot
        self.doors[spot] |= 1 << side
        self.doors[other_spot] |= 1 << back
        if kinds.grammar.uniting[pair] != 0:
            self.inner_doors[spot] |= 1 << side
            self.inner_doors[other_spot] |= 1 << back
            self._unite(self.area[tile], self.area[other])

    def _narrow(self, place: i64, side: i64, letter: i64) -> None:
        """A neighbour shows this letter to a place of the frontier: fewer tiles fit there now."""
        words = self.kinds.words
        first = place * words
        row = (side * LETTERS + letter) * words
        for word in range(words):
            self.fits[first + word] &= self.kinds.fitting_words[row + word]
            self.apart[first + word] &= self.kinds.apart_words[row + word]

    def _unite(self, one: i64, other: i64) -> None:
        if one == other:
            return
        if self.area_size[one] < self.area_size[other]:
            one, other = other, one
        tile = other
        for _ in range(self.area_size[other]):
            self.area[tile] = one
            tile = self.next_in_area[tile]
        after = self.next_in_area[one]
        self.next_in_area[one] = self.next_in_area[other]
        self.next_in_area[other] = after
        self.area_size[one] += self.area_size[other]
        self.area_open[one] += self.area_open[other]
        self.area_size[other] = 0
        self.area_open[other] = 0

    def _list_touched(self) -> None:
        """Give the touched areas the names they have now, each once."""
        named = vec[i64]()
        for number in self.touched:
            area = self.area[number]
            known = False
            for earlier in named:
                if earlier == area:
                    known = True
            if not known:
                named = append(named, area)
        self.touched = named

    # Areas and spots

    def members(self, area: i64) -> vec[i64]:
        """The tiles of an area, named by any tile of it."""
        found = vec[i64]()
        tile = area
        while True:
            found = append(found, tile)
            tile = self.next_in_area[tile]
            if tile == area:
                return found

    def spots_of(self, tile: i64) -> i64:
        """How many spots a tile has."""
        return self.kinds.lanes[self.kind[tile]]

    def ground_of(self, spot: i64) -> i64:
        return self.kinds.ground[self.kind[spot // SPOTS_PER_TILE]]

    def cell_of(self, spot: i64) -> i64:
        return self.cell[self.place[spot // SPOTS_PER_TILE]]

    def spot_at(self, cell: i64, lane: i64) -> i64:
        """The spot of a cell, NONE if there is no such spot."""
        if not 0 <= cell < CELLS:
            return NONE
        tile = self.tile_at(cell)
        if tile == NONE or not 0 <= lane < self.spots_of(tile):
            return NONE
        return SPOTS_PER_TILE * tile + lane


def _slot(cell: i64) -> i64:
    """Compact boards fall into different slots without a clash: 32 columns by 16 rows."""
    return ((cell >> 8) * 32 + cell) & (SLOTS - 1)
