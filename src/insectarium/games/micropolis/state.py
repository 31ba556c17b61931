# compiled by mypyc
"""What lies on the table of Micropolis, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, extend, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games.micropolis.tables import NONE as NONE
from insectarium.games.micropolis.tables import RING as RING
from insectarium.games.micropolis.warren import Warren, Warrens, key_of

ROW: Final[i64] = 7
SOLDIERS: Final[i64] = 45
ARMY_LIMIT: Final[i64] = 10
FIRST_ARMY: Final[i64] = 5
ARCHITECT_MARKERS: Final[i64] = 2

# What is to be decided now.
PLACE_MARKER: Final[i64] = 0
TAKE: Final[i64] = 1
SIDE: Final[i64] = 2
CHOOSE_EFFECT: Final[i64] = 3
MAN_BARRACKS: Final[i64] = 4
MOVE_GUARD: Final[i64] = 5
NAME_LEADER: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final = ("place_marker", "take", "side", "effect", "barracks", "guard", "leader", "over")


class Board(State):
    """A hill is an anthill; a seat has one, in the expert game two: 2 * seat and 2 * seat + 1.

    A hill's ring has ten places. Its tiles fill an arc of it that starts at place `left` and goes on to the
    right, so that the neighbour to the right of place p is always (p + 1) % 10.
    """

    def __init__(self, seats: i64, expert: bool, memory: Warrens, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.memory = memory
        self.tables = memory.tables
        self.gains = memory.gains
        self.expert = expert
        self.hills_per_seat: i64 = 2 if expert else 1
        self.hills: i64 = seats * self.hills_per_seat
        self.phase: i64 = TAKE
        self.rounds_done: i64 = 0
        self.turns_done: i64 = 0
        self.marker_hill: i64 = 0
        self.supply: i64 = 0
        self.row_size: i64 = 0
        self.row: vec[i64] = vec[i64]()
        self.row_soldiers: vec[i64] = vec[i64]()
        self.stack: vec[i64] = vec[i64]()
        self.stack_drawn: i64 = 0
        self.ring: vec[i64] = vec[i64]()
        self.left: vec[i64] = vec[i64]()
        self.placed: vec[i64] = vec[i64]()
        self.army: vec[i64] = vec[i64]()
        self.garrisons: vec[i64] = vec[i64]()
        self.architects: vec[i64] = vec[i64]()
        self.spare_architects: i64 = ARCHITECT_MARKERS
        self.taken_tile: i64 = NONE
        self.target_hill: i64 = NONE
        self.target_place: i64 = NONE
        self.pending: vec[i64] = vec[i64]()
        # What the tiles of each hill make together, once somebody asked for it; forgotten when one is added.
        self.warrens: list[Warren | None] = [None] * self.hills
        # Whether judgements are to say all they can, and for whom: that seat is taken to think ahead, the
        # others to look one decision ahead.
        self.thorough = False
        self.thinker: i64 = NOBODY

    def copy_into(self, other: Board) -> None:
        """Make `other`, freshly built for the same table, equal to this. The stack never changes in place."""
        other.phase = self.phase
        other.rounds_done = self.rounds_done
        other.turns_done = self.turns_done
        other.marker_hill = self.marker_hill
        other.supply = self.supply
        other.row_size = self.row_size
        other.row = self.row[:]
        other.row_soldiers = self.row_soldiers[:]
        other.stack = self.stack
        other.stack_drawn = self.stack_drawn
        other.ring = self.ring[:]
        other.left = self.left[:]
        other.placed = self.placed[:]
        other.army = self.army[:]
        other.garrisons = self.garrisons[:]
        other.architects = self.architects[:]
        other.spare_architects = self.spare_architects
        other.taken_tile = self.taken_tile
        other.target_hill = self.target_hill
        other.target_place = self.target_place
        other.pending = self.pending[:]
        other.warrens = self.warrens[:]
        other.thorough = self.thorough
        other.thinker = self.thinker

    def be_thorough(self, thinker: i64 = NOBODY) -> None:
        self.thorough = True
        self.thinker = thinker

    def be_brief(self) -> None:
        self.thorough = False
        self.thinker = NOBODY

    def is_over(self) -> bool:
        return self.phase == OVER

    def leader(self) -> i64:
        # MIC-022, MIC-102
        return self.marker_hill // self.hills_per_seat

    def active(self) -> i64:
        """The seat whose turn it is."""
        # MIC-021
        return (self.leader() + self.turns_done) % self.seats

    def seat_to_act(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase == NAME_LEADER or self.phase == PLACE_MARKER:
            return self.leader()
        return self.active()

    def rounds(self) -> i64:
        """How many rounds a match has."""
        # MIC-020, MIC-114
        return RING * self.hills_per_seat

    def owner(self, hill: i64) -> i64:
        return hill // self.hills_per_seat

    def first_hill(self, seat: i64) -> i64:
        return seat * self.hills_per_seat

    def slot_of(self, index: i64) -> i64:
        """The place in the row of the index-th remaining tile, 1 being the farthest from the stack."""
        # MIC-027
        for slot in range(ROW):
            if self.row[slot] != NONE:
                index -= 1
                if index == 0:
                    return slot
        return NONE

    def unbuilt_tiles(self) -> vec[i64]:
        """Those of the row and of the stack, in no order that tells anything."""
        tiles = vec[i64]()
        for tile in self.row:
            if tile != NONE:
                tiles = append(tiles, tile)
        return extend(tiles, self.stack[self.stack_drawn :])

    def warren(self, hill: i64) -> Warren:
        """What the tiles of a hill make together."""
        known = self.warrens[hill]
        if known is None:
            known = self.memory.of(key_of(self.ring, hill, self.left[hill], self.placed[hill]))
            self.warrens[hill] = known
        return known

    def capacity_at(self, hill: i64, place: i64) -> i64:
        """The capacity of the barracks at this place of a ring; 0 if there is none."""
        tile = self.ring[hill * RING + place]
        return 0 if tile == NONE else self.tables.capacity[tile]

    def garrisoned(self, hill: i64) -> i64:
        """How many soldiers stand in the barracks of this hill."""
        return self.capacity_of_set(hill, self.garrisons[hill])

    def capacity_of_set(self, hill: i64, places: i64) -> i64:
        """The soldiers that fill the barracks at these places (a set of bits)."""
        total: i64 = 0
        for place in range(RING):
            if (places >> place) & 1:
                total += self.capacity_at(hill, place)
        return total

    def can_be_filled(self, hill: i64, place: i64) -> bool:
        """Whether the barracks at this place is empty and the army is large enough for it."""
        # MIC-070
        if (self.garrisons[hill] >> place) & 1:
            return False
        # MIC-071
        return self.army[hill] >= self.capacity_at(hill, place)

    def barracks_places(self, hill: i64) -> vec[i64]:
        """The places of the ring that show a barracks, from the left end of the arc to the right."""
        found = vec[i64]()
        for step in range(self.placed[hill]):
            place = (self.left[hill] + step) % RING
            if self.capacity_at(hill, place) > 0:
                found = append(found, place)
        return found

    def is_row_refilled(self, rounds_done: i64, row_size: i64) -> bool:
        """Whether new tiles come into a row of this size when so many rounds are over."""
        # MIC-076
        if rounds_done == self.rounds():
            return False
        # MIC-103, MIC-A43
        if self.expert:
            return rounds_done % 2 == 0
        # MIC-041, MIC-043, MIC-A21
        return row_size < self.seats

    def largest_armies(self) -> vec[i64]:
        """The hills that share the largest army."""
        best: i64 = -1
        found = vec[i64]()
        for hill in range(self.hills):
            # MIC-072
            if self.army[hill] > best:
                best = self.army[hill]
                found = vec[i64]()
            if self.army[hill] == best:
                found = append(found, hill)
        return found

    def leader_candidates(self) -> vec[i64]:
        """The hills that may get the Red Army marker at a leader check."""
        largest = self.largest_armies()
        # MIC-047, MIC-111
        if len(largest) == 1:
            return largest
        others = vec[i64]()
        for hill in largest:
            # MIC-050, MIC-112, MIC-A39
            if self.owner(hill) != self.leader():
                others = append(others, hill)
        if len(others) > 0:
            return others
        # MIC-113
        for hill in largest:
            if hill != self.marker_hill:
                others = append(others, hill)
        return others
