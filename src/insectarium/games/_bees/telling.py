"""Sentences about bees and places: a bee has a kind and a number, a place lies so far from the middle."""

from __future__ import annotations

from collections.abc import Mapping

from insectarium.core.message import Value
from insectarium.games._bees.scene_words import BEE_KINDS
from insectarium.games._hexes.telling import place
from insectarium.text import FALLBACK, FluentPhrases


class BeePhrases(FluentPhrases):
    """A phrase book that has words for coordinates and for the short names of bees, such as w2."""

    def say(self, key: str, args: Mapping[str, Value], language: str = FALLBACK) -> str:
        return super().say(key, told(args, language), language)


def told(facts: Mapping[str, Value], language: str) -> dict[str, Value]:
    """The facts with words for places, and with the kind and the number of a bee that is named."""
    words = dict(facts)
    if "q" in words:
        words["place"] = place(int(words["q"]), int(words["r"]), language)
    name = str(words.get("name", ""))
    if name[:1] in BEE_KINDS and name[1:].isdecimal():
        words.update(kind=BEE_KINDS[name[0]], number=int(name[1:]))
    return words
