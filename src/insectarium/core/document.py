"""Reading human-written JSON documents: every fault names the place and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

Read = TypeVar("Read")


class PositionError(ValueError):
    """A position that is no state of the game; the sentence names the place in the document."""


class Document:
    """A part of a JSON document that knows its own path."""

    def __init__(self, value: Any, path: str = "position") -> None:
        self.value = value
        self.path = path

    def fail(self, sentence: str) -> PositionError:
        return PositionError(f"{self.path}: {sentence}")

    def mapping(self, allowed: tuple[str, ...]) -> Document:
        """This part, after checking that it is an object with no unknown field."""
        if not isinstance(self.value, dict):
            raise self.fail(f"an object is needed here, not {self.value!r}.")
        for key in self.value:
            if key not in allowed:
                raise self.fail(f"unknown field {key!r}; known are {', '.join(allowed)}.")
        return self

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def __getitem__(self, key: str) -> Document:
        if not self.has(key):
            raise self.fail(f"the field {key!r} is missing.")
        return Document(self.value[key], f"{self.path}.{key}")

    def optional(self, key: str, read: Callable[[Document], Read], default: Read) -> Read:
        return read(self[key]) if self.has(key) else default

    def items(self, at_most: int | None = None) -> Iterator[Document]:
        """The elements of a list."""
        if not isinstance(self.value, list):
            raise self.fail(f"a list is needed here, not {self.value!r}.")
        if at_most is not None and len(self.value) > at_most:
            raise self.fail(f"{len(self.value)} entries, but at most {at_most} are possible.")
        for index, item in enumerate(self.value):
            yield Document(item, f"{self.path}[{index}]")

    def whole(self, least: int, most: int) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.fail(f"a whole number is needed here, not {self.value!r}.")
        if not least <= self.value <= most:
            raise self.fail(f"{self.value} is not from {least} to {most}.")
        return self.value

    def text(self, *allowed: str) -> str:
        if not isinstance(self.value, str):
            raise self.fail(f"a text is needed here, not {self.value!r}.")
        if allowed and self.value not in allowed:
            raise self.fail(f"{self.value!r} is none of {', '.join(allowed)}.")
        return self.value
