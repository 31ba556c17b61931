# compiled by mypyc
"""How long a bot may think: milliseconds, steps, or whichever comes first."""

from __future__ import annotations

import time
from typing import Final

from insectarium.core.packed import i64

# A compiled search would otherwise keep every other thread of the process waiting until it is done.
SECONDS_BETWEEN_PAUSES: Final = 0.005


class Clock:
    """Counts the steps of one decision; a bound of 0 is none."""

    def __init__(self, milliseconds: i64, steps: i64) -> None:
        self.milliseconds = milliseconds
        self.most_steps = steps
        self.steps: i64 = 0
        # Those of another pace, which tell nothing about the steps to come.
        self.steps_before: i64 = 0
        self.start = time.perf_counter()
        self.now = self.start
        self.end = self.start + float(milliseconds) / 1000.0
        self.pause = self.start + SECONDS_BETWEEN_PAUSES

    def part(self, share: float) -> Clock:
        """A clock for the first part of the time."""
        return Clock(_part_of(self.milliseconds, share), _part_of(self.most_steps, share))

    def rest(self, part: Clock) -> Clock:
        """A clock for what a part has left, which counts on from where that one stopped."""
        rest = Clock(self.milliseconds, self.most_steps)
        rest.steps = part.steps
        rest.steps_before = part.steps
        rest.end = part.start + (self.end - self.start)
        return rest

    def step(self) -> None:
        """One more step is done. Other threads get their turn now and then."""
        self.steps += 1
        self.now = time.perf_counter()
        if self.now >= self.pause:
            time.sleep(0)
            self.pause = self.now + SECONDS_BETWEEN_PAUSES

    def is_up(self) -> bool:
        if self.milliseconds > 0 and self.now >= self.end:
            return True
        return 0 < self.most_steps <= self.steps

    def steps_left(self) -> float:
        """About how many more steps the bounds allow, at the pace so far."""
        done = float(self.steps - self.steps_before)
        by_number = float(self.most_steps - self.steps)
        if self.milliseconds <= 0:
            return by_number
        spent = self.now - self.start
        by_time = done * (self.end - self.now) / spent if spent > 0.0 else done
        return by_time if self.most_steps <= 0 or by_time < by_number else by_number


def _part_of(bound: i64, share: float) -> i64:
    """Never 0, unless there is no bound."""
    if bound <= 0:
        return bound
    part = i64(float(bound) * share)
    return part if part > 0 else 1
