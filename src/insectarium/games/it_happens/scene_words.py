"""The words of the picture: prompts, labels, names, in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from insectarium.core.game import View
from insectarium.core.message import Value
from insectarium.games.it_happens.words import Words

if TYPE_CHECKING:
    from insectarium.games.it_happens.game import ItHappens

NAME_LENGTH = 14


class SceneWords(Words):
    def __init__(self, game: ItHappens, language: str, names: Sequence[str] | None, view: View) -> None:
        def say(key: str, args: Mapping[str, Value]) -> str:
            return game.phrases.say(key, args, language)

        super().__init__(say, lambda seat: game.name_of(seat, language, names), view)
        self.view = view

    def tell(self, key: str, **args: Value) -> str:
        return self.say(key, args)

    def short(self, colour: str, letters: int = NAME_LENGTH) -> str:
        name, most = self.player(colour), min(NAME_LENGTH, letters)
        return name if len(name) <= most else name[: most - 1].rstrip() + "…"

    @cached_property
    def title(self) -> str:
        return self.tell("title")

    @cached_property
    def round(self) -> str:
        return self.tell("scene-round", round=self.table["round"], rounds=self.table["rounds"])

    @cached_property
    def prompt(self) -> str:
        decision = self.view["decision"]
        if decision is None:
            return self._outcome()
        acting = self.table["players"][decision["seat"]]["colour"]
        return self.tell(
            "scene-prompt", who=self.short(acting), prompt=self.tell(f"prompt-{decision['kind']}")
        )

    def _outcome(self) -> str:
        points = max(self.view["sheet"]["totals"])
        winners = self.view["winners"]
        if not winners:
            return self.tell("scene-third-wins", points=points)
        third = range(self.view["seats"], self.view["seats"] + len(self.view["sheet"]["extra_winners"]))
        names = [self.short(self.table["players"][player]["colour"]) for player in (*winners, *third)]
        return self.tell("scene-outcome", who=", ".join(names), winners=len(names), points=points)

    def hill_label(self, slot: int, hill: Mapping[str, Any]) -> str:
        """The whole hill for those who hear it."""
        columns = [self._column_label(number, column) for number, column in enumerate(hill["columns"])]
        return f"{self.hill_title(slot, hill)}. {' '.join(columns)} {self._offers(slot)}".strip()

    def _column_label(self, number: int, column: Mapping[str, Any]) -> str:
        if column["colour"] is None:
            return self.tell("label-free-column", column=number + 1, spaces=self.spaces(column))
        return self.tell(
            "label-column",
            column=number + 1,
            who=self.player(column["colour"]),
            sum=column["sum"],
            rank=column["rank"],
            spaces=self.spaces(column),
        )

    def card_label(self, player: Mapping[str, Any]) -> str:
        return self.tell(
            "label-card",
            who=self.player(player["colour"]),
            dice=sum(player["hands"]),
            worms=player["worms"],
            objects=self.objects(player),
            queens=len(player["queens"]),
            generals=len(player["generals"]),
        )
