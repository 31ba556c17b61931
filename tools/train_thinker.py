"""Train the network by which a search judges its own seat where each round brings new tiles.

    OPENBLAS_NUM_THREADS=1 python tools/train_thinker.py micropolis --matches 40000 200000 --seats 4 5 6

A single network is off by what it happened to be fitted to, and who follows lines of play picks the line
about which it errs most. So this one is the average of several, and no match tells about more than one stray
move.

1. In matches of one seat that follows lines of play among greedy ones, that seat strays in one turn, or in
   none: it ends it in another way that looks good, or does something at random. What comes after it is kept:
   what the game tells about the seat (`thinkers_facts` in its foresight module) when its turns and the rounds
   end, its points so far, what is foreseen for the others, and how the match came out. At first the lines are
   judged by the network that judges the other seats, then, for each further number of matches, by what was
   learnt so far.
2. Several networks of two layers, which differ only in how they begin, learn the points still to come, in the
   end mostly from what they foresee one step later themselves; then some passes make the surprise at who wins
   small, and tell what a lead is worth at each moment of a match. Their average goes to
   `network_thinker.toml` beside the game.
3. Every tenth match is not learnt from, and tells what the network foresees.

Needs numpy, which nothing else here does. The same seed gives the same network on the same machine. Run it
with the compiled package: it is fifty times as fast.
"""

from __future__ import annotations

import importlib
import os
import tempfile
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from knobs import Table, command, parser_of, tables_of
from thinkers_learner import Several, ThinkersLearner, learn
from train import foresight_of, joined, write_network

from insectarium.bots import make_bot
from insectarium.bots.clock import Clock
from insectarium.bots.lines import LineFinder
from insectarium.core.network import FILE, THINKERS_FILE, Network
from insectarium.core.packed import i64, vec
from insectarium.core.registry import load
from insectarium.core.rng import Rng
from insectarium.core.state import State
from insectarium.core.weights import NetworkNumbers, read_network

# How many ends of a turn are followed.
WIDTHS = (8, 2, 1)
# One stray move of so many is at random, the others are among so many that look best.
AT_RANDOM_ONE_IN = 3
GOOD_ENDS = 8
CHECKED_ONE_IN = 10
MATCHES_OF_A_TASK = 100
NO_RIVAL = -1e9
FOREVER = 10**12


@dataclass(frozen=True)
class Task:
    """Some matches that one process plays."""

    game: str
    tables: list[Table]
    name: str
    numbers: range
    network: NetworkNumbers | None
    """By what the seat that thinks is judged; None for the network that judges the others."""


@dataclass
class Kept:
    """What is kept of matches, a row for each moment."""

    rows: dict[str, list[Any]] = field(default_factory=dict)

    def keep(self, **row: Any) -> None:
        for name, value in row.items():
            self.rows.setdefault(name, []).append(value)

    def arrays(self) -> dict[str, Any]:
        kinds = {"facts": np.float16, "moment": np.int64, "left": np.int64, "checked": np.bool_}
        return {name: np.array(column, kinds.get(name, np.float32)) for name, column in self.rows.items()}


def first_network(game_id: str, inputs: int) -> Network:
    """The network that judges the others: what only the thinker's network is told counts nothing."""
    network = Network(read_network(f"insectarium.games.{game_id}", FILE))
    missing = inputs - int(network.inputs)
    network.rows = vec[float]([*network.rows, *[0.0] * (missing * int(network.hidden))])
    network.inputs += missing
    return network


def play_matches(task: Task) -> dict[str, Any]:
    foresight = foresight_of(task.game)
    thinkers = foresight.THINKERS_NETWORK
    first = first_network(task.game, int(foresight.THINKERS_FACTS))
    thinkers.become(Network(task.network) if task.network else first)
    kept = Kept()
    for number in task.numbers:
        table = task.tables[number % len(task.tables)]
        checked = number // len(task.tables) % CHECKED_ONE_IN == 0
        Play(task.game, table, f"{task.name}/{number}", foresight).to_the_end(kept, checked)
    return kept.arrays()


