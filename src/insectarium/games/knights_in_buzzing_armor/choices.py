# compiled by mypyc
"""What the seat to act may do, in every phase."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import (
    ACTED,
    DRONE,
    EGG,
    FLOWN,
    HONEY,
    IN_HAND,
    IN_SUPPLY,
    QUEEN,
    WORKER,
)
from insectarium.games._bees.choices import can_collect, can_feed, can_make_honey, puts
from insectarium.games._bees.tables import BREEDING_ROOM
from insectarium.games._hexes.codes import action_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games._hexes.walking import mask_of, mask_of_type
from insectarium.games.knights_in_buzzing_armor.choices_drones import raids
from insectarium.games.knights_in_buzzing_armor.codes import (
    ABANDON,
    COLLECT,
    FEED,
    FLY,
    FLY_OUT,
    GO_HOME,
    HATCH,
    LAY,
    LAY_EGG,
    LEAVE_THERE,
    MAKE_HONEY,
    NEXT_TYPE,
    STOP_LAYING,
    TAKE_BACK,
)
from insectarium.games.knights_in_buzzing_armor.flying import find_ways, homes
from insectarium.games.knights_in_buzzing_armor.state import (
    BEES_PER_SEAT,
    DRONES_ACT,
    FLYING_OUT,
    KEEPING,
    LAYING,
    PUTTING,
    QUEENS_ACT,
    STACKS,
    Table,
)


def choices_of(table: Table) -> vec[i64]:
    """All legal actions, in a fixed order."""
    phase = table.phase
    if QUEENS_ACT <= phase <= DRONES_ACT:
        return _acts(table)
    if phase == LAYING:
        return _lays(table)
    if phase == PUTTING:
        return puts(table)
    if phase == FLYING_OUT:
        return _flights_out(table)
    if phase == KEEPING:
        number = table.pending[0] % BEES_PER_SEAT
        # KBA-115, KBA-D04
        return vec[i64]([action_of(TAKE_BACK, number, 0), action_of(LEAVE_THERE, number, 0)])
    return vec[i64]()


# Tiles


def can_pay_for_tile(table: Table) -> bool:
    # KBA-032, KBA-D05
    return table.laid < STACKS and table.price() <= table.pollen[table.active]


def _lays(table: Table) -> vec[i64]:
    found = vec[i64]()
    if can_pay_for_tile(table):
        for stack in range(STACKS):
            kind = table.open[stack]
            if kind != EMPTY:
                # KBA-028, KBA-030, KBA-D01
                found = table.board.placements(kind, False, found, action_of(LAY, stack, 0))
    if table.laid > 0:
        found = append(found, action_of(STOP_LAYING, 0, 0))
    return found


def _flights_out(table: Table) -> vec[i64]:
    found = vec[i64]()
    targets = homes(table, table.flier)
    # KBA-042, KBA-D03
    for number in range(table.bees.first_of[WORKER]):
        for spot in targets:
            found = append(found, action_of(FLY_OUT, number, table.board.cell_of(spot) * 8))
        # KBA-045
        if len(targets) == 0:
            found = append(found, action_of(GO_HOME, number, 0))
    return found


# Bees


def _acts(table: Table) -> vec[i64]:
    """Everything that the bees of one type may do."""
    # KBA-047
    kind = table.acting_type()
    if len(table.ways) == 0:
        find_ways(table)
    found = vec[i64]()
    bees = table.bees
    first = table.first_bee()
    for number in range(bees.first_of[kind], bees.first_of[kind + 1]):
        bee = first + number
        if bees.spot[bee] >= 0:
            done = bees.done[bee]
            # KBA-049, KBA-053
            if done & FLOWN == 0:
                found = _flights(table, number, bee, found)
            # KBA-050, KBA-051
            if done & ACTED == 0:
                found = _specials(table, number, bee, found)
    if kind == DRONE:
        found = raids(table, found)
    # KBA-D11
    return append(found, action_of(NEXT_TYPE, 0, 0))


def _flights(table: Table, number: i64, bee: i64, found: vec[i64]) -> vec[i64]:
    base = action_of(FLY, number, 0)
    spot = table.bees.spot[bee]
    here = table.board.cell_of(spot) * 8
    for where in table.stops[table.ways[spot]]:
        if where != here:
            found = append(found, base + where)
    return found


def _specials(table: Table, number: i64, bee: i64, found: vec[i64]) -> vec[i64]:
    kind = table.bees.type_of(bee)
    if kind == QUEEN and can_lay_egg(table, bee):
        found = append(found, action_of(LAY_EGG, number, 0))
    elif kind == WORKER:
        if can_collect(table, bee):
            found = append(found, action_of(COLLECT, number, 0))
        if can_make_honey(table, bee):
            found = append(found, action_of(MAKE_HONEY, number, 0))
        if can_feed(table, bee):
            found = append(found, action_of(FEED, number, 0))
        found = _hatchings(table, number, bee, found)
    # KBA-064
    return append(found, action_of(ABANDON, number, 0))


def can_lay_egg(table: Table, queen: i64) -> bool:
    spot = table.bees.spot[queen]
    # KBA-068, KBA-C07
    if table.board.ground_of(spot) != BREEDING_ROOM:
        return False
    # KBA-069, KBA-A17
    if table.bees.crowd.at[spot] & mask_of_type(EGG) != 0:
        return False
    # KBA-070
    return table.bees.next_in_hand(table.bees.seat_of(queen), EGG) != IN_HAND


def is_beside_egg(table: Table, worker: i64) -> bool:
    # KBA-079, KBA-A16
    return table.bees.crowd.at[table.bees.spot[worker]] & mask_of(table.bees.seat_of(worker), EGG) != 0


def _hatchings(table: Table, number: i64, worker: i64, found: vec[i64]) -> vec[i64]:
    # KBA-079, KBA-A15
    if table.bees.load[worker] != HONEY or not is_beside_egg(table, worker):
        return found
    for kind in range(EGG):
        # KBA-080, KBA-A12, KBA-A13, KBA-A14, KBA-D08
        if table.next_in_supply(table.active, kind) != IN_SUPPLY:
            found = append(found, action_of(HATCH, 4 * number + kind, 0))
    return found
