"""The score sheet: every point of every player, by category."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from insectarium.core.message import Message


@dataclass(frozen=True)
class Row:
    """One category: points per column and, where it helps, how each came about."""

    key: str
    points: tuple[int, ...]
    because: tuple[Message | None, ...] = ()

    def as_json(self) -> dict[str, Any]:
        reasons = [None if m is None else {"key": m.key, "args": dict(m.args)} for m in self.because]
        return {"key": self.key, "points": list(self.points), "because": reasons}


@dataclass(frozen=True)
class ScoreSheet:
    """One column per seat; `extra` has keys of further ones, for players that no seat plays.

    The phrase book has their names, as `extra-KEY`. Those of them that have won stand in `extra_winners`.
    """

    rows: tuple[Row, ...]
    extra: tuple[str, ...] = ()
    extra_winners: tuple[str, ...] = ()

    def totals(self) -> list[int]:
        return [sum(column) for column in zip(*(row.points for row in self.rows), strict=True)]

    def as_json(self) -> dict[str, Any]:
        rows = [row.as_json() for row in self.rows]
        return {
            "rows": rows,
            "totals": self.totals(),
            "extra": list(self.extra),
            "extra_winners": list(self.extra_winners),
        }
