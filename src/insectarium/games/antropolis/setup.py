# compiled by mypyc
"""Setting the table of Antropolis."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.games._ants.setup import lay_out
from insectarium.games._ants.table import AntRules
from insectarium.games._ants.tables import ROWS, AntTables, start_forest_of, start_nest_of
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.state import ANTS_PER_SEAT, QUEENS

# ANC-024, ANC-025, ANC-026: nests, tunnels and forests that go back to the box, for 2, 3 and 4 players.
REMOVED: Final[vec[i64]] = vec[i64]([13, 19, 9, 9, 17, 6, 6, 14, 3])


def new_match(seats: i64, rules: AntRules, tables: AntTables, rng: Rng) -> AntropolisState:
    """The table as it is set up."""
    state = AntropolisState(seats, rules, tables, rng)
    state.unpack()
    # ANT-015, ANC-022
    lay_out(state)
    if rules.first_edition:
        # ANC-023, ANC-A04, ANC-028
        _deal_hands(state)
        _remove_tiles(state)
        state.market.refill(state.piles)
    else:
        # ANT-016, ANT-017, ANT-A03
        state.market.refill(state.piles)
        _deal_hands(state)
    for seat in range(seats):
        # ANT-021, ANC-030
        first = ANTS_PER_SEAT * seat
        state.ants.enter(first, SPOTS_PER_TILE * start_nest_of(seat))
        state.ants.enter(first + QUEENS, SPOTS_PER_TILE * start_forest_of(seat))
    # ANT-A05, ANC-A02
    state.starter = 0
    state.active = 0
    state.settle()
    return state


def _deal_hands(state: AntropolisState) -> None:
    for seat in range(state.seats):
        for row in range(ROWS):
            state.hands[seat] = append(state.hands[seat], state.piles.draw(row))


def _remove_tiles(state: AntropolisState) -> None:
    # ANC-027
    if state.rules.all_tiles:
        return
    for row in range(ROWS):
        for _ in range(REMOVED[(state.seats - 2) * ROWS + row]):
            state.box.put_on_top(row, state.piles.draw(row))
