# compiled by mypyc
"""How points are shared."""

from __future__ import annotations

from insectarium.core.packed import i64


def share(points: i64, winners: i64) -> i64:
    """What each of several winners gets, rounded up."""
    return (points + winners - 1) // winners
