# compiled by mypyc
"""What a position of Happy Honey Beez promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.weights import THOROUGH_FILE, read_weights
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

# What a thorough look adds, in points: for having won, and for an open hive, whose size decides between seats
# with as many points. That counts half with so many tiles, and the less the more turns are left.
WINNING: Final = 1.5
OPEN_HIVE: Final = 0.5
TILES_FOR_HALF: Final = 2.0
WITH_TURNS_LEFT: Final[vec[float]] = vec[float]([1.0, 0.5, 0.25, 0.125])
# Meadows on offer when the tiles run out: with one more it would be winter (HHB-106).
MEADOWS_LEFT: Final[i64] = OPEN_TILES - 1


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
        self.two_gaps = numbers["two_gaps"]
        self.three_gaps = numbers["three_gaps"]
        self.four_gaps = numbers["four_gaps"]
        self.five_gaps = numbers["five_gaps"]
        self.more_gaps = numbers["more_gaps"]
        self.shared = numbers["shared"]
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
THOROUGH_WEIGHTS: Final = Weights(read_weights("insectarium.games.happy_honey_beez", THOROUGH_FILE))


def _weights(table: Table) -> Weights:
    return THOROUGH_WEIGHTS if table.thorough else WEIGHTS


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    weights = _weights(table)
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value + WINNING if table.thorough and seat in table.winners() else value
    turns = turns_left(table, seat)
    value += weights.turn * float(turns)
    if turns > 0:
        value += _spendable(weights, table.pollen[seat])
    if table.phase == PUTTING:
        value += _about_to_score(weights, table, seat, turns)
        if seat == table.active:
            value += _about_to_put(weights, table, seat, turns)
    queen = table.bees.spot[seat * BEES_PER_SEAT]
    if queen == IN_HAND:
        value += _queen_held(weights, turns)
    else:
        value += _promise(weights, table, table.board.area[queen // SPOTS_PER_TILE], turns, 0)
    if table.thorough:
        value += worth_in_a_tie(largest_unfinished(table.board, table.bees, seat), turns)
    return value + _workers(weights, table, seat, turns)


def turns_left(table: Table, seat: i64) -> i64:
    """How many turns a seat has before it, the present one too as long as it has laid nothing."""
    tiles = table.supply.size(0)
    if table.thorough:
        tiles -= _meadows_nobody_lays(table)
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


def _meadows_nobody_lays(table: Table) -> i64:
    """How many tiles winters (HHB-106) will take out of the game: few players have a use for a meadow."""
    meadows = table.meadows_among(table.supply.pile[0]) + table.meadows_among(table.open.open)
    return meadows - MEADOWS_LEFT if meadows > MEADOWS_LEFT else 0


def worth_in_a_tie(tiles: i64, turns: i64) -> float:
    """What an open hive of so many tiles is worth: the largest decides between seats with as many points."""
    if turns >= len(WITH_TURNS_LEFT):
        return 0.0
    size = float(tiles)
    return OPEN_HIVE * WITH_TURNS_LEFT[turns] * size / (size + TILES_FOR_HALF)


def _queen_held(weights: Weights, turns: i64) -> float:
    worth = weights.queen_late * float(turns)
    return worth if worth < weights.queen_held else weights.queen_held


def _spendable(weights: Weights, pollen: i64) -> float:
    """The first pollen in hand pay for tiles."""
    if pollen == 0:
        return 0.0
    return weights.pollen_1 + weights.pollen_2 * float(pollen - 1 if pollen < 4 else 3)


def _promise(weights: Weights, table: Table, hive: i64, turns: i64, more: i64) -> float:
    """What a hive promises to one of those with a queen in it, with so many queens to come."""
    board = table.board
    if board.area_open[hive] == 0:
        # It scores as soon as the bee for its last tile is settled.
        return float(board.area_size[hive]) if more > 0 else 0.0
    gaps = gaps_of(board, hive)
    count = i64(len(gaps))
    chance = _left_after(weights, count) * _time_for(weights, turns - count)
    if count == 1 and not can_be_closed(board, hive, gaps[0], table.open.open):
        chance *= weights.no_closer
    size = float(board.area_size[hive]) + weights.growing * float(count)
    queens = i64(len(owners(board, table.bees, hive))) + more
    if queens > 1:
        chance *= weights.shared
    return size / float(queens) * chance


def _left_after(weights: Weights, gaps: i64) -> float:
    """The part of a hive's points that so many gaps leave, apart from the time they need."""
    if gaps < 2:
        return 1.0
    if gaps == 2:
        return weights.two_gaps
    if gaps == 3:
        return weights.three_gaps
    if gaps == 4:
        return weights.four_gaps
    return weights.five_gaps if gaps == 5 else weights.more_gaps


