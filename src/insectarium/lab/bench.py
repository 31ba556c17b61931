"""How fast the engine is here: random play, clones, bytes of a state, search.

Rates are per second of CPU time, so that other programs on the machine do not count.
"""

from __future__ import annotations

import math
import platform
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import insectarium
from insectarium.bots.search import SearchBot
from insectarium.core.manifest import BadSetup
from insectarium.core.playout import clone_often, random_playouts, random_steps
from insectarium.core.registry import games, load
from insectarium.core.rng import Rng
from insectarium.core.state import State

FORMAT = 1
SEED = 7
SIZES = (15, 30, 60)
STEPS_ON = 100
STATES_TO_WEIGH = 500
ITERATIONS_PER_SEARCH = 200
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Row:
    """The figures of one game with one number of seats: steps in whole matches, the others half-way."""

    game: str
    seats: int
    steps_per_second: float
    clones_per_second: float
    bytes_of_a_state: int
    simulations_per_second: float


@dataclass(frozen=True)
class Growth:
    """Random play from a moment at which so many tiles lay on a board that grows."""

    game: str
    seats: int
    tiles: int
    steps_per_second: float


@dataclass(frozen=True)
class Bench:
    rows: tuple[Row, ...]
    seconds_per_figure: float
    growth: tuple[Growth, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Keys may be added later; those that are here keep their meaning while `format` is 1."""
        return {
            "format": FORMAT,
            "insectarium": insectarium.__version__,
            "compiled": insectarium.compiled(),
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
            "cpu": cpu_name(),
            "seconds_per_figure": self.seconds_per_figure,
            "rows": [asdict(row) for row in self.rows],
            "growth": [asdict(row) for row in self.growth],
        }


def bench(
    game_ids: Sequence[str] | None = None,
    seconds: float = 1.0,
    seats: Sequence[int] | None = None,
    progress: Progress | None = None,
) -> Bench:
    """Measure games (all of them unless named) with each number of seats, about `seconds` a figure."""
    if not 0 < seconds < math.inf:
        raise BadSetup(f"A figure needs some time to measure, not {seconds} seconds.")
    pairs = _pairs(game_ids, seats)
    rows: list[Row] = []
    growth: list[Growth] = []
    for done, (game_id, count) in enumerate(pairs):
        if progress is not None:
            progress(done, len(pairs))
        rows.append(_measure(game_id, count, seconds))
        growth += _growth(game_id, count, seconds)
    if progress is not None:
        progress(len(pairs), len(pairs))
    return Bench(tuple(rows), seconds, tuple(growth))


def _pairs(game_ids: Sequence[str] | None, seats: Sequence[int] | None) -> list[tuple[str, int]]:
    """What to measure: games that are named must have all the seats, the others those that they have."""
    pairs = []
    for manifest in games() if game_ids is None else [load(game_id).manifest for game_id in game_ids]:
        for count in manifest.seats if seats is None else seats:
            if game_ids is not None:
                manifest.check_seats(count)
            if count in manifest.seats:
                pairs.append((manifest.id, count))
    if not pairs:
        raise BadSetup(f"No game here is for {' or '.join(map(str, seats or ()))} seats.")
    return pairs


def _measure(game_id: str, seats: int, seconds: float) -> Row:
    opening = load(game_id).setup(seats=seats, seed=SEED)
    middle = _middle_of_a_match(opening)
    rng = Rng.seeded(SEED)
    bot = SearchBot(SEED, iterations=ITERATIONS_PER_SEARCH)

    def play(count: int) -> int:
        return int(random_playouts(opening, count, rng))

    def clone(count: int) -> int:
        clone_often(middle, count)
        return count

    def search(count: int) -> int:
        done = 0
        for _ in range(count):
            # A plan that was kept would make the next search end early.
            bot.forget()
            bot.think(middle)
            done += int(bot.iterations_done)
        return done

    return Row(
        game=game_id,
        seats=seats,
        steps_per_second=round(_rate(play, seconds), 1),
        clones_per_second=round(_rate(clone, seconds), 1),
        bytes_of_a_state=bytes_of(middle),
        simulations_per_second=round(_rate(search, seconds), 1),
    )


def _growth(game_id: str, seats: int, seconds: float) -> list[Growth]:
    """What a step costs as the board grows: linear in the number of tiles at most."""
    game = load(game_id)
    state = game.setup(seats=seats, seed=SEED)
    rng = Rng.seeded(SEED)
    found = []
    for tiles in SIZES if game.size(state) > 0 else ():
        while game.size(state) < tiles and not state.is_over():
            actions = state.legal_actions()
            state.advance(actions[rng.below(len(actions))])
        if state.is_over():
            break
        moment = state.clone()

        def play(count: int, moment: State = moment) -> int:
            return int(random_steps(moment, count, STEPS_ON, rng))

        found.append(Growth(game_id, seats, tiles, round(_rate(play, seconds), 1)))
    return found


def _middle_of_a_match(opening: State) -> State:
    state = opening.clone()
    steps = int(random_playouts(state, 1, Rng.seeded(SEED)))
    rng = Rng.seeded(SEED)
    for _ in range(steps // 2):
        actions = state.legal_actions()
        state.advance(actions[rng.below(len(actions))])
    return state


def _rate(work: Callable[[int], int], seconds: float) -> float:
    """Units per second of CPU time: batches grow until they fill the time."""
    work(1)
    units, spent, batch = 0, 0.0, 1
    while spent < seconds:
        started = time.process_time()
        units += work(batch)
        took = time.process_time() - started
        spent += took
        # Small enough to end in time, large enough that looking at the clock costs nothing.
        if took < seconds / 20:
            batch *= 2
    return units / spent


def bytes_of(state: State) -> int:
    """The memory that one more copy of a state takes; what all states share is not counted."""
    already_tracing = tracemalloc.is_tracing()
    if not already_tracing:
        tracemalloc.start()
    state.clone()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(STATES_TO_WEIGH)]
    after = tracemalloc.get_traced_memory()[0]
    if not already_tracing:
        tracemalloc.stop()
    # The list itself has one reference of 8 bytes for each copy.
    return (after - before) // len(copies) - 8


def cpu_name() -> str:
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.lower().startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
