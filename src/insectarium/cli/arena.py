"""`insectarium arena`: bots meet each other, and a ladder comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from insectarium.cli.arguments import AsJson, print_json, split_names
from insectarium.cli.files import write_text
from insectarium.cli.progress import progress_bar
from insectarium.cli.screen import QUIET, Screen
from insectarium.cli.simulate import Seed, Workers, interval
from insectarium.lab.arena import ArenaPlan, Report, RuleSet, play_arena
from insectarium.lab.arena.plan import MEETINGS, rule_sets
from insectarium.lab.arena.plot import ladder_svg

Games = Annotated[
    str,
    typer.Argument(metavar="GAMES", help="Ids of games, e.g. micropolis,antropolis:edition=first, or all."),
]
Seats = Annotated[
    str, typer.Option("--seats", metavar="BOTS", help="The bots that meet, e.g. search,greedy.")
]
Matches = Annotated[int, typer.Option("--games", min=1, help="How many matches two bots play.")]
TableSize = Annotated[
    int, typer.Option("--table", min=2, help="Seats at a table; one bot sits among others of its opponent.")
]
Meetings = Annotated[
    str,
    typer.Option("--meetings", metavar="|".join(MEETINGS), help="Who meets whom: all, the next, the first."),
]
Keep = Annotated[
    Path | None,
    typer.Option("--keep", metavar="FILE", help="Remember every match here; the same command then goes on."),
]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the ladder as SVG.")]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster, or on a `local` one."),
]


def command(
    games: Games,
    seats: Seats,
    matches: Matches = 60,
    table: TableSize = 2,
    meetings: Meetings = "all",
    seed: Seed = "1",
    keep: Keep = None,
    plot: Plot = None,
    workers: Workers = None,
    ray: RayAddress = None,
    json: AsJson = False,
) -> None:
    """Let bots meet each other in many matches, with the same deals and on every seat, and rate them."""
    rules = rule_sets(split_names(games), table)
    plan = ArenaPlan(rules, tuple(split_names(seats)), table, matches, seed, meetings)
    with progress_bar("Playing") as progress:
        report = play_arena(plan, keep, workers, ray, progress)
    if plot is not None:
        write_text(plot, ladder_svg(report))
    if json:
        print_json(report.as_json())
    else:
        show(Screen(), report)


def show(screen: Screen, report: Report) -> None:
    for rules in report.plan.rules:
        screen.heading(f"{rules}: {report.plan.matches} matches a meeting, seed {report.plan.seed}")
        _show_meetings(screen, report, rules)
        _show_ladder(screen, report, rules)
    if report.of_other_code:
        screen.say(f"{report.of_other_code} older matches in the file were played by other code.", QUIET)


def _show_meetings(screen: Screen, report: Report, rules: RuleSet) -> None:
    rows = [
        (
            meeting.pairing.one,
            _opponents(meeting.pairing.other, report.plan.table),
            f"{meeting.matches}",
            f"{100 * meeting.share.value:.1f} %",
            interval(meeting.share),
            f"{meeting.mean_milliseconds:.1f}",
            f"{meeting.p95_milliseconds}",
        )
        for meeting in report.meetings(rules)
    ]
    columns = ("Bot", "Against", "Matches", "Wins", "95 % interval", "ms a decision", "p95")
    screen.rows(columns, rows, right=range(2, len(columns)))


def _opponents(bot: str, table: int) -> str:
    return bot if table == 2 else f"{table - 1} x {bot}"


def _show_ladder(screen: Screen, report: Report, rules: RuleSet) -> None:
    rows = [
        (rating.bot, f"{rating.points:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
        for rating in report.ladder(rules)
    ]
    screen.rows(("Bot", "Elo", "95 % interval"), rows, right=(1, 2))
