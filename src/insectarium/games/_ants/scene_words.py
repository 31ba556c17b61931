"""The words of the picture: prompts, labels, names, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from insectarium.core.game import Game, View
from insectarium.games._ants.telling import PHRASES, place, shown_on
from insectarium.games._ants.tiles import TileKind
from insectarium.games._hexes.table_words import TableWords

ANT_KINDS = {"q": "queen", "w": "worker", "s": "soldier", "l": "larva"}
_told: dict[tuple[str, TileKind], str] = {}


class AntWords(TableWords):
    """What a table of the ants says; the words of one game come from its own phrase book."""

    def __init__(self, game: Game[Any], language: str, names: Sequence[str] | None, view: View) -> None:
        super().__init__(PHRASES, game, language, names, view)

    @cached_property
    def ending(self) -> str:
        """Why the end has come or is near; nothing while it is far."""
        if self.view["over"]:
            return self.say("scene-over")
        ending = self.view["table"]["ending"]
        return "" if ending == "none" else self.say("scene-ending", ending=ending)

    def ant(self, name: str) -> str:
        """An ant by its short name, such as w2."""
        return self.say("name-ant", ant=ANT_KINDS[name[0]], number=int(name[1:]))

    def tile(self, kind: TileKind) -> str:
        """A tile by its ground and what it shows."""
        key = (self.language, kind)
        if key not in _told:
            _told[key] = self.say("name-tile", ground=kind.ground, shown=shown_on(kind, self.language))
        return _told[key]

    def place(self, q: int, r: int) -> str:
        return place(q, r, self.language)
