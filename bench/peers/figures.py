"""From the rounds of all contestants to medians, ranges and ratios."""

from __future__ import annotations

import statistics
from dataclasses import dataclass, field
from typing import Any

from contestants import Contestant


@dataclass
class Entry:
    contestant: Contestant
    about: dict[str, Any]
    rounds: list[dict[str, float]] = field(default_factory=list)

    def rates(self, clock: str) -> list[float]:
        """Units per second in each round, by the clock "cpu" or "wall"."""
        return [figures["units"] / figures[clock] for figures in self.rounds]


@dataclass(frozen=True)
class Spread:
    median: float
    low: float
    high: float

    @staticmethod
    def of(values: list[float]) -> Spread:
        return Spread(statistics.median(values), min(values), max(values))


def ratio(ours: Entry, peer: Entry) -> Spread:
    """How many times faster ours was, round by round, in CPU time."""
    pairs = zip(ours.rates("cpu"), peer.rates("cpu"), strict=True)
    return Spread.of([mine / theirs for mine, theirs in pairs])


def rivals(entries: list[Entry], measures: str) -> tuple[list[Entry], list[Entry]]:
    """Ours and the peers' entries that measure this, in their order."""
    chosen = [entry for entry in entries if entry.contestant.measures == measures]
    ours = [entry for entry in chosen if entry.contestant.key.startswith("ours-")]
    return ours, [entry for entry in chosen if entry not in ours]


def as_document(entries: list[Entry]) -> dict[str, Any]:
    """Everything that was measured, for --json."""
    return {"contestants": [_entry(entry) for entry in entries], "ratios": _ratios(entries)}


def _entry(entry: Entry) -> dict[str, Any]:
    return {
        "key": entry.contestant.key,
        "label": entry.contestant.label,
        "measures": entry.contestant.measures,
        "about": entry.about,
        "per_cpu_second": vars(Spread.of(entry.rates("cpu"))),
        "per_wall_second": vars(Spread.of(entry.rates("wall"))),
        "rounds": entry.rounds,
    }


def _ratios(entries: list[Entry]) -> list[dict[str, Any]]:
    found = []
    for measures in ("steps", "simulations"):
        ours, peers = rivals(entries, measures)
        for mine in ours:
            for peer in peers:
                keys = {"ours": mine.contestant.key, "peer": peer.contestant.key}
                found.append({**keys, **vars(ratio(mine, peer))})
    return found
