"""Evaluating the hills after a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from insectarium.games.it_happens.rules import ItHappensState
from insectarium.testing import Trial, rule

Played = Trial[ItHappensState]
Start = Callable[..., Played]
Evaluated = Callable[..., Played]


def tiles(trial: Played, hill: str = "01") -> tuple[Any, Any]:
    """Who won the queen and the general of a hill."""
    done = {entry["hill"]: entry for entry in trial.table()["done"]}
    return done[hill]["queen"], done[hill]["general"]


@rule("ITH-049", "ITH-050", "ITH-052")
def test_most_pips_win_the_queen_and_second_most_the_general(evaluated: Evaluated) -> None:
    trial = evaluated(["yellow 2", "red 6 1", "green 5"])
    assert tiles(trial) == ("red", "green")
    assert trial.points("queens")[1] == 5
    assert trial.points("generals")[2] == 2


@rule("ITH-051", "ITH-052", "ITH-T08", "ITH-A06")
@pytest.mark.parametrize(
    ("columns", "winners"),
    [
        (["yellow 6", "red 6 3", "green 4 5", "blue 2"], ("red", "green")),
        (["yellow 6 1", "red 4 3", "green 5 2"], ("yellow", "red")),
        (["yellow 5", "red 6 2", "green 4 1"], ("red", "yellow")),
    ],
)
def test_of_equal_sums_the_left_one_comes_first(
    evaluated: Evaluated, columns: list[str], winners: tuple[str, str]
) -> None:
    assert tiles(evaluated(columns)) == winners


@rule("ITH-052")
def test_nobody_gets_both_tiles_of_a_hill(evaluated: Evaluated) -> None:
    queen, general = tiles(evaluated(["yellow 6 6", "red 1"]))
    assert queen != general


@rule("ITH-053", "ITH-A05", "ITH-T09")
def test_only_those_with_dice_in_the_hill_are_ranked(evaluated: Evaluated) -> None:
    trial = evaluated(["red 3"])
    assert tiles(trial) == ("red", None)
    assert tiles(trial, "03") == (None, None)
    told = [event.facts for event in trial.events if event.kind == "unclaimed"]  # type: ignore[attr-defined]
    assert [(facts["hill"], facts["tile"]) for facts in told] == [
        (1, "general"),
        (3, "queen"),
        (3, "general"),
    ]
    assert sum(trial.points("generals")) == 2


@rule("ITH-054", "ITH-A22")
def test_won_tiles_lie_with_their_winner_and_everybody_remembers_them(evaluated: Evaluated) -> None:
    trial = evaluated(["yellow 2", "red 6"], queen=9, general=4)
    for seat in range(4):
        players = trial.game.view(trial.state, seat)["table"]["players"]
        assert players[1]["queens"] == [["01", 9]]
        assert ["01", 4] in players[0]["generals"]


@rule("ITH-055")
@pytest.mark.parametrize(("dice", "worms"), [("3 3", 1), ("3 2", 0), ("3 4", 0)])
def test_exactly_the_worm_number_earns_a_worm(evaluated: Evaluated, dice: str, worms: int) -> None:
    assert evaluated([f"red {dice}"], worm_number=6).state.worms[1] == worms


@rule("ITH-055", "ITH-056", "ITH-T10")
def test_several_get_the_worm_beside_queen_and_general(evaluated: Evaluated) -> None:
    trial = evaluated(["yellow 4 5", "red 6 3", "green 4"], worm_number=9)
    assert tiles(trial) == ("yellow", "red")
    assert list(trial.state.worms) == [1, 1, 0, 0]


@rule("ITH-A07", "ITH-A13")
def test_the_last_worm_goes_to_the_left_column(evaluated: Evaluated) -> None:
    trial = evaluated(["red 3 3", "yellow 6", "green 6"], worm_number=6, worms=[0, 11, 0, 12])
    assert list(trial.state.worms) == [0, 12, 0, 12]


@rule("ITH-A13", "ITH-023")
def test_the_hills_are_evaluated_in_the_order_in_which_they_lie(evaluated: Evaluated) -> None:
    events = evaluated(["yellow 2", "red 6"]).events  # type: ignore[attr-defined]
    told = [event.facts["hill"] for event in events if event.kind in ("tile", "unclaimed")]
    assert told == [1, 1, 2, 2, 3, 3]


@rule("ITH-057", "ITH-058", "ITH-059")
def test_dice_come_back_and_new_hills_lie_open(evaluated: Evaluated) -> None:
    trial = evaluated(["yellow 2", "red 6"])
    assert list(trial.state.own_dice) == [5] * 4
    assert [hill["columns"] for hill in trial.table()["hills"]] == [[], [], []]
    assert not {hill["hill"] for hill in trial.table()["hills"]} & {"01", "02", "03"}


@rule("ITH-060", "ITH-022")
def test_the_next_start_player_sits_to_the_left(evaluated: Evaluated) -> None:
    trial = evaluated(["yellow 2", "red 6"])
    assert (trial.state.start, trial.state.turn) == (1, 1)


BOOK_HILL = ["red 4", "blue 3", "green 2 3", "yellow 4 3"]


@rule("ITH-T03", "ITH-C04", "ITH-C05")
def test_the_example_of_the_rulebook_on_our_hill(start: Start) -> None:
    second = ["red 1 1 1", "blue 1 1", "green 1", "yellow 1 1"]
    third = ["blue 1 1", "red 1", "green 1 1"]
    trial = start(4, BOOK_HILL, second, third, hills="01 07 10", die=1)
    trial.do("place 2")
    assert tiles(trial) == ("yellow", "green")
    assert trial.table()["done"][0]["hill"] == "01"
    assert list(trial.state.worms) == [0, 1, 0, 0]


@rule("ITH-T06")
def test_with_a_one_yellow_would_have_tied_and_lost_the_queen(start: Start) -> None:
    columns = ["red 4", "blue 3", "green 2 3", "yellow 4"]
    for die, rank in ((1, 2), (3, 1)):
        trial = start(4, columns, die=die)
        trial.do("place 1")
        assert trial.state.rank_of(0, 3) == rank
