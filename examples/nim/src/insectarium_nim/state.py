"""The rules: what lies on the table, what may be done, what it does."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State

HEAPS = 3
FEWEST, MOST = 3, 7
PER_HEAP = 10
"""An action is the number of the heap times ten, plus how many leaves to take."""


class NimState(State):
    def __init__(self, seats: int, last_loses: bool, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.last_loses = last_loses
        self.heaps: list[int] = []
        self.taken = [0] * seats
        self.turn = 0

    def is_over(self) -> bool:
        # NIM-003
        return not any(self.heaps)

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else self.turn % self.seats

    def legal_actions(self) -> vec[i64]:
        # NIM-002
        heaps = enumerate(self.heaps)
        return vec[i64]([PER_HEAP * heap + count for heap, size in heaps for count in range(1, size + 1)])

    def refusal(self, action: i64) -> Refusal:
        if self.is_over():
            return Refusal("nim", "NIM-003", "over")
        return Refusal("nim", "NIM-002", "too-many")

    def advance(self, action: i64) -> None:
        seat = int(self.seat_to_act())
        heap, count = divmod(int(action), PER_HEAP)
        self.heaps[heap] -= count
        self.taken[seat] += count
        self.turn += 1
        self.note("take", seat, {"count": count, "heap": heap + 1})

    def scores(self) -> list[int]:
        if not self.is_over():
            return [0] * int(self.seats)
        last = (self.turn - 1) % int(self.seats)
        # NIM-003, NIM-004
        return [int((seat == last) != self.last_loses) for seat in range(int(self.seats))]

    def clone(self) -> NimState:
        copy = NimState(int(self.seats), self.last_loses, self.rng.clone())
        copy.heaps = self.heaps[:]
        copy.taken = self.taken[:]
        copy.turn = self.turn
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing on the table is hidden; only chance to come is unknown."""
        self.rng = rng.fork()


def new_match(seats: int, last_loses: bool, rng: Rng) -> NimState:
    state = NimState(seats, last_loses, rng)
    # NIM-001
    state.heaps = [FEWEST + int(rng.below(MOST - FEWEST + 1)) for _ in range(HEAPS)]
    return state
