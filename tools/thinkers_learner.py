"""Several small networks that learn what a seat that thinks ahead is heading for, and judge as their average.

What they learn from is told in columns, a row for each moment of a match: `facts` and `points` of the seat
then, what is foreseen for its `rivals`, the `moment` as the game's foresight counts them, how many rows of
the match are `left`, its `final` points and its `share` of the victory. The rows of a match stand together.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from train import Learner

from insectarium.core.weights import NetworkNumbers

ROWS_OF_A_BATCH = 1024
# How much the match that was played still counts where a learner trusts what it foresees one step later.
TRACE = 0.8
PASSES_OF_THE_MATCH_ALONE = 1 / 3
# How much a square point counts beside the surprise at who wins, in the last passes.
SQUARES = 1 / 50
FIRST_RATE, LAST_RATE = 2e-3, 5e-5
FIRST_RATE_OF_CHANCES, LAST_RATE_OF_CHANCES = 4e-4, 2e-5


def chances_of(values: Any, told: dict[str, Any], temperatures: Any) -> tuple[Any, Any, Any]:
    """Of the seat to win; what a lead is worth, and how the logarithm of the odds depends on that."""
    heat = np.exp(temperatures[told["moment"]])
    behind = np.clip((told["rivals"] - values[:, None]) / heat[:, None], -60, 30)
    odds = np.exp(behind)
    against = odds.sum(1)
    return 1 / (1 + against), heat, (odds * behind).sum(1) / against


class ThinkersLearner(Learner):
    """A network of two layers that learns about one seat; what is foreseen for the others stays as it is."""

    def __init__(self, facts: int, hidden: int, second: int, moments: int, seed: str) -> None:
        super().__init__(facts, hidden, moments, seed)
        rows, biases, _, bias, temperatures = self.numbers
        bound = 1 / math.sqrt(hidden)
        self.numbers = [
            rows,
            biases,
            self.rng.uniform(-bound, bound, (hidden, second)).astype(np.float32),
            self.rng.uniform(-bound, bound, second).astype(np.float32),
            self.rng.uniform(-1, 1, second).astype(np.float32) / math.sqrt(second),
            bias,
            temperatures,
        ]
        self.restart()

    def units(self, facts: Any) -> tuple[Any, Any, Any]:
        """The facts as they are reckoned with, and the units of both layers."""
        rows, biases, second_rows, second_biases = self.numbers[:4]
        inputs = facts.astype(np.float32)
        first = np.maximum(inputs @ rows + biases, 0.0)
        return inputs, first, np.maximum(first @ second_rows + second_biases, 0.0)

    def values(self, facts: Any, points: Any) -> Any:
        outputs, bias = self.numbers[4:6]
        found = np.empty(len(facts), np.float32)
        for begin in range(0, len(facts), 1 << 16):
            part = slice(begin, begin + (1 << 16))
            found[part] = points[part] + self.units(facts[part])[2] @ outputs + bias
        return found

    def targets(self, told: dict[str, Any], trace: float) -> Any:
        """The points in the end; the smaller the trace, the more what is foreseen one step later counts."""
        found = told["final"].copy()
        if trace < 1.0:
            values = self.values(told["facts"], told["points"])
            for left in range(1, int(told["left"].max()) + 1):
                rows = np.nonzero(told["left"] == left)[0]
                found[rows] = (1 - trace) * values[rows + 1] + trace * found[rows + 1]
        return found

    def step(self, told: dict[str, Any], targets: Any, rate: float, squares: float, surprise: float) -> None:
        _, _, second_rows, _, outputs, bias, temperatures = self.numbers
        inputs, first, second = self.units(told["facts"])
        values = told["points"] + second @ outputs + bias
        slope = squares * (values - targets)
        by_moment = np.zeros_like(temperatures)
        if surprise > 0.0:
            chances, heat, by_heat = chances_of(values, told, temperatures)
            wrong = surprise * (chances - told["share"])
            slope = slope + wrong / heat
            np.add.at(by_moment, told["moment"], wrong * by_heat / len(values))
        flat = (slope / len(values)).astype(np.float32)
        back = np.outer(flat, outputs) * (second > 0.0)
        further = back @ second_rows.T * (first > 0.0)
        of_layers = [inputs.T @ further, further.sum(0), first.T @ back, back.sum(0)]
        self._step([*of_layers, second.T @ flat, flat.sum(keepdims=True), by_moment], rate)

    def network(self) -> NetworkNumbers:
        return network_of([self.numbers])

    def restart(self) -> None:
        """Forget which way the numbers were going."""
        self.means = [np.zeros_like(number) for number in self.numbers]
        self.squares = [np.zeros_like(number) for number in self.numbers]
        self.steps = 0


def learn(learner: ThinkersLearner, told: dict[str, Any], epochs: int, epochs_of_chances: int) -> None:
    for epoch in range(epochs):
        trace = 1.0 if epoch < epochs * PASSES_OF_THE_MATCH_ALONE else TRACE
        rate = FIRST_RATE * (1 - epoch / epochs) ** 1.5 + LAST_RATE
        _pass(learner, told, learner.targets(told, trace), rate, 1.0, 0.0)
    learner.restart()
    for epoch in range(epochs_of_chances):
        rate = FIRST_RATE_OF_CHANCES * (1 - epoch / epochs_of_chances) ** 1.5 + LAST_RATE_OF_CHANCES
        _pass(learner, told, learner.targets(told, TRACE), rate, SQUARES, 1.0)


def _pass(
    learner: ThinkersLearner, told: dict[str, Any], targets: Any, rate: float, squares: float, surprise: float
) -> None:
    """All rows once, in any order."""
    order = learner.rng.permutation(len(targets))
    for first in range(0, len(order), ROWS_OF_A_BATCH):
        rows = np.sort(order[first : first + ROWS_OF_A_BATCH])
        batch = {name: column[rows] for name, column in told.items()}
        learner.step(batch, targets[rows], rate, squares, surprise)


class Several:
    """Learners that judge together, as their average."""

    def __init__(self, learners: list[ThinkersLearner]) -> None:
        self.learners = learners

    def values(self, facts: Any, points: Any) -> Any:
        return np.mean([learner.values(facts, points) for learner in self.learners], axis=0)

    def chances(self, values: Any, told: dict[str, Any]) -> Any:
        temperatures = np.mean([learner.numbers[6] for learner in self.learners], axis=0)
        return chances_of(values, told, temperatures)[0]

    def network(self) -> NetworkNumbers:
        return network_of([learner.numbers for learner in self.learners])


def network_of(found: list[list[Any]]) -> NetworkNumbers:
    """One network that judges as several do on average: their units side by side."""
    rows, biases, second_rows, second_biases, outputs, bias, temperatures = zip(*found, strict=True)
    return NetworkNumbers(
        np.concatenate(rows, axis=1).astype(float).tolist(),
        np.concatenate(biases).astype(float).tolist(),
        (np.concatenate(outputs) / len(found)).astype(float).tolist(),
        float(np.mean(bias)),
        np.exp(np.mean(temperatures, axis=0)).astype(float).tolist(),
        np.concatenate(second_rows).astype(float).tolist(),
        np.concatenate(second_biases).astype(float).tolist(),
    )
