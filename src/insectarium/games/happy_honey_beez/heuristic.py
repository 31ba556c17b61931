# compiled by mypyc
"""What a position of Happy Honey Beez promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.weights import read_weights
from insectarium.games._bees.bees import HONEY, IN_HAND, NO_LOAD, POLLEN, WORKER
from insectarium.games._bees.choices import takes_queen
from insectarium.games._bees.closing import can_be_closed, due_points, gaps_of
from insectarium.games._bees.hives import largest_unfinished, owners
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW
from insectarium.games._hexes.bits import BITS
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games.happy_honey_beez import scoring
from insectarium.games.happy_honey_beez.flights import zone_from, zone_of
from insectarium.games.happy_honey_beez.state import (
    BEES_PER_SEAT,
    LAYING,
    OPEN_TILES,
    OVER,
    PUTTING,
    QUEENS,
    Table,
)

# The part of a hive's points left after 0, 1, 2, ... gaps, apart from the time they need.
FEW_GAPS: Final[vec[float]] = vec[float]([1.0, 1.0, 1.0, 0.65, 0.25, 0.15, 0.1])
# What a thorough look adds, in points: for having won, and for an open hive, whose size decides between seats
# with as many points. That counts half with so many tiles, and the less the more turns are left.
WINNING: Final = 1.5
OPEN_HIVE: Final = 0.5
TILES_FOR_HALF: Final = 2.0
WITH_TURNS_LEFT: Final[vec[float]] = vec[float]([1.0, 0.5, 0.25, 0.125])


class Weights:
    """What things are worth, in points."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.turn = numbers["turn"]
        self.queen_held = numbers["queen_held"]
        self.queen_late = numbers["queen_late"]
        self.late = numbers["late"]
        self.just_in_time = numbers["just_in_time"]
        self.in_time = numbers["in_time"]
        self.at_leisure = numbers["at_leisure"]
        self.no_closer = numbers["no_closer"]
        self.growing = numbers["growing"]
        self.pollen_1 = numbers["pollen_1"]
        self.pollen_2 = numbers["pollen_2"]
        self.honey_on_back = numbers["honey_on_back"]
        self.pollen_on_back = numbers["pollen_on_back"]
        self.in_honey_room = numbers["in_honey_room"]
        self.at_work = numbers["at_work"]
        self.half_at_work = numbers["half_at_work"]
        self.worker_held = numbers["worker_held"]
        self.delay = numbers["delay"]
        self.at_queen = numbers["at_queen"]
        self.on_meadow = numbers["on_meadow"]
        self.put_soon = numbers["put_soon"]
        self.nowhere_home = numbers["nowhere_home"]
        self.calm = numbers["calm"]
        self.heat = numbers["heat"]