def _time_for(weights: Weights, spare: i64) -> float:
    """How likely a hive is to be closed with so many turns to spare."""
    if spare >= 2:
        return weights.at_leisure
    if spare == 1:
        return weights.in_time
    if spare == 0:
        return weights.just_in_time
    return weights.late if spare == -1 else 0.0


def _about_to_score(weights: Weights, table: Table, seat: i64, turns: i64) -> float:
    """What the tile just laid brings, whatever is put on it: points, and the queen comes back."""
    points = due_points(table.board, table.bees, seat)
    return float(points) + _queen_held(weights, turns) if points > 0 else 0.0


def _about_to_put(weights: Weights, table: Table, seat: i64, turns: i64) -> float:
    """What the best bee from hand on the tile just laid would add."""
    tile = table.fresh_tile()
    best = 0.0
    if table.bees.spot[seat * BEES_PER_SEAT] == IN_HAND and takes_queen(table, tile):
        hive = table.board.area[tile]
        best = _promise(weights, table, hive, turns, 1)
        if table.board.area_open[hive] > 0:
            best -= _queen_held(weights, turns)
    if table.bees.next_in_hand(seat, WORKER) != IN_HAND:
        spot = SPOTS_PER_TILE * tile
        zone = zone_from(table.board, table.bees, seat, spot, False)
        gain = _at_work(weights, table, seat, zone, turns, 1) - weights.worker_held * float(turns)
        if table.board.ground_of(spot) == MEADOW and table.pollen_supply > 0:
            gain += 2.0 * weights.on_meadow
        if gain > best:
            best = gain
    return weights.put_soon * best if best > 0.0 else 0.0


def _workers(weights: Weights, table: Table, seat: i64, turns: i64) -> float:
    value = 0.0
    first = seat * BEES_PER_SEAT + QUEENS
    zone: i64 = 0
    for worker in range(first, first + BEES_PER_SEAT - QUEENS):
        spot = table.bees.spot[worker]
        if spot == IN_HAND:
            value += weights.worker_held * float(turns)
        else:
            # Workers who can meet have the same places within reach.
            if zone & BITS[spot // SPOTS_PER_TILE] == 0:
                zone = zone_of(table.board, table.bees, worker)
            value += _worker(weights, table, seat, worker, zone, turns)
    return value


def _worker(weights: Weights, table: Table, seat: i64, worker: i64, zone: i64, turns: i64) -> float:
    if turns == 0:
        return 0.0
    bees = table.bees
    spot = bees.spot[worker]
    queen = bees.spot[seat * BEES_PER_SEAT]
    value = _at_work(weights, table, seat, zone, turns, 0)
    ground = table.board.ground_of(spot)
    load = bees.load[worker]
    if load == NO_LOAD:
        if ground == MEADOW and table.pollen_supply > 0 and turns > 1:
            value += weights.on_meadow
        return value
    carried = weights.honey_on_back if load == HONEY else weights.pollen_on_back
    if load == POLLEN and turns == 1:
        # It would come to hand when no tile is laid any more.
        carried = 0.0
    if queen == IN_HAND or zone & BITS[queen // SPOTS_PER_TILE] == 0:
        carried *= weights.nowhere_home
    if load == POLLEN and ground == HONEY_ROOM and table.honey_supply > 0 and turns > 1:
        carried += weights.in_honey_room
    if spot == queen:
        carried += weights.at_queen
    return value + carried


def _at_work(weights: Weights, table: Table, seat: i64, zone: i64, turns: i64, more: i64) -> float:
    """What one worker in a zone brings in the turns to come; every worker needs a meadow of her own."""
    time = float(turns) - weights.delay
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
    rate = weights.at_work if home else weights.half_at_work
    return rate * time * float(meadows) / float(workers if workers > 0 else 1)


def temperature(table: Table) -> float:
    """A lead means more when the end is near."""
    weights = _weights(table)
    left = turns_left(table, table.active)
    return weights.calm + weights.heat * float(left if left < 8 else 8)
