"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from insectarium.table.entry import Entry

SeatKind = Literal["human", "open", "bot", "stand-in", "resigned"]


@dataclass(frozen=True)
class Seating:
    """One seat: the person it belongs to, and the bot that plays it. Neither: it is open."""

    name: str
    owner: str = ""
    bot: str = ""
    resigned: bool = False

    @property
    def kind(self) -> SeatKind:
        if self.resigned:
            return "resigned"
        if self.owner:
            return "stand-in" if self.bot else "human"
        return "bot" if self.bot else "open"

    def after(self, entry: Entry) -> Seating:
        """This seat after an entry that is about it."""
        if entry.kind == "join":
            return replace(self, owner=entry.by, name=entry.name)
        if entry.kind == "rename":
            return replace(self, name=entry.name)
        if entry.kind == "resign":
            return replace(self, bot=entry.bot, resigned=True)
        if entry.kind == "hand-over":
            return replace(self, bot=entry.bot)
        if entry.kind == "take-back":
            return replace(self, bot="")
        return self


def seated(seats: tuple[Seating, ...], entry: Entry) -> tuple[Seating, ...]:
    """All seats after an entry. Needs no state, so that lists of matches are cheap."""
    if not 0 <= entry.seat < len(seats):
        return seats
    changed = list(seats)
    changed[entry.seat] = changed[entry.seat].after(entry)
    return tuple(changed)
