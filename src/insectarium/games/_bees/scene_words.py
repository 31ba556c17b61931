"""The words of the pictures of the bees: prompts, labels, names, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from insectarium.core.game import Game, View
from insectarium.games._bees.tiles import TileKind
from insectarium.games._hexes.areas import counted
from insectarium.games._hexes.table_words import TableWords
from insectarium.games._hexes.telling import place
from insectarium.text import FluentPhrases

TEXT = Path(__file__).parent / "text"
PHRASES = FluentPhrases(TEXT)
BEE_KINDS = {"q": "queen", "w": "worker", "d": "drone", "e": "egg"}
_told: dict[tuple[str, TileKind], str] = {}


class BeeWords(TableWords):
    def __init__(self, game: Game[Any], language: str, names: Sequence[str] | None, view: View) -> None:
        super().__init__(PHRASES, game, language, names, view)

    def bee(self, name: str) -> str:
        """A bee by its short name, such as w2; one without a number is the only one of its kind."""
        return self.say("name-bee", bee=BEE_KINDS[name[0]], number=int(name[1:] or 0))

    def place(self, q: int, r: int) -> str:
        return place(q, r, self.language)

    def tile(self, kind: TileKind) -> str:
        """What a tile shows."""
        key = (self.language, kind)
        if key not in _told:
            _told[key] = self.say(
                "name-tile", ground=kind.ground, open=kind.edges.count("O"), holes=kind.edges.count("F")
            )
        return _told[key]

    def hive(self, form: dict[str, Any]) -> str:
        """A hive: its size, its open sides, and who would score what for it as it is."""
        gains = [form["points"] if seat in form["queens"] else 0 for seat in range(len(self.names))]
        facts = {"tiles": form["size"], "open": len(form["open"]), "queens": len(form["queens"])}
        return self.say("area-hive", **facts, gains=counted(self.names, gains))
