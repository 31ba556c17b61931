# compiled by mypyc
"""Whole turns at once: which ones promise most, and which of these stand up to what the others may answer."""

from __future__ import annotations

import math
from typing import Final

from insectarium.bots.clock import Clock
from insectarium.bots.tree import UNKNOWN, Node
from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import State

# How many points of a turn a sweep goes on from: at first, and at most, which also bounds its memory.
FIRST_WIDTH: Final[i64] = 2
MOST_WIDTH: Final[i64] = 256
# The part of the time for finding plans. The rest goes to what the others answer (decision 7).
SHARE_FOR_FINDING: Final = 0.5
MOST_PLANS: Final[i64] = 6
MOST_ROUNDS: Final[i64] = 30
# How often something is tried that is left to chance.
TRIES: Final[i64] = 12
# How often an action counts as tried at the root.
ONLY_LOOKED_AT: Final[i64] = 1
FOLLOWED: Final[i64] = 2
# No turn is as long; one that goes in circles ends here.
MOST_DECISIONS_IN_A_TURN: Final[i64] = 100


class Plan:
    """What to do until the turn ends, how that leaves every seat, and what came of it in the end."""

    def __init__(self, actions: vec[i64], chances: vec[float], seat: i64) -> None:
        self.actions = actions
        self.chances = chances
        self.worth = chances[seat]
        self.rounds: i64 = 0
        self.total = 0.0

    def learn(self, worth: float) -> None:
        """In one more deal, and after everybody's answer, it was worth this."""
        self.rounds += 1
        self.total += worth

    def average(self) -> float:
        """The end of the turn counts like one deal: the heuristic has judged it with everything in sight."""
        return (self.worth + self.total) / (1.0 + float(self.rounds))


class Front:
    """The most promising points that a sweep has reached in the middle of a turn, best first."""

    def __init__(self, width: i64) -> None:
        self.width = width
        self.worths = vec[float]()
        self.states: list[State] = []
        self.paths: list[vec[i64]] = []

    def offer(self, worth: float, state: State, path: vec[i64]) -> None:
        """Keep a point if it is among the best, unless it is there already by other ways."""
        count = i64(len(self.worths))
        if count == self.width and worth <= self.worths[count - 1]:
            return
        place = count
        while place > 0 and self.worths[place - 1] < worth:
            place -= 1
        if self._has_twin(worth, state, place):
            return
        self.states.insert(place, state)
        self.paths.insert(place, path)
        self.worths = append(self.worths, worth)
        for later in range(count, place, -1):
            self.worths[later] = self.worths[later - 1]
        self.worths[place] = worth
        if count == self.width:
            self.states.pop()
            self.paths.pop()
            self.worths = self.worths[: self.width]

    def _has_twin(self, worth: float, state: State, place: i64) -> bool:
        """Worth the same and as much left to do: most often, the same was done in another order."""
        before = place - 1
        while before >= 0 and self.worths[before] == worth:
            if len(self.states[before].legal_actions()) == len(state.legal_actions()):
                return True
            before -= 1
        return False


