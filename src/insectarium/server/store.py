"""The port to storage: small, so that another database can stand behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from insectarium.table import Entry, Opening


class Clash(Exception):
    """Another entry with this number has been stored already."""


class NotStored(Exception):
    """Storage said no (disk full, read-only, broken). Nothing of what was asked has been kept."""


@dataclass(frozen=True)
class Stored:
    """Everything that is kept of one match."""

    opening: Opening
    entries: list[Entry]
    watchers: set[str]


@dataclass(frozen=True)
class Listed:
    """A match in somebody's list."""

    opening: Opening
    seating: list[Entry]
    """The entries that are not actions."""
    changed: float
    to_act: int
    """-1 when the match is over."""


class Store(Protocol):
    async def open_match(self, opening: Opening, to_act: int, beginning: Sequence[Entry] = ()) -> None:
        """Keep a new match, in the lists of its host and players; Clash if its id is in use.

        `beginning` are its first entries, kept together with it or not at all.
        """

    async def append(self, match: str, seq: int, entry: Entry, to_act: int) -> None:
        """Keep one entry for good before returning; Clash if that number is taken.

        Who joins has the match in their list from then on. `to_act` is the seat that must act after it, which
        lists of matches tell without replaying them.
        """

    async def load(self, match: str) -> Stored | None: ...

    async def add_watcher(self, match: str, person: str) -> None:
        """Remember that this person may watch the match."""

    async def matches_of(self, person: str, limit: int) -> list[Listed]: ...

    async def close(self) -> None: ...
