"""Train the network by which a search judges a game, on how matches of bots come out.

    python tools/train.py micropolis --matches 30000 --seats 2 2 3 3 4 5 6 --rounds 3 --seed 1

1. Bots play matches: one seat thinks ahead, the others are greedy. In the first round the thinker is greedy,
   too; in later ones it follows lines of play, which the network of the round before judges. In one match of
   three some decisions are random, so that the positions are not all alike. Of the positions where a turn
   begins some are kept: what the game tells about each seat (`facts_of` in its foresight module), its points
   so far, and how the match came out.
2. A network with one hidden layer learns to add to the points so far what is still to come: the squares of
   what is missing, and the surprise at who wins, are made small by steps of Adam. What a lead is worth, the
   temperature, is learnt beside it for each moment of a match.
3. The numbers of the last round go to `network.toml` beside the game, with this command. Every tenth match,
   which the network did not learn from, tells what it foresees.

Needs numpy, which nothing else here does. The same seed gives the same network on the same machine. Run it
with the compiled package: it is fifty times as fast.
"""

from __future__ import annotations

import importlib
import math
import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from knobs import Table, command, parser_of, tables_of

from insectarium.bots import make_bot
from insectarium.bots.clock import Clock
from insectarium.bots.lines import NARROW, LineFinder
from insectarium.core.network import FILE, Network
from insectarium.core.registry import load
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.core.weights import NetworkNumbers

STRAYS_IN_ONE_OF = 3
RANDOM_ONE_IN = 12
# Of the positions that the thinker has not just left or come to.
KEPT_ONE_IN = 4
CHECKED_ONE_IN = 10
MATCHES_OF_A_TASK = 200
ROWS_OF_A_BATCH = 4096
# How much a square point that is missing counts beside the surprise at who wins, and how much more for the
# seat that thinks: it is one of many, and the search asks mostly about that one.
SQUARES = 1 / 20
THINKERS_SQUARES = 3.0
FIRST_RATE, LAST_RATE = 4e-3, 5e-5
FIRST_TEMPERATURE = 3.0
FOREVER = 10**12


@dataclass
class Match:
    """What is kept of a match: its positions, seat by seat, and how it came out."""

    thinker: int
    facts: list[Any] = field(default_factory=list)
    points: list[list[float]] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    final: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)

    def keep(self, state: State, foresight: Any) -> None:
        seats = range(int(state.seats))
        told = [list(foresight.facts_of(state, seat, seat == self.thinker)) for seat in seats]
        self.facts.append(np.array(told, np.float16))
        self.points.append([foresight.points_of(state, seat) for seat in seats])
        self.moments.append(int(foresight.moment(state)))

    def arrays(self) -> dict[str, Any]:
        count = len(self.moments)
        return {
            "facts": np.array(self.facts),
            "points": np.array(self.points, np.float32),
            "moment": np.array(self.moments),
            "final": np.array([self.final] * count, np.float32),
            "shares": np.array([self.shares] * count, np.float32),
            "thinker": np.full(count, self.thinker),
        }


@dataclass(frozen=True)
class Task:
    """Some matches that one process plays."""

    game: str
    tables: list[Table]
    name: str
    numbers: range
    network: NetworkNumbers | None
    """By what the thinker judges; None for one that is greedy."""


def foresight_of(game_id: str) -> Any:
    return importlib.import_module(f"insectarium.games.{game_id}.foresight")


def play_matches(task: Task) -> list[dict[str, Any]]:
    foresight = foresight_of(task.game)
    if task.network is not None:
        foresight.NETWORK.become(Network(task.network))
    found = []
    for number in task.numbers:
        table = task.tables[number % len(task.tables)]
        match = play(task.game, table, f"{task.name}/{number}", foresight, task.network is not None)
        found.append(match.arrays())
    return found


def play(game_id: str, table: Table, name: str, foresight: Any, thinks: bool) -> Match:
    rng = Rng.seeded(name)
    strays = rng.below(STRAYS_IN_ONE_OF) == 0
    match = Match(int(rng.below(table.seats)))
    greedy = make_bot("greedy", name)
    state = load(game_id).setup(seats=table.seats, seed=name, options=table.options)
    before = NOBODY
    while not state.is_over():
        seat = int(state.seat_to_act())
        if seat != before and (match.thinker in (seat, before) or rng.below(KEPT_ONE_IN) == 0):
            match.keep(state, foresight)
        before = seat
        legal = state.legal_actions()
        if strays and rng.below(RANDOM_ONE_IN) == 0:
            state.advance(legal[rng.below(len(legal))])
            continue
        honest = state.clone()
        honest.redeal(seat, rng)
        if thinks and seat == match.thinker:
            play_line(state, honest)
        else:
            state.advance(greedy.choose(honest))
    match.final = state.scores()
    match.shares = [float(share) for share in state.chances()]
    return match


