# compiled by mypyc
"""What ants do in either game: walking, collecting food, feeding the queen, going home."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.core.state import State
from insectarium.games._ants.ants import ACTED, FOOD, NO_LOAD, WALKED
from insectarium.games._ants.building import Building
from insectarium.games._ants.codes import BUY, BUY_AND_LAY, COLLECT, DRAW, FEED, LAY, LEAVE, RAISE, WALK
from insectarium.games._ants.table import PUTTING, ant_facts
from insectarium.games._hexes.codes import verb_of


class Deeds(Building):
    """A table on which the ants of the active seat act; they are named by their number in the seat."""

    def do(self, verb: i64, subject: i64, where: i64) -> None:
        """An action that both games have; putting an ant on a new tile is left to them."""
        if verb == WALK:
            self.walk(subject, where)
        elif verb == LAY:
            self.lay_from_hand(subject, where)
        elif verb == BUY_AND_LAY:
            self.buy_and_lay(subject, where)
        elif verb == COLLECT:
            self.collect(subject)
        elif verb == FEED:
            self.feed_queen(subject)
        elif verb == LEAVE:
            self.leave(subject)
        elif verb == DRAW:
            self.draw(subject)
        elif verb == BUY:
            self.buy(subject)
        elif verb == RAISE:
            self.raise_limit()
        else:
            self.go_on()

    def walk(self, number: i64, where: i64) -> None:
        ant = self.first_ant() + number
        spot = self.board.spot_at(where >> 3, where & 7)
        if self.events is not None:
            facts = self.place_facts(spot)
            facts.update(ant_facts(self.rules.ant_names[number]))
            self.note("walk", self.active, facts)
        self.ants.walk(ant, spot)
        self.ants.done[ant] |= WALKED

    def collect(self, number: i64) -> None:
        ant = self.first_ant() + number
        self.supply -= 1
        if self.rules.first_edition:
            # ANC-059, SUC-031
            self.food[self.active] += 1
        else:
            # ANT-070, SUP-084
            self.ants.load[ant] = FOOD
        self.ants.done[ant] |= ACTED
        if self.events is not None:
            self.note("collect", self.active, ant_facts(self.rules.ant_names[number]))

    def feed_queen(self, number: i64) -> None:
        ant = self.first_ant() + number
        # ANT-073, ANT-074, SUP-087
        self.ants.load[ant] = NO_LOAD
        self.food[self.active] += 1
        self.ants.done[ant] |= ACTED
        if self.events is not None:
            self.note("feed", self.active, ant_facts(self.rules.ant_names[number]))

    def leave(self, number: i64) -> None:
        ant = self.first_ant() + number
        lost: i64 = 0
        if not self.rules.first_edition:
            # ANT-068, ANT-069, SUP-082, SUP-083
            lost = -self.track.move(self.active, -1)
            self.lost_points[self.active] += lost
        # ANT-A22, SUP-A09
        if self.ants.load[ant] == FOOD:
            self.ants.load[ant] = NO_LOAD
            self.supply += 1
        # ANT-067, ANT-A23, ANC-062, SUP-078, SUP-081, SUP-A08, SUC-029
        self.ants.leave(ant)
        self.ants.done[ant] = 0
        if self.events is not None:
            facts = ant_facts(self.rules.ant_names[number])
            facts["lost"] = int(lost)
            self.note("leave", self.active, facts)

    # For bots

    def leaves_to_chance(self, action: i64) -> bool:
        return verb_of(action) == DRAW

    def evaluations(self) -> vec[float]:
        """A tile that was just laid is worth what it is with the best ant on it."""
        if self.phase != PUTTING:
            return super().evaluations()
        best: State = self
        most = 0.0
        for action in self.legal_actions():
            after = self.clone()
            after.advance(action)
            worth = after.evaluate(self.active)
            if best is self or worth > most:
                best = after
                most = worth
        values = vec[float]()
        for seat in range(self.seats):
            values = append(values, most if seat == self.active else best.evaluate(seat))
        return values
