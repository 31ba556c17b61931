# compiled by mypyc
"""Actions as numbers: what is done, and a payload of seven bits. Dice, tiles and abilities as numbers too."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64

KIND_BITS: Final[i64] = 7
PAYLOAD: Final[i64] = 127

SPLIT: Final[i64] = 0
CHOOSE: Final[i64] = 1
USE: Final[i64] = 2
FINISH: Final[i64] = 3
WRITE: Final[i64] = 4
ANTHILL: Final[i64] = 5
DROP: Final[i64] = 6
CHEST: Final[i64] = 7
STRIKE: Final[i64] = 8
CIRCLE: Final[i64] = 9
REPEAT: Final[i64] = 10
PURGE: Final[i64] = 11
BONUS: Final[i64] = 12
ACTION_KINDS: Final = (
    "split", "choose", "use", "finish", "write", "anthill", "drop", "chest", "strike", "circle", "repeat",
    "purge", "bonus",
)  # fmt: skip

# choose
POOL_WITH_TILE: Final[i64] = 0
POOL_OF_DICE: Final[i64] = 1
# bonus
COOKIE_FIRST: Final[i64] = 0
CHEST_FIRST: Final[i64] = 1

# Faces 0 to 3 are numbers. MAR-007, MAR-A01
BANNER: Final[i64] = 4
CHEST_FACE: Final[i64] = 5
FACES: Final[i64] = 6
FACE_NAMES: Final = ("0", "1", "2", "3", "banner", "chest")

# MAR-005, MAR-077, MAR-A02: P1 to P8
TWO_CHESTS: Final[i64] = 0
TWO_CIRCLES: Final[i64] = 1
ONE_ANYWHERE: Final[i64] = 2
TWO_ZEROS: Final[i64] = 3
FREE_ZERO: Final[i64] = 4
TWO_STRIKES: Final[i64] = 5
REPEAT_DIE: Final[i64] = 6
REMOVE_COOKIE: Final[i64] = 7
TILES: Final[i64] = 8
TILE_NAMES: Final = ("chests", "circles", "one", "zeros", "free_zero", "strike", "repeat", "purge")

# K1 to K10
K_ONE: Final[i64] = 0
K_TWO: Final[i64] = 1
K_FREE_ZERO: Final[i64] = 2
K_FREE_THREE: Final[i64] = 3
K_COOKIES: Final[i64] = 4
K_TWO_POINTS: Final[i64] = 5
K_THREE_POINTS: Final[i64] = 6
K_THREE_ONES: Final[i64] = 7
K_STRIKE: Final[i64] = 8
K_CIRCLES: Final[i64] = 9

# The elements of a round: the dice by their region, then the tile.
TILE_ELEMENT: Final[i64] = 6
ELEMENTS: Final[i64] = 7
ALL_DICE: Final[i64] = 63
TILE_BIT: Final[i64] = 64


def action_of(kind: i64, payload: i64) -> i64:
    return (kind << KIND_BITS) | payload
