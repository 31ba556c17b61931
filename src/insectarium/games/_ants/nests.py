# compiled by mypyc
"""Who has the say in a nest."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import Ants
from insectarium.games._hexes.board import HexBoard


def leaders(board: HexBoard, ants: Ants, nest: i64) -> vec[i64]:
    """The seats with most queens in a nest; none if there is no queen in it."""
    # ANT-104, ANC-085
    most: i64 = 1
    found = vec[i64]()
    for seat in range(ants.seats):
        queens = ants.queens_in(board, seat, nest)
        if queens > most:
            most = queens
            found = vec[i64]()
        if queens == most:
            found = append(found, seat)
    return found
