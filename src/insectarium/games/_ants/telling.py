"""Sentences about tiles and places of the ants: what a tile shows, and where it lies."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from insectarium.core.message import Value
from insectarium.games._ants.tiles import TileKind
from insectarium.games._hexes.telling import place as place
from insectarium.text import FALLBACK, FluentPhrases

TEXT = Path(__file__).parent / "text"
PHRASES = FluentPhrases(TEXT)


def shown_on(kind: TileKind, language: str) -> str:
    """What a tile shows, without its ground."""
    shows = "brood" if kind.brood else "lanes" if len(kind.lanes) == 2 else "plain"
    counts = {"tunnels": kind.edges.count("T"), "gates": kind.edges.count("N")}
    return PHRASES.say("name-shown", {"tile": shows, **counts}, language)


class AntPhrases(FluentPhrases):
    """A phrase book that has words for the codes of tiles and for coordinates."""

    def __init__(self, folder: Path, kinds: Mapping[str, TileKind]) -> None:
        super().__init__(folder, below=TEXT)
        self.kinds = kinds

    def say(self, key: str, args: Mapping[str, Value], language: str = FALLBACK) -> str:
        return super().say(key, self.told(args, language), language)

    def told(self, facts: Mapping[str, Value], language: str) -> dict[str, Value]:
        """The facts with words for places and tiles; a game adds its own."""
        told = dict(facts)
        if "q" in told:
            told["place"] = place(int(told["q"]), int(told["r"]), language)
        if "tile" in told:
            # An empty place of the market has no tile.
            kind = self.kinds.get(str(told["tile"]))
            told["shown"] = shown_on(kind, language) if kind else ""
            if kind:
                told["ground"] = kind.ground
        return told
