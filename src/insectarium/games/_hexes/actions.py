"""Actions of a game with hexagonal tiles: number ↔ structured value ↔ words of a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games._hexes.codes import VERB_BITS, action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.forms import one_of
from insectarium.games._hexes.tiles import TileKinds


class TileTables(Protocol):
    """The tables of a game, as far as its actions need them."""

    kinds: TileKinds
    number: dict[str, int]


class HexActions:
    """A game says which fields, numbers and words its verbs have."""

    title: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]
    words_alone: ClassVar[dict[str, str]]
    examples: ClassVar[str]

    def __init__(self, tables: TileTables) -> None:
        self.tables = tables

    # What a game tells

    def fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        """The fields of a form besides its kind."""
        raise NotImplementedError

    def numbers(self, verb: int, form: Mapping[str, Any]) -> tuple[int, int]:
        """The subject and the place of a form."""
        raise NotImplementedError

    def words(self, form: Mapping[str, Any]) -> str:
        """The words of a form that needs more than its kind."""
        raise NotImplementedError

    def read(self, first: str, rest: list[str]) -> dict[str, Any] | None:
        """The form that these words mean, None if they mean nothing."""
        raise NotImplementedError

    def description(self, state: Any, action: int) -> tuple[str, dict[str, Value]]:
        """The sentence that tells of an action, and its facts."""
        raise NotImplementedError

    # Numbers and forms

    def decode(self, action: int) -> dict[str, Any]:
        verb = int(verb_of(action)) if abs(action) < 1 << 62 else -1
        if not 0 <= verb < len(self.verbs) or action >> int(VERB_BITS) != verb:
            raise NotUnderstood(f"{action} is no action of {self.title}.")
        fields = self.fields(verb, int(subject_of(action)), int(where_of(action)))
        form = {"kind": self.verbs[verb], **fields}
        try:
            same = self.encode(form) == action
        except NotUnderstood:
            same = False
        if not same:
            raise NotUnderstood(f"{action} is no action of {self.title}.")
        return form

    def encode(self, form: Mapping[str, Any]) -> int:
        verb = one_of(form, "kind", self.verbs)
        return int(action_of(verb, *self.numbers(verb, form)))

    def code_of(self, kind: int) -> str:
        return self.tables.kinds.ids[kind] if kind < self.tables.kinds.count else ""

    def kind_of(self, code: object) -> int:
        if not isinstance(code, str) or code.lower() not in self.tables.number:
            raise NotUnderstood(f"There is no tile {code!r}.")
        return self.tables.number[code.lower()]

    # Words

    def notation(self, action: int) -> str:
        """The words of a record, for example `lay u2a 2,0 turn 1`."""
        form = self.decode(action)
        for words, alone in self.words_alone.items():
            if alone == form["kind"]:
                return words
        return self.words(form)

    def read_notation(self, words: str) -> int:
        """The action that these words mean, legal or not."""
        if words in self.words_alone:
            return self.encode({"kind": self.words_alone[words]})
        first, *rest = words.split() or [""]
        form = self.read(first, rest)
        if form is None:
            raise NotUnderstood(f"{words!r} is no action. Actions are: {self.examples}.")
        return self.encode(form)


def name_in(names: tuple[str, ...], number: int) -> str:
    """The name with this number, none for a number that is too high."""
    return names[number] if number < len(names) else ""
