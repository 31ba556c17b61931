# compiled by mypyc
"""What lies on the table of Knights in Buzzing Armor besides what both games of the bees have."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import DRONE, IN_SUPPLY, QUEEN, WORKER
from insectarium.games._bees.deeds import Deeds
from insectarium.games._bees.table import LAYING as LAYING
from insectarium.games._bees.table import PUTTING as PUTTING
from insectarium.games._bees.table import BeeRules
from insectarium.games._bees.tables import BREEDING_ROOM, HONEY_ROOM, MEADOW, PLAIN, BeeTables
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.supply import EMPTY, Piles

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

# The phases after laying and putting.
FLYING_OUT: Final[i64] = 2
KEEPING: Final[i64] = 3
QUEENS_ACT: Final[i64] = 4
WORKERS_ACT: Final[i64] = 5
DRONES_ACT: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final = ("lay", "put", "fly_out", "keep", "queens", "workers", "drones", "over")


def rules_of() -> BeeRules:
    rules = BeeRules("knights_in_buzzing_armor", list(PHASES), list(BEE_NUMBERS), list(BEE_NAMES))
    rules.prices = PRICES
    rules.pollen_tokens = POLLEN_TOKENS
    rules.honey_tokens = HONEY_TOKENS
    rules.start_points = START_POINTS
    # KBA-066
    rules.abandon_costs_point = True
    return rules


# There are no options in them, so all matches share them.
RULES: Final = rules_of()


class Table(Deeds):
    piles: Piles
    # What was not chosen for this number of players: nobody knows which tiles these are.
    box: Piles

    def __init__(self, seats: i64, tables: BeeTables, rng: Rng) -> None:
        super().__init__(seats, RULES, tables, rng)
        # By stack: the open tile beside it, EMPTY if there is none.
        self.open: vec[i64] = vec[i64]()
        self.starter: i64 = 0
        # Whose two queens have met in one hive.
        self.flier: i64 = NONE
        # The queens in hives just finished about whom their owners have to decide, in this order.
        self.pending: vec[i64] = vec[i64]()
        # By spot: the part of the board in which the bees that act now move about, NONE where none of them
        # can be; empty if this has to be worked out anew. Never changed in place, and neither are the stops:
        # by part, where a bee may land in it, as actions name places.
        self.ways: vec[i64] = vec[i64]()
        self.stops: list[vec[i64]] = []

    def unpack(self) -> None:
        super().unpack()
        self.piles = Piles(STACKS)
        self.box = Piles(STACKS)
        self.open = vec[i64]([EMPTY] * STACKS)

    def copy_into(self, other: Table) -> None:
        """Make `other`, made for the same match and still bare, equal to this."""
        self.copy_table_into(other)
        other.piles = self.piles.clone()
        other.box = self.box
        other.open = self.open[:]
        other.starter = self.starter
        other.flier = self.flier
        other.pending = self.pending[:]
        other.ways = self.ways
        other.stops = self.stops

    def seat_to_act(self) -> i64:
        # KBA-A19, KBA-D03
        if self.phase == FLYING_OUT:
            return self.flier
        # KBA-115, KBA-D04
        if self.phase == KEEPING:
            return self.pending[0] // BEES_PER_SEAT
        return super().seat_to_act()

    # Tiles

    def open_tile_fits(self) -> bool:
        """Whether any open tile can be laid somewhere."""
        return self.any_fits(self.open)

    def empty_stacks(self) -> i64:
        count: i64 = 0
        for stack in range(STACKS):
            if self.piles.size(stack) == 0:
                count += 1
        return count

    # Bees

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
