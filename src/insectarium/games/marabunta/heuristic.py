# compiled by mypyc
"""What a position of Marabunta promises: the points now, and what can still become of it."""

from __future__ import annotations

import math
from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.weights import read_weights
from insectarium.games.marabunta import frames, scoring
from insectarium.games.marabunta.codes import (
    ALL_DICE,
    BANNER,
    CHEST_FACE,
    FREE_ZERO,
    K_COOKIES,
    ONE_ANYWHERE,
    REPEAT_DIE,
    TILE_BIT,
    TILE_ELEMENT,
    TWO_CHESTS,
    TWO_CIRCLES,
    TWO_STRIKES,
    TWO_ZEROS,
)
from insectarium.games.marabunta.frames import ANYWHERE, CHESTS, CIRCLES, FREE_LINK, NEXT, REPEATS, WRITES
from insectarium.games.marabunta.grid import HEXES, REGIONS
from insectarium.games.marabunta.state import CHOOSING, EXECUTING, FIRST_NUMBER, FREE, NUMBERS, Board


class Weights:
    """What things are worth, in points."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.abilities: vec[float] = vec[float]([numbers[f"k{number}"] for number in range(1, 11)])
        self.anthill = numbers["anthill"]
        self.chest = numbers["chest"]
        self.next_cookie = numbers["next_cookie"]
        self.reach = numbers["reach"]
        self.hold = numbers["hold"]
        self.prize = numbers["prize"]
        self.zero = numbers["zero"]
        self.doubt_early = numbers["doubt_early"]
        self.doubt_late = numbers["doubt_late"]
        self.tie = numbers["tie"]
        self.patience = numbers["patience"]
        self.heat = numbers["heat"]
        self.calm = numbers["calm"]


WEIGHTS: Final = Weights(read_weights("insectarium.games.marabunta"))
ENOUGH_REACH: Final[i64] = 3


class Outlook:
    """Sums, reach and chances in the regions, at `seat * REGIONS + region`."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.sums: vec[i64] = vec[i64]([0] * (2 * REGIONS))
        self.reach: vec[i64] = vec[i64]([0] * (2 * REGIONS))
        self.prizes: vec[i64] = vec[i64]([0, 0])
        self._look()
        self.time = time_left(board)
        self.doubt = WEIGHTS.doubt_late + WEIGHTS.doubt_early * self.time

    def _look(self) -> None:
        board = self.board
        marks = board.marks
        near = board.near
        region_of = board.map.region
        symbol_of = board.map.symbol
        for hex in range(HEXES):
            mark = marks[hex]
            region = region_of[hex]
            if mark >= FIRST_NUMBER:
                seat = (mark - FIRST_NUMBER) // NUMBERS
                self.sums[seat * REGIONS + region] += (mark - FIRST_NUMBER) % NUMBERS
            elif mark == FREE:
                for seat in range(2):
                    if near[seat * HEXES + hex]:
                        self.reach[seat * REGIONS + region] += 1
                        if symbol_of[hex] != 0:
                            self.prizes[seat] += 1

    def chance(self, seat: i64, region: i64, more: i64) -> float:
        """How likely a seat is to win a region, with so much more in it."""
        own = seat * REGIONS + region
        other = (1 - seat) * REGIONS + region
        ahead = float(self.sums[own] + more - self.sums[other]) - WEIGHTS.tie
        if self.time > 0.0:
            ahead += WEIGHTS.hold * float(_capped(self.reach[own]) - _capped(self.reach[other]))
        return 1.0 / (1.0 + math.exp(-ahead / self.doubt))

    def gain(self, seat: i64, region: i64, value: i64) -> float:
        """What a number in a region is worth to a seat: own points to come, and those the other loses."""
        board = self.board
        own = float(board.circles[seat * REGIONS + region])
        theirs = float(board.circles[(1 - seat) * REGIONS + region])
        better = (self.chance(seat, region, value) - self.chance(seat, region, 0)) * own
        worse = (self.chance(1 - seat, region, 0) - self.chance(1 - seat, region, -value)) * theirs
        return better + worse + WEIGHTS.reach * self.time

    def best_gain(self, seat: i64, value: i64, free_link: bool) -> float:
        """The same where the region can be chosen."""
        best = 0.0
        for region in range(REGIONS):
            reached = self.reach[seat * REGIONS + region] > 0
            if self.board.free_in_region[region] > 0 and (free_link or reached):
                gain = self.gain(seat, region, value)
                if gain > best:
                    best = gain
        return best

    def number_worth(self, seat: i64, value: i64, zone: i64, free_link: bool) -> float:
        """What it is worth that a seat may write this number, at worst with an anthill."""
        if zone != ANYWHERE:
            if self.board.free_in_region[zone] == 0:
                return 0.0
            gain = self.gain(seat, zone, value)
            if free_link or self.reach[seat * REGIONS + zone] > 0:
                return gain
        else:
            gain = WEIGHTS.zero * self.time if value == 0 else self.best_gain(seat, value, free_link)
            if gain > 0.0:
                return gain
            gain = self.best_gain(seat, value, True)
        if self.board.anthills[seat] == 0:
            return 0.0
        rest = gain - WEIGHTS.anthill * self.time
        return rest if rest > 0.0 else 0.0


