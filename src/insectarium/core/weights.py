"""The weights of a game's heuristic, which are data: `weights.toml` beside the game says what made them.

WEIGHTS: Final = Weights(read_weights("insectarium.games.micropolis"))

A game may have a second file for states that judge thoroughly (`State.be_thorough`): a search judges by where
a turn ends, a player that looks one decision ahead by its middle as well, and that wants other numbers.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
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


def read_network(package: str, file: str) -> NetworkNumbers:
    """The numbers of a network in a game's package."""
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    found = tomllib.loads(text)
    numbers = NetworkNumbers(
        [[float(number) for number in row] for row in found["rows"]],
        [float(number) for number in found["biases"]],
        [float(number) for number in found["outputs"]],
        float(found["bias"]),
        [float(number) for number in found["temperatures"]],
    )
    units = len(numbers.biases)
    if len(numbers.outputs) != units or any(len(row) != units for row in numbers.rows):
        raise ValueError(f"{package}, {file}: every row needs as many numbers as there are biases, {units}.")
    return numbers
