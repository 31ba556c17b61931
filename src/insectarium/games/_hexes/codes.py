# compiled by mypyc
"""Actions as numbers: a verb, a subject of nine bits (a kind of tile, a piece), and where, of nineteen bits.

Where is a cell times eight plus the rotation of a tile or the lane of a spot.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

VERB_BITS: Final[i64] = 28
SUBJECT_BITS: Final[i64] = 19
SUBJECTS: Final[i64] = 511
PLACES: Final[i64] = 524287


def action_of(verb: i64, subject: i64, where: i64) -> i64:
    return (verb << VERB_BITS) | (subject << SUBJECT_BITS) | where


def verb_of(action: i64) -> i64:
    return action >> VERB_BITS


def subject_of(action: i64) -> i64:
    return (action >> SUBJECT_BITS) & SUBJECTS


def where_of(action: i64) -> i64:
    return action & PLACES
