# compiled by mypyc
"""Actions as numbers."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

ROLL: Final[i64] = 0
ROLL_THIRD: Final[i64] = 1
SKIP: Final[i64] = 2
REROLL: Final[i64] = 3
# The hills in the order in which they were laid out: PLACE, PLACE + 1, PLACE + 2.
PLACE: Final[i64] = 4
ACTIONS: Final[i64] = 7
