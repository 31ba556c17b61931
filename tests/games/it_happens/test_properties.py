"""What holds at every moment of every match."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import insectarium
from insectarium.core.game import Game
from insectarium.core.rng import Rng
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.games.it_happens.scoring import totals
from insectarium.testing import rule

GAME: Game[ItHappensState] = insectarium.load("it_happens")
SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**9)


def played(seats: int, seed: int, steps: int) -> ItHappensState:
    state = GAME.setup(seats=seats, seed=seed)
    rng = Rng.seeded(f"steps {seed}")
    for _ in range(steps):
        if state.is_over():
            break
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])
    return state


@rule("ITH-008", "ITH-T15", "ITH-009", "ITH-C11")
@given(SEATS, SEEDS, st.integers(0, 250))
@settings(max_examples=80, deadline=None)
def test_tiles_and_dice_are_neither_made_nor_lost(seats: int, seed: int, steps: int) -> None:
    pieces = GAME.pieces(played(seats, seed, steps))
    assert pieces == {"worms": 24, "objects": 32, "dice": 14 if seats == 2 else 5 * seats, "hills": 12}


@rule("ITH-028", "ITH-030", "ITH-031", "ITH-032")
@given(SEATS, SEEDS, st.integers(0, 250))
@settings(max_examples=80, deadline=None)
def test_columns_are_entered_from_the_left_by_one_colour_each(seats: int, seed: int, steps: int) -> None:
    state = played(seats, seed, steps)
    for hill in GAME.view(state)["table"]["hills"]:
        colours = [column["colour"] for column in hill["columns"]]
        taken = [colour for colour in colours if colour]
        assert colours == taken + [None] * (5 - len(taken))
        assert len(set(taken)) == len(taken)
        for column in hill["columns"]:
            assert len(column["dice"]) <= len(column["spaces"])
            assert column["sum"] == sum(die["number"] for die in column["dice"])


@rule("ITH-051", "ITH-052")
@given(SEATS, SEEDS, st.integers(0, 250))
@settings(max_examples=80, deadline=None)
def test_ranks_are_an_order_by_sum_and_column(seats: int, seed: int, steps: int) -> None:
    for hill in GAME.view(played(seats, seed, steps))["table"]["hills"]:
        taken = [
            (column["rank"], -column["sum"], n)
            for n, column in enumerate(hill["columns"])
            if column["colour"]
        ]
        assert sorted(taken) == [
            (rank, total, number)
            for rank, (total, number) in enumerate(sorted((total, n) for _, total, n in taken), start=1)
        ]


@rule("ITH-A24", "ITH-035")
@given(SEATS, SEEDS)
@settings(max_examples=30, deadline=None)
def test_whoever_is_stuck_stays_stuck_until_the_round_ends(seats: int, seed: int) -> None:
    state = GAME.setup(seats=seats, seed=seed)
    rng = Rng.seeded(f"stuck {seed}")
    stuck: set[tuple[int, int]] = set()
    while not state.is_over():
        now = int(state.rounds_done)
        for colour in range(int(state.colours)):
            if (now, colour) in stuck:
                assert not state.can_place(colour)
            elif not state.can_place(colour):
                stuck.add((now, colour))
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])


@rule("ITH-080", "ITH-069")
@given(SEATS, SEEDS)
@settings(max_examples=30, deadline=None)
def test_winners_have_the_most_points_of_all_colours(seats: int, seed: int) -> None:
    state = played(seats, seed, 10_000)
    best = max(totals(state))
    assert all(state.scores()[seat] == best for seat in state.winners())
    if seats > 2:
        assert state.winners()


@given(SEATS, SEEDS, st.integers(0, 250))
@settings(max_examples=60, deadline=None)
def test_an_estimate_leaves_the_board_as_it_was(seats: int, seed: int, steps: int) -> None:
    state = played(seats, seed, steps)
    before = GAME.fingerprint(state)
    state.chances()
    assert GAME.fingerprint(state) == before
