"""The plain search that others are measured by plays soundly: a weak yardstick would prove nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.bots import ask
from insectarium.core.manifest import BadSetup
from insectarium.core.rng import Rng
from insectarium.core.state import State

SOURCES = Path(__file__).resolve().parents[2] / "bench" / "yardstick" / "src"


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], Any]]:
    monkeypatch.syspath_prepend(str(SOURCES))
    from insectarium_yardstick import make as found  # type: ignore[import-not-found]

    yield found
    for name in [name for name in sys.modules if name.startswith("insectarium_yardstick")]:
        del sys.modules[name]


def test_it_finds_the_winning_action(make: Callable[[str, str], Any], nim: Callable[..., State]) -> None:
    # Who leaves four stones wins, whatever the other one takes.
    assert make("800it", "a").choose(nim(7)) == 3
    assert make("800it", "a").choose(nim(6)) == 2


def test_it_is_repeatable_and_counts_its_iterations(make: Callable[[str, str], Any]) -> None:
    state = insectarium.load("micropolis").setup(seats=3, seed=4)
    bots = [make("60it", "same"), make("60it", "same")]
    seat = int(state.seat_to_act())
    choices = [ask(bot, state, seat, Rng.seeded(1)) for bot in bots]
    assert choices[0] == choices[1]
    assert bots[0].search.iterations_done == 60


@pytest.mark.parametrize("parameter", ["", "100", "0ms", "xms", "3s"])
def test_a_bad_bound_is_explained(make: Callable[[str, str], Any], parameter: str) -> None:
    with pytest.raises(BadSetup, match=r"bounded like yardstick@100ms"):
        make(parameter, "a")
