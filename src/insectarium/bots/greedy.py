# compiled by mypyc
"""The bot that looks one decision ahead."""

from __future__ import annotations

from typing import Final

from insectarium.bots.bot import Bot
from insectarium.core.packed import i64, mypyc_attr
from insectarium.core.rng import Rng
from insectarium.core.state import State

# Twice the sides of a die: enough to tell a fair bet from a bad one.
TRIES: Final[i64] = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the action after which its chance to win looks best; among equals, chance decides."""

    def __init__(self, seed: int | str, name: str = "greedy") -> None:
        super().__init__(name)
        self.rng = Rng.seeded(f"greedy bot {seed}")

    def choose(self, state: State) -> i64:
        seat = state.seat_to_act()
        actions = state.legal_actions()
        best = actions[0]
        if len(actions) == 1:
            return best
        best_worth = 0.0
        equals: i64 = 0
        for action in actions:
            worth = self._worth_of(state, action, seat)
            if equals == 0 or worth > best_worth:
                best_worth = worth
                best = action
                equals = 1
            elif worth == best_worth:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best

    def _worth_of(self, state: State, action: i64, seat: i64) -> float:
        """How good the action is for the seat, on average where chance decides what comes of it."""
        if not state.leaves_to_chance(action):
            after = state.clone()
            after.advance(action)
            return self.worth(after, seat)
        total = 0.0
        for _ in range(TRIES):
            after = state.clone()
            after.redeal(seat, self.rng)
            after.advance(action)
            total += self.worth(after, seat)
        return total / float(TRIES)

    def worth(self, state: State, seat: i64) -> float:
        """How good this state is for the seat: the more, the better."""
        return state.chances()[seat]
