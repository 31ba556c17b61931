"""The side of a contestant: measure its work for one round whenever a line with the seconds comes in."""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TextIO


@dataclass
class Contest:
    """One contestant's work: `batch` does a little of it and returns how many steps or simulations it was."""

    batch: Callable[[], float]
    about: dict[str, object] = field(default_factory=dict)


def breadth(counts: list[int]) -> dict[str, object]:
    """How much there was to choose from, given the number of legal actions of each decision of some games."""
    return {"mean_actions": sum(counts) / len(counts), "forced_share": counts.count(1) / len(counts)}


def measure(batch: Callable[[], float], seconds: float) -> dict[str, float]:
    """Repeat the batch until the time is up; whole batches only, so the last one may run over."""
    units = 0.0
    cpu_start, wall_start = time.process_time(), time.perf_counter()
    wall = 0.0
    while wall < seconds:
        units += batch()
        wall = time.perf_counter() - wall_start
    return {"units": units, "cpu": time.process_time() - cpu_start, "wall": wall}


def serve(contest: Contest) -> None:
    """Introduce the contestant after a warm-up, then answer each round with one line of JSON."""
    answers = _own_channel()
    contest.batch()
    about = {"python": platform.python_version(), **contest.about}
    print(json.dumps(about), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(contest.batch, float(line))), file=answers, flush=True)


def _own_channel() -> TextIO:
    # A library that prints, in Python or in C++, must not break the JSON lines: its output goes to stderr.
    channel = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return channel