def _capped(reach: i64) -> i64:
    return reach if reach < ENOUGH_REACH else ENOUGH_REACH


def time_left(board: Board) -> float:
    """From 1 at the start down to 0 when an end condition is met."""
    left = float(board.free_cookies) / 12.0
    for region in range(REGIONS):
        hexes = float(board.free_in_region[region]) / 14.0
        blanks = float(board.blank_circles(region)) / 6.0
        if hexes < left:
            left = hexes
        if blanks < left:
            left = blanks
    return left


def evaluations(board: Board) -> vec[float]:
    """The points each seat is heading for."""
    outlook = Outlook(board)
    values = vec[float]()
    for seat in range(2):
        values = append(values, _standing(board, outlook, seat))
    if board.phase == CHOOSING:
        _add_choice(board, outlook, values)
    elif board.phase == EXECUTING:
        active = board.active
        values[active] += pool_worth(board, outlook, active, board.left, board.pools[active])
        for frame in board.stack:
            values[active] += _frame_worth(board, outlook, active, frame)
        if active != board.splitter:
            waiting = board.pools[board.splitter]
            values[board.splitter] += pool_worth(board, outlook, board.splitter, waiting, waiting)
    return values


def evaluate(board: Board, seat: i64) -> float:
    return evaluations(board)[seat]


def temperature(board: Board) -> float:
    """A lead means more the later it is."""
    return WEIGHTS.calm + WEIGHTS.heat * time_left(board)


def _standing(board: Board, outlook: Outlook, seat: i64) -> float:
    """What a seat has on its boards."""
    time = outlook.time
    worth = float(scoring.track_points(board, seat))
    for region in range(REGIONS):
        place = seat * REGIONS + region
        worth += outlook.chance(seat, region, 0) * float(board.circles[place])
        worth += WEIGHTS.reach * time * float(_capped(outlook.reach[place]))
    worth += WEIGHTS.anthill * time * float(board.anthills[seat])
    worth += WEIGHTS.prize * time * float(outlook.prizes[seat])
    worth += WEIGHTS.next_cookie * time * float(_next_cookies(board, seat, 1))
    return worth + _chests_worth(board, seat) * (0.35 + 0.65 * time)


def _next_cookies(board: Board, seat: i64, count: i64) -> i64:
    """The figures of the next cookies."""
    points: i64 = 0
    for number in range(board.cookies[seat], board.cookies[seat] + count):
        if number < i64(len(board.side.cookies)):
            points += board.side.cookies[number]
    return points


def _ability_worth(board: Board, seat: i64, ability: i64) -> float:
    if ability == K_COOKIES:
        return float(_next_cookies(board, seat, 2))
    return WEIGHTS.abilities[ability]


def _chests_worth(board: Board, seat: i64) -> float:
    """Incomplete groups, each the more the nearer it is to its ability."""
    worth = 0.0
    for group in range(board.side.groups):
        marked = board.chests[seat * board.side.groups + group]
        size = board.side.size[group]
        if 0 < marked < size:
            share = float(marked) / float(size)
            worth += share * share * _ability_worth(board, seat, board.side.ability[group])
    return worth


