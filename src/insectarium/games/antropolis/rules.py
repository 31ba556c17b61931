# compiled by mypyc
"""What actions do in Antropolis."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import ACTED, FOOD, NO_LOAD, QUEEN, TYPE_NAMES, WALKED, WORKER
from insectarium.games._ants.nests import leaders
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import q_of, r_of
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.supply import in_order
from insectarium.games.antropolis import heuristic, refusals, scoring
from insectarium.games.antropolis.choices import choices_of
from insectarium.games.antropolis.codes import (
    BUY,
    BUY_AND_LAY,
    COLLECT,
    DRAW,
    FEED,
    LAY,
    LEAVE,
    PUT,
    PUT_NOTHING,
    PUT_QUEEN,
    RAISE,
    WALK,
    subject_of,
    verb_of,
    where_of,
)
from insectarium.games.antropolis.state import (
    ACTING,
    ANT_NAMES,
    ANTS_PER_SEAT,
    BUYING,
    BY_PILES,
    BY_POINTS,
    DRAWING,
    LAYING,
    MARKET,
    MARKET_PLACES,
    NOT_ENDING,
    OVER,
    PUTTING,
    RAISING,
    STUCK,
    Table,
)


class AntropolisState(Table):
    """A match of Antropolis."""

    def clone(self) -> AntropolisState:
        copy = AntropolisState(self.seats, self.rules, self.tables, self.rng.clone())
        self.copy_into(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """ANT-A60, ANC-A04: unknown are the order of the piles and what lies in the box."""
        self.box = self.box.clone()
        for row in range(ROWS):
            unknown = self.piles.pile[row][:]
            for kind in self.box.pile[row]:
                unknown = append(unknown, kind)
            unknown = in_order(unknown)
            rng.shuffle(unknown)
            size = self.piles.size(row)
            self.piles.pile[row] = unknown[:size]
            self.box.pile[row] = unknown[size:]
        self.rng = rng.fork()

    def legal_actions(self) -> vec[i64]:
        return self.choices

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action)

    def advance(self, action: i64) -> None:
        verb = verb_of(action)
        subject = subject_of(action)
        where = where_of(action)
        if verb == LAY:
            self._lay_from_hand(subject, where)
        elif verb == WALK:
            self._walk(subject, where)
        elif verb == PUT:
            self._put(subject, where)
        elif verb == BUY_AND_LAY:
            self._buy_and_lay(subject, where)
        elif verb == COLLECT:
            self._collect(subject)
        elif verb == FEED:
            self._feed(subject)
        elif verb == LEAVE:
            self._leave(subject)
        elif verb == DRAW:
            self._draw(subject)
        elif verb == BUY:
            self._buy(subject)
        elif verb == RAISE:
            self._raise_limit()
        else:
            self._go_on()
        self.settle()

    def settle(self) -> None:
        """Work out what may be done now; where there is nothing to decide, go on to what comes next."""
        turns: i64 = 0
        while True:
            self.choices = choices_of(self)
            if len(self.choices) > 1 or self.phase == OVER:
                return
            if self.phase == PUTTING:
                self._score_tile()
            elif self.phase == DRAWING and len(self.choices) == 1:
                # ANT-A30
                self._draw(subject_of(self.choices[0]))
            else:
                turns += 1 if self.phase == DRAWING else 0
                self._go_on()
                # Nobody can do anything: all ants are in hand, and no tile fits.
                if turns > self.seats and self.ending == NOT_ENDING:
                    self._stop()

    def _go_on(self) -> None:
        """The phase is done: on to the next."""
        if self.phase == LAYING:
            # ANT-A08, ANC-033
            self.phase = ACTING if self.rules.first_edition else MARKET
        elif self.phase == MARKET:
            # ANT-046
            self._refill_market()
            self.phase = ACTING
        elif self.phase == ACTING:
            self._end_actions()
        elif self.phase == BUYING:
            self.phase = RAISING
        elif self.phase == RAISING:
            # ANT-079
            self.phase = DRAWING
        elif self.phase == DRAWING:
            self._end_turn()

    # Tiles

    def _pay(self, food: i64) -> None:
        # ANT-044, ANT-A26, ANC-039
        self.food[self.active] -= food
        self.supply += food

    def _lay_from_hand(self, kind: i64, where: i64) -> None:
        price = self.lay_price()
        self._pay(price)
        self._take_from_hand(kind)
        self.laid += 1
        self._lay(kind, where, price)

    def _take_from_hand(self, kind: i64) -> None:
        rest = vec[i64]()
        taken = False
        for held in self.hands[self.active]:
            if held == kind and not taken:
                taken = True
            else:
                rest = append(rest, held)
        self.hands[self.active] = rest

    def _buy_and_lay(self, slot: i64, where: i64) -> None:
        # ANT-043, ANT-A10
        price = slot % MARKET_PLACES + 1
        self._pay(price)
        kind = self.market.take(slot // MARKET_PLACES, slot % MARKET_PLACES)
        self.bought += 1
        self._lay(kind, where, price)

    def _lay(self, kind: i64, where: i64, price: i64) -> None:
        self.board.lay(where >> 3, kind, where & 7)
        self.ants.crowd.grow()
        if self.events is not None:
            facts = self._place_facts(SPOTS_PER_TILE * self.fresh_tile())
            facts["tile"] = self.tables.kinds.ids[kind]
            facts["ground"] = GROUNDS[self.tables.kinds.ground[kind]]
            facts["price"] = int(price)
            self.note("buy_and_lay" if self.phase == MARKET else "lay", self.active, facts)
        self.phase = PUTTING

    def _put(self, what: i64, lane: i64) -> None:
        if what != PUT_NOTHING:
            kind = QUEEN if what == PUT_QUEEN else WORKER
            spot = SPOTS_PER_TILE * self.fresh_tile() + lane
            # ANT-049, ANC-049, ANC-A08
            self.ants.enter(self.ants.next_in_hand(self.active, kind), spot)
            if self.events is not None:
                facts = self._place_facts(spot)
                facts["ant"] = TYPE_NAMES[kind]
                self.note("put", self.active, facts)
        self._score_tile()

    def _score_tile(self) -> None:
        """ANT-A32: tunnels and the nest on the same position, then the queens go home."""
        tile = self.fresh_tile()
        gained = vec[i64]([0] * self.seats)
        tunnels = scoring.tunnel_points(self, tile)
        for number in range(tunnels.count()):
            gained[tunnels.seat[number]] += tunnels.points[number]
            self.tunnel_points[tunnels.seat[number]] += tunnels.points[number]
            if self.events is not None:
                self._note_tunnel(tunnels, number)
        nest = scoring.finished_nest(self, tile)
        if nest != NONE:
            self._score_nest(nest, gained)
        # ANT-082, ANT-083, ANT-A52
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            self.track.move(seat, gained[seat])
            self._check_target(seat)
        # ANT-039, ANT-042
        self.phase = MARKET if self.bought > 0 else LAYING

    def _score_nest(self, nest: i64, gained: vec[i64]) -> None:
        winners = leaders(self.board, self.ants, nest)
        # ANT-103, ANC-084
        if len(winners) == 0:
            return
        value = scoring.nest_value(self, nest)
        # ANT-105, ANC-086
        points = share(value, i64(len(winners)))
        for seat in winners:
            gained[seat] += points
            self.nest_points[seat] += points
            if self.events is not None:
                facts: dict[str, int | str] = {
                    "tiles": int(self.board.area_size[nest]),
                    "value": int(value),
                    "points": int(points),
                    "winners": len(winners),
                }
                self.note("nest", seat, facts)
        self._send_queens_home(nest)

    def _send_queens_home(self, nest: i64) -> None:
        # ANT-106, ANT-107, ANT-A24, ANC-089
        for seat in range(self.seats):
            for queen in range(seat * ANTS_PER_SEAT, (seat + 1) * ANTS_PER_SEAT):
                spot = self.ants.spot[queen]
                if spot >= 0 and self.ants.type_of(queen) == QUEEN:
                    if self.board.area[spot // SPOTS_PER_TILE] == nest:
                        self.ants.leave(queen)
                        if self.events is not None:
                            self.note("queen_home", seat, self._place_facts(spot))

    def _check_target(self, seat: i64) -> None:
        # ANT-081, ANT-110, ANT-A53, ANC-076
        if self.first_to_target != NONE or self.track.points[seat] < self.rules.target:
            return
        self.first_to_target = seat
        if self.events is not None:
            self.note("target", seat, {"points": int(self.track.points[seat])})
        # ANT-A55
        if self.ending != NOT_ENDING:
            return
        self.ending = BY_POINTS
        turns = vec[i64]()
        for step in range(1, self.seats + 1):
            later = (self.active + step) % self.seats
            if self.rules.first_edition:
                # ANC-076, ANC-A15, ANC-A16
                if later == self.starter:
                    break
                turns = append(turns, later)
            # ANT-084, ANT-A50
            elif later != seat:
                turns = append(turns, later)
        self.final_turns = turns

    def _refill_market(self) -> None:
        # ANT-047, ANT-048, ANT-A13, ANT-A14, ANC-067, ANC-068
        drawn = self.market.refill(self.piles)
        if drawn > 0:
            if self.events is not None:
                self.note("refill", NONE, {"tiles": int(drawn)})
            self._check_piles()

    def _check_piles(self) -> None:
        # ANT-085, ANT-A54, ANT-A56, ANC-077
        if self.ending != NOT_ENDING or self.piles.total() > 0:
            return
        self.ending = BY_PILES
        # ANT-086, ANC-078, ANC-A17
        self.final_turns = vec[i64]()
        for step in range(1, self.seats + 1):
            self.final_turns = append(self.final_turns, (self.active + step) % self.seats)
        if self.events is not None:
            self.note("piles_empty", NONE, {})

    # Ants

    def _walk(self, number: i64, where: i64) -> None:
        ant = self.first_ant() + number
        spot = self.board.spot_at(where >> 3, where & 7)
        if self.events is not None:
            facts = self._place_facts(spot)
            facts["ant"] = TYPE_NAMES[self.ants.type_of(ant)]
            facts["name"] = ANT_NAMES[number]
            self.note("walk", self.active, facts)
        self.ants.walk(ant, spot)
        self.ants.done[ant] |= WALKED

    def _collect(self, number: i64) -> None:
        ant = self.first_ant() + number
        self.supply -= 1
        if self.rules.first_edition:
            # ANC-059
            self.food[self.active] += 1
        else:
            # ANT-070
            self.ants.load[ant] = FOOD
        self.ants.done[ant] |= ACTED
        if self.events is not None:
            self.note("collect", self.active, {"name": ANT_NAMES[number]})

    def _feed(self, number: i64) -> None:
        ant = self.first_ant() + number
        # ANT-073, ANT-074
        self.ants.load[ant] = NO_LOAD
        self.food[self.active] += 1
        self.ants.done[ant] |= ACTED
        if self.events is not None:
            self.note("feed", self.active, {"name": ANT_NAMES[number]})

    def _leave(self, number: i64) -> None:
        ant = self.first_ant() + number
        lost: i64 = 0
        if not self.rules.first_edition:
            # ANT-068, ANT-069
            lost = -self.track.move(self.active, -1)
            self.lost_points[self.active] += lost
        # ANT-A22
        if self.ants.load[ant] == FOOD:
            self.ants.load[ant] = NO_LOAD
            self.supply += 1
        # ANT-067, ANT-A23, ANC-062
        self.ants.leave(ant)
        self.ants.done[ant] = 0
        if self.events is not None:
            facts: dict[str, int | str] = {"name": ANT_NAMES[number], "lost": int(lost)}
            facts["ant"] = TYPE_NAMES[self.ants.type_of(ant)]
            self.note("leave", self.active, facts)

    # The end of a turn

    def _end_actions(self) -> None:
        if not self.rules.first_edition:
            self.phase = RAISING
        # ANC-037, ANC-079, ANC-A11, ANC-A18
        elif self.laid == 0 or self.ending == BY_PILES:
            self._end_turn()
        else:
            self.phase = BUYING

    def _buy(self, slot: i64) -> None:
        # ANC-065, ANC-066
        self._pay(slot % MARKET_PLACES + 1)
        kind = self.market.take(slot // MARKET_PLACES, slot % MARKET_PLACES)
        self.hands[self.active] = append(self.hands[self.active], kind)
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind]}
            facts["ground"] = GROUNDS[slot // MARKET_PLACES]
            facts["price"] = int(slot % MARKET_PLACES + 1)
            self.note("buy", self.active, facts)

    def _raise_limit(self) -> None:
        # ANT-077, ANT-A28, ANC-070, ANC-071, ANC-A13
        self._pay(self.rules.limit_price)
        self.limits[self.active] += 1
        if self.events is not None:
            self.note("raise", self.active, {"limit": int(self.limits[self.active])})
        self.phase = DRAWING

    def _draw(self, row: i64) -> None:
        # ANT-080, ANT-A29, ANC-072
        kind = self.piles.draw(row)
        self.hands[self.active] = append(self.hands[self.active], kind)
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind], "ground": GROUNDS[row]}
            self.note("draw", self.active, facts)
        self._check_piles()

    def _end_turn(self) -> None:
        # ANC-067, ANC-A14
        if self.rules.first_edition:
            self._refill_market()
        if self.ending != NOT_ENDING and len(self.final_turns) == 0:
            self._finish()
            return
        if self.ending == NOT_ENDING and self.laid == 0 and self.bought == 0 and self.is_stuck():
            self._stop()
            return
        if self.ending != NOT_ENDING:
            self.active = self.final_turns[0]
            self.final_turns = self.final_turns[1:]
        else:
            # ANT-026, ANT-076
            self.active = (self.active + 1) % self.seats
        self.ants.start_turn(self.active)
        self.laid = 0
        self.bought = 0
        self.phase = LAYING
        if self.events is not None:
            self.note("turn", self.active, {"last": 0 if self.ending == NOT_ENDING else 1})

    def _stop(self) -> None:
        """No rule ends a match in which nothing can happen any more; nothing is lost by ending it."""
        self.ending = STUCK
        self._finish()

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

    # Events with more to say

    def _place_facts(self, spot: i64) -> dict[str, int | str]:
        cell = self.board.cell_of(spot)
        two = self.board.spots_of(spot // SPOTS_PER_TILE) > 1
        return {
            "q": int(q_of(cell)),
            "r": int(r_of(cell)),
            "lane": int(spot % SPOTS_PER_TILE) + 1 if two else 0,
        }

    def _note_tunnel(self, tunnels: scoring.TunnelPoints, number: i64) -> None:
        facts = self._place_facts(SPOTS_PER_TILE * tunnels.forest[number])
        facts["lanes"] = int(tunnels.lanes[number])
        facts["points"] = int(tunnels.points[number])
        self.note("tunnel", tunnels.seat[number], facts)
