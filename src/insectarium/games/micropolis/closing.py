# compiled by mypyc
"""What is told when only the last round is to come: what each tile that is left would bring as the last one.

The last tile joins both ends of a hill, so that a gallery may meet another one, or itself, behind it. What
comes of that is counted on the closed ring.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games.micropolis.fit import Gains
from insectarium.games.micropolis.scoring import BARRACKS_VALUES, points_of
from insectarium.games.micropolis.state import Board
from insectarium.games.micropolis.warren import key_with

# That it is the last round, the average gain of all tiles, of the better half and quarter of them, and the
# largest; then by how much the two best rivals lead with the better half of what they may gain.
CLOSES: Final[i64] = 0
AVERAGE: Final[i64] = 1
HALF: Final[i64] = 2
QUARTER: Final[i64] = 3
LARGEST: Final[i64] = 4
LEADS: Final[i64] = 5
CLOSING_FACTS: Final[i64] = 7
NO_CLOSING_FACTS: Final = vec[float]([0.0] * CLOSING_FACTS)


def closing_facts(board: Board, seat: i64) -> vec[float]:
    """Nothing before the last round, nor while it is under way."""
    facts = NO_CLOSING_FACTS[:]
    if board.turns_done > 0 or board.rounds_done != board.rounds() - 1:
        return facts
    tiles = board.unbuilt_tiles()
    gains = _gains(board, seat, tiles)
    facts[CLOSES] = 1.0
    facts[AVERAGE] = gains.average_of_best(1) / 5.0
    facts[HALF] = gains.average_of_best(2) / 5.0
    facts[QUARTER] = gains.average_of_best(4) / 5.0
    facts[LARGEST] = gains.average_of_best(gains.tiles) / 5.0
    points = points_of(board, seat)
    first, second = -1000.0, -1000.0
    for rival in range(board.seats):
        if rival == seat:
            continue
        lead = points_of(board, rival) - points + _gains(board, rival, tiles).average_of_best(2)
        if lead > first:
            first, second = lead, first
        elif lead > second:
            second = lead
    facts[LEADS] = first / 10.0
    facts[LEADS + 1] = second / 10.0
    return facts


def closing_gain(board: Board, hill: i64, tile: i64) -> i64:
    """What the last tile of a hill brings, majorities apart, if the army fills its barracks."""
    warren = board.warren(hill)
    gain = board.memory.of(key_with(warren.key, tile, 0)).points - warren.points
    capacity = board.tables.capacity[tile]
    return gain + BARRACKS_VALUES[capacity] if capacity <= board.army[hill] else gain


def _gains(board: Board, hill: i64, tiles: vec[i64]) -> Gains:
    gains = Gains()
    for tile in tiles:
        gains.add(closing_gain(board, hill, tile))
    return gains
