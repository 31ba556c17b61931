"""What is said to people: a key and its arguments; the sentence comes from the game's phrase book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

Value = str | int


class PhraseBook(Protocol):
    """The sentences of one game in every language it has."""

    def say(self, key: str, args: Mapping[str, Value], language: str = "en") -> str: ...

    def languages(self) -> tuple[str, ...]: ...


_books: dict[str, PhraseBook] = {}


def register_phrases(game: str, book: PhraseBook) -> None:
    """Let messages of this game speak for themselves."""
    _books[game] = book


@dataclass(frozen=True)
class Message:
    game: str
    key: str
    args: Mapping[str, Value] = field(default_factory=dict)

    def say(self, language: str = "en") -> str:
        book = _books.get(self.game)
        if book is None:
            facts = ", ".join(f"{name} {value}" for name, value in self.args.items())
            return f"{self.key}{': ' if facts else ''}{facts}"
        return book.say(self.key, self.args, language)

    def __str__(self) -> str:
        return self.say()
