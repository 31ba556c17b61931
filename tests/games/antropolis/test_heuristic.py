"""What the heuristic sees: work for workers, tiles in hand, tunnels that can go on."""

from __future__ import annotations

from typing import Any

import pytest

import insectarium
from insectarium.bots import ask, make_bot
from insectarium.games._ants.ants import QUEEN
from insectarium.games._ants.logistics import Regions
from insectarium.games._hexes.walking import UNBLOCKED, mask_of
from insectarium.games.antropolis.heuristic import THOROUGH_WEIGHTS
from insectarium.games.antropolis.whole_nests import whole_nests

NEST_AND_LANE = ["N1f 0 0 3", "U2a 1 0 0"]
FOREST = "F1a 2 0 3"
FIRST = {"edition": "first"}
LANE = 2


def worth(start: Any, ants: list[str], hand: str = "", turn: int = 0) -> float:
    trial = start(NEST_AND_LANE, [{"ants": ants, "hand": hand}, {"hand": "N1d"}], turn=turn)
    return float(trial.state.evaluate(0))


@pytest.mark.parametrize(
    ("board", "ants", "options", "work"),
    [
        ([*NEST_AND_LANE, FOREST], ["q1 0 0", "w1 1 0"], {}, 1.0),
        ([*NEST_AND_LANE, FOREST], ["w1 1 0"], {}, 0.5),
        ([*NEST_AND_LANE, FOREST], ["w1 1 0"], FIRST, 1.0),
        (NEST_AND_LANE, ["q1 0 0", "w1 1 0"], {}, 0.0),
    ],
    ids=["forest and queen", "no queen to feed", "first edition needs no queen", "no forest"],
)
def test_a_worker_needs_a_forest_and_somebody_to_feed(
    start: Any, board: list[str], ants: list[str], options: dict[str, str], work: float
) -> None:
    trial = start(board, [{"ants": ants, "hand": "N1d"}, {}], options=options)
    regions = Regions(trial.state, 0, UNBLOCKED, mask_of(0, QUEEN))
    assert regions.work_at(LANE) == work


def test_what_was_drawn_last_is_seen_when_the_turn_has_passed(start: Any) -> None:
    cap, forest = (worth(start, ["q1 0 0"], hand=hand, turn=1) for hand in ("N1a", "F1a"))
    assert cap > forest


def test_a_worker_belongs_on_the_lane_before_the_forest_is_laid(start: Any) -> None:
    assert worth(start, ["q1 0 0", "w1 1 0"], "F1a") > worth(start, ["q1 0 0", "w1 0 0"], "F1a")


def test_a_junction_in_hand_promises_more_than_a_dead_end(start: Any) -> None:
    ants = ["q1 0 0", "w1 1 0"]
    assert worth(start, ants, "U4a") > worth(start, ants, "U2a") > worth(start, ants, "U1a")


def test_only_a_thorough_look_sees_what_another_seat_can_do_with_its_tiles(start: Any) -> None:
    def rival(hand: str, *, thorough: bool) -> float:
        trial = start(NEST_AND_LANE, [{"hand": "N1d"}, {"ants": ["q1 0 0"], "hand": hand}, {"hand": "N1d"}])
        state = trial.state.clone()
        if thorough:
            state.be_thorough()
        return float(state.clone().evaluate(1))

    assert rival("N1a", thorough=False) == rival("F1a", thorough=False)
    assert rival("N1a", thorough=True) > rival("F1a", thorough=True)


def test_two_caps_in_hand_that_can_be_laid_in_one_turn_promise_more_than_food_by_itself(start: Any) -> None:
    """ANT-040, ANT-041"""

    def gain_by_food(hand: str) -> float:
        worths = []
        for food in (0, 1):
            player = {"ants": ["q1 0 0"], "hand": hand, "food": food}
            trial = start(["N2a 0 0 0"], [player, {"hand": "N1d"}])
            trial.state.be_thorough()
            worths.append(float(trial.state.evaluate(0)))
        return worths[1] - worths[0]

    assert gain_by_food("N1a F1a") == pytest.approx(gain_by_food("F1a F2a"))
    assert gain_by_food("N1a N1b") > gain_by_food("N1a F1a") + 0.3


