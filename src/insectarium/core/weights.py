"""The weights of a game's heuristic, which are data: `weights.toml` beside the game says what made them.

WEIGHTS: Final = Weights(read_weights("insectarium.games.micropolis"))

A game may have a second file for states that judge thoroughly (`State.be_thorough`): a search judges by where
a turn ends, a player that looks one decision ahead by its middle as well, and that wants other numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources import files

FILE = "weights.toml"
THOROUGH_FILE = "weights_thorough.toml"


def read_weights(package: str, file: str = FILE) -> dict[str, float]:
    """The numbers in a file of weights of a game's package, by name."""
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    numbers: dict[str, float] = {}
    for name, value in tomllib.loads(text).items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError(f"{package}, {file}: {name} is {value!r}; a weight is a number.")
        numbers[name] = float(value)
    return numbers


@dataclass(frozen=True)
class NetworkNumbers:
    """What a file says about a network (insectarium.core.network)."""

    rows: list[list[float]]
    biases: list[float]
    outputs: list[float]
    bias: float
    temperatures: list[float]
    second_rows: list[list[float]] = field(default_factory=list)
    """Those of a second layer; none where there is one layer only."""
    second_biases: list[float] = field(default_factory=list)


def read_network(package: str, file: str) -> NetworkNumbers:
    """The numbers of a network in a game's package."""
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    found = tomllib.loads(text)
    numbers = NetworkNumbers(
        _rows(found["rows"]),
        _row(found["biases"]),
        _row(found["outputs"]),
        float(found["bias"]),
        _row(found["temperatures"]),
        _rows(found.get("second_rows", [])),
        _row(found.get("second_biases", [])),
    )
    fault = _fault_in(numbers)
    if fault:
        raise ValueError(f"{package}, {file}: {fault}")
    return numbers


def _row(numbers: Iterable[float]) -> list[float]:
    return [float(number) for number in numbers]


def _rows(rows: Iterable[Iterable[float]]) -> list[list[float]]:
    return [_row(row) for row in rows]


def _fault_in(numbers: NetworkNumbers) -> str:
    """What does not fit together; nothing if all does."""
    units, last = len(numbers.biases), len(numbers.outputs)
    if any(len(row) != units for row in numbers.rows):
        return f"every row needs as many numbers as there are biases, {units}."
    if not numbers.second_rows:
        return "" if last == units else f"there must be as many outputs as biases, {units}."
    if len(numbers.second_rows) != units or len(numbers.second_biases) != last:
        return f"a second layer needs a row for each of {units} units, and a bias for each of {last} outputs."
    width = len(numbers.second_rows[0])
    if any(len(row) != width for row in numbers.second_rows) or width == 0 or last % width:
        return "all rows of a second layer need as many numbers, as there are outputs or a part of them."
    return "" if units % (last // width) == 0 else "every part of a second layer needs as many units."
