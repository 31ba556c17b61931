<<<<<<< HEAD
"""Sentences about tiles and places of the bees: what a tile shows, and where it lies."""
=======
"""Sentences about bees and places: a bee has a kind and a number, a place lies so far from the middle."""
>>>>>>> main

from __future__ import annotations

from collections.abc import Mapping
<<<<<<< HEAD
from pathlib import Path

from insectarium.core.message import Value
from insectarium.games._bees.tiles import TileKind
from insectarium.games._hexes.places import place
from insectarium.text import FALLBACK, FluentPhrases

PHRASES = FluentPhrases(Path(__file__).parent / "text")
DEGREES = 60


class BeePhrases(FluentPhrases):
    """A phrase book that has words for the codes of tiles, for turns and for coordinates."""

    def __init__(self, folder: Path, kinds: Mapping[str, TileKind]) -> None:
        super().__init__(folder)
        self.kinds = kinds

    def say(self, key: str, args: Mapping[str, Value], language: str = FALLBACK) -> str:
        return super().say(key, self.told(args, language), language)

    def told(self, facts: Mapping[str, Value], language: str) -> dict[str, Value]:
        """The facts with words for places and tiles."""
        told = dict(facts)
        if "q" in told:
            told["place"] = place(int(told["q"]), int(told["r"]), language)
        if "turn" in told:
            told["degrees"] = DEGREES * int(told["turn"])
        kind = self.kinds.get(str(told.get("tile")))
        if kind is not None:
            sides = {"open": kind.edges.count("O"), "holes": kind.edges.count("F")}
            told["shown"] = PHRASES.say("name-shown", sides, language)
            told["ground"] = kind.ground
        return told
=======

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
>>>>>>> main
