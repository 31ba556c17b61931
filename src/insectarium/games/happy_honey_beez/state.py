# compiled by mypyc
"""What lies on the table of Happy Honey Beez besides what both games of the bees have."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._bees.deeds import Deeds
from insectarium.games._bees.table import LAYING as LAYING
from insectarium.games._bees.table import PUTTING as PUTTING
from insectarium.games._bees.table import BeeRules
from insectarium.games._bees.tables import MEADOW, BeeTables
from insectarium.games._hexes.supply import EMPTY, Market, Piles

# HHB-023
QUEENS: Final[i64] = 1
BEES_PER_SEAT: Final[i64] = 4
BEE_NAMES: Final = ("q", "w1", "w2", "w3")
# HHB-019, HHB-105
OPEN_TILES: Final[i64] = 4
# HHB-027, HHB-A30
POLLEN_PER_SEAT: Final[i64] = 4
HONEY_TOKENS: Final[i64] = 20
# HHB-053, HHB-054, HHB-055: for the first, second, third and fourth tile of a turn.
PRICES: Final[vec[i64]] = vec[i64]([0, 1, 1, 2])

# The phases after laying and putting.
ACTING: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ("lay", "put", "act", "over")


def rules_of(seats: i64, abandon_costs_point: bool) -> BeeRules:
    rules = BeeRules("happy_honey_beez", list(PHASES), [1, 3], list(BEE_NAMES))
    rules.prices = PRICES
    rules.pollen_tokens = POLLEN_PER_SEAT * seats
    rules.honey_tokens = HONEY_TOKENS
    # HHB-090
    rules.abandon_costs_point = abandon_costs_point
    return rules


class Table(Deeds):
    # One face-down pile, and the open tiles that everybody draws from.
    supply: Piles
    open: Market

    def __init__(self, seats: i64, rules: BeeRules, tables: BeeTables, rng: Rng) -> None:
        super().__init__(seats, rules, tables, rng)
        # By bee of the active seat, while it acts: the tiles within its reach, free or not, as bits.
        self.zones: vec[i64] = vec[i64]()

    def unpack(self) -> None:
        super().unpack()
        self.supply = Piles(1)
        self.open = Market(1, OPEN_TILES)
        self.zones = vec[i64]([0] * BEES_PER_SEAT)

    def copy_into(self, other: Table) -> None:
        """Make `other`, made for the same match and still bare, equal to this."""
        self.copy_table_into(other)
        other.supply = self.supply.clone()
        other.open = self.open.clone()
        other.zones = self.zones[:]

    def open_count(self) -> i64:
        count: i64 = 0
        for kind in self.open.open:
            if kind != EMPTY:
                count += 1
        return count

    def can_pay_for_tile(self) -> bool:
        """Whether there is an open tile left that the active seat can afford."""
        # HHB-058
        return self.open_count() > 0 and self.price() <= self.pollen[self.active]

    def is_winter(self) -> bool:
        """Whether four open tiles are all meadows."""
        # HHB-106
        return self.meadows_among(self.open.open) == OPEN_TILES

    def meadows_among(self, tiles: vec[i64]) -> i64:
        """How many of these tiles, some of which may have been taken, are meadows."""
        meadows: i64 = 0
        for kind in tiles:
            if kind != EMPTY and self.tables.kinds.ground[kind] == MEADOW:
                meadows += 1
        return meadows
