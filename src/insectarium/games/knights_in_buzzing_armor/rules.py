# compiled by mypyc
"""What actions do in Knights in Buzzing Armor."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import (
    ACTED,
    EGG,
    IN_HAND,
    NO_LOAD,
    TYPE_NAMES,
)
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.supply import redeal_with_box
from insectarium.games.knights_in_buzzing_armor import heuristic, refusals, scoring
from insectarium.games.knights_in_buzzing_armor.building import Building
from insectarium.games.knights_in_buzzing_armor.choices import can_pay_for_tile, choices_of
from insectarium.games.knights_in_buzzing_armor.codes import (
    COLLECT,
    EXPEL,
    FEED,
    FLY,
    FLY_OUT,
    GO_HOME,
    HATCH,
    LAY,
    LAY_EGG,
    LEAVE_THERE,
    MAKE_HONEY,
    PUT,
    SEDUCE,
    STING,
    TAKE_BACK,
)
from insectarium.games.knights_in_buzzing_armor.flying import forget_ways
from insectarium.games.knights_in_buzzing_armor.state import (
    DRONES_ACT,
    LAYING,
    OVER,
    PUTTING,
    QUEENS_ACT,
    STACKS,
)


class KnightsState(Building):
    """A match of Knights in Buzzing Armor."""

    def clone(self) -> KnightsState:
        copy = KnightsState(self.seats, self.tables, self.rng.clone())
        self.copy_into(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Unknown are, of every kind, the order of the stack and the tiles in the box."""
        self.box = self.box.clone()
        for stack in range(STACKS):
            redeal_with_box(self.piles, self.box, stack, vec[i64](), rng)
        self.rng = rng.fork()

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action)

    def find_choices(self) -> vec[i64]:
        return choices_of(self)

    def advance(self, action: i64) -> None:
        verb = verb_of(action)
        subject = subject_of(action)
        where = where_of(action)
        if FLY <= verb <= EXPEL:
            # Who has acted says when the step is over, even if nothing is left to do in it.
            self._act(verb, subject, where)
            self.choices_found = False
            return
        if verb == LAY:
            self.lay(subject, where)
        elif verb == PUT:
            self.put(subject)
        elif verb == FLY_OUT:
            self.fly_out(subject, where)
        elif verb == GO_HOME:
            self.go_home(subject)
        elif verb in (LEAVE_THERE, TAKE_BACK):
            self.decide_on_queen(verb == TAKE_BACK)
        else:
            self._go_on()
        self.settle()

    def settle(self) -> None:
        """Work out what may be done now; where there is nothing to decide, go on to what comes next."""
        while True:
            self.choices_found = False
            if self.phase == LAYING:
                if can_pay_for_tile(self) and self.open_tile_fits():
                    return
            elif self.phase == OVER or len(self.legal_actions()) > 1:
                return
            if self.phase == PUTTING:
                self.resolve_tile()
            else:
                self._go_on()

    def _go_on(self) -> None:
        """The phase is done: on to the next."""
        if self.phase == LAYING:
            # KBA-027
            self._start_step(QUEENS_ACT)
        elif self.phase == DRONES_ACT:
            self.end_turn()
        else:
            # KBA-047, KBA-D11, KBA-A27
            self._start_step(self.phase + 1)

    def _start_step(self, phase: i64) -> None:
        self.phase = phase
        # Workers and drones fly by the same rules, so what was worked out for workers holds for drones.
        if phase != DRONES_ACT:
            forget_ways(self)

    # Bees

    def _act(self, verb: i64, subject: i64, where: i64) -> None:
        if verb == FLY:
            self.fly(subject, where)
        elif verb == STING:
            self.sting(subject, where)
        elif verb == SEDUCE:
            self.seduce(subject, where)
        elif verb == EXPEL:
            self.expel(subject, where)
        elif verb == HATCH:
            self._hatch(subject // 4, subject % 4)
        elif verb == LAY_EGG:
            self._lay_egg(subject)
        elif verb == COLLECT:
            self.collect(subject)
        elif verb == MAKE_HONEY:
            self.make_honey(subject)
        elif verb == FEED:
            self.feed(subject)
        else:
            self.abandon(subject)

    def _lay_egg(self, number: i64) -> None:
        queen = self.first_bee() + number
        # KBA-068
        self.bees.enter(self.bees.next_in_hand(self.active, EGG), self.bees.spot[queen])
        self.bees.done[queen] |= ACTED
        if self.events is not None:
            self.note("lay_egg", self.active, self.place_facts(self.bees.spot[queen]))

    def _hatch(self, number: i64, kind: i64) -> None:
        worker = self.first_bee() + number
        # KBA-079
        self.return_token(self.bees.load[worker])
        self.bees.load[worker] = NO_LOAD
        self.bees.done[worker] |= ACTED
        # KBA-080, KBA-081
        self.send_home(self.first_at(self.active, EGG, self.bees.spot[worker]))
        self.bees.spot[self.next_in_supply(self.active, kind)] = IN_HAND
        if self.events is not None:
            facts = self.bee_facts(number)
            facts["bee"] = TYPE_NAMES[kind]
            self.note("hatch", self.active, facts)

    # Points

    def total(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def plans_turns(self) -> bool:
        return True

    def evaluate(self, seat: i64) -> float:
        return heuristic.evaluate(self, seat)

    def temperature(self) -> float:
        return heuristic.temperature(self)
