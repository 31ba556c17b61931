# compiled by mypyc
"""What a position of Happy Honey Beez promises: points now, and what can still become of it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games.happy_honey_beez import scoring
from insectarium.games.happy_honey_beez.state import Table


def evaluate(table: Table, seat: i64) -> float:
    return float(scoring.total(table, seat))


def temperature(table: Table) -> float:
    return 3.0
