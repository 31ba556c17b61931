"""`insectarium replay`: a recorded match in sentences and tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from insectarium.cli.arguments import ComponentsFile, Language, RecordFile, check_language, open_game_of
from insectarium.cli.errors import BadUsage
from insectarium.cli.files import read_record, write_text
from insectarium.cli.screen import Screen, winner_sentence
from insectarium.core.game import WATCHER, Game
from insectarium.core.record import Record
from insectarium.core.state import State

At = Annotated[int | None, typer.Option("--at", metavar="N", help="Stop after action N; 0 is the setup.")]
SvgOut = Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Write the table as a picture.")]


def command(
    file: RecordFile,
    at: At = None,
    svg: SvgOut = None,
    components: ComponentsFile = None,
    language: Language = "en",
) -> None:
    """Tell a recorded match in sentences and show the table at its end, or after action N."""
    record = read_record(file)
    game = open_game_of(record, components)
    check_language(game, language)
    if at is not None and not 0 <= at <= len(record.actions):
        raise BadUsage(f"There is no action {at}; this record has {len(record.actions)} actions.")
    part = record if at is None else record.fork(at)
    names = [record.players.get(seat) or game.name_of(seat, language) for seat in range(record.seats)]
    sentences, state = tell(game, part, language, names)
    view = game.view(state, WATCHER)
    if svg is not None:
        write_text(svg, game.scene(view, language).to_svg())
    screen = Screen()
    for sentence in sentences:
        screen.say(sentence)
    screen.picture(game.text_tables(view, language, names), details=True)
    if state.is_over():
        screen.score_sheet(game, view, language, names)
        screen.heading(winner_sentence(game, view, language, names))
    else:
        screen.scores(game, view, language, names)


def tell(game: Game[Any], record: Record, language: str, names: list[str]) -> tuple[list[str], State]:
    """The log of a match, every action with its number, and the state it ends in."""
    sentences: list[str] = []
    state = record.start(game)
    for number, action in enumerate((action for _, action in record.steps(game)), start=1):
        happened = [
            game.narrate(event.seen_by(WATCHER), language, names) for event in game.play(state, action)
        ]
        sentences.append(f"{number}. {' '.join(happened) or record.actions[number - 1]}")
    return sentences, state
