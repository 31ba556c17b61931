"""The ladder as a picture: one line of dots and intervals for each rule set, as SVG."""

from __future__ import annotations

import math
from html import escape

from insectarium.lab.arena.ladder import Rating
from insectarium.lab.arena.report import Report

WIDTH, LEFT, RIGHT = 900, 190, 40
ROW, HEAD, GAP = 26, 44, 18
PAPER, INK, QUIET, ACCENT = "#f6efe0", "#33291f", "#8b7c66", "#2f7d78"
STEP = 100
FONT = "font-family=\"Georgia, 'DejaVu Serif', serif\""


def ladder_svg(report: Report) -> str:
    """All ladders of a report on one scale."""
    ladders = [(str(rules), report.ladder(rules)) for rules in report.plan.rules]
    low = min(rating.low for _, ladder in ladders for rating in ladder)
    high = max(rating.high for _, ladder in ladders for rating in ladder)
    scale = _Scale(math.floor(low / STEP) * STEP, math.ceil(high / STEP) * STEP)
    parts, y = [], 20
    for title, ladder in ladders:
        parts.append(_panel(title, ladder, scale, y))
        y += HEAD + ROW * len(ladder) + GAP
    parts.append(_legend(report, y))
    height = y + 30
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" {FONT} fill="{INK}"><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        + "".join(parts)
        + "</svg>"
    )


class _Scale:
    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = max(high, low + STEP)

    def x(self, points: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (points - self.low) / (self.high - self.low), 1)

    def marks(self) -> list[int]:
        step = STEP * max(1, math.ceil((self.high - self.low) / (12 * STEP)))
        return [mark for mark in range(int(self.low), int(self.high) + 1, STEP) if mark % step == 0]


def _panel(title: str, ladder: list[Rating], scale: _Scale, y: int) -> str:
    bottom = y + HEAD + ROW * len(ladder)
    parts = [f'<text x="20" y="{y + 14}" font-size="16" font-weight="bold">{escape(title)}</text>']
    for mark in scale.marks():
        x = scale.x(mark)
        parts.append(
            f'<path d="M{x} {y + HEAD - 12}V{bottom}" stroke="{QUIET}" stroke-opacity=".35"/>'
            f'<text x="{x}" y="{y + HEAD - 16}" font-size="11" fill="{QUIET}" '
            f'text-anchor="middle">{mark:+d}</text>'
        )
    for number, rating in enumerate(ladder):
        parts.append(_row(rating, scale, y + HEAD + ROW * number + ROW // 2))
    return "".join(parts)


def _row(rating: Rating, scale: _Scale, y: int) -> str:
    name = escape(rating.bot)
    return (
        f'<text x="{LEFT - 14}" y="{y + 5}" font-size="14" text-anchor="end">{name}</text>'
        f'<path d="M{scale.x(rating.low)} {y}H{scale.x(rating.high)}" stroke="{ACCENT}" stroke-width="3"/>'
        f'<circle cx="{scale.x(rating.points)}" cy="{y}" r="6" fill="{ACCENT}">'
        f"<title>{name}: {rating.points:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})</title></circle>"
    )


def _legend(report: Report, y: int) -> str:
    plan = report.plan
    meetings = f"tables of {plan.table}, {plan.matches} matches a meeting, seed {plan.seed}"
    text = f"Elo points with 95 % intervals; {meetings}"
    return f'<text x="20" y="{y + 4}" font-size="12" fill="{QUIET}">{escape(text)}</text>'
