"""The figures as tables in Markdown, to read in a terminal and to paste into docs/benchmarks.md."""

from __future__ import annotations

from typing import Any

from figures import Entry, Spread, ratio, rivals

TITLES = {"steps": "Random play: steps per second", "simulations": "Tree search: simulations per second"}
SHORT = {
    "ours-compiled": "compiled loop",
    "ours-python-loop": "our Python loop",
    "ours-search": "our search",
}


def report(entries: list[Entry], machine: dict[str, Any]) -> str:
    parts = [_machine(machine)]
    for measures, title in TITLES.items():
        parts.append(f"{title}\n\n{_table(entries, measures)}")
    notes = _notes(entries)
    if notes:
        parts.append(notes)
    return "\n\n".join(parts)


def _machine(machine: dict[str, Any]) -> str:
    return (
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}; "
        f"{machine['rounds']} interleaved rounds of {machine['seconds']:g} s each; "
        f"{machine['table']}; {machine['versions']}"
    )


def _table(entries: list[Entry], measures: str) -> str:
    ours, peers = rivals(entries, measures)
    yardsticks = [entry for entry in ours if entry.contestant.key in SHORT]
    header = ["contestant", "per CPU second", "range", "per wall second"]
    rows = [header + [f"{SHORT[entry.contestant.key]} / peer" for entry in yardsticks]]
    for entry in ours + peers:
        rows.append(_row(entry, [] if entry in ours else yardsticks, len(yardsticks)))
    return _aligned(rows)


def _row(entry: Entry, yardsticks: list[Entry], columns: int) -> list[str]:
    cpu, wall = Spread.of(entry.rates("cpu")), Spread.of(entry.rates("wall"))
    cells = [entry.contestant.label, _number(cpu.median), _range(cpu), _number(wall.median)]
    ratios = [ratio(mine, entry) for mine in yardsticks]
    cells += [f"{_number(times.median)} ({_range(times)})" for times in ratios]
    return cells + [""] * (columns - len(ratios))


def _notes(entries: list[Entry]) -> str:
    described = [entry for entry in entries if "mean_actions" in entry.about]
    rows = [["what a step is", "legal actions, mean", "only one legal action", "sampled chance"]]
    for entry in described:
        about, label = entry.about, entry.contestant.label.removesuffix(", Python loop")
        chance = f"{about['chance_share']:.0%} of steps" if "chance_share" in about else "inside actions"
        rows.append([label, _number(about["mean_actions"]), f"{about['forced_share']:.0%}", chance])
    return f"The steps compared\n\n{_aligned(rows)}" if described else ""


def _number(value: float) -> str:
    if value >= 1000:
        # Three digits that mean something; the rest would be noise.
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def _range(spread: Spread) -> str:
    return f"{_number(spread.low)} to {_number(spread.high)}"


def _aligned(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]

    def line(cells: list[str]) -> str:
        numbers = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return "| " + " | ".join([cells[0].ljust(widths[0]), *numbers]) + " |"

    rule = "|" + "|".join(["-" * (widths[0] + 2), *("-" * (width + 1) + ":" for width in widths[1:])]) + "|"
    return "\n".join([line(rows[0]), rule, *(line(row) for row in rows[1:])])
