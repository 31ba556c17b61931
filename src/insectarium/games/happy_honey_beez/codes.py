# compiled by mypyc
"""The verbs of Happy Honey Beez; `_hexes.codes` puts them into numbers."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._bees.codes import LAY as LAY
from insectarium.games._bees.codes import PUT as PUT
from insectarium.games._bees.codes import PUT_NOTHING as PUT_NOTHING
from insectarium.games._bees.codes import PUT_QUEEN as PUT_QUEEN
from insectarium.games._bees.codes import PUT_WORKER as PUT_WORKER
from insectarium.games._bees.codes import STOP_LAYING as STOP_LAYING

FLY: Final[i64] = 3
COLLECT: Final[i64] = 4
MAKE_HONEY: Final[i64] = 5
FEED: Final[i64] = 6
ABANDON: Final[i64] = 7
END_TURN: Final[i64] = 8
VERBS: Final = (
    "lay", "stop_laying", "put", "fly", "collect", "make_honey", "feed", "abandon", "end_turn",
)  # fmt: skip

# Subjects of PUT.
PUTS: Final = ("nothing", "queen", "worker")