WEIGHTS: Final = Weights(read_weights("insectarium.games.happy_honey_beez"))


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value + WINNING if table.thorough and seat in table.winners() else value
    turns = turns_left(table, seat)
    value += WEIGHTS.turn * float(turns)
    if turns > 0:
        value += _spendable(table.pollen[seat])
    if table.phase == PUTTING:
        value += _about_to_score(table, seat, turns)
        if seat == table.active:
            value += _about_to_put(table, seat, turns)
    queen = table.bees.spot[seat * BEES_PER_SEAT]
    if queen == IN_HAND:
        value += _queen_held(turns)
    else:
        value += _promise(table, table.board.area[queen // SPOTS_PER_TILE], turns, 0)
    if table.thorough:
        value += _in_a_tie(table, seat, turns)
    return value + _workers(table, seat, turns)


def turns_left(table: Table, seat: i64) -> i64:
    """How many turns a seat has before it, the present one too as long as it has laid nothing."""
    tiles = table.supply.size(0)
    before = seat - table.active
    if before < 0:
        before += table.seats
    if table.phase != LAYING or table.laid > 0:
        # The tiles taken in this turn are replaced before the next one.
        tiles -= OPEN_TILES - table.open_count()
        before = before - 1 if before > 0 else table.seats - 1
    if tiles <= before:
        return 0
    return (tiles - before + table.seats - 1) // table.seats


def _in_a_tie(table: Table, seat: i64, turns: i64) -> float:
    """What the largest open hive is worth, which decides between seats with as many points."""
    if turns >= len(WITH_TURNS_LEFT):
        return 0.0
    size = float(largest_unfinished(table.board, table.bees, seat))
    return OPEN_HIVE * WITH_TURNS_LEFT[turns] * size / (size + TILES_FOR_HALF)


def _queen_held(turns: i64) -> float:
    worth = WEIGHTS.queen_late * float(turns)
    return worth if worth < WEIGHTS.queen_held else WEIGHTS.queen_held


def _spendable(pollen: i64) -> float:
    """The first pollen in hand pay for tiles."""
    if pollen == 0:
        return 0.0
    return WEIGHTS.pollen_1 + WEIGHTS.pollen_2 * float(pollen - 1 if pollen < 4 else 3)


def _promise(table: Table, hive: i64, turns: i64, more: i64) -> float:
    """What a hive promises to one of those with a queen in it, with so many queens to come."""
    board = table.board
    if board.area_open[hive] == 0:
        # It scores as soon as the bee for its last tile is settled.
        return float(board.area_size[hive]) if more > 0 else 0.0
    gaps = gaps_of(board, hive)
    count = i64(len(gaps))
    chance = FEW_GAPS[count if count < 6 else 6] * _time_for(turns - count)
    if count == 1 and not can_be_closed(board, hive, gaps[0], table.open.open):
        chance *= WEIGHTS.no_closer
    size = float(board.area_size[hive]) + WEIGHTS.growing * float(count)
    return size / float(i64(len(owners(board, table.bees, hive))) + more) * chance


def _time_for(spare: i64) -> float:
    """How likely a hive is to be closed with so many turns to spare."""
    if spare >= 2:
        return WEIGHTS.at_leisure
    if spare == 1:
        return WEIGHTS.in_time
    if spare == 0:
        return WEIGHTS.just_in_time
    return WEIGHTS.late if spare == -1 else 0.0


def _about_to_score(table: Table, seat: i64, turns: i64) -> float:
    """What the tile just laid brings, whatever is put on it: points, and the queen comes back."""
    points = due_points(table.board, table.bees, seat)
    return float(points) + _queen_held(turns) if points > 0 else 0.0


def _about_to_put(table: Table, seat: i64, turns: i64) -> float:
    """What the best bee from hand on the tile just laid would add."""
    tile = table.fresh_tile()
    best = 0.0
    if table.bees.spot[seat * BEES_PER_SEAT] == IN_HAND and takes_queen(table, tile):
        hive = table.board.area[tile]
        best = _promise(table, hive, turns, 1)
        if table.board.area_open[hive] > 0:
            best -= _queen_held(turns)
    if table.bees.next_in_hand(seat, WORKER) != IN_HAND:
        spot = SPOTS_PER_TILE * tile
        zone = zone_from(table.board, table.bees, seat, spot, False)
        gain = _at_work(table, seat, zone, turns, 1) - WEIGHTS.worker_held * float(turns)
        if table.board.ground_of(spot) == MEADOW and table.pollen_supply > 0:
            gain += 2.0 * WEIGHTS.on_meadow
        if gain > best:
            best = gain
    return WEIGHTS.put_soon * best if best > 0.0 else 0.0


def _workers(table: Table, seat: i64, turns: i64) -> float:
    value = 0.0
    first = seat * BEES_PER_SEAT + QUEENS
    zone: i64 = 0
    for worker in range(first, first + BEES_PER_SEAT - QUEENS):
        spot = table.bees.spot[worker]
        if spot == IN_HAND:
            value += WEIGHTS.worker_held * float(turns)
        else:
            # Workers who can meet have the same places within reach.
            if zone & BITS[spot // SPOTS_PER_TILE] == 0:
                zone = zone_of(table.board, table.bees, worker)
            value += _worker(table, seat, worker, zone, turns)
    return value


def _worker(table: Table, seat: i64, worker: i64, zone: i64, turns: i64) -> float:
    if turns == 0:
        return 0.0
    bees = table.bees
    spot = bees.spot[worker]
    queen = bees.spot[seat * BEES_PER_SEAT]
    value = _at_work(table, seat, zone, turns, 0)
    ground = table.board.ground_of(spot)
    load = bees.load[worker]
    if load == NO_LOAD:
        if ground == MEADOW and table.pollen_supply > 0 and turns > 1:
            value += WEIGHTS.on_meadow
        return value
    carried = WEIGHTS.honey_on_back if load == HONEY else WEIGHTS.pollen_on_back
    if load == POLLEN and turns == 1:
        # It would come to hand when no tile is laid any more.
        carried = 0.0
    if queen == IN_HAND or zone & BITS[queen // SPOTS_PER_TILE] == 0:
        carried *= WEIGHTS.nowhere_home
    if load == POLLEN and ground == HONEY_ROOM and table.honey_supply > 0 and turns > 1:
        carried += WEIGHTS.in_honey_room
    if spot == queen:
        carried += WEIGHTS.at_queen
    return value + carried


def _at_work(table: Table, seat: i64, zone: i64, turns: i64, more: i64) -> float:
    """What one worker in a zone brings in the turns to come; every worker needs a meadow of her own."""
    time = float(turns) - WEIGHTS.delay
    if time <= 0.0:
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
    rate = WEIGHTS.at_work if home else WEIGHTS.half_at_work
    return rate * time * float(meadows) / float(workers if workers > 0 else 1)


def temperature(table: Table) -> float:
    """A lead means more when the end is near."""
    left = turns_left(table, table.active)
    return WEIGHTS.calm + WEIGHTS.heat * float(left if left < 8 else 8)
