"""The words of the picture: prompts, labels, names, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from insectarium.core.game import View
from insectarium.core.message import Value
from insectarium.games.micropolis.components import Segment, Tile
from insectarium.games.micropolis.sprites_tunnels import contents

if TYPE_CHECKING:
    from insectarium.games.micropolis.game import Micropolis

LETTERS = "ABCDEF"
NAME_LENGTH = 14
_told: dict[tuple[str, str, str], str] = {}


def fitting(words: str, size: float, letters: float) -> float:
    """The size of words where there is room for so many letters of this size: longer ones are set smaller."""
    return round(min(size, size * letters / len(words)), 1)


class Words:
    def __init__(self, game: Micropolis, language: str, names: Sequence[str] | None, view: View) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.view = view

    def say(self, key: str, **args: Value) -> str:
        return self.game.phrases.say(key, args, self.language)

    def name(self, seat: int) -> str:
        return self.game.name_of(seat, self.language, self.names)

    def short_name(self, seat: int) -> str:
        name = self.name(seat)
        return name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1].rstrip() + "…"

    def hill(self, hill: int) -> str:
        """An anthill's short name: the letter of its seat, in the expert game with a number."""
        per_seat = len(self.view["table"]["anthills"]) // int(self.view["seats"])
        seat, number = divmod(hill, per_seat)
        return LETTERS[seat] + (str(number + 1) if per_seat > 1 else "")

    @cached_property
    def title(self) -> str:
        return self.say("title")

    @cached_property
    def round(self) -> str:
        table = self.view["table"]
        return self.say("scene-round", round=table["round"], rounds=table["rounds"])

    @cached_property
    def prompt(self) -> str:
        decision = self.view["decision"]
        if decision is None:
            return self._outcome()
        do = self.say(f"prompt-{decision['kind']}")
        return self.say("scene-prompt", who=self.short_name(decision["seat"]), prompt=do)

    def _outcome(self) -> str:
        winners = self.view["winners"]
        who = ", ".join(self.short_name(winner) for winner in winners)
        points = max(self.view["scores"])
        return self.say("scene-outcome", who=who, winners=len(winners), points=points)

    def tile(self, tile: Tile) -> str:
        """What a tile shows."""
        key = (self.game.components.fingerprint, self.language, tile.id)
        if key not in _told:
            parts = [self._segment(segment, tile) for segment in tile.segments]
            if tile.barracks:
                parts.append(self.say("label-tile-barracks", capacity=tile.barracks))
            _told[key] = self.say("label-tile", id=tile.id, parts="; ".join(parts))
        return _told[key]

    def _segment(self, segment: Segment, tile: Tile) -> str:
        kinds = contents(segment)
        items = [
            self.say(f"label-item-{kind}", count=kinds.count(kind), eggs=tile.eggs)
            for kind in dict.fromkeys(kinds)
        ]
        what = ", ".join(items) or self.say("label-nothing")
        if not segment.ports:
            return self.say("label-chamber", what=what)
        ports = ", ".join(self.say(f"label-port-{port}") for port in segment.ports)
        return self.say("label-tunnel", ports=ports, what=what)
