# compiled by mypyc
"""The bot that thinks ahead, but not for long."""

from __future__ import annotations

from typing import Final

from insectarium.bots.search import SearchBot
from insectarium.core.packed import i64
from insectarium.core.state import State

# More would make it an expert in games of few actions, and slow in games of many (docs/bots.md: the ladder).
TRIES_PER_ACTION: Final[i64] = 1
LEAST_TRIES: Final[i64] = 8
# Where turns are planned a try is a look at one decision of a long turn.
TRIES_PER_ACTION_OF_A_PLAN: Final[i64] = 2
LEAST_TRIES_OF_A_PLAN: Final[i64] = 12
MOST_TRIES: Final[i64] = 60


class ShortSearchBot(SearchBot):
    """Thinks longer where there is more to choose from; as strong on a slow machine as on a fast one.

    What it thought at the last decision of a turn it has forgotten at the next. It takes the short look at
    positions: where turns are planned, an expert is hardly better than a short search that judges as well.
    """

    def __init__(self, seed: int | str, name: str = "short search") -> None:
        super().__init__(seed, iterations=MOST_TRIES, name=name, thorough=False)

    def choose(self, state: State) -> i64:
        actions = i64(len(state.legal_actions()))
        if state.plans_turns():
            tries = max(LEAST_TRIES_OF_A_PLAN, TRIES_PER_ACTION_OF_A_PLAN * actions)
        else:
            tries = max(LEAST_TRIES, TRIES_PER_ACTION * actions)
        self.iterations = min(MOST_TRIES, tries)
        self.forget()
        return super().choose(state)
