"""Step 1 of a turn: take a tile from the row and pay for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MicropolisState]]

ROW = "01 02 03 04 05 06 07"
ALL_PAID = [f"take {index} soldiers" for index in range(2, 8)]
ALL_BY_MARKER = [f"take {index} marker" for index in range(2, 8)]


@rule("MIC-024", "MIC-025", "MIC-D01")
def test_any_tile_that_can_be_paid_and_nothing_else_may_be_done(start: Start) -> None:
    assert start([6, 5], row=ROW).choices() == ["take 1", *ALL_PAID]


@rule("MIC-024", "MIC-026")
def test_the_front_tile_is_free_even_for_an_empty_army(start: Start) -> None:
    trial = start([0, 5], row=ROW)
    assert trial.choices() == ["take 1"]
    trial.do("take 1")
    assert trial.state.army[0] == 0
    assert sum(trial.state.row_soldiers) == 0


@rule("MIC-024")
def test_a_turn_brings_exactly_one_tile(start: Start) -> None:
    trial = start([5, 5], row=ROW)
    trial.do("take 1")
    assert list(trial.state.placed) == [1, 0]
    assert trial.state.seat_to_act() == 1


@rule("MIC-027", "MIC-T09")
def test_when_the_first_two_are_gone_the_third_is_free(start: Start) -> None:
    trial = start([5, 5, 5], tiles=["08", "09"], turn=3, row="- - 03 04 05 06 07")
    trial.do("take 1")
    assert trial.table()["anthills"][2] == {"tiles": ["03"], "left": 0, "army": 5, "full": []}


@rule("MIC-027", "MIC-028")
def test_gaps_cost_nothing(start: Start) -> None:
    trial = start([5, 5], tiles=["08"], turn=2, row="01 - 03 04 05 06 07")
    trial.do("take 2 soldiers")
    assert trial.table()["anthills"][1]["tiles"] == ["03"]
    assert trial.state.army[1] == 4
    assert list(trial.state.row_soldiers) == [1, 0, 0, 0, 0, 0, 0]


@rule("MIC-028", "MIC-T12")
def test_the_fourth_tile_costs_a_soldier_on_each_of_three(start: Start) -> None:
    trial = start([5, 5], row=ROW)
    trial.do("take 4 soldiers")
    assert trial.state.army[0] == 2
    assert list(trial.state.row_soldiers) == [1, 1, 1, 0, 0, 0, 0]
    assert trial.state.supply == 35


@rule("MIC-029", "MIC-T13", "MIC-D01")
@pytest.mark.parametrize(
    ("army", "markers", "choices"),
    [
        (2, 0, ["take 1", "take 2 soldiers", "take 3 soldiers"]),
        (0, 0, ["take 1"]),
        (2, 1, ["take 1", "take 2 soldiers", "take 3 soldiers", *ALL_BY_MARKER]),
        (0, 1, ["take 1", *ALL_BY_MARKER]),
        (6, 2, ["take 1", *ALL_PAID, *ALL_BY_MARKER]),
    ],
)
def test_army_and_marker_decide_which_tiles_are_in_reach(
    start: Start, army: int, markers: int, choices: list[str]
) -> None:
    assert start([army, 5], row=ROW, architects=[markers, 0]).choices() == choices


@rule("MIC-030")
def test_paid_soldiers_stay_and_more_join_them(start: Start) -> None:
    trial = start([5, 5], row=ROW, soldiers=[2, 0, 1])
    trial.do("take 4 soldiers", "take 3 soldiers")
    assert list(trial.state.row_soldiers) == [4, 2, 0, 0, 0, 0, 0]


@rule("MIC-031", "MIC-A18")
def test_soldiers_on_the_tile_come_along_all_of_them(start: Start) -> None:
    trial = start([3, 5], row=ROW, soldiers=[4])
    assert [words for words in trial.choices() if words.startswith("take 1")] == ["take 1"]
    trial.do("take 1")
    assert trial.state.army[0] == 7
    assert sum(trial.state.row_soldiers) == 0


@rule("MIC-032", "MIC-A06", "MIC-T14")
def test_a_full_foundation_sends_what_it_collects_to_the_supply(start: Start) -> None:
    trial = start([10, 5], row=ROW, soldiers=[3], supply=20)
    trial.do("take 1")
    assert trial.state.army[0] == 10
    assert trial.state.supply == 23


@rule("MIC-032", "MIC-033", "MIC-A05", "MIC-A06", "MIC-T14")
def test_first_pay_then_collect_then_the_limit(start: Start) -> None:
    trial = start([9, 5], row=ROW, soldiers=[0, 0, 4], supply=20)
    trial.do("take 3 soldiers")
    assert trial.state.army[0] == 10
    assert trial.state.supply == 21
    assert list(trial.state.row_soldiers[:3]) == [1, 1, 0]


@rule("MIC-A06")
def test_the_limit_is_applied_before_the_tile_takes_effect(start: Start) -> None:
    trial = start([10, 5], row="59 02 03 04 05 06 07", soldiers=[2])
    trial.do("take 1", "fill barracks")
    assert trial.state.army[0] == 6


@rule("MIC-033", "MIC-A05")
def test_soldiers_on_a_tile_cannot_pay_for_it(start: Start) -> None:
    trial = start([1, 5], row=ROW, soldiers=[0, 0, 5])
    assert trial.choices() == ["take 1", "take 2 soldiers"]


@rule("MIC-065", "MIC-066", "MIC-067", "MIC-T15")
def test_a_marker_pays_for_any_tile_and_returns_to_the_supply(start: Start) -> None:
    trial = start([4, 5], row=ROW, soldiers=[0, 0, 0, 0, 2], architects=[1, 0])
    trial.do("take 5 marker")
    assert trial.state.army[0] == 6
    assert sum(trial.state.row_soldiers) == 0
    assert list(trial.state.architects) == [0, 0]
    assert trial.state.spare_architects == 2


@rule("MIC-068")
def test_nobody_must_use_a_marker(start: Start) -> None:
    trial = start([4, 5], row=ROW, architects=[1, 0])
    trial.do("take 3 soldiers")
    assert trial.state.army[0] == 2
    assert list(trial.state.architects) == [1, 0]


@rule("MIC-A16")
def test_a_marker_is_not_for_the_free_tile(start: Start) -> None:
    assert "take 1 marker" not in start([5, 5], row=ROW, architects=[2, 0]).choices()


@rule("MIC-A16")
def test_one_marker_replaces_the_whole_price(start: Start) -> None:
    trial = start([5, 5], row=ROW, architects=[2, 0])
    trial.do("take 7 marker")
    assert list(trial.state.architects) == [1, 0]
    assert trial.state.army[0] == 5


@rule("MIC-065")
def test_a_marker_of_somebody_else_is_of_no_use(start: Start) -> None:
    assert start([0, 5], row=ROW, architects=[0, 2]).choices() == ["take 1"]


@rule("MIC-072", "MIC-A30")
def test_soldiers_in_a_barracks_cannot_pay(start: Start) -> None:
    trial = start([0, 5], tiles=["59", "08"], full=["59"], round=2, row="01 02 03 04 05")
    assert trial.choices() == ["take 1"]
