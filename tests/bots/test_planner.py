"""Turns that are many small decisions are planned as a whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import insectarium
from insectarium.bots import make_bot
from insectarium.bots.clock import Clock
from insectarium.bots.contest import FEWEST_DEALS
from insectarium.bots.plan import MOST_DECISIONS_IN_A_TURN, Plan
from insectarium.bots.planner import MOST_PLANS, TRIES, Planner
from insectarium.bots.search import TRIES_OF_THE_BEST_PLAN, SearchBot
from insectarium.bots.short import ShortSearchBot
from insectarium.bots.sweep import BestTurn, Front
from insectarium.bots.tree import Node
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State

Errands = Callable[..., State]


class Beds(State):
    """A turn is to choose one of four beds and to water it; which one bears most shows after an answer."""

    WATER, WAIT = 8, 9

    def __init__(self, done: tuple[int, ...] = ()) -> None:
        super().__init__(2, Rng.seeded(0))
        self.done = done

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else (0, 0, 1)[len(self.done)]

    def legal_actions(self) -> vec[i64]:
        return vec[i64](([1, 2, 3, 4], [self.WATER], [self.WAIT])[len(self.done)])

    def advance(self, action: i64) -> None:
        self.done = (*self.done, int(action))

    def clone(self) -> Beds:
        return Beds(self.done)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""

    def is_over(self) -> bool:
        return len(self.done) == 3

    def scores(self) -> list[int]:
        return [self.done[0] if self.is_over() else 0, 0]

    def plans_turns(self) -> bool:
        return True


def planner_for(state: State, steps: int = 1000) -> Planner:
    return Planner(state, Rng.seeded(1), Clock(0, steps), Node(state.seats))


def turns(planner: Planner) -> list[tuple[int, ...]]:
    return [tuple(int(action) for action in plan.actions) for plan in planner.plans]


def test_a_planned_turn_is_better_than_what_looks_best_at_once(errands: Errands) -> None:
    assert make_bot("greedy", 1).choose(errands()) == 2
    state, bot = errands(), SearchBot(1, iterations=1000)
    chosen = []
    while state.seat_to_act() == 0:
        chosen.append(bot.choose(state))
        state.apply(chosen[-1])
    assert set(chosen) == {1, 3, 4}


def test_plans_are_found_best_first_and_none_twice_in_another_order(errands: Errands) -> None:
    planner = planner_for(errands())
    planner.find()
    worths = [plan.worth for plan in planner.plans]
    assert worths == sorted(set(worths), reverse=True)
    # 2 and 4 are worth most, before anybody has answered; all but 2 come next; then 2 without 4.
    assert {2, 4} < set(turns(planner)[0])
    assert [set(turn) for turn in turns(planner)[1:]] == [{1, 3, 4}, {1, 2, 3}]


def test_a_turn_that_was_seen_wholly_is_not_swept_again(errands: Errands) -> None:
    planner = planner_for(errands(), steps=10_000)
    planner.find()
    assert planner.has_seen_all
    assert planner.clock.steps < 100


def test_an_action_is_worth_what_the_best_turn_through_it_is(errands: Errands) -> None:
    planner = planner_for(errands())
    planner.find()
    root, worth_of = planner.root, {frozenset(plan.actions): plan.worth for plan in planner.plans}
    best = max(worth_of.values())
    assert root.average(root.find(2, 0))[0] == best
    # The same turn in another order is not followed again: that action counts as it looks at once.
    after = errands((4,))
    assert root.average(root.find(4, 0))[0] == after.chances()[0] < best


def test_the_answers_of_the_others_decide_between_plans(errands: Errands) -> None:
    planner = planner_for(errands())
    planner.find()
    planner.weigh()
    assert set(turns(planner)[0]) == {1, 3, 4}
    assert planner.plans[0].deals() > 0


def test_turns_that_begin_with_what_looks_the_same_are_told_apart_by_what_follows() -> None:
    planner = planner_for(Beds())
    planner.find()
    assert [int(plan.actions[0]) for plan in planner.openings] == [1]
    assert [list(plan.actions) for plan in planner.finalists()] == [[bed, Beds.WATER] for bed in (1, 2, 3, 4)]
    planner.weigh()
    assert turns(planner)[0] == (4, Beds.WATER)


def test_the_best_turn_of_a_narrow_sweep_is_better_than_what_looks_best_at_each_step(
    errands: Errands,
) -> None:
    """The second errand, which looks best at once, is worth more together with the fourth."""
    planner = planner_for(errands())
    planner.find()
    turn = BestTurn(errands(), Clock(0, 1))
    assert {2, 4} < set(turn.actions)
    assert turn.worth == planner.plans[0].worth


def test_answers_are_not_asked_for_when_all_plans_begin_alike(errands: Errands) -> None:
    planner = planner_for(errands((1, 3)))
    planner.find()
    assert sorted(turns(planner)) == [(2,), (4,)]
    planner.openings = planner.openings[:1]
    planner.weigh()
    assert planner.plans[0].deals() == 0


def test_there_is_a_plan_even_without_time(errands: Errands) -> None:
    planner = planner_for(errands(), steps=1)
    planner.find()
    planner.weigh()
    assert planner.plans
    # Two ways to go on from the start, and two from each decision after it.
    assert planner.clock.steps == 1 + 2 + 2


def test_time_in_which_the_others_could_not_answer_goes_to_finding_plans() -> None:
    state: State = insectarium.load("antropolis").setup(seats=4, seed=2)
    planner = planner_for(state, steps=150)
    planner.find()
    answers = 3 * int(FEWEST_DEALS)
    assert len(planner.finalists()) > 1
    assert int(answers * len(planner.plans[0].actions)) > 150 / 2
    assert 0.8 * 150 < int(planner.clock.steps) <= 150


def test_answers_get_half_of_the_time_where_that_is_enough(errands: Errands) -> None:
    planner = planner_for(errands(), steps=100)
    planner.find()
    assert int(planner.clock.steps) <= 100 / 2


def test_a_plan_is_taken_up_at_the_next_decision_if_it_can_be_followed(errands: Errands) -> None:
    planner = planner_for(errands((1,)))
    planner.remember(vec[i64]([3, 4]))
    assert turns(planner) == [(3, 4)]
    for impossible in ([1, 4], [3], [3, 4, 2]):
        planner = planner_for(errands((1,)))
        planner.remember(vec[i64](impossible))
        assert turns(planner) == []


def test_the_rest_of_a_plan_is_kept_until_the_turn_passes(errands: Errands) -> None:
    state, bot = errands(), SearchBot(1, iterations=1000)
    state.apply(bot.choose(state))
    assert bot.plans
    assert all(len(plan) == 2 for plan in bot.plans)
    for _ in range(2):
        state.apply(bot.choose(state))
    assert bot.plans == []


def test_a_short_search_forgets_its_plans(errands: Errands) -> None:
    bot = ShortSearchBot(1)
    bot.choose(errands())
    bot.forget()
    assert bot.plans == []


def test_a_front_keeps_the_best_of_what_it_is_offered(errands: Errands) -> None:
    front = Front(3)
    for number, worth in enumerate((0.2, 0.5, 0.1, 0.4, 0.5, 0.3)):
        front.offer(worth, errands(), vec[i64]([number]))
    # The second 0.5 leaves as much to do as the first: the same turn in another order.
    assert list(front.worths) == [0.5, 0.4, 0.3]
    assert [list(path) for path in front.paths] == [[1], [3], [5]]
    assert len(front.states) == 3
    front.offer(0.5, errands((1,)), vec[i64]([9]))
    assert [list(path) for path in front.paths] == [[1], [9], [3]]


def test_a_turn_without_an_end_is_planned_for_a_while(treadmill: Callable[..., State]) -> None:
    planner = planner_for(treadmill(), steps=1)
    planner.find()
    assert turns(planner)[0] == (2,) * MOST_DECISIONS_IN_A_TURN
    assert len(planner.plans) <= MOST_PLANS
    planner = planner_for(treadmill(), steps=10_000)
    for first in (1, 2):
        planner.openings.append(Plan(vec[i64]([first]), vec[float]([0.5, 0.1 * first]), 1))
    planner.weigh()
    assert planner.plans[0].deals() > 0


@pytest.fixture(scope="module")
def before_drawing() -> State:
    """The seat to act has done everything else and draws a tile from a pile."""
    state: State = insectarium.load("antropolis").setup(seats=2, seed=2)
    bot = make_bot("greedy", 1)
    while not state.leaves_to_chance(state.legal_actions()[0]):
        state.apply(bot.choose(state))
    return state


def test_what_is_left_to_chance_is_tried_many_times(before_drawing: State) -> None:
    bot = SearchBot(1, iterations=1)
    bot.think(before_drawing)
    assert sorted(bot.root.visits)[:-1] == [TRIES] * (len(before_drawing.legal_actions()) - 1)
    assert max(bot.root.visits) == TRIES_OF_THE_BEST_PLAN * len(before_drawing.legal_actions())


def test_a_plan_ends_before_what_is_left_to_chance() -> None:
    state: State = insectarium.load("antropolis").setup(seats=2, seed=2)
    planner = planner_for(state, steps=1)
    planner.find()
    for plan in planner.plans:
        after = state.clone()
        for action in plan.actions:
            assert not after.leaves_to_chance(action)
            after.apply(action)
        assert after.leaves_to_chance(after.legal_actions()[0])


@pytest.mark.parametrize("game", ["antropolis", "supersize_colony", "knights_in_buzzing_armor"])
def test_what_a_search_tells_of_its_first_actions_adds_up(game: str) -> None:
    state: State = insectarium.load(game).setup(seats=3, seed=5)
    bot = SearchBot(1, iterations=30)
    bot.think(state)
    root = bot.root
    assert sorted(root.actions) == sorted(state.legal_actions())
    assert root.actions[root.favourite(state.seat_to_act())] == bot.plans[0][0]
    for slot in range(len(root.actions)):
        assert sum(root.average(slot)) == pytest.approx(1.0)
