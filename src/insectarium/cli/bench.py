"""`insectarium bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer

import insectarium
from insectarium.cli.arguments import AsJson, print_json, split_names
from insectarium.cli.errors import BadUsage
from insectarium.cli.progress import progress_bar
from insectarium.cli.screen import QUIET, Screen
from insectarium.lab.bench import Bench, bench

Seconds = Annotated[float, typer.Option("--seconds", help="CPU time for each figure.")]
Games = Annotated[
    str | None, typer.Option("--games", metavar="GAMES", help="Only these games, with commas between them.")
]
Seats = Annotated[
    str | None, typer.Option("--seats", metavar="NUMBERS", help="Only these numbers of seats, e.g. 2,3.")
]


def command(seconds: Seconds = 1.0, games: Games = None, seats: Seats = None, json: AsJson = False) -> None:
    """Measure random play, clones, bytes of a state and search."""
    game_ids = None if games is None else split_names(games.lower())
    counts = None if seats is None else [_whole(number) for number in split_names(seats)]
    with progress_bar("Measuring") as report:
        measured = bench(game_ids, seconds, counts, report)
    if json:
        print_json(measured.as_json())
    else:
        show(Screen(), measured)


def _whole(number: str) -> int:
    if not number.isdecimal() or len(number) > 3:
        raise BadUsage(f"A number of seats is a whole number, not {number!r}.")
    return int(number)


def show(screen: Screen, measured: Bench) -> None:
    kind = "compiled" if insectarium.compiled() else "interpreted"
    rows = [
        (
            row.game,
            str(row.seats),
            f"{row.steps_per_second:,.0f}",
            f"{row.clones_per_second:,.0f}",
            f"{row.bytes_of_a_state:,}",
            f"{row.simulations_per_second:,.0f}",
        )
        for row in measured.rows
    ]
    screen.heading(f"The engine runs {kind}")
    columns = ("Game", "Seats", "Steps/s", "Clones/s", "Bytes", "Search/s")
    screen.rows(columns, rows, right=range(1, len(columns)))
    if measured.growth:
        show_growth(screen, measured)
    screen.say("Steps of random play, clones and simulations of search per second of CPU time.", QUIET)


def show_growth(screen: Screen, measured: Bench) -> None:
    """What a step costs as the board grows."""
    rows = [
        (row.game, str(row.seats), str(row.tiles), f"{row.steps_per_second:,.0f}") for row in measured.growth
    ]
    screen.heading("As the board grows")
    screen.rows(("Game", "Seats", "Tiles", "Steps/s"), rows, right=range(1, 4))