def by_itself(
    start: Any, hand: str, food: int = 9, ants: tuple[str, ...] = (), edition: str = "second"
) -> float:
    """The points of the nests that a hand promises, with all queens in hand unless some are placed."""
    player = {"ants": ants, "hand": hand, "food": food}
    trial = start(NEST_AND_LANE, [player, {"hand": "N1d"}], options={"edition": edition})
    return round(whole_nests(trial.state, THOROUGH_WEIGHTS, 0) / THOROUGH_WEIGHTS.nest_in_hand, 6)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("N1a", 0),
        ("N1a F1a", 0),
        ("N1a N1b", 2),
        ("N1a N2a N1b", 3),
        ("N2a N2b", 0),
        ("N1a N1b N1c", 2),
        ("N0a", 0),
    ],
)
def test_nest_tiles_in_hand_that_close_each_other_promise_a_nest(start: Any, hand: str, points: int) -> None:
    assert by_itself(start, hand) == points


def test_a_single_tile_is_a_nest_in_the_first_edition(start: Any) -> None:
    """ANC-083"""
    assert by_itself(start, "N0a N1a N1b", edition="first") == 3
    assert by_itself(start, "N0a N1a N1b", edition="second") == 2


def test_a_nest_in_hand_counts_as_far_as_its_tiles_can_be_paid_for(start: Any) -> None:
    assert [by_itself(start, "N1a N2a N1b", food) for food in (0, 1, 2, 3)] == [1, 2, 3, 3]


def test_a_nest_in_hand_counts_less_without_a_queen_to_claim_it(start: Any) -> None:
    both_out = by_itself(start, "N1a N1b", ants=("q1 0 0", "q2 0 0"))
    assert 0 < both_out < by_itself(start, "N1a N1b", ants=("q1 0 0",)) == 2


def test_a_queen_who_can_gain_nothing_is_taken_back_when_a_nest_of_three_waits_in_hand(start: Any) -> None:
    """ANC-098: she is worth two points on the board in the end, but she can still be put there again."""
    board = ["N1f 0 0 0", "N2a 1 0 0", "N1d 0 -1 1"]
    rival = {"ants": ["q1 0 0", "q2 0 0"], "hand": "N1d"}

    def worth_with(hand: str, *ants: str) -> float:
        trial = start(board, [{"ants": ants, "hand": hand, "food": 3}, rival], options=FIRST)
        trial.state.be_thorough()
        return float(trial.state.evaluate(0))

    in_vain, elsewhere = "q1 1 0", "q2 0 -1"
    assert worth_with("N1a N2b N1b", elsewhere) > worth_with("N1a N2b N1b", in_vain, elsewhere)
    assert worth_with("F1a F2a F3a", elsewhere) < worth_with("F1a F2a F3a", in_vain, elsewhere)


def test_food_that_can_hardly_be_spent_any_more_counts_what_it_brings_in_the_end(start: Any) -> None:
    """ANC-101: three food are a point."""

    def worth_of(food: int) -> float:
        player = {"hand": "F1a", "food": food}
        piles = {"piles": {"tunnel": ["U2a"]}, "market": {}}
        trial = start(NEST_AND_LANE, [player, {"hand": "N1d"}], options=FIRST, **piles)
        trial.state.be_thorough()
        return float(trial.state.evaluate(0))

    assert worth_of(12) - worth_of(9) >= 1.0


def test_two_players_who_need_not_lay_a_tile_do_not_wait_for_each_other() -> None:
    """ANC-037: with this deal and less weight on laying, both passed for ever."""
    name = "antropolis/first/2/9"
    state = insectarium.load("antropolis").setup(seats=2, seed=name, options=FIRST)
    bots = [make_bot("greedy", f"{name}/{seat}") for seat in range(2)]
    deals = [insectarium.Rng.seeded(f"{name}/{seat}/deals") for seat in range(2)]
    for _ in range(1000):
        if state.is_over():
            break
        seat = int(state.seat_to_act())
        state.apply(ask(bots[seat], state, seat, deals[seat]))
    assert state.is_over()
