# compiled by mypyc
"""The single bits of a number."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec

# A table, because compiled code shifts a literal as a number of 32 bits.
BITS: Final[vec[i64]] = vec[i64]([2**number for number in range(62)])
