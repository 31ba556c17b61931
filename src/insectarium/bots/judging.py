"""Looking back: how a match stood before a decision, and what the decision cost."""

from __future__ import annotations

from dataclasses import dataclass

from insectarium.bots.search import SearchBot
from insectarium.bots.tree import Node
from insectarium.core.rng import Rng
from insectarium.core.state import UNFORESEEN, State

DEALS = 8


@dataclass(frozen=True)
class Judgement:
    """Chances to win before a decision, by seat, and what a search would have done. Plain data."""

    chances: list[float]
    favourite: int
    cost: float
    """A first guess of what the other action cost its seat, as a chance to win."""


def judge(state: State, played: int, bot: SearchBot) -> Judgement:
    """Judge a decision from what its seat could know: the state is honest."""
    bot.think(state)
    root = bot.root
    seat = int(state.seat_to_act())
    favourite = int(root.favourite(seat))
    chances = _among_equals(state, int(root.actions[favourite])) or _of_all_tries(root)
    slots = {int(action): slot for slot, action in enumerate(root.actions)}
    cost = 0.0
    if played in slots:
        cost = float(root.average(favourite)[seat]) - float(root.average(slots[played])[seat])
    return Judgement(chances, int(root.actions[favourite]), max(0.0, cost))


def _of_all_tries(root: Node) -> list[float]:
    seats = int(root.seats)
    visits = [int(number) for number in root.visits]
    return [
        sum(float(root.totals[slot * seats + place]) for slot in range(len(visits))) / max(1, sum(visits))
        for place in range(seats)
    ]


def _among_equals(state: State, favourite: int) -> list[float]:
    """Where lines of play are followed, chances as if everybody played alike; nothing in other games.

    The line that a search likes takes the seat to act for the only one that thinks ahead, so that a graph
    of such chances would rise and fall with whoever is to act.
    """
    after = state.clone()
    after.be_thorough()
    if after.news() == UNFORESEEN:
        return []
    after.advance(favourite)
    return [float(chance) for chance in after.chances()]


def cost_of(state: State, played: int, better: int, iterations: int, seed: str) -> float:
    """How much less likely to win the one action makes its seat than the other one does.

    Both are followed by the same search over the same deals of the unknown, so that luck counts for neither.
    """
    seat = int(state.seat_to_act())
    lost = 0.0
    for number in range(DEALS):
        worths = []
        for action in (better, played):
            after = state.clone()
            after.redeal(seat, Rng.seeded(f"{seed} deal {number}"))
            after.advance(action)
            worths.append(_worth(after, seat, iterations, f"{seed} search {number}"))
        lost += worths[0] - worths[1]
    return max(0.0, lost / DEALS)


def _worth(state: State, seat: int, iterations: int, seed: str) -> float:
    if state.is_over() or len(state.legal_actions()) == 0:
        return float(state.chances()[seat])
    bot = SearchBot(seed, iterations=iterations)
    bot.think(state)
    root = bot.root
    favourite = int(root.favourite(state.seat_to_act()))
    equal = _among_equals(state, int(root.actions[favourite]))
    return equal[seat] if equal else float(root.average(favourite)[seat])
