# compiled by mypyc
"""A whole turn, thought out before it is played."""

from __future__ import annotations

import math
from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.state import State

# No turn is as long; one that goes in circles ends here.
MOST_DECISIONS_IN_A_TURN: Final[i64] = 100


class Plan:
    """What to do until the turn ends, how that leaves every seat, and what came of it later.

    A line of play goes on in the seat's later turns.
    """

    def __init__(self, actions: vec[i64], chances: vec[float], seat: i64, trust: float = 0.0) -> None:
        self.actions = actions
        self.chances = chances
        self.worth = chances[seat]
        # How much that counts, for each deal in which the plan was played on.
        self.trust = trust
        # What it was worth in each deal, and in all of them.
        self.worths = vec[float]()
        self.total = 0.0

    def learn(self, worth: float) -> None:
        """In one more deal it was worth this."""
        self.worths = append(self.worths, worth)
        self.total += worth

    def deals(self) -> i64:
        return i64(len(self.worths))

    def average(self) -> float:
        """What was thought of it before counts like one deal at least: that has everything in sight."""
        deals = float(len(self.worths))
        weight = max(1.0, self.trust * deals)
        return (weight * self.worth + self.total) / (weight + deals)

    def lags_behind(self, other: Plan, errors: float) -> bool:
        """Whether it is worse than a plan of the same deals by so many standard errors, or the same to us."""
        deals = self.deals()
        mean = (other.total - self.total) / float(deals)
        before = self.trust * (other.worth - self.worth)
        squares = 0.0
        for number in range(deals):
            off = other.worths[number] - self.worths[number] - mean
            squares += off * off
        return mean + before >= errors * math.sqrt(squares / float((deals - 1) * deals))


def is_possible(state: State, action: i64) -> bool:
    return any(legal == action for legal in state.legal_actions())


def best_of(plans: list[Plan]) -> Plan:
    best = plans[0]
    for plan in plans:
        if plan.average() > best.average():
            best = plan
    return best


def insert_plan(plans: list[Plan], plan: Plan, most: i64) -> None:
    """Keep a plan if it is among the best, unless it is the turn of another one in another order."""
    count = i64(len(plans))
    if count == most and plan.worth <= plans[count - 1].worth:
        return
    place = count
    while place > 0 and plans[place - 1].worth < plan.worth:
        place -= 1
    if place > 0 and plans[place - 1].worth == plan.worth:
        return
    plans.insert(place, plan)
    if count == most:
        plans.pop()


def keep_opening(openings: list[Plan], plan: Plan) -> None:
    """Keep the best plan for each first action."""
    for number in range(i64(len(openings))):
        if openings[number].actions[0] == plan.actions[0]:
            if openings[number].worth < plan.worth:
                openings[number] = plan
            return
    openings.append(plan)
