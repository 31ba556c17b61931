# compiled by mypyc
"""Setting the table of Supersize Colony."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.games._ants.setup import lay_out
from insectarium.games._ants.table import AntRules
from insectarium.games._ants.tables import ROWS, AntTables, start_forest_of, start_nest_of
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import ANTS_PER_SEAT, FIRST_SOLDIER, FIRST_WORKER, MARKET_PLACES

# SUC-003, SUC-C03: nests, tunnels and forests that go back to the box.
REMOVED: Final[vec[i64]] = vec[i64]([3, 6, 3])
# SUC-004: nests, tunnels and forests that each player draws.
DEALT: Final[vec[i64]] = vec[i64]([2, 2, 1])


def new_match(seats: i64, rules: AntRules, random_start: bool, tables: AntTables, rng: Rng) -> SupersizeState:
    """The table as it is set up."""
    state = SupersizeState(seats, rules, tables, rng)
    state.unpack()
    # SUP-013, SUC-001
    lay_out(state)
    for seat in range(seats):
        _place_ants(state, seat)
    # SUP-025, SUP-A01
    state.starter = rng.below(seats) if random_start else 0
    state.active = state.starter
    if rules.first_edition:
        _deal_first_edition(state)
    else:
        # SUP-015, SUP-A05
        for row in range(ROWS):
            for place in range(1, MARKET_PLACES):
                state.market.put(row, place, state.piles.draw(row))
        # SUP-016
        state.start_draft_round(0)
    state.settle()
    return state


def _place_ants(state: SupersizeState, seat: i64) -> None:
    first = ANTS_PER_SEAT * seat
    forest = SPOTS_PER_TILE * start_forest_of(seat)
    # SUP-020, SUC-006
    state.ants.enter(first, SPOTS_PER_TILE * start_nest_of(seat))
    state.ants.enter(first + FIRST_WORKER, forest)
    if not state.rules.first_edition:
        state.ants.enter(first + FIRST_WORKER + 1, forest)
    state.ants.enter(first + FIRST_SOLDIER, forest)


def _deal_first_edition(state: SupersizeState) -> None:
    # SUC-003, SUC-A01
    for row in range(ROWS):
        for _ in range(REMOVED[row]):
            state.box.put_on_top(row, state.piles.draw(row))
    # SUC-004
    for seat in range(state.seats):
        for row in range(ROWS):
            for _ in range(DEALT[row]):
                state.hands[seat] = append(state.hands[seat], state.piles.draw(row))
    # SUC-005
    state.market.refill(state.piles)
