# compiled by mypyc
"""The verbs of the game, and what their subjects mean: a stack, a bee, a group of drones."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._bees.codes import LAY as LAY
from insectarium.games._bees.codes import PUT as PUT
from insectarium.games._bees.codes import STOP_LAYING as STOP_LAYING

FLY_OUT: Final[i64] = 3
GO_HOME: Final[i64] = 4
LEAVE_THERE: Final[i64] = 5
TAKE_BACK: Final[i64] = 6
FLY: Final[i64] = 7
LAY_EGG: Final[i64] = 8
COLLECT: Final[i64] = 9
MAKE_HONEY: Final[i64] = 10
FEED: Final[i64] = 11
HATCH: Final[i64] = 12
ABANDON: Final[i64] = 13
STING: Final[i64] = 14
SEDUCE: Final[i64] = 15
EXPEL: Final[i64] = 16
NEXT_TYPE: Final[i64] = 17
VERBS: Final = (
    "lay", "stop_laying", "put", "fly_out", "go_home", "leave_there", "take_back", "fly", "lay_egg",
    "collect", "make_honey", "feed", "hatch", "abandon", "sting", "seduce", "expel", "next_type",
)  # fmt: skip

# Subjects of PUT.
PUTS: Final = ("nothing", "queen", "worker", "drone", "egg")

# The subject of HATCH: 4 * worker + type of the new bee.
# The subject of STING, SEDUCE and EXPEL: a bit for each of the three drones that take part; in SEDUCE also,
# in two bits each, how many workers with honey and with pollen are exchanged.
DRONE_BITS: Final[i64] = 7
HONEY_SHIFT: Final[i64] = 3
POLLEN_SHIFT: Final[i64] = 5
WORKERS_MASK: Final[i64] = 3


def drones_in(subject: i64) -> i64:
    """How many drones take part in a joint action."""
    return (subject & 1) + ((subject >> 1) & 1) + ((subject >> 2) & 1)


def exchanged_with_honey(subject: i64) -> i64:
    return (subject >> HONEY_SHIFT) & WORKERS_MASK


def exchanged_with_pollen(subject: i64) -> i64:
    return (subject >> POLLEN_SHIFT) & WORKERS_MASK
