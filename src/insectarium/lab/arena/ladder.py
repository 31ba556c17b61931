"""Ratings from results: how strong each bot must be so that the matches came out as they did.

The model is Bradley and Terry's, with its usual extension to more than two seats (Plackett and Luce): a
bot wins with a chance proportional to its strength. Ratings are on Elo's scale, on which 400 points are odds
of ten to one.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from insectarium.lab.arena.played import Played
from insectarium.lab.intervals import Z_95

POINTS = 400 / math.log(10)
# As if each bot had met an average one as well: otherwise who never lost would be infinitely strong.
VIRTUAL_MATCHES = 1.0
SWEEPS = 500
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Rating:
    bot: str
    points: float
    low: float
    high: float


@dataclass
class _Meeting:
    """All matches of one bot, by its index, at tables with so many others; victories may be fractions."""

    one: int
    other: int
    others: int
    wins: float = 0.0
    others_wins: float = 0.0

    @property
    def matches(self) -> float:
        return self.wins + self.others_wins


def ratings(bots: Sequence[str], matches: Sequence[Played]) -> list[Rating]:
    """The bots of these matches, strongest first, with intervals of 95 %; the average is 0."""
    meetings = _meetings(bots, matches)
    strength = _strengths(len(bots), meetings)
    logs = [math.log(value) for value in strength]
    middle = sum(logs) / len(logs)
    found = []
    for index, (bot, spread) in enumerate(zip(bots, _spreads(strength, meetings), strict=True)):
        points = POINTS * (logs[index] - middle)
        found.append(Rating(bot, points, points - POINTS * spread, points + POINTS * spread))
    return sorted(found, key=lambda rating: -rating.points)


def _meetings(bots: Sequence[str], matches: Sequence[Played]) -> list[_Meeting]:
    index = {bot: number for number, bot in enumerate(bots)}
    found: dict[tuple[str, str, int], _Meeting] = {}
    for played in matches:
        key = (played.one, played.other, played.table - 1)
        fresh = _Meeting(index[played.one], index[played.other], played.table - 1)
        meeting = found.setdefault(key, fresh)
        meeting.wins += played.share
        meeting.others_wins += played.others_share
    return list(found.values())


def _strengths(count: int, meetings: Sequence[_Meeting]) -> list[float]:
    """The most likely ones, by Hunter's minorisation."""
    won = [VIRTUAL_MATCHES / 2] * count
    for meeting in meetings:
        won[meeting.one] += meeting.wins
        won[meeting.other] += meeting.others_wins
    strength = [1.0] * count
    for _ in range(SWEEPS):
        weight = [VIRTUAL_MATCHES / (own + 1.0) for own in strength]
        for meeting in meetings:
            share = meeting.matches / (strength[meeting.one] + meeting.others * strength[meeting.other])
            weight[meeting.one] += share
            weight[meeting.other] += share * meeting.others
        before, strength = strength, [own / heavy for own, heavy in zip(won, weight, strict=True)]
        if all(abs(new - old) <= CLOSE_ENOUGH * new for new, old in zip(strength, before, strict=True)):
            break
    return strength


def _spreads(strength: Sequence[float], meetings: Sequence[_Meeting]) -> list[float]:
    """Half the width of each interval, from how sharply the likelihood falls off round its top."""
    count = len(strength)
    sharpness: dict[tuple[int, int], float] = defaultdict(float)
    for index, own in enumerate(strength):
        sharpness[index, index] += VIRTUAL_MATCHES * own / (own + 1.0) ** 2
    for meeting in meetings:
        one, others = strength[meeting.one], meeting.others * strength[meeting.other]
        known = meeting.matches * one * others / (one + others) ** 2
        for row, column, sign in (
            (meeting.one, meeting.one, 1),
            (meeting.other, meeting.other, 1),
            (meeting.one, meeting.other, -1),
            (meeting.other, meeting.one, -1),
        ):
            sharpness[row, column] += sign * known
    covariance = _inverse([[sharpness[row, column] for column in range(count)] for row in range(count)])
    return [Z_95 * math.sqrt(_variance_beside_the_average(covariance, index)) for index in range(count)]


def _variance_beside_the_average(covariance: list[list[float]], index: int) -> float:
    count = len(covariance)
    weights = [(1.0 if place == index else 0.0) - 1.0 / count for place in range(count)]
    return sum(
        weights[row] * weights[column] * covariance[row][column]
        for row in range(count)
        for column in range(count)
    )


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the diagonal of these matrices is never zero."""
    count = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(count))] for number, row in enumerate(matrix)]
    for pivot in range(count):
        divisor = rows[pivot][pivot]
        rows[pivot] = [value / divisor for value in rows[pivot]]
        for other in range(count):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [
                    value - factor * own for value, own in zip(rows[other], rows[pivot], strict=True)
                ]
    return [row[count:] for row in rows]
