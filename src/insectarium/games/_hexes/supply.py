# compiled by mypyc
"""Face-down piles and rows of open tiles beside them."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, pop, vec
from insectarium.core.rng import Rng

EMPTY: Final[i64] = -1


class Piles:
    """Several face-down piles, each with its top last. Only their order is unknown to the players."""

    def __init__(self, count: i64) -> None:
        self.count = count
        self.pile: list[vec[i64]] = []
        for _ in range(count):
            self.pile.append(vec[i64]())

    def clone(self) -> Piles:
        copy = Piles(0)
        copy.count = self.count
        for number in range(self.count):
            copy.pile.append(self.pile[number][:])
        return copy

    def size(self, number: i64) -> i64:
        return i64(len(self.pile[number]))

    def total(self) -> i64:
        tiles: i64 = 0
        for number in range(self.count):
            tiles += self.size(number)
        return tiles

    def draw(self, number: i64) -> i64:
        """Take the top tile; EMPTY if there is none."""
        if len(self.pile[number]) == 0:
            return EMPTY
        rest, top = pop(self.pile[number])
        self.pile[number] = rest
        return top

    def put_on_top(self, number: i64, tile: i64) -> None:
        self.pile[number] = append(self.pile[number], tile)

    def shuffle(self, rng: Rng) -> None:
        for number in range(self.count):
            rng.shuffle(self.pile[number])

    def redeal(self, rng: Rng) -> None:
        """Shuffle all piles so that the outcome depends on what is in them, not on the order it had."""
        for number in range(self.count):
            self.pile[number] = in_order(self.pile[number])
        self.shuffle(rng)


def in_order(tiles: vec[i64]) -> vec[i64]:
    """The same tiles, lowest first: nothing of their order is left."""
    ordered: list[int] = []
    for tile in tiles:
        ordered.append(int(tile))
    ordered.sort()
    return vec[i64](ordered)


def redeal_with_box(piles: Piles, box: Piles, number: i64, hidden: vec[i64], rng: Rng) -> vec[i64]:
    """Deal a pile, what is in the box of it and the `hidden` tiles anew; the new hidden tiles."""
    unknown = piles.pile[number][:]
    for tile in box.pile[number]:
        unknown = append(unknown, tile)
    for tile in hidden:
        unknown = append(unknown, tile)
    unknown = in_order(unknown)
    rng.shuffle(unknown)
    size = piles.size(number)
    boxed = box.size(number)
    piles.pile[number] = unknown[:size]
    box.pile[number] = unknown[size : size + boxed]
    return in_order(unknown[size + boxed :])


class Market:
    """Rows of open tiles, one row beside each pile. Place 0 is the cheapest and oldest."""

    def __init__(self, rows: i64, places: i64) -> None:
        self.rows = rows
        self.places = places
        self.open: vec[i64] = vec[i64]()
        for _ in range(rows * places):
            self.open = append(self.open, EMPTY)

    def clone(self) -> Market:
        copy = Market(0, 0)
        copy.rows = self.rows
        copy.places = self.places
        copy.open = self.open[:]
        return copy

    def at(self, row: i64, place: i64) -> i64:
        return self.open[row * self.places + place]

    def take(self, row: i64, place: i64) -> i64:
        tile = self.open[row * self.places + place]
        self.open[row * self.places + place] = EMPTY
        return tile

    def put(self, row: i64, place: i64, tile: i64) -> None:
        self.open[row * self.places + place] = tile

    def refill(self, piles: Piles) -> i64:
        """Slide the tiles of every row into the cheaper places and fill up; how many tiles were drawn."""
        drawn: i64 = 0
        for row in range(self.rows):
            first = row * self.places
            kept: i64 = 0
            for place in range(self.places):
                tile = self.open[first + place]
                if tile != EMPTY:
                    self.open[first + place] = EMPTY
                    self.open[first + kept] = tile
                    kept += 1
            while kept < self.places and piles.size(row) > 0:
                self.open[first + kept] = piles.draw(row)
                kept += 1
                drawn += 1
        return drawn


def without(tiles: vec[i64], tile: i64) -> vec[i64]:
    """The same tiles but for one of this kind."""
    rest = vec[i64]()
    taken = False
    for held in tiles:
        if held == tile and not taken:
            taken = True
        else:
            rest = append(rest, held)
    return rest


def each_once(tiles: vec[i64]) -> vec[i64]:
    """The kinds among these tiles, in the order they come up."""
    found = vec[i64]()
    for tile in tiles:
        known = False
        for earlier in found:
            if earlier == tile:
                known = True
        if not known:
            found = append(found, tile)
    return found
