# compiled by mypyc
"""What tiles bring about: laying, queens that meet, points for hives, turns and the end."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor import scoring
from insectarium.games.knights_in_buzzing_armor.flying import forget_ways
from insectarium.games.knights_in_buzzing_armor.raiding import Raiding
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    FLYING_OUT,
    KEEPING,
    LAYING,
    OVER,
    QUEENS,
    STACK_NAMES,
    STACKS,
    STACKS_TO_END,
)


class Building(Raiding):
    """A table on which the board grows and turns pass."""

    # Tiles

    def lay(self, stack: i64, where: i64) -> None:
        kind = self.open[stack]
        self.open[stack] = EMPTY
        price = self.lay_tile(kind, where)
        forget_ways(self)
        if self.events is not None:
            facts = self.tile_facts(kind, price)
            facts["stack"] = STACK_NAMES[stack]
            self.note("lay", self.active, facts)

    def resolve_tile(self) -> None:
        """Queens of one colour that have met part; then finished hives score."""
        self.flier = self.meeting_seat()
        # KBA-042, KBA-043, KBA-A21
        if self.flier != NONE:
            self.phase = FLYING_OUT
            if self.events is not None:
                self.note("meet", self.flier, self.place_facts(SPOTS_PER_TILE * self.fresh_tile()))
        else:
            self._score_and_decide()

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
        self.send_home(self.flier * BEES_PER_SEAT + number)
        if self.events is not None:
            self.note("go_home", self.flier, {"name": BEE_NAMES[number]})
        self.resolve_tile()

    # Finished hives

    def _score_and_decide(self) -> None:
        """All hives that the tile has finished score; then the owners of their queens choose."""
        self.pending = self._queens_in(self.score_hives())
        self.phase = KEEPING if len(self.pending) > 0 else LAYING

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
            self.send_home(queen)
        if len(self.pending) == 0:
            self.phase = LAYING

    # Turns

    def end_turn(self) -> None:
        # KBA-106, KBA-A05, KBA-A06
        for stack in range(STACKS):
            if self.open[stack] == EMPTY and self.phase != OVER:
                self._open_top(stack)
        if self.phase != OVER:
            self.pass_turn()

    def start_turn(self) -> None:
        super().start_turn()
        forget_ways(self)
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
            self.note_winners()
