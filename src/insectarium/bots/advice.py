"""Why an action is good: what it brings at once, what it promises, whom it holds back."""

from __future__ import annotations

from dataclasses import dataclass

from insectarium.core.rng import Rng
from insectarium.core.state import State

MOST_COMPARED = 40
TRIES_WITH_CHANCE = 8


@dataclass(frozen=True)
class Advice:
    """An action beside the other ones, in points of the game's heuristic. Plain data, to pass on."""

    action: int
    points_now: float
    """What it changes in the seat's points at once."""
    promised: float
    """How much further it brings the seat than its other actions do on average."""
    rival: int
    """The seat that it holds back most, -1 if none."""
    held_back: float
    """By how much, beside the other actions."""


@dataclass(frozen=True)
class _Prospect:
    """Where an action leads, on average: points of the seat, and where each seat is heading."""

    points: float
    heading: list[float]


def advise(state: State, action: int, rng: Rng) -> Advice:
    """Weigh an action of the seat to act. The state is honest: unknown things are dealt anew in it."""
    state = state.clone()
    state.be_thorough()
    seat = int(state.seat_to_act())
    others = [int(legal) for legal in state.legal_actions() if int(legal) != action]
    while len(others) > MOST_COMPARED:
        others.pop(int(rng.below(len(others))))
    mine = _prospect(state, action, seat, rng)
    usual = [_prospect(state, other, seat, rng) for other in others] or [mine]
    average = [sum(each.heading[place] for each in usual) / len(usual) for place in range(int(state.seats))]
    losses = [(average[place] - mine.heading[place], place) for place in range(len(average)) if place != seat]
    held_back, rival = max(losses, default=(0.0, -1))
    return Advice(
        action=action,
        points_now=mine.points - state.scores()[seat],
        promised=mine.heading[seat] - average[seat],
        rival=rival if held_back > 0 else -1,
        held_back=max(0.0, held_back),
    )


def _prospect(state: State, action: int, seat: int, rng: Rng) -> _Prospect:
    tries = TRIES_WITH_CHANCE if state.leaves_to_chance(action) else 1
    points, heading = 0.0, [0.0] * int(state.seats)
    for _ in range(tries):
        after = state.clone()
        if tries > 1:
            after.redeal(seat, rng)
        after.advance(action)
        points += after.scores()[seat]
        for place, value in enumerate(list(after.evaluations())[: len(heading)]):
            heading[place] += value
    return _Prospect(points / tries, [value / tries for value in heading])
