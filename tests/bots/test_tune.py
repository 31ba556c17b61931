"""The script that fits weights: it finds what it looks for, and tells a good judge from a bad one."""

from __future__ import annotations

import importlib
import itertools
import math
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest

import insectarium
from insectarium.core.state import State


@pytest.fixture(scope="module")
def tune() -> ModuleType:
    return importlib.import_module("tune")


def test_the_pattern_search_finds_the_lowest_point(tune: ModuleType) -> None:
    weights = SimpleNamespace(one=1.0, two=8.0)
    knobs = tune.Knobs(weights, ["one", "two"])
    left = tune.fit(
        knobs, ["one", "two"], lambda: (weights.one - 3.0) ** 2 + (weights.two - 2.0) ** 2, lambda line: None
    )
    assert left < 0.01
    assert knobs.read() == pytest.approx({"one": 3.0, "two": 2.0}, abs=0.1)


def test_who_foresees_the_winner_is_less_surprised(tune: ModuleType, lottery: Callable[[], State]) -> None:
    won = lottery()
    won.advance(1)
    won.advance(1)
    open_match = lottery()
    sure, wrong = tune.Sample(won, (1.0, 0.0)), tune.Sample(won, (0.0, 1.0))
    assert tune.loss([sure]) == pytest.approx(0.0)
    assert tune.loss([tune.Sample(open_match, (1.0, 0.0))]) == pytest.approx(0.693, abs=0.001)
    assert tune.loss([wrong]) > 10


def test_a_victory_of_a_player_that_no_seat_plays_surprises_as_well(tune: ModuleType) -> None:
    opening = insectarium.load("it_happens").setup(seats=2, seed=1)
    third = 1.0 - sum(opening.chances())
    assert 0 < third < 0.2
    assert tune.loss([tune.Sample(opening, (0.0, 0.0))]) == pytest.approx(-math.log(third))


def test_self_play_keeps_positions_with_a_choice(tune: ModuleType) -> None:
    samples = tune.play("micropolis", tune.Table(2, {}), "random", "a match")
    assert len(samples) > 10
    assert all(len(sample.state.legal_actions()) > 1 for sample in samples)
    assert len({sample.shares for sample in samples}) == 1


@pytest.mark.parametrize("option", ["--only", "--but"])
def test_a_weight_that_does_not_exist_is_named(
    tune: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    monkeypatch.setattr(
        "sys.argv", ["tune.py", "knights_in_buzzing_armor", "--thorough", option, "pace,wings"]
    )
    with pytest.raises(SystemExit) as ended:
        tune.main()
    assert ended.value.code == 2
    assert "There is no weight wings; there are pace, turn" in capsys.readouterr().err


def test_for_a_thorough_look_it_keeps_the_starts_of_turns(tune: ModuleType) -> None:
    samples = tune.play("knights_in_buzzing_armor", tune.Table(2, {}), "random", "a match", thorough=True)
    seats = [sample.state.seat_to_act() for sample in samples]
    assert len(seats) > 10
    assert all(one != next_one for one, next_one in itertools.pairwise(seats))
    assert all(sample.state.thorough for sample in samples)


def test_what_holds_weights_grows_with_the_distance_they_go(tune: ModuleType) -> None:
    weights = SimpleNamespace(one=1.0, two=8.0)
    drift = tune.drift_from(tune.Knobs(weights, ["one", "two"]))
    assert drift() == 0.0
    weights.two = 16.0
    once = drift()
    weights.one = 0.5
    assert drift() == pytest.approx(2 * once)
