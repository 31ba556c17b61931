"""Plans are played on in the same deals, and what comes of them decides."""

from __future__ import annotations

import pytest

import insectarium
from insectarium.bots.clock import Clock
from insectarium.bots.contest import LEAST_DEALS, Contest
from insectarium.bots.plan import Plan
from insectarium.bots.planner import MOST_PLANS, Planner
from insectarium.bots.search import SearchBot
from insectarium.bots.tree import Node
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State


class Orchard(State):
    """In each of four rounds both seats pick a tree; the weather, which nobody knows, is worth much more.

    The first seat picks 1 to 4 in its first turn, and what it picked bears fruit `delay` rounds later.
    """

    def __init__(self, delay: int, weather: int = 0, turns: int = 0, first: int = 0) -> None:
        super().__init__(2, Rng.seeded(0))
        self.delay = delay
        self.weather = weather
        self.turns = turns
        self.first = first

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else self.turns % 2

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([1, 2, 3, 4] if self.turns == 0 else [0])

    def advance(self, action: i64) -> None:
        if self.turns == 0:
            self.first = int(action)
        self.turns += 1

    def clone(self) -> Orchard:
        return Orchard(self.delay, self.weather, self.turns, self.first)

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.weather = int(rng.below(100))

    def is_over(self) -> bool:
        return self.turns == 8

    def scores(self) -> list[int]:
        harvest = self.first if self.turns >= 2 * self.delay else 0
        return [self.weather + harvest, 50]

    def temperature(self) -> float:
        return 50.0

    def plans_turns(self) -> bool:
        return True


class FarSighted(Orchard):
    def rounds_ahead(self) -> i64:
        return 3

    def clone(self) -> FarSighted:
        return FarSighted(self.delay, self.weather, self.turns, self.first)


def plans_for(*actions: int) -> list[Plan]:
    return [Plan(vec[i64]([action]), vec[float]([0.5, 0.5]), 0) for action in actions]


def test_luck_counts_for_no_plan() -> None:
    """One deal is worth fifty points more or less than the next, one plan a point more than the next."""
    clock, plans = Clock(0, 10_000), plans_for(1, 2, 3, 4)
    contest = Contest(Orchard(delay=1), Rng.seeded(5), clock)
    assert list(contest.best(plans).actions) == [4]
    for number in range(int(plans[0].deals())):
        worths = [plan.worths[number] for plan in plans]
        assert worths == sorted(set(worths))


def test_plans_that_are_clearly_behind_are_given_up() -> None:
    plans = plans_for(1, 2, 3, 4)
    contest = Contest(Orchard(delay=1), Rng.seeded(5), Clock(3_600_000, 0))
    assert contest.best(plans) is plans[3]
    assert {int(plan.deals()) for plan in plans} == {int(LEAST_DEALS)}


def test_plans_of_which_the_same_comes_are_not_compared_for_ever() -> None:
    plans = plans_for(2, 2)
    Contest(Orchard(delay=1), Rng.seeded(5), Clock(3_600_000, 0)).best(plans)
    assert [int(plan.deals()) for plan in plans] == [int(LEAST_DEALS)] * 2


@pytest.mark.parametrize(("state", "sees"), [(Orchard(delay=2), False), (FarSighted(delay=3), True)])
def test_a_game_says_how_far_its_plans_are_played_on(state: State, *, sees: bool) -> None:
    plans = plans_for(1, 4)
    Contest(state, Rng.seeded(5), Clock(3_600_000, 0)).best(plans)
    assert (plans[0].total < plans[1].total) == sees


def test_the_worse_half_is_given_up_after_a_part_of_the_time() -> None:
    """Dice are thrown anew in every look here, so that nothing is ever clear."""
    state: State = insectarium.load("happy_honey_beez").setup(seats=2, seed=3)
    planner = Planner(state, Rng.seeded(1), Clock(0, 1500), Node(2))
    planner.find()
    finalists = planner.finalists()
    assert len(finalists) == MOST_PLANS
    planner.weigh()
    deals = sorted(int(plan.deals()) for plan in finalists)
    assert deals[0] == deals[2] < deals[3] <= deals[4] == deals[5]
    assert planner.clock.is_up()


def test_a_lead_counts_when_the_match_is_over_too() -> None:
    state = Orchard(delay=1)
    for action in (1, 0, 0, 0, 0, 0):
        state.advance(action)
    plan = plans_for(0)[0]
    contest = Contest(state, Rng.seeded(5), Clock(0, 100))
    over = state.clone()
    over.advance(0)
    over.advance(0)
    assert over.chances()[0] in (0.0, 1.0)
    assert contest._worth_in(state.clone(), plan) == over.chances_at(50.0)[0]
    assert 0.2 < over.chances_at(50.0)[0] < 0.8


@pytest.mark.parametrize("game", ["micropolis", "happy_honey_beez"])
def test_the_whole_of_a_small_turn_is_seen_in_one_sweep(game: str) -> None:
    state: State = insectarium.load(game).setup(seats=2, seed=3)
    bot = SearchBot(1, iterations=400)
    while not state.is_over() and int(bot.iterations_done) < 400:
        state.apply(bot.choose(state))
    planner = Planner(state, Rng.seeded(1), Clock(0, 10_000), Node(2))
    planner.find()
    assert planner.has_seen_all == (game == "micropolis")
