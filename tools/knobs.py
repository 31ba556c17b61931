"""The weights of a game's heuristic, to be turned by the scripts that look for better ones."""

from __future__ import annotations

import argparse
import importlib
import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insectarium.core.manifest import BadSetup, Setting, options_from_text
from insectarium.core.registry import load
from insectarium.core.weights import FILE, THOROUGH_FILE, read_weights


@dataclass(frozen=True)
class Table:
    """How a match is set up, apart from its seed."""

    seats: int
    options: Mapping[str, Setting]


class Knobs:
    """The weights of a heuristic as one row of numbers."""

    def __init__(self, weights: Any, names: Iterable[str]) -> None:
        self.weights = weights
        self.names = list(names)

    def read(self) -> dict[str, float]:
        return {name: float(getattr(self.weights, name)) for name in self.names}

    def set(self, name: str, value: float) -> None:
        setattr(self.weights, name, value)

    def set_all(self, values: Mapping[str, float]) -> None:
        for name, value in values.items():
            setattr(self.weights, name, value)


def knobs_of(game_id: str, thorough: bool = False) -> Knobs:
    """Those of a game, for a quick look or a thorough one; a game without them is told by a BadSetup."""
    load(game_id)
    wanted = "THOROUGH_WEIGHTS" if thorough else "WEIGHTS"
    try:
        weights = getattr(importlib.import_module(f"insectarium.games.{game_id}.heuristic"), wanted)
    except (ImportError, AttributeError):
        raise BadSetup(f"The heuristic of {game_id} has no {wanted} that could be changed.") from None
    return Knobs(weights, [name for name in _numbers(game_id, thorough) if hasattr(weights, name)])


def _numbers(game_id: str, thorough: bool) -> dict[str, float]:
    return read_weights(f"insectarium.games.{game_id}", THOROUGH_FILE if thorough else FILE)


def names_of(knobs: Knobs, only: str | None, left_alone: Sequence[str] = ()) -> list[str]:
    """The weights to change: those that are named, or all but a few."""
    names = only.split(",") if only else [name for name in knobs.names if name not in left_alone]
    unknown = [name for name in names if name not in knobs.names]
    if unknown:
        raise BadSetup(f"There is no weight {', '.join(unknown)}; there are {', '.join(knobs.names)}.")
    return names


def file_of(game_id: str, thorough: bool = False) -> Path:
    """The file of weights beside a game."""
    # Not by the __file__ of the heuristic, which a compiler that builds in place gets wrong.
    folder = Path(importlib.import_module(f"insectarium.games.{game_id}").__path__[0])
    return folder / (THOROUGH_FILE if thorough else FILE)


def notes_of(path: Path) -> list[str]:
    """What a file of weights says about how they were made."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("#").strip() for line in lines if line.startswith("#")]


def write_weights(
    path: Path, notes: Iterable[str], game_id: str, values: Mapping[str, float], thorough: bool = False
) -> None:
    """Write them in the order of the game's own file, with the numbers there that are no weights."""
    lines = [f"# {note}" for note in notes]
    lines += [f"{name} = {value!r}" for name, value in (_numbers(game_id, thorough) | dict(values)).items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def command() -> str:
    """The command that is running, to be written beside what it makes."""
    return shlex.join(["python", f"tools/{Path(sys.argv[0]).name}", *sys.argv[1:]])


def parser_of(description: str | None) -> argparse.ArgumentParser:
    """The arguments that are the same for every such script."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--options",
        action="append",
        metavar="KEY=VALUE,...",
        help="more than once: in turns, one after the other",
    )
    return parser


def tables_of(chosen: argparse.Namespace) -> list[Table]:
    """What --seats and --options name, to be played in turns; what cannot be played is told by a BadSetup."""
    manifest = load(chosen.game).manifest
    settings = [options_from_text(text) for text in chosen.options or [""]]
    return [Table(seats, manifest.resolve(seats, each)) for each in settings for seats in chosen.seats]
