# compiled by mypyc
"""Where bees can fly.

While a seat acts, the bees of others stand still, and its own never block its way. So the tiles that a bee
can reach stay the same for the whole phase; only which of them are free to land on changes. There are at most
49 tiles, so that a number has a bit for each of them.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games._bees.bees import IN_HAND, QUEEN, WORKER, Bees
from insectarium.games._bees.tables import for_each_ground
from insectarium.games._hexes.bits import BITS
from insectarium.games._hexes.board import SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.walking import EVERYBODY, mask_of_seat, reachable
from insectarium.games.happy_honey_beez.state import BEES_PER_SEAT, QUEENS, Table


def _others_in_hives(seat: i64) -> vec[i64]:
    # HHB-077, HHB-078, HHB-079, HHB-A35
    return for_each_ground(EVERYBODY & ~mask_of_seat(seat), 0)


BLOCKED_BY: Final[list[vec[i64]]] = [
    _others_in_hives(0),
    _others_in_hives(1),
    _others_in_hives(2),
    _others_in_hives(3),
]


def zone_from(board: HexBoard, bees: Bees, seat: i64, spot: i64, inside: bool) -> i64:
    """All tiles over which a bee of a seat can fly from a spot, that of the spot too, as bits."""
    # HHB-073, HHB-074, HHB-076
    zone = BITS[spot // SPOTS_PER_TILE]
    for reached in reachable(board, bees.crowd, spot, inside, BLOCKED_BY[seat], 0):
        zone |= BITS[reached // SPOTS_PER_TILE]
    return zone


def zone_of(board: HexBoard, bees: Bees, bee: i64) -> i64:
    """All tiles that a bee can fly over, its own too, as bits."""
    return zone_from(board, bees, bees.seat_of(bee), bees.spot[bee], bees.type_of(bee) == QUEEN)


def find_zones(table: Table) -> None:
    """Work out the zones of the active seat's bees; workers who can meet share one."""
    bees = table.bees
    first = table.first_bee()
    zones = vec[i64]([0] * BEES_PER_SEAT)
    for number in range(BEES_PER_SEAT):
        spot = bees.spot[first + number]
        if spot != IN_HAND:
            here = BITS[spot // SPOTS_PER_TILE]
            for earlier in range(QUEENS, number):
                if zones[earlier] & here != 0:
                    zones[number] = zones[earlier]
            if zones[number] == 0:
                zones[number] = zone_of(table.board, bees, first + number)
    table.zones = zones


def occupied_tiles(table: Table) -> i64:
    """The tiles with a bee, as bits."""
    found: i64 = 0
    for spot in table.bees.spot:
        if spot != IN_HAND:
            found |= BITS[spot // SPOTS_PER_TILE]
    return found


def shared_tiles(table: Table, number: i64) -> i64:
    """Tiles with a bee where this one may land all the same: a queen with a worker of her colour, alone."""
    # HHB-080, HHB-081, HHB-082, HHB-083
    bees = table.bees
    first = table.first_bee()
    queen = bees.spot[first]
    if number < QUEENS:
        found: i64 = 0
        for worker in range(first + QUEENS, first + BEES_PER_SEAT):
            if bees.spot[worker] != IN_HAND:
                found |= BITS[bees.spot[worker] // SPOTS_PER_TILE]
        return found
    if queen == IN_HAND or bees.crowd.count(queen, table.active, WORKER) > 0:
        return 0
    return BITS[queen // SPOTS_PER_TILE]


def landing_tiles(table: Table, number: i64, occupied: i64) -> i64:
    """The tiles where a bee of the active seat may end a flight, as bits."""
    here = BITS[table.bees.spot[table.first_bee() + number] // SPOTS_PER_TILE]
    return table.zones[number] & (~occupied | shared_tiles(table, number)) & ~here
