# compiled by mypyc
"""Actions as numbers: a verb, a subject (tile, ants, pile) of nine bits, and where, of nineteen bits."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

VERB_BITS: Final[i64] = 28
SUBJECT_BITS: Final[i64] = 19
SUBJECTS: Final[i64] = 511
PLACES: Final[i64] = 524287

LAY: Final[i64] = 0
STOP_LAYING: Final[i64] = 1
PUT: Final[i64] = 2
BUY_AND_LAY: Final[i64] = 3
STOP_BUYING: Final[i64] = 4
WALK: Final[i64] = 5
COLLECT: Final[i64] = 6
FEED: Final[i64] = 7
LEAVE: Final[i64] = 8
NEXT_TYPE: Final[i64] = 9
BUY: Final[i64] = 10
RAISE: Final[i64] = 11
KEEP_LIMIT: Final[i64] = 12
DRAW: Final[i64] = 13
KEEP: Final[i64] = 14
FEED_LARVA: Final[i64] = 15
MATE: Final[i64] = 16
KIDNAP: Final[i64] = 17
ATTACK: Final[i64] = 18
FLEE: Final[i64] = 19
ESCAPE: Final[i64] = 20
TAKE_LARVA: Final[i64] = 21
VERBS: Final = (
    "lay", "stop_laying", "put", "buy_and_lay", "stop_buying", "walk", "collect", "feed", "leave",
    "next_type", "buy", "raise", "keep_limit", "draw", "keep", "feed_larva", "mate", "kidnap", "attack",
    "flee", "escape", "take_larva",
)  # fmt: skip

# Subjects of PUT.
PUT_NOTHING: Final[i64] = 0
PUT_QUEEN: Final[i64] = 1
PUTS: Final = ("nothing", "queen")

# The subject of FEED_LARVA: 16 * worker + 2 * larva + what it becomes.
# The subject of KIDNAP: 8 * soldier + larva. A larva is 2 * its seat + its number.
# The subject of ATTACK: for each of three soldiers, in three bits, one more than the side of the target
# through which he enters, 0 if he takes no part.
ENTRY_BITS: Final[i64] = 3
ENTRIES: Final[i64] = 7


def action_of(verb: i64, subject: i64, where: i64) -> i64:
    return (verb << VERB_BITS) | (subject << SUBJECT_BITS) | where


def verb_of(action: i64) -> i64:
    return action >> VERB_BITS


def subject_of(action: i64) -> i64:
    return (action >> SUBJECT_BITS) & SUBJECTS


def where_of(action: i64) -> i64:
    """A cell times eight plus a rotation or a lane."""
    return action & PLACES


def entry_of(subject: i64, soldier: i64) -> i64:
    """One more than the side through which a soldier enters in an attack, 0 if he takes no part."""
    return (subject >> (ENTRY_BITS * soldier)) & ENTRIES
