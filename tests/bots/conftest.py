"""A game small enough to know who wins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State


class Nim(State):
    """Take one to three stones in turn; who takes the last one wins. Plain Python, as plug-in games are."""

    def __init__(self, stones: int, seats: int = 2, turn: int = 0) -> None:
        super().__init__(seats, Rng.seeded(0))
        self.stones = stones
        self.turn = turn

    def seat_to_act(self) -> i64:
        return NOBODY if self.stones == 0 else self.turn

    def legal_actions(self) -> vec[i64]:
        return vec[i64](range(1, min(3, self.stones) + 1))

    def advance(self, action: i64) -> None:
        self.stones -= action
        self.turn = (self.turn + 1) % self.seats

    def clone(self) -> Nim:
        return Nim(self.stones, self.seats, self.turn)

    def redeal(self, seat: i64, rng: Rng) -> None:
        rng.next()

    def is_over(self) -> bool:
        return self.stones == 0

    def scores(self) -> list[int]:
        last = (self.turn - 1) % self.seats
        return [int(self.stones == 0 and seat == last) for seat in range(self.seats)]


@pytest.fixture
def nim() -> Callable[[int], State]:
    return Nim
