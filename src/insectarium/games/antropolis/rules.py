# compiled by mypyc
"""What actions do in Antropolis."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import QUEEN, WORKER
from insectarium.games._ants.codes import PUT, PUT_NOTHING, PUT_QUEEN
from insectarium.games._ants.deeds import Deeds
from insectarium.games._ants.table import PUTTING
from insectarium.games._ants.tables import ROWS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games.antropolis import heuristic, refusals, scoring
from insectarium.games.antropolis.choices import can_leave_something, choices_of
from insectarium.games.antropolis.state import ACTING


class AntropolisState(Deeds):
    """A match of Antropolis."""

    def clone(self) -> AntropolisState:
        copy = AntropolisState(self.seats, self.rules, self.tables, self.rng.clone())
        self.copy_table_into(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """ANT-A60, ANC-A04: unknown are the order of the piles and what lies in the box."""
        self.box = self.box.clone()
        for row in range(ROWS):
            self.redeal_row(row, vec[i64](), rng)
        self.rng = rng.fork()

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action)

    def advance(self, action: i64) -> None:
        verb = verb_of(action)
        if verb == PUT:
            self.put(_type_put(subject_of(action)), where_of(action))
        else:
            self.do(verb, subject_of(action), where_of(action))
        self.settle()

    def find_choices(self) -> vec[i64]:
        return choices_of(self)

    def has_choice(self) -> bool:
        return can_leave_something(self) if self.phase == ACTING else super().has_choice()

    def start_acting(self) -> None:
        self.phase = ACTING

    def go_on(self) -> None:
        if self.phase == ACTING:
            self.end_actions()
        else:
            super().go_on()

    def total(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def evaluate(self, seat: i64) -> float:
        if self.phase == PUTTING:
            return self.evaluations()[seat]
        return heuristic.evaluate(self, seat)

    def temperature(self) -> float:
        return heuristic.temperature(self)


def _type_put(what: i64) -> i64:
    """The type of ant that is put on a new tile, or NONE."""
    if what == PUT_NOTHING:
        return NONE
    return QUEEN if what == PUT_QUEEN else WORKER
