"""`insectarium join`: a bot of this machine takes a seat at a table somewhere else."""

from __future__ import annotations

from typing import Annotated

import typer

from insectarium.bots import make_bot
from insectarium.cli.errors import Failed
from insectarium.cli.screen import Screen

Link = Annotated[str, typer.Argument(metavar="LINK", help="The link of a free seat, or of a table.")]
BotSpec = Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays, e.g. expert or one of yours.")]
Name = Annotated[str, typer.Option("--name", help="What it is called at the table.")]


def command(link: Link, bot: BotSpec = "expert", name: Name = "") -> None:
    """Let a bot of this machine play a seat of a table on a server, to the end of the match."""
    # Here, so that other commands do not load what only this one needs.
    from insectarium.server.remote import RemoteFault, play_remotely

    screen = Screen()
    try:
        outcome = play_remotely(link, make_bot(bot), name, tell=screen.say)
    except RemoteFault as fault:
        raise Failed(str(fault)) from fault
    screen.say(str(outcome["sentence"]))
