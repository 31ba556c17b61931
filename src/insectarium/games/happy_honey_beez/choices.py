# compiled by mypyc
"""What may be done now, phase by phase."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import ACTED, FLOWN, IN_HAND
from insectarium.games._bees.choices import can_collect, can_feed, can_make_honey, puts
from insectarium.games._hexes.codes import action_of
from insectarium.games._hexes.supply import EMPTY, each_once
from insectarium.games.happy_honey_beez.codes import (
    ABANDON,
    COLLECT,
    END_TURN,
    FEED,
    FLY,
    LAY,
    MAKE_HONEY,
    STOP_LAYING,
)
from insectarium.games.happy_honey_beez.flights import landing_tiles, occupied_tiles
from insectarium.games.happy_honey_beez.state import (
    ACTING,
    BEES_PER_SEAT,
    LAYING,
    PUTTING,
    QUEENS,
    Table,
)


def choices_of(table: Table) -> vec[i64]:
    """All legal actions, in a fixed order."""
    if table.phase == LAYING:
        return _lays(table)
    if table.phase == PUTTING:
        return puts(table)
    if table.phase == ACTING:
        return _acts(table)
    return vec[i64]()


def _lays(table: Table) -> vec[i64]:
    found = vec[i64]()
    # HHB-053, HHB-054, HHB-055, HHB-058
    if table.price() <= table.pollen[table.active]:
        for kind in each_once(table.open.open):
            if kind != EMPTY:
                # HHB-011, HHB-036, HHB-048, HHB-049, HHB-A06, HHB-A07, HHB-A08
                found = table.board.placements(kind, False, found, action_of(LAY, kind, 0))
    # HHB-051, HHB-057
    if table.laid > 0:
        found = append(found, action_of(STOP_LAYING, 0, 0))
    return found


def _acts(table: Table) -> vec[i64]:
    found = vec[i64]()
    occupied = occupied_tiles(table)
    for number in range(BEES_PER_SEAT):
        bee = table.first_bee() + number
        if table.bees.spot[bee] != IN_HAND:
            # HHB-067, HHB-069, HHB-070, HHB-A34
            if table.bees.done[bee] & FLOWN == 0:
                found = _flights(table, number, landing_tiles(table, number, occupied), found)
            # HHB-068
            if table.bees.done[bee] & ACTED == 0:
                found = _specials(table, number, bee, found)
    return append(found, action_of(END_TURN, 0, 0))


def _flights(table: Table, number: i64, landing: i64, found: vec[i64]) -> vec[i64]:
    base = action_of(FLY, number, 0)
    cell = table.board.cell
    place = table.board.place
    tile: i64 = 0
    while landing != 0:
        if landing & 1:
            found = append(found, base + cell[place[tile]] * 8)
        landing >>= 1
        tile += 1
    return found


def _specials(table: Table, number: i64, bee: i64, found: vec[i64]) -> vec[i64]:
    # HHB-071
    if number >= QUEENS:
        if can_collect(table, bee):
            found = append(found, action_of(COLLECT, number, 0))
        elif can_make_honey(table, bee):
            found = append(found, action_of(MAKE_HONEY, number, 0))
        if can_feed(table, bee):
            found = append(found, action_of(FEED, number, 0))
    # HHB-087, HHB-089, HHB-A33
    return append(found, action_of(ABANDON, number, 0))
