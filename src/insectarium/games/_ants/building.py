# compiled by mypyc
"""What tiles bring about: laying, buying, drawing, points for them, turns and the end."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants import scoring
from insectarium.games._ants.ants import QUEEN, TYPE_NAMES
from insectarium.games._ants.choices import can_lay_something
from insectarium.games._ants.nests import leaders
from insectarium.games._ants.table import (
    BUYING,
    BY_PILES,
    BY_POINTS,
    DRAWING,
    LAYING,
    MARKET,
    NOT_ENDING,
    OVER,
    PUTTING,
    RAISING,
    STUCK,
    AntTable,
)
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._ants.tunnels import TunnelPoints
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.codes import subject_of
from insectarium.games._hexes.facts import spot_facts
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.supply import without


class Building(AntTable):
    """A table on which the board grows and turns pass."""

    # What a game tells

    def start_acting(self) -> None:
        """All tiles of this turn are laid: the ants act."""
        raise NotImplementedError

    def total(self, seat: i64) -> i64:
        """All points of a seat, bonus included."""
        raise NotImplementedError

    def has_choice(self) -> bool:
        """Whether there is surely something to decide: found much faster than everything that may be done."""
        return can_lay_something(self)

    def is_asked_anyway(self) -> bool:
        """Whether somebody decides even where there is only one thing to do."""
        return False

    def is_forced(self) -> bool:
        """Whether the only choice is something to do, not the end of a phase."""
        # ANT-A30
        return self.phase == DRAWING

    def do_forced(self, action: i64) -> None:
        self.draw(subject_of(action))

    # How a turn goes on

    def settle(self) -> None:
        """Work out what may be done now; where there is nothing to decide, go on to what comes next."""
        turns: i64 = 0
        while True:
            self.choices_found = False
            if self.has_choice():
                return
            choices = self.legal_actions()
            if len(choices) > 1 or self.phase == OVER or self.is_asked_anyway():
                return
            if self.phase == PUTTING:
                self.score_tile()
            elif len(choices) == 1 and self.is_forced():
                self.do_forced(choices[0])
            else:
                turns += 1 if self.phase == DRAWING else 0
                self.go_on()
                # Nobody can do anything: all ants are in hand, and no tile fits.
                if turns > self.seats and self.ending == NOT_ENDING:
                    self.stop()

    def go_on(self) -> None:
        """The phase is done: on to the next. A game adds what comes after its own phases."""
        if self.phase == LAYING:
            # ANT-A08, ANC-033, SUP-051, SUC-008
            if self.rules.first_edition:
                self.start_acting()
            else:
                self.phase = MARKET
        elif self.phase == MARKET:
            # ANT-046, SUP-054
            self.refill_market()
            self.start_acting()
        elif self.phase == BUYING:
            self.phase = RAISING
        elif self.phase == RAISING:
            # ANT-079, SUP-123
            self.phase = DRAWING
        elif self.phase == DRAWING:
            self.end_turn()

    # Tiles

    def pay(self, food: i64) -> None:
        # ANT-044, ANT-A26, ANC-039, SUP-053
        self.food[self.active] -= food
        self.supply += food

    def lay_from_hand(self, kind: i64, where: i64) -> None:
        price = self.lay_price()
        self.pay(price)
        self.hands[self.active] = without(self.hands[self.active], kind)
        self.laid += 1
        self._lay(kind, where, price)

    def buy_and_lay(self, slot: i64, where: i64) -> None:
        # ANT-043, ANT-A10, SUP-052
        price = slot % self.market.places + 1
        self.pay(price)
        kind = self.market.take(slot // self.market.places, slot % self.market.places)
        self.bought += 1
        self._lay(kind, where, price)

    def _lay(self, kind: i64, where: i64, price: i64) -> None:
        self.lay_on_board(kind, where)
        self.ants.crowd.grow()
        if self.events is not None:
            facts = spot_facts(self.board, SPOTS_PER_TILE * self.fresh_tile())
            facts["tile"] = self.tables.kinds.ids[kind]
            facts["ground"] = GROUNDS[self.tables.kinds.ground[kind]]
            facts["price"] = int(price)
            self.note("buy_and_lay" if self.phase == MARKET else "lay", self.active, facts)
        self.phase = PUTTING

    def put(self, kind: i64, lane: i64) -> None:
        """Put an ant of this type from hand on the tile just laid, or with NONE put no ant."""
        if kind != NONE:
            spot = SPOTS_PER_TILE * self.fresh_tile() + lane
            # ANT-049, ANC-049, ANC-A08, SUP-039, SUP-057, SUC-012
            self.ants.enter(self.ants.next_in_hand(self.active, kind), spot)
            if self.events is not None:
                facts = spot_facts(self.board, spot)
                facts["ant"] = TYPE_NAMES[kind]
                self.note("put", self.active, facts)
        self.score_tile()

    # Points

    def scores(self) -> list[int]:
        points: list[int] = []
        for seat in range(self.seats):
            points.append(int(self.total(seat)))
        return points

    def winners(self) -> list[int]:
        return scoring.winners(self, self.scores()) if self.phase == OVER else []

    def score_tile(self) -> None:
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
        # ANT-082, ANT-083, ANT-A52, SUP-126, SUP-127
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            self.track.move(seat, gained[seat])
            self._check_target(seat)
        # ANT-039, ANT-042, SUP-051
        self.phase = MARKET if self.bought > 0 else LAYING

    def _note_tunnel(self, tunnels: TunnelPoints, number: i64) -> None:
        facts = spot_facts(self.board, SPOTS_PER_TILE * tunnels.forest[number])
        facts["lanes"] = int(tunnels.lanes[number])
        facts["points"] = int(tunnels.points[number])
        self.note("tunnel", tunnels.seat[number], facts)

    def _score_nest(self, nest: i64, gained: vec[i64]) -> None:
        winners = leaders(self.board, self.ants, nest)
        # ANT-103, ANC-084, SUP-148
        if len(winners) == 0:
            return
        value = scoring.nest_value(self, nest)
        # ANT-105, ANC-086, SUP-149, SUP-150
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
        # ANT-106, ANT-107, ANT-A24, ANC-089, SUP-151, SUP-152
        for seat in range(self.seats):
            first = seat * self.ants.per_seat
            for queen in range(first, first + self.ants.first_of[QUEEN + 1]):
                spot = self.ants.spot[queen]
                if spot >= 0 and self.board.area[spot // SPOTS_PER_TILE] == nest:
                    self.ants.leave(queen)
                    self.ants.done[queen] = 0
                    if self.events is not None:
                        self.note("queen_home", seat, spot_facts(self.board, spot))

    def _check_target(self, seat: i64) -> None:
        # ANT-081, ANT-110, ANT-A53, ANC-076, SUP-008, SUP-125, SUP-A06, SUC-055, SUC-A19
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
                # ANC-076, ANC-A15, ANC-A16, SUC-055
                if later == self.starter:
                    break
                turns = append(turns, later)
            # ANT-084, ANT-A50, SUP-128
            elif later != seat:
                turns = append(turns, later)
        self.final_turns = turns

    # Market and piles

    def refill_market(self) -> None:
        # ANT-047, ANT-048, ANT-A13, ANT-A14, ANC-067, ANC-068, SUP-054, SUP-055, SUC-052
        drawn = self.market.refill(self.piles)
        if drawn > 0:
            if self.events is not None:
                self.note("refill", NONE, {"tiles": int(drawn)})
            self._check_piles()

    def _check_piles(self) -> None:
        # ANT-085, ANT-A54, ANT-A56, ANC-077, SUP-129
        if self.ending != NOT_ENDING or self.piles.total() > 0:
            return
        self.ending = BY_PILES
        # ANT-086, ANC-078, ANC-A17, SUP-130
        self.final_turns = vec[i64]()
        for step in range(1, self.seats + 1):
            self.final_turns = append(self.final_turns, (self.active + step) % self.seats)
        if self.events is not None:
            self.note("piles_empty", NONE, {})

    def buy(self, slot: i64) -> None:
        # ANC-065, ANC-066, SUC-052
        price = slot % self.market.places + 1
        row = slot // self.market.places
        self.pay(price)
        kind = self.market.take(row, price - 1)
        self.hands[self.active] = append(self.hands[self.active], kind)
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind], "ground": GROUNDS[row]}
            facts["price"] = int(price)
            self.note("buy", self.active, facts)

    # The end of a turn

    def end_actions(self) -> None:
        """All ants have acted."""
        if not self.rules.first_edition:
            self.phase = RAISING
        # ANC-037, ANC-079, ANC-A11, ANC-A18, SUC-011, SUC-052, SUC-054
        elif self.laid == 0 or self.ending == BY_PILES:
            self.end_turn()
        else:
            self.phase = BUYING

    def raise_limit(self) -> None:
        # ANT-077, ANT-A28, ANC-070, ANC-071, ANC-A13, SUP-122, SUP-A59, SUC-054
        self.pay(self.rules.limit_price)
        self.limits[self.active] += 1
        if self.events is not None:
            facts: dict[str, int | str] = {"limit": int(self.limits[self.active])}
            facts["price"] = int(self.rules.limit_price)
            self.note("raise", self.active, facts)
        self.phase = DRAWING

    def draw(self, row: i64) -> None:
        # ANT-080, ANT-A29, ANC-072, SUP-124, SUC-054
        kind = self.piles.draw(row)
        self.hands[self.active] = append(self.hands[self.active], kind)
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind], "ground": GROUNDS[row]}
            self.note("draw", self.active, facts)
        self._check_piles()

    def end_turn(self) -> None:
        # ANC-067, ANC-A14, SUC-052
        if self.rules.first_edition:
            self.refill_market()
        if self.ending != NOT_ENDING and len(self.final_turns) == 0:
            self._finish()
            return
        if self.ending == NOT_ENDING and self.laid == 0 and self.bought == 0 and self.is_stuck():
            self.stop()
            return
        if self.ending != NOT_ENDING:
            self.active = self.final_turns[0]
            self.final_turns = self.final_turns[1:]
        else:
            # ANT-026, ANT-076, SUP-036, SUP-121
            self.active = (self.active + 1) % self.seats
        self.ants.start_turn(self.active)
        self.laid = 0
        self.bought = 0
        # ANT-027, ANC-033, SUP-037, SUC-008
        self.phase = LAYING
        if self.events is not None:
            self.note("turn", self.active, {"last": 0 if self.ending == NOT_ENDING else 1})

    def stop(self) -> None:
        """No rule ends a match in which no tile can ever be laid again: the board is done, so it ends."""
        self.ending = STUCK
        if self.events is not None:
            self.note("stuck", NONE, {})
        self._finish()

    def _finish(self) -> None:
        self.phase = OVER
        if self.events is not None:
            for seat in self.winners():
                self.note("win", seat, {"points": self.scores()[seat], "winners": len(self.winners())})
