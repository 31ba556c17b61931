# compiled by mypyc
"""What actions do in Supersize Colony."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import ACTED, IN_HAND, LARVA, NO_LOAD, QUEEN, TYPE_NAMES, WORKER
from insectarium.games._ants.codes import COLLECT, FEED, LEAVE, PUT, PUT_NOTHING, WALK
from insectarium.games._ants.table import DRAWING, PUTTING, ant_facts
from insectarium.games._ants.tables import ROWS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games.supersize_colony import heuristic, refusals, scoring
from insectarium.games.supersize_colony.choices import can_leave_something, choices_of
from insectarium.games.supersize_colony.codes import (
    ATTACK,
    ESCAPE,
    FEED_LARVA,
    FLEE,
    KEEP,
    KIDNAP,
    TAKE_LARVA,
)
from insectarium.games.supersize_colony.draft import Drafting
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    BOTH_DONE,
    DRAFT_ROUNDS,
    DRAFTING,
    ESCAPING,
    FIRST_LARVA,
    FIRST_SOLDIER,
    FLEEING,
    FRESH,
    LARVA_LOAD,
    PASSED,
    QUEENS_ACT,
    SOLDIERS,
    SOLDIERS_ACT,
    TAKING,
    larva_of,
)


class SupersizeState(Drafting):
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
            if row == hidden:
                self.packet = self.redeal_row(row, self.packet, rng)
                self.choices_found = False
            else:
                self.redeal_row(row, vec[i64](), rng)
        self.rng = rng.fork()

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action)

    def advance(self, action: i64) -> None:
        verb = verb_of(action)
        subject = subject_of(action)
        where = where_of(action)
        if verb in (WALK, COLLECT, FEED, LEAVE):
            self._leave_others_behind(subject)
            self.do(verb, subject, where)
        elif verb == PUT:
            self.put(NONE if subject == PUT_NOTHING else QUEEN, 0)
        elif FEED_LARVA <= verb <= ATTACK:
            self._act(verb, subject, where)
        elif verb == KEEP:
            self.keep(subject)
        elif verb == FLEE:
            self.flee(subject, where)
        elif verb == ESCAPE:
            self.escape(subject, where)
        elif verb == TAKE_LARVA:
            self.take_larva(subject)
        else:
            self.do(verb, subject, where)
        self.settle()

    def find_choices(self) -> vec[i64]:
        return choices_of(self)

    def has_choice(self) -> bool:
        if QUEENS_ACT <= self.phase <= SOLDIERS_ACT:
            return can_leave_something(self)
        return super().has_choice()

    def is_asked_anyway(self) -> bool:
        return self.phase == DRAFTING

    def is_forced(self) -> bool:
        return self.phase in (DRAWING, FLEEING, TAKING, ESCAPING)

    def do_forced(self, action: i64) -> None:
        subject = subject_of(action)
        if self.phase == FLEEING:
            self.flee(subject, where_of(action))
        elif self.phase == TAKING:
            self.take_larva(subject)
        elif self.phase == ESCAPING:
            self.escape(subject, where_of(action))
        else:
            super().do_forced(action)

    def start_acting(self) -> None:
        self._start_step(QUEENS_ACT)

    def go_on(self) -> None:
        if self.phase == SOLDIERS_ACT:
            self.forget_ways()
            self.end_actions()
        elif QUEENS_ACT <= self.phase < SOLDIERS_ACT:
            # SUP-060, SUP-D15, SUC-010, SUC-017
            self._start_step(self.phase + 1)
        else:
            super().go_on()

    def _start_step(self, phase: i64) -> None:
        self.phase = phase
        self.forget_ways()

    # Ants

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
            self._mate(subject)

    def _leave_others_behind(self, number: i64) -> None:
        """SUC-016: who has begun and lets another ant go first is done."""
        if not self.rules.first_edition:
            return
        first = self.first_ant()
        for other in range(FIRST_LARVA):
            done = self.ants.done[first + other]
            if other != number and done & BOTH_DONE != 0 and done & BOTH_DONE != BOTH_DONE:
                self.ants.done[first + other] = BOTH_DONE | PASSED

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
            facts = ant_facts(ANT_NAMES[number])
            facts["becomes"] = TYPE_NAMES[kind]
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
            self.note("mate", self.active, ant_facts(ANT_NAMES[number]))

    def total(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def evaluate(self, seat: i64) -> float:
        if self.phase == PUTTING:
            return self.evaluations()[seat]
        return heuristic.evaluate(self, seat)

    def temperature(self) -> float:
        return heuristic.temperature(self)
