"""The game for two, with the third colour."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.cli.screen import winner_sentence
from insectarium.core.game import Game
from insectarium.core.record import result_text
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.table.show import outcome_sentence
from insectarium.testing import Trial, rule

ItHappens = Game[ItHappensState]


def columns(trial: Trial[ItHappensState], slot: int) -> list[tuple[str, list[int]]]:
    return [(column["colour"], column["dice"]) for column in trial.table()["hills"][slot]["columns"]]


@rule("ITH-073", "ITH-074", "ITH-075", "ITH-A20", "ITH-A14")
def test_a_third_colour_joins_with_two_dice_for_each_seat(it_happens: ItHappens) -> None:
    state = it_happens.setup(seats=2, seed=1)
    players = it_happens.view(state)["table"]["players"]
    assert [(p["colour"], p["seat"], p["worms"], p["hands"]) for p in players] == [
        ("yellow", 0, 2, [5]),
        ("red", 1, 2, [5]),
        ("green", None, 0, [2, 2]),
    ]
    assert it_happens.pieces(state)["dice"] == 14


@rule("ITH-073")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_is_none(it_happens: ItHappens, seats: int) -> None:
    state = it_happens.setup(seats=seats, seed=1)
    assert state.colours == seats
    assert it_happens.score_sheet(state).extra == ()


@rule("ITH-076", "ITH-D03")
def test_before_rolling_you_choose_the_colour(start: Any) -> None:
    assert start(2, worms=[1]).choices() == ["roll", "roll third", "skip"]
    trial = start(2, ["green 1"], ["green 1"], worms=[1], third_dice=[0, 2])
    assert trial.choices() == ["roll", "skip"]


@rule("ITH-077", "ITH-074")
def test_both_place_the_third_colour_in_one_column(start: Any) -> None:
    trial = start(2, rolls=[3, 4])
    trial.do("roll third", "place 2", "roll third", "place 2")
    assert columns(trial, 1) == [("green", [3, 4])]
    assert list(trial.state.third_dice) == [1, 1]
    assert trial.table()["hills"][1]["columns"][0]["which"] == [0, 2]


@rule("ITH-077")
def test_the_column_of_the_third_colour_is_closed_to_others(start: Any) -> None:
    trial = start(2, [], ["green 3"], die=5, third_dice=[1, 2])
    trial.do("place 2")
    assert columns(trial, 1) == [("green", [3]), ("yellow", [5])]


@rule("ITH-078", "ITH-A16")
def test_worms_are_of_no_use_to_the_third_colour(start: Any) -> None:
    trial = start(2, worms=[5, 5], die=1, colour="green")
    assert trial.choices() == ["place 1", "place 2", "place 3"]
    assert trial.refusal("reroll").rule == "ITH-078"


@rule("ITH-A16", "ITH-078")
def test_skipping_needs_a_placeable_die_of_ones_own(with_hills: Any) -> None:
    trial = with_hills()(2, ["yellow 1 1 1 1 1"], worms=[5, 5])
    assert trial.choices() == ["roll third"]
    assert trial.refusal("skip").rule == "ITH-A16"


@rule("ITH-A17", "ITH-025")
def test_whoever_is_stuck_with_one_colour_must_play_the_other(start: Any) -> None:
    own_stuck = (["yellow 1"], ["yellow 1"], ["yellow 1 1"])
    trial = start(2, *own_stuck, hills="01 03 02", worms=[2, 2])
    assert trial.choices() == ["roll third"]
    third_stuck = (["green 1"], ["green 1"], ["yellow 1", "green 1"])
    trial = start(2, *third_stuck, hills="01 03 02", third_dice=[1, 0])
    assert trial.choices() == ["roll"]
    assert trial.refusal("roll third").rule == "ITH-077"


@rule("ITH-A17", "ITH-025")
def test_one_sits_out_only_when_neither_colour_finds_a_space(start: Any) -> None:
    stuck = (["yellow 1"], ["yellow 1"], ["yellow 1", "green 1"])
    trial = start(2, *stuck, hills="01 03 02", third_dice=[1, 2], die=1)
    trial.do("place 3", "roll", "place 1")
    assert trial.state.turn == 0
    assert trial.choices() == ["roll third"]


@rule("ITH-A18", "ITH-022")
def test_the_third_colour_has_no_turn_of_its_own(start: Any) -> None:
    trial = start(2)
    turns = []
    for _ in range(6):
        turns.append(int(trial.state.turn))
        trial.do("roll")
        trial.do(trial.choices()[-1])
    assert turns == [0, 1, 0, 1, 0, 1]


@rule("ITH-081", "ITH-A15", "ITH-074")
def test_the_third_colour_collects_into_a_display_of_its_own(start: Any) -> None:
    trial = start(2, die=1, colour="green")
    events = trial.do("place 1")
    assert trial.table()["players"][2]["objects"] == {"map": 1}
    gain = next(event for event in events if event.kind == "gain")
    assert (gain.seat, gain.facts["owner"]) == (-1, "third")


@rule("ITH-079", "ITH-A15")
def test_the_third_colour_wins_tiles_and_worms_in_the_evaluation(with_hills: Any) -> None:
    others = ["yellow 1 1 1 1", "red 1 1 1 1 1"]
    trial = with_hills(worm_number=9)(2, ["green 2 2 2 3"], others, third_dice=[0, 0], die=1)
    trial.do("place 2")
    assert trial.table()["done"][0] == {"hill": "01", "queen": "green", "general": None}
    assert list(trial.state.worms) == [0, 0, 1]


@rule("ITH-T14", "ITH-075")
def test_fourteen_dice_are_placed_in_a_round_for_two(with_hills: Any) -> None:
    trial = with_hills()(2)
    placed = 0
    while trial.state.rounds_done == 0:
        trial.do(trial.choices()[-1], "place 1")
        placed += 1
    assert placed == 14


# Queens of 9 + 8 + 8 and generals of 4 + 2 are 31; 30 and 29 for the others with worms.
THIRD_WINS = {"04": ("green", None), "06": ("green", None), "09": ("green", "yellow")}


@rule("ITH-080", "ITH-A19", "ITH-T17")
def test_the_third_colour_can_win(start: Any, it_happens: ItHappens) -> None:
    won = {**THIRD_WINS, "02": ("yellow", None), "10": ("red", "yellow"), "05": ("yellow", "red")}
    trial = start.over(2, won, worms=[11, 0, 6], objects=[{}, {"map": 2, "shoe": 1}, {}])
    assert it_happens.score_sheet(trial.state).totals() == [30, 25, 31]
    assert trial.state.winners() == []
    assert list(trial.state.chances()) == [0.0, 0.0]
    assert result_text(it_happens, trial.state) == "30 25 third_colour 31; winner third_colour"
    view = it_happens.view(trial.state)
    assert "third colour wins with 31" in it_happens.scene(view).as_json()["prompt"]
    assert outcome_sentence(it_happens, view, ["Ada", "Ben"], "en") == "Third colour wins with 31 points."
    assert winner_sentence(it_happens, view, "en", ["Ada", "Ben"]) == "Third colour wins."


@rule("ITH-080", "ITH-T17")
def test_the_third_colour_has_a_column_of_the_score_sheet(it_happens: ItHappens) -> None:
    sheet = it_happens.score_sheet(it_happens.setup(seats=2, seed=1))
    assert sheet.extra == ("third_colour",)
    assert all(len(row.points) == 3 for row in sheet.rows)


@rule("ITH-A19", "ITH-070")
def test_tie_breaks_hold_for_the_third_colour_too(start: Any) -> None:
    # 9 points each: the seat has them from one queen, the third colour from two.
    won = {"04": ("yellow", None), "01": ("green", None), "08": ("green", None)}
    assert start.over(2, won).state.winners() == []
    won = {"04": ("green", None), "01": ("yellow", None), "08": ("yellow", None)}
    assert start.over(2, won).state.winners() == [0]


@rule("ITH-A19", "ITH-A11")
def test_a_seat_can_share_the_victory_with_the_third_colour(start: Any, it_happens: ItHappens) -> None:
    trial = start.over(2, {"01": ("red", None), "12": ("green", None)})
    assert trial.state.winners() == [1]
    assert list(trial.state.chances()) == [0.0, 1.0]
    points = it_happens.score_sheet(trial.state).totals()[2]
    result = result_text(it_happens, trial.state)
    assert result == f"0 {points} third_colour {points}; winners 1 third_colour"
    scene = it_happens.scene(it_happens.view(trial.state)).as_json()
    assert len([node for node in scene["nodes"] if node["id"].startswith("laurel-")]) == 2
    assert "Third colour" in scene["prompt"]


@rule("ITH-080")
def test_before_the_end_the_third_colour_has_its_share_of_the_chances(it_happens: ItHappens) -> None:
    """A small one, because both players place its dice; a large one if they let it win hill after hill."""
    state = it_happens.setup(seats=2, seed=1)
    assert 0.95 < sum(state.chances()) < 1.0
    state.rounds_done = 3
    for number in range(9):
        state.queen_owner[state.pile[number]] = state.third()
    assert sum(state.chances()) < 0.5
