# compiled by mypyc
"""What lies on the table of Antropolis, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games._ants.ants import QUEEN, WORKER, Ants
from insectarium.games._ants.tables import NEST, ROWS, AntTables
from insectarium.games._hexes.board import NONE, HexBoard
from insectarium.games._hexes.supply import EMPTY, Market, Piles
from insectarium.games._hexes.track import ScoreTrack

# ANT-020, ANC-029
QUEENS: Final[i64] = 2
WORKERS: Final[i64] = 3
ANTS_PER_SEAT: Final[i64] = 5
ANT_NAMES: Final = ("q1", "q2", "w1", "w2", "w3")
# ANT-C05, ANC-019
FOOD_TOKENS: Final[i64] = 20
# ANT-016, ANC-028
MARKET_PLACES: Final[i64] = 2
# ANT-022, ANC-A03
FIRST_LIMIT: Final[i64] = 3
# ANT-008, ANC-076, ANC-027
TARGET: Final[i64] = 9
LONG_TARGET: Final[i64] = 15

# What is to be decided now.
LAYING: Final[i64] = 0
PUTTING: Final[i64] = 1
MARKET: Final[i64] = 2
ACTING: Final[i64] = 3
BUYING: Final[i64] = 4
RAISING: Final[i64] = 5
DRAWING: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final = ("lay", "put", "market", "act", "buy", "limit", "draw", "over")

# Why the end has come near.
NOT_ENDING: Final[i64] = 0
BY_POINTS: Final[i64] = 1
BY_PILES: Final[i64] = 2
STUCK: Final[i64] = 3
ENDINGS: Final = ("none", "points", "piles", "stuck")


class Rules:
    """The edition and its options, the same for all states of a match."""

    def __init__(self, first_edition: bool, join_required: bool, all_tiles: bool) -> None:
        self.first_edition = first_edition
        self.join_required = join_required
        self.all_tiles = all_tiles
        # ANC-027, ANC-A28
        self.target: i64 = LONG_TARGET if all_tiles else TARGET
        # ANT-077, ANC-070
        self.limit_price: i64 = 2 if first_edition else 1


class Table(State):
    def __init__(self, seats: i64, rules: Rules, tables: AntTables, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.tables = tables
        self.board = HexBoard(tables.kinds)
        self.ants = Ants(seats, [2, 3])
        self.piles = Piles(ROWS)
        # What lies in the box, face down: nobody knows which tiles these are.
        self.box = Piles(ROWS)
        self.market = Market(ROWS, MARKET_PLACES)
        self.track = ScoreTrack(seats, 0)
        self.hands: list[vec[i64]] = []
        for _ in range(seats):
            self.hands.append(vec[i64]())
        self.limits: vec[i64] = vec[i64]([FIRST_LIMIT] * seats)
        self.food: vec[i64] = vec[i64]([0] * seats)
        self.supply: i64 = FOOD_TOKENS
        self.tunnel_points: vec[i64] = vec[i64]([0] * seats)
        self.nest_points: vec[i64] = vec[i64]([0] * seats)
        self.lost_points: vec[i64] = vec[i64]([0] * seats)
        self.starter: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = LAYING
        self.laid: i64 = 0
        self.bought: i64 = 0
        self.first_to_target: i64 = NONE
        self.ending: i64 = NOT_ENDING
        self.final_turns: vec[i64] = vec[i64]()
        # The legal actions of this moment; never changed in place.
        self.choices: vec[i64] = vec[i64]()

    def copy_into(self, other: Table) -> None:
        """Make `other`, freshly built for the same table, equal to this."""
        other.board = self.board.clone()
        other.ants = self.ants.clone()
        other.piles = self.piles.clone()
        other.box = self.box
        other.market = self.market.clone()
        other.track = self.track.clone()
        for seat in range(self.seats):
            other.hands[seat] = self.hands[seat][:]
        other.limits = self.limits[:]
        other.food = self.food[:]
        other.supply = self.supply
        other.tunnel_points = self.tunnel_points[:]
        other.nest_points = self.nest_points[:]
        other.lost_points = self.lost_points[:]
        other.starter = self.starter
        other.active = self.active
        other.phase = self.phase
        other.laid = self.laid
        other.bought = self.bought
        other.first_to_target = self.first_to_target
        other.ending = self.ending
        other.final_turns = self.final_turns[:]
        other.choices = self.choices

    def is_over(self) -> bool:
        return self.phase == OVER

    def seat_to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.active

    def fresh_tile(self) -> i64:
        """The tile that was just laid."""
        return self.board.tiles - 1

    def must_join(self, kind: i64) -> bool:
        """Whether a tile of this kind needs a side that can be walked through."""
        # ANT-035, ANT-036
        if not self.rules.first_edition:
            return self.rules.join_required
        # ANC-042, ANC-044, ANC-A06, ANC-A07
        return self.tables.kinds.ground[kind] != NEST

    def lay_price(self) -> i64:
        """What the next tile from hand costs."""
        # ANT-040, ANT-041, ANC-038, ANC-039
        return 1 if self.laid > 0 else 0

    def missing_tiles(self) -> i64:
        """How many tiles the hand of the active seat is short of its limit."""
        # ANT-078, ANC-073, ANC-A12
        missing = self.limits[self.active] - i64(len(self.hands[self.active]))
        return missing if missing > 0 else 0

    def kinds_in_hand(self, seat: i64) -> vec[i64]:
        """The kinds of tiles in a hand, each once."""
        found = vec[i64]()
        for kind in self.hands[seat]:
            known = False
            for earlier in found:
                if earlier == kind:
                    known = True
            if not known:
                found = append(found, kind)
        return found

    def is_stuck(self) -> bool:
        """Whether no tile that a seat can come by fits anywhere, so that nothing will ever be laid again."""
        for seat in range(self.seats):
            if self._any_fits(self.hands[seat]):
                return False
        # ANC-037
        if self.rules.first_edition:
            return True
        for row in range(ROWS):
            if self._any_fits(self.piles.pile[row]):
                return False
        return not self._any_fits(self.market.open)

    def _any_fits(self, kinds: vec[i64]) -> bool:
        fits = False
        for kind in kinds:
            if kind != EMPTY and not fits:
                fits = self.board.fits_somewhere(kind, self.must_join(kind))
        return fits

    def first_ant(self) -> i64:
        """The number of the active seat's first queen."""
        return self.active * ANTS_PER_SEAT

    def queens_on_board(self, seat: i64) -> i64:
        return self.ants.on_board(seat, QUEEN)

    def workers_on_board(self, seat: i64) -> i64:
        return self.ants.on_board(seat, WORKER)
