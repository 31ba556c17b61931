# compiled by mypyc
"""What tiles bring about: the draft, laying, buying, drawing, points for them, turns and the end."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import QUEEN, TYPE_NAMES
from insectarium.games._ants.nests import leaders
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._ants.tunnels import TunnelPoints
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.supply import in_order
from insectarium.games.supersize_colony import scoring
from insectarium.games.supersize_colony.battle import Battlefield
from insectarium.games.supersize_colony.codes import PUT_NOTHING
from insectarium.games.supersize_colony.state import (
    ANTS_PER_SEAT,
    BY_PILES,
    BY_POINTS,
    DRAFT_ROUNDS,
    DRAFTING,
    DRAWING,
    LAYING,
    LIMIT_PRICE,
    MARKET,
    MARKET_PLACES,
    NOT_ENDING,
    OVER,
    PUTTING,
    QUEENS,
    STUCK,
)

# SUP-027, SUP-032: how many tiles a seat keeps in each round of the draft.
KEPT: Final[vec[i64]] = vec[i64]([1, 1, 2])


class Building(Battlefield):
    """A table on which the board grows and turns pass."""

    # The draft

    def start_draft_round(self, number: i64) -> None:
        """Draw a packet; the first seat of the round gets it."""
        # SUP-026, SUP-030, SUP-031
        size = self.seats * KEPT[number] + 1
        row = DRAFT_ROUNDS[number]
        packet = vec[i64]()
        for _ in range(size):
            packet = append(packet, self.piles.draw(row))
        self.packet = in_order(packet)
        self.draft_round = number
        self.kept = 0
        self.phase = DRAFTING
        # SUP-026, SUP-032, SUP-A02
        self.active = self.starter if number == 2 else (self.starter - 1 + self.seats) % self.seats
        if self.events is not None:
            self.note("draft_round", self.active, {"ground": GROUNDS[row], "tiles": int(size)})

    def keep(self, kind: i64) -> None:
        self.packet = without(self.packet, kind)
        # SUP-034
        self.hands[self.active] = append(self.hands[self.active], kind)
        self.kept += 1
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind]}
            facts["ground"] = GROUNDS[DRAFT_ROUNDS[self.draft_round]]
            self.note("keep", self.active, facts)
        if self.kept == KEPT[self.draft_round]:
            self._pass_packet()

    def _pass_packet(self) -> None:
        self.kept = 0
        if self.draft_step(self.active) < self.seats - 1:
            # SUP-027, SUP-032
            step: i64 = 1 if self.draft_round == 2 else self.seats - 1
            self.active = (self.active + step) % self.seats
            return
        # SUP-029, SUP-033, SUP-A05
        left = self.packet[0]
        self.packet = vec[i64]()
        row = DRAFT_ROUNDS[self.draft_round]
        self.market.put(row, 0, left)
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[left], "ground": GROUNDS[row]}
            self.note("leftover", NONE, facts)
        if self.draft_round < 2:
            self.start_draft_round(self.draft_round + 1)
        else:
            # SUP-036
            self.draft_round = 0
            self.active = self.starter
            self.phase = LAYING

    # Tiles

    def pay(self, food: i64) -> None:
        # SUP-053
        self.food[self.active] -= food
        self.supply += food

    def lay_from_hand(self, kind: i64, where: i64) -> None:
        price = self.lay_price()
        self.pay(price)
        self.hands[self.active] = without(self.hands[self.active], kind)
        self.laid += 1
        self._lay(kind, where, price)

    def buy_and_lay(self, slot: i64, where: i64) -> None:
        # SUP-052
        price = slot % MARKET_PLACES + 1
        self.pay(price)
        kind = self.market.take(slot // MARKET_PLACES, slot % MARKET_PLACES)
        self.bought += 1
        self._lay(kind, where, price)

    def _lay(self, kind: i64, where: i64, price: i64) -> None:
        self.board.lay(where >> 3, kind, where & 7)
        self.ants.crowd.grow()
        if self.events is not None:
            facts = self.place_facts(SPOTS_PER_TILE * self.fresh_tile())
            facts["tile"] = self.tables.kinds.ids[kind]
            facts["ground"] = GROUNDS[self.tables.kinds.ground[kind]]
            facts["price"] = int(price)
            self.note("buy_and_lay" if self.phase == MARKET else "lay", self.active, facts)
        self.phase = PUTTING

    def put(self, what: i64) -> None:
        if what != PUT_NOTHING:
            spot = SPOTS_PER_TILE * self.fresh_tile()
            # SUP-039, SUP-057, SUC-012
            self.ants.enter(self.ants.next_in_hand(self.active, QUEEN), spot)
            if self.events is not None:
                facts = self.place_facts(spot)
                facts["ant"] = TYPE_NAMES[QUEEN]
                self.note("put", self.active, facts)
        self.score_tile()

    def score_tile(self) -> None:
        """Tunnels and the nest on the same position, then the queens go home."""
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
        # SUP-126, SUP-127
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            self.track.move(seat, gained[seat])
            self._check_target(seat)
        # SUP-051
        self.phase = MARKET if self.bought > 0 else LAYING

    def _note_tunnel(self, tunnels: TunnelPoints, number: i64) -> None:
        facts = self.place_facts(SPOTS_PER_TILE * tunnels.forest[number])
        facts["lanes"] = int(tunnels.lanes[number])
        facts["points"] = int(tunnels.points[number])
        self.note("tunnel", tunnels.seat[number], facts)

    def _score_nest(self, nest: i64, gained: vec[i64]) -> None:
        winners = leaders(self.board, self.ants, nest)
        # SUP-148
        if len(winners) == 0:
            return
        value = scoring.nest_value(self, nest)
        # SUP-149, SUP-150
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
        # SUP-151, SUP-152
        for seat in range(self.seats):
            for queen in range(seat * ANTS_PER_SEAT, seat * ANTS_PER_SEAT + QUEENS):
                spot = self.ants.spot[queen]
                if spot >= 0 and self.board.area[spot // SPOTS_PER_TILE] == nest:
                    self.ants.leave(queen)
                    self.ants.done[queen] = 0
                    if self.events is not None:
                        self.note("queen_home", seat, self.place_facts(spot))

    def _check_target(self, seat: i64) -> None:
        # SUP-008, SUP-125, SUP-A06, SUC-055, SUC-A19
        if self.first_to_target != NONE or self.track.points[seat] < self.rules.target:
            return
        self.first_to_target = seat
        if self.events is not None:
            self.note("target", seat, {"points": int(self.track.points[seat])})
        if self.ending != NOT_ENDING:
            return
        self.ending = BY_POINTS
        turns = vec[i64]()
        for step in range(1, self.seats + 1):
            later = (self.active + step) % self.seats
            if self.rules.first_edition:
                # SUC-055
                if later == self.starter:
                    break
                turns = append(turns, later)
            # SUP-128
            elif later != seat:
                turns = append(turns, later)
        self.final_turns = turns

    def refill_market(self) -> None:
        # SUP-054, SUP-055, SUC-052
        drawn = self.market.refill(self.piles)
        if drawn > 0:
            if self.events is not None:
                self.note("refill", NONE, {"tiles": int(drawn)})
            self._check_piles()

    def _check_piles(self) -> None:
        # SUP-129
        if self.ending != NOT_ENDING or self.piles.total() > 0:
            return
        self.ending = BY_PILES
        # SUP-130
        self.final_turns = vec[i64]()
        for step in range(1, self.seats + 1):
            self.final_turns = append(self.final_turns, (self.active + step) % self.seats)
        if self.events is not None:
            self.note("piles_empty", NONE, {})

    # The end of a turn

    def buy(self, slot: i64) -> None:
        # SUC-052
        self.pay(slot % MARKET_PLACES + 1)
        kind = self.market.take(slot // MARKET_PLACES, slot % MARKET_PLACES)
        self.hands[self.active] = append(self.hands[self.active], kind)
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind]}
            facts["ground"] = GROUNDS[slot // MARKET_PLACES]
            facts["price"] = int(slot % MARKET_PLACES + 1)
            self.note("buy", self.active, facts)

    def raise_limit(self) -> None:
        # SUP-122, SUP-A59, SUC-054
        self.pay(LIMIT_PRICE)
        self.limits[self.active] += 1
        if self.events is not None:
            self.note("raise", self.active, {"limit": int(self.limits[self.active])})
        self.phase = DRAWING

    def draw(self, row: i64) -> None:
        # SUP-124, SUC-054
        kind = self.piles.draw(row)
        self.hands[self.active] = append(self.hands[self.active], kind)
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind], "ground": GROUNDS[row]}
            self.note("draw", self.active, facts)
        self._check_piles()

    def end_turn(self) -> None:
        # SUC-052
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
            # SUP-036, SUP-121
            self.active = (self.active + 1) % self.seats
        self.ants.start_turn(self.active)
        self.laid = 0
        self.bought = 0
        # SUP-037, SUC-008
        self.phase = LAYING
        if self.events is not None:
            self.note("turn", self.active, {"last": 0 if self.ending == NOT_ENDING else 1})

    def stop(self) -> None:
        """No rule ends a match in which no tile can ever be laid again: the board is done, so it ends."""
        self.ending = STUCK
        self._finish()

    def _finish(self) -> None:
        self.phase = OVER
        if self.events is not None:
            for seat in self.winners():
                self.note("win", seat, {"points": self.scores()[seat], "winners": len(self.winners())})


def without(kinds: vec[i64], kind: i64) -> vec[i64]:
    """The same tiles but for one of this kind."""
    rest = vec[i64]()
    taken = False
    for held in kinds:
        if held == kind and not taken:
            taken = True
        else:
            rest = append(rest, held)
    return rest
