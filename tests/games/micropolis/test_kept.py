"""What the thinker's network is told about the tiles that stay in the row."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.games.micropolis.closing import closing_gain
from insectarium.games.micropolis.kept import (
    CAPACITY,
    EFFECTS,
    EGGS,
    FACTS_OF_A_TILE,
    GAIN,
    KEPT_FACTS,
    QUEENS,
    SOLDIERS,
    kept_facts,
)
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.tables import BARRACKS, SEGMENTS
from insectarium.games.micropolis.warren import key_with

AfterRounds = Callable[..., MicropolisState]


def told(state: MicropolisState, seat: int) -> list[list[float]]:
    """The facts, tile by tile."""
    facts = list(kept_facts(state, seat))
    return [facts[first : first + FACTS_OF_A_TILE] for first in range(0, KEPT_FACTS, FACTS_OF_A_TILE)]


@pytest.mark.rule("MIC-044", "MIC-052")
@pytest.mark.parametrize(("seats", "kept"), [(2, 0), (3, 0), (4, 3), (5, 2), (6, 1)])
def test_the_tiles_that_stay_are_told_when_a_round_begins(
    after_rounds: AfterRounds, seats: int, kept: int
) -> None:
    state = after_rounds(seats, 1, 6)
    assert [tile[0] for tile in told(state, 0)] == [1.0] * kept + [0.0] * (3 - kept)


@pytest.mark.parametrize(("rounds", "turns"), [(0, 0), (0, 2), (4, 1), (9, 3)])
def test_nothing_is_told_at_first_or_while_a_round_is_under_way(
    after_rounds: AfterRounds, rounds: int, turns: int
) -> None:
    state = after_rounds(4, 2, rounds, turns)
    assert not any(any(tile) for tile in told(state, 0))


@pytest.mark.parametrize("seed", range(8))
def test_what_is_told_is_what_lies_there(after_rounds: AfterRounds, seed: int) -> None:
    state = after_rounds(4, seed, 1 + seed)
    tables, warren = state.tables, state.warren(2)
    for slot, facts in enumerate(told(state, 2)):
        tile, soldiers = state.row[slot], int(state.row_soldiers[slot])
        assert facts[SOLDIERS] == pytest.approx(soldiers / 3)
        assert facts[SOLDIERS + 1] == pytest.approx(min(10, state.army[2] + soldiers) / 5)
        gains = [
            state.memory.of(key_with(warren.key, tile, tiles_before)).points - warren.points
            for tiles_before in (0, int(state.placed[2]))
        ]
        assert facts[GAIN : GAIN + 3] == pytest.approx([gain / 5 for gain in (max(gains), *gains)])
        effects = list(tables.effects[tables.first_effect[tile] : tables.first_effect[tile + 1]])
        assert facts[EFFECTS : EFFECTS + BARRACKS] == [effects.count(kind) for kind in range(BARRACKS)]
        queens = sum(tables.queens[tile * SEGMENTS : (tile + 1) * SEGMENTS])
        assert [facts[EGGS], facts[CAPACITY], facts[QUEENS]] == [
            tables.eggs[tile],
            tables.capacity[tile] / 2,
            queens,
        ]


def test_the_last_tile_closes_the_ring(after_rounds: AfterRounds) -> None:
    state = after_rounds(4, 3, 9)
    for slot, facts in enumerate(told(state, 1)):
        assert facts[GAIN] == pytest.approx(closing_gain(state, 1, state.row[slot]) / 5)


def test_tiles_that_have_just_come_are_not_told(after_rounds: AfterRounds) -> None:
    """Whoever thinks ahead of a refill does not know them."""
    state = after_rounds(5, 4, 5)
    other = state.clone()
    for slot in range(2, 7):
        other.row[slot] = state.row[8 - slot]
    assert list(other.row) != list(state.row)
    for seat in range(5):
        assert told(other, seat) == told(state, seat)
