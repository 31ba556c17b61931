"""Positions, words of actions, and what is said about faults in them."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.document import PositionError
from insectarium.core.game import Game
from insectarium.core.refusal import NotUnderstood
from insectarium.core.rng import Rng
from insectarium.games.supersize_colony.rules import SupersizeState

Supersize = Game[SupersizeState]
HOME = ["brood TENENE 0,0", "forest TEETEE 1,0"]


def played(game: Supersize, seed: int, edition: str) -> list[SupersizeState]:
    """States of a random match in which nobody takes ants back, so that there is more to see."""
    state = game.setup(seats=3, seed=seed, options={"edition": edition})
    rng = Rng.seeded(seed)
    states = []
    while not state.is_over():
        actions = [int(action) for action in state.legal_actions()]
        busy = [action for action in actions if game.decode(action)["kind"] != "leave"]
        states.append(state.clone())
        state.apply(busy[int(rng.below(len(busy)))])
    return states


@pytest.mark.parametrize("edition", ["second", "first"])
def test_busy_matches_go_through_positions_and_words(supersize: Supersize, edition: str) -> None:
    kinds = set()
    for state in played(supersize, 6, edition)[::3]:
        document = supersize.to_position(state)
        again = supersize.position(document)
        assert supersize.to_position(again) == document
        assert list(again.legal_actions()) == list(state.legal_actions())
        actions = [int(action) for action in state.legal_actions()]
        for action in actions[::7] + actions[-1:]:
            form = supersize.decode(action)
            kinds.add(form["kind"])
            assert supersize.encode(form) == action
            assert supersize.parse(state, supersize.notation(state, action)) == action
            assert supersize.describe(state, action)
    assert {"lay", "walk", "collect", "next_type"} <= kinds


@pytest.mark.parametrize("edition", ["second", "first"])
def test_ways_are_the_same_whether_remembered_or_worked_out(supersize: Supersize, edition: str) -> None:
    for seed in range(6):
        for state in played(supersize, seed, edition):
            fresh = state.clone()
            fresh.forget_ways()
            fresh.settle()
            assert list(fresh.legal_actions()) == list(state.legal_actions())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": 5}, "seats"),
        ({"board": []}, "at least one tile"),
        ({"board": [{"tile": "Q9", "at": [0, 0]}]}, "there is no tile 'Q9'"),
        ({"board": [{"tile": "F6H", "at": [0, 0]}, {"tile": "U2a", "at": [3, 0]}]}, "touches none"),
        ({"board": [{"tile": "F6H", "at": [0, 0]}, {"tile": "U2a", "at": [0, 0]}]}, "lies there already"),
        (
            {"board": [{"tile": "F6H", "at": [0, 0]}, {"tile": "U2a", "at": [1, 0], "turn": 1}]},
            "does not fit",
        ),
        ({"players": [{}]}, "2 players are needed"),
        ({"players": [{"ants": {"q1": {"at": [1, 0]}}}, {}]}, "queen stands on a nest tile"),
        ({"players": [{"ants": {"l1": {"at": [1, 0]}}}, {}]}, "larva lies on a brood chamber"),
        ({"players": [{"ants": {"w1": {"at": [9, 9]}}}, {}]}, "no such place"),
        ({"players": [{"ants": {"s1": {"at": [1, 0], "food": True}}}, {}]}, "only workers"),
        ({"players": [{"ants": {"w1": {"at": [1, 0], "larva": [1, 1]}}}, {}]}, "only soldiers"),
        ({"players": [{"ants": {"s1": {"at": [1, 0], "larva": [1]}}}, {}]}, "a larva is its seat"),
        ({"players": [{"killed": ["w1", "w1"]}, {}]}, "was named before"),
        ({"players": [{"ants": {"w1": {"at": [1, 0]}}}, {"ants": {"w1": {"at": [1, 0]}}}]}, "same spot"),
        ({"players": [{"food": 15}, {"food": 15}]}, "30 food tokens are out"),
        ({"supply": 3}, "are not 20"),
        ({"decision": "draft"}, "goes with the decision 'draft'"),
        ({"decision": "flee"}, "goes with the decisions"),
        ({"decision": "buy"}, "in the phase 'market'"),
        ({"decision": "put"}, "laid or bought is above 0"),
        ({"decision": "soldiers"}, "nothing to decide"),
        ({"decision": "draft", "draft": {"round": "nest", "packet": ["N1a"]}}, "tiles are in the packet now"),
        ({"players": [{"nests": 20}, {}]}, "'first' must say"),
        ({"final_turns": [1]}, "need the field 'ending'"),
        ({"track": [0, 0]}, "each once"),
    ],
)
def test_a_fault_is_named(start: Any, supersize: Supersize, change: dict[str, Any], sentence: str) -> None:
    document = start.document(HOME, ["0 queen 0,0"], players=[{"hand": ["U2a"]}])
    supersize.position(document)
    with pytest.raises(PositionError) as fault:
        supersize.position({**document, **change})
    assert sentence in str(fault.value)


@pytest.mark.parametrize(
    "words",
    ["dance", "lay u2a", "walk w1 here", "attack 0,0 with s9/1", "hatch w1 9l1 worker", "kidnap s1 1l1"],
)
def test_what_is_not_understood_is_said(supersize: Supersize, words: str) -> None:
    state = supersize.setup(seats=2, seed=1)
    with pytest.raises(NotUnderstood):
        supersize.parse(state, words)


@pytest.mark.parametrize(
    "form",
    [
        {"kind": "attack", "at": [0, 0], "soldiers": {}},
        {"kind": "attack", "at": [0, 0], "soldiers": {"s4": 1}},
        {"kind": "attack", "at": [0, 0], "soldiers": {"s1": 6}},
        {"kind": "kidnap", "ant": "s1", "larva": [4, 1], "at": [0, 0]},
        {"kind": "kidnap", "ant": "s1", "larva": 1, "at": [0, 0]},
        {"kind": "walk", "ant": "w1", "at": [500, 0]},
        {"kind": "keep", "tile": "X1"},
    ],
)
def test_forms_that_mean_nothing_are_refused(supersize: Supersize, form: dict[str, Any]) -> None:
    with pytest.raises(NotUnderstood):
        supersize.encode(form)
