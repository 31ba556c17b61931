"""`insectarium verify`: whether a record tells the truth."""

from __future__ import annotations

from insectarium.cli.arguments import ComponentsFile, RecordFile, open_game_of
from insectarium.cli.files import read_record
from insectarium.cli.screen import Screen


def command(file: RecordFile, components: ComponentsFile = None) -> None:
    """Check the seed of a record against its hash, and every action and the result against the rules."""
    record = read_record(file)
    game = open_game_of(record, components)
    state = record.verify(game)
    screen = Screen()
    if record.hash is not None and record.seed is not None:
        screen.say(f"Seed: fits the published hash {record.hash}.")
    else:
        screen.say("Seed: not checked, because the record has no published hash or no seed.")
    screen.say(f"Actions: all {len(record.actions)} are legal.")
    if record.result is not None:
        screen.say(f"Result: {record.result}, as recorded.")
    else:
        over = "the match is over" if state.is_over() else "the match is not over"
        screen.say(f"Result: none recorded; {over}.")
