"""What a table is made from: how it was opened, and what was done at it since. Both are plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, get_args

from insectarium.core.manifest import Setting
from insectarium.table.seats import Seating

Kind = Literal["action", "undo", "join", "resign", "hand-over", "take-back", "rename", "rematch"]
KINDS: tuple[str, ...] = get_args(Kind)


class TableError(ValueError):
    """Stored data from which no table can be rebuilt; the sentence says where it breaks."""


@dataclass(frozen=True)
class Opening:
    """How a table was opened. Together with the entries it is the whole match."""

    match: str
    game: str
    seats: tuple[Seating, ...]
    seed: str
    host: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    hints: bool = True
    created: float = 0.0

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Opening:
        try:
            return cls(**{**form, "seats": tuple(Seating(**seat) for seat in form["seats"])})
        except (KeyError, TypeError) as fault:
            raise TableError(f"This is no opening of a table: {fault}.") from fault


@dataclass(frozen=True)
class Entry:
    """One thing that was done at a table, by a person or, when `by` is empty, by a bot or the house."""

    kind: Kind
    seat: int
    at: float = 0.0
    by: str = ""
    request: str = ""
    """The id that the person's client gave it: the same one again is not done again."""
    action: str = ""
    """In the words of a record."""
    name: str = ""
    bot: str = ""
    """The bot that acted, or that takes over."""
    failed: str = ""
    """The bot that should have acted and could not."""
    match: str = ""

    def as_json(self) -> dict[str, Any]:
        shown = {each.name: getattr(self, each.name) for each in fields(self)}
        return {key: value for key, value in shown.items() if value != ""}

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Entry:
        try:
            entry = cls(**form)
        except TypeError as fault:
            raise TableError(f"This is no entry of a table: {fault}.") from fault
        if entry.kind not in KINDS:
            raise TableError(f"There is no kind of entry {entry.kind!r}.")
        return entry
