# compiled by mypyc
"""What lies on the table of Happy Honey Beez, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games._bees.bees import Bees
from insectarium.games._bees.tables import MEADOW, BeeTables
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.supply import EMPTY, Market, Piles
from insectarium.games._hexes.track import ScoreTrack

# HHB-023
QUEENS: Final[i64] = 1
WORKERS: Final[i64] = 3
BEES_PER_SEAT: Final[i64] = 4
BEE_NAMES: Final = ("q", "w1", "w2", "w3")
# HHB-019, HHB-105
OPEN_TILES: Final[i64] = 4
# HHB-027, HHB-A30
POLLEN_PER_SEAT: Final[i64] = 4
HONEY_TOKENS: Final[i64] = 20
# HHB-053, HHB-054, HHB-055: for the first, second, third and fourth tile of a turn.
PRICES: Final[vec[i64]] = vec[i64]([0, 1, 1, 2])

# What is to be decided now.
LAYING: Final[i64] = 0
PUTTING: Final[i64] = 1
ACTING: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ("lay", "put", "act", "over")


class Rules:
    """The options, the same for all states of a match; the sides that fit are in the tables."""

    def __init__(self, abandon_costs_point: bool) -> None:
        self.abandon_costs_point = abandon_costs_point


class Table(State):
    def __init__(self, seats: i64, rules: Rules, tables: BeeTables, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.tables = tables
        self.board = HexBoard(tables.kinds)
        self.bees = Bees(seats, [1, 3])
        # One face-down pile, and the open tiles that everybody draws from.
        self.supply = Piles(1)
        self.open = Market(1, OPEN_TILES)
        # Tiles that have left the game.
        self.removed: vec[i64] = vec[i64]()
        self.track = ScoreTrack(seats, 0)
        self.pollen: vec[i64] = vec[i64]([0] * seats)
        self.jar: vec[i64] = vec[i64]([0] * seats)
        self.pollen_supply: i64 = POLLEN_PER_SEAT * seats
        self.honey_supply: i64 = HONEY_TOKENS
        self.hive_points: vec[i64] = vec[i64]([0] * seats)
        self.lost_points: vec[i64] = vec[i64]([0] * seats)
        self.active: i64 = 0
        self.phase: i64 = LAYING
        # How many tiles were laid this turn.
        self.laid: i64 = 0
        # By bee of the active seat, while it acts: the tiles within its reach, free or not, as bits.
        self.zones: vec[i64] = vec[i64]([0] * BEES_PER_SEAT)
        # The legal actions of this moment; never changed in place.
        self.choices: vec[i64] = vec[i64]()

    def copy_into(self, other: Table) -> None:
        """Make `other`, freshly built for the same table, equal to this."""
        other.board = self.board.clone()
        other.bees = self.bees.clone()
        other.supply = self.supply.clone()
        other.open = self.open.clone()
        other.removed = self.removed[:]
        other.track = self.track.clone()
        other.pollen = self.pollen[:]
        other.jar = self.jar[:]
        other.pollen_supply = self.pollen_supply
        other.honey_supply = self.honey_supply
        other.hive_points = self.hive_points[:]
        other.lost_points = self.lost_points[:]
        other.active = self.active
        other.phase = self.phase
        other.laid = self.laid
        other.zones = self.zones[:]
        other.choices = self.choices

    def is_over(self) -> bool:
        return self.phase == OVER

    def seat_to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.active

    def fresh_tile(self) -> i64:
        """The tile that was just laid."""
        return self.board.tiles - 1

    def price(self) -> i64:
        """What the next tile of this turn costs."""
        # HHB-056, HHB-059
        return PRICES[self.laid] if self.laid < OPEN_TILES else 0

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

    def any_open_tile_fits(self) -> bool:
        fits = False
        for kind in self.open.open:
            if kind != EMPTY and not fits:
                fits = self.board.fits_somewhere(kind, False)
        return fits

    def is_winter(self) -> bool:
        """Whether four open tiles are all meadows."""
        # HHB-106
        meadows: i64 = 0
        for kind in self.open.open:
            if kind != EMPTY and self.tables.kinds.ground[kind] == MEADOW:
                meadows += 1
        return meadows == OPEN_TILES

    def first_bee(self) -> i64:
        """The number of the active seat's queen."""
        return self.active * BEES_PER_SEAT
