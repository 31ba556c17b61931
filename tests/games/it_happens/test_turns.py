"""Turns: rolling, placing, worms, and who is next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.core.game import Game
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.testing import Trial, rule

ItHappens = Game[ItHappensState]
Start = Callable[..., Trial[ItHappensState]]


def columns(trial: Trial[ItHappensState], slot: int) -> list[tuple[str, list[int]]]:
    hill = trial.table()["hills"][slot]
    return [(column["colour"], column["dice"]) for column in hill["columns"]]


@rule("ITH-026", "ITH-040")
def test_one_die_is_rolled_and_placed_with_its_number(start: Start) -> None:
    trial = start(3, rolls=[5])
    trial.do("roll", "place 2")
    assert columns(trial, 1) == [("yellow", [5])]
    assert list(trial.state.own_dice) == [4, 5, 5]
    assert trial.state.turn == 1


@rule("ITH-027", "ITH-A03", "ITH-A01")
def test_a_rolled_die_must_be_placed(start: Start) -> None:
    trial = start(3, die=2, worms=[1])
    assert trial.choices() == ["reroll", "place 1", "place 2", "place 3"]
    assert trial.refusal("roll").rule == "ITH-027"
    assert trial.refusal("skip").rule == "ITH-A01"


@rule("ITH-028", "ITH-029", "ITH-031")
def test_dice_of_a_colour_pile_up_in_its_column(start: Start) -> None:
    trial = start(3, [], ["red 1", "yellow 4"], [], die=3, hills="01 03 02")
    trial.do("place 2")
    assert columns(trial, 1) == [("red", [1]), ("yellow", [4, 3])]


@rule("ITH-030", "ITH-032", "ITH-A23", "ITH-T01")
def test_a_first_die_goes_to_the_leftmost_column_without_dice(start: Start) -> None:
    trial = start(3, ["yellow 1", "red 2"], turn=2, die=6)
    trial.do("place 1")
    assert columns(trial, 0) == [("yellow", [1]), ("red", [2]), ("green", [6])]


@rule("ITH-032", "ITH-A23")
def test_a_column_with_room_is_closed_to_others(start: Start) -> None:
    trial = start(3, [], ["yellow 1"], turn=1, die=6)
    trial.do("place 2")
    assert columns(trial, 1) == [("yellow", [1]), ("red", [6])]


@rule("ITH-033", "ITH-034")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_hill_is_all_there_is_to_choose_whatever_the_number(start: Start, die: int) -> None:
    trial = start(3, ["yellow 1"], die=die)
    assert trial.choices() == ["place 2", "place 3"]


@rule("ITH-035", "ITH-C15")
def test_five_colours_find_a_column_each(start: Start) -> None:
    full = ["red 1", "green 1", "blue 1", "white 1"]
    trial = start(5, full, full, full, die=1)
    assert trial.choices() == ["place 1", "place 2", "place 3"]


@rule("ITH-036", "ITH-038", "ITH-047")
def test_a_worm_on_a_space_comes_at_once_and_too_late_for_this_roll(start: Start) -> None:
    trial = start(3, ["red 1"], die=1)
    assert "reroll" not in trial.choices()
    trial.do("place 1")
    assert list(trial.state.worms) == [1, 0, 0]
    assert trial.state.worm_supply == 23
    assert trial.state.turn == 1


@rule("ITH-037", "ITH-038")
def test_an_object_on_a_space_comes_as_a_tile_of_that_kind(start: Start) -> None:
    trial = start(3, die=1)
    trial.do("place 1")
    assert trial.table()["players"][0]["objects"] == {"map": 1}
    assert trial.state.object_supply[0] == 3
    assert trial.game.view(trial.state, 2)["table"]["players"][0]["objects"] == {"map": 1}


@rule("ITH-036", "ITH-A07", "ITH-C11")
def test_without_worms_in_the_supply_there_is_none_to_get(start: Start) -> None:
    trial = start(3, ["red 1"], die=1, worms=[12, 12, 0])
    events = trial.do("place 1")
    assert list(trial.state.worms) == [12, 12, 0]
    assert [event.facts["gained"] for event in events if event.kind == "gain"] == [0]


@rule("ITH-A08", "ITH-C10")
def test_a_kind_that_has_run_out_is_not_replaced(start: Start) -> None:
    trial = start(3, die=1, objects=[{}, {"map": 4}])
    trial.do("place 1")
    assert trial.table()["players"][0]["objects"] == {}
    assert trial.state.object_supply[0] == 0


@rule("ITH-041", "ITH-043", "ITH-044", "ITH-048", "ITH-T02")
def test_a_worm_rolls_the_die_again(start: Start) -> None:
    trial = start(3, worms=[2], rolls=[1, 3])
    trial.do("roll", "reroll")
    assert trial.state.die == 3
    assert (trial.state.worms[0], trial.state.worm_supply) == (1, 23)
    trial.do("place 2")
    assert columns(trial, 1) == [("yellow", [3])]


@rule("ITH-044", "ITH-045", "ITH-T16")
def test_the_last_of_several_rolls_counts(start: Start) -> None:
    trial = start(3, worms=[2], rolls=[6, 2, 1])
    trial.do("roll", "reroll", "reroll")
    assert trial.choices() == ["place 1", "place 2", "place 3"]
    trial.do("place 3")
    assert columns(trial, 2) == [("yellow", [1])]
    assert trial.state.worms[0] == 0


@rule("ITH-045")
def test_whoever_stops_paying_keeps_the_last_number(start: Start) -> None:
    trial = start(3, worms=[5], rolls=[6, 2])
    trial.do("roll", "reroll", "place 2")
    assert columns(trial, 1) == [("yellow", [2])]
    assert trial.state.worms[0] == 4


@rule("ITH-042", "ITH-D02")
def test_worms_have_two_uses(start: Start) -> None:
    with_worm, without = start(3, worms=[1]), start(3)
    assert set(with_worm.choices()) - set(without.choices()) == {"skip"}
    with_worm.do("roll")
    without.do("roll")
    assert set(with_worm.choices()) - set(without.choices()) == {"reroll"}


@rule("ITH-046", "ITH-041", "ITH-A02")
def test_a_worm_skips_a_turn_and_the_die_stays(start: Start) -> None:
    trial = start(3, worms=[1])
    trial.do("skip")
    assert trial.state.turn == 1
    assert list(trial.state.own_dice) == [5, 5, 5]
    assert (trial.state.worms[0], trial.state.worm_supply) == (0, 24)


@rule("ITH-A04")
def test_the_only_one_left_may_skip_in_vain(with_hills: Callable[..., Start]) -> None:
    trial = with_hills()(3, ["red 1 1 1 1 1", "green 1 1 1 1 1"], worms=[2])
    trial.do("skip", "skip")
    assert trial.state.turn == 0
    assert trial.choices() == ["roll"]


@rule("ITH-A25", "ITH-041")
def test_worms_of_others_are_of_no_use(start: Start) -> None:
    assert start(3, die=1, worms=[0, 5, 5]).choices() == ["place 1", "place 2", "place 3"]


@rule("ITH-A21")
def test_which_die_is_rolled_is_no_choice(start: Start) -> None:
    assert start(3).choices() == ["roll"]


@rule("ITH-022", "ITH-024", "ITH-040")
def test_whoever_has_placed_all_dice_is_passed_over(with_hills: Callable[..., Start]) -> None:
    trial = with_hills()(3, ["red 1 1 1 1 1"], die=1)
    trial.do("place 2")
    assert trial.state.turn == 2


@rule("ITH-025", "ITH-035", "ITH-T11", "ITH-C13", "ITH-A24")
def test_whoever_finds_no_space_sits_out_the_round(start: Start) -> None:
    trial = start(3, ["yellow 1"], ["yellow 1"], ["yellow 1"], hills="01 03 02", die=2, worms=[3])
    events = trial.do("place 3")
    assert [event.facts["dice"] for event in events if event.kind == "stuck"] == [1]
    assert trial.state.own_dice[0] == 1
    trial.do("roll", "place 1", "roll", "place 1")
    assert trial.state.turn == 1


@rule("ITH-023", "ITH-025", "ITH-057", "ITH-T11", "ITH-A24")
def test_the_round_ends_although_a_die_is_left_and_the_die_comes_back(start: Start) -> None:
    stuck = (
        ["yellow 1", "red 1 1", "green 1 1 1"],
        ["yellow 1", "red 1 1 1", "green 1 1"],
        ["yellow 1"],
    )
    trial = start(3, *stuck, hills="01 03 02", die=2)
    events = trial.do("place 3")
    assert trial.state.rounds_done == 1
    assert [event.kind for event in events][-1] == "round"
    assert list(trial.state.own_dice) == [5, 5, 5]


@rule("ITH-T14", "ITH-023")
@pytest.mark.parametrize(("seats", "dice"), [(3, 15), (4, 20), (5, 25)])
def test_all_dice_are_placed_in_a_round_with_room(
    with_hills: Callable[..., Start], seats: int, dice: int
) -> None:
    trial = with_hills()(seats)
    placed = 0
    while trial.state.rounds_done == 0:
        trial.do("roll", trial.choices()[0] if trial.state.die else "place 1")
        placed += 1
    assert placed == dice
