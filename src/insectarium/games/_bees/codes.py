# compiled by mypyc
"""What both games of the bees call the same: the verbs with which a turn begins, and bees put on tiles."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

LAY: Final[i64] = 0
STOP_LAYING: Final[i64] = 1
PUT: Final[i64] = 2

# Subjects of PUT: 0 for no bee, otherwise one more than the type of the bee.
PUT_NOTHING: Final[i64] = 0
PUT_QUEEN: Final[i64] = 1
PUT_WORKER: Final[i64] = 2
