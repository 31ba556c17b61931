"""What the commands print: tables of words, score sheets and paragraphs that fit the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from insectarium.core.game import Game, View
from insectarium.core.manifest import Manifest
from insectarium.core.rulebook import Rule
from insectarium.core.text_table import TextTable, in_words

HEADING = "bold green"
QUIET = "dim"


class Screen:
    """The terminal, or whatever the output goes to."""

    def __init__(self) -> None:
        # Names and notations may contain brackets, which are no markup here.
        self.console = Console(markup=False, emoji=False, highlight=False)

    def say(self, sentence: str = "", style: str = "") -> None:
        # Words are wrapped for eyes only: a file or another program gets each sentence as one line.
        self.console.print(Text(sentence, style), soft_wrap=not self.console.is_terminal)

    def heading(self, title: str) -> None:
        self.say()
        self.say(title, HEADING)

    def table(self, table: TextTable) -> None:
        self.heading(table.title)
        if table.rows:
            self.rows(table.columns, table.rows)
        if table.note:
            self.console.print(Padding(Text(table.note), (0, 0, 0, 2)))

    def rows(self, columns: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
        """A table without lines; the columns numbered in `right` are set to the right."""
        grid = Table(
            box=None, show_header=any(columns), header_style=QUIET, padding=(0, 1, 0, 1), pad_edge=True
        )
        for number, column in enumerate(columns):
            grid.add_column(Text(column), justify="right" if number in right else "left")
        for row in rows:
            grid.add_row(*map(Text, row))
        self.console.print(grid)

    def picture(self, tables: Sequence[TextTable], *, details: bool) -> None:
        for table in tables:
            if details or not table.details:
                self.table(table)

    def scores(self, game: Game[Any], view: View, language: str, names: Sequence[str]) -> None:
        """One line per player: the points of each category as if the match ended now."""
        sheet = view["sheet"]
        columns = ["", *(category(game, row["key"], language) for row in sheet["rows"]), "Total"]
        lines = [
            [name, *(str(row["points"][number]) for row in sheet["rows"]), str(sheet["totals"][number])]
            for number, name in enumerate([*names, *_extra_names(game, view, language)])
        ]
        self.heading("Score so far" if not view["over"] else "Score")
        self.rows(columns, lines, right=range(1, len(columns)))

    def score_sheet(self, game: Game[Any], view: View, language: str, names: Sequence[str]) -> None:
        """One line per category, with the reasons."""
        sheet = view["sheet"]
        lines = [
            [category(game, row["key"], language), *_with_reasons(game, row, language)]
            for row in sheet["rows"]
        ]
        lines.append(["Total", *(str(points) for points in sheet["totals"])])
        self.heading("Score sheet")
        self.rows(["", *names, *_extra_names(game, view, language)], lines)

    def rule(self, rule: Rule) -> None:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        grid.add_row(Text(rule.id), Text(rule.text))
        self.console.print(grid)


def headline(manifest: Manifest) -> str:
    by = f", by {' and '.join(manifest.designers)}" if manifest.designers else ""
    return f"{manifest.title}{by} ({manifest.publisher})"


def category(game: Game[Any], key: str, language: str) -> str:
    try:
        return game.phrases.say(f"score-{key}", {}, language)
    except KeyError:
        return in_words(key)


def _extra_names(game: Game[Any], view: View, language: str) -> list[str]:
    """The players that no seat plays."""
    return _names_of_extra(game, view["sheet"]["extra"], language)


def _names_of_extra(game: Game[Any], keys: Sequence[str], language: str) -> list[str]:
    return [game.phrases.say(f"extra-{key}", {}, language) for key in keys]


def _with_reasons(game: Game[Any], row: dict[str, Any], language: str) -> list[str]:
    reasons = row["because"] or [None] * len(row["points"])
    return [
        str(points)
        if because is None
        else f"{points} ({game.phrases.say(because['key'], because['args'], language)})"
        for points, because in zip(row["points"], reasons, strict=True)
    ]


def winner_sentence(game: Game[Any], view: View, language: str, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in view["winners"]]
    winners += _names_of_extra(game, view["sheet"]["extra_winners"], language)
    if not winners:
        return "Nobody wins."
    return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}."
