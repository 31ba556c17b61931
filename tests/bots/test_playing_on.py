"""What a tree finds best is played on, in games that ask for it."""

from __future__ import annotations

import pytest

import insectarium
from insectarium.bots.clock import Clock
from insectarium.bots.contest import FEWEST_DEALS, Contest
from insectarium.bots.plan import Plan
from insectarium.bots.search import SearchBot
from insectarium.bots.short import MOST_TRIES
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State


class Field(State):
    """The first seat sows one of four things; what it was shows after three rounds, in which both only wait.

    The weather, which nobody knows, is worth something at once.
    """

    def __init__(self, rounds: int, weather: int = 0, turns: int = 0, sown: int = 0) -> None:
        super().__init__(2, Rng.seeded(0))
        self.rounds = rounds
        self.weather = weather
        self.turns = turns
        self.sown = sown

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else self.turns % 2

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([1, 2, 3, 4] if self.turns == 0 else range(10, 18))

    def advance(self, action: i64) -> None:
        if self.turns == 0:
            self.sown = int(action)
        self.turns += 1

    def clone(self) -> Field:
        return Field(self.rounds, self.weather, self.turns, self.sown)

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.weather = int(rng.below(10))

    def is_over(self) -> bool:
        return self.turns == 20

    def scores(self) -> list[int]:
        harvest = 6 * self.sown if self.turns >= 6 else 0
        return [self.weather + harvest, 5]

    def temperature(self) -> float:
        return 500.0

    def rounds_ahead(self) -> i64:
        return self.rounds


def choices(rounds: int, iterations: int) -> list[int]:
    return [int(SearchBot(seed, iterations=iterations).choose(Field(rounds))) for seed in range(12)]


def test_playing_on_sees_what_a_tree_does_not_reach() -> None:
    """Eight ways to wait in each turn are too many for a tree that would look six turns ahead."""
    assert set(choices(rounds=0, iterations=600)) != {4}
    assert set(choices(rounds=2, iterations=600)) != {4}
    assert set(choices(rounds=3, iterations=600)) == {4}


def test_nothing_is_played_on_where_iterations_are_few() -> None:
    """Two choices for two rounds of two seats, in enough deals, take half of the iterations at least."""
    few = int(4 * FEWEST_DEALS * 2 * 2)
    for iterations in (few, few + 1):
        bot = SearchBot(1, iterations=iterations)
        bot.think(Field(2))
        assert (bot.root.tries() < iterations) == (iterations > few)


def test_iterations_are_exceeded_by_one_deal_at_most() -> None:
    state = insectarium.load("micropolis").setup(seats=3, seed=3)
    bot = SearchBot(1, iterations=600, thorough=False)
    bot.think(state)
    decisions_in_a_turn = 4
    assert 600 <= bot.iterations_done <= 600 + 3 * state.rounds_ahead() * decisions_in_a_turn


@pytest.mark.parametrize(("rounds", "plans"), [(1, 31), (2, 15), (4, 7), (10, 3)])
def test_the_further_ahead_the_fewer_choices_can_be_compared(rounds: int, plans: int) -> None:
    """A round is a look for each of two seats, and the first turn has been decided."""
    plan = Plan(vec[i64]([4]), vec[float]([0.5, 0.5]), 0)
    steps = int(FEWEST_DEALS) * (2 * rounds - 1) * plans + 2 * rounds - 1
    for missing in (0, 1):
        contest = Contest(Field(rounds), Rng.seeded(5), Clock(0, steps - missing), rounds)
        assert contest.affordable(plan) == plans - missing


def test_what_is_preferred_is_the_favourite_of_the_tree() -> None:
    """So that hints and looks back say the same as the bot does."""
    bot = SearchBot(1, iterations=600)
    bot.think(Field(3))
    root = bot.root
    favourite = root.favourite(0)
    assert root.actions[favourite] == 4
    assert list(root.visits).count(root.visits[favourite]) == 1
    assert sum(root.average(favourite)) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_an_expert_plays_on_what_the_tree_of_the_expert_game_likes(seats: int) -> None:
    state = insectarium.load("micropolis").setup(seats=seats, seed=3, options={"expert": True})
    bot = SearchBot(1, iterations=1000)
    bot.think(state)
    # A tree alone would have tried as often as it was allowed to.
    assert bot.root.tries() < 500


def test_a_hard_bot_plays_nothing_on() -> None:
    bot = SearchBot(1, iterations=MOST_TRIES)
    bot.think(Field(rounds=1))
    assert bot.root.tries() >= MOST_TRIES


@pytest.mark.parametrize(("trust", "better"), [(0.0, 1), (0.5, 0)])
def test_what_the_tree_thought_counts_as_much_as_it_is_trusted(trust: float, better: int) -> None:
    plans = [
        Plan(vec[i64]([number]), vec[float]([chance, 1.0 - chance]), 0, trust)
        for number, chance in enumerate((0.7, 0.5))
    ]
    for number in range(20):
        luck = 0.01 * (number % 2)
        plans[0].learn(0.5 + luck)
        plans[1].learn(0.55)
    assert plans[better].average() > plans[1 - better].average()
    assert plans[1 - better].lags_behind(plans[better], 4.0)
