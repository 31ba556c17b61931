# compiled by mypyc
"""The bot that looks one decision ahead."""

from __future__ import annotations

from insectarium.bots.bot import Bot
from insectarium.core.packed import i64, mypyc_attr
from insectarium.core.rng import Rng
from insectarium.core.state import State


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
            after = state.clone()
            after.advance(action)
            worth = self.worth(after, seat)
            if equals == 0 or worth > best_worth:
                best_worth = worth
                best = action
                equals = 1
            elif worth == best_worth:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best

    def worth(self, state: State, seat: i64) -> float:
        """How good this state is for the seat: the more, the better."""
        return state.chances()[seat]
