"""Train the network by which a search judges a game, on how matches of bots come out.

    python tools/train.py micropolis --matches 30000 --seats 2 2 3 3 4 5 6 --seed 1

1. Bots play matches (`--bot`, greedy unless told), two in three of them now and then at random, so that the
   positions are not all alike. Of the positions where a turn begins every other is kept: what the game tells
   about each seat (`facts_of` in its foresight module), its points so far, and how the match came out.
2. A network with one hidden layer learns to add to the points so far what is still to come: the squares of
   what is missing, and the surprise at who wins, are made small by steps of Adam. What a lead is worth, the
   temperature, is learnt beside it for each moment of a match.
3. The numbers go to `network.toml` beside the game, with this command. Every tenth match, which the network
   did not learn from, tells what it foresees.

Needs numpy, which nothing else here does. The same seed gives the same network on the same machine. Run it
with the compiled package: it is fifty times as fast.
"""

from __future__ import annotations

import importlib
import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from knobs import Table, command, parser_of, tables_of

from insectarium.bots import make_bot
from insectarium.core.network import FILE
from insectarium.core.registry import load
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State

RANDOM_ONE_IN = 12
KEPT_ONE_IN = 2
CHECKED_ONE_IN = 10
ROWS_OF_A_BATCH = 4096
# How much a square point that is missing counts beside the surprise at who wins.
SQUARES = 1 / 20
FIRST_RATE, LAST_RATE = 4e-3, 5e-5
FIRST_TEMPERATURE = 3.0


@dataclass
class Position:
    """A moment of a match, seat by seat, and how the match came out."""

    facts: Any
    points: list[float]
    moment: int


