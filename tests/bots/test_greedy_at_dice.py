"""A greedy bot does not fall for a single lucky throw."""

from __future__ import annotations

from insectarium.bots import make_bot
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import State

SAFE, BET = 0, 1


class Bet(State):
    """Six points for sure, or twelve if a die shows six."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(1, rng)
        self.points = 0

    def is_over(self) -> bool:
        return False

    def seat_to_act(self) -> i64:
        return 0

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([SAFE, BET])

    def leaves_to_chance(self, action: i64) -> bool:
        return action == BET

    def advance(self, action: i64) -> None:
        lucky = action == BET and self.rng.below(6) == 5
        self.points = 6 if action == SAFE else 12 if lucky else 0

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.rng = rng.fork()

    def clone(self) -> Bet:
        return Bet(self.rng.clone())

    def chances(self) -> vec[float]:
        return vec[float]([self.points / 12])


def test_one_lucky_throw_does_not_make_a_bet_good() -> None:
    chosen = [make_bot("greedy", seed).choose(Bet(Rng.seeded(seed))) for seed in range(200)]
    assert chosen.count(SAFE) >= 190
