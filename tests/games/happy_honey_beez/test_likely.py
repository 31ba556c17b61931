"""Which tiles are worth a look while a match is played on in thought."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import insectarium
from insectarium.core.rng import Rng
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.state import LAYING

# Two hives, both open, and a meadow, beside which a tile can lie apart from them.
BOARD = ["S 0 0 0", "M 1 -1 0", "H2a 1 0 0"]


def match_of(seats: int, seed: int) -> BeezState:
    state = insectarium.load("happy_honey_beez").setup(seats=seats, seed=seed)
    assert isinstance(state, BeezState)
    return state


@given(st.integers(2, 4), st.integers(0, 10_000), st.integers(0, 60))
def test_what_is_likely_is_legal_in_any_position(seats: int, seed: int, steps: int) -> None:
    state, rng = match_of(seats, seed), Rng.seeded(seed)
    for _ in range(steps):
        if not state.is_over():
            state.advance(state.legal_actions()[rng.below(len(state.legal_actions()))])
    likely, legal = list(state.likely_actions()), list(state.legal_actions())
    assert set(likely) <= set(legal)
    assert len(set(likely)) == len(likely)
    assert bool(likely) == bool(legal)
    if state.phase != LAYING:
        assert likely == legal


def worth(state: BeezState, action: int) -> float:
    after = state.clone()
    after.advance(action)
    return float(after.chances()[state.seat_to_act()])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_looks_best_is_nearly_always_likely_and_few_things_are(seats: int) -> None:
    """Of some hundred ways to lay a tile a third is looked at, and the best one is hardly ever missing."""
    decisions = found = looked_at = possible = 0
    for seed in range(4):
        state = match_of(seats, seed)
        while not state.is_over():
            legal, likely = list(state.legal_actions()), list(state.likely_actions())
            worths = {action: worth(state, action) for action in legal}
            best = max(legal, key=lambda action: worths[action])
            if state.phase == LAYING and len(legal) > 1:
                decisions += 1
                found += max(worths[action] for action in likely) == worths[best]
                looked_at += len(likely)
                possible += len(legal)
            state.advance(best)
    assert found >= 0.95 * decisions
    assert looked_at <= 0.45 * possible


def open_sides_apart(state: BeezState, action: int) -> int | None:
    """How many sides a hive tile leaves open, None for a meadow and where the outline of a hive changes."""
    after = state.clone()
    after.advance(action)
    tile, touched = int(after.board.tiles) - 1, list(after.board.touched)
    return int(after.board.area_open[tile]) if touched == [tile] else None


@pytest.mark.parametrize(("bees", "with_queen_in_hand"), [([], True), (["q 1 0"], False)])
def test_tiles_apart_from_hives_are_likely_only_with_a_queen_in_hand(
    start: Any, bees: list[str], *, with_queen_in_hand: bool
) -> None:
    trial = start(BOARD, [{"bees": bees}, {}], decision="lay", open="H1a H2c H3a M", supply="H1b H1b")
    state = trial.state
    apart = {action: open_sides_apart(state, action) for action in state.legal_actions()}
    likely = {apart[action] for action in state.likely_actions()} - {None}
    assert {1, 2, 3} <= set(apart.values())
    assert likely == (
        {min(sides for sides in apart.values() if sides is not None)} if with_queen_in_hand else set()
    )
