# compiled by mypyc
"""The verbs of Antropolis are those of both games; only what can be put on a new tile is its own."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.games._ants.codes import verbs

VERBS: Final = verbs("end_actions")

# A subject of PUT, after those for nothing and a queen.
PUT_WORKER: Final[i64] = 2
PUTS: Final = ("nothing", "queen", "worker")
