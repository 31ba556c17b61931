# compiled by mypyc
"""What a position of Marabunta promises."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games.marabunta import scoring
from insectarium.games.marabunta.state import Board


def evaluations(board: Board) -> vec[float]:
    values = vec[float]()
    for points in scoring.totals(board):
        values = append(values, float(points))
    return values


def evaluate(board: Board, seat: i64) -> float:
    return evaluations(board)[seat]


def temperature(board: Board) -> float:
    return 8.0
