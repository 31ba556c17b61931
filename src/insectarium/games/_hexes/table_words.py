"""What a table says in one language, with the players' names; the basis for the words of a scene."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from insectarium.core.game import Game, View
from insectarium.core.message import PhraseBook, Value


class TableWords:
    """`say` speaks from a phrase book that several games share, `own` from the game's."""

    def __init__(
        self, shared: PhraseBook, game: Game[Any], language: str, names: Sequence[str] | None, view: View
    ) -> None:
        self.shared = shared
        self.game = game
        self.language = language
        self.view = view
        self.names = [game.name_of(seat, language, names) for seat in range(view["seats"])]

    def say(self, key: str, **args: Value) -> str:
        return self.shared.say(key, args, self.language)

    def own(self, key: str, **args: Value) -> str:
        return self.game.phrases.say(key, args, self.language)

    @cached_property
    def lit(self) -> set[str]:
        """The nodes that are part of a legal choice of the viewer."""
        decision = self.view["decision"]
        return {node for choice in decision["choices"] for node in choice["nodes"]} if decision else set()

    @cached_property
    def prompt(self) -> str:
        """Who must do what, or how the match ended."""
        decision = self.view["decision"]
        if decision is None:
            winners = self.view["winners"]
            who = ", ".join(self.names[winner] for winner in winners)
            points = self.view["scores"][winners[0]]
            return self.say("scene-outcome", who=who, winners=len(winners), points=points)
        who = self.names[decision["seat"]]
        return self.say("scene-prompt", who=who, prompt=self.own(f"prompt-{decision['kind']}"))
