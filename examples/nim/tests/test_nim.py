"""Nim keeps the contract and its own rules."""

from __future__ import annotations

from pathlib import Path

import insectarium_nim
from insectarium_nim.game import Nim

import insectarium
from insectarium.testing import check_conformance, check_traceability, rule


def test_nim_keeps_the_contract() -> None:
    check_conformance(Nim(), matches=20)


def test_every_rule_has_a_test() -> None:
    check_traceability(Path(insectarium_nim.__file__).parent / "RULES.md", Path(__file__).parent)


@rule("NIM-001")
def test_there_are_three_heaps_of_three_to_seven_leaves() -> None:
    heaps = [Nim().setup(seed=seed).heaps for seed in range(50)]
    assert {len(each) for each in heaps} == {3}
    assert {size for each in heaps for size in each} == {3, 4, 5, 6, 7}


@rule("NIM-002")
def test_leaves_are_taken_from_one_heap() -> None:
    state = Nim().setup(seed=7)
    before = state.heaps[:]
    state.apply(Nim().parse(state, "take 2 from 3"))
    assert state.heaps == [before[0], before[1], before[2] - 2]
    assert state.taken == [2, 0]


@rule("NIM-003")
def test_whoever_takes_the_last_leaf_wins() -> None:
    assert play_out("wins").winners() == [0]


@rule("NIM-004")
def test_whoever_takes_the_last_leaf_loses_in_the_variant() -> None:
    assert play_out("loses").winners() == [1, 2]


def play_out(last: str) -> insectarium.State:
    """Three players, and the first of them takes the only leaf that is left."""
    game = Nim()
    document = game.to_position(game.setup(seats=3, seed=1, options={"last": last}))
    state = game.position({**document, "heaps": [0, 0, 1], "taken": [0, 0, 0], "turn": 3})
    state.apply(state.legal_actions()[0])
    return state
