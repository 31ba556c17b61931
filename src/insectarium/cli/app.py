"""The commands and how they end: exit code 0 fine, 1 the thing asked failed, 2 bad usage, 130 interrupted."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import insectarium
from insectarium.cli import arena, bench, games, join, play, replay, rules, simulate, verify
from insectarium.cli.errors import ASKED_WRONGLY, BAD_USAGE, FAILED, FINE, INTERRUPTED, WENT_WRONG, one_line
from insectarium.server import command as serve

# Typer brings its own click or uses an installed one, depending on its version: this is the class of either.
_UsageError: type[Exception] = typer.BadParameter.__mro__[1]

app = typer.Typer(
    help="Insect board games: rules, bots and records.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.command)
app.command("rules")(rules.command)
app.command("play")(play.command)
app.command("simulate")(simulate.command)
app.command("arena")(arena.command)
app.command("join")(join.command)
app.command("replay")(replay.command)
app.command("verify")(verify.command)
app.command("bench")(bench.command)
app.command("serve")(serve.command)


def _show_version(wanted: bool) -> None:
    if wanted:
        kind = "compiled" if insectarium.compiled() else "interpreted"
        print(f"insectarium {insectarium.__version__} ({kind})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _without_command(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and stop."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    try:
        outcome = app(args=arguments, prog_name="insectarium", standalone_mode=False)
        sys.stdout.flush()
        return outcome if isinstance(outcome, int) else FINE
    except ASKED_WRONGLY as fault:
        return _stop(BAD_USAGE, str(fault))
    except WENT_WRONG as fault:
        return _stop(FAILED, str(fault))
    except _UsageError as fault:
        return _stop(BAD_USAGE, str(getattr(fault, "format_message", fault.__str__)()))
    except (KeyboardInterrupt, EOFError, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _reader_left()


def _stop(code: int, sentence: str) -> int:
    print(one_line(sentence), file=sys.stderr)
    return code


def _reader_left() -> int:
    """Whoever read our output (`| head`) has seen enough; the interpreter must not try to write the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED
