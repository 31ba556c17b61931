# compiled by mypyc
"""What lies on the table of Marabunta, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games.marabunta.codes import BANNER, CHEST_FACE, REMOVE_COOKIE, TILE_ELEMENT, TILES
from insectarium.games.marabunta.frames import ANYWHERE, NOTHING
from insectarium.games.marabunta.grid import GRID, HEXES, REGION_SIZE, REGIONS
from insectarium.games.marabunta.tables import MapTables, SideTables

NONE: Final[i64] = -1
PLAYERS: Final[i64] = 2
# MAR-020, MAR-064
ANTHILLS: Final[i64] = 2
# MAR-025, MAR-C07
CIRCLES_PER_SHEET: Final[i64] = 10
PRINTED_CIRCLES: Final[i64] = 2
# MAR-033
COOKIE_HEXES: Final[i64] = 12

# What a hex holds: nothing, a cross, or 2 + 4 * seat + number.
FREE: Final[i64] = 0
CROSSED: Final[i64] = 1
FIRST_NUMBER: Final[i64] = 2
NUMBERS: Final[i64] = 4

COOKIE: Final[i64] = 1
CHEST: Final[i64] = 2

SPLITTING: Final[i64] = 0
CHOOSING: Final[i64] = 1
EXECUTING: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ("split", "choose", "element", "over")

# What ended the match.
REGION_FULL: Final[i64] = 0
SHEET_FULL: Final[i64] = 1
COOKIES_GONE: Final[i64] = 2
ENDINGS: Final = ("region", "sheet", "cookies")

NO_VALUES: Final[vec[i64]] = vec[i64]()
NO_FLAGS: Final[vec[bool]] = vec[bool]()


class Board(State):
    """Seat 0 writes in red, seat 1 in blue (MAR-014).

    What there is for each seat and hex, region or group stands at `seat * count + number`.
    """

    def __init__(self, map: MapTables, side: SideTables, rng: Rng) -> None:
        super().__init__(PLAYERS, rng)
        self.map = map
        self.side = side
        self.phase: i64 = SPLITTING
        self.round: i64 = 1
        self.splitter: i64 = 0
        self.active: i64 = NONE
        self.pile: vec[i64] = vec[i64]()
        self.dice: vec[i64] = vec[i64]()
        self.apart: i64 = 0
        self.pools: vec[i64] = NO_VALUES
        self.left: i64 = 0
        self.stack: vec[i64] = vec[i64]()
        self.marks: vec[i64] = NO_VALUES
        self.near: vec[bool] = NO_FLAGS
        self.free_in_region: vec[i64] = NO_VALUES
        self.free_cookies: i64 = COOKIE_HEXES
        self.circles: vec[i64] = NO_VALUES
        self.anthills: vec[i64] = NO_VALUES
        self.chests: vec[i64] = NO_VALUES
        self.cookies: vec[i64] = NO_VALUES
        self.cookie_points: vec[i64] = NO_VALUES
        self.ability_points: vec[i64] = NO_VALUES
        self.trigger: i64 = NONE
        self.ending: i64 = NONE

    def clean(self) -> None:
        """MAR-019, MAR-028: nothing is marked yet. A copy skips this and takes the marks of its original."""
        self.pools = vec[i64]([0, 0])
        self.marks = vec[i64]([FREE] * HEXES)
        self.near = vec[bool]([False] * (PLAYERS * HEXES))
        self.free_in_region = vec[i64]([REGION_SIZE] * REGIONS)
        self.circles = vec[i64]([PRINTED_CIRCLES] * (PLAYERS * REGIONS))
        self.anthills = vec[i64]([ANTHILLS, ANTHILLS])
        self.chests = vec[i64]([0] * (PLAYERS * self.side.groups))
        self.cookies = vec[i64]([0, 0])
        self.cookie_points = vec[i64]([0, 0])
        self.ability_points = vec[i64]([0, 0])

    def copy_into(self, other: Board) -> None:
        """Make `other`, freshly built for the same table, equal to this. The pile never changes in place."""
        other.phase = self.phase
        other.round = self.round
        other.splitter = self.splitter
        other.active = self.active
        other.pile = self.pile
        other.dice = self.dice[:]
        other.apart = self.apart
        other.pools = self.pools[:]
        other.left = self.left
        other.stack = self.stack[:]
        other.marks = self.marks[:]
        other.near = self.near[:]
        other.free_in_region = self.free_in_region[:]
        other.free_cookies = self.free_cookies
        other.circles = self.circles[:]
        other.anthills = self.anthills[:]
        other.chests = self.chests[:]
        other.cookies = self.cookies[:]
        other.cookie_points = self.cookie_points[:]
        other.ability_points = self.ability_points[:]
        other.trigger = self.trigger
        other.ending = self.ending

    def is_over(self) -> bool:
        return self.phase == OVER

    def chooser(self) -> i64:
        return 1 - self.splitter

    def seat_to_act(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        # MAR-038
        if self.phase == SPLITTING:
            return self.splitter
        # MAR-040
        if self.phase == CHOOSING:
            return self.chooser()
        return self.active

    def tile(self) -> i64:
        """The tile of this round."""
        # MAR-043, MAR-044
        return self.pile[self.round - 1] if self.round < TILES else REMOVE_COOKIE

    def blank_circles(self, region: i64) -> i64:
        return CIRCLES_PER_SHEET - self.circles[region] - self.circles[REGIONS + region]

    def has_chest(self, seat: i64, group: i64) -> bool:
        """Whether a chest of this group is still to be marked."""
        return self.chests[seat * self.side.groups + group] < self.side.size[group]

    def any_chest(self, seat: i64) -> bool:
        for group in range(self.side.groups):  # noqa: SIM110 (a plain loop compiles well)
            if self.has_chest(seat, group):
                return True
        return False

    def number_at(self, hex: i64) -> i64:
        """The number in a hex; NONE where there is none."""
        return NONE if self.marks[hex] < FIRST_NUMBER else (self.marks[hex] - FIRST_NUMBER) % NUMBERS

    def owner_at(self, hex: i64) -> i64:
        """The seat whose number stands in a hex; NONE where there is none."""
        return NONE if self.marks[hex] < FIRST_NUMBER else (self.marks[hex] - FIRST_NUMBER) // NUMBERS

    # Where marks can go

    def can_hold(self, hex: i64, followers: i64) -> bool:
        """Whether a hex is available, and beside it room for so many numbers that must follow."""
        # MAR-027
        if self.marks[hex] != FREE:
            return False
        if followers == 0:
            return True
        # MAR-083, MAR-100
        for number in range(GRID.first[hex], GRID.first[hex + 1]):
            if self.can_follow(GRID.neighbours[number], hex, NOTHING, followers):
                return True
        return False

    def can_follow(self, hex: i64, first: i64, second: i64, remaining: i64) -> bool:
        """Whether the next number of several can stand here, this one included in those that remain."""
        # MAR-082, MAR-098, MAR-A16
        if self.marks[hex] != FREE or not GRID.touch(hex, first):
            return False
        # MAR-099, MAR-A15
        if second != NOTHING and not GRID.touch(hex, second):
            return False
        if remaining == 1:
            return True
        for number in range(GRID.first[hex], GRID.first[hex + 1]):
            third = GRID.neighbours[number]
            if third != first and self.marks[third] == FREE and GRID.touch(third, first):
                return True
        return False

    def can_write(self, seat: i64, hex: i64, zone: i64, followers: i64, free_link: bool) -> bool:
        """Whether a number can go into this hex."""
        # MAR-053, MAR-059, MAR-060
        if zone != ANYWHERE and self.map.region[hex] != zone:
            return False
        # MAR-058, MAR-066, MAR-074
        if not free_link and not self.near[seat * HEXES + hex]:
            return False
        return self.can_hold(hex, followers)

    def any_place(self, seat: i64, zone: i64, followers: i64, free_link: bool) -> bool:
        """Whether a number can go into any hex: can_write for all of them, written out for speed."""
        if zone != ANYWHERE and self.free_in_region[zone] == 0:
            return False
        first: i64 = 0 if zone == ANYWHERE else zone * REGION_SIZE
        last: i64 = HEXES if zone == ANYWHERE else first + REGION_SIZE
        hexes = self.map.hexes
        marks = self.marks
        near = self.near
        own = seat * HEXES
        for number in range(first, last):
            hex = hexes[number]
            if marks[hex] == FREE and (free_link or near[own + hex]):
                if followers == 0 or self.can_hold(hex, followers):
                    return True
        return False

    def any_place_or_anthill(self, seat: i64, zone: i64, followers: i64) -> bool:
        if self.any_place(seat, zone, followers, False):
            return True
        # MAR-061, MAR-067
        return self.anthills[seat] > 0 and self.any_place(seat, zone, followers, True)

    def can_strike(self, hex: i64, before: i64) -> bool:
        """Whether this hex can be crossed out, `before` being the one crossed out with it or NOTHING."""
        # MAR-085, MAR-A17, MAR-A18
        if before == NOTHING:
            return self.can_hold(hex, 1)
        return self.marks[hex] == FREE and GRID.touch(hex, before)

    def any_strike(self) -> bool:
        for hex in range(HEXES):  # noqa: SIM110 (a plain loop compiles well)
            if self.can_strike(hex, NOTHING):
                return True
        return False

    def can_circle(self, region: i64, before: i64) -> bool:
        """Whether a sheet has a blank circle and is not the one used before by the same effect."""
        # MAR-079, MAR-A20
        return region != before and self.blank_circles(region) > 0

    def any_circle(self, before: i64) -> bool:
        for region in range(REGIONS):  # noqa: SIM110 (a plain loop compiles well)
            if self.can_circle(region, before):
                return True
        return False

    # What elements can do

    def can_use_die(self, seat: i64, die: i64) -> bool:
        face = self.dice[die]
        if face == BANNER:
            # MAR-055, MAR-A20
            return self.blank_circles(die) > 0
        if face == CHEST_FACE:
            # MAR-056, MAR-A21
            return self.any_chest(seat)
        # MAR-053, MAR-054
        return self.any_place_or_anthill(seat, die if face > 0 else ANYWHERE, 0)

    def can_repeat(self, seat: i64, die: i64) -> bool:
        """Whether the repeating tile can bring this die into effect once more."""
        # MAR-086, MAR-A08
        return (self.pools[seat] >> die) & 1 == 1 and self.can_use_die(seat, die)

    def removal_due(self) -> bool:
        """Whether the active seat still has to remove a cookie."""
        # MAR-089, MAR-A10
        return (self.left >> TILE_ELEMENT) & 1 == 1 and self.tile() == REMOVE_COOKIE and self.free_cookies > 0
