# compiled by mypyc
"""What a position of Antropolis promises: points now, and what can still become of it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import FOOD, IN_HAND, QUEEN, WORKER
from insectarium.games._ants.nests import leaders
from insectarium.games._ants.scoring import finished_nest, nest_value, tunnel_points
from insectarium.games._ants.table import NOT_ENDING, OVER, PUTTING, AntTable
from insectarium.games._ants.tables import FOREST, N_SIDE, NEST, TUNNEL
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES, STEPS
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.walking import mask_of
from insectarium.games.antropolis import scoring
from insectarium.games.antropolis.state import ANTS_PER_SEAT, QUEENS

# The part of a nest's points that it promises while 0, 1, 2, ... of its sides are open.
CLOSING: Final[list[float]] = [0.0, 0.62, 0.36, 0.2, 0.1]
# A queen in a nest, in hand; a worker who carries food, stands in a forest, is in hand.
QUEEN_OUT: Final = 0.5
CARRIES: Final = 0.55
AT_THE_QUEEN: Final = 0.45
IN_FOREST: Final = 0.3
ANT_HELD: Final = 0.1
# The first food in hand pay for tiles; more of it is worth its points only.
SPENDABLE: Final = 0.3
USEFUL_FOOD: Final[i64] = 4
# A manned lane that leads on from a nest with an own queen, and one that does not.
LEADS_ON: Final = 1.1
STANDS_BY: Final = 0.1
HAND_LIMIT: Final = 0.35
LAID: Final = 0.4
# The part of what an ant from hand would promise that counts before it is put.
PUT_SOON: Final = 0.9


def evaluate(table: AntTable, seat: i64) -> float:
    """The points this seat has, and those it is heading for."""
    value = float(scoring.total(table, seat))
    if table.phase == OVER:
        return value
    # Tiles laid from hand are drawn again, so they are no loss.
    value -= float(scoring.points_of(table, seat, scoring.TILES))
    food = table.food[seat]
    value += SPENDABLE * float(food if food < USEFUL_FOOD else USEFUL_FOOD)
    value += HAND_LIMIT * float(table.limits[seat])
    if seat == table.active and table.laid > 0:
        value += LAID
    if table.phase == PUTTING:
        value += _about_to_score(table, seat)
        if seat == table.active:
            value += _about_to_put(table, seat)
    for number in range(ANTS_PER_SEAT):
        ant = seat * ANTS_PER_SEAT + number
        if table.ants.spot[ant] == IN_HAND:
            value += ANT_HELD
        elif number < QUEENS:
            value += _queen(table, seat, ant)
        else:
            value += _worker(table, seat, ant)
    return value


def _about_to_score(table: AntTable, seat: i64) -> float:
    """Points that the tile just laid brings as soon as an ant is put on it or not."""
    tile = table.fresh_tile()
    value = 0.0
    tunnels = tunnel_points(table, tile)
    for number in range(tunnels.count()):
        if tunnels.seat[number] == seat:
            value += float(tunnels.points[number])
    nest = finished_nest(table, tile)
    if nest != NONE:
        winners = leaders(table.board, table.ants, nest)
        for winner in winners:
            if winner == seat:
                value += float(share(nest_value(table, nest), i64(len(winners))))
    return value


def _about_to_put(table: AntTable, seat: i64) -> float:
    """What an ant from hand on the tile just laid would promise."""
    tile = table.fresh_tile()
    spot = SPOTS_PER_TILE * tile
    ground = table.board.ground_of(spot)
    best = 0.0
    if ground == NEST and table.ants.next_in_hand(seat, QUEEN) != IN_HAND:
        best = _nest(table, seat, table.board.area[tile], 1)
    if ground == TUNNEL and table.ants.next_in_hand(seat, WORKER) != IN_HAND:
        for lane in range(table.board.spots_of(tile)):
            if _leads_to_own_nest(table, seat, spot + lane):
                best = LEADS_ON
    return best * PUT_SOON


def _queen(table: AntTable, seat: i64, queen: i64) -> float:
    return _nest(table, seat, table.board.area[table.ants.spot[queen] // SPOTS_PER_TILE], 0)


def _nest(table: AntTable, seat: i64, nest: i64, more: i64) -> float:
    """What a nest promises to each queen of a seat, with `more` to come; a shared one promises less."""
    board = table.board
    open_sides = board.area_open[nest]
    mine = table.ants.queens_in(board, seat, nest) + more
    if open_sides == 0:
        if more == 0 or (board.area_size[nest] < 2 and not table.rules.first_edition):
            return QUEEN_OUT
        return float(board.area_size[nest])
    others: i64 = 0
    for other in range(table.seats):
        if other != seat:
            queens = table.ants.queens_in(board, other, nest)
            if queens > others:
                others = queens
    if others > mine:
        return 0.0
    if not _can_close(table, nest):
        return 0.0
    promise = CLOSING[open_sides if open_sides < 4 else 4] * float(board.area_size[nest] + open_sides)
    if others == mine:
        promise /= 2.0
    # Two queens of one seat in the same nest promise its points once.
    return QUEEN_OUT + promise / float(mine)


def _can_close(table: AntTable, nest: i64) -> bool:
    """Whether some nest tile of the set still fits at every open side."""
    board = table.board
    words = board.kinds.words
    tile = nest
    while True:
        row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
        for side in range(SIDES):
            joined = (board.inner_doors[SPOTS_PER_TILE * tile] >> side) & 1
            if board.kinds.letter[row + side] == N_SIDE and joined == 0:
                place = board.place_at(board.cell[board.place[tile]] + STEPS[side])
                fits = False
                for word in range(words):
                    if board.fits[place * words + word] != 0:
                        fits = True
                if not fits:
                    return False
        tile = board.next_in_area[tile]
        if tile == nest:
            return True


def _worker(table: AntTable, seat: i64, worker: i64) -> float:
    spot = table.ants.spot[worker]
    ground = table.board.ground_of(spot)
    value = 0.0
    if table.ants.load[worker] == FOOD:
        value += CARRIES
        if table.ants.crowd.at[spot] & mask_of(seat, QUEEN) != 0:
            value += AT_THE_QUEEN
    if ground == FOREST:
        value += IN_FOREST
    elif ground == TUNNEL:
        value += LEADS_ON if _leads_to_own_nest(table, seat, spot) else STANDS_BY
    return value


def _leads_to_own_nest(table: AntTable, seat: i64, start: i64) -> bool:
    """Whether lanes manned by this seat go on to a nest with its queen, and end at no forest yet."""
    board = table.board
    queue = vec[i64]([start])
    head: i64 = 0
    arrived = False
    while head < i64(len(queue)) and head < 4:
        spot = queue[head]
        head += 1
        for side in range(SIDES):
            if (board.doors[spot] >> side) & 1:
                beyond = board.door[SIDES * (spot // SPOTS_PER_TILE) + side]
                ground = board.ground_of(beyond)
                if ground == NEST:
                    nest = board.area[beyond // SPOTS_PER_TILE]
                    arrived = arrived or table.ants.queens_in(board, seat, nest) > 0
                elif ground == FOREST:
                    return False
                elif table.ants.crowd.at[beyond] & mask_of(seat, WORKER) != 0:
                    queue = _with(queue, beyond)
    return arrived


def _with(queue: vec[i64], spot: i64) -> vec[i64]:
    known = False
    for earlier in queue:
        if earlier == spot:
            known = True
    return queue if known else append(queue, spot)


def temperature(table: AntTable) -> float:
    """A lead means more when the end is near."""
    if table.ending != NOT_ENDING:
        return 1.0
    most: i64 = 0
    for seat in range(table.seats):
        if table.track.points[seat] > most:
            most = table.track.points[seat]
    left = float(table.rules.target - most) / float(table.rules.target)
    return 1.2 + 2.0 * (left if left > 0.0 else 0.0)