def _add_choice(board: Board, outlook: Outlook, values: vec[float]) -> None:
    """The chooser takes the pool that leaves the other least."""
    chooser = board.chooser()
    splitter = board.splitter
    with_tile = (ALL_DICE - board.apart) | TILE_BIT
    mine = pool_worth(board, outlook, chooser, with_tile, with_tile)
    theirs = pool_worth(board, outlook, splitter, board.apart, board.apart)
    other_mine = pool_worth(board, outlook, chooser, board.apart, board.apart)
    other_theirs = pool_worth(board, outlook, splitter, with_tile, with_tile)
    if other_mine - other_theirs > mine - theirs:
        mine = other_mine
        theirs = other_theirs
    values[chooser] += mine
    values[splitter] += theirs


def pool_worth(board: Board, outlook: Outlook, seat: i64, left: i64, pool: i64) -> float:
    """What the elements that are left of a pool promise."""
    worth = 0.0
    for die in range(REGIONS):
        if (left >> die) & 1 == 1:
            worth += die_worth(board, outlook, seat, die)
    if (left >> TILE_ELEMENT) & 1 == 1:
        worth += _tile_worth(board, outlook, seat, board.tile(), pool)
    return worth * WEIGHTS.patience


def die_worth(board: Board, outlook: Outlook, seat: i64, die: i64) -> float:
    face = board.dice[die]
    if face == BANNER:
        return outlook.chance(seat, die, 0) if board.blank_circles(die) > 0 else 0.0
    if face == CHEST_FACE:
        return WEIGHTS.chest if board.any_chest(seat) else 0.0
    return outlook.number_worth(seat, face, die if face > 0 else ANYWHERE, False)


def _tile_worth(board: Board, outlook: Outlook, seat: i64, tile: i64, pool: i64) -> float:
    if tile == TWO_CHESTS:
        return 2.0 * WEIGHTS.chest
    if tile == TWO_CIRCLES:
        return _circles_worth(board, outlook, seat, 2)
    if tile == ONE_ANYWHERE:
        return outlook.number_worth(seat, 1, ANYWHERE, False)
    if tile == TWO_ZEROS:
        return 2.0 * outlook.number_worth(seat, 0, ANYWHERE, False)
    if tile == FREE_ZERO:
        return 2.0 * WEIGHTS.zero * outlook.time
    if tile == TWO_STRIKES:
        return WEIGHTS.zero * outlook.time
    if tile == REPEAT_DIE:
        best = 0.0
        for die in range(REGIONS):
            if (pool >> die) & 1 == 1:
                worth = die_worth(board, outlook, seat, die)
                if worth > best:
                    best = worth
        return best
    return 0.0


def _circles_worth(board: Board, outlook: Outlook, seat: i64, count: i64) -> float:
    """The best chances to win a region, as many as there are circles to colour."""
    first = 0.0
    second = 0.0
    for region in range(REGIONS):
        if board.blank_circles(region) > 0:
            chance = outlook.chance(seat, region, 0)
            if chance > first:
                second = first
                first = chance
            elif chance > second:
                second = chance
    return first + second if count > 1 else first


def _frame_worth(board: Board, outlook: Outlook, seat: i64, frame: i64) -> float:
    """What waits on the stack promises."""
    kind = frames.kind_of(frame)
    worth = WEIGHTS.zero * outlook.time
    if kind == WRITES:
        free_link = (frames.marks_of(frame) & FREE_LINK) != 0
        worth = outlook.number_worth(seat, frames.one_of(frame), frames.two_of(frame), free_link)
        worth += float(frames.three_of(frame)) * worth
    elif kind == NEXT:
        worth = outlook.best_gain(seat, frames.one_of(frame), False)
    elif kind == CHESTS:
        worth = WEIGHTS.chest * float(frames.one_of(frame))
    elif kind == CIRCLES:
        worth = _circles_worth(board, outlook, seat, frames.one_of(frame))
    elif kind == REPEATS:
        worth = _tile_worth(board, outlook, seat, REPEAT_DIE, board.pools[seat])
    return worth * WEIGHTS.patience
