"""Sentences about tiles and places of the bees: what a tile shows, and where it lies."""

from __future__ import annotations

from collections.abc import Mapping
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
