"""`insectarium play`: a match in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from insectarium.bots import Bot, make_bot
from insectarium.cli.arguments import (
    ComponentsFile,
    GameId,
    Language,
    Options,
    check_language,
    open_game,
    resolve,
    split_names,
)
from insectarium.cli.files import must_be_new, write_text
from insectarium.cli.match import Match
from insectarium.cli.session import Session
from insectarium.core.record import Record

ME = "me"

Seats = Annotated[
    str | None,
    typer.Option(
        "--seats", metavar="NAMES", help="Who sits where: me or a bot, e.g. me,greedy,search@500ms."
    ),
]
Seed = Annotated[str | None, typer.Option("--seed", help="Play the match that this seed gives.")]
RecordOut = Annotated[
    Path | None, typer.Option("--record", metavar="FILE", help="Write the match down after every action.")
]


def command(
    game: GameId,
    seats: Seats = None,
    seed: Seed = None,
    options: Options = "",
    components: ComponentsFile = None,
    language: Language = "en",
    record: RecordOut = None,
) -> None:
    """Play a match in the terminal against bots."""
    played = open_game(game, components)
    check_language(played, language)
    default = ",".join([ME] + ["greedy"] * (played.manifest.default_seats - 1))
    sitting = split_names(default if seats is None else seats)
    settings = resolve(played, len(sitting), options)
    the_seed = one_word(seed) if seed is not None else secrets.token_hex(16)
    bots = [bot_for(spec, the_seed, seat) for seat, spec in enumerate(sitting)]
    names = names_for(sitting)
    begun = Record.begin(
        played, seats=len(sitting), seed=the_seed, options=settings, players=dict(enumerate(names))
    )
    match = Match(played, begun)
    if record is not None:
        must_be_new(record)
        write_text(record, begun.to_text())
    Session(match, bots, names, language, record).run()


def one_word(seed: str) -> str:
    """A seed as a record can hold it: one line."""
    return " ".join(seed.split()) or "0"


def bot_for(spec: str, seed: str, seat: int) -> Bot | None:
    return None if spec == ME else make_bot(spec, f"{seed} seat {seat}")


def names_for(sitting: list[str]) -> list[str]:
    """Names to speak of: `Player`, `Greedy`, with the number of the seat where one name is there twice."""
    shown = ["Player" if spec == ME else spec[:1].upper() + spec[1:] for spec in sitting]
    return [name if shown.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(shown)]
