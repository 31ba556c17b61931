# compiled by mypyc
"""What drones may do to others: sting, seduce, expel, alone or together."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._bees.bees import DRONE, HONEY, POLLEN, QUEEN, WORKER
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.codes import action_of
from insectarium.games.knights_in_buzzing_armor.codes import (
    EXPEL,
    HONEY_SHIFT,
    POLLEN_SHIFT,
    SEDUCE,
    STING,
)
from insectarium.games.knights_in_buzzing_armor.flying import FOREIGN_BEES, can_enter, owner_at, workers_at
from insectarium.games.knights_in_buzzing_armor.state import DRONES, FIRST_DRONE, Table

# KBA-092, KBA-095
DRONES_FOR_A_QUEEN: Final[i64] = 2
DRONES_FOR_QUEEN_AND_WORKER: Final[i64] = 3


def raids(table: Table, found: vec[i64]) -> vec[i64]:
    """All actions of drones against others; of drones on one spot the first ones go."""
    first = table.first_bee() + FIRST_DRONE
    for number in range(DRONES):
        spot = table.bees.spot[first + number]
        if spot >= 0:
            # KBA-087, KBA-A30, KBA-A31, KBA-A32, KBA-103
            group = table.free_drones(spot)
            if len(group) > 0 and group[0] == number:
                found = _raids_of(table, spot, group, found)
    return found


def _raids_of(table: Table, start: i64, group: vec[i64], found: vec[i64]) -> vec[i64]:
    part = table.ways[start]
    foreign = FOREIGN_BEES[table.active]
    at = table.bees.crowd.at
    for tile in range(table.board.tiles):
        spot = SPOTS_PER_TILE * tile
        if at[spot] & foreign != 0 and can_enter(table, part, spot):
            found = _raids_on(table, spot, group, found)
    return found


def _raids_on(table: Table, spot: i64, group: vec[i64], found: vec[i64]) -> vec[i64]:
    where = table.board.cell_of(spot) * 8
    owner = owner_at(table, spot)
    crowd = table.bees.crowd
    # KBA-091, KBA-098, KBA-101, KBA-A39
    if crowd.count(spot, owner, DRONE) > 0:
        return append(found, action_of(STING, first_of(group, 1), where))
    workers = crowd.count(spot, owner, WORKER)
    size = i64(len(group))
    if crowd.count(spot, owner, QUEEN) > 0:
        # KBA-090, KBA-092, KBA-095, KBA-096
        for drones in range(needed_to_expel(workers), size + 1):
            found = append(found, action_of(EXPEL, first_of(group, drones), where))
        return found
    # KBA-082, KBA-086, KBA-A29
    for drones in range(workers, size + 1):
        for exchange in exchanges(table, owner, spot):
            found = append(found, action_of(SEDUCE, first_of(group, drones) | exchange, where))
    return found


def needed_to_expel(workers: i64) -> i64:
    """How many drones drive out a queen with so many workers beside her; more than there are if none can."""
    if workers == 0:
        return DRONES_FOR_A_QUEEN
    return DRONES_FOR_QUEEN_AND_WORKER if workers == 1 else DRONES + 1


def first_of(group: vec[i64], size: i64) -> i64:
    """The first drones of a group, as bits."""
    # KBA-A42
    bits: i64 = 0
    for place in range(size):
        bits |= 1 << group[place]
    return bits


def exchanges(table: Table, owner: i64, spot: i64) -> vec[i64]:
    """Which of the workers on a spot can be exchanged, as parts of a subject; the others are driven off."""
    with_honey: i64 = 0
    with_pollen: i64 = 0
    workers = workers_at(table, owner, spot)
    for worker in workers:
        if table.bees.load[worker] == HONEY:
            with_honey += 1
        elif table.bees.load[worker] == POLLEN:
            with_pollen += 1
    without = i64(len(workers)) - with_honey - with_pollen
    # KBA-083, KBA-085, KBA-A33
    kept = exchanged(table, i64(len(workers)))
    found = vec[i64]()
    # KBA-D10
    for honey in range(with_honey + 1):
        for pollen in range(with_pollen + 1):
            plain = kept - honey - pollen
            if 0 <= plain <= without:
                found = append(found, (honey << HONEY_SHIFT) | (pollen << POLLEN_SHIFT))
    return found


def exchanged(table: Table, workers: i64) -> i64:
    """How many of so many rival workers are exchanged for workers from hand."""
    in_hand = table.in_hand(table.active, WORKER)
    return workers if workers < in_hand else in_hand
