# compiled by mypyc
"""A small neural network that judges: facts in, points out.

The numbers are data: `network.toml` beside a game, made by tools/train.py, whose command stands in the file.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.weights import NetworkNumbers, read_network

FILE: Final = "network.toml"


class Network:
    """One hidden layer of rectified units. Facts that are 0, most of them, cost nothing."""

    def __init__(self, numbers: NetworkNumbers) -> None:
        self.inputs: i64 = len(numbers.rows)
        self.hidden: i64 = len(numbers.biases)
        # What a fact adds to each hidden unit, at `fact * hidden + unit`.
        self.rows = vec[float]([number for row in numbers.rows for number in row])
        self.biases = vec[float](numbers.biases)
        self.outputs = vec[float](numbers.outputs)
        self.bias = numbers.bias

    def judge(self, facts: vec[float]) -> float:
        units = self.biases[:]
        rows = self.rows
        hidden = self.hidden
        for fact in range(self.inputs):
            strength = facts[fact]
            if strength != 0.0:
                first = fact * hidden
                for unit in range(hidden):
                    units[unit] += strength * rows[first + unit]
        value = self.bias
        outputs = self.outputs
        for unit in range(hidden):
            if units[unit] > 0.0:
                value += units[unit] * outputs[unit]
        return value


def network_of(package: str) -> Network:
    """The network beside a game."""
    return Network(read_network(package, FILE))
