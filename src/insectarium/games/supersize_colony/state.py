# compiled by mypyc
"""What lies on the table of Supersize Colony besides tiles and ants, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY
from insectarium.games._ants.deeds import Deeds
from insectarium.games._ants.table import OVER, OWN_PHASES, AntRules
from insectarium.games._ants.table import PHASES as SHARED_PHASES
from insectarium.games._ants.tables import FOREST, NEST, TUNNEL, AntTables
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE

# SUP-C01, SUC-C01
QUEENS: Final[i64] = 2
SOLDIERS: Final[i64] = 3
LARVAE: Final[i64] = 2
ANTS_PER_SEAT: Final[i64] = 12
ANT_NAMES: Final = ("q1", "q2", "w1", "w2", "w3", "w4", "w5", "s1", "s2", "s3", "l1", "l2")
FIRST_WORKER: Final[i64] = 2
FIRST_SOLDIER: Final[i64] = 7
FIRST_LARVA: Final[i64] = 10
# SUP-052, SUC-005, SUC-052
MARKET_PLACES: Final[i64] = 3
# SUP-122, SUC-054
LIMIT_PRICE: Final[i64] = 2
# SUP-143, SUP-144: for 1 to 5 tunnel tiles.
TUNNEL_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 4, 5, 7])

# Bits of what an ant has done, besides WALKED and ACTED: hatched this turn; left behind for another ant.
BOTH_DONE: Final[i64] = 3
FRESH: Final[i64] = 4
PASSED: Final[i64] = 8
# A soldier's load: this and the number of the larva.
LARVA_LOAD: Final[i64] = 2

# What is to be decided now, besides the phases that both games have.
DRAFTING: Final[i64] = OWN_PHASES
QUEENS_ACT: Final[i64] = OWN_PHASES + 1
SOLDIERS_ACT: Final[i64] = OWN_PHASES + 3
FLEEING: Final[i64] = OWN_PHASES + 4
TAKING: Final[i64] = OWN_PHASES + 5
ESCAPING: Final[i64] = OWN_PHASES + 6
PHASES: Final = (*SHARED_PHASES, "draft", "queens", "workers", "soldiers", "flee", "loot", "escape")

# SUP-026, SUP-030, SUP-031: which pile the packet of each round of the draft comes from.
DRAFT_ROUNDS: Final[vec[i64]] = vec[i64]([FOREST, NEST, TUNNEL])


def rules_of(first_edition: bool, join_required: bool, seats: i64) -> AntRules:
    rules = AntRules("supersize_colony", list(PHASES), [2, 5, 3, 2], TUNNEL_POINTS)
    rules.first_edition = first_edition
    rules.join_required = join_required
    # SUP-125, SUP-A07, SUC-055
    rules.target = 11 if first_edition and seats == 2 else 15
    # SUP-021, SUC-A23
    rules.first_limit = 5 if first_edition else 4
    rules.limit_price = LIMIT_PRICE
    # SUP-022
    rules.start_points = 0 if first_edition else 2
    rules.market_places = MARKET_PLACES
    return rules


class Table(Deeds):
    def __init__(self, seats: i64, rules: AntRules, tables: AntTables, rng: Rng) -> None:
        super().__init__(seats, rules, tables, rng)
        # The draft: its round, the packet that goes round, lowest kind first, and how many its holder kept.
        self.draft_round: i64 = 0
        self.packet: vec[i64] = vec[i64]()
        self.kept: i64 = 0
        # An attack that is being carried out: where, whose ants are attacked, and the sides, as bits, from
        # which the attackers came.
        self.battle: i64 = NONE
        self.victim: i64 = NONE
        self.entries: i64 = 0
        # By spot: which of the spots can be reached from each other by the ants that act now; empty if this
        # has to be worked out anew. Never changed in place.
        self.ways: vec[i64] = vec[i64]()

    def copy_into(self, other: Table) -> None:
        """Make `other`, made for the same match and still bare, equal to this."""
        self.copy_table_into(other)
        other.draft_round = self.draft_round
        other.packet = self.packet[:]
        other.kept = self.kept
        other.battle = self.battle
        other.victim = self.victim
        other.entries = self.entries
        other.ways = self.ways

    def seat_to_act(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        # SUP-A37, SUP-D10, SUP-D11, SUC-A14, SUC-D06, SUC-D07
        if self.phase == FLEEING or self.phase == ESCAPING:
            return self.victim
        return self.active

    def is_brood(self, spot: i64) -> bool:
        return self.tables.brood[self.board.kind[spot // SPOTS_PER_TILE]] != 0

    def has_queen(self, seat: i64, spot: i64) -> bool:
        """Whether a spot belongs to a nest in which this seat has a queen."""
        nest = self.board.area[spot // SPOTS_PER_TILE]
        return nest != NONE and self.ants.queens_in(self.board, seat, nest) > 0

    # Ants

    def acting_type(self) -> i64:
        """The type of ants whose step it is."""
        return self.phase - QUEENS_ACT

    def is_free(self, ant: i64) -> bool:
        """Whether an ant has neither walked nor acted and carries no larva: ready for an attack."""
        return self.ants.done[ant] & BOTH_DONE == 0 and self.ants.load[ant] < LARVA_LOAD

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


def larva_code(ant: i64) -> i64:
    """A larva as actions name it: 2 * seat + number."""
    return ant // ANTS_PER_SEAT * LARVAE + ant % ANTS_PER_SEAT - FIRST_LARVA


def larva_of(code: i64) -> i64:
    """The reverse of larva_code."""
    return code // LARVAE * ANTS_PER_SEAT + FIRST_LARVA + code % LARVAE
