"""Many matches between bots, on all cores, with the same outcome for the same seed.

result = simulate("micropolis", ["search@500it", "greedy", "random"], games=99, seed=1)
result.entries()[0].win_share          # value, low, high
result.as_json()                       # what `insectarium simulate --json` prints
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from insectarium.bots import make_bot
from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup, Setting
from insectarium.core.registry import load
from insectarium.lab.match import Outcome, Plan, play_match
from insectarium.lab.result import Result

Progress = Callable[[int, int], None]
"""Called with the number of matches done and the number of all."""

# Long enough that handing over costs little, short enough for a progress bar.
SECONDS_PER_BATCH = 0.2


class SimulationFault(RuntimeError):
    """A match could not be played to its end."""


def simulate(
    game_id: str,
    seats: Sequence[str],
    games: int = 100,
    seed: int | str = 1,
    options: Mapping[str, Setting] | None = None,
    components: Path | str | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play `games` matches between the bots that `seats` names; they change seats from match to match.

    Without bots that are bounded by time, the outcome depends on the seed only, not on the number of workers.
    """
    game = load(game_id, components)
    plan = Plan(
        game_id,
        tuple(seats),
        seed,
        game.manifest.resolve(len(seats), options),
        None if components is None else str(components),
    )
    if games < 1:
        raise BadSetup(f"A simulation needs at least 1 game, not {games}.")
    for spec in seats:
        make_bot(spec)
    count = _worker_count(workers, games)
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    for batch in _in_process(game, plan, games) if count == 1 else _in_pool(plan, games, count):
        outcomes += batch
        if progress is not None:
            progress(len(outcomes), games)
    outcomes.sort(key=lambda outcome: outcome.number)
    seconds = time.perf_counter() - started
    return Result(plan, tuple(outcomes), game.components_fingerprint, count, seconds)


def _worker_count(workers: int | None, games: int) -> int:
    if workers is not None and workers < 1:
        raise BadSetup(f"A simulation needs at least 1 worker, not {workers}.")
    return min(workers or os.cpu_count() or 1, games)


def _in_process(game: Game[Any], plan: Plan, games: int) -> Iterator[list[Outcome]]:
    for number in range(games):
        try:
            outcome = play_match(game, plan, number)
        except Exception as failure:
            raise SimulationFault(_what_failed(number, failure)) from failure
        yield [outcome] if outcome is not None else []


def _what_failed(number: int, failure: Exception) -> str:
    return f"Match {number + 1} ended with an error: {type(failure).__name__}: {failure}"


def _in_pool(plan: Plan, games: int, workers: int) -> Iterator[list[Outcome]]:
    # Started afresh, not forked: the same on every platform, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    counter = context.Value("q", 0)
    with ProcessPoolExecutor(workers, context, _start_worker, (plan, games, counter, stop)) as pool:
        try:
            yield from _batches(pool, games, workers)
        except BrokenProcessPool as failure:
            raise SimulationFault("A worker process died in the middle of a match.") from failure
        finally:
            # On Ctrl-C or an error the workers leave their matches at the next decision.
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


def _batches(pool: ProcessPoolExecutor, games: int, workers: int) -> Iterator[list[Outcome]]:
    played = 0
    waiting: set[Future[list[Outcome]]] = {pool.submit(_play_batch) for _ in range(workers)}
    while played < games:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            batch = future.result()
            played += len(batch)
            if batch:
                waiting.add(pool.submit(_play_batch))
                yield batch


class _Worker:
    """What a worker process keeps between batches: packed arrays do not travel, so it makes its own game."""

    plan: Plan
    game: Game[Any]
    games: int
    counter: Any
    stop: Any


def _start_worker(plan: Plan, games: int, counter: Any, stop: Any) -> None:
    # The main process hears Ctrl-C and tells the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.plan = plan
    _Worker.games = games
    _Worker.counter = counter
    _Worker.stop = stop
    _Worker.game = load(plan.game, plan.components)


def _play_batch() -> list[Outcome]:
    """Play the next matches that nobody has begun, for a short while and at least one."""
    played: list[Outcome] = []
    end = time.perf_counter() + SECONDS_PER_BATCH
    while not played or time.perf_counter() < end:
        number = _next_number()
        if number >= _Worker.games:
            break
        try:
            outcome = play_match(_Worker.game, _Worker.plan, number, _Worker.stop.is_set)
        except Exception as failure:
            # Not chained: the cause might not survive the way to the main process.
            raise SimulationFault(_what_failed(number, failure)) from None
        if outcome is None:
            break
        played.append(outcome)
    return played


def _next_number() -> int:
    with _Worker.counter.get_lock():
        number = int(_Worker.counter.value)
        _Worker.counter.value = number + 1
    return number
