# compiled by mypyc
"""Which of several plans is the best, when all of them are played on in the same deals."""

from __future__ import annotations

from typing import Final

from insectarium.bots.clock import Clock
from insectarium.bots.lines import NARROW, LineFinder
from insectarium.bots.looking import looks_best
from insectarium.bots.plan import MOST_DECISIONS_IN_A_TURN, Plan, best_of, is_possible
from insectarium.bots.sweep import BestTurn
from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import UNFORESEEN, State

# How often the time is divided; the worse half of the plans is given up after each part.
PARTS: Final = 3.0
# In fewer deals than these luck tells more than the plans do.
FEWEST_DEALS: Final[i64] = 8
# Which plans are given up in between: those so many standard errors behind, once that can be told.
CLEARLY_BEHIND: Final = 4.0


class Contest:
    """Follows plans through the rounds after them, in which everybody does what looks best.

    One deal of the unknown serves all plans, so that luck counts for none of them: how they differ tells much
    sooner which one is better than how they fare. The state is what the seat to act knows.
    """

    def __init__(self, known: State, rng: Rng, clock: Clock, rounds: i64) -> None:
        self.known = known
        self.seat = known.seat_to_act()
        self.rng = rng
        self.clock = clock
        self.temperature = known.temperature()
        self.rounds = rounds
        self.plans_turns = known.plans_turns()

    def best(self, plans: list[Plan]) -> Plan:
        """Play on until time is up, or until it is clear what to do now."""
        running = plans[:]
        start = self.clock.steps
        parts = 1.0
        while len(running) > 1 and self._play_on(running):
            running = _without_stragglers(running)
            used = float(self.clock.steps - start)
            if used * PARTS >= parts * (used + self.clock.steps_left()):
                running = _better_half(running)
                parts += 1.0
        return best_of(running)

    def affordable(self, plan: Plan) -> i64:
        """How many plans like this one can be played on in enough deals."""
        steps = self.clock.steps
        deal = self.known.clone()
        deal.redeal(self.seat, self.rng)
        self._worth_in(deal, plan)
        steps_of_a_deal = max(1.0, float(self.clock.steps - steps))
        return i64(self.clock.steps_left() / (steps_of_a_deal * float(FEWEST_DEALS)))

    def _play_on(self, plans: list[Plan]) -> bool:
        """One deal for all of them; False if time was up, and then it counts for none."""
        deal = self.known.clone()
        deal.redeal(self.seat, self.rng)
        worths = vec[float]()
        for plan in plans:
            if self.clock.is_up():
                return False
            worths = append(worths, self._worth_in(deal.clone(), plan))
        for number in range(i64(len(plans))):
            plans[number].learn(worths[number])
        return True

    def _worth_in(self, state: State, plan: Plan) -> float:
        """How the seat stands when the turn has come back to it often enough."""
        self._follow(state, plan, 0)
        back: i64 = 0
        was_on_turn = True
        # Another deal may ask for more; and what looks best may lead in circles.
        decisions = MOST_DECISIONS_IN_A_TURN * state.seats * self.rounds
        while decisions > 0 and not state.is_over():
            is_on_turn = state.seat_to_act() == self.seat
            if is_on_turn and not was_on_turn:
                back += 1
                if back == self.rounds:
                    break
            was_on_turn = is_on_turn
            if not state.is_over():
                decisions -= self._do_what_looks_best(state)
        return self._worth_of(state)

    def _do_what_looks_best(self, state: State) -> i64:
        """The others are taken to look as briefly as those do who look one decision ahead.

        The seat itself plans its turn, in games that do. How many decisions were taken is told.
        """
        is_own = state.seat_to_act() == self.seat
        if is_own and self.plans_turns and len(state.legal_actions()) > 1:
            actions = BestTurn(state, self.clock).actions
            for action in actions:
                state.advance(action)
            # There is none where chance decides at once.
            if len(actions) > 0:
                return i64(len(actions))
        if len(state.legal_actions()) > 1:
            self.clock.step()
        state.advance(looks_best(state, briefly=not is_own))
        return 1

    def _follow(self, state: State, plan: Plan, done: i64) -> i64:
        """Do what was planned for this turn; how much of the plan is done then."""
        while done < len(plan.actions) and state.seat_to_act() == self.seat:
            if not is_possible(state, plan.actions[done]):
                return i64(len(plan.actions))
            state.advance(plan.actions[done])
            done += 1
        return done

    def _worth_of(self, state: State) -> float:
        """By how far the seat is ahead, as that would count where the contest began, also in the end.

        Who has won there, or leads by a hair's breadth, tells little: with other luck it is another.
        """
        return state.chances_at(self.temperature)[self.seat]


class LineContest(Contest):
    """Plays on lines of play, in games where a chance to win can be told at any moment.

    Whenever the turn comes back to the seat, its best line from there is what it can make of what the others
    did. Early lines depend little on luck, late ones on what the game's judgement overlooks, so that all of
    them count.
    """

    def _worth_in(self, state: State, plan: Plan) -> float:
        done = self._follow(state, plan, 0)
        promised = 0.0
        lines: i64 = 0
        for _ in range(self.rounds):
            self._await_turn(state)
            if state.is_over():
                break
            if done < len(plan.actions):
                done = self._follow(state, plan, done)
                continue
            finder = LineFinder(state, self.clock, NARROW)
            line = finder.best()
            finder.play_turn(line)
            promised += line.chances[self.seat]
            lines += 1
        if state.is_over() or lines == 0:
            promised += state.chances()[self.seat]
            lines += 1
        return promised / float(lines)

    def _await_turn(self, state: State) -> None:
        while not state.is_over() and state.seat_to_act() != self.seat:
            self._do_what_looks_best(state)


def best_played_on(known: State, rng: Rng, clock: Clock, plans: list[Plan]) -> Plan:
    """The plan that stands up best to what follows, as far ahead as time allows to look.

    The first one, if there is no time to compare any.
    """
    for rounds in range(known.rounds_ahead(), 0, -1):
        if len(plans) < 2 or clock.is_up():
            break
        contest = _contest(known, rng, clock, rounds)
        count = contest.affordable(plans[0])
        if count > 1:
            return contest.best(plans[:count])
    return plans[0]


def _contest(known: State, rng: Rng, clock: Clock, rounds: i64) -> Contest:
    if known.news() != UNFORESEEN:
        return LineContest(known, rng, clock, rounds)
    return Contest(known, rng, clock, rounds)


def _without_stragglers(plans: list[Plan]) -> list[Plan]:
    if plans[0].deals() < FEWEST_DEALS:
        return plans
    best = best_of(plans)
    return [plan for plan in plans if plan is best or not plan.lags_behind(best, CLEARLY_BEHIND)]


def _better_half(plans: list[Plan]) -> list[Plan]:
    """Two at least, so that a lead by luck can be made good."""
    rest = plans[:]
    better: list[Plan] = []
    while len(rest) > 0 and (len(better) < 2 or 2 * len(better) < len(plans)):
        best = best_of(rest)
        rest.remove(best)
        better.append(best)
    return better
