# compiled by mypyc
"""What lies on the table of Knights in Buzzing Armor, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games._bees.bees import DRONE, IN_SUPPLY, QUEEN, WORKER, Bees
from insectarium.games._bees.tables import BREEDING_ROOM, HONEY_ROOM, MEADOW, PLAIN, BeeTables
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.supply import EMPTY, Piles
from insectarium.games._hexes.track import ScoreTrack

# KBA-A11, KBA-C03
QUEENS: Final[i64] = 2
WORKERS: Final[i64] = 5
DRONES: Final[i64] = 3
EGGS: Final[i64] = 2
BEES_PER_SEAT: Final[i64] = 12
BEE_NUMBERS: Final = (2, 5, 3, 2)
BEE_NAMES: Final = ("q1", "q2", "w1", "w2", "w3", "w4", "w5", "d1", "d2", "d3", "e1", "e2")
FIRST_WORKER: Final[i64] = 2
FIRST_DRONE: Final[i64] = 7
FIRST_EGG: Final[i64] = 10
# KBA-020: the bees of a seat that start in hand; the others are in the general supply.
HAND_NAMES: Final = ("q1", "w1", "w2", "e1", "e2")
# KBA-C04
POLLEN_TOKENS: Final[i64] = 20
HONEY_TOKENS: Final[i64] = 20
# KBA-023
START_POINTS: Final[i64] = 2

# KBA-016, KBA-A04: the stacks in the order in which they are refilled.
STACKS: Final[i64] = 4
STACK_NAMES: Final = ("meadow", "hive", "breeding", "honey")
STACK_GROUNDS: Final[vec[i64]] = vec[i64]([MEADOW, PLAIN, BREEDING_ROOM, HONEY_ROOM])
# KBA-107
STACKS_TO_END: Final[i64] = 2
# KBA-033, KBA-034, KBA-035: what the first, second, third and fourth tile of a turn cost.
PRICES: Final[vec[i64]] = vec[i64]([0, 1, 2, 3])

# Bits of what a bee has done, besides FLOWN and ACTED: a drone that took part in a raid, a worker won over.
BOTH_DONE: Final[i64] = 3
RAIDED: Final[i64] = 4
WON_OVER: Final[i64] = 8

# What is to be decided now.
LAYING: Final[i64] = 0
PUTTING: Final[i64] = 1
FLYING_OUT: Final[i64] = 2
KEEPING: Final[i64] = 3
QUEENS_ACT: Final[i64] = 4
WORKERS_ACT: Final[i64] = 5
DRONES_ACT: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final = ("lay", "put", "fly_out", "keep", "queens", "workers", "drones", "over")


class Table(State):
    def __init__(self, seats: i64, tables: BeeTables, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.tables = tables
        self.board = HexBoard(tables.kinds)
        self.bees = Bees(seats, list(BEE_NUMBERS))
        self.piles = Piles(STACKS)
        # What was not chosen for this number of players: nobody knows which tiles these are.
        self.box = Piles(STACKS)
        # By stack: the open tile beside it, EMPTY if there is none.
        self.open: vec[i64] = vec[i64]([EMPTY] * STACKS)
        # Open tiles that left the game because none of them could be laid.
        self.removed: vec[i64] = vec[i64]()
        self.track = ScoreTrack(seats, START_POINTS)
        self.pollen: vec[i64] = vec[i64]([0] * seats)
        self.jar: vec[i64] = vec[i64]([0] * seats)
        self.pollen_supply: i64 = POLLEN_TOKENS
        self.honey_supply: i64 = HONEY_TOKENS
        self.hive_points: vec[i64] = vec[i64]([0] * seats)
        self.lost_points: vec[i64] = vec[i64]([0] * seats)
        self.starter: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = LAYING
        self.laid: i64 = 0
        # Whose two queens have met in one hive.
        self.flier: i64 = NONE
        # The queens in hives just finished about whom their owners have to decide, in this order.
        self.pending: vec[i64] = vec[i64]()
        # By spot: the part of the board in which the bees that act now move about, NONE where none of them
        # can be; empty if this has to be worked out anew. Never changed in place, and neither are the stops:
        # by part, where a bee may land in it, as actions name places.
        self.ways: vec[i64] = vec[i64]()
        self.stops: list[vec[i64]] = []
        # The legal actions of this moment; never changed in place.
        self.choices: vec[i64] = vec[i64]()

    def copy_into(self, other: Table) -> None:
        """Make `other`, freshly built for the same table, equal to this."""
        other.board = self.board.clone()
        other.bees = self.bees.clone()
        other.piles = self.piles.clone()
        other.box = self.box
        other.open = self.open[:]
        other.removed = self.removed[:]
        other.track = self.track.clone()
        other.pollen = self.pollen[:]
        other.jar = self.jar[:]
        other.pollen_supply = self.pollen_supply
        other.honey_supply = self.honey_supply
        other.hive_points = self.hive_points[:]
        other.lost_points = self.lost_points[:]
        other.starter = self.starter
        other.active = self.active
        other.phase = self.phase
        other.laid = self.laid
        other.flier = self.flier
        other.pending = self.pending[:]
        other.ways = self.ways
        other.stops = self.stops
        other.choices = self.choices

    def is_over(self) -> bool:
        return self.phase == OVER

    def seat_to_act(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        # KBA-A19, KBA-D03
        if self.phase == FLYING_OUT:
            return self.flier
        # KBA-115, KBA-D04
        if self.phase == KEEPING:
            return self.pending[0] // BEES_PER_SEAT
        return self.active

    # Tiles

    def fresh_tile(self) -> i64:
        """The tile that was just laid."""
        return self.board.tiles - 1

    def price(self) -> i64:
        """What the next tile costs."""
        return PRICES[self.laid]

    def open_tile_fits(self) -> bool:
        """Whether any open tile can be laid somewhere."""
        for stack in range(STACKS):
            kind = self.open[stack]
            if kind != EMPTY and self.board.fits_somewhere(kind, False):
                return True
        return False

    def empty_stacks(self) -> i64:
        count: i64 = 0
        for stack in range(STACKS):
            if self.piles.size(stack) == 0:
                count += 1
        return count

    # Bees

    def first_bee(self) -> i64:
        """The number of the active seat's first queen."""
        return self.active * BEES_PER_SEAT

    def acting_type(self) -> i64:
        """The type of bees whose step it is."""
        return self.phase - QUEENS_ACT

    def next_in_supply(self, seat: i64, kind: i64) -> i64:
        """The first bee of this type in the general supply, or IN_SUPPLY if there is none."""
        first = seat * BEES_PER_SEAT
        for bee in range(first + self.bees.first_of[kind], first + self.bees.first_of[kind + 1]):
            if self.bees.spot[bee] == IN_SUPPLY:
                return bee
        return IN_SUPPLY

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """How many bees of this type are in a hand."""
        first = seat * BEES_PER_SEAT
        count: i64 = 0
        for bee in range(first + self.bees.first_of[kind], first + self.bees.first_of[kind + 1]):
            if self.bees.spot[bee] == NONE:
                count += 1
        return count

    def colony(self, seat: i64) -> i64:
        """How many queens, workers and drones of a seat are on the board."""
        # KBA-119, KBA-124
        bees = self.bees
        return bees.on_board(seat, QUEEN) + bees.on_board(seat, WORKER) + bees.on_board(seat, DRONE)

    def hive_at(self, spot: i64) -> i64:
        """The hive to which a spot belongs, NONE for a meadow."""
        return self.board.area[spot // SPOTS_PER_TILE]

    def meeting_seat(self) -> i64:
        """The first seat, in turn order, with two queens in the hive of the tile just laid, or NONE."""
        hive = self.board.area[self.fresh_tile()]
        if hive == NONE:
            return NONE
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            if self.bees.queens_in(self.board, seat, hive) > 1:
                return seat
        return NONE

    def free_drones(self, spot: i64) -> vec[i64]:
        """The active seat's drones on a spot that have neither flown nor acted, as numbers 0 to 2."""
        found = vec[i64]()
        first = self.first_bee() + FIRST_DRONE
        for number in range(DRONES):
            if self.bees.spot[first + number] == spot and self.bees.done[first + number] & BOTH_DONE == 0:
                found = append(found, number)
        return found
