"""What a state does by itself when a game says nothing better."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable

import pytest

from insectarium.core.packed import i64, vec
from insectarium.core.playout import clone_often, play_to_the_end, random_playouts
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State


class Countdown(State):
    """Everybody counts down by one or two in turn; points are what one has counted."""

    def __init__(self, seats: int, left: int) -> None:
        super().__init__(seats, Rng.seeded(1))
        self.left = left
        self.points = [0] * seats
        self.turn = 0

    def is_over(self) -> bool:
        return self.left == 0

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else self.turn % self.seats

    def legal_actions(self) -> vec[i64]:
        return vec[i64](range(1, min(2, self.left) + 1))

    def advance(self, action: i64) -> None:
        seat = int(self.seat_to_act())
        self.left -= int(action)
        self.points[seat] += int(action)
        self.note("count", seat, {"by": int(action)})
        self.turn += 1

    def refusal(self, action: i64) -> Refusal:
        return Refusal("countdown", "CNT-001", "one-or-two", {"asked": int(action)})

    def clone(self) -> Countdown:
        copy = Countdown(int(self.seats), self.left)
        copy.points = self.points[:]
        copy.turn = self.turn
        return copy

    def scores(self) -> list[int]:
        return self.points[:]


def test_a_legal_action_is_done() -> None:
    state = Countdown(2, 5)
    state.apply(2)
    assert (state.left, state.scores()) == (3, [2, 0])


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_every_way_to_copy_gives_an_independent_clone(duplicate: Callable[[State], State]) -> None:
    state = Countdown(2, 5)
    other = duplicate(state)
    state.apply(2)
    assert isinstance(other, Countdown)
    assert (other.left, other.scores()) == (5, [0, 0])


def test_a_state_says_how_to_send_it_elsewhere_instead_of_pickling() -> None:
    with pytest.raises(TypeError, match=r"A state cannot be pickled; use Game\.to_position"):
        pickle.dumps(Countdown(2, 5))


def test_an_illegal_action_is_refused_with_rule_and_reason() -> None:
    state = Countdown(2, 5)
    with pytest.raises(Refusal) as caught:
        state.apply(3)
    assert caught.value.rule == "CNT-001"
    assert str(caught.value) == "refusal-one-or-two: asked 3 (CNT-001)"
    assert state.left == 5


def test_events_are_collected_only_when_somebody_listens() -> None:
    state = Countdown(2, 5)
    state.apply(1)
    assert state.events is None
    state.events = []
    state.apply(2)
    assert [event.seen_by(0) for event in state.events] == [{"kind": "count", "seat": 1, "facts": {"by": 2}}]


def test_whoever_has_most_points_wins_and_several_share() -> None:
    state = Countdown(3, 3)
    assert state.winners() == []
    for _ in range(3):
        state.apply(1)
    assert state.winners() == [0, 1, 2]
    assert [float(chance) for chance in state.chances()] == [1 / 3, 1 / 3, 1 / 3]
    lonely = Countdown(2, 3)
    lonely.apply(1)
    lonely.apply(2)
    assert lonely.winners() == [1]
    assert [float(chance) for chance in lonely.chances()] == [0.0, 1.0]


def test_chances_follow_the_points_before_the_end() -> None:
    state = Countdown(2, 50)
    state.points = [8, 0]
    lead = float(state.temperature())
    first, second = (float(chance) for chance in state.chances())
    assert first + second == pytest.approx(1.0)
    assert first / second == pytest.approx(math.exp(8 / lead))


class Haunted(Countdown):
    """A ghost that no seat plays is always two points ahead."""

    def evaluations(self) -> vec[float]:
        values = [float(points) for points in self.points]
        return vec[float]([*values, max(values) + 2.0])


def test_a_player_that_no_seat_plays_has_a_share_of_the_chances() -> None:
    ghost = math.exp(2.0 / Haunted(2, 3).temperature())
    assert [float(chance) for chance in Haunted(2, 3).chances()] == pytest.approx([1 / (2 + ghost)] * 2)


def test_chances_stand_far_leads_and_deep_debts() -> None:
    state = Countdown(2, 50)
    state.points = [100_000, -100_000]
    assert [float(chance) for chance in state.chances()] == [1.0, 0.0]


def test_random_play_reaches_the_end_and_counts_its_steps() -> None:
    state = Countdown(2, 30)
    steps = play_to_the_end(state, Rng.seeded(3))
    assert state.is_over()
    assert steps == state.turn
    assert 15 <= steps <= 30


def test_playouts_leave_the_state_alone() -> None:
    state = Countdown(2, 30)
    steps = random_playouts(state, 10, Rng.seeded(3))
    clone_often(state, 3)
    assert 150 <= steps <= 300
    assert (state.left, state.turn) == (30, 0)


@pytest.mark.parametrize("method", ["seat_to_act", "legal_actions", "clone", "is_over", "scores"])
def test_a_method_that_a_game_forgot_says_so(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(State(2, Rng.seeded(1)), method)()


@pytest.mark.parametrize("number", [2**63, 2**64, -(2**63) - 1, 10**30])
def test_a_number_beyond_every_machine_word_is_refused_like_any_other(number: int) -> None:
    state = Countdown(2, 5)
    with pytest.raises(Refusal):
        state.apply(number)
    assert state.left == 5
