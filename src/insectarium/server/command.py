"""`insectarium serve`: only what the command line needs, so that other commands do not load a web server."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from insectarium.server.settings import BadSettings, CannotServe, Settings, checked_public_url, database_path

BAD_USAGE, FAILED = 2, 1


def command(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everybody on the network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8123,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The file that keeps the matches: a path or sqlite:///PATH."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address people use, behind a reverse proxy.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 2,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="The longest a bot may think.")] = 10.0,
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds between two steps of bots.")] = 0.35,
    limits: Annotated[bool, typer.Option(help="Limit how often one address may ask.")] = True,
) -> None:
    """Serve the tables in the browser, until Ctrl+C."""
    try:
        settings = Settings(
            database=database_path(db),
            host=host,
            port=port,
            public_url=checked_public_url(public_url),
            workers=workers,
            bot_seconds=bot_seconds,
            bot_pause=bot_pause,
            limits=limits,
        )
        from insectarium.server.running import serve

        serve(settings, browser)
    except BadSettings as fault:
        print(fault, file=sys.stderr)
        raise typer.Exit(BAD_USAGE) from fault
    except CannotServe as fault:
        print(fault, file=sys.stderr)
        raise typer.Exit(FAILED) from fault
