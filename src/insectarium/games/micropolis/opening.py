# compiled by mypyc
"""The table of Micropolis as a match begins."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.state import FIRST_ARMY, NONE, PLACE_MARKER, RING, ROW, SOLDIERS, TAKE
from insectarium.games.micropolis.warren import Warrens


def new_match(seats: i64, expert: bool, random_start: bool, memory: Warrens, rng: Rng) -> MicropolisState:
    """The table as it is set up."""
    state = MicropolisState(seats, expert, memory, rng)
    hills = state.hills
    tiles = i64(len(memory.tables.ids))
    # MIC-015
    state.stack = vec[i64](range(tiles))
    rng.shuffle(state.stack)
    # MIC-016
    state.row = state.stack[0:ROW]
    state.row_soldiers = vec[i64]([0] * ROW)
    state.row_size = ROW
    state.stack_drawn = ROW
    state.ring = vec[i64]([NONE] * (hills * RING))
    state.left = vec[i64]([0] * hills)
    state.placed = vec[i64]([0] * hills)
    state.garrisons = vec[i64]([0] * hills)
    state.architects = vec[i64]([0] * seats)
    # MIC-011, MIC-099
    state.army = vec[i64]([FIRST_ARMY] * hills)
    # MIC-013
    state.supply = SOLDIERS - FIRST_ARMY * hills
    # MIC-018, MIC-100, MIC-A29
    first: i64 = rng.below(seats) if expert or random_start else 0
    state.marker_hill = state.first_hill(first)
    # MIC-101
    state.phase = PLACE_MARKER if expert else TAKE
    return state
