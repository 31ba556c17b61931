# compiled by mypyc
"""What a position of It Happens.. promises: the points now, and what can still become of them."""

from __future__ import annotations

import math
from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.weights import read_weights
from insectarium.games.it_happens.scoring import (
    CATEGORIES,
    SET_POINTS,
    VARIETY,
    VARIETY_POINTS,
    kinds_of,
    points_by_colour,
)
from insectarium.games.it_happens.state import NONE, OPEN_HILLS, OVER, PLACING, ROUNDS, Board
from insectarium.games.it_happens.tables import COLUMNS_PER_HILL, KINDS, NO_PICTURE, WORM_PICTURE


class Weights:
    """What things are worth, in points or pips."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.pips = numbers["pips"]
        self.left = numbers["left"]
        self.sure = numbers["sure"]
        self.doubt = numbers["doubt"]
        self.worm = numbers["worm"]
        self.pair = numbers["pair"]
        self.kind_doubt = numbers["kind_doubt"]
        self.near_number = numbers["near_number"]
        self.on_number = numbers["on_number"]
        self.third_lag = numbers["third_lag"]
        self.calm = numbers["calm"]
        self.heat = numbers["heat"]


WEIGHTS: Final = Weights(read_weights("insectarium.games.it_happens"))


def evaluations(board: Board) -> vec[float]:
    """The points that each colour is heading for; a die in hand counts where it helps its roller most."""
    if board.phase != PLACING:
        return outlook(board)
    best = vec[float]()
    best_worth = 0.0
    for slot in range(OPEN_HILLS):
        if board.column_for(slot, board.die_colour) != NONE:
            values = _with_die_at(board, slot)
            worth = _lead(values, board.turn)
            if len(best) == 0 or worth > best_worth:
                best_worth = worth
                best = values
    return best


def temperature(board: Board) -> float:
    """A lead means more the later it is."""
    return WEIGHTS.calm + WEIGHTS.heat * remaining(board)


def remaining(board: Board) -> float:
    """The part of the match that is still to come."""
    left: i64 = 0
    for seat in range(board.seats):
        left += board.own_dice[seat]
    this_round = float(left) / float(5 * board.seats)
    return (float(ROUNDS - board.rounds_done - 1) + this_round) / float(ROUNDS)


def _lead(values: vec[float], seat: i64) -> float:
    others = 0.0
    for colour in range(i64(len(values))):
        if colour != seat:
            others += values[colour]
    return values[seat] - others / float(len(values) - 1)


def _with_die_at(board: Board, slot: i64) -> vec[float]:
    """The outlook as if the die in hand had been placed in this hill; the board is left as it was."""
    colour = board.die_colour
    column = board.column_for(slot, colour)
    place = slot * COLUMNS_PER_HILL + column
    space = board.count[place]
    picture = board.picture(slot, column, space)
    _move_die(board, slot, column, 1)
    if space == 0:
        board.owner[place] = colour
        board.column_of[slot * COLUMNS_PER_HILL + colour] = column
        board.entered[slot] += 1
    values = _with_picture(board, colour, picture)
    if space == 0:
        board.owner[place] = NONE
        board.column_of[slot * COLUMNS_PER_HILL + colour] = NONE
        board.entered[slot] -= 1
    _move_die(board, slot, column, -1)
    return values


def _move_die(board: Board, slot: i64, column: i64, one: i64) -> None:
    """Put the die in hand into a column, or with -1 take it back."""
    place = slot * COLUMNS_PER_HILL + column
    board.count[place] += one
    board.sum[place] += one * board.die
    if board.die_colour == board.turn:
        board.own_dice[board.turn] -= one
    else:
        board.third_dice[board.turn] -= one


def _with_picture(board: Board, colour: i64, picture: i64) -> vec[float]:
    if picture == NO_PICTURE:
        return outlook(board)
    if picture == WORM_PICTURE:
        values = outlook(board)
        if board.worm_supply > 0:
            values[colour] += worm_worth(board)
        return values
    gained: i64 = 1 if board.object_supply[picture] > 0 else 0
    board.objects[colour * KINDS + picture] += gained
    values = outlook(board)
    board.objects[colour * KINDS + picture] -= gained
    return values


def outlook(board: Board) -> vec[float]:
    """The points each colour is heading for."""
    points = points_by_colour(board)
    values = vec[float]()
    if board.phase == OVER:
        for colour in range(board.colours):
            values = append(values, _sum_of(points, colour))
        return values
    left = remaining(board)
    worm = worm_worth(board) - 1.0
    for colour in range(board.colours):
        worth = _sum_of(points, colour) - float(points[colour * CATEGORIES + VARIETY])
        worth += _singles(board, colour) * float(SET_POINTS) * WEIGHTS.pair * left
        if colour < board.seats:
            worth += worm * float(board.worms[colour])
        else:
            # It cannot use its worms, it has fewer dice, and both players place them where they do no harm.
            worth -= WEIGHTS.third_lag * left
        values = append(values, worth)
    _share_variety(board, values, left)
    for slot in range(OPEN_HILLS):
        _share_hill(board, values, slot)
    return values


def _sum_of(points: vec[i64], colour: i64) -> float:
    added: i64 = 0
    for category in range(CATEGORIES):
        added += points[colour * CATEGORIES + category]
    return float(added)


def worm_worth(board: Board) -> float:
    """A point at the end, and until then the chance to use it."""
    left = remaining(board)
    return 1.0 + WEIGHTS.worm * (left if left < 0.5 else 0.5)


def _singles(board: Board, colour: i64) -> float:
    """How many kinds wait for a second tile that can still be had."""
    found = 0.0
    for kind in range(KINDS):
        if board.objects[colour * KINDS + kind] == 1:
            found += float(board.object_supply[kind]) / 3.0
    return found


def _share_variety(board: Board, values: vec[float], left: float) -> None:
    """The points for most kinds, by how likely each colour is to have them at the end."""
    for colour in range(board.colours):
        best: i64 = 0
        for other in range(board.colours):
            if other != colour:
                kinds = kinds_of(board, other)
                if kinds > best:
                    best = kinds
        ahead = float(kinds_of(board, colour) - best) + 0.5
        scale = 0.15 + WEIGHTS.kind_doubt * 4.0 * left
        values[colour] += float(VARIETY_POINTS) / (1.0 + math.exp(-ahead / scale))


def _share_hill(board: Board, values: vec[float], slot: i64) -> None:
    """The tiles of an open hill, by how likely each colour is to come first or second there."""
    hill = board.hill_at(slot)
    weights = vec[float]()
    dice_to_come = 0.0
    for colour in range(board.colours):
        dice_to_come += _dice_to_come(board, slot, colour)
    scale = WEIGHTS.sure + WEIGHTS.doubt * dice_to_come
    total = 0.0
    for colour in range(board.colours):
        weight = _weight(board, slot, colour, scale)
        weights = append(weights, weight)
        total += weight
    if total == 0.0:
        return
    queen = float(board.tables.queen[hill])
    general = float(board.tables.general[hill])
    for colour in range(board.colours):
        first = weights[colour] / total
        second = 0.0
        for other in range(board.colours):
            rest = total - weights[other]
            if other != colour and rest > 0.0:
                second += weights[other] / total * weights[colour] / rest
        values[colour] += queen * first + general * second + _number_worth(board, slot, colour)


def _weight(board: Board, slot: i64, colour: i64, scale: float) -> float:
    """How strong a colour is in a hill; 0 if it has no die there and none to bring."""
    column = board.column_of[slot * COLUMNS_PER_HILL + colour]
    coming = _dice_to_come(board, slot, colour)
    pips = WEIGHTS.pips * coming
    if column != NONE:
        pips += float(board.sum[slot * COLUMNS_PER_HILL + column])
    elif coming == 0.0:
        return 0.0
    else:
        column = board.entered[slot]
    # A sum is 30 at most, so that the power stays small.
    return math.exp((pips - WEIGHTS.left * float(column) - 15.0) / scale)


def _dice_to_come(board: Board, slot: i64, colour: i64) -> float:
    """How many dice a colour will probably still bring to a hill."""
    dice: i64 = 0
    if colour == board.third():
        dice = board.third_dice[0] + board.third_dice[1]
    else:
        dice = board.own_dice[colour]
    if dice == 0 or board.column_for(slot, colour) == NONE:
        return 0.0
    open_slots = 0.0
    for other in range(OPEN_HILLS):
        if board.column_for(other, colour) != NONE:
            open_slots += 1.0
    coming = float(dice) / open_slots
    column = board.column_for(slot, colour)
    room = float(board.height(slot, column) - board.count[slot * COLUMNS_PER_HILL + column])
    return coming if coming < room else room


def _number_worth(board: Board, slot: i64, colour: i64) -> float:
    """What the worm number of a hill promises."""
    column = board.column_of[slot * COLUMNS_PER_HILL + colour]
    if column == NONE:
        return 0.0
    gap = board.tables.worm_number[board.hill_at(slot)] - board.sum[slot * COLUMNS_PER_HILL + column]
    if _dice_to_come(board, slot, colour) == 0.0:
        return 1.0 if gap == 0 else 0.0
    if gap == 0:
        return WEIGHTS.on_number
    return WEIGHTS.near_number if 1 <= gap <= 6 else 0.0
