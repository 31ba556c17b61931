"""What a simulation found, with intervals, and its JSON form."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass
from typing import Any

import insectarium
from insectarium.lab.intervals import wilson
from insectarium.lab.match import Outcome, Plan

FORMAT = 1


@dataclass(frozen=True)
class Share:
    """A part of the matches, and the 95 % interval of what it would be in the long run."""

    value: float
    low: float
    high: float

    @staticmethod
    def of(successes: float, trials: int) -> Share:
        return Share(successes / trials if trials else 0.0, *wilson(successes, trials))

    def as_json(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


@dataclass(frozen=True)
class Entry:
    name: str
    spec: str
    wins: float
    win_share: Share
    mean_score: float
    score_deviation: float
    wins_by_seat: tuple[float, ...]
    mean_decision_ms: float


@dataclass(frozen=True)
class Result:
    plan: Plan
    outcomes: tuple[Outcome, ...]
    components_fingerprint: str | None
    workers: int
    seconds: float

    @property
    def matches(self) -> int:
        return len(self.outcomes)

    @property
    def mean_steps(self) -> float:
        return statistics.fmean(outcome.steps for outcome in self.outcomes)

    def entries(self) -> list[Entry]:
        names = entry_names(self.plan.entries)
        return [self._entry(index, name) for index, name in enumerate(names)]

    def _entry(self, index: int, name: str) -> Entry:
        wins = sum(outcome.wins[index] for outcome in self.outcomes)
        scores = [outcome.scores[index] for outcome in self.outcomes]
        by_seat = [0.0] * len(self.plan.entries)
        for outcome in self.outcomes:
            by_seat[outcome.seats[index]] += outcome.wins[index]
        decisions = sum(outcome.decisions[index] for outcome in self.outcomes)
        thinking = sum(outcome.thinking[index] for outcome in self.outcomes)
        return Entry(
            name=name,
            spec=self.plan.entries[index],
            wins=wins,
            win_share=Share.of(wins, self.matches),
            mean_score=statistics.fmean(scores),
            score_deviation=statistics.stdev(scores) if len(scores) > 1 else 0.0,
            wins_by_seat=tuple(by_seat),
            mean_decision_ms=1000 * thinking / max(1, decisions),
        )

    def ahead(self, one: int, other: int) -> Share:
        """How often one entry finished ahead of another; level counts half."""
        return Share.of(sum(_ahead(outcome, one, other) for outcome in self.outcomes), self.matches)

    def as_json(self) -> dict[str, Any]:
        """Keys may be added later; those that are here keep their meaning while `format` is 1."""
        entries = range(len(self.plan.entries))
        return {
            "format": FORMAT,
            "game": self.plan.game,
            "seats": list(self.plan.entries),
            "games": self.matches,
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
            "components": self.components_fingerprint,
            "entries": [_entry_as_json(entry) for entry in self.entries()],
            "ahead": [
                [None if one == other else self.ahead(one, other).as_json() for other in entries]
                for one in entries
            ],
            "mean_steps": round(self.mean_steps, 3),
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
            "insectarium": insectarium.__version__,
            "compiled": insectarium.compiled(),
        }


def _ahead(outcome: Outcome, one: int, other: int) -> float:
    # A tie-break decides who wins among equal points, and in some games points decide nothing.
    mine = (outcome.wins[one] > 0, outcome.scores[one])
    theirs = (outcome.wins[other] > 0, outcome.scores[other])
    return 0.5 if mine == theirs else float(mine > theirs)


def _entry_as_json(entry: Entry) -> dict[str, Any]:
    return {
        "name": entry.name,
        "spec": entry.spec,
        "wins": round(entry.wins, 6),
        "win_share": entry.win_share.as_json(),
        "mean_score": round(entry.mean_score, 3),
        "score_deviation": round(entry.score_deviation, 3),
        "wins_by_seat": [round(wins, 6) for wins in entry.wins_by_seat],
        "mean_decision_ms": round(entry.mean_decision_ms, 4),
    }


def entry_names(specs: tuple[str, ...]) -> list[str]:
    """The specs; those that occur more than once are numbered: greedy#1, greedy#2, search."""
    often = Counter(specs)
    seen: Counter[str] = Counter()
    names = []
    for spec in specs:
        seen[spec] += 1
        names.append(f"{spec}#{seen[spec]}" if often[spec] > 1 else spec)
    return names
