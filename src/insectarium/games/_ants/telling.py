"""Sentences about tiles and places of the ants: what a tile shows, and where it lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from insectarium.core.game import Game, S
from insectarium.core.message import Value
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.tiles import TileKind
from insectarium.games._hexes.places import from_middle
from insectarium.text import FluentPhrases

PHRASES = FluentPhrases(Path(__file__).parent / "text")


def place(q: int, r: int, language: str) -> str:
    return PHRASES.say("name-place", from_middle(q, r), language)


def shown_on(kind: TileKind, language: str) -> str:
    """What a tile shows, without its ground."""
    shows = "brood" if kind.brood else "lanes" if len(kind.lanes) == 2 else "plain"
    counts = {"tunnels": kind.edges.count("T"), "gates": kind.edges.count("N")}
    return PHRASES.say("name-shown", {"tile": shows, **counts}, language)


class AntGame(Game[S]):
    """A game whose sentences speak of tiles and places: codes and coordinates become words."""

    sheet: AntSheet

    def describe(self, state: S, action: int, language: str = "en") -> str:
        sentence, args = self.description(state, action)
        return self.phrases.say(sentence, self.told(args, language), language)

    def narrate(
        self, event: Mapping[str, Any], language: str = "en", names: Sequence[str] | None = None
    ) -> str:
        told = {**event, "facts": self.told(event["facts"], language)}
        return super().narrate(told, language, names)

    def told(self, facts: Mapping[str, Value], language: str) -> dict[str, Value]:
        """The facts with words for places and tiles; a game adds its own."""
        told = dict(facts)
        if "q" in told:
            told["place"] = place(int(told["q"]), int(told["r"]), language)
        if "tile" in told:
            # An empty place of the market has no tile.
            kind = self.sheet.kinds.get(str(told["tile"]))
            told["shown"] = shown_on(kind, language) if kind else ""
            if kind:
                told["ground"] = kind.ground
        return told
