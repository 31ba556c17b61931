# compiled by mypyc
"""What is told about the tiles that stay in the row when a round ends, and about the soldiers on them.

With four and more seats the row is refilled after each round, and these tiles are then the cheapest ones.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games.micropolis.closing import closing_gain
from insectarium.games.micropolis.galleries import LEFT, RIGHT
from insectarium.games.micropolis.state import ARMY_LIMIT, ROW, Board
from insectarium.games.micropolis.tables import BARRACKS, SEGMENTS

# MIC-052: so many seats and more leave too few tiles for another round.
SEATS_OF_A_ROW_A_ROUND: Final[i64] = 4
MOST_KEPT: Final[i64] = ROW - SEATS_OF_A_ROW_A_ROUND

# What is told about each tile: that it is there, the soldiers on it and the army with them, what it would
# bring at its better end, or by closing the ring, on the left and on the right, its specialists, eggs,
# barracks and queens.
SOLDIERS: Final[i64] = 1
GAIN: Final[i64] = 3
EFFECTS: Final[i64] = 6
EGGS: Final[i64] = EFFECTS + BARRACKS
CAPACITY: Final[i64] = EGGS + 1
QUEENS: Final[i64] = CAPACITY + 1
FACTS_OF_A_TILE: Final[i64] = QUEENS + 1
KEPT_FACTS: Final[i64] = MOST_KEPT * FACTS_OF_A_TILE
NO_KEPT_FACTS: Final = vec[float]([0.0] * KEPT_FACTS)


def kept_facts(board: Board, seat: i64) -> vec[float]:
    """Nothing while a round is under way: which tiles will stay is not known then."""
    facts = NO_KEPT_FACTS[:]
    if board.seats >= SEATS_OF_A_ROW_A_ROUND and board.turns_done == 0 and board.rounds_done > 0:
        for slot in range(ROW - board.seats):
            _tell_tile(board, facts, slot * FACTS_OF_A_TILE, seat, slot)
    return facts


def _tell_tile(board: Board, facts: vec[float], first: i64, seat: i64, slot: i64) -> None:
    tables = board.tables
    tile = board.row[slot]
    soldiers = board.row_soldiers[slot]
    facts[first] = 1.0
    facts[first + SOLDIERS] = float(soldiers) / 3.0
    facts[first + SOLDIERS + 1] = float(min(board.army[seat] + soldiers, ARMY_LIMIT)) / 5.0
    _tell_gains(board, facts, first + GAIN, seat, tile)
    for number in range(tables.first_effect[tile], tables.first_effect[tile + 1]):
        if tables.effects[number] != BARRACKS:
            facts[first + EFFECTS + tables.effects[number]] += 1.0
    facts[first + EGGS] = float(tables.eggs[tile])
    facts[first + CAPACITY] = float(tables.capacity[tile]) / 2.0
    for segment in range(tile * SEGMENTS, (tile + 1) * SEGMENTS):
        facts[first + QUEENS] += float(tables.queens[segment])


def _tell_gains(board: Board, facts: vec[float], first: i64, seat: i64, tile: i64) -> None:
    warren = board.warren(seat)
    left = board.gains.at_end(warren.galleries, warren.at_port, tile, LEFT)
    right = board.gains.at_end(warren.galleries, warren.at_port, tile, RIGHT)
    better = max(left, right) if warren.tiles_left > 1 else closing_gain(board, seat, tile)
    facts[first] = float(better) / 5.0
    facts[first + 1] = float(left) / 5.0
    facts[first + 2] = float(right) / 5.0
