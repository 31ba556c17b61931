# compiled by mypyc
"""What the seat to act may do, in every phase."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import ACTED, FOOD, IN_HAND, QUEEN, SOLDIER, WALKED, WORKER
from insectarium.games._ants.choices import can_collect, can_feed_queen, tile_choices
from insectarium.games._ants.codes import COLLECT, END_ACTIONS, FEED, LEAVE, WALK
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.codes import action_of
from insectarium.games._hexes.supply import each_once
from insectarium.games.supersize_colony.choices_soldiers import can_mate, raids
from insectarium.games.supersize_colony.codes import ESCAPE, FEED_LARVA, FLEE, KEEP, MATE, TAKE_LARVA
from insectarium.games.supersize_colony.state import (
    ANTS_PER_SEAT,
    DRAFTING,
    ESCAPING,
    FIRST_LARVA,
    FIRST_SOLDIER,
    FIRST_WORKER,
    FLEEING,
    LARVA_LOAD,
    LARVAE,
    QUEENS_ACT,
    SOLDIERS,
    SOLDIERS_ACT,
    TAKING,
    Table,
    larva_code,
)
from insectarium.games.supersize_colony.ways import escape_spots, find_ways, flight_spots, kept_off_by


def choices_of(table: Table) -> vec[i64]:
    """All legal actions, in a fixed order."""
    phase = table.phase
    if QUEENS_ACT <= phase <= SOLDIERS_ACT:
        return _acts(table)
    if phase == FLEEING:
        return _flights(table)
    if phase == TAKING:
        return _takes(table)
    if phase == ESCAPING:
        return _escapes(table)
    if phase == DRAFTING:
        return _keeps(table)
    return tile_choices(table)


# The draft


def _keeps(table: Table) -> vec[i64]:
    found = vec[i64]()
    # SUP-027, SUP-D01
    for kind in each_once(table.packet):
        found = append(found, action_of(KEEP, kind, 0))
    return found


# Ants


def _acts(table: Table) -> vec[i64]:
    """Everything that the ants of one type may do."""
    # SUP-060, SUC-017
    kind = table.acting_type()
    find_ways(table)
    found = vec[i64]()
    ants = table.ants
    first = table.first_ant()
    for number in range(ants.first_of[kind], ants.first_of[kind + 1]):
        ant = first + number
        if ants.spot[ant] >= 0:
            done = ants.done[ant]
            # SUP-062, SUC-014
            if done & WALKED == 0:
                found = _walks(table, number, ant, found)
            # SUP-063, SUC-014
            if done & ACTED == 0:
                found = _specials(table, number, ant, found)
    if kind == SOLDIER:
        found = raids(table, found)
    return append(found, action_of(END_ACTIONS, 0, 0))


def _walks(table: Table, number: i64, ant: i64, found: vec[i64]) -> vec[i64]:
    base = action_of(WALK, number, 0)
    homing = False
    spot = table.ants.spot[ant]
    if table.ants.load[ant] >= LARVA_LOAD:
        # SUP-099
        if table.is_brood(spot):
            return found
        # SUP-A43
        homing = True
    board = table.board
    at = table.ants.crowd.at
    ways = table.ways
    region = ways[spot]
    off = kept_off_by(table, table.active)
    for target in range(i64(len(ways))):
        if ways[target] == region and target != spot and at[target] & off == 0:
            if not homing or (table.is_brood(target) and table.has_queen(table.active, target)):
                where = board.cell[board.place[target // SPOTS_PER_TILE]] * 8 + target % SPOTS_PER_TILE
                found = append(found, base + where)
    return found


def _specials(table: Table, number: i64, ant: i64, found: vec[i64]) -> vec[i64]:
    if FIRST_WORKER <= number < FIRST_SOLDIER:
        if can_collect(table, ant):
            found = append(found, action_of(COLLECT, number, 0))
        if can_feed_queen(table, ant):
            found = append(found, action_of(FEED, number, 0))
        found = _hatchings(table, number, ant, found)
    elif number >= FIRST_SOLDIER and can_mate(table, ant):
        found = append(found, action_of(MATE, number, 0))
    if can_leave(table, ant):
        found = append(found, action_of(LEAVE, number, 0))
    return found


def can_leave(table: Table, ant: i64) -> bool:
    # SUC-029
    if table.rules.first_edition:
        return table.ants.type_of(ant) == QUEEN
    # SUP-078, SUP-A09
    return table.ants.load[ant] < LARVA_LOAD


def can_leave_something(table: Table) -> bool:
    """Whether an ant whose turn it is may leave the board, so that there is more to do than to end."""
    kind = table.acting_type()
    first = table.first_ant()
    for ant in range(first + table.ants.first_of[kind], first + table.ants.first_of[kind + 1]):
        if table.ants.spot[ant] >= 0 and table.ants.done[ant] & ACTED == 0 and can_leave(table, ant):
            return True
    return False


def larvae_to_feed(table: Table, worker: i64) -> vec[i64]:
    """The larvae that a worker may feed where she stands; of those that lie there alike only one."""
    found = vec[i64]()
    spot = table.ants.spot[worker]
    # SUP-088, SUC-032
    if not table.is_brood(spot):
        return found
    first = table.ants.seat_of(worker) * ANTS_PER_SEAT
    # SUP-A11, SUC-A03
    for number in range(FIRST_LARVA, FIRST_LARVA + LARVAE):
        if table.ants.spot[first + number] == spot and len(found) == 0:
            found = append(found, first + number)
    # SUP-098, SUP-A11, SUP-A44
    for number in range(FIRST_SOLDIER, FIRST_SOLDIER + SOLDIERS):
        load = table.ants.load[first + number]
        if load >= LARVA_LOAD and table.ants.spot[first + number] == spot:
            found = append(found, load - LARVA_LOAD)
    return found


def has_food_for_larva(table: Table, worker: i64) -> bool:
    # SUP-088, SUC-035, SUC-A02
    return table.rules.first_edition or table.ants.load[worker] == FOOD


def _hatchings(table: Table, number: i64, worker: i64, found: vec[i64]) -> vec[i64]:
    if not has_food_for_larva(table, worker):
        return found
    for larva in larvae_to_feed(table, worker):
        for kind in range(WORKER, SOLDIER + 1):
            # SUP-089, SUP-A12, SUC-033
            if table.ants.next_in_hand(table.active, kind) != IN_HAND:
                subject = 16 * number + 2 * larva_code(larva) + kind - WORKER
                found = append(found, action_of(FEED_LARVA, subject, 0))
    return found


# After an attack


def first_attacked(table: Table) -> i64:
    """The ant under attack that is to flee next."""
    workers = table.attacked(WORKER)
    return workers[0] if len(workers) > 0 else table.attacked(SOLDIER)[0]


def _flights(table: Table) -> vec[i64]:
    found = vec[i64]()
    number = first_attacked(table) % ANTS_PER_SEAT
    # SUP-A38, SUP-D10, SUC-D06
    for spot in flight_spots(table):
        where = table.board.cell_of(spot) * 8 + spot % SPOTS_PER_TILE
        found = append(found, action_of(FLEE, number, where))
    return found


def _takes(table: Table) -> vec[i64]:
    """SUP-112, SUP-A45, SUP-D12: which attacker takes the larva of a carrier who cannot flee."""
    found = vec[i64]()
    for number in range(FIRST_SOLDIER, FIRST_LARVA):
        ant = table.first_ant() + number
        # SUP-100
        if table.ants.spot[ant] == table.battle and table.ants.load[ant] < LARVA_LOAD:
            found = append(found, action_of(TAKE_LARVA, number, 0))
    return found


def _escapes(table: Table) -> vec[i64]:
    """SUP-D11, SUC-D07: which of the last ants of a type escapes, and where to."""
    found = vec[i64]()
    doomed = table.attacked(WORKER)
    if len(doomed) == 0:
        doomed = table.attacked(SOLDIER)
    spots = escape_spots(table)
    for ant in doomed:
        for spot in spots:
            where = table.board.cell_of(spot) * 8 + spot % SPOTS_PER_TILE
            found = append(found, action_of(ESCAPE, ant % ANTS_PER_SEAT, where))
    return found
