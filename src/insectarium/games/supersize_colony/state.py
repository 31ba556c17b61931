# compiled by mypyc
"""What lies on the table of Supersize Colony, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games._ants.ants import QUEEN, SOLDIER, WORKER, Ants
from insectarium.games._ants.tables import FOREST, NEST, ROWS, TUNNEL, AntTables
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.supply import EMPTY, Market, Piles
from insectarium.games._hexes.track import ScoreTrack

# SUP-C01, SUC-C01
QUEENS: Final[i64] = 2
WORKERS: Final[i64] = 5
SOLDIERS: Final[i64] = 3
LARVAE: Final[i64] = 2
ANTS_PER_SEAT: Final[i64] = 12
ANT_NUMBERS: Final = (2, 5, 3, 2)
ANT_NAMES: Final = ("q1", "q2", "w1", "w2", "w3", "w4", "w5", "s1", "s2", "s3", "l1", "l2")
FIRST_WORKER: Final[i64] = 2
FIRST_SOLDIER: Final[i64] = 7
FIRST_LARVA: Final[i64] = 10
# SUP-023
FOOD_TOKENS: Final[i64] = 20
# SUP-052, SUC-005, SUC-052
MARKET_PLACES: Final[i64] = 3
# SUP-122, SUC-054
LIMIT_PRICE: Final[i64] = 2

# Bits of what an ant has done, besides WALKED and ACTED: hatched this turn; left behind for another ant.
BOTH_DONE: Final[i64] = 3
FRESH: Final[i64] = 4
PASSED: Final[i64] = 8
# A soldier's load: this and the number of the larva.
LARVA_LOAD: Final[i64] = 2

# What is to be decided now.
DRAFTING: Final[i64] = 0
LAYING: Final[i64] = 1
PUTTING: Final[i64] = 2
MARKET: Final[i64] = 3
QUEENS_ACT: Final[i64] = 4
WORKERS_ACT: Final[i64] = 5
SOLDIERS_ACT: Final[i64] = 6
FLEEING: Final[i64] = 7
TAKING: Final[i64] = 8
ESCAPING: Final[i64] = 9
BUYING: Final[i64] = 10
RAISING: Final[i64] = 11
DRAWING: Final[i64] = 12
OVER: Final[i64] = 13
PHASES: Final = (
    "draft", "lay", "put", "market", "queens", "workers", "soldiers", "flee", "loot", "escape", "buy",
    "limit", "draw", "over",
)  # fmt: skip

# Why the end has come near.
NOT_ENDING: Final[i64] = 0
BY_POINTS: Final[i64] = 1
BY_PILES: Final[i64] = 2
STUCK: Final[i64] = 3
ENDINGS: Final = ("none", "points", "piles", "stuck")

# SUP-026, SUP-030, SUP-031: which pile the packet of each round of the draft comes from.
DRAFT_ROUNDS: Final[vec[i64]] = vec[i64]([FOREST, NEST, TUNNEL])


class Rules:
    """The edition and its options, the same for all states of a match."""

    def __init__(self, first_edition: bool, join_required: bool, seats: i64) -> None:
        self.first_edition = first_edition
        self.join_required = join_required
        # SUP-125, SUP-A07, SUC-055
        self.target: i64 = 11 if first_edition and seats == 2 else 15
        # SUP-021, SUC-A23
        self.first_limit: i64 = 5 if first_edition else 4
        # SUP-022
        self.start_points: i64 = 0 if first_edition else 2


class Table(State):
    def __init__(self, seats: i64, rules: Rules, tables: AntTables, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.tables = tables
        self.board = HexBoard(tables.kinds)
        self.ants = Ants(seats, list(ANT_NUMBERS))
        self.piles = Piles(ROWS)
        # What lies in the box, face down: nobody knows which tiles these are.
        self.box = Piles(ROWS)
        self.market = Market(ROWS, MARKET_PLACES)
        self.track = ScoreTrack(seats, rules.start_points)
        self.hands: list[vec[i64]] = []
        for _ in range(seats):
            self.hands.append(vec[i64]())
        self.limits: vec[i64] = vec[i64]([rules.first_limit] * seats)
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
        # The draft: its round, the packet that goes round, lowest kind first, and how many its holder kept.
        self.draft_round: i64 = 0
        self.packet: vec[i64] = vec[i64]()
        self.kept: i64 = 0
        # An attack that is being carried out: where, whose ants are attacked, and the sides, as bits, from
        # which the attackers came.
        self.battle: i64 = NONE
        self.victim: i64 = NONE
        self.entries: i64 = 0
        self.first_to_target: i64 = NONE
        self.ending: i64 = NOT_ENDING
        self.final_turns: vec[i64] = vec[i64]()
        # By spot: which of the spots can be reached from each other by the ants that act now; empty if this
        # has to be worked out anew. Never changed in place.
        self.ways: vec[i64] = vec[i64]()
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
        other.draft_round = self.draft_round
        other.packet = self.packet[:]
        other.kept = self.kept
        other.battle = self.battle
        other.victim = self.victim
        other.entries = self.entries
        other.first_to_target = self.first_to_target
        other.ending = self.ending
        other.final_turns = self.final_turns[:]
        other.ways = self.ways
        other.choices = self.choices

    def is_over(self) -> bool:
        return self.phase == OVER

    def seat_to_act(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        # SUP-A37, SUP-D10, SUP-D11, SUC-A14, SUC-D06, SUC-D07
        if self.phase == FLEEING or self.phase == ESCAPING:
            return self.victim
        return self.active

    # Tiles

    def fresh_tile(self) -> i64:
        """The tile that was just laid."""
        return self.board.tiles - 1

    def must_join(self, kind: i64) -> bool:
        """Whether a tile of this kind needs a side that can be walked through."""
        # SUP-045, SUP-046
        if not self.rules.first_edition:
            return self.rules.join_required
        # SUC-011
        return self.tables.kinds.ground[kind] != NEST

    def lay_price(self) -> i64:
        """What the next tile from hand costs."""
        # SUP-049, SUP-050, SUC-011
        return 1 if self.laid > 0 else 0

    def missing_tiles(self) -> i64:
        """How many tiles the hand of the active seat is short of its limit."""
        # SUP-123, SUC-054
        missing = self.limits[self.active] - i64(len(self.hands[self.active]))
        return missing if missing > 0 else 0

    def kinds_in_hand(self, seat: i64) -> vec[i64]:
        """The kinds of tiles in a hand, each once."""
        return each_once(self.hands[seat])

    def is_stuck(self) -> bool:
        """Whether no tile that a seat can come by fits anywhere, so that nothing will ever be laid again."""
        for seat in range(self.seats):
            if self._any_fits(self.hands[seat]):
                return False
        # SUC-011
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

    def is_brood(self, spot: i64) -> bool:
        return self.tables.brood[self.board.kind[spot // SPOTS_PER_TILE]] != 0

    def has_queen(self, seat: i64, spot: i64) -> bool:
        """Whether a spot belongs to a nest in which this seat has a queen."""
        nest = self.board.area[spot // SPOTS_PER_TILE]
        return nest != NONE and self.ants.queens_in(self.board, seat, nest) > 0

    # Ants

    def first_ant(self) -> i64:
        """The number of the active seat's first queen."""
        return self.active * ANTS_PER_SEAT

    def acting_type(self) -> i64:
        """The type of ants whose step it is."""
        return self.phase - QUEENS_ACT

    def is_free(self, ant: i64) -> bool:
        """Whether an ant has neither walked nor acted and carries no larva: ready for an attack."""
        return self.ants.done[ant] & BOTH_DONE == 0 and self.ants.load[ant] < LARVA_LOAD

    def queens_on_board(self, seat: i64) -> i64:
        return self.ants.on_board(seat, QUEEN)

    def workers_on_board(self, seat: i64) -> i64:
        return self.ants.on_board(seat, WORKER)

    def soldiers_on_board(self, seat: i64) -> i64:
        return self.ants.on_board(seat, SOLDIER)

    def attacked(self, kind: i64) -> vec[i64]:
        """The ants of this type that are under attack and have not fled."""
        found = vec[i64]()
        first = self.victim * ANTS_PER_SEAT
        for ant in range(first, first + FIRST_LARVA):
            if self.ants.spot[ant] == self.battle and self.ants.type_of(ant) == kind:
                found = append(found, ant)
        return found

    # The draft

    def draft_step(self, seat: i64) -> i64:
        """How many seats hold the packet of this round before this seat."""
        # SUP-032
        if self.draft_round == 2:
            return (seat - self.starter + self.seats) % self.seats
        # SUP-026, SUP-027, SUP-028, SUP-A02, SUP-A03
        return (self.starter - 1 - seat + 2 * self.seats) % self.seats

    def knows_packet(self, seat: i64) -> bool:
        """Whether a seat holds the packet or has held it: what was kept since then lies open."""
        # SUP-A04
        return 0 <= seat < self.seats and self.draft_step(seat) <= self.draft_step(self.active)


def each_once(kinds: vec[i64]) -> vec[i64]:
    found = vec[i64]()
    for kind in kinds:
        known = False
        for earlier in found:
            if earlier == kind:
                known = True
        if not known:
            found = append(found, kind)
    return found


def larva_code(ant: i64) -> i64:
    """A larva as actions name it: 2 * seat + number."""
    return ant // ANTS_PER_SEAT * LARVAE + ant % ANTS_PER_SEAT - FIRST_LARVA


def larva_of(code: i64) -> i64:
    """The reverse of larva_code."""
    return code // LARVAE * ANTS_PER_SEAT + FIRST_LARVA + code % LARVAE