class Play:
    """A match of one seat that thinks among greedy ones."""

    def __init__(self, game_id: str, table: Table, name: str, foresight: Any) -> None:
        self.foresight = foresight
        self.rng = Rng.seeded(name)
        self.seats = table.seats
        self.thinker = int(self.rng.below(table.seats))
        self.greedy = make_bot("greedy", name)
        self.state = load(game_id).setup(seats=table.seats, seed=name, options=table.options)
        # The turn in which the thinker does something at random; in one match of many in none.
        self.stray = int(self.rng.below(self.state.rounds() + 1))
        self.turns = 0
        self.moments: list[dict[str, Any]] = []

    def to_the_end(self, kept: Kept, checked: bool) -> None:
        state = self.state
        while not state.is_over():
            before = state.rounds_done
            seat = int(state.seat_to_act())
            if seat == self.thinker:
                self._think()
            else:
                state.advance(self.greedy.choose(self._honest(seat)))
            ends = state.rounds_done != before or (seat == self.thinker and state.seat_to_act() != seat)
            if ends and not state.is_over() and (self.stray == state.rounds() or self.turns > self.stray):
                self._keep()
        share = float(state.chances()[self.thinker])
        final = state.scores()[self.thinker]
        for left, moment in enumerate(reversed(self.moments)):
            moment |= {"left": left, "final": final, "share": share, "checked": checked}
        for moment in self.moments:
            kept.keep(**moment)

    def _honest(self, seat: int) -> State:
        honest = self.state.clone()
        honest.redeal(seat, self.rng)
        return honest

    def _think(self) -> None:
        """A turn of the thinker: the best line, unless it strays."""
        rounds = self.state.rounds_done
        if self.turns == self.stray:
            self._stray(rounds)
        self.turns += 1
        if self._goes_on(rounds):
            self._do(self._finder().best().actions, rounds)

    def _stray(self, rounds: int) -> None:
        if self.rng.below(AT_RANDOM_ONE_IN) > 0:
            finder = self._finder()
            good = finder._best(finder._ends(finder.known), GOOD_ENDS)
            self._do(good[self.rng.below(len(good))].actions, rounds)
            return
        self._do_anything()
        at_random = self.rng.below(2) == 0
        while at_random and self._goes_on(rounds):
            self._do_anything()

    def _finder(self) -> LineFinder:
        honest = self._honest(self.thinker)
        honest.be_thorough(self.thinker)
        return LineFinder(honest, Clock(0, FOREVER), vec[i64](WIDTHS))

    def _do(self, actions: Iterable[int], rounds: int) -> None:
        """As much of it as belongs to this turn."""
        for action in actions:
            self.state.advance(action)
            if not self._goes_on(rounds):
                return

    def _do_anything(self) -> None:
        legal = self.state.legal_actions()
        self.state.advance(legal[self.rng.below(len(legal))])

    def _goes_on(self, rounds: int) -> bool:
        state = self.state
        return not state.is_over() and state.seat_to_act() == self.thinker and state.rounds_done == rounds

    def _keep(self) -> None:
        state = self.state.clone()
        state.be_thorough(self.thinker)
        values = [float(value) for value in state.evaluations()]
        rivals = values[: self.thinker] + values[self.thinker + 1 :]
        self.moments.append(
            {
                "facts": np.array(list(self.foresight.thinkers_facts(state, self.thinker)), np.float16),
                "points": self.foresight.points_of(state, self.thinker),
                "rivals": rivals + [NO_RIVAL] * (int(self.foresight.MOST_SEATS) - self.seats),
                "moment": int(self.foresight.moment(state)),
            }
        )


def learnt(path: str, chosen: Any, moments: int, number: int) -> ThinkersLearner:
    """One learner; the rows it learns from lie in a file, for they are many."""
    with np.load(path) as file:
        told = {name: file[name] for name in file.files}
    facts = told["facts"].shape[1]
    learner = ThinkersLearner(facts, chosen.hidden, chosen.second, moments, f"{chosen.seed}/{number}")
    learn(learner, told, chosen.epochs, chosen.epochs_of_chances)
    return learner


