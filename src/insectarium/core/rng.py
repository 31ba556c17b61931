# compiled by mypyc
"""The only source of chance: xoshiro128**, the same numbers on every platform, compiled or not.

All intermediate values stay below 63 bits, so that native and Python integers agree.
"""

from __future__ import annotations

import hashlib
from typing import Final

from insectarium.core.packed import i64, vec

MASK: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000


def _rotated(word: i64, by: i64) -> i64:
    return ((word << by) | (word >> (32 - by))) & MASK


class Rng:
    """Four 32-bit words of state. Build one with `Rng.seeded(seed)`."""

    def __init__(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth

    @staticmethod
    def seeded(seed: int | str) -> Rng:
        """Any text or number is a seed; 7 and "7" are the same one."""
        digest = hashlib.sha256(f"insectarium seed {seed}".encode()).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        # The all-zero state would stay zero for ever.
        return Rng(words[0] | 1, words[1], words[2], words[3])

    @staticmethod
    def restored(words: list[int]) -> Rng:
        if len(words) != 4 or any(w < 0 or w > 0xFFFFFFFF for w in words) or not any(words):
            raise ValueError("a random generator is four whole numbers from 0 to 4294967295, not all 0")
        return Rng(words[0], words[1], words[2], words[3])

    def words(self) -> list[int]:
        """The state as four numbers; `Rng.restored` takes them back."""
        return [int(self.first), int(self.second), int(self.third), int(self.fourth)]

    def clone(self) -> Rng:
        return Rng(self.first, self.second, self.third, self.fourth)

    def next(self) -> i64:
        """The next number from 0 to 2**32 - 1."""
        result = (_rotated((self.second * 5) & MASK, 7) * 9) & MASK
        shifted = (self.second << 9) & MASK
        self.third ^= self.first
        self.fourth ^= self.second
        self.second ^= self.third
        self.first ^= self.fourth
        self.third ^= shifted
        self.fourth = _rotated(self.fourth, 11)
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely. 1 <= limit <= 2**32."""
        usable = SPAN - SPAN % limit
        drawn = self.next()
        while drawn >= usable:
            drawn = self.next()
        return drawn % limit

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.next()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        last = i64(len(items)) - 1
        while last > 0:
            other = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1

    def fork(self) -> Rng:
        """A new generator whose numbers depend on this one's, for a part that draws on its own."""
        return Rng(self.next() | 1, self.next(), self.next(), self.next())
