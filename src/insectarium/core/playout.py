# compiled by mypyc
"""Random play to the end: what benchmarks count and searches may use."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.rng import Rng
from insectarium.core.state import State


def play_to_the_end(state: State, rng: Rng) -> i64:
    """Finish this match with random actions; the number of steps made."""
    steps: i64 = 0
    while not state.is_over():
        actions = state.legal_actions()
        state.advance(actions[rng.below(i64(len(actions)))])
        steps += 1
    return steps


def random_playouts(state: State, count: i64, rng: Rng) -> i64:
    """Play `count` clones of this state to the end at random; the number of steps made in all."""
    steps: i64 = 0
    for _ in range(count):
        steps += play_to_the_end(state.clone(), rng)
    return steps


def random_steps(state: State, count: i64, most: i64, rng: Rng) -> i64:
    """Play `count` clones of this state on at random, at most so many steps each; the steps made in all."""
    steps: i64 = 0
    for _ in range(count):
        match = state.clone()
        for _ in range(most):
            if match.is_over():
                break
            actions = match.legal_actions()
            match.advance(actions[rng.below(i64(len(actions)))])
            steps += 1
    return steps


def clone_often(state: State, count: i64) -> None:
    """Clone a state `count` times and drop the copies: what `bench` times."""
    for _ in range(count):
        state.clone()
