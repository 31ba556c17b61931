"""What an arena found: how often each bot won against which other one, the ladder, and their JSON form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import insectarium
from insectarium.lab.arena.ladder import Rating, ratings
from insectarium.lab.arena.plan import ArenaPlan, Pairing, RuleSet
from insectarium.lab.arena.played import Played
from insectarium.lab.result import Share

FORMAT = 1


@dataclass(frozen=True)
class Meeting:
    """How one bot fared at tables whose other seats were another one's; times are of the one's decisions."""

    pairing: Pairing
    matches: int
    wins: float
    share: Share
    mean_milliseconds: float
    p95_milliseconds: int
    slowest_milliseconds: int

    @staticmethod
    def of(pairing: Pairing, matches: Sequence[Played]) -> Meeting:
        wins = sum(played.share for played in matches)
        spent = sorted(number for played in matches for number in played.milliseconds)
        return Meeting(
            pairing=pairing,
            matches=len(matches),
            wins=wins,
            share=Share.of(wins, len(matches)),
            mean_milliseconds=sum(spent) / len(spent) if spent else 0.0,
            p95_milliseconds=spent[min(len(spent) - 1, int(0.95 * len(spent)))] if spent else 0,
            slowest_milliseconds=spent[-1] if spent else 0,
        )

    def as_json(self) -> dict[str, Any]:
        return {
            "one": self.pairing.one,
            "other": self.pairing.other,
            "matches": self.matches,
            "wins": round(self.wins, 6),
            "win_share": self.share.as_json(),
            "mean_decision_ms": round(self.mean_milliseconds, 3),
            "p95_decision_ms": self.p95_milliseconds,
            "slowest_decision_ms": self.slowest_milliseconds,
        }


@dataclass(frozen=True)
class Report:
    plan: ArenaPlan
    played: tuple[Played, ...]
    of_other_code: int = 0
    """Matches in the file that were played by other code, and count no more."""

    def meetings(self, rules: RuleSet) -> Iterator[Meeting]:
        for pairing in self.plan.pairings:
            if pairing.rules == rules:
                yield Meeting.of(pairing, [played for played in self.played if _is_of(played, pairing)])

    def ladder(self, rules: RuleSet) -> list[Rating]:
        return ratings(self.plan.bots, [played for played in self.played if played.rules == str(rules)])

    def as_json(self) -> dict[str, Any]:
        """Keys may be added later; those that are here keep their meaning while `format` is 1."""
        return {
            "format": FORMAT,
            "bots": list(self.plan.bots),
            "table": self.plan.table,
            "games": self.plan.matches,
            "seed": self.plan.seed,
            "meetings": self.plan.meetings,
            "rule_sets": [self._rule_set(rules) for rules in self.plan.rules],
            "insectarium": insectarium.__version__,
            "compiled": insectarium.compiled(),
        }

    def _rule_set(self, rules: RuleSet) -> dict[str, Any]:
        return {
            "game": rules.game,
            "options": dict(rules.options),
            "ladder": [_rating_as_json(rating) for rating in self.ladder(rules)],
            "meetings": [meeting.as_json() for meeting in self.meetings(rules)],
        }


def _is_of(played: Played, pairing: Pairing) -> bool:
    return played.key[:4] == (str(pairing.rules), pairing.table, pairing.one, pairing.other)


def _rating_as_json(rating: Rating) -> dict[str, Any]:
    return {
        "bot": rating.bot,
        "rating": round(rating.points, 1),
        "low": round(rating.low, 1),
        "high": round(rating.high, 1),
    }
