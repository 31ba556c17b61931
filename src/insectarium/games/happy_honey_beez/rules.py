# compiled by mypyc
"""What actions do in Happy Honey Beez."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.facts import spot_facts
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.happy_honey_beez import heuristic, refusals, scoring
from insectarium.games.happy_honey_beez.choices import choices_of
from insectarium.games.happy_honey_beez.codes import (
    ABANDON,
    COLLECT,
    FEED,
    FLY,
    LAY,
    MAKE_HONEY,
    PUT,
    STOP_LAYING,
)
from insectarium.games.happy_honey_beez.flights import find_zones
from insectarium.games.happy_honey_beez.likely import likely_actions
from insectarium.games.happy_honey_beez.state import (
    ACTING,
    BEES_PER_SEAT,
    LAYING,
    OPEN_TILES,
    OVER,
    Table,
)


class BeezState(Table):
    """A match of Happy Honey Beez."""

    def clone(self) -> BeezState:
        copy = BeezState(self.seats, self.rules, self.tables, self.rng.clone())
        self.copy_into(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """HHB-A42: only the order of the tile supply is unknown."""
        self.supply.redeal(rng)
        self.rng = rng.fork()

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action)

    def find_choices(self) -> vec[i64]:
        return choices_of(self)

    def advance(self, action: i64) -> None:
        verb = verb_of(action)
        subject = subject_of(action)
        if verb == FLY:
            self.fly(subject, where_of(action))
        elif verb == LAY:
            self._lay(subject, where_of(action))
        elif verb == PUT:
            self.put(subject)
        elif verb == STOP_LAYING:
            self._start_acting()
        elif verb == COLLECT:
            self.collect(subject)
        elif verb == MAKE_HONEY:
            self.make_honey(subject)
        elif verb == FEED:
            self.feed(subject)
        elif verb == ABANDON:
            self.abandon(subject)
        else:
            self._end_turn()
        self.settle()

    def settle(self) -> None:
        """Work out what may be done now; where there is nothing to decide about a tile, go on."""
        while True:
            if self.phase == LAYING and self.laid == 0:
                self._replace_unfitting()
            self.choices_found = False
            if self.phase in (ACTING, OVER):
                return
            if self.phase == LAYING:
                if self.can_pay_for_tile() and (self.laid > 0 or self.any_fits(self.open.open)):
                    return
                self._start_acting()
            elif len(self.legal_actions()) > 1:
                return
            else:
                self.resolve_tile()

    # Tiles

    def _replace_unfitting(self) -> None:
        """HHB-052, HHB-A22, HHB-A25: while no open tile fits, all of them leave the game for new ones."""
        while self.open_count() > 0 and not self.any_fits(self.open.open):
            if self.supply.size(0) == 0:
                return
            if self.events is not None:
                self.note("replace", NONE, {"tiles": int(self.open_count())})
            self._remove_open_tiles()
            self.open.refill(self.supply)

    def _remove_open_tiles(self) -> None:
        for place in range(OPEN_TILES):
            kind = self.open.take(0, place)
            if kind != EMPTY:
                self.removed = append(self.removed, kind)

    def _lay(self, kind: i64, where: i64) -> None:
        for place in range(OPEN_TILES):
            if self.open.at(0, place) == kind:
                self.open.take(0, place)
                break
        price = self.lay_tile(kind, where)
        if self.events is not None:
            self.note("lay", self.active, self.tile_facts(kind, price))

    def resolve_tile(self) -> None:
        self.score_hives()
        self.phase = LAYING

    def hive_scored(self, hive: i64, queens: vec[i64]) -> None:
        # HHB-A17
        if len(queens) == 0 and self.events is not None:
            self.note("empty_hive", NONE, {"tiles": int(self.board.area_size[hive])})
        for seat in queens:
            # HHB-115, HHB-116, HHB-A20
            queen = seat * BEES_PER_SEAT
            if self.events is not None:
                self.note("queen_home", seat, spot_facts(self.board, self.bees.spot[queen]))
            self.bees.leave(queen)

    def _start_acting(self) -> None:
        self.phase = ACTING
        find_zones(self)

    # The end of a turn

    def _end_turn(self) -> None:
        self._refill()
        # HHB-120, HHB-121, HHB-A24, HHB-A27
        if self.supply.size(0) == 0:
            self._finish()
            return
        self.pass_turn()

    def _refill(self) -> None:
        # HHB-105
        drawn = self.open.refill(self.supply)
        if self.events is not None and drawn > 0:
            self.note("refill", NONE, {"tiles": int(drawn)})
        # HHB-106, HHB-A26
        while self.is_winter() and self.supply.size(0) > 0:
            if self.events is not None:
                self.note("winter", NONE, {})
            self._remove_open_tiles()
            self.open.refill(self.supply)

    def _finish(self) -> None:
        self.phase = OVER
        self.note_winners()

    # Points

    def total(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def evaluate(self, seat: i64) -> float:
        return heuristic.evaluate(self, seat)

    def likely_actions(self) -> vec[i64]:
        return likely_actions(self)

    def plans_turns(self) -> bool:
        return True

    def rounds_ahead(self) -> i64:
        return 2

    def temperature(self) -> float:
        return heuristic.temperature(self)
