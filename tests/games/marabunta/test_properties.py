"""What holds at every moment of every match, whatever is played."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from insectarium.games.marabunta.codes import ALL_DICE, TILE_BIT
from insectarium.games.marabunta.game import Marabunta
from insectarium.games.marabunta.grid import HEXES, REGIONS
from insectarium.games.marabunta.maps import COOKIE, neighbours_of
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.state import EXECUTING, FREE, NONE
from insectarium.testing import rule

GAME = Marabunta()
SIDES = st.sampled_from(["symbol", "plain"])
CHOICES = st.lists(st.integers(0, 10_000), min_size=20, max_size=160)


def played(seed: int, territory: str, boards: str, picks: list[int]) -> list[MarabuntaState]:
    """The states of a match in which `picks` decide, after the first few moments."""
    state = GAME.setup(seed=seed, options={"territory": territory, "boards": boards})
    states = [state.clone()]
    for pick in picks:
        if state.is_over():
            break
        actions = state.legal_actions()
        state.advance(actions[pick % len(actions)])
        states.append(state.clone())
    return states


matches = given(seed=st.integers(0, 10_000), territory=SIDES, boards=SIDES, picks=CHOICES)


@rule("MAR-030", "MAR-076")
@settings(max_examples=40, deadline=None)
@matches
def test_marks_are_never_undone(seed: int, territory: str, boards: str, picks: list[int]) -> None:
    states = played(seed, territory, boards, picks)
    for before, after in pairwise(states):
        assert all(after.marks[h] == before.marks[h] for h in range(HEXES) if before.marks[h] != FREE)
        assert all(a >= b for a, b in zip(after.circles, before.circles, strict=True))
        assert all(a <= b for a, b in zip(after.anthills, before.anthills, strict=True))
        assert all(a >= b for a, b in zip(after.chests, before.chests, strict=True))


@rule("MAR-066", "MAR-074", "MAR-T10")
@settings(max_examples=40, deadline=None)
@matches
def test_what_is_kept_up_to_date_agrees_with_the_board(
    seed: int, territory: str, boards: str, picks: list[int]
) -> None:
    state = played(seed, territory, boards, picks)[-1]
    for seat in (0, 1):
        for hex in range(HEXES):
            supported = any(state.owner_at(near) == seat for near in neighbours_of(hex))
            assert state.near[seat * HEXES + hex] == supported
    for region in range(REGIONS):
        open_ = [h for h in range(HEXES) if state.map.region[h] == region and state.marks[h] == FREE]
        assert state.free_in_region[region] == len(open_)
        assert 2 <= state.circles[region] <= 8
        assert state.circles[region] + state.circles[REGIONS + region] + state.blank_circles(region) == 10
    cookies = [h for h in range(HEXES) if state.map.symbol[h] == COOKIE and state.marks[h] == FREE]
    assert state.free_cookies == len(cookies)


@rule("MAR-035", "MAR-107")
@settings(max_examples=40, deadline=None)
@matches
def test_pools_are_whole_and_the_end_is_noticed(
    seed: int, territory: str, boards: str, picks: list[int]
) -> None:
    for state in played(seed, territory, boards, picks):
        if state.phase == EXECUTING:
            assert state.pools[0] + state.pools[1] == ALL_DICE | TILE_BIT
            assert state.pools[0] & state.pools[1] == 0
            assert state.left & ~state.pools[state.active] == 0
        ended = state.free_cookies == 0 or any(
            state.free_in_region[region] == 0 or state.blank_circles(region) == 0 for region in range(REGIONS)
        )
        assert ended == (state.trigger != NONE)


@settings(max_examples=25, deadline=None)
@matches
def test_any_place_is_can_write_for_some_hex(
    seed: int, territory: str, boards: str, picks: list[int]
) -> None:
    state = played(seed, territory, boards, picks)[-1]
    for seat in (0, 1):
        for zone in range(REGIONS + 1):
            for followers in (0, 1, 2):
                for free_link in (False, True):
                    some = any(state.can_write(seat, hex, zone, followers, free_link) for hex in range(HEXES))
                    assert state.any_place(seat, zone, followers, free_link) == some
