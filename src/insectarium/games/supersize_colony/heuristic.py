# compiled by mypyc
"""What a position of Supersize Colony promises: points now, and what can still become of it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games.supersize_colony import scoring
from insectarium.games.supersize_colony.state import Table


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    return float(scoring.total(table, seat))


def temperature(table: Table) -> float:
    return 3.0
