"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

import insectarium
from insectarium.cli.errors import BadUsage
from insectarium.cli.files import must_exist
from insectarium.core.game import Game
from insectarium.core.manifest import Setting, options_from_text
from insectarium.core.record import Record, RecordError

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game, see: insectarium games.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, as docs/cli.md describes it.")]
Options = Annotated[
    str, typer.Option("--options", metavar="KEY=VALUE,...", help="Variants of the game, e.g. expert=true.")
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Play with the components of this file."),
]
Language = Annotated[str, typer.Option("--language", metavar="CODE", help="Language of the sentences.")]


def open_game(game_id: str, components: Path | None = None) -> Game[Any]:
    if components is not None:
        must_exist(components)
    return insectarium.load(game_id.lower(), components)


def resolve(game: Game[Any], seats: int, options: str) -> dict[str, Setting]:
    """Seats and options, checked before anything begins."""
    return game.manifest.resolve(seats, options_from_text(options))


def check_language(game: Game[Any], language: str) -> None:
    known = game.phrases.languages()
    if language not in known:
        raise BadUsage(f"{game.manifest.title} does not speak {language!r}; it speaks {', '.join(known)}.")


def split_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadUsage(f"Names stand with commas between them, none empty; {text!r} is not like that.")
    return names


def print_json(document: Mapping[str, Any] | list[Any]) -> None:
    print(json.dumps(document, indent=2, ensure_ascii=False))


def open_game_of(record: Record, components: Path | None) -> Game[Any]:
    """The game that a record names; one that is not known here is the record's fault, not the caller's."""
    if record.game not in [manifest.id for manifest in insectarium.games()]:
        raise RecordError(f"This is a record of {record.game!r}, a game that is not installed here.")
    return open_game(record.game, components)
