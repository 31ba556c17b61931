# compiled by mypyc
"""What the nest tiles in a hand promise by themselves: whole nests, laid in one turn and claimed at once."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._ants.table import AntTable
from insectarium.games._ants.tables import NEST
from insectarium.games.antropolis.weights import Weights

# Two tiles with one open nest side each close each other; tiles with two such sides can lie between them.
CAPS_OF_A_NEST: Final[i64] = 2


def whole_nests(table: AntTable, weights: Weights, seat: i64) -> float:
    """What the nests promise that a seat can lay from its hand in its next turn."""
    points = _points_in_hand(table, seat)
    if points == 0:
        return 0.0
    sure = weights.nest_in_hand if table.queens_in_hand(seat) > 0 else weights.nest_without_queen
    return sure * float(points)


def _points_in_hand(table: AntTable, seat: i64) -> i64:
    """The points of the nests that can be laid, as far as there is food for their tiles."""
    tables = table.tables
    caps: i64 = 0
    between: i64 = 0
    tiles: i64 = 0
    points: i64 = 0
    for kind in table.hands[seat]:
        if tables.kinds.ground[kind] == NEST:
            sides = tables.nest_sides[kind]
            if sides == 0 and table.rules.first_edition:
                # ANC-083, ANC-088
                tiles += 1
                points += 1 + tables.brood[kind]
            elif sides == 1:
                caps += 1
            elif sides == 2:
                between += 1
    if caps >= CAPS_OF_A_NEST:
        whole = caps - caps % CAPS_OF_A_NEST + between
        tiles += whole
        points += whole
    # The first tile is free.
    unpaid = tiles - 1 - table.food[seat]
    if unpaid > 0:
        points -= unpaid
    return points if points > 0 else 0
