# compiled by mypyc
"""What may be done now, in a fixed order."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games.marabunta import frames
from insectarium.games.marabunta.codes import (
    ALL_DICE,
    ANTHILL,
    BONUS,
    CHEST,
    CHEST_FIRST,
    CHOOSE,
    CIRCLE,
    COOKIE_FIRST,
    DROP,
    ELEMENTS,
    FINISH,
    POOL_OF_DICE,
    POOL_WITH_TILE,
    PURGE,
    REPEAT,
    REPEAT_DIE,
    SPLIT,
    STRIKE,
    USE,
    WRITE,
    action_of,
)
from insectarium.games.marabunta.frames import (
    ANYWHERE,
    BONUSES,
    CHESTS,
    CIRCLES,
    DROPPABLE,
    FREE_LINK,
    NEXT,
    PURGES,
    REPEATS,
    STRIKES,
    TWO_LEFT,
    WRITES,
)
from insectarium.games.marabunta.grid import GRID, HEXES, REGION_SIZE, REGIONS
from insectarium.games.marabunta.state import CHOOSING, COOKIE, EXECUTING, FREE, SPLITTING, Board
from insectarium.games.marabunta.uses import can_use, can_use_tile

# MAR-038, MAR-039, MAR-A06, MAR-T08: the dice that go apart from the tile, so that no split occurs twice.
SPLITS: Final[vec[i64]] = vec[i64]([action_of(SPLIT, apart) for apart in range(1, ALL_DICE + 1)])


def legal_actions(board: Board) -> vec[i64]:
    if board.phase == SPLITTING:
        return SPLITS[:]
    if board.phase == CHOOSING:
        # MAR-D03, MAR-A37
        return vec[i64]([action_of(CHOOSE, POOL_WITH_TILE), action_of(CHOOSE, POOL_OF_DICE)])
    if board.phase != EXECUTING:
        return vec[i64]()
    if len(board.stack) == 0:
        return _elements(board)
    return _in_effect(board, board.stack[-1])


def _elements(board: Board) -> vec[i64]:
    """MAR-046, MAR-D04"""
    actions = vec[i64]()
    for element in range(ELEMENTS):
        if (board.left >> element) & 1 == 1 and can_use(board, board.active, element):
            actions = append(actions, action_of(USE, element))
    # MAR-050, MAR-052, MAR-089, MAR-A09
    if not board.removal_due():
        actions = append(actions, action_of(FINISH, 0))
    return actions


def _in_effect(board: Board, frame: i64) -> vec[i64]:
    kind = frames.kind_of(frame)
    actions = vec[i64]()
    if kind == WRITES:
        return _writes(board, frame)
    if kind == NEXT:
        return _nexts(board, frame)
    if kind == CHESTS:
        # MAR-D11, MAR-A40
        for group in range(board.side.groups):
            if board.has_chest(board.active, group):
                actions = append(actions, action_of(CHEST, group))
    elif kind == STRIKES:
        # MAR-D10
        for hex in range(HEXES):
            if board.can_strike(hex, frames.one_of(frame)):
                actions = append(actions, action_of(STRIKE, hex))
    elif kind == CIRCLES:
        # MAR-D12
        for region in range(REGIONS):
            if board.can_circle(region, frames.two_of(frame)):
                actions = append(actions, action_of(CIRCLE, region))
    elif kind == REPEATS:
        # MAR-D14
        for die in range(REGIONS):
            if board.can_repeat(board.active, die):
                actions = append(actions, action_of(REPEAT, die))
    elif kind == PURGES:
        # MAR-D15
        for hex in range(HEXES):
            if board.marks[hex] == FREE and board.map.symbol[hex] == COOKIE:
                actions = append(actions, action_of(PURGE, hex))
    elif kind == BONUSES:
        # MAR-D16
        return vec[i64]([action_of(BONUS, COOKIE_FIRST), action_of(BONUS, CHEST_FIRST)])
    if frames.marks_of(frame) & DROPPABLE:
        actions = append(actions, action_of(DROP, 0))
    return actions


def _writes(board: Board, frame: i64) -> vec[i64]:
    """MAR-D05, MAR-D06, MAR-D07, MAR-D08, MAR-D09"""
    seat = board.active
    zone = frames.two_of(frame)
    followers = frames.three_of(frame)
    marks = frames.marks_of(frame)
    free_link = (marks & FREE_LINK) != 0
    actions = vec[i64]()
    first: i64 = 0 if zone == ANYWHERE else zone * REGION_SIZE
    last: i64 = HEXES if zone == ANYWHERE else first + REGION_SIZE
    for number in range(first, last):
        # Regions have lists of their own; the whole board goes row by row.
        hex = number if zone == ANYWHERE else board.map.hexes[number]
        if board.can_write(seat, hex, zone, followers, free_link):
            actions = append(actions, action_of(WRITE, hex))
    without_anthill = len(actions) > 0
    # MAR-061, MAR-063, MAR-A29, MAR-A30, MAR-A31
    if not free_link and board.anthills[seat] > 0 and board.any_place(seat, zone, followers, True):
        actions = append(actions, action_of(ANTHILL, 0))
    # MAR-050, MAR-A12, MAR-D17
    if (marks & DROPPABLE) != 0 or (not free_link and not without_anthill):
        actions = append(actions, action_of(DROP, 0))
    return actions


def _nexts(board: Board, frame: i64) -> vec[i64]:
    first = frames.two_of(frame)
    second = frames.three_of(frame)
    actions = vec[i64]()
    for number in range(GRID.first[first], GRID.first[first + 1]):
        hex = GRID.neighbours[number]
        if board.can_follow(hex, first, second, remaining_of(frame)):
            actions = append(actions, action_of(WRITE, hex))
    return actions


def remaining_of(frame: i64) -> i64:
    """How many numbers a NEXT frame still wants: two when three were to be written and one is."""
    return 2 if frames.marks_of(frame) & TWO_LEFT else 1


def has_options(board: Board, frame: i64) -> bool:
    """Whether what this frame asks for can be done at all."""
    kind = frames.kind_of(frame)
    seat = board.active
    if kind == WRITES:
        zone = frames.two_of(frame)
        followers = frames.three_of(frame)
        if frames.marks_of(frame) & FREE_LINK:
            return board.any_place(seat, zone, followers, True)
        return board.any_place_or_anthill(seat, zone, followers)
    if kind == CHESTS:
        return board.any_chest(seat)
    if kind == STRIKES:
        return frames.one_of(frame) != frames.NOTHING or board.any_strike()
    if kind == CIRCLES:
        return board.any_circle(frames.two_of(frame))
    if kind == REPEATS:
        return can_use_tile(board, seat, REPEAT_DIE)
    if kind == PURGES:
        return board.free_cookies > 0
    return True
