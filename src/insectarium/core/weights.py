"""The weights of a game's heuristic, which are data: `weights.toml` beside the game says what made them.

WEIGHTS: Final = Weights(read_weights("insectarium.games.micropolis"))
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

FILE = "weights.toml"


def read_weights(package: str) -> dict[str, float]:
    """The numbers in the file of weights of a game's package, by name."""
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    numbers: dict[str, float] = {}
    for name, value in tomllib.loads(text).items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError(f"{package}, {FILE}: {name} is {value!r}; a weight is a number.")
        numbers[name] = float(value)
    return numbers
