"""The computer players that people choose from: five levels, weakest first.

All of them know only what their seat may know. The weak ones play like people who are new to the game: they
look at what an action brings at once, overlook some and misjudge others. The strong ones think ahead.
"""

from __future__ import annotations

from insectarium.bots.bot import Bot
from insectarium.bots.greedy import GreedyBot
from insectarium.bots.hasty import HastyBot
from insectarium.bots.short import ShortSearchBot

LEVELS = ("beginner", "easy", "medium", "hard", "expert")
# A decision within a second, with what it takes to ask and to answer.
EXPERT_MILLISECONDS = 900


def make_level(level: str, seed: int | str) -> Bot:
    """The bot that plays on a level; an expert is made with its time."""
    if level == "beginner":
        return HastyBot(seed, overlooks=0.55, misjudges=1.1)
    if level == "easy":
        return HastyBot(seed, overlooks=0.25, misjudges=0.4)
    if level == "medium":
        return GreedyBot(seed)
    return ShortSearchBot(seed)
