"""What goes wrong, as one clear sentence with a code."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from insectarium.core.message import Value
from insectarium.table import Declined
from insectarium.text import FluentPhrases

PHRASES = FluentPhrases(Path(__file__).parent / "text")
STATUS = {
    "bad-request": 400,
    "refused": 409,
    "not-seated": 403,
    "not-your-seat": 403,
    "wrong-origin": 403,
    "no-such-game": 404,
    "no-such-match": 404,
    "no-such-step": 404,
    "not-found": 404,
    "method": 405,
    "seat-taken": 409,
    "no-free-seat": 409,
    "not-over": 409,
    "stale": 409,
    "other-version": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "broken": 500,
    "closing": 503,
    "not-stored": 507,
}


class ErrorBody(msgspec.Struct):
    code: str
    sentence: str
    rule: str | None = None
    field: str | None = None


class ErrorAnswer(msgspec.Struct):
    error: ErrorBody


class ApiError(Exception):
    """An answer that is a no. `sentence` is used as it is when a part below has found the words."""

    def __init__(
        self,
        code: str,
        key: str | None = None,
        args: Mapping[str, Value] | None = None,
        *,
        sentence: str | None = None,
        field: str | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(code, key, args, sentence)
        self.code = code
        self.key = key or code
        self.arguments = args or {}
        self.sentence = sentence
        self.field = field
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def body(self, language: str) -> ErrorBody:
        sentence = self.sentence or say(f"error-{self.key}", self.arguments, language)
        return ErrorBody(self.code, sentence, None, self.field)


def body_of(declined: Declined, language: str) -> ErrorBody:
    return ErrorBody(declined.code, declined.say(language), declined.rule)


def say(key: str, args: Mapping[str, Value] | None = None, language: str = "en") -> str:
    return PHRASES.say(key, args or {}, language)
