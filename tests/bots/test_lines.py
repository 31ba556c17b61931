"""Lines of play: a seat's own turns and the answers to them, until something new comes to light."""

from __future__ import annotations

import pytest

import insectarium
from insectarium.bots.clock import Clock
from insectarium.bots.contest import LineContest
from insectarium.bots.lines import NARROW, TRUST_IN_A_LINE, TRUST_IN_A_TURN, WIDTHS, LineFinder
from insectarium.bots.looking import looks_best
from insectarium.bots.plan import Plan
from insectarium.bots.search import SearchBot
from insectarium.bots.tree import Node
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games.micropolis.state import TAKE

PICK, SOW = 1, 2
TURNS_TO_THE_NEWS = 4


class Garden(State):
    """Two seats pick a fruit for 2 points or sow, which lets them reap `harvest` points in the turn after.

    After two rounds the weather comes to light, and nothing more can be done but wait for the end.
    """

    def __init__(self, harvest: int, thief: bool = False) -> None:
        super().__init__(2, Rng.seeded(0))
        self.harvest = harvest
        # A rival who prefers what the first seat has sown to a fruit of its own.
        self.thief = thief
        self.turns = 0
        self.points = [0, 0]
        self.sown = [False, False]
        self.weather = 0

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else self.turns % 2

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([PICK, SOW])

    def advance(self, action: i64) -> None:
        seat = self.turns % 2
        if self.thief and seat == 1 and self.sown[0]:
            self.sown[0] = False
            self.points[1] += self.harvest
        elif self.sown[seat]:
            self.sown[seat] = False
            self.points[seat] += self.harvest
        elif action == PICK:
            self.points[seat] += 2
        else:
            self.sown[seat] = True
        self.turns += 1

    def clone(self) -> Garden:
        copy = Garden(self.harvest, self.thief)
        copy.turns = self.turns
        copy.points = self.points[:]
        copy.sown = self.sown[:]
        copy.weather = self.weather
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.turns < TURNS_TO_THE_NEWS:
            self.weather = int(rng.below(5))

    def is_over(self) -> bool:
        return self.turns == 2 * TURNS_TO_THE_NEWS

    def scores(self) -> list[int]:
        return self.points[:]

    def news(self) -> i64:
        return 1 if self.turns >= TURNS_TO_THE_NEWS else 0

    def rounds_ahead(self) -> i64:
        return 2


def lines_of(state: State, steps: int = 1000) -> list[Plan]:
    return LineFinder(state, Clock(0, steps), WIDTHS).find(Node(state.seats))


def beginnings(lines: list[Plan]) -> list[int]:
    return [int(line.actions[0]) for line in lines]


@pytest.mark.parametrize(("harvest", "best"), [(3, PICK), (5, SOW)])
def test_what_pays_only_in_the_next_turn_is_foreseen(harvest: int, best: int) -> None:
    """Two fruits are worth 4 points; one decision ahead, sowing is worth nothing."""
    assert beginnings(lines_of(Garden(harvest)))[0] == best


def test_a_line_of_several_turns_is_trusted_more_than_a_single_one() -> None:
    garden = Garden(5)
    assert {line.trust for line in lines_of(garden)} == {TRUST_IN_A_LINE}
    for _ in range(TURNS_TO_THE_NEWS - 2):
        garden.advance(i64(PICK))
    assert {line.trust for line in lines_of(garden)} == {TRUST_IN_A_TURN}


def test_the_answer_of_a_rival_is_foreseen() -> None:
    assert beginnings(lines_of(Garden(5)))[0] == SOW
    assert beginnings(lines_of(Garden(5, thief=True)))[0] == PICK


def test_a_line_ends_where_something_new_comes_to_light() -> None:
    own_turns_before_the_news = 2
    assert [len(line.actions) for line in lines_of(Garden(5))] == [own_turns_before_the_news] * 2


def test_there_is_a_line_for_each_beginning_best_first() -> None:
    lines = lines_of(Garden(5))
    assert sorted(beginnings(lines)) == [PICK, SOW]
    assert lines[0].worth > lines[1].worth


def test_the_root_tells_what_each_beginning_is_worth() -> None:
    state, root = Garden(5), Node(2)
    lines = LineFinder(state, Clock(0, 1000), WIDTHS).find(root)
    for line in lines:
        slot = root.find(line.actions[0], 0)
        assert list(root.average(slot)) == pytest.approx(list(line.chances))