class Collection:
    """Positions of all matches with the same number of seats, as arrays by position and seat."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Any]] = defaultdict(list)

    def add(self, position: Position, final: list[int], shares: list[float]) -> None:
        self.rows["facts"].append(position.facts)
        self.rows["points"].append(np.array(position.points, np.float32))
        self.rows["moment"].append(position.moment)
        self.rows["final"].append(np.array(final, np.float32))
        self.rows["shares"].append(np.array(shares, np.float32))

    def arrays(self) -> dict[str, Any]:
        return {name: np.array(rows) for name, rows in self.rows.items()}


def play(game_id: str, table: Table, spec: str, name: str, foresight: Any) -> tuple[list[Position], State]:
    rng = Rng.seeded(name)
    strays = rng.below(3) > 0
    bots = [make_bot(spec, f"{name}/{seat}") for seat in range(table.seats)]
    state = load(game_id).setup(seats=table.seats, seed=name, options=table.options)
    kept: list[Position] = []
    before = NOBODY
    while not state.is_over():
        seat = int(state.seat_to_act())
        if seat != before and rng.below(KEPT_ONE_IN) == 0:
            kept.append(look_at(state, foresight))
        before = seat
        legal = state.legal_actions()
        if strays and rng.below(RANDOM_ONE_IN) == 0:
            state.advance(legal[rng.below(len(legal))])
        else:
            honest = state.clone()
            honest.redeal(seat, rng)
            state.advance(bots[seat].choose(honest))
    return kept, state


def look_at(state: State, foresight: Any) -> Position:
    seats = range(int(state.seats))
    facts = np.array([list(foresight.facts_of(state, seat)) for seat in seats], np.float16)
    return Position(facts, [foresight.points_of(state, seat) for seat in seats], foresight.moment(state))


class Learner:
    """A network while it learns."""

    def __init__(self, facts: int, hidden: int, moments: int, seed: str) -> None:
        self.rng = np.random.default_rng(list(seed.encode()))
        bound = 1 / math.sqrt(facts)
        self.numbers = [
            self.rng.uniform(-bound, bound, (facts, hidden)).astype(np.float32),
            self.rng.uniform(-bound, bound, hidden).astype(np.float32),
            self.rng.uniform(-1, 1, hidden).astype(np.float32) / math.sqrt(hidden),
            np.zeros(1, np.float32),
            np.full(moments, math.log(FIRST_TEMPERATURE), np.float32),
        ]
        self.means = [np.zeros_like(number) for number in self.numbers]
        self.squares = [np.zeros_like(number) for number in self.numbers]
        self.steps = 0

    def judge(self, batch: dict[str, Any]) -> tuple[Any, Any, Any, Any]:
        """The points foreseen, the chances and temperatures, and the hidden units on the way."""
        rows, biases, outputs, bias, temperatures = self.numbers
        inputs = batch["facts"].reshape(-1, rows.shape[0]).astype(np.float32)
        units = np.maximum(inputs @ rows + biases, 0.0)
        values = batch["points"] + (units @ outputs + bias).reshape(batch["points"].shape)
        heat = np.exp(temperatures[batch["moment"]])[:, None]
        powers = np.exp((values - values.max(1, keepdims=True)) / heat)
        return values, powers / powers.sum(1, keepdims=True), heat, (inputs, units)

    def learn(self, batch: dict[str, Any], rate: float) -> None:
        values, chances, heat, (inputs, units) = self.judge(batch)
        wrong = (chances - batch["shares"]) / heat / len(values)
        slope = wrong + SQUARES * (values - batch["final"]) / values.size
        flat = slope.reshape(-1).astype(np.float32)
        back = np.outer(flat, self.numbers[2]) * (units > 0.0)
        by_moment = np.zeros_like(self.numbers[4])
        np.add.at(by_moment, batch["moment"], -(wrong * values).sum(1))
        slopes = [inputs.T @ back, back.sum(0), units.T @ flat, flat.sum(keepdims=True), by_moment]
        self._step(slopes, rate)

    def _step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        for number, slope, mean, square in zip(self.numbers, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            way = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            number -= (rate * way).astype(np.float32)

    def surprise(self, batch: dict[str, Any]) -> tuple[float, float]:
        """At who wins, and by how many points it errs."""
        values, chances, _, _ = self.judge(batch)
        found = -(batch["shares"] * np.log(np.maximum(chances, 1e-6))).sum(1).mean()
        return float(found), float(np.sqrt(((values - batch["final"]) ** 2).mean()))


def batches(arrays: list[dict[str, Any]], rng: Any) -> Iterator[dict[str, Any]]:
    """All positions once, in any order, each batch of one number of seats."""
    parts = []
    for number, found in enumerate(arrays):
        order = rng.permutation(len(found["moment"]))
        size = ROWS_OF_A_BATCH // found["points"].shape[1]
        parts += [(number, order[first : first + size]) for first in range(0, len(order), size)]
    for place in rng.permutation(len(parts)):
        number, which = parts[place]
        yield {name: column[which] for name, column in arrays[number].items()}


def train(learner: Learner, arrays: list[dict[str, Any]], epochs: int) -> None:
    for epoch in range(epochs):
        rate = FIRST_RATE * (1 - epoch / epochs) ** 1.5 + LAST_RATE
        for batch in batches(arrays, learner.rng):
            learner.learn(batch, rate)


def write_network(path: Path, notes: list[str], learner: Learner) -> None:
    rows, biases, outputs, bias, temperatures = learner.numbers
    lines = [f"# {note}" for note in notes]
    lines += [f"temperatures = {_written(np.exp(temperatures))}", f"bias = {float(bias[0]):.5g}"]
    lines += [f"biases = {_written(biases)}", f"outputs = {_written(outputs)}", "rows = ["]
    lines += [f"    {_written(row)}," for row in rows]
    path.write_text("\n".join([*lines, "]"]) + "\n", encoding="utf-8")


def _written(numbers: Any) -> str:
    return "[" + ", ".join(f"{float(number):.4f}" for number in numbers) + "]"


def collect(chosen: Any, foresight: Any) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Positions to learn from and to check by, for each number of seats."""
    tables = tables_of(chosen)
    seen: dict[int, Collection] = defaultdict(Collection)
    unseen: dict[int, Collection] = defaultdict(Collection)
    for number in range(chosen.matches):
        table = tables[number % len(tables)]
        name = f"train {chosen.seed}/{number}"
        positions, end = play(chosen.game, table, chosen.bot, name, foresight)
        into = unseen if number // len(tables) % CHECKED_ONE_IN == 0 else seen
        for position in positions:
            into[table.seats].add(position, end.scores(), [float(share) for share in end.chances()])
    return [seen[seats].arrays() for seats in sorted(seen)], [
        unseen[seats].arrays() for seats in sorted(unseen)
    ]


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--matches", type=int, default=30000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--out", help="instead of the file beside the game")
    chosen = parser.parse_args()
    try:
        tables_of(chosen)
        make_bot(chosen.bot, 0)
        foresight = importlib.import_module(f"insectarium.games.{chosen.game}.foresight")
    except (ValueError, ImportError) as fault:
        parser.error(str(fault))
    seen, unseen = collect(chosen, foresight)
    facts = seen[0]["facts"].shape[2]
    moments = 1 + max(int(found["moment"].max()) for found in seen)
    learner = Learner(facts, chosen.hidden, moments, chosen.seed)
    train(learner, seen, chosen.epochs)
    notes = [
        f"Made by: {command()}",
        "Matches not learnt from: the surprise at who wins, and by how much it errs.",
    ]
    for found in unseen:
        surprise, error = learner.surprise(found)
        notes.append(f"{found['points'].shape[1]} seats: {surprise:.4f}, {error:.2f} points")
    print(*notes, sep="\n")
    folder = Path(importlib.import_module(f"insectarium.games.{chosen.game}").__path__[0])
    write_network(Path(chosen.out) if chosen.out else folder / FILE, notes, learner)


if __name__ == "__main__":
    main()
