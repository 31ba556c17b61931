# compiled by mypyc
"""The verbs of Supersize Colony that Antropolis does not have, and the subjects of its soldiers' actions."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._ants.codes import verbs

KEEP: Final[i64] = 14
FEED_LARVA: Final[i64] = 15
MATE: Final[i64] = 16
KIDNAP: Final[i64] = 17
ATTACK: Final[i64] = 18
FLEE: Final[i64] = 19
ESCAPE: Final[i64] = 20
TAKE_LARVA: Final[i64] = 21
VERBS: Final = (
    *verbs("next_type"),
    "keep", "feed_larva", "mate", "kidnap", "attack", "flee", "escape", "take_larva",
)  # fmt: skip

# What can be put on a new tile.
PUTS: Final = ("nothing", "queen")

# The subject of FEED_LARVA: 16 * worker + 2 * larva + what it becomes.
# The subject of KIDNAP: 8 * soldier + larva. A larva is 2 * its seat + its number.
# The subject of ATTACK: for each of three soldiers, in three bits, one more than the side of the target
# through which he enters, 0 if he takes no part.
ENTRY_BITS: Final[i64] = 3
ENTRIES: Final[i64] = 7


def entry_of(subject: i64, soldier: i64) -> i64:
    """One more than the side through which a soldier enters in an attack, 0 if he takes no part."""
    return (subject >> (ENTRY_BITS * soldier)) & ENTRIES
