# compiled by mypyc
"""Setting the table of Knights in Buzzing Armor."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import IN_SUPPLY
from insectarium.games._bees.tables import BeeTables
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    HAND_NAMES,
    STACK_GROUNDS,
    STACKS,
)

# KBA-013, KBA-014, KBA-015, KBA-A02: meadows, combs, breeding rooms and honey rooms, for 2, 3 and 4 seats.
STACK_SIZES: Final[list[vec[i64]]] = [
    vec[i64]([8, 24, 8, 8]),
    vec[i64]([12, 36, 12, 12]),
    vec[i64]([15, 46, 17, 17]),
]


def new_match(seats: i64, random_start: bool, tables: BeeTables, rng: Rng) -> KnightsState:
    """The table as it is set up."""
    state = KnightsState(seats, tables, rng)
    state.unpack()
    # KBA-012
    tables.lay_start(state.board)
    state.bees.crowd.grow()
    for stack in range(STACKS):
        _choose_tiles(state, stack, STACK_SIZES[seats - 2][stack])
        # KBA-017
        state.open[stack] = state.piles.draw(stack)
    for seat in range(seats):
        leave_in_supply(state, seat)
    # KBA-026
    state.starter = rng.below(seats) if random_start else 0
    state.active = state.starter
    state.start_turn()
    state.settle()
    return state


def _choose_tiles(state: KnightsState, stack: i64, size: i64) -> None:
    """Draw, unseen, as many tiles of one kind as the players need; the rest stays in the box."""
    tiles = state.tables.tiles_of(STACK_GROUNDS[stack])
    state.rng.shuffle(tiles)
    state.piles.pile[stack] = tiles[:size]
    state.box.pile[stack] = tiles[size:]


def leave_in_supply(state: KnightsState, seat: i64) -> None:
    """KBA-020, KBA-021, KBA-022: what a seat does not begin with lies in the general supply."""
    for number in range(BEES_PER_SEAT):
        if BEE_NAMES[number] not in HAND_NAMES:
            state.bees.spot[seat * BEES_PER_SEAT + number] = IN_SUPPLY
