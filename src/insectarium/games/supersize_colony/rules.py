# compiled by mypyc
"""What actions do in Supersize Colony."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import (
    ACTED,
    FOOD,
    IN_HAND,
    LARVA,
    NO_LOAD,
    TYPE_NAMES,
    WALKED,
    WORKER,
)
from insectarium.games._ants.tables import ROWS
from insectarium.games._hexes.supply import in_order
from insectarium.games.supersize_colony import heuristic, refusals, scoring
from insectarium.games.supersize_colony.building import Building
from insectarium.games.supersize_colony.choices import choices_of
from insectarium.games.supersize_colony.codes import (
    ATTACK,
    BUY,
    BUY_AND_LAY,
    COLLECT,
    DRAW,
    ESCAPE,
    FEED,
    FEED_LARVA,
    FLEE,
    KEEP,
    KIDNAP,
    LAY,
    LEAVE,
    MATE,
    PUT,
    RAISE,
    TAKE_LARVA,
    WALK,
    subject_of,
    verb_of,
    where_of,
)
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    BOTH_DONE,
    BUYING,
    BY_PILES,
    DRAFT_ROUNDS,
    DRAFTING,
    DRAWING,
    ESCAPING,
    FIRST_LARVA,
    FIRST_SOLDIER,
    FLEEING,
    FRESH,
    LARVA_LOAD,
    LAYING,
    MARKET,
    NOT_ENDING,
    OVER,
    PASSED,
    PUTTING,
    QUEENS_ACT,
    RAISING,
    SOLDIERS,
    SOLDIERS_ACT,
    TAKING,
    larva_of,
)


class SupersizeState(Building):
    """A match of Supersize Colony."""

    def clone(self) -> SupersizeState:
        copy = SupersizeState(self.seats, self.rules, self.tables, self.rng.clone())
        self.copy_into(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Unknown are the order of the piles, the box, and a packet that a seat has not held yet."""
        self.box = self.box.clone()
        hidden: i64 = -1
        # SUP-A04
        if self.phase == DRAFTING and not self.knows_packet(seat):
            hidden = DRAFT_ROUNDS[self.draft_round]
        for row in range(ROWS):
            unknown = self.piles.pile[row][:]
            for kind in self.box.pile[row]:
                unknown = append(unknown, kind)
            if row == hidden:
                for kind in self.packet:
                    unknown = append(unknown, kind)
            unknown = in_order(unknown)
            rng.shuffle(unknown)
            size = self.piles.size(row)
            boxed = self.box.size(row)
            self.piles.pile[row] = unknown[:size]
            self.box.pile[row] = unknown[size : size + boxed]
            if row == hidden:
                self.packet = in_order(unknown[size + boxed :])
                self.choices = choices_of(self)
        self.rng = rng.fork()

    def legal_actions(self) -> vec[i64]:
        return self.choices

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action)

    def advance(self, action: i64) -> None:
        verb = verb_of(action)
        subject = subject_of(action)
        where = where_of(action)
        if verb == WALK:
            self._walk(subject, where)
        elif verb == LAY:
            self.lay_from_hand(subject, where)
        elif verb == PUT:
            self.put(subject)
        elif verb == BUY_AND_LAY:
            self.buy_and_lay(subject, where)
        elif verb in (COLLECT, FEED, LEAVE, FEED_LARVA, MATE, KIDNAP, ATTACK):
            self._act(verb, subject, where)
        elif verb == DRAW:
            self.draw(subject)
        elif verb == BUY:
            self.buy(subject)
        elif verb == RAISE:
            self.raise_limit()
        elif verb == KEEP:
            self.keep(subject)
        elif verb == FLEE:
            self.flee(subject, where)
        elif verb == ESCAPE:
            self.escape(subject, where)
        elif verb == TAKE_LARVA:
            self.take_larva(subject)
        else:
            self._go_on()
        self.settle()

    def settle(self) -> None:
        """Work out what may be done now; where there is nothing to decide, go on to what comes next."""
        turns: i64 = 0
        while True:
            self.choices = choices_of(self)
            if len(self.choices) > 1 or self.phase == OVER or self.phase == DRAFTING:
                return
            if self.phase == PUTTING:
                self.score_tile()
            elif len(self.choices) == 1 and self._is_forced():
                self._do_forced(self.choices[0])
            else:
                turns += 1 if self.phase == DRAWING else 0
                self._go_on()
                # Nobody can do anything: all ants are in hand, and no tile fits.
                if turns > self.seats and self.ending == NOT_ENDING:
                    self.stop()

    def _is_forced(self) -> bool:
        """Whether the only choice is something to do, not the end of a phase."""
        phase = self.phase
        return phase in (DRAWING, FLEEING, TAKING, ESCAPING)

    def _do_forced(self, action: i64) -> None:
        subject = subject_of(action)
        if self.phase == DRAWING:
            self.draw(subject)
        elif self.phase == FLEEING:
            self.flee(subject, where_of(action))
        elif self.phase == TAKING:
            self.take_larva(subject)
        else:
            self.escape(subject, where_of(action))

    def _go_on(self) -> None:
        """The phase is done: on to the next."""
        phase = self.phase
        if phase == LAYING:
            # SUP-051, SUC-008
            if self.rules.first_edition:
                self._start_step(QUEENS_ACT)
            else:
                self.phase = MARKET
        elif phase == MARKET:
            # SUP-054
            self.refill_market()
            self._start_step(QUEENS_ACT)
        elif phase == SOLDIERS_ACT:
            self._end_actions()
        elif QUEENS_ACT <= phase < SOLDIERS_ACT:
            # SUP-060, SUP-D15, SUC-010, SUC-017
            self._start_step(phase + 1)
        elif phase == BUYING:
            self.phase = RAISING
        elif phase == RAISING:
            # SUP-123
            self.phase = DRAWING
        elif phase == DRAWING:
            self.end_turn()

    def _start_step(self, phase: i64) -> None:
        self.phase = phase
        self.forget_ways()

    def _end_actions(self) -> None:
        self.forget_ways()
        if not self.rules.first_edition:
            self.phase = RAISING
        # SUC-011, SUC-052, SUC-054
        elif self.laid == 0 or self.ending == BY_PILES:
            self.end_turn()
        else:
            self.phase = BUYING

    # Ants

    def _walk(self, number: i64, where: i64) -> None:
        ant = self.first_ant() + number
        spot = self.board.spot_at(where >> 3, where & 7)
        if self.events is not None:
            facts = self.place_facts(spot)
            facts["ant"] = TYPE_NAMES[self.ants.type_of(ant)]
            facts["name"] = ANT_NAMES[number]
            self.note("walk", self.active, facts)
        self._leave_others_behind(number)
        self.ants.walk(ant, spot)
        self.ants.done[ant] |= WALKED

    def _act(self, verb: i64, subject: i64, where: i64) -> None:
        if verb == KIDNAP:
            self.kidnap(subject, where)
        elif verb == ATTACK:
            self._leave_others_behind(ANTS_PER_SEAT)
            self.attack(subject, where)
        elif verb == FEED_LARVA:
            self._leave_others_behind(subject // 16)
            self._feed_larva(subject // 16, larva_of(subject // 2 % 8), WORKER + subject % 2)
        else:
            self._leave_others_behind(subject)
            if verb == COLLECT:
                self._collect(subject)
            elif verb == FEED:
                self._feed_queen(subject)
            elif verb == MATE:
                self._mate(subject)
            else:
                self._leave(subject)

    def _leave_others_behind(self, number: i64) -> None:
        """SUC-016: who has begun and lets another ant go first is done."""
        if not self.rules.first_edition:
            return
        first = self.first_ant()
        for other in range(FIRST_LARVA):
            done = self.ants.done[first + other]
            if other != number and done & BOTH_DONE != 0 and done & BOTH_DONE != BOTH_DONE:
                self.ants.done[first + other] = BOTH_DONE | PASSED

    def _collect(self, number: i64) -> None:
        ant = self.first_ant() + number
        self.supply -= 1
        if self.rules.first_edition:
            # SUC-031
            self.food[self.active] += 1
        else:
            # SUP-084
            self.ants.load[ant] = FOOD
        self.ants.done[ant] |= ACTED
        if self.events is not None:
            self.note("collect", self.active, {"name": ANT_NAMES[number]})

    def _feed_queen(self, number: i64) -> None:
        ant = self.first_ant() + number
        # SUP-087
        self.ants.load[ant] = NO_LOAD
        self.food[self.active] += 1
        self.ants.done[ant] |= ACTED
        if self.events is not None:
            self.note("feed", self.active, {"name": ANT_NAMES[number]})

    def _feed_larva(self, number: i64, larva: i64, kind: i64) -> None:
        worker = self.first_ant() + number
        spot = self.ants.spot[worker]
        if not self.rules.first_edition:
            # SUP-088
            self.ants.load[worker] = NO_LOAD
            self.supply += 1
        self._take_larva_away(larva)
        # SUP-089, SUP-A14, SUC-033
        hatched = self.ants.next_in_hand(self.active, kind)
        self.ants.enter(hatched, spot)
        # SUP-090, SUP-A13, SUC-034
        self.ants.done[hatched] = BOTH_DONE | FRESH
        self.ants.done[worker] |= ACTED
        if self.events is not None:
            facts: dict[str, int | str] = {"name": ANT_NAMES[number], "ant": TYPE_NAMES[kind]}
            facts["owner_seat"] = int(larva // ANTS_PER_SEAT)
            self.note("feed_larva", self.active, facts)

    def _take_larva_away(self, larva: i64) -> None:
        """A fed larva goes to the hand of its colour."""
        # SUP-A15, SUP-A16
        if self.ants.spot[larva] >= 0:
            self.ants.leave(larva)
            return
        for number in range(FIRST_SOLDIER, FIRST_SOLDIER + SOLDIERS):
            soldier = self.first_ant() + number
            if self.ants.load[soldier] == LARVA_LOAD + larva:
                # SUP-A26
                self.ants.load[soldier] = NO_LOAD
        self.ants.spot[larva] = IN_HAND

    def _mate(self, number: i64) -> None:
        soldier = self.first_ant() + number
        # SUP-091, SUP-A19, SUC-039
        self.ants.enter(self.ants.next_in_hand(self.active, LARVA), self.ants.spot[soldier])
        # SUP-A20, SUC-036
        self.ants.done[soldier] |= BOTH_DONE if self.rules.first_edition else ACTED
        if self.events is not None:
            self.note("mate", self.active, {"name": ANT_NAMES[number]})

    def _leave(self, number: i64) -> None:
        ant = self.first_ant() + number
        lost: i64 = 0
        if not self.rules.first_edition:
            # SUP-082, SUP-083
            lost = -self.track.move(self.active, -1)
            self.lost_points[self.active] += lost
        # SUP-A09
        if self.ants.load[ant] == FOOD:
            self.ants.load[ant] = NO_LOAD
            self.supply += 1
        # SUP-078, SUP-081, SUP-A08, SUC-029
        self.ants.leave(ant)
        self.ants.done[ant] = 0
        if self.events is not None:
            facts: dict[str, int | str] = {"name": ANT_NAMES[number], "lost": int(lost)}
            facts["ant"] = TYPE_NAMES[self.ants.type_of(ant)]
            self.note("leave", self.active, facts)

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
