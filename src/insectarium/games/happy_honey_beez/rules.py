# compiled by mypyc
"""What actions do in Happy Honey Beez."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import (
    ACTED,
    FLOWN,
    HONEY,
    LOADS,
    NO_LOAD,
    POLLEN,
    QUEEN,
    TYPE_NAMES,
    WORKER,
)
from insectarium.games._bees.hives import finished_now, owners
from insectarium.games._bees.tiles import GROUNDS
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.facts import spot_facts
from insectarium.games._hexes.sharing import share
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
    PUT_NOTHING,
    PUT_QUEEN,
    STOP_LAYING,
)
from insectarium.games.happy_honey_beez.flights import find_zones
from insectarium.games.happy_honey_beez.state import (
    ACTING,
    BEE_NAMES,
    BEES_PER_SEAT,
    LAYING,
    OPEN_TILES,
    OVER,
    PUTTING,
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

    def legal_actions(self) -> vec[i64]:
        return self.choices

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action)

    def advance(self, action: i64) -> None:
        verb = verb_of(action)
        subject = subject_of(action)
        if verb == FLY:
            self._fly(subject, where_of(action))
        elif verb == LAY:
            self._lay(subject, where_of(action))
        elif verb == PUT:
            self._put(subject)
        elif verb == STOP_LAYING:
            self._start_acting()
        elif verb == COLLECT:
            self._collect(subject)
        elif verb == MAKE_HONEY:
            self._make_honey(subject)
        elif verb == FEED:
            self._feed(subject)
        elif verb == ABANDON:
            self._abandon(subject)
        else:
            self._end_turn()
        self.settle()

    def settle(self) -> None:
        """Work out what may be done now; where there is nothing to decide about a tile, go on."""
        while True:
            if self.phase == LAYING and self.laid == 0:
                self._replace_unfitting()
            self.choices = choices_of(self)
            if len(self.choices) > 1 or self.phase in (ACTING, OVER):
                return
            if self.phase == PUTTING:
                self._score_tile()
            elif len(self.choices) == 1 and (self.laid == 0 or self.can_pay_for_tile()):
                return
            else:
                self._start_acting()

    # Tiles

    def _replace_unfitting(self) -> None:
        """HHB-052, HHB-A22, HHB-A25: while no open tile fits, all of them leave the game for new ones."""
        while self.open_count() > 0 and not self.any_open_tile_fits():
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
        # HHB-051, HHB-A28
        price = self.price()
        self.pollen[self.active] -= price
        self.pollen_supply += price
        for place in range(OPEN_TILES):
            if self.open.at(0, place) == kind:
                self.open.take(0, place)
                break
        self.board.lay(where >> 3, kind, where & 7)
        self.bees.crowd.grow()
        self.laid += 1
        if self.events is not None:
            facts = spot_facts(self.board, SPOTS_PER_TILE * self.fresh_tile())
            facts["tile"] = self.tables.kinds.ids[kind]
            facts["ground"] = GROUNDS[self.tables.kinds.ground[kind]]
            facts["price"] = int(price)
            self.note("lay", self.active, facts)
        self.phase = PUTTING

    def _put(self, what: i64) -> None:
        if what != PUT_NOTHING:
            kind = QUEEN if what == PUT_QUEEN else WORKER
            spot = SPOTS_PER_TILE * self.fresh_tile()
            bee = self.bees.next_in_hand(self.active, kind)
            self.bees.enter(bee, spot)
            # HHB-065
            self.bees.done[bee] = 0
            if self.events is not None:
                facts = spot_facts(self.board, spot)
                facts["bee"] = TYPE_NAMES[kind]
                self.note("put", self.active, facts)
        self._score_tile()

    def _score_tile(self) -> None:
        """HHB-A14, HHB-A15: all hives that the tile finishes score together, then their queens go home."""
        gained = vec[i64]([0] * self.seats)
        for hive in finished_now(self.board):
            self._score_hive(hive, gained)
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            # HHB-111, HHB-118
            self.track.move(seat, gained[seat])
            self.hive_points[seat] += gained[seat]
        self.phase = LAYING

    def _score_hive(self, hive: i64, gained: vec[i64]) -> None:
        queens = owners(self.board, self.bees, hive)
        size = self.board.area_size[hive]
        # HHB-A17
        if len(queens) == 0:
            if self.events is not None:
                self.note("empty_hive", NONE, {"tiles": int(size)})
            return
        # HHB-111, HHB-114, HHB-A16, HHB-A21
        points = share(size, i64(len(queens)))
        for seat in queens:
            gained[seat] += points
            if self.events is not None:
                facts: dict[str, int | str] = {"tiles": int(size), "points": int(points)}
                facts["owners"] = len(queens)
                self.note("hive", seat, facts)
        for seat in queens:
            # HHB-115, HHB-116, HHB-A20
            queen = seat * BEES_PER_SEAT
            if self.events is not None:
                self.note("queen_home", seat, spot_facts(self.board, self.bees.spot[queen]))
            self.bees.leave(queen)

    def _start_acting(self) -> None:
        self.phase = ACTING
        find_zones(self)

    # Bees

    def _facts_of(self, number: i64) -> dict[str, int | str]:
        bee = self.first_bee() + number
        return {"name": BEE_NAMES[number], "bee": TYPE_NAMES[self.bees.type_of(bee)]}

    def _fly(self, number: i64, where: i64) -> None:
        bee = self.first_bee() + number
        spot = self.board.spot_at(where >> 3, 0)
        if self.events is not None:
            facts = spot_facts(self.board, spot)
            facts.update(self._facts_of(number))
            facts["ground"] = GROUNDS[self.board.ground_of(spot)]
            self.note("fly", self.active, facts)
        # HHB-072
        self.bees.walk(bee, spot)
        self.bees.done[bee] |= FLOWN

    def _collect(self, number: i64) -> None:
        bee = self.first_bee() + number
        # HHB-092
        self.pollen_supply -= 1
        self.bees.load[bee] = POLLEN
        self.bees.done[bee] |= ACTED
        if self.events is not None:
            self.note("collect", self.active, self._facts_of(number))

    def _make_honey(self, number: i64) -> None:
        bee = self.first_bee() + number
        # HHB-095, HHB-A29
        self.pollen_supply += 1
        self.honey_supply -= 1
        self.bees.load[bee] = HONEY
        self.bees.done[bee] |= ACTED
        if self.events is not None:
            self.note("make_honey", self.active, self._facts_of(number))

    def _feed(self, number: i64) -> None:
        bee = self.first_bee() + number
        load = self.bees.load[bee]
        if load == POLLEN:
            # HHB-099
            self.pollen[self.active] += 1
        else:
            # HHB-100
            self.jar[self.active] += 1
        self.bees.load[bee] = NO_LOAD
        self.bees.done[bee] |= ACTED
        if self.events is not None:
            facts = self._facts_of(number)
            facts["load"] = LOADS[load]
            self.note("feed", self.active, facts)

    def _abandon(self, number: i64) -> None:
        bee = self.first_bee() + number
        lost: i64 = 0
        if self.rules.abandon_costs_point:
            # HHB-090, HHB-091, HHB-101, HHB-A40
            lost = -self.track.move(self.active, -1)
            self.lost_points[self.active] += lost
        # HHB-A31
        if self.bees.load[bee] == POLLEN:
            self.pollen_supply += 1
        elif self.bees.load[bee] == HONEY:
            self.honey_supply += 1
        self.bees.load[bee] = NO_LOAD
        # HHB-088
        self.bees.leave(bee)
        self.bees.done[bee] = 0
        if self.events is not None:
            facts = self._facts_of(number)
            facts["lost"] = int(lost)
            self.note("abandon", self.active, facts)

    # The end of a turn

    def _end_turn(self) -> None:
        self._refill()
        # HHB-120, HHB-121, HHB-A24, HHB-A27
        if self.supply.size(0) == 0:
            self._finish()
            return
        # HHB-029, HHB-104
        self.active = (self.active + 1) % self.seats
        self.bees.start_turn(self.active)
        self.laid = 0
        self.phase = LAYING
        if self.events is not None:
            self.note("turn", self.active, {})

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
        if self.events is not None:
            for seat in self.winners():
                self.note("win", seat, {"points": self.scores()[seat], "winners": len(self.winners())})

    # Points

    def scores(self) -> list[int]:
        points: list[int] = []
        for seat in range(self.seats):
            points.append(int(scoring.total(self, seat)))
        return points

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.phase == OVER else []

    def evaluate(self, seat: i64) -> float:
        return heuristic.evaluate(self, seat)

    def temperature(self) -> float:
        return heuristic.temperature(self)
