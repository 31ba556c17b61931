# compiled by mypyc
"""What tiles bring about: laying, queens that meet, points for hives, turns and the end."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import TYPE_NAMES
from insectarium.games._bees.hives import finished_now, owners
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor import scoring
from insectarium.games.knights_in_buzzing_armor.codes import (
    PUT_NOTHING,
)
from insectarium.games.knights_in_buzzing_armor.flying import forget_ways
from insectarium.games.knights_in_buzzing_armor.raiding import Raiding
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    FLYING_OUT,
    KEEPING,
    LAYING,
    OVER,
    PUTTING,
    QUEENS,
    STACK_NAMES,
    STACKS,
    STACKS_TO_END,
)


class Building(Raiding):
    """A table on which the board grows and turns pass."""

    # Tiles

    def lay(self, stack: i64, where: i64) -> None:
        price = self.price()
        # KBA-032
        self.pollen[self.active] -= price
        self.pollen_supply += price
        kind = self.open[stack]
        self.open[stack] = EMPTY
        self.laid += 1
        self.board.lay(where >> 3, kind, where & 7)
        self.bees.crowd.grow()
        forget_ways(self)
        if self.events is not None:
            facts = self.place_facts(SPOTS_PER_TILE * self.fresh_tile())
            facts["tile"] = self.tables.kinds.ids[kind]
            facts["stack"] = STACK_NAMES[stack]
            facts["price"] = int(price)
            self.note("lay", self.active, facts)
        self.phase = PUTTING

    def put(self, what: i64) -> None:
        if what != PUT_NOTHING:
            spot = SPOTS_PER_TILE * self.fresh_tile()
            bee = self.bees.next_in_hand(self.active, what - 1)
            # KBA-037
            self.bees.enter(bee, spot)
            self.bees.done[bee] = 0
            if self.events is not None:
                facts = self.place_facts(spot)
                facts["bee"] = TYPE_NAMES[what - 1]
                self.note("put", self.active, facts)
        self.resolve_tile()

    def resolve_tile(self) -> None:
        """Queens of one colour that have met part; then finished hives score."""
        self.flier = self.meeting_seat()
        # KBA-042, KBA-043, KBA-A21
        if self.flier != NONE:
            self.phase = FLYING_OUT
            if self.events is not None:
                self.note("meet", self.flier, self.place_facts(SPOTS_PER_TILE * self.fresh_tile()))
        else:
            self._score_hives()

    def fly_out(self, number: i64, where: i64) -> None:
        queen = self.flier * BEES_PER_SEAT + number
        spot = self.board.spot_at(where >> 3, 0)
        # KBA-044
        self.bees.walk(queen, spot)
        if self.events is not None:
            facts = self.place_facts(spot)
            facts["name"] = BEE_NAMES[number]
            self.note("fly_out", self.flier, facts)
        self.resolve_tile()

    def go_home(self, number: i64) -> None:
        # KBA-045, KBA-A22
        self._take(self.flier * BEES_PER_SEAT + number)
        if self.events is not None:
            self.note("go_home", self.flier, {"name": BEE_NAMES[number]})
        self.resolve_tile()

    def _take(self, queen: i64) -> None:
        self.bees.leave(queen)
        self.bees.done[queen] = 0

    # Points

    def _score_hives(self) -> None:
        """All hives that the tile has finished score on the same position; then their queens choose."""
        gained = vec[i64]([0] * self.seats)
        hives = finished_now(self.board)
        # KBA-111, KBA-116, KBA-117
        for hive in hives:
            self._score_hive(hive, gained)
        # KBA-112, KBA-113
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            self.track.move(seat, gained[seat])
        self.pending = self._queens_in(hives)
        self.phase = KEEPING if len(self.pending) > 0 else LAYING

    def _score_hive(self, hive: i64, gained: vec[i64]) -> None:
        inside = owners(self.board, self.bees, hive)
        if len(inside) == 0:
            return
        # KBA-112, KBA-114, KBA-046
        points = share(self.board.area_size[hive], i64(len(inside)))
        for seat in inside:
            gained[seat] += points
            self.hive_points[seat] += points
            if self.events is not None:
                facts: dict[str, int | str] = {
                    "tiles": int(self.board.area_size[hive]),
                    "points": int(points),
                    "owners": len(inside),
                }
                self.note("hive", seat, facts)

    def _queens_in(self, hives: vec[i64]) -> vec[i64]:
        """The queens in these hives, in the order in which their owners decide about them."""
        found = vec[i64]()
        # KBA-A23
        for step in range(self.seats):
            first = (self.active + step) % self.seats * BEES_PER_SEAT
            for queen in range(first, first + QUEENS):
                spot = self.bees.spot[queen]
                if spot >= 0:
                    for hive in hives:
                        if self.hive_at(spot) == hive:
                            found = append(found, queen)
        return found

    def decide_on_queen(self, is_taken: bool) -> None:
        queen = self.pending[0]
        self.pending = self.pending[1:]
        if self.events is not None:
            facts = self.place_facts(self.bees.spot[queen])
            facts["name"] = BEE_NAMES[queen % BEES_PER_SEAT]
            self.note("take_back" if is_taken else "leave_there", queen // BEES_PER_SEAT, facts)
        # KBA-115, KBA-A22, KBA-A24
        if is_taken:
            self._take(queen)
        if len(self.pending) == 0:
            self.phase = LAYING

    # Turns

    def end_turn(self) -> None:
        # KBA-106, KBA-A05, KBA-A06
        for stack in range(STACKS):
            if self.open[stack] == EMPTY and self.phase != OVER:
                self._open_top(stack)
        if self.phase != OVER:
            # KBA-026, KBA-105
            self.active = (self.active + 1) % self.seats
            self.start_turn()

    def start_turn(self) -> None:
        self.bees.start_turn(self.active)
        self.laid = 0
        self.phase = LAYING
        forget_ways(self)
        if self.events is not None:
            self.note("turn", self.active, {})
        # KBA-031, KBA-A09
        while self.phase != OVER and not self.open_tile_fits():
            self._replace_open_tiles()

    def _replace_open_tiles(self) -> None:
        if self.events is not None:
            self.note("replace", NONE, {})
        for stack in range(STACKS):
            if self.open[stack] != EMPTY:
                self.removed = append(self.removed, self.open[stack])
                self.open[stack] = EMPTY
        for stack in range(STACKS):
            # KBA-A08
            if self.phase != OVER:
                self._open_top(stack)

    def _open_top(self, stack: i64) -> None:
        if self.piles.size(stack) == 0:
            return
        kind = self.piles.draw(stack)
        self.open[stack] = kind
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind], "stack": STACK_NAMES[stack]}
            self.note("open", NONE, facts)
        # KBA-107, KBA-A07
        if self.piles.size(stack) == 0 and self.empty_stacks() >= STACKS_TO_END:
            self._finish()

    def _finish(self) -> None:
        self.phase = OVER
        if self.events is not None:
            self.note("end", NONE, {})
            for seat in range(self.seats):
                facts: dict[str, int | str] = {"bees": int(self.colony(seat))}
                facts["points"] = int(scoring.colony_points(self, seat))
                self.note("colony", seat, facts)
            for seat in self.winners():
                self.note("win", seat, {"points": self.scores()[seat], "winners": len(self.winners())})
