"""Plans are played on in the same deals, and what comes of them decides."""

from __future__ import annotations

import math

import pytest

import insectarium
from insectarium.bots.clock import Clock
from insectarium.bots.contest import FEWEST_DEALS, Contest
from insectarium.bots.plan import Plan
from insectarium.bots.planner import Planner
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
        return 500.0

    def plans_turns(self) -> bool:
        return True


class Dice(State):
    """Whoever acts, and whatever is done, chance decides anew how it goes: no plan is ever clearly behind.

    All clones tell in one list how many turns were played.
    """

    def __init__(self, deal: int = 0, done: tuple[int, ...] = (), turns: list[int] | None = None) -> None:
        super().__init__(2, Rng.seeded(0))
        self.deal = deal
        self.done = done
        self.turns = [] if turns is None else turns

    def seat_to_act(self) -> i64:
        return len(self.done) % 2

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([1, 2, 3, 4, 5, 6])

    def advance(self, action: i64) -> None:
        self.done = (*self.done, int(action))
        self.turns.append(len(self.done))

    def clone(self) -> Dice:
        return Dice(self.deal, self.done, self.turns)

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.deal = int(rng.below(1_000_000))

    def is_over(self) -> bool:
        return False

    def scores(self) -> list[int]:
        return [int(Rng.seeded(f"{self.deal} {self.done}").below(100)), 50]

    def rounds_ahead(self) -> i64:
        return 2


class Watched(State):
    """Two seats act in turn, four times; all clones tell in one set who judged, and how thoroughly.

    A brief look likes action 2, a thorough one action 1.
    """

    def __init__(self, looks: set[tuple[int, bool]], done: tuple[int, ...] = ()) -> None:
        super().__init__(2, Rng.seeded(0))
        self.looks = looks
        self.done = done
        self.thorough = False

    def be_thorough(self, thinker: i64 = NOBODY) -> None:
        self.thorough = True

    def be_brief(self) -> None:
        self.thorough = False

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else len(self.done) % 2

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([1, 2])

    def advance(self, action: i64) -> None:
        self.done = (*self.done, int(action))

    def clone(self) -> Watched:
        copy = Watched(self.looks, self.done)
        copy.thorough = self.thorough
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""

    def is_over(self) -> bool:
        return len(self.done) == 4

    def scores(self) -> list[int]:
        return [self.done.count(1), self.done.count(2)]

    def chances(self) -> vec[float]:
        judge = (len(self.done) - 1) % 2
        self.looks.add((judge, self.thorough))
        likes = (self.done[-1] == 1) == self.thorough
        return vec[float]([float(likes), float(likes)])

    def chances_at(self, temperature: float) -> vec[float]:
        self.looks.add((-1, self.thorough))
        return vec[float]([0.5, 0.5])

    def temperature(self) -> float:
        return 1.0


def plans_for(*actions: int) -> list[Plan]:
    return [Plan(vec[i64]([action]), vec[float]([0.5, 0.5]), 0) for action in actions]


def test_luck_counts_for_no_plan() -> None:
    """One deal is worth fifty points more or less than the next, one plan a point more than the next."""
    clock, plans = Clock(0, 10_000), plans_for(1, 2, 3, 4)
    contest = Contest(Orchard(delay=1), Rng.seeded(5), clock, 1)
    assert list(contest.best(plans).actions) == [4]
    for number in range(int(plans[0].deals())):
        worths = [plan.worths[number] for plan in plans]
        assert worths == sorted(set(worths))


def test_plans_that_are_clearly_behind_are_given_up() -> None:
    plans = plans_for(1, 2, 3, 4)
    contest = Contest(Orchard(delay=1), Rng.seeded(5), Clock(0, 10_000), 1)
    assert contest.best(plans) is plans[3]
    assert [int(plan.deals()) for plan in plans[:3]] == [int(FEWEST_DEALS)] * 3


def test_plans_of_which_the_same_comes_are_not_compared_for_ever() -> None:
    plans = plans_for(2, 2)
    Contest(Orchard(delay=1), Rng.seeded(5), Clock(0, 10_000), 1).best(plans)
    assert [int(plan.deals()) for plan in plans] == [int(FEWEST_DEALS)] * 2


@pytest.mark.parametrize("thorough", [True, False])
def test_rivals_take_a_brief_look_and_the_seat_judges_as_it_was_told(*, thorough: bool) -> None:
    looks: set[tuple[int, bool]] = set()
    known = Watched(looks)
    if thorough:
        known.be_thorough()
    Contest(known, Rng.seeded(5), Clock(0, 100), 2).best(plans_for(1, 2))
    assert looks == {(0, thorough), (1, False), (-1, thorough)}


@pytest.mark.parametrize(("rounds", "sees"), [(1, False), (2, True)])
def test_plans_are_played_on_until_the_turn_has_come_back_so_often(rounds: int, *, sees: bool) -> None:
    plans = plans_for(1, 4)
    Contest(Orchard(delay=2), Rng.seeded(5), Clock(0, 10_000), rounds).best(plans)
    assert (plans[0].total < plans[1].total) == sees


