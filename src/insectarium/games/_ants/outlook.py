# compiled by mypyc
"""What nests, food and tiles promise to a seat before they bring points."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games._ants.ants import IN_HAND, QUEEN
from insectarium.games._ants.scoring import nest_value
from insectarium.games._ants.table import NOT_ENDING, AntTable
from insectarium.games._ants.tables import N_SIDE, ROWS
from insectarium.games._ants.weights import AntWeights
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES, STEPS

# Queens


def queens(table: AntTable, weights: AntWeights, seat: i64) -> float:
    """What the nests with queens of this seat promise, and the queens in hand."""
    value = 0.0
    first = seat * table.ants.per_seat
    seen: i64 = NONE
    for queen in range(first, first + table.ants.first_of[QUEEN + 1]):
        spot = table.ants.spot[queen]
        if spot == IN_HAND:
            value += weights.queen_held
        else:
            nest = table.board.area[spot // SPOTS_PER_TILE]
            # Two queens of one seat in the same nest promise its points once.
            if nest != seen:
                value += _nest(table, weights, seat, nest)
            seen = nest
    return value


def _nest(table: AntTable, weights: AntWeights, seat: i64, nest: i64) -> float:
    board = table.board
    if board.area_open[nest] == 0:
        return weights.queen_done
    mine = table.ants.queens_in(board, seat, nest)
    sharing: i64 = 1
    for other in range(table.seats):
        if other != seat:
            theirs = table.ants.queens_in(board, other, nest)
            if theirs > mine:
                return _stuck(table, weights, seat)
            sharing += 1 if theirs == mine else 0
    likely = _closing(table, weights, seat, nest)
    if likely == 0.0:
        return _stuck(table, weights, seat)
    points = float(nest_value(table, nest) + board.area_open[nest])
    return weights.queen_out + likely * points / float(sharing)


def _stuck(table: AntTable, weights: AntWeights, seat: i64) -> float:
    """A queen who had better leave, which costs a point in the second edition."""
    costs = not table.rules.first_edition and table.track.points[seat] > 0
    return weights.queen_held - weights.queen_stuck - (1.0 if costs else 0.0)


def _closing(table: AntTable, weights: AntWeights, seat: i64, nest: i64) -> float:
    """How likely it is that all open sides of a nest get closed in time.

    A short look leaves it to another seat what it can do about its nest.
    """
    board = table.board
    likely = 1.0
    held: i64 = 0
    if not table.is_looked_at(seat):
        for _ in range(board.area_open[nest]):
            likely *= weights.cap_to_find
        return likely
    tile = nest
    while True:
        row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
        inner = board.inner_doors[SPOTS_PER_TILE * tile]
        for side in range(SIDES):
            if board.kinds.letter[row + side] == N_SIDE and (inner >> side) & 1 == 0:
                place = board.place_at(board.cell[board.place[tile]] + STEPS[side])
                if not _holds_cap_for(table, seat, place):
                    likely *= _cap_to_find(table, weights, place)
                else:
                    together = 0 < held < _caps_for_a_turn(table, seat)
                    likely *= weights.further_cap if together else weights.cap_in_hand
                    held += 1
        tile = board.next_in_area[tile]
        if tile == nest:
            return likely


def _holds_cap_for(table: AntTable, seat: i64, place: i64) -> bool:
    """Whether a tile in hand fits on a place and leaves no new side of the nest open."""
    for kind in table.hands[seat]:
        if table.tables.nest_sides[kind] == 1 and table.board.fitting_rotations(kind, place) != 0:
            return True
    return False


def _caps_for_a_turn(table: AntTable, seat: i64) -> i64:
    """How many of them a seat can lay in one turn: the first is free, each more costs a food."""
    caps: i64 = 0
    for kind in table.hands[seat]:
        if table.tables.nest_sides[kind] == 1:
            caps += 1
    return caps if caps <= table.food[seat] + 1 else table.food[seat] + 1


def _cap_to_find(table: AntTable, weights: AntWeights, place: i64) -> float:
    """How likely such a tile is found that fits on a place."""
    words = table.board.kinds.words
    anything: i64 = 0
    caps: i64 = 0
    for word in range(words):
        fitting = table.board.fits[place * words + word]
        anything |= fitting
        left = fitting & table.tables.cap_words[word]
        while left != 0:
            left &= left - 1
            caps += 1
    if anything == 0:
        return 0.0
    return weights.cap_to_find * (float(caps) + 0.5) / (float(caps) + weights.cap_doubt)


# Food and tiles


def possessions(table: AntTable, weights: AntWeights, seat: i64) -> float:
    """What food in hand, a larger hand and tiles laid this turn are good for."""
    food = float(table.food[seat])
    room = float(table.limits[seat] - table.rules.first_limit)
    value = weights.hand_limit * (room if room < weights.most_room else weights.most_room)
    if food > weights.useful_food:
        value += weights.food * weights.useful_food + weights.spare_food * (food - weights.useful_food)
    else:
        value += weights.food * food
    return value + (weights.laid if seat == table.active and table.laid > 0 else 0.0)


def time_left(table: AntTable, weights: AntWeights, seat: i64) -> float:
    """The part of what is promised that can still come true."""
    if table.ending != NOT_ENDING:
        return weights.last_turns if table.has_turn(seat) else 0.0
    tiles: i64 = 0
    for row in range(ROWS):
        tiles += table.piles.size(row)
    share = float(tiles) / (weights.tiles_ahead * float(table.seats))
    return weights.last_turns + (1.0 - weights.last_turns) * (share if share < 1.0 else 1.0)


def temperature(table: AntTable, weights: AntWeights) -> float:
    """A lead means more when the end is near."""
    if table.ending != NOT_ENDING:
        return weights.calm
    most: i64 = 0
    for seat in range(table.seats):
        if table.track.points[seat] > most:
            most = table.track.points[seat]
    left = float(table.rules.target - most) / float(table.rules.target)
    return weights.calm + weights.heat * (left if left > 0.0 else 0.0)
