"""`insectarium simulate`: many matches between bots."""

from __future__ import annotations

from typing import Annotated

import typer

from insectarium.cli.arguments import (
    AsJson,
    ComponentsFile,
    GameId,
    Options,
    open_game,
    print_json,
    resolve,
    split_names,
)
from insectarium.cli.progress import progress_bar
from insectarium.cli.screen import QUIET, Screen
from insectarium.lab.result import Result, Share
from insectarium.lab.simulate import simulate

Seats = Annotated[
    str, typer.Option("--seats", metavar="BOTS", help="The bots, e.g. search,greedy,random or search@500it.")
]
Games = Annotated[int, typer.Option("--games", min=1, help="How many matches.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed gives the same matches.")]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, help="How many processes; default: all cores.")
]


def command(
    game: GameId,
    seats: Seats,
    games: Games = 100,
    seed: Seed = "1",
    options: Options = "",
    components: ComponentsFile = None,
    workers: Workers = None,
    json: AsJson = False,
) -> None:
    """Let bots play many matches and count who wins; they change seats from match to match."""
    played = open_game(game, components)
    bots = split_names(seats)
    settings = resolve(played, len(bots), options)
    with progress_bar("Playing") as report:
        result = simulate(played.manifest.id, bots, games, seed, settings, components, workers, report)
    if json:
        print_json(result.as_json())
    else:
        show(Screen(), result)


def show(screen: Screen, result: Result) -> None:
    rows = [
        (
            entry.name,
            f"{entry.wins:g}",
            f"{100 * entry.win_share.value:.1f} %",
            interval(entry.win_share),
            f"{entry.mean_score:.1f}",
            f"{entry.mean_decision_ms:.2f}",
        )
        for entry in result.entries()
    ]
    screen.heading(f"{result.plan.game}: {result.matches} matches, seed {result.plan.seed}")
    columns = ("Bot", "Wins", "Share", "95 % interval", "Mean score", "ms a decision")
    screen.rows(columns, rows, right=range(1, len(columns)))
    screen.say(
        f"{result.mean_steps:.0f} decisions a match; {result.seconds:.1f} s with {result.workers} "
        f"{'process' if result.workers == 1 else 'processes'}. A shared victory counts in fractions.",
        QUIET,
    )


def interval(share: Share) -> str:
    return f"{100 * share.low:.1f} - {100 * share.high:.1f} %"
