"""The computer players that people choose from: five levels, weakest first.

All of them know only what their seat may know. The weak ones play like people who are new to the game: they
look at what an action brings at once, overlook some and misjudge others. The strong ones think ahead.
"""

from __future__ import annotations

from insectarium.bots.bot import Bot
from insectarium.bots.greedy import GreedyBot
from insectarium.bots.hasty import HastyBot
from insectarium.bots.search import SearchBot
from insectarium.core.state import State

LEVELS = ("beginner", "easy", "medium", "hard", "expert")
# A decision within a second, with what it takes to ask and to answer.
EXPERT_MILLISECONDS = 900
# A short search thinks longer where there is more to choose from. More would make it an expert in games of
# few actions, and slow in games of many (docs/bots.md has the ladder).
HARD_TRIES_PER_ACTION = 2
HARD_LEAST = 12
HARD_MOST = 60


class HardBot(Bot):
    """A short search, bounded by iterations: as strong on a slow machine as on a fast one."""

    def __init__(self, seed: int | str) -> None:
        super().__init__("hard")
        self.search = SearchBot(seed, iterations=HARD_MOST)

    def choose(self, state: State) -> int:
        tries = HARD_TRIES_PER_ACTION * len(state.legal_actions())
        self.search.iterations = min(HARD_MOST, max(HARD_LEAST, tries))
        return self.search.choose(state)


def make_level(level: str, seed: int | str) -> Bot:
    """The bot that plays on a level; an expert is made with its time."""
    if level == "beginner":
        return HastyBot(seed, overlooks=0.55, misjudges=1.1)
    if level == "easy":
        return HastyBot(seed, overlooks=0.25, misjudges=0.4)
    if level == "medium":
        return GreedyBot(seed)
    return HardBot(seed)
