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


class ThoroughNim(Nim):
    """The same, with judgements that a search trusts."""

    thorough = False

    def clone(self) -> ThoroughNim:
        copy = ThoroughNim(self.stones, int(self.seats), self.turn)
        copy.thorough = self.thorough
        return copy

    def be_thorough(self) -> None:
        self.thorough = True

    def outweighs_play(self) -> bool:
        return self.thorough


@pytest.fixture
def thorough_nim() -> Callable[[int], State]:
    return ThoroughNim


class Lottery(State):
    """Enter or stay out. Inside, one action wins; the other loses and has another number in every deal."""

    def __init__(self, hidden: int, steps: tuple[int, ...] = ()) -> None:
        super().__init__(2, Rng.seeded(0))
        self.hidden = hidden
        self.steps = steps

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else 0

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([1, 2] if not self.steps else [1, 10 + self.hidden])

    def advance(self, action: i64) -> None:
        self.steps = (*self.steps, int(action))

    def clone(self) -> Lottery:
        return Lottery(self.hidden, self.steps)

    def redeal(self, seat: i64, rng: Rng) -> None:
        if not self.steps:
            self.hidden = int(rng.below(1_000_000))

    def is_over(self) -> bool:
        return self.steps == (2,) or len(self.steps) == 2

    def scores(self) -> list[int]:
        if self.steps == (1, 1):
            return [100, 0]
        return [0, 100] if len(self.steps) == 2 else [0, 0]


@pytest.fixture
def lottery() -> Callable[[], State]:
    return lambda: Lottery(0)
