# compiled by mypyc
"""What lies on the table of It Happens.., and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games.it_happens.tables import COLUMNS_PER_HILL, SPACES_PER_COLUMN, HillTables

HILLS: Final[i64] = 12
OPEN_HILLS: Final[i64] = 3
OPEN_COLUMNS: Final[i64] = OPEN_HILLS * COLUMNS_PER_HILL
ROUNDS: Final[i64] = 4
DICE: Final[i64] = 5
THIRD_DICE_PER_SEAT: Final[i64] = 2
SIDES: Final[i64] = 6
WORMS: Final[i64] = 24
FIRST_WORMS: Final[i64] = 2
TILES_PER_KIND: Final[i64] = 4
NONE: Final[i64] = -1

# What is to be decided now.
TURN: Final[i64] = 0
PLACING: Final[i64] = 1
OVER: Final[i64] = 2
PHASES: Final = ("turn", "place", "over")

# ITH-006
COLOURS: Final = ("yellow", "red", "green", "blue", "white")

# A column's dice, from the bottom up, DIE_BITS bits each: which die of its colour it is, then its pips.
DIE_BITS: Final[i64] = 6
PIP_BITS: Final[i64] = 3


class Board(State):
    """A colour is a player: those of the seats come first; with two seats a third follows that both play.

    `slot` 0, 1, 2 are the open hills in the order in which they were laid out, `hill` is one of the twelve.
    Arrays of columns are indexed `slot * COLUMNS_PER_HILL + column`. Columns are entered from left to right
    (ITH-030) and never given up, so that the first `entered[slot]` of them have dice.
    """

    def __init__(self, seats: i64, tables: HillTables, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.tables = tables
        # ITH-074
        self.colours: i64 = 3 if seats == 2 else seats
        self.phase: i64 = TURN
        self.rounds_done: i64 = 0
        self.start: i64 = 0
        self.turn: i64 = 0
        self.die: i64 = 0
        self.die_colour: i64 = NONE
        self.worm_supply: i64 = 0
        self.pile: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.sum: vec[i64] = vec[i64]()
        self.dice: vec[i64] = vec[i64]()
        self.entered: vec[i64] = vec[i64]()
        # Where a colour is, at `slot * COLUMNS_PER_HILL + colour`.
        self.column_of: vec[i64] = vec[i64]()
        self.own_dice: vec[i64] = vec[i64]()
        self.third_dice: vec[i64] = vec[i64]()
        self.worms: vec[i64] = vec[i64]()
        # At `colour * KINDS + kind`.
        self.objects: vec[i64] = vec[i64]()
        self.object_supply: vec[i64] = vec[i64]()
        # The colour that won the tile of a hill.
        self.queen_owner: vec[i64] = vec[i64]()
        self.general_owner: vec[i64] = vec[i64]()

    def copy_into(self, other: Board) -> None:
        """Make `other`, freshly built for the same table, equal to this. The pile never changes in place."""
        other.phase = self.phase
        other.rounds_done = self.rounds_done
        other.start = self.start
        other.turn = self.turn
        other.die = self.die
        other.die_colour = self.die_colour
        other.worm_supply = self.worm_supply
        other.pile = self.pile
        other.owner = self.owner[:]
        other.count = self.count[:]
        other.sum = self.sum[:]
        other.dice = self.dice[:]
        other.entered = self.entered[:]
        other.column_of = self.column_of[:]
        other.own_dice = self.own_dice[:]
        other.third_dice = self.third_dice[:]
        other.worms = self.worms[:]
        other.objects = self.objects[:]
        other.object_supply = self.object_supply[:]
        other.queen_owner = self.queen_owner[:]
        other.general_owner = self.general_owner[:]

    def is_over(self) -> bool:
        return self.phase == OVER

    def seat_to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.turn

    def third(self) -> i64:
        """The colour that both seats play for; NONE with more than two seats."""
        return 2 if self.seats == 2 else NONE

    def hill_at(self, slot: i64) -> i64:
        """The hill that lies open at this slot."""
        return self.pile[self.rounds_done * OPEN_HILLS + slot]

    def height(self, slot: i64, column: i64) -> i64:
        return self.tables.heights[self.hill_at(slot) * COLUMNS_PER_HILL + column]

    def column_for(self, slot: i64, colour: i64) -> i64:
        """The column that the next die of a colour goes to; NONE if its column is full."""
        column = self.column_of[slot * COLUMNS_PER_HILL + colour]
        # ITH-030, ITH-A23, ITH-C15
        if column == NONE:
            return self.entered[slot]
        # ITH-031
        if self.count[slot * COLUMNS_PER_HILL + column] < self.height(slot, column):
            return column
        return NONE

    def can_place(self, colour: i64) -> bool:
        """Whether a die of this colour finds a space in any hill."""
        # ITH-034, ITH-035
        slot: i64 = 0
        while slot < OPEN_HILLS and self.column_for(slot, colour) == NONE:
            slot += 1
        return slot < OPEN_HILLS

    def can_roll_own(self, seat: i64) -> bool:
        # ITH-024, ITH-025
        return self.own_dice[seat] > 0 and self.can_place(seat)

    def can_roll_third(self, seat: i64) -> bool:
        return self.third_dice[seat] > 0 and self.can_place(self.third())

    def can_act(self, seat: i64) -> bool:
        # ITH-A17
        return self.can_roll_own(seat) or self.can_roll_third(seat)

    def next_die(self, seat: i64, colour: i64) -> i64:
        """Which die of a colour this seat would take: they are alike, but pictures tell them apart."""
        # ITH-A21
        if colour == self.third():
            return (seat + 1) * THIRD_DICE_PER_SEAT - self.third_dice[seat]
        return DICE - self.own_dice[seat]

    def picture(self, slot: i64, column: i64, space: i64) -> i64:
        """What a space of an open hill shows."""
        place = self.hill_at(slot) * COLUMNS_PER_HILL + column
        return self.tables.pictures[place * SPACES_PER_COLUMN + space]

    def rank_of(self, slot: i64, column: i64) -> i64:
        """1 for the queen's place, 2 for the general's."""
        return self.rank_with(slot, column, self.sum[slot * COLUMNS_PER_HILL + column])

    def rank_with(self, slot: i64, column: i64, pips: i64) -> i64:
        """The rank of a column if its sum were this: more pips first, further left among equals."""
        # ITH-052, ITH-A06
        rank: i64 = 1
        # ITH-053
        for other in range(self.entered[slot]):
            theirs = self.sum[slot * COLUMNS_PER_HILL + other]
            # ITH-051
            if other != column and (theirs > pips or (theirs == pips and other < column)):
                rank += 1
        return rank
