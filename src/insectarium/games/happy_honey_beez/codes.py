# compiled by mypyc
"""The verbs of Happy Honey Beez; `_hexes.codes` puts them into numbers."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

LAY: Final[i64] = 0
STOP_LAYING: Final[i64] = 1
PUT: Final[i64] = 2
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
PUT_NOTHING: Final[i64] = 0
PUT_QUEEN: Final[i64] = 1
PUT_WORKER: Final[i64] = 2
PUTS: Final = ("nothing", "queen", "worker")
