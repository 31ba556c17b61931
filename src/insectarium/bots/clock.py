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
        self.start = time.perf_counter()
        self.now = self.start
        self.end = self.start + float(milliseconds) / 1000.0
        self.pause = self.start + SECONDS_BETWEEN_PAUSES

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
        done = float(self.steps)
        by_number = float(self.most_steps) - done
        if self.milliseconds <= 0:
            return by_number
        spent = self.now - self.start
        by_time = done * (self.end - self.now) / spent if spent > 0.0 else done
        return by_time if self.most_steps <= 0 or by_time < by_number else by_number
