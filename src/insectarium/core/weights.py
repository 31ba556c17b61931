"""The weights of a game's heuristic, which are data: `weights.toml` beside the game says what made them.

WEIGHTS: Final = Weights(read_weights("insectarium.games.micropolis"))

A game may have a second file for states that judge thoroughly (`State.be_thorough`): a search judges by where
a turn ends, a player that looks one decision ahead by its middle as well, and that wants other numbers.
"""

from __future__ import annotations

import tomllib
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
