# compiled by mypyc
"""The verbs that both games of the ants have."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

LAY: Final[i64] = 0
STOP_LAYING: Final[i64] = 1
PUT: Final[i64] = 2
BUY_AND_LAY: Final[i64] = 3
STOP_BUYING: Final[i64] = 4
WALK: Final[i64] = 5
COLLECT: Final[i64] = 6
FEED: Final[i64] = 7
LEAVE: Final[i64] = 8
# The ants, or all ants of one type, have done what they shall do.
END_ACTIONS: Final[i64] = 9
BUY: Final[i64] = 10
RAISE: Final[i64] = 11
KEEP_LIMIT: Final[i64] = 12
DRAW: Final[i64] = 13

# Subjects of PUT.
PUT_NOTHING: Final[i64] = 0
PUT_QUEEN: Final[i64] = 1


def verbs(end_actions: str) -> tuple[str, ...]:
    """The names of the shared verbs; what the end of actions is called differs."""
    first = ("lay", "stop_laying", "put", "buy_and_lay", "stop_buying", "walk", "collect", "feed", "leave")
    return (*first, end_actions, "buy", "raise", "keep_limit", "draw")
