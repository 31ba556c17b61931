# compiled by mypyc
"""Setting the table of Happy Honey Beez."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.games._bees.table import BeeRules
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW, PLAIN, BeeTables
from insectarium.games.happy_honey_beez.rules import BeezState

# HHB-014, HHB-015, HHB-016, HHB-018, HHB-A01, HHB-A02: by ground, for each player.
MEADOWS_PER_SEAT: Final[i64] = 3
PLAIN_PER_SEAT: Final[i64] = 6
HONEY_PER_SEAT: Final[i64] = 3
# HHB-019
FIRST_OF_EACH: Final[i64] = 2


def tiles_in_play(ground: i64, seats: i64) -> i64:
    """How many tiles of a ground take part, the start tile left out."""
    if ground == MEADOW:
        return MEADOWS_PER_SEAT * seats
    if ground == PLAIN:
        return PLAIN_PER_SEAT * seats
    return HONEY_PER_SEAT * seats if ground == HONEY_ROOM else 0


def new_match(seats: i64, rules: BeeRules, tables: BeeTables, rng: Rng) -> BeezState:
    """The table as it is set up."""
    state = BeezState(seats, rules, tables, rng)
    state.unpack()
    # HHB-013
    tables.lay_start(state.board)
    state.bees.crowd.grow()
    meadows = _some_of(tables.tiles_of(MEADOW), tiles_in_play(MEADOW, seats), rng)
    hives = _some_of(tables.tiles_of(PLAIN), tiles_in_play(PLAIN, seats), rng)
    for kind in _some_of(tables.tiles_of(HONEY_ROOM), tiles_in_play(HONEY_ROOM, seats), rng):
        hives = append(hives, kind)
    # HHB-A03
    rng.shuffle(hives)
    for place in range(FIRST_OF_EACH):
        state.open.put(0, place, meadows[place])
        state.open.put(0, FIRST_OF_EACH + place, hives[place])
    rest = meadows[FIRST_OF_EACH:]
    for kind in hives[FIRST_OF_EACH:]:
        rest = append(rest, kind)
    # HHB-020
    state.supply.pile[0] = rest
    state.supply.shuffle(rng)
    # HHB-024, HHB-029, HHB-A05: all bees are in hand, and the first seat begins.
    state.settle()
    return state


def _some_of(tiles: vec[i64], count: i64, rng: Rng) -> vec[i64]:
    """HHB-017: so many at random; the others stay in the box."""
    rng.shuffle(tiles)
    return tiles[:count]
