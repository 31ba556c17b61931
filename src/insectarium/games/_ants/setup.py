# compiled by mypyc
"""The beginning of every match of the ants: the start layout and three shuffled piles."""

from __future__ import annotations

from insectarium.games._ants.table import AntTable
from insectarium.games._ants.tables import ROWS


def lay_out(table: AntTable) -> None:
    # ANT-012, ANC-021, SUP-013, SUC-001
    table.tables.lay_start(table.board, table.seats)
    for _ in range(table.board.tiles):
        table.ants.crowd.grow()
    # ANT-015, ANC-022, SUP-014, SUC-002
    for row in range(ROWS):
        table.piles.pile[row] = table.tables.unlaid(row, table.seats)
    table.piles.shuffle(table.rng)
