"""How often somebody may ask: buckets that fill again with time."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Limit:
    burst: float
    per_second: float


class Buckets:
    """One bucket per key. `take` gives 0 when there was something left, else the seconds to wait."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> int:
        now = time.monotonic()
        level, since = self._levels.pop(key, (self.limit.burst, now))
        level = min(self.limit.burst, level + (now - since) * self.limit.per_second)
        wait = 0 if level >= 1 else math.ceil((1 - level) / self.limit.per_second)
        self._levels[key] = (level - 1 if wait == 0 else level, now)
        if len(self._levels) > MOST_BUCKETS:
            # The dictionary keeps the order of use: the first is the one not asked for the longest time.
            self._levels.pop(next(iter(self._levels)))
        return wait


OPENING = Limit(burst=300, per_second=2)
ASKING = Limit(burst=400, per_second=50)
TALKING = Limit(burst=60, per_second=20)
MOST_CONNECTIONS = 4000
MOST_CONNECTIONS_AT_A_TABLE = 100
