# compiled by mypyc
"""What a position of Happy Honey Beez promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._bees.bees import HONEY, IN_HAND, NO_LOAD, POLLEN, WORKER
from insectarium.games._bees.hives import finished_now, owners
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW, OPEN
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES, STEPS
from insectarium.games._hexes.sharing import share
from insectarium.games.happy_honey_beez import scoring
from insectarium.games.happy_honey_beez.choices import takes_queen
from insectarium.games.happy_honey_beez.flights import BITS, zone_from, zone_of
from insectarium.games.happy_honey_beez.state import BEES_PER_SEAT, OVER, PUTTING, QUEENS, Table

# The part of a hive's points that it promises while 0, 1, 2, ... spaces at it are open.
CLOSING: Final[list[float]] = [1.0, 0.78, 0.6, 0.42, 0.28, 0.18, 0.1]
# A space that gets a tile often makes the hive larger.
GROWING: Final = 0.4
QUEEN_HELD: Final = 0.8
# The first pollen in hand pay for tiles.
SPENDABLE: Final[list[float]] = [0.0, 0.65, 1.2, 1.6, 1.9]
# What a worker carries, if a way leads to her queen.
HONEY_ON_BACK: Final = 0.9
POLLEN_ON_BACK: Final = 0.6
IN_HONEY_ROOM: Final = 0.1
# What a worker is worth in each turn to come: between a meadow and her queen, with a meadow only, in hand.
AT_WORK: Final = 0.25
HALF_AT_WORK: Final = 0.1
WORKER_HELD: Final = 0.04
# The turns that go by before her work brings something.
DELAY: Final = 1.2
AT_QUEEN: Final = 0.06
ON_MEADOW: Final = 0.15
PUT_SOON: Final = 0.95
NOWHERE_HOME: Final = 0.3


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    turns = turns_left(table)
    pollen = table.pollen[seat]
    value += SPENDABLE[pollen if pollen < 4 else 4] * _in_time(turns, 1.0)
    if table.phase == PUTTING:
        value += _about_to_score(table, seat)
        if seat == table.active:
            value += _about_to_put(table, seat, turns)
    first = seat * BEES_PER_SEAT
    if table.bees.spot[first] == IN_HAND:
        value += QUEEN_HELD * _in_time(turns, 1.5)
    else:
        value += _promise(table, table.board.area[table.bees.spot[first] // SPOTS_PER_TILE], turns, 0)
    for worker in range(first + QUEENS, first + BEES_PER_SEAT):
        if table.bees.spot[worker] == IN_HAND:
            value += WORKER_HELD * turns
        else:
            value += _worker(table, seat, worker, turns)
    return value


def turns_left(table: Table) -> float:
    """About how many more turns each seat has: a turn takes between one tile and two."""
    return float(table.supply.size(0)) / (1.4 * float(table.seats))


def _in_time(turns: float, needed: float) -> float:
    return 1.0 if turns >= needed else turns / needed


def _promise(table: Table, hive: i64, turns: float, more: i64) -> float:
    """What a hive promises to one of those with a queen in it, with so many queens to come."""
    board = table.board
    if board.area_open[hive] == 0:
        # It scores as soon as the bee for its last tile is settled.
        return float(board.area_size[hive]) if more > 0 else 0.0
    gaps = _gaps(table, hive)
    size = float(board.area_size[hive]) + GROWING * float(gaps)
    shares = float(i64(len(owners(board, table.bees, hive))) + more)
    chance = CLOSING[gaps if gaps < 6 else 6] * _in_time(turns, 0.5 * float(gaps))
    return size / shares * chance


def _gaps(table: Table, hive: i64) -> i64:
    """The empty spaces at which a hive is open; one tile can fill a space at several open sides."""
    board = table.board
    found: i64 = 0
    seen: i64 = 0
    tile = hive
    while True:
        row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
        cell = board.cell[board.place[tile]]
        for side in range(SIDES):
            if board.kinds.letter[row + side] == OPEN:
                place = board.place_at(cell + STEPS[side])
                if place != NONE and board.tile[place] == NONE:
                    # A small set of bits: two places rarely fall together, and then little is lost.
                    bit = BITS[place % 60]
                    if seen & bit == 0:
                        seen |= bit
                        found += 1
        tile = board.next_in_area[tile]
        if tile == hive:
            return found


def _about_to_score(table: Table, seat: i64) -> float:
    """Points that the tile just laid brings, whatever is put on it."""
    board = table.board
    value = 0.0
    for hive in finished_now(board):
        queens = owners(board, table.bees, hive)
        for owner in queens:
            if owner == seat:
                value += float(share(board.area_size[hive], i64(len(queens)))) + QUEEN_HELD
    return value


def _about_to_put(table: Table, seat: i64, turns: float) -> float:
    """What the best bee from hand on the tile just laid would add."""
    tile = table.fresh_tile()
    best = 0.0
    if table.bees.spot[seat * BEES_PER_SEAT] == IN_HAND and takes_queen(table, tile):
        hive = table.board.area[tile]
        best = _promise(table, hive, turns, 1)
        if table.board.area_open[hive] > 0:
            best -= QUEEN_HELD * _in_time(turns, 1.5)
    if table.bees.next_in_hand(seat, WORKER) != IN_HAND:
        spot = SPOTS_PER_TILE * tile
        zone = zone_from(table.board, table.bees, seat, spot, False)
        gain = _at_work(table, seat, zone, turns, 1) - WORKER_HELD * turns
        if table.board.ground_of(spot) == MEADOW and table.pollen_supply > 0:
            gain += ON_MEADOW + 0.2
        if gain > best:
            best = gain
    return PUT_SOON * best if best > 0.0 else 0.0


def _worker(table: Table, seat: i64, worker: i64, turns: float) -> float:
    bees = table.bees
    spot = bees.spot[worker]
    queen = bees.spot[seat * BEES_PER_SEAT]
    zone = zone_of(table.board, bees, worker)
    home = queen != IN_HAND and zone & BITS[queen // SPOTS_PER_TILE] != 0
    value = _at_work(table, seat, zone, turns, 0)
    load = bees.load[worker]
    if load == NO_LOAD:
        if table.board.ground_of(spot) == MEADOW and table.pollen_supply > 0:
            value += ON_MEADOW * _in_time(turns, 2.0)
        return value
    carried = HONEY_ON_BACK if load == HONEY else POLLEN_ON_BACK
    if not home:
        carried *= NOWHERE_HOME
    if load == POLLEN and table.board.ground_of(spot) == HONEY_ROOM and table.honey_supply > 0:
        carried += IN_HONEY_ROOM * _in_time(turns, 2.0)
    if spot == queen:
        carried += AT_QUEEN
    return value + carried * _in_time(turns, 1.0)


def _at_work(table: Table, seat: i64, zone: i64, turns: float, more: i64) -> float:
    """What one worker in a zone brings in the turns to come; every worker needs a meadow of her own."""
    if turns <= DELAY:
        return 0.0
    bees = table.bees
    first = seat * BEES_PER_SEAT
    workers = more
    for worker in range(first + QUEENS, first + BEES_PER_SEAT):
        if bees.spot[worker] != IN_HAND and zone & BITS[bees.spot[worker] // SPOTS_PER_TILE] != 0:
            workers += 1
    meadows: i64 = 0
    tile: i64 = 0
    rest = zone
    while rest != 0 and meadows < workers:
        if rest & 1 and table.board.ground_of(SPOTS_PER_TILE * tile) == MEADOW:
            meadows += 1
        rest >>= 1
        tile += 1
    queen = bees.spot[first]
    home = queen != IN_HAND and zone & BITS[queen // SPOTS_PER_TILE] != 0
    rate = AT_WORK if home else HALF_AT_WORK
    return rate * (turns - DELAY) * float(meadows) / float(workers if workers > 0 else 1)


def temperature(table: Table) -> float:
    """A lead means more when the end is near."""
    left = turns_left(table)
    return 1.2 + 0.35 * (left if left < 6.0 else 6.0)