class Planner:
    """Finds good turns for the seat to act, best first in `plans`.

    The state is what the seat knows. At the `root` each action is worth what the best turn is that begins
    with it, or how it looks at once if none was followed to its end.
    """

    def __init__(self, known: State, rng: Rng, clock: Clock, root: Node) -> None:
        self.known = known
        self.seat = known.seat_to_act()
        self.rng = rng
        self.clock = clock
        self.root = root
        self.plans: list[Plan] = []

    def remember(self, actions: vec[i64]) -> None:
        """Take up a plan from an earlier decision of this turn, if it can still be followed."""
        state = self.known.clone()
        for action in actions:
            if self._has_ended(state) or not _allows(state, action):
                return
            state.advance(action)
        if self._has_ended(state) or _is_up_to_chance(state):
            self._keep(actions, state.chances())

    def find(self) -> None:
        """Sweep through the turn again and again, each time wider, while time allows."""
        width = FIRST_WIDTH
        while True:
            steps = self.clock.steps
            if not self._sweep(self._dealt(), width):
                return
            steps_by_width = float(self.clock.steps - steps) / float(width)
            affordable = i64(self._steps_for_finding() / steps_by_width)
            if affordable <= width or width == MOST_WIDTH:
                return
            width = _next_width(width, affordable)

    def _steps_for_finding(self) -> float:
        """What is left when the answers have got their share, if they can do anything with it."""
        left = self.clock.steps_left()
        share = (1.0 - SHARE_FOR_FINDING) * (left + float(self.clock.steps))
        return left - share if self._steps_of_a_round() <= share else left

    def _steps_of_a_round(self) -> float:
        """About how much it takes to let the others answer every plan once."""
        if not _begin_differently(self.plans):
            # Nothing could come of it.
            return math.inf
        turn = float(len(self.plans[0].actions))
        return turn * float(len(self.plans)) * float(self.known.seats - 1)

    def _sweep(self, start: State, width: i64) -> bool:
        """Follow the most promising ways through the turn; False if time was up before the end.

        The first sweep comes to its end whatever the time, so that there is a plan.
        """
        front = Front(1)
        front.offer(0.0, start, vec[i64]())
        for _ in range(MOST_DECISIONS_IN_A_TURN):
            if len(front.states) == 0:
                return True
            following = Front(width)
            for number in range(i64(len(front.states))):
                if width > FIRST_WIDTH and self.clock.is_up():
                    return False
                self._look_around(front.states[number], front.paths[number], following)
                self.clock.step()
            front = following
        for number in range(i64(len(front.states))):
            self._keep(front.paths[number], front.states[number].chances())
        return True

    def _look_around(self, state: State, path: vec[i64], following: Front) -> None:
        for action in state.legal_actions():
            if state.leaves_to_chance(action):
                if len(path) > 0:
                    # What comes of it is not this plan's merit.
                    self._keep(path, state.chances())
                    return
                self._try(state, action)
                continue
            after = state.clone()
            after.advance(action)
            chances = after.chances()
            way = append(path[:], action)
            if len(path) == 0 and self.root.find(action, 0) == UNKNOWN:
                self.root.learn(self.root.add(action), chances)
            if self._has_ended(after):
                self._keep(way, chances)
            else:
                following.offer(chances[self.seat], after, way)

    def _try(self, state: State, action: i64) -> None:
        """A plan to do, now, what is left to chance: it is worth what it brings on average."""
        if self.root.find(action, 0) != UNKNOWN:
            return
        slot = self.root.add(action)
        for _ in range(TRIES):
            after = self._dealt()
            after.advance(action)
            self.root.learn(slot, after.chances())
        self._keep(append(vec[i64](), action), self.root.average(slot))

    def _keep(self, actions: vec[i64], chances: vec[float]) -> None:
        worth = chances[self.seat]
        self._note_at_root(actions[0], chances)
        count = i64(len(self.plans))
        if count == MOST_PLANS and worth <= self.plans[count - 1].worth:
            return
        place = count
        while place > 0 and self.plans[place - 1].worth < worth:
            place -= 1
        if place > 0 and self.plans[place - 1].worth == worth:
            # The same turn in another order.
            return
        self.plans.insert(place, Plan(actions, chances, self.seat))
        if count == MOST_PLANS:
            self.plans.pop()

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
        """Let the others answer the best plans, all in the same deals, and put the best one first."""
        finalists = self.plans[:]
        rounds: i64 = 0
        while rounds < MOST_ROUNDS and _begin_differently(finalists) and self._play_round(finalists):
            finalists = _better_half(finalists)
            rounds += 1
        best = _best(finalists)
        self.plans.remove(best)
        self.plans.insert(0, best)

    def _play_round(self, finalists: list[Plan]) -> bool:
        """One deal for all of them; False if time was up, and then it counts for none."""
        deal = self._dealt()
        worths = vec[float]()
        for plan in finalists:
            if self.clock.is_up():
                return False
            worths = append(worths, self._worth_after_answers(plan, deal.clone()))
        for number in range(i64(len(finalists))):
            finalists[number].learn(worths[number])
        return True

    def _worth_after_answers(self, plan: Plan, state: State) -> float:
        """How the seat stands after this plan when it is to act again."""
        for action in plan.actions:
            if self._has_ended(state) or not _allows(state, action):
                break
            state.advance(action)
        # Another deal may ask for more; and what looks best may lead in circles.
        has_ended = False
        for _ in range(MOST_DECISIONS_IN_A_TURN * state.seats):
            has_ended = has_ended or self._has_ended(state)
            if state.is_over() or (has_ended and state.seat_to_act() == self.seat):
                break
            self._do_what_looks_best(state)
        return state.chances()[self.seat]

    def _do_what_looks_best(self, state: State) -> None:
        seat = state.seat_to_act()
        actions = state.legal_actions()
        best = actions[0]
        most = -1.0
        if len(actions) > 1:
            for action in actions:
                after = state.clone()
                after.advance(action)
                worth = after.chances()[seat]
                if worth > most:
                    most = worth
                    best = action
            self.clock.step()
        state.advance(best)

    def _dealt(self) -> State:
        deal = self.known.clone()
        deal.redeal(self.seat, self.rng)
        return deal

    def _has_ended(self, state: State) -> bool:
        return state.is_over() or state.seat_to_act() != self.seat


def _next_width(width: i64, affordable: i64) -> i64:
    """Twice as wide, if then once more can be afforded; otherwise as wide as possible."""
    wider = 2 * width if affordable >= 6 * width else affordable
    return wider if wider < MOST_WIDTH else MOST_WIDTH


def _is_up_to_chance(state: State) -> bool:
    return any(state.leaves_to_chance(action) for action in state.legal_actions())


def _allows(state: State, action: i64) -> bool:
    return any(legal == action for legal in state.legal_actions())


def _begin_differently(plans: list[Plan]) -> bool:
    """Whether it matters now which of the plans is the best."""
    return any(plan.actions[0] != plans[0].actions[0] for plan in plans)


def _best(plans: list[Plan]) -> Plan:
    best = plans[0]
    for plan in plans:
        if plan.average() > best.average():
            best = plan
    return best


def _better_half(plans: list[Plan]) -> list[Plan]:
    """Two at least, so that a lead by luck can be made good."""
    rest = plans[:]
    better: list[Plan] = []
    while len(rest) > 0 and (len(better) < 2 or 2 * len(better) < len(plans)):
        best = _best(rest)
        rest.remove(best)
        better.append(best)
    return better
