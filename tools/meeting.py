"""Weights against weights: the same bot with one set of them on one seat and with another on the others."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from knobs import Knobs, Table

from insectarium.bots import Bot, make_bot
from insectarium.core.game import Game
from insectarium.core.state import State
from insectarium.lab.match import Sitting, play_sitting
from insectarium.lab.result import Share

NEW, OLD = "new", "old"

Weights = Mapping[str, float]


class Minded(Bot):
    """A bot that thinks with weights of its own, beside others in the same process."""

    def __init__(self, inner: Bot, knobs: Knobs, weights: Weights) -> None:
        super().__init__(inner.name)
        self.inner = inner
        self.knobs = knobs
        self.weights = weights

    def choose(self, state: State) -> int:
        self.knobs.set_all(self.weights)
        return self.inner.choose(state)


@dataclass(frozen=True)
class Deal:
    """What the new weights got out of one deal, once from each seat. One victory a deal would be fair."""

    matches: int
    wins: float
    lead: float


@dataclass(frozen=True)
class Meeting:
    """Where weights meet: the numbers of seats and the options take turns from deal to deal."""

    game: Game[Any]
    knobs: Knobs
    bot: str
    tables: list[Table]

    def deals(self, new: Weights, old: Weights, name: str) -> Iterator[Deal]:
        """Deal after deal, without an end; every name has its own."""
        number = 0
        while True:
            yield self._play(new, old, self.tables[number % len(self.tables)], f"{name}/{number}")
            number += 1

    def _play(self, new: Weights, old: Weights, table: Table, name: str) -> Deal:
        def make(entry: str, seed: str) -> Bot:
            return Minded(make_bot(self.bot, seed), self.knobs, new if entry == NEW else old)

        seats, wins, lead = table.seats, 0.0, 0.0
        for seat in range(seats):
            # Entries in the order of seats: so a seat has the same luck whoever sits there.
            entries = tuple(NEW if other == seat else OLD for other in range(seats))
            sitting = Sitting(0, entries, tuple(range(seats)), table.options, name, name)
            outcome = play_sitting(self.game, sitting, make=make)
            assert outcome is not None
            wins += outcome.wins[seat]
            others = [score for other, score in enumerate(outcome.scores) if other != seat]
            lead += outcome.scores[seat] - statistics.fmean(others)
        return Deal(seats, wins, lead / seats)

    def deals_in(self, matches: int) -> int:
        return max(1, matches * len(self.tables) // sum(table.seats for table in self.tables))

    def compare(self, new: Weights, old: Weights, name: str, matches: int) -> tuple[float, str]:
        """The mean lead of the new weights, and a sentence about it."""
        coming = self.deals(new, old, name)
        deals = [next(coming) for _ in range(self.deals_in(matches))]
        played = sum(deal.matches for deal in deals)
        share = Share.of(sum(deal.wins for deal in deals), played)
        lead = statistics.fmean(deal.lead for deal in deals)
        return lead, (
            f"{self.bot} with them against those before: {100 * share.value:.1f} % of {played} matches"
            f" ({100 * share.low:.0f} to {100 * share.high:.0f}; {100 * len(deals) / played:.0f} is fair),"
            f" {lead:+.2f} points a match."
        )
