# compiled by mypyc
"""The bot that plays at random."""

from __future__ import annotations

from insectarium.bots.bot import Bot
from insectarium.core.packed import i64
from insectarium.core.rng import Rng
from insectarium.core.state import State


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self, seed: int | str, name: str = "random") -> None:
        super().__init__(name)
        self.rng = Rng.seeded(f"random bot {seed}")

    def choose(self, state: State) -> i64:
        actions = state.legal_actions()
        return actions[self.rng.below(i64(len(actions)))]
