# compiled by mypyc
"""What a position of Knights in Buzzing Armor promises: points now, and what can still become of it."""

from __future__ import annotations

import math
from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.weights import THOROUGH_FILE, read_weights
from insectarium.games._bees.bees import DRONE, EGG, HONEY, IN_HAND, IN_SUPPLY, POLLEN, QUEEN, WORKER
from insectarium.games._bees.choices import takes_queen
from insectarium.games._bees.closing import can_be_closed, due_points, gaps_of
from insectarium.games._bees.hives import is_finished, owners
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.supply import EMPTY
from insectarium.games._hexes.walking import UNBLOCKED, UNMARKED, mask_of, spread
from insectarium.games.knights_in_buzzing_armor import scoring
from insectarium.games.knights_in_buzzing_armor.state import (
    BEES_PER_SEAT,
    FIRST_WORKER,
    LAYING,
    OVER,
    PUTTING,
    QUEENS,
    STACKS,
    Table,
)

# How much of what a hive promises is left with 0, 1, 2, ... gaps, apart from the time they need.
FEW_GAPS: Final[vec[float]] = vec[float]([1.0, 1.0, 0.9, 0.7, 0.4, 0.25, 0.15])


class Weights:
    """What things are worth, in points."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.pace = numbers["pace"]
        self.turn = numbers["turn"]
        self.brief = numbers["brief"]
        self.closing = numbers["closing"]
        self.haste = numbers["haste"]
        self.no_closer = numbers["no_closer"]
        self.growth = numbers["growth"]
        self.colony_sure = numbers["colony_sure"]
        self.colony_doubt = numbers["colony_doubt"]
        self.bee_on_board = numbers["bee_on_board"]
        self.queen_in_hand = numbers["queen_in_hand"]
        self.queen_at_work = numbers["queen_at_work"]
        self.worker_in_hand = numbers["worker_in_hand"]
        self.worker_in_reach = numbers["worker_in_reach"]
        self.drone_alive = numbers["drone_alive"]
        self.meadow_in_reach = numbers["meadow_in_reach"]
        self.room_in_reach = numbers["room_in_reach"]
        self.pollen_in_hand = numbers["pollen_in_hand"]
        self.carried_pollen = numbers["carried_pollen"]
        self.carried_honey = numbers["carried_honey"]
        self.cut_off = numbers["cut_off"]
        self.token_at_its_goal = numbers["token_at_its_goal"]
        self.worker_in_meadow = numbers["worker_in_meadow"]
        self.egg_lying = numbers["egg_lying"]
        self.calm = numbers["calm"]
        self.heat = numbers["heat"]


WEIGHTS: Final = Weights(read_weights("insectarium.games.knights_in_buzzing_armor"))
THOROUGH_WEIGHTS: Final = Weights(read_weights("insectarium.games.knights_in_buzzing_armor", THOROUGH_FILE))


def _weights(table: Table) -> Weights:
    return THOROUGH_WEIGHTS if table.thorough else WEIGHTS


def evaluate(table: Table, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    weights = _weights(table)
    if table.phase == OVER:
        return float(scoring.total(table, seat))
    turns = turns_left(table, seat)
    # What needs time to pay is worth little when there is none.
    calm = turns / (turns + weights.brief)
    value = float(table.track.points[seat] + table.jar[seat]) + weights.turn * turns
    value += _colony(table, seat, turns) + _queens(table, seat, turns, calm)
    if table.phase == PUTTING:
        value += float(due_points(table.board, table.bees, seat)) + _about_to_put(table, seat, turns, calm)
    reach = _within_reach(table, seat)
    return value + calm * (_grounds(table, reach) + _bees(table, seat, reach) + _pollen(table, seat))


def turns_left(table: Table, seat: i64) -> float:
    """About how many turns a seat has before it, the present one too as long as it has laid nothing."""
    weights = _weights(table)
    least: i64 = 99
    second: i64 = 99
    for stack in range(STACKS):
        size = table.piles.size(stack)
        if table.open[stack] == EMPTY and size > 0:
            size -= 1
        if size < least:
            second = least
            least = size
        elif size < second:
            second = size
    before = seat - table.active
    if table.phase != LAYING or table.laid > 0:
        before -= 1
    if before < 0:
        before += table.seats
    # Two stacks have to run out; tiles of the other two are laid in between.
    turns = (weights.pace * float(least + second) - float(before)) / float(table.seats) + 0.5
    return turns if turns > 0.0 else 0.0


def _colony(table: Table, seat: i64, turns: float) -> float:
    """The points for the size of the colony, by how likely it is to be larger than the others at the end."""
    weights = _weights(table)
    mine = float(table.colony(seat))
    scale = weights.colony_sure + weights.colony_doubt * turns
    each = float(scoring.COLONY_POINTS[table.seats - 2][0]) / float(table.seats - 1)
    value = 0.0
    for other in range(table.seats):
        if other != seat:
            # A tie is as good as a lead.
            ahead = mine - float(table.colony(other)) + 0.5
            value += each / (1.0 + math.exp(-ahead / scale))
    return value


def _within_reach(table: Table, seat: i64) -> vec[i64]:
    """By spot: 0 where bees can fly to a queen of this seat while nobody is in the way, else NONE."""
    marks = UNMARKED[: SPOTS_PER_TILE * table.board.tiles]
    first = seat * BEES_PER_SEAT
    for queen in range(first, first + QUEENS):
        spot = table.bees.spot[queen]
        if spot >= 0 and marks[spot] == NONE:
            spread(table.board, table.bees.crowd.at, spot, False, UNBLOCKED, marks, 0)
    return marks


def _grounds(table: Table, reach: vec[i64]) -> float:
    """Meadows and honey rooms to which the workers of a queen can fly."""
    weights = _weights(table)
    meadow = False
    room = False
    for tile in range(table.board.tiles):
        if reach[SPOTS_PER_TILE * tile] == 0:
            ground = table.board.kinds.ground[table.board.kind[tile]]
            if ground == MEADOW:
                meadow = True
            elif ground == HONEY_ROOM:
                room = True
    if not meadow:
        return 0.0
    return weights.meadow_in_reach + (weights.room_in_reach if room else 0.0)


def _queens(table: Table, seat: i64, turns: float, calm: float) -> float:
    weights = _weights(table)
    value = 0.0
    first = seat * BEES_PER_SEAT
    for queen in range(first, first + QUEENS):
        spot = table.bees.spot[queen]
        if spot == IN_HAND:
            value += calm * weights.queen_in_hand
        elif spot >= 0:
            value += calm * weights.queen_at_work
            value += _hive(table, table.board.area[spot // SPOTS_PER_TILE], turns, 0)
    return value


def _hive(table: Table, hive: i64, turns: float, more: i64) -> float:
    """What a hive promises to each of those who have a queen in it, with so many queens to come."""
    weights = _weights(table)
    board = table.board
    if is_finished(board, hive):
        return float(board.area_size[hive]) if more > 0 else 0.0
    gaps = gaps_of(board, hive)
    count = i64(len(gaps))
    # The time that filling its gaps needs has to be there.
    chance = weights.closing / (1.0 + math.exp(weights.haste * (float(count) - turns)))
    chance *= FEW_GAPS[count if count < 6 else 6]
    if count == 1 and not can_be_closed(board, hive, gaps[0], table.open):
        chance *= weights.no_closer
    size = float(board.area_size[hive]) + weights.growth * float(count)
    return size / float(i64(len(owners(board, table.bees, hive))) + more) * chance


def _about_to_put(table: Table, seat: i64, turns: float, calm: float) -> float:
    """What a queen from hand on the tile just laid would add."""
    weights = _weights(table)
    tile = table.fresh_tile()
    if (
        seat != table.active
        or table.bees.next_in_hand(seat, QUEEN) == IN_HAND
        or not takes_queen(table, tile)
    ):
        return 0.0
    gain = _hive(table, table.board.area[tile], turns, 1)
    gain += calm * (weights.queen_at_work - weights.queen_in_hand)
    return gain if gain > 0.0 else 0.0


def _bees(table: Table, seat: i64, reach: vec[i64]) -> float:
    weights = _weights(table)
    value = 0.0
    first = seat * BEES_PER_SEAT
    for bee in range(first + FIRST_WORKER, first + BEES_PER_SEAT):
        spot = table.bees.spot[bee]
        if spot != IN_SUPPLY:
            kind = table.bees.type_of(bee)
            if spot >= 0 and kind != EGG:
                value += weights.bee_on_board
            if kind == WORKER:
                value += weights.worker_in_hand if spot == IN_HAND else _worker(table, seat, bee, reach)
            elif kind == DRONE:
                value += weights.drone_alive
            elif kind == EGG and spot >= 0:
                value += weights.egg_lying
    return value


def _worker(table: Table, seat: i64, worker: i64, reach: vec[i64]) -> float:
    weights = _weights(table)
    spot = table.bees.spot[worker]
    standing = table.bees.crowd.at[spot]
    ground = table.board.ground_of(spot)
    load = table.bees.load[worker]
    value = 0.0
    if load == HONEY:
        at_goal = standing & (mask_of(seat, QUEEN) | mask_of(seat, EGG)) != 0
        value = weights.carried_honey + (weights.token_at_its_goal if at_goal else 0.0)
    elif load == POLLEN:
        at_goal = standing & mask_of(seat, QUEEN) != 0 or ground == HONEY_ROOM
        value = weights.carried_pollen + (weights.token_at_its_goal if at_goal else 0.0)
    elif ground == MEADOW:
        value = weights.worker_in_meadow
    if reach[spot] == NONE:
        return weights.cut_off * value
    return weights.worker_in_reach + value


def _pollen(table: Table, seat: i64) -> float:
    weights = _weights(table)
    pollen = table.pollen[seat]
    return weights.pollen_in_hand * float(pollen if pollen < 6 else 6)


def temperature(table: Table) -> float:
    """A lead means more when the end is near."""
    weights = _weights(table)
    return weights.calm + weights.heat * turns_left(table, table.active)
