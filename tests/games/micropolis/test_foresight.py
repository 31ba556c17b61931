"""The thorough look at the base game: a network's, kept up to date with what changes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import insectarium
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games.micropolis.facts import (
    FACTS,
    FIT,
    OTHER_FACTS,
    THINKER,
    TILE_FACTS,
    TO_COME,
    other_facts,
    tile_facts,
)
from insectarium.games.micropolis.fit import Gains
from insectarium.games.micropolis.foresight import (
    NETWORK,
    THINKERS_FACTS,
    THINKERS_NETWORK,
    facts_of,
    moment,
    points_of,
    thinkers_facts,
)
from insectarium.games.micropolis.galleries import LEFT, RIGHT
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.state import OVER, RING, SIDE, TAKE
from insectarium.games.micropolis.tables import BARRACKS
from insectarium.games.micropolis.warren import MOST_WARRENS, Warren, Warrens, key_of, key_with

ANY_SEATS = st.integers(2, 6)
ANY_SEED = st.integers(0, 10_000)


def begun(seats: int, seed: int, steps: int, options: Any = None) -> MicropolisState:
    """A match after some steps at random."""
    state = insectarium.load("micropolis").setup(seats=seats, seed=seed, options=options or {})
    assert isinstance(state, MicropolisState)
    rng = Rng.seeded(seed)
    for _ in range(steps):
        if state.is_over():
            break
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])
        # Whoever judges in between must not see what was true then.
        for hill in range(state.hills):
            state.warren(hill)
    return state


def thoroughly(state: MicropolisState) -> MicropolisState:
    thorough = state.clone()
    thorough.be_thorough(state.seat_to_act())
    return thorough


def foreseen_at_once(state: MicropolisState, seat: int) -> float:
    """What the network of a seat makes of all its facts."""
    if seat == state.thinker and state.seats >= 4:
        return THINKERS_NETWORK.end(THINKERS_NETWORK.begin(thinkers_facts(state, seat)))
    return NETWORK.end(NETWORK.begin(facts_of(state, seat, seat == state.thinker)))


def test_the_networks_fit_the_facts() -> None:
    state = begun(3, 1, 20)
    assert THINKERS_NETWORK.inputs == THINKERS_FACTS == len(thinkers_facts(state, 1))
    assert len(THINKERS_NETWORK.temperatures) == len(NETWORK.temperatures)
    assert NETWORK.inputs == FACTS == len(facts_of(state, 1, True)) == len(facts_of(state, 1, False))
    assert len(tile_facts(state.warren(1))) == TILE_FACTS
    assert len(NETWORK.temperatures) == len(range(2, 7)) * (state.rounds() + 1)


@settings(max_examples=30, deadline=None)
@given(ANY_SEATS, ANY_SEED, st.integers(0, 200))
def test_what_is_kept_about_a_hill_is_what_lies_there(seats: int, seed: int, steps: int) -> None:
    state = begun(seats, seed, steps)
    for hill in range(seats):
        fresh = Warren(state.tables, key_of(state.ring, hill, state.left[hill], state.placed[hill]))
        kept = state.warren(hill)
        assert list(tile_facts(kept)) == list(tile_facts(fresh))
        assert (kept.points, kept.population) == (fresh.points, fresh.population)


def test_a_key_tells_the_tiles_from_left_to_right() -> None:
    ring = vec[i64]([4, 60, -1, -1, -1, -1, -1, -1, -1, 0])
    key = key_of(ring, 0, 9, 3)
    assert key == key_with(key_with(key_with(0, 4, 0), 60, 1), 0, 0) == 1 | 5 << 6 | 61 << 12
    assert key_of(ring, 0, 0, 2) == 5 | 61 << 6


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 60), st.booleans()), min_size=1, max_size=10))
def test_a_key_grows_on_both_sides_up_to_ten_tiles(added: list[tuple[int, bool]]) -> None:
    hill: list[int] = []
    key = i64(0)
    for tile, on_the_left in added:
        key = key_with(key, tile, 0 if on_the_left else len(hill))
        hill.insert(0 if on_the_left else len(hill), tile)
    assert key == sum(tile + 1 << 6 * place for place, tile in enumerate(hill))
    ring = hill + [-1] * (10 - len(hill))
    assert key == key_of(vec[i64](ring[3:] + ring[:3]), 0, 7, len(hill))


def test_warrens_are_remembered_until_another_needs_their_place() -> None:
    memory = Warrens(begun(2, 1, 0).tables)
    first = memory.of(5)
    assert memory.of(5) is first
    # Another hill whose key has the same place.
    other = next(key for key in range(5 + MOST_WARRENS, 61 << 18, MOST_WARRENS) if _is_a_hill(key))
    assert memory.of(other).key == other
    again = memory.of(5)
    assert again is not first
    assert list(tile_facts(again)) == list(tile_facts(first))
    assert len(memory.kept) == MOST_WARRENS


def _is_a_hill(key: int) -> bool:
    tiles = [key >> bits & 63 for bits in range(0, key.bit_length(), 6)]
    return all(1 <= tile <= 61 for tile in tiles)


@settings(max_examples=30, deadline=None)
@given(ANY_SEATS, ANY_SEED, st.integers(0, 200))
def test_points_so_far_are_those_of_the_sheet_without_the_majorities(
    seats: int, seed: int, steps: int
) -> None:
    state = begun(seats, seed, steps)
    for seat, score in enumerate(state.scores()):
        assert score - points_of(state, seat) in (0, 5, 10)


@settings(max_examples=20, deadline=None)
@given(ANY_SEATS, ANY_SEED, st.integers(0, 150))
def test_covered_tiles_do_not_count(seats: int, seed: int, steps: int) -> None:
    state = thoroughly(begun(seats, seed, steps))
    other = state.clone()
    other.redeal(0, Rng.seeded(99))
    if state.phase in (TAKE, OVER):
        assert list(other.evaluations()) == list(state.evaluations())


@settings(max_examples=30, deadline=None)
@given(ANY_SEATS, ANY_SEED, st.integers(0, 150))
def test_one_seat_is_taken_to_think_ahead(seats: int, seed: int, steps: int) -> None:
    """By a network of its own with four and more; facts told in parts are judged like all at once."""
    state = thoroughly(begun(seats, seed, steps))
    if state.phase != TAKE:
        return
    thinker = int(state.seat_to_act())
    for seat in range(seats):
        foreseen = points_of(state, seat) + foreseen_at_once(state, seat)
        assert state.evaluations()[seat] == pytest.approx(foreseen)
    network = THINKERS_NETWORK if seats >= 4 else NETWORK
    assert state.temperature() == network.temperatures[moment(state)]
    state.advance(state.legal_actions()[0])
    assert state.clone().thinker == thinker


def test_where_nobody_thinks_ahead_all_seats_are_alike() -> None:
    state = begun(5, 3, 40)
    state.be_thorough()
    while state.phase != TAKE:
        state.advance(state.legal_actions()[0])
    for seat in range(5):
        foreseen = points_of(state, seat) + NETWORK.end(NETWORK.begin(facts_of(state, seat, False)))
        assert state.evaluations()[seat] == pytest.approx(foreseen)
    assert state.temperature() == NETWORK.temperatures[moment(state)]


def test_what_comes_is_told_only_of_who_thinks_ahead() -> None:
    state = begun(3, 1, 20)
    assert list(other_facts(state, 1, False))[THINKER:] == [0.0] * (OTHER_FACTS - THINKER)
    assert all(fact != 0.0 for fact in list(other_facts(state, 1, True))[THINKER : FIT + 9])


def test_the_tiles_to_come_are_counted() -> None:
    state = begun(2, 3, 0)
    to_come = list(other_facts(state, 0, True))[TO_COME:]
    tables = state.tables
    tiles = len(tables.ids)
    kinds = [sum(effect == kind for effect in tables.effects) / tiles for kind in range(BARRACKS)]
    rooms = [sum(capacity == wanted for capacity in tables.capacity) / tiles for wanted in range(1, 5)]
    assert to_come[:BARRACKS] == pytest.approx(kinds)
    assert to_come[BARRACKS:] == pytest.approx(
        [sum(tables.eggs) / tiles, *rooms, sum(tables.queens) / tiles, sum(tables.population) / tiles]
    )


@settings(max_examples=30, deadline=None)
@given(ANY_SEATS, ANY_SEED, st.integers(0, 150))
def test_what_a_tile_would_bring_is_what_it_brings(seats: int, seed: int, steps: int) -> None:
    """The tenth tile joins both ends, and is only estimated."""
    state = begun(seats, seed, steps)
    for hill in range(seats):
        placed, warren = int(state.placed[hill]), state.warren(hill)
        if placed >= RING - 1:
            continue
        for tile in state.unbuilt_tiles():
            for side, tiles_before in ((LEFT, 0), (RIGHT, placed)):
                after = state.memory.of(key_with(warren.key, tile, tiles_before))
                gain = state.gains.at_end(warren.galleries, warren.at_port, tile, side)
                assert gain == after.points - warren.points


def test_gains_are_averaged_over_the_best_of_them() -> None:
    gains = Gains()
    for gain in (1, 7, -3, 4, 2, 5, 0, 8):
        gains.add(gain)
    assert [gains.average_of_best(part) for part in (1, 2, 4, 8)] == [3.0, 6.0, 7.5, 8.0]
    # Of one at least.
    assert gains.average_of_best(10) == 8.0


def test_a_turn_that_has_begun_is_judged_by_its_best_end() -> None:
    state = thoroughly(begun(2, 5, 30))
    while state.phase != SIDE:
        state.advance(state.legal_actions()[0])
    seat = int(state.seat_to_act())
    ends = []
    for action in state.legal_actions():
        after = state.clone()
        after.advance(action)
        ends.append(list(after.evaluations()))
    best = max(ends, key=lambda values: values[seat] - values[1 - seat])
    assert list(state.evaluations()) == best


def test_the_end_is_judged_by_the_points() -> None:
    state = thoroughly(begun(3, 2, 1000))
    assert list(state.evaluations()) == state.scores()


@pytest.mark.parametrize("steps", [0, 15, 31, 60])
def test_the_expert_game_is_looked_at_as_before(steps: int) -> None:
    state = begun(2, 4, steps, {"expert": True})
    assert list(thoroughly(state).evaluations()) == list(state.evaluations())
    assert thoroughly(state).temperature() == state.temperature()


def test_who_looks_briefly_again_judges_as_before() -> None:
    state = begun(2, 4, 25)
    again = thoroughly(state)
    assert list(again.evaluations()) != list(state.evaluations())
    again.be_brief()
    assert list(again.evaluations()) == list(state.evaluations())
