# compiled by mypyc
"""What waits to be resolved inside one element, as numbers on a stack: the last one comes first (MAR-A36).

A frame is a kind and three small numbers, whose meaning depends on the kind:

    WRITE    value, zone, numbers that must follow      NEXT     value, first hex, second hex
    CHESTS   how many                                   STRIKES  the hex struck before
    CIRCLES  how many, the sheet used before            BONUSES  cookies, chests
    REPEATS, PURGES
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

WRITES: Final[i64] = 0
NEXT: Final[i64] = 1
CHESTS: Final[i64] = 2
STRIKES: Final[i64] = 3
CIRCLES: Final[i64] = 4
REPEATS: Final[i64] = 5
PURGES: Final[i64] = 6
BONUSES: Final[i64] = 7
FRAME_NAMES: Final = ("write", "next", "chest", "strike", "circle", "repeat", "purge", "bonus")

NOTHING: Final[i64] = 127
ANYWHERE: Final[i64] = 6

# Marks of a frame: it comes from a die or tile and may be dropped; it needs no neighbour of one's own; two
# numbers are still to follow, not one; an anthill was spent on it.
DROPPABLE: Final[i64] = 1
FREE_LINK: Final[i64] = 2
TWO_LEFT: Final[i64] = 4
BY_ANTHILL: Final[i64] = 8

_FIELD: Final[i64] = 127


def frame(kind: i64, one: i64, two: i64, three: i64, marks: i64) -> i64:
    return kind | (marks << 4) | (one << 8) | (two << 16) | (three << 24)


def kind_of(frame: i64) -> i64:
    return frame & 15


def marks_of(frame: i64) -> i64:
    return (frame >> 4) & 15


def one_of(frame: i64) -> i64:
    return (frame >> 8) & _FIELD


def two_of(frame: i64) -> i64:
    return (frame >> 16) & _FIELD


def three_of(frame: i64) -> i64:
    return (frame >> 24) & _FIELD
