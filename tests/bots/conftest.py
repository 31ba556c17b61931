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


class Errands(State):
    """The first seat does three errands of four in its turn, then the second may spoil the second errand.

    In the middle of the turn the second errand looks best. At its end it is worth most together with the
    fourth, until the rival has answered: then all errands but the second have won.
    """

    SPOIL, LEAVE = 8, 9

    def __init__(self, done: tuple[int, ...] = (), answer: int = 0) -> None:
        super().__init__(2, Rng.seeded(0))
        self.done = done
        self.answer = answer

    def seat_to_act(self) -> i64:
        if self.is_over():
            return NOBODY
        return 0 if len(self.done) < 3 else 1

    def legal_actions(self) -> vec[i64]:
        if len(self.done) == 3:
            return vec[i64]([self.SPOIL, self.LEAVE])
        return vec[i64]([errand for errand in (1, 2, 3, 4) if errand not in self.done])

    def advance(self, action: i64) -> None:
        if len(self.done) == 3:
            self.answer = int(action)
        else:
            self.done = (*self.done, int(action))

    def clone(self) -> Errands:
        return Errands(self.done, self.answer)

    def redeal(self, seat: i64, rng: Rng) -> None:
        rng.next()

    def is_over(self) -> bool:
        return self.answer != 0

    def scores(self) -> list[int]:
        if self.answer == self.SPOIL and 2 in self.done:
            return [0, 6]
        return [self._points(), 6]

    def _points(self) -> int:
        if len(self.done) < 3:
            return sum({1: 2, 2: 3}.get(errand, 0) for errand in self.done)
        if 2 not in self.done:
            return 9
        return 10 if 4 in self.done else 5

    def plans_turns(self) -> bool:
        return True


@pytest.fixture
def errands() -> Callable[..., State]:
    return Errands


class Treadmill(State):
    """A turn without an end: every step leads further."""

    def __init__(self, steps: int = 0) -> None:
        super().__init__(2, Rng.seeded(0))
        self.steps = steps

    def seat_to_act(self) -> i64:
        return 0

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([1, 2])

    def advance(self, action: i64) -> None:
        self.steps += int(action)

    def clone(self) -> Treadmill:
        return Treadmill(self.steps)

    def redeal(self, seat: i64, rng: Rng) -> None:
        rng.next()

    def is_over(self) -> bool:
        return False

    def scores(self) -> list[int]:
        return [self.steps, 0]

    def plans_turns(self) -> bool:
        return True


@pytest.fixture
def treadmill() -> Callable[..., State]:
    return Treadmill


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


class NewTile(State):
    """A covered tile comes after the first step and may be taken with the second: points for the first seat.

    One of a thousand points was no secret.
    """

    def __init__(self, hidden: int, steps: int = 0, points: int = 0) -> None:
        super().__init__(2, Rng.seeded(0))
        self.hidden = hidden
        self.steps = steps
        self.points = points

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else 0

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([1, 2])

    def advance(self, action: i64) -> None:
        self.steps += 1
        if self.steps == 2 and action == 1:
            self.points = self.hidden

    def clone(self) -> NewTile:
        return NewTile(self.hidden, self.steps, self.points)

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.steps == 0 and self.hidden < 1000:
            self.hidden = 1 + int(rng.below(900))

    def is_over(self) -> bool:
        return self.steps == 3

    def scores(self) -> list[int]:
        return [self.points, 0]


@pytest.fixture
def new_tile() -> Callable[[int], State]:
    return NewTile
