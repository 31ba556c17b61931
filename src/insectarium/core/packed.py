"""Packed arrays and machine integers: the real ones under the compiled engine, lists and ints otherwise.

This file is never compiled, and it is the only one that knows `librt`. Everything else writes

    from insectarium.core.packed import append, i64, pop, vec

    board = vec[i64]([0] * 61)
    board = append(board, 7)       # always keep what append, extend, remove and pop give back
    board, last = pop(board)
    copy = board[:]

and runs with the same results either way. Where the two kinds differ, write code that does not notice:

- After `v = append(w, x)` forget `w`: compiled it keeps its old length, interpreted it is the same list.
- `u8(300)` is 44 compiled and 300 interpreted, and an `i64` wraps at 64 bits: stay inside the range.
- A `vec` is equal to another `vec` only, not to a list, and does not pickle; `list(v)` does both.
- `vec[T](items)` takes one iterable; the keyword `capacity` has no stand-in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insectarium._build import compiled

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
elif compiled():
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    i64 = int
    u8 = int

    class _ListForAnyItem(dict):
        """`vec[T]` is `list` for every T; a dict lookup is the cheapest subscription Python has."""

        def __missing__(self, item):
            return list

    vec = _ListForAnyItem({int: list})

    def append(items, item):
        items.append(item)
        return items

    def extend(items, more):
        items.extend(more)
        return items

    def remove(items, item):
        items.remove(item)
        return items

    def pop(items, index=-1):
        return items, items.pop(index)

    def mypyc_attr(*names, **settings):
        return lambda decorated: decorated
