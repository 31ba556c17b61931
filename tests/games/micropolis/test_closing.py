"""What the thinker's network is told when only the last round is to come."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.games.micropolis.closing import (
    AVERAGE,
    CLOSES,
    CLOSING_FACTS,
    HALF,
    LARGEST,
    LEADS,
    QUARTER,
    closing_facts,
    closing_gain,
)
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.scoring import (
    BARRACKS_POINTS,
    CATEGORIES,
    HARVEST,
    POPULATION,
    ROYAL,
    points_by_hill,
)
from insectarium.games.micropolis.state import RING

AfterRounds = Callable[..., MicropolisState]


def own_points(state: MicropolisState, hill: int) -> int:
    """All points of a hill but those of majorities, by the sheet."""
    row = points_by_hill(state)[hill * CATEGORIES : (hill + 1) * CATEGORIES]
    return int(row[POPULATION] + row[HARVEST] + row[ROYAL] + row[BARRACKS_POINTS])


def gain_by_the_sheet(state: MicropolisState, hill: int, tile: int) -> int:
    closed = state.clone()
    place = int(closed.left[hill] + closed.placed[hill]) % RING
    closed.ring[hill * RING + place] = tile
    closed.placed[hill] += 1
    closed.warrens[hill] = None
    if 0 < closed.tables.capacity[tile] <= closed.army[hill]:
        closed.garrisons[hill] |= 1 << place
    return own_points(closed, hill) - own_points(state, hill)


def average_of_best(gains: list[int], part: int) -> float:
    wanted = max(1, len(gains) // part)
    return sum(sorted(gains, reverse=True)[:wanted]) / wanted


@pytest.mark.parametrize("seed", range(12))
def test_the_last_tile_brings_what_the_closed_ring_counts(after_rounds: AfterRounds, seed: int) -> None:
    state = after_rounds(4, seed, 9)
    for hill in range(4):
        for tile in state.unbuilt_tiles():
            assert closing_gain(state, hill, tile) == gain_by_the_sheet(state, hill, tile)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_what_all_tiles_would_bring_is_told(after_rounds: AfterRounds, seats: int) -> None:
    state = after_rounds(seats, 7, 9)
    tiles = [int(tile) for tile in state.unbuilt_tiles()]
    gains = [[gain_by_the_sheet(state, seat, tile) for tile in tiles] for seat in range(seats)]
    for seat in range(seats):
        facts = list(closing_facts(state, seat))
        assert facts[CLOSES] == 1.0
        assert facts[AVERAGE] == pytest.approx(average_of_best(gains[seat], 1) / 5)
        assert facts[HALF] == pytest.approx(average_of_best(gains[seat], 2) / 5)
        assert facts[QUARTER] == pytest.approx(average_of_best(gains[seat], 4) / 5)
        assert facts[LARGEST] == pytest.approx(max(gains[seat]) / 5)
        leads = sorted(
            own_points(state, rival) + average_of_best(gains[rival], 2) - own_points(state, seat)
            for rival in range(seats)
            if rival != seat
        )
        assert facts[LEADS:] == pytest.approx([leads[-1] / 10, leads[-2] / 10])


@pytest.mark.parametrize(("rounds", "turns"), [(0, 0), (8, 0), (8, 3), (9, 1), (9, 3)])
def test_nothing_is_told_before_the_last_round_or_while_it_is_under_way(
    after_rounds: AfterRounds, rounds: int, turns: int
) -> None:
    assert list(closing_facts(after_rounds(4, 2, rounds, turns), 0)) == [0.0] * CLOSING_FACTS