def collect(chosen: Any, number: int, network: NetworkNumbers | None) -> dict[str, Any]:
    tables = tables_of(chosen)
    matches = chosen.matches[number]
    tasks = [
        Task(
            chosen.game,
            tables,
            f"train thinker {chosen.seed}/{number}",
            range(first, min(first + MATCHES_OF_A_TASK, matches)),
            network,
        )
        for first in range(0, matches, MATCHES_OF_A_TASK)
    ]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return joined(list(pool.map(play_matches, tasks)))


def train_several(chosen: Any, told: dict[str, Any], moments: int) -> Several:
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(os.cpu_count()) as pool:
        path = str(Path(folder) / "told.npz")
        np.savez(path, **told)
        jobs = [pool.submit(learnt, path, chosen, moments, number) for number in range(chosen.learners)]
        return Several([job.result() for job in jobs])


def learn_in_rounds(chosen: Any) -> tuple[Several, list[str]]:
    """The network of the last round, and what it foresees of matches that it did not learn from."""
    foresight = foresight_of(chosen.game)
    moments = len(foresight.THINKERS_NETWORK.temperatures)
    network: NetworkNumbers | None = None
    parts: list[dict[str, Any]] = []
    for number in range(len(chosen.matches)):
        parts.append(collect(chosen, number, network))
        checked = joined([_where(part, part["checked"]) for part in parts])
        told = joined([_where(part, ~part["checked"]) for part in parts])
        learner = train_several(chosen, told, moments)
        network = learner.network()
        notes = foreseen(learner, checked, chosen.seats)
        print(f"Round {number + 1}", *notes, sep="\n", flush=True)
    return learner, notes


def _where(told: dict[str, Any], rows: Any) -> dict[str, Any]:
    return {name: column[rows] for name, column in told.items()}


def foreseen(learner: Several, checked: dict[str, Any], all_seats: list[int]) -> list[str]:
    values = learner.values(checked["facts"], checked["points"])
    chances = np.clip(learner.chances(values, checked), 1e-6, 1 - 1e-6)
    share = checked["share"]
    surprise = -(share * np.log(chances) + (1 - share) * np.log(1 - chances))
    seats = (checked["rivals"] > NO_RIVAL).sum(1) + 1
    notes = []
    for number in sorted(set(all_seats)):
        rows = seats == number
        error = np.sqrt(((values - checked["final"])[rows] ** 2).mean())
        notes.append(f"{number} seats: {surprise[rows].mean():.4f}, {error:.2f} points")
    return notes


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--matches", type=int, nargs="+", default=[40000, 200000], help="of each round")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 5, 6])
    parser.add_argument("--learners", type=int, default=4)
    parser.add_argument("--hidden", type=int, default=64, help="units of each learner")
    parser.add_argument("--second", type=int, default=32, help="those of its second layer")
    parser.add_argument("--epochs", type=int, default=36)
    parser.add_argument("--epochs-of-chances", type=int, default=8)
    parser.add_argument("--out", help="instead of the file beside the game")
    chosen = parser.parse_args()
    try:
        tables_of(chosen)
        if not hasattr(foresight_of(chosen.game), "THINKERS_NETWORK"):
            raise ValueError(f"{chosen.game} has one network for all seats: tools/train.py trains it.")
    except (ValueError, ImportError) as fault:
        parser.error(str(fault))
    learner, notes = learn_in_rounds(chosen)
    heading = [
        f"Made by: {command()}",
        "Matches not learnt from: the surprise at whether the thinker wins, and by how much it errs.",
    ]
    folder = Path(importlib.import_module(f"insectarium.games.{chosen.game}").__path__[0])
    write_network(
        Path(chosen.out) if chosen.out else folder / THINKERS_FILE, [*heading, *notes], learner.network()
    )


if __name__ == "__main__":
    main()
