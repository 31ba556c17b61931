"""How strong the computer players are that a table offers."""

from __future__ import annotations

from insectarium.bots import make_bot
from insectarium.bots.levels import LEVELS
from insectarium.core.manifest import BadSetup
from insectarium.server.errors import say

SIMPLER = "medium"
"""What plays on for somebody who has left, and what decides when a bot has failed."""
HINTS = "expert@700ms"
LONGEST_SPEC = 60


def spec_of(level: str) -> str:
    """The bot that a level, or the spec of a bot itself, means; BadSetup says what is wrong."""
    if not level:
        levels = ", ".join(LEVELS)
        raise BadSetup(f"A bot needs a level: {levels}.", "no-level", {"levels": levels})
    if len(level) > LONGEST_SPEC:
        sentence = f"The name of a bot has at most {LONGEST_SPEC} characters."
        raise BadSetup(sentence, "long-bot", {"most": LONGEST_SPEC})
    make_bot(level)
    return level


def name_of(level: str, language: str) -> str:
    """What a bot of this level is called at the table."""
    return say(f"bot-name-{level}", {}, language) if level in LEVELS else level
