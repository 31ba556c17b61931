"""Where something lies, in words."""

from __future__ import annotations

from pathlib import Path

from insectarium.games._hexes.places import from_middle
from insectarium.text import FluentPhrases

PHRASES = FluentPhrases(Path(__file__).parent / "text")


def place(q: int, r: int, language: str) -> str:
    """A cell as so many steps from the middle of the table."""
    return PHRASES.say("name-place", from_middle(q, r), language)
