# compiled by mypyc
"""A small neural network that judges: facts in, points out.

The numbers are data: `network.toml` beside a game, made by tools/train.py, and where a seat that thinks
ahead is judged by a network of its own `network_thinker.toml`, made by tools/train_thinker.py. The commands
stand in the files.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.weights import NetworkNumbers, read_network

FILE: Final = "network.toml"
THINKERS_FILE: Final = "network_thinker.toml"
# So many units are summed side by side, in variables that stay in registers.
AT_ONCE: Final[i64] = 4


class Network:
    """One hidden layer of rectified units, or two. Facts that are 0, most of them, cost nothing.

    Facts can be told in parts, so that what a part comes to can be kept while it stays true. A second layer
    may have several parts, each of which sees only the units of its own part of the first one: so the average
    of several networks is one network.
    """

    def __init__(self, numbers: NetworkNumbers) -> None:
        self.inputs: i64 = len(numbers.rows)
        self.hidden: i64 = len(numbers.biases)
        # What a fact adds to each hidden unit, at `fact * hidden + unit`.
        self.rows = vec[float]([number for row in numbers.rows for number in row])
        self.biases = vec[float](numbers.biases)
        # What a unit adds to each unit of its part of the second layer.
        self.second_rows = vec[float]([number for row in numbers.second_rows for number in row])
        self.second_biases = vec[float](numbers.second_biases)
        self.second_width: i64 = len(numbers.second_rows[0]) if numbers.second_rows else 0
        self.outputs = vec[float](numbers.outputs)
        self.bias = numbers.bias
        # What a lead is worth at each moment of a match, as in State.temperature.
        self.temperatures = vec[float](numbers.temperatures)

    def become(self, other: Network) -> None:
        """Judge like the other one from now on: for those who train it."""
        self.inputs = other.inputs
        self.hidden = other.hidden
        self.rows = other.rows
        self.biases = other.biases
        self.second_rows = other.second_rows
        self.second_biases = other.second_biases
        self.second_width = other.second_width
        self.outputs = other.outputs
        self.bias = other.bias
        self.temperatures = other.temperatures

    def begin(self, facts: vec[float]) -> vec[float]:
        """The hidden units after the first facts."""
        return self.add(self.biases, facts, 0)

    def add(self, units: vec[float], facts: vec[float], first: i64) -> vec[float]:
        """The hidden units after more facts, of which this is the number of the first."""
        places = vec[i64]()
        strengths = vec[float]()
        place = first * self.hidden
        for strength in facts:
            if strength != 0.0:
                places = append(places, place)
                strengths = append(strengths, strength)
            place += self.hidden
        return self._summed(units[:], places, strengths)

    def _summed(self, units: vec[float], places: vec[i64], strengths: vec[float]) -> vec[float]:
        """Units with the rows at these places added, each with its strength."""
        rows = self.rows
        facts = i64(len(places))
        unit: i64 = 0
        while unit + AT_ONCE <= self.hidden:
            one, two, three, four = units[unit], units[unit + 1], units[unit + 2], units[unit + 3]
            for fact in range(facts):
                strength = strengths[fact]
                place = places[fact] + unit
                one += strength * rows[place]
                two += strength * rows[place + 1]
                three += strength * rows[place + 2]
                four += strength * rows[place + 3]
            units[unit], units[unit + 1], units[unit + 2], units[unit + 3] = one, two, three, four
            unit += AT_ONCE
        while unit < self.hidden:
            for fact in range(facts):
                units[unit] += strengths[fact] * rows[places[fact] + unit]
            unit += 1
        return units

    def end(self, units: vec[float]) -> float:
        """What all facts come to."""
        if self.second_width > 0:
            units = self._second(units)
        value = self.bias
        outputs = self.outputs
        for unit in range(i64(len(outputs))):
            if units[unit] > 0.0:
                value += units[unit] * outputs[unit]
        return value

    def _second(self, units: vec[float]) -> vec[float]:
        """The units of the second layer."""
        found = self.second_biases[:]
        rows = self.second_rows
        width = self.second_width
        units_of_a_part = self.hidden * width // i64(len(found))
        for unit in range(self.hidden):
            strength = units[unit]
            if strength > 0.0:
                place = unit * width
                first = unit // units_of_a_part * width
                for number in range(width):
                    found[first + number] += strength * rows[place + number]
        return found


def network_of(package: str, file: str = FILE) -> Network:
    """A network beside a game."""
    return Network(read_network(package, file))
