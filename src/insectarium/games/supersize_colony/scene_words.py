"""The words of the picture: prompts, labels, names, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from insectarium.core.game import View
from insectarium.core.message import Value

if TYPE_CHECKING:
    from insectarium.games.supersize_colony.game import SupersizeColony

LETTERS = "ABCD"
NAME_LENGTH = 14


class Words:
    def __init__(self, game: SupersizeColony, language: str, names: Sequence[str] | None, view: View) -> None:
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

    @property
    def prompt(self) -> str:
        decision = self.view["decision"]
        if decision is None:
            winners = self.view["winners"]
            who = ", ".join(self.short_name(winner) for winner in winners)
            points = max(self.view["scores"])
            return self.say("scene-outcome", who=who, winners=len(winners), points=points)
        do = self.say(f"prompt-{decision['kind']}")
        return self.say("scene-prompt", who=self.short_name(decision["seat"]), prompt=do)