@pytest.mark.parametrize(("steps", "turns"), [(10, 1), (40, 2), (2000, 4)])
def test_a_search_looks_as_far_ahead_as_its_game_says_if_there_is_time(steps: int, turns: int) -> None:
    """Eight deals for two plans take 16 looks for one round, 48 for two; one deal tells how long it takes."""
    state = Dice()
    planner = Planner(state, Rng.seeded(5), Clock(0, steps), Node(2))
    planner.find()
    planner.weigh()
    in_a_deal = len(state.legal_actions()) + 1
    for turn in (2, 4):
        assert (state.turns.count(turn) > in_a_deal) == (turn <= turns)
    assert (planner.plans[0].deals() > 0) == (turns > 1)


def test_plans_that_look_the_same_take_part_if_there_are_no_others() -> None:
    """In the orchard nothing is to be seen of any tree before the rival has had a turn."""
    planner = Planner(Orchard(delay=1), Rng.seeded(5), Clock(0, 1000), Node(2))
    planner.find()
    assert len({plan.worth for plan in planner.openings}) == 1
    assert [int(plan.actions[0]) for plan in planner.finalists()] == [1, 2, 3, 4]
    planner.weigh()
    assert list(planner.plans[0].actions) == [4]


def test_the_worse_half_is_given_up_after_a_part_of_the_time() -> None:
    """Three looks for each deal of a plan: 18 steps a round at first, 9 after a third of 540, 6 after two."""
    plans = plans_for(*range(1, 7))
    contest = Contest(Dice(), Rng.seeded(5), Clock(0, 540), 2)
    contest.best(plans)
    assert sorted(int(plan.deals()) for plan in plans) == [10, 10, 10, 30, 60, 60]


def test_a_lead_counts_when_the_match_is_over_too() -> None:
    state = Orchard(delay=1)
    for action in (1, 0, 0, 0, 0, 0):
        state.advance(action)
    plan = plans_for(0)[0]
    Contest(state, Rng.seeded(5), Clock(0, 1), 1).best([plan, *plans_for(0)])
    for worth in plan.worths:
        assert 0.2 < worth < 0.8


@pytest.mark.parametrize("game", ["antropolis", "supersize_colony"])
@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (3, 0), (4, 0)])
def test_ants_play_plans_on_against_a_single_rival_only(game: str, seats: int, rounds: int) -> None:
    state = insectarium.load(game).setup(seats=seats, seed=3)
    assert state.plans_turns()
    assert state.rounds_ahead() == rounds
    bot = SearchBot(1, iterations=400)
    bot.think(state)
    best = bot.plans[0]
    assert any(action == best[0] for action in state.legal_actions())
    assert bot.root.actions[bot.root.favourite(state.seat_to_act())] == best[0]


class Garden(State):
    """Two seats do two things in a turn, three times. What the first seat does in its second turn counts.

    A thing that looks good in the middle of a turn, 2, is worth less in the end than two others, 1 and 3.
    """

    def __init__(self, done: tuple[int, ...] = (), plans: bool = True, seen: set[int] | None = None) -> None:
        super().__init__(2, Rng.seeded(0))
        self.done = done
        self.plans = plans
        self.seen = set() if seen is None else seen

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else len(self.done) // 2 % 2

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([1, 2, 3, 4])

    def likely_actions(self) -> vec[i64]:
        return vec[i64]([1, 2, 3])

    def advance(self, action: i64) -> None:
        self.done = (*self.done, int(action))
        self.seen.add(int(action))

    def clone(self) -> Garden:
        return Garden(self.done, self.plans, self.seen)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""

    def is_over(self) -> bool:
        return len(self.done) == 12

    def scores(self) -> list[int]:
        turn = self.done[4:6]
        return [4 if set(turn) == {1, 3} else 2 if 2 in turn else 0, 0]

    def plans_turns(self) -> bool:
        return self.plans

    def temperature(self) -> float:
        return 1.0

    def chances_of_points(self, points: int) -> float:
        return 1.0 / (1.0 + math.exp(-points))


@pytest.mark.parametrize("plans", [True, False])
def test_the_seat_itself_plans_its_next_turns_where_turns_are_planned(*, plans: bool) -> None:
    plan = Plan(vec[i64]([1, 1]), vec[float]([0.5, 0.5]), 0)
    known = Garden(plans=plans)
    contest = Contest(known, Rng.seeded(5), Clock(0, 1000), 2)
    contest.best([plan, Plan(vec[i64]([3, 3]), vec[float]([0.5, 0.5]), 0)])
    best, second_best = (known.chances_of_points(points) for points in (4, 2))
    assert plan.total / float(plan.deals()) == pytest.approx(best if plans else second_best)


def test_only_what_is_likely_is_looked_at_while_plans_are_played_on() -> None:
    known = Garden()
    plans = plans_for(1, 3)
    Contest(known, Rng.seeded(5), Clock(0, 1000), 2).best(plans)
    assert known.seen == {1, 2, 3}


class Lottery(Garden):
    """All that can be done is left to chance, so that no turn can be planned."""

    def clone(self) -> Lottery:
        return Lottery(self.done, self.plans, self.seen)

    def leaves_to_chance(self, action: i64) -> bool:
        return True

    def chances_at(self, temperature: float) -> vec[float]:
        played = float(len(self.done)) / 12.0
        return vec[float]([played, 1.0 - played])


def test_a_contest_goes_on_where_chance_decides_what_comes_of_the_seats_own_turn() -> None:
    """The turn comes back for the second time when each seat has had two turns of two decisions."""
    plans = plans_for(1, 3)
    Contest(Lottery(), Rng.seeded(5), Clock(0, 1000), 2).best(plans)
    assert set(plans[0].worths) == {8.0 / 12.0}
