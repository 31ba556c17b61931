"""Playing an arena: on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from insectarium.core.manifest import BadSetup
from insectarium.lab.arena.plan import ArenaPlan, Fixture
from insectarium.lab.arena.played import Played, key_of, play_fixture
from insectarium.lab.arena.report import Report
from insectarium.lab.arena.store import Store

Progress = Callable[[int, int], None]
# Enough that no process waits for the next match.
IN_FLIGHT_PER_WORKER = 2


class ArenaFault(RuntimeError):
    """A match could not be played to its end."""


def play_arena(
    plan: ArenaPlan,
    keep: Path | str | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play what is missing of a plan and report on all of it.

    `keep` names the file that remembers every match: the same call goes on where it was left. `ray` is the
    address of a Ray cluster, or `local` for one on this machine.
    """
    if workers is not None and workers < 1:
        raise BadSetup(f"An arena needs at least 1 worker, not {workers}.")
    with Store(None if keep is None else Path(keep)) as store:
        played = store.done(plan)
        missing = [fixture for fixture in plan.fixtures() if key_of(fixture) not in played]
        total = len(played) + len(missing)
        if progress is not None:
            progress(len(played), total)
        for match in _all(missing, workers, ray):
            store.keep(match)
            played[match.key] = match
            if progress is not None:
                progress(len(played), total)
        ordered = [played[key_of(fixture)] for fixture in plan.fixtures()]
        return Report(plan, tuple(ordered), store.of_other_code)


def _all(fixtures: list[Fixture], workers: int | None, ray: str | None) -> Iterator[Played]:
    if not fixtures:
        return
    if ray is not None:
        from insectarium.lab.arena.ray_cluster import play_on_ray

        yield from play_on_ray(fixtures, ray)
        return
    count = min(workers or os.cpu_count() or 1, len(fixtures))
    if count == 1:
        for fixture in fixtures:
            yield _result(fixture, play_or_fault(fixture))
    else:
        yield from _in_pool(fixtures, count)


def play_or_fault(fixture: Fixture, stopped: Callable[[], bool] = lambda: False) -> Played | str | None:
    """What came of a match; a text if it failed, since not every error survives the way between processes."""
    try:
        return play_fixture(fixture, stopped)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"


def _result(fixture: Fixture, found: Played | str | None) -> Played:
    if isinstance(found, Played):
        return found
    pairing = fixture.pairing
    raise ArenaFault(
        f"Match {fixture.number + 1} of {pairing.one} against {pairing.other} in {pairing.rules} "
        f"ended with an error: {found}"
    )


def _in_pool(fixtures: list[Fixture], workers: int) -> Iterator[Played]:
    # Started afresh, not forked: the same on every platform, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _start_worker, (stop,)) as pool:
        try:
            yield from as_they_end(
                fixtures, workers * IN_FLIGHT_PER_WORKER, lambda fixture: pool.submit(_play, fixture), _wait
            )
        except BrokenProcessPool as fault:
            raise ArenaFault("A worker process died in the middle of a match.") from fault
        finally:
            # On Ctrl-C or an error the workers leave their matches at the next decision.
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


def as_they_end(
    fixtures: list[Fixture],
    most: int,
    begin: Callable[[Fixture], Any],
    finish: Callable[[list[Any]], list[tuple[Any, Played | str | None]]],
) -> Iterator[Played]:
    """Keep `most` matches in flight; `finish` waits until some have ended and gives their results."""
    coming = iter(fixtures)
    flying: dict[Any, Fixture] = {}
    while True:
        for fixture in coming:
            flying[begin(fixture)] = fixture
            if len(flying) >= most:
                break
        if not flying:
            return
        for handle, found in finish(list(flying)):
            yield _result(flying.pop(handle), found)


def _wait(futures: list[Future[Played | str | None]]) -> list[tuple[Any, Played | str | None]]:
    done, _ = wait(futures, return_when=FIRST_COMPLETED)
    return [(future, future.result()) for future in done]


class _Worker:
    """What a worker process keeps between matches."""

    stop: Any


def _start_worker(stop: Any) -> None:
    # The main process hears Ctrl-C and tells the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.stop = stop


def _play(fixture: Fixture) -> Played | str | None:
    return play_or_fault(fixture, _Worker.stop.is_set)