def play_line(state: State, honest: State) -> None:
    """The turn with which the best line begins, as far as nothing new comes to light."""
    seat = honest.seat_to_act()
    honest.be_thorough(seat)
    news = honest.news()
    for action in LineFinder(honest, Clock(0, FOREVER), NARROW).best().actions:
        state.advance(action)
        honest.advance(action)
        if state.is_over() or state.seat_to_act() != seat or honest.news() != news:
            return


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
        squares = np.full(values.shape, SQUARES, np.float32)
        squares[np.arange(len(values)), batch["thinker"]] *= THINKERS_SQUARES
        slope = wrong + squares * (values - batch["final"]) / values.size
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
        """At who wins, and by how many points of the thinker it errs."""
        values, chances, _, _ = self.judge(batch)
        found = -(batch["shares"] * np.log(np.maximum(chances, 1e-6))).sum(1).mean()
        missing = (values - batch["final"])[np.arange(len(values)), batch["thinker"]]
        return float(found), float(np.sqrt((missing**2).mean()))

    def network(self) -> NetworkNumbers:
        rows, biases, outputs, bias, temperatures = (number.astype(float).tolist() for number in self.numbers)
        return NetworkNumbers(rows, biases, outputs, bias[0], [math.exp(heat) for heat in temperatures])


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


def write_network(path: Path, notes: list[str], numbers: NetworkNumbers) -> None:
    lines = [f"# {note}" for note in notes]
    lines += [f"temperatures = {_written(numbers.temperatures)}", f"bias = {numbers.bias:.5g}"]
    lines += [f"biases = {_written(numbers.biases)}", f"outputs = {_written(numbers.outputs)}"]
    if numbers.second_rows:
        lines += [f"second_biases = {_written(numbers.second_biases)}"]
        lines += _table("second_rows", numbers.second_rows)
    lines += _table("rows", numbers.rows)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _table(name: str, rows: list[list[float]]) -> list[str]:
    return [f"{name} = [", *(f"    {_written(row)}," for row in rows), "]"]


def _written(numbers: Any) -> str:
    return "[" + ", ".join(f"{float(number):.4f}" for number in numbers) + "]"


def collect(chosen: Any, name: str, network: NetworkNumbers | None) -> tuple[list[Any], list[Any]]:
    """Positions to learn from and to check by, for each number of seats."""
    tables = tables_of(chosen)
    tasks = [
        Task(chosen.game, tables, name, range(first, min(first + MATCHES_OF_A_TASK, chosen.matches)), network)
        for first in range(0, chosen.matches, MATCHES_OF_A_TASK)
    ]
    seen: dict[int, list[Any]] = defaultdict(list)
    unseen: dict[int, list[Any]] = defaultdict(list)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for task, matches in zip(tasks, pool.map(play_matches, tasks), strict=True):
            for number, match in zip(task.numbers, matches, strict=True):
                seats = tables[number % len(tables)].seats
                into = unseen if number // len(tables) % CHECKED_ONE_IN == 0 else seen
                into[seats].append(match)
    return [joined(seen[seats]) for seats in sorted(seen)], [
        joined(unseen[seats]) for seats in sorted(unseen)
    ]


def joined(parts: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def learn_in_rounds(chosen: Any) -> tuple[Learner, list[str]]:
    """The network of the last round, and what it foresees of matches that it did not learn from."""
    learner: Learner | None = None
    unseen: list[Any] = []
    for number in range(chosen.rounds):
        name = f"train {chosen.seed}/{number}"
        seen, unseen = collect(chosen, name, learner.network() if learner else None)
        if learner is None:
            moments = 1 + max(int(found["moment"].max()) for found in seen)
            learner = Learner(seen[0]["facts"].shape[2], chosen.hidden, moments, chosen.seed)
        train(learner, seen, chosen.epochs)
        print(f"Round {number + 1}", *foreseen(learner, unseen), sep="\n", flush=True)
    assert learner is not None
    return learner, foreseen(learner, unseen)


def foreseen(learner: Learner, unseen: list[Any]) -> list[str]:
    notes = []
    for found in unseen:
        surprise, error = learner.surprise(found)
        notes.append(f"{found['points'].shape[1]} seats: {surprise:.4f}, {error:.2f} points")
    return notes


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--matches", type=int, default=30000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--out", help="instead of the file beside the game")
    chosen = parser.parse_args()
    try:
        tables_of(chosen)
        foresight_of(chosen.game)
    except (ValueError, ImportError) as fault:
        parser.error(str(fault))
    learner, notes = learn_in_rounds(chosen)
    heading = [
        f"Made by: {command()}",
        "Matches not learnt from: the surprise at who wins, and by how much it errs about the thinker.",
    ]
    folder = Path(importlib.import_module(f"insectarium.games.{chosen.game}").__path__[0])
    write_network(Path(chosen.out) if chosen.out else folder / FILE, [*heading, *notes], learner.network())


if __name__ == "__main__":
    main()