def test_the_root_knows_every_action_even_one_that_is_not_followed() -> None:
    """Whoever looks back asks about what was played, which may be worse than all that was followed."""
    state = insectarium.load("micropolis").setup(seats=2, seed=0)
    rng = Rng.seeded(0)
    for _ in range(39):
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])
    state.be_thorough()
    root = Node(2)
    LineFinder(state, Clock(0, 1000), WIDTHS).find(root)
    assert len(state.legal_actions()) > 10
    assert set(root.actions) == set(state.legal_actions())
    assert all(visits > 0 for visits in root.visits)


def test_when_time_is_up_turns_are_judged_where_they_end() -> None:
    lines = lines_of(Garden(5), steps=1)
    assert [len(line.actions) for line in lines] == [1, 1]
    assert beginnings(lines)[0] == PICK


@pytest.mark.parametrize("second", [PICK, SOW])
def test_a_contest_goes_on_with_a_line_after_the_answer(second: int) -> None:
    """Its second turn is played as planned, and only the third one is asked what can be made of it."""
    state = Garden(5)
    for action in (PICK, second):
        state.advance(action)
        state.advance(looks_best(state, briefly=True))
    promised = LineFinder(state, Clock(0, 1000), NARROW).best().chances[0]
    assert worth_after(Garden(5), plan_of(PICK, second), rounds=2) == pytest.approx(promised)


def test_a_contest_asks_what_the_seat_can_make_of_each_of_its_turns() -> None:
    """What its best line promises when the turn has come back once, and when it has come back twice."""
    state = Garden(5)
    once = worth_after(state, plan_of(PICK), rounds=1)
    for action in (PICK, looks_best(state, briefly=True)):
        state.advance(action)
    first = LineFinder(state, Clock(0, 1000), NARROW)
    assert first.best().chances[0] == pytest.approx(once)
    first.play_turn(first.best())
    state.advance(looks_best(state, briefly=True))
    second = LineFinder(state, Clock(0, 1000), NARROW).best().chances[0]
    assert second != once
    assert worth_after(Garden(5), plan_of(PICK), rounds=2) == pytest.approx((once + second) / 2)


def test_a_contest_that_reaches_the_end_counts_who_won() -> None:
    state = Garden(5)
    for action in (SOW, PICK, PICK, PICK, PICK, PICK):
        state.advance(action)
    assert worth_after(state, plan_of(PICK), rounds=3) == 1.0


def plan_of(*actions: int) -> Plan:
    return Plan(vec[i64](actions), vec[float]([0.5, 0.5]), 0)


def worth_after(state: State, plan: Plan, rounds: int) -> float:
    LineContest(state, Rng.seeded(1), Clock(0, 200), rounds).best([plan, plan_of(SOW)])
    return float(plan.worths[0])


@pytest.mark.parametrize(("harvest", "points"), [(3, 2), (5, 0)])
def test_the_turn_is_played_with_which_the_best_line_begins(harvest: int, points: int) -> None:
    state = Garden(harvest)
    finder = LineFinder(state, Clock(0, 1000), NARROW)
    finder.play_turn(finder.best())
    assert state.turns == 1
    assert state.points == [points, 0]


@pytest.mark.parametrize(("harvest", "best"), [(3, PICK), (5, SOW)])
def test_a_search_plays_by_lines(harvest: int, best: int) -> None:
    bot = SearchBot(1, iterations=400)
    assert bot.choose(Garden(harvest)) == best


@pytest.mark.parametrize(("seats", "turns"), [(2, 3), (3, 2), (6, 1)])
def test_lines_of_micropolis_last_until_the_row_is_filled_up(seats: int, turns: int) -> None:
    state = insectarium.load("micropolis").setup(seats=seats, seed=3)
    state.be_thorough()
    lines = lines_of(state)
    assert len(lines) > 1
    after = state.clone()
    begun = 0
    for action in lines[0].actions:
        while after.seat_to_act() != 0:
            after.advance(looks_best(after, briefly=True))
        begun += after.phase == TAKE
        after.apply(action)
    assert begun == turns


def test_who_looks_briefly_grows_a_tree_in_micropolis() -> None:
    state = insectarium.load("micropolis").setup(seats=2, seed=3)
    bot = SearchBot(1, iterations=50, thorough=False)
    bot.think(state)
    assert bot.root.tries() == len(bot.root.actions) + 50
