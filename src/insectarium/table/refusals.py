"""A clear no from the table: a code for programs, a sentence for people, a rule where one says no."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from insectarium.core.message import Message, Value, register_phrases
from insectarium.core.refusal import Refusal
from insectarium.text import FluentPhrases

BOOK = "table"
PHRASES = FluentPhrases(Path(__file__).parent / "text")
register_phrases(BOOK, PHRASES)


class Declined(Exception):
    """Something that cannot be done at this table now; nothing has changed."""

    def __init__(self, code: str, message: Message, rule: str | None = None) -> None:
        super().__init__(code, message, rule)
        self.code = code
        self.message = message
        self.rule = rule

    def say(self, language: str = "en") -> str:
        return self.message.say(language)

    def __str__(self) -> str:
        return self.say()


def declined(code: str, key: str, args: Mapping[str, Value] | None = None) -> Declined:
    return Declined(code, Message(BOOK, key, args or {}))


def by_the_rules(refusal: Refusal) -> Declined:
    return Declined("refused", refusal.message, refusal.rule)


def say(key: str, args: Mapping[str, Value] | None = None, language: str = "en") -> str:
    return PHRASES.say(key, args or {}, language)
