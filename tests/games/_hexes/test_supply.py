"""Piles, market rows and score markers."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._hexes.supply import EMPTY, Market, Piles
from insectarium.games._hexes.track import ScoreTrack


def piles_of(*contents: list[int]) -> Piles:
    piles = Piles(len(contents))
    for number, tiles in enumerate(contents):
        piles.pile[number] = vec[i64](tiles)
    return piles


def test_the_top_of_a_pile_is_its_last_tile() -> None:
    piles = piles_of([1, 2, 3], [])
    copy = piles.clone()
    assert [int(piles.draw(0)), int(piles.draw(0)), int(piles.draw(1))] == [3, 2, EMPTY]
    assert (piles.total(), copy.total()) == (1, 3)
    piles.put_on_top(1, 9)
    assert piles.draw(1) == 9


def test_a_redeal_forgets_the_order() -> None:
    one, other = piles_of([1, 2, 3, 4, 5], [9, 8]), piles_of([5, 3, 1, 2, 4], [8, 9])
    one.redeal(Rng.seeded(1))
    other.redeal(Rng.seeded(1))
    assert [list(p) for p in one.pile] == [list(p) for p in other.pile]
    assert sorted(one.pile[0]) == [1, 2, 3, 4, 5]


def test_tiles_slide_to_cheaper_places_and_new_ones_come_last() -> None:
    market, piles = Market(2, 2), piles_of([1, 2, 3], [7])
    assert market.refill(piles) == 3
    assert list(market.open) == [3, 2, 7, EMPTY]
    assert market.take(0, 0) == 3
    copy = market.clone()
    assert market.refill(piles) == 1
    assert list(market.open) == [2, 1, 7, EMPTY]
    assert copy.at(0, 0) == EMPTY
    market.take(0, 0)
    market.refill(piles)
    assert list(market.open) == [1, EMPTY, 7, EMPTY]
    market.put(0, 1, 4)
    assert market.at(0, 1) == 4


def test_markers_that_meet_are_stacked() -> None:
    track = ScoreTrack(3, 2)
    assert list(track.stack(2)) == [0, 1, 2]
    assert track.move(1, 3) == 3
    assert track.move(0, 3) == 3
    assert list(track.stack(5)) == [1, 0]
    assert track.is_ahead(1, 0)
    assert not track.is_ahead(2, 0)
    assert track.move(2, -5) == -2
    assert track.move(2, -1) == 0
    copy = track.clone()
    track.move(1, -1)
    track.move(1, 1)
    assert list(track.stack(5)) == [0, 1]
    assert list(copy.stack(5)) == [1, 0]
    assert sorted(track.arrived) == [0, 1, 2]
