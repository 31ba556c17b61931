"""The computer players that people choose from: five levels, weakest first.

All of them know only what their seat may know. Those up to medium play like people: they look at what an
action brings at once, overlook some and misjudge others, the more the weaker they are. The strong ones think
ahead.
"""

from __future__ import annotations

from insectarium.bots.bot import Bot
from insectarium.bots.hasty import HastyBot
from insectarium.bots.short import ShortSearchBot

LEVELS = ("beginner", "easy", "medium", "hard", "expert")
# A decision within a second, with what it takes to ask and to answer.
EXPERT_MILLISECONDS = 900


def make_level(level: str, seed: int | str) -> Bot:
    """The bot that plays on a level; an expert is made with its time."""
    if level == "beginner":
        return HastyBot(seed, overlooks=0.6, misjudges=1.3)
    if level == "easy":
        return HastyBot(seed, overlooks=0.32, misjudges=0.55)
    if level == "medium":
        return HastyBot(seed, overlooks=0.1, misjudges=0.15)
    return ShortSearchBot(seed)
