# compiled by mypyc
"""Actions as numbers: the phase they answer, and a payload of ten bits."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

KIND_BITS: Final[i64] = 10
PAYLOAD: Final[i64] = 1023

# take: the number of skipped tiles in three bits, then one bit each.
SKIPPED: Final[i64] = 7
BY_MARKER: Final[i64] = 8
SECOND_HILL: Final[i64] = 16
TAKE_PAYLOADS: Final[i64] = 32

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
LEAVE_EMPTY: Final[i64] = 0
FILL: Final[i64] = 1


def action_of(kind: i64, payload: i64) -> i64:
    return (kind << KIND_BITS) | payload
