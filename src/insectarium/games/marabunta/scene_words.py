"""The words of the picture: prompts, labels, names, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from insectarium.core.game import View
from insectarium.core.message import Value

if TYPE_CHECKING:
    from insectarium.games.marabunta.game import Marabunta

NAME_LENGTH = 16


class Words:
    def __init__(self, game: Marabunta, language: str, names: Sequence[str] | None, view: View) -> None:
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

    @cached_property
    def title(self) -> str:
        return self.say("title")

    @cached_property
    def round(self) -> str:
        table = self.view["table"]
        return self.say("scene-round", round=table["round"], cookies=table["cookies_left"])

    @cached_property
    def prompt(self) -> str:
        decision = self.view["decision"]
        if decision is None:
            winner = self.view["winners"][0]
            return self.say("scene-outcome", who=self.short_name(winner), points=self.view["scores"][winner])
        do = self.say(f"prompt-{decision['kind']}")
        return self.say("scene-prompt", who=self.short_name(decision["seat"]), prompt=do)
