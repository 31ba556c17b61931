"""Sentences about bees, tiles and places: no codes, no coordinates."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from insectarium.core.message import Value
from insectarium.games._bees.scene_words import BEE_KINDS, PHRASES, TEXT
from insectarium.games._bees.tiles import TileKind
from insectarium.games._hexes.telling import place
from insectarium.text import FALLBACK, FluentPhrases

DEGREES = 60


class BeePhrases(FluentPhrases):
    """A phrase book that has words for coordinates, turns, tiles and the short names of bees, such as w2.

    Without `kinds`, tiles keep their codes.
    """

    def __init__(self, folder: Path, kinds: Mapping[str, TileKind] | None = None) -> None:
        super().__init__(folder, below=TEXT)
        self.kinds = kinds or {}

    def say(self, key: str, args: Mapping[str, Value], language: str = FALLBACK) -> str:
        return super().say(key, self._told(args, language), language)

    def _told(self, facts: Mapping[str, Value], language: str) -> dict[str, Value]:
        words = told(facts, language)
        kind = self.kinds.get(str(words.get("tile")))
        if kind is not None:
            sides = {"open": kind.edges.count("O"), "holes": kind.edges.count("F")}
            words.update(ground=kind.ground, shown=PHRASES.say("name-shown", sides, language))
        return words


def told(facts: Mapping[str, Value], language: str) -> dict[str, Value]:
    """The facts with words for places and turns, and with the kind and the number of a bee that is named."""
    words = dict(facts)
    if "q" in words:
        words["place"] = place(int(words["q"]), int(words["r"]), language)
    if "turn" in words:
        words["degrees"] = DEGREES * int(words["turn"])
    name = str(words.get("name", ""))
    if name[:1] in BEE_KINDS and name[1:].isdecimal():
        words.update(kind=BEE_KINDS[name[0]], number=int(name[1:]))
    return words
