# compiled by mypyc
"""Whole turns at once: which ones promise most."""

from __future__ import annotations

from typing import Final

from insectarium.bots.clock import Clock
from insectarium.bots.contest import FEWEST_DEALS, best_played_on
from insectarium.bots.plan import Plan, insert_plan, is_possible, keep_opening
from insectarium.bots.sweep import FIRST_WIDTH, Sweep
from insectarium.bots.tree import UNKNOWN, Node
from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import State

# How many points of a turn a sweep goes on from at most, which also bounds its memory.
MOST_WIDTH: Final[i64] = 256
# How many plans are kept for the rest of the turn, and how many take part in a contest.
MOST_PLANS: Final[i64] = 6
MOST_FINALISTS: Final[i64] = 9
# How often something is tried that is left to chance.
TRIES: Final[i64] = 12
# How often an action counts as tried at the root.
ONLY_LOOKED_AT: Final[i64] = 1
FOLLOWED: Final[i64] = 2


class Planner(Sweep):
    """Finds good turns for the seat to act, best first in `plans`, and the best one for each first action.

    The state is what the seat knows. At the `root` each action is worth what the best turn is that begins
    with it, or how it looks at once if none was followed to its end.
    """

    def __init__(self, known: State, rng: Rng, clock: Clock, root: Node) -> None:
        super().__init__(known.seat_to_act(), clock)
        self.known = known
        self.rng = rng
        self.root = root
        self.plans: list[Plan] = []
        self.openings: list[Plan] = []
        # What can be done first, and how it looks to the seat at once.
        self.first_actions = vec[i64]()
        self.first_looks = vec[float]()

    def remember(self, actions: vec[i64]) -> None:
        """Take up a plan from an earlier decision of this turn, if it can still be followed."""
        state = self.known.clone()
        for action in actions:
            if self._has_ended(state) or not is_possible(state, action):
                return
            state.advance(action)
        if self._has_ended(state) or _is_up_to_chance(state):
            self.keep(actions, state.chances())

    def find(self) -> None:
        """Sweep through the turn again and again, each time wider, while time allows."""
        width = FIRST_WIDTH
        while True:
            steps = self.clock.steps
            if not self.sweep(self._dealt(), width) or self.has_seen_all:
                return
            steps_by_width = float(self.clock.steps - steps) / float(width)
            affordable = i64(self._steps_for_finding() / steps_by_width)
            if affordable <= width or width == MOST_WIDTH:
                return
            width = _next_width(width, affordable)

    def _steps_for_finding(self) -> float:
        """What is left when the contest has got its share, if it can do anything with it.

        To find plans takes as long as to play them on for a round.
        """
        left = self.clock.steps_left()
        time = left + float(self.clock.steps)
        for rounds in range(self.known.rounds_ahead(), 0, -1):
            share = time * float(rounds) / float(rounds + 1)
            if self._plans_to_compare(share, rounds) > 1:
                return left - share
        return left

    def _plans_to_compare(self, steps: float, rounds: i64) -> i64:
        """How many plans can be played on for some rounds in enough deals; 1 if nothing can be compared."""
        finalists = self.finalists()
        turns = max(1, self.known.seats * rounds - 1)
        steps_of_a_plan = float(turns) * float(len(finalists[0].actions))
        affordable = i64(steps / (steps_of_a_plan * float(FEWEST_DEALS)))
        return max(1, min(affordable, i64(len(finalists))))

    def meet(self, action: i64, chances: vec[float]) -> None:
        if self.root.find(action, 0) == UNKNOWN:
            self.root.learn(self.root.add(action), chances)
            self.first_actions = append(self.first_actions, action)
            self.first_looks = append(self.first_looks, chances[self.seat])

    def try_luck(self, state: State, action: i64) -> None:
        """A plan to do, now, what is left to chance: it is worth what it brings on average."""
        if self.root.find(action, 0) != UNKNOWN:
            return
        slot = self.root.add(action)
        for _ in range(TRIES):
            after = self._dealt()
            after.advance(action)
            self.root.learn(slot, after.chances())
        self.keep(append(vec[i64](), action), self.root.average(slot))

    def keep(self, actions: vec[i64], chances: vec[float]) -> None:
        self._note_at_root(actions[0], chances)
        plan = Plan(actions, chances, self.seat)
        insert_plan(self.plans, plan, MOST_PLANS)
        keep_opening(self.openings, plan)

    def _note_at_root(self, action: i64, chances: vec[float]) -> None:
        slot = self.root.find(action, 0)
        if slot == UNKNOWN or self.root.visits[slot] >= TRIES:
            return
        if (
            self.root.visits[slot] == ONLY_LOOKED_AT
            or chances[self.seat] > self.root.average(slot)[self.seat]
        ):
            self.root.replace(slot, chances, FOLLOWED)

    def weigh(self) -> None:
        """Put the plan first that stands up best to what follows, as far ahead as time allows to look."""
        plans = self.finalists()
        if self.known.rounds_ahead() == 0 or self._plans_to_compare(self.clock.steps_left(), 1) < 2:
            return
        # To play on has a pace of its own.
        self.clock = self.clock.rest(self.clock)
        best = best_played_on(self.known, self.rng, self.clock, plans)
        if best in self.plans:
            self.plans.remove(best)
        self.plans.insert(0, best)

    def finalists(self) -> list[Plan]:
        """The best plans that differ in what is to be done now: how to go on can be decided later.

        Those that look like another one, most often its turn in another order, come last.
        """
        best: list[Plan] = []
        for plan in self.openings:
            insert_plan(best, plan, MOST_FINALISTS)
        for plan in self.openings:
            if len(best) < MOST_FINALISTS and plan not in best:
                best.append(plan)
        for plan in best[:]:
            self._add_lookalikes(plan, best)
        return best

    def _add_lookalikes(self, plan: Plan, plans: list[Plan]) -> None:
        """The same turn, begun with something else that looks the same at once: another place for a tile."""
        look = self._first_look(plan.actions[0])
        for number in range(i64(len(self.first_actions))):
            action = self.first_actions[number]
            if len(plans) == MOST_FINALISTS:
                return
            if self.first_looks[number] == look and not _begins_any(plans, action):
                actions = plan.actions[:]
                actions[0] = action
                plans.append(Plan(actions, plan.chances, self.seat))

    def _first_look(self, action: i64) -> float:
        for number in range(i64(len(self.first_actions))):
            if self.first_actions[number] == action:
                return self.first_looks[number]
        return -1.0

    def _dealt(self) -> State:
        deal = self.known.clone()
        deal.redeal(self.seat, self.rng)
        return deal

    def _has_ended(self, state: State) -> bool:
        return state.is_over() or state.seat_to_act() != self.seat


def _begins_any(plans: list[Plan], action: i64) -> bool:
    return any(plan.actions[0] == action for plan in plans)


def _next_width(width: i64, affordable: i64) -> i64:
    """Twice as wide, if then once more can be afforded; otherwise as wide as possible."""
    wider = 2 * width if affordable >= 6 * width else affordable
    return wider if wider < MOST_WIDTH else MOST_WIDTH


def _is_up_to_chance(state: State) -> bool:
    return any(state.leaves_to_chance(action) for action in state.legal_actions())
