"""The end of the game: points, variety, tie-breaks."""

from __future__ import annotations

from typing import Any, Protocol

import pytest

from insectarium.games.it_happens.rules import ItHappensState
from insectarium.testing import Trial, rule


class Start(Protocol):
    def over(self, seats: int = 3, won: Any = None, **rest: Any) -> Trial[ItHappensState]: ...


# Of green, in our hills: queens 9, 5 and 4, a general of 3.
BOOK_TILES = {
    "04": ("green", None), "01": ("green", None), "03": ("green", None), "02": ("red", "green"),
}  # fmt: skip
BOOK_OBJECTS = {"map": 2, "shoe": 2, "bone": 1, "glasses": 1, "loudspeaker": 1}


@rule("ITH-T04", "ITH-062", "ITH-063", "ITH-064", "ITH-065", "ITH-039")
def test_the_final_scoring_of_the_rulebook(start: Start) -> None:
    six_kinds = {"map": 1, "shoe": 1, "bone": 1, "telescope": 1, "glove": 1, "key": 1}
    trial = start.over(3, BOOK_TILES, worms=[0, 0, 3], objects=[six_kinds, {}, BOOK_OBJECTS])
    assert [trial.points(row)[2] for row in ("sets", "worms", "queens", "generals", "variety")] == [
        10, 3, 18, 3, 0,
    ]  # fmt: skip
    assert trial.state.scores()[2] == 34


@rule("ITH-T05", "ITH-066", "ITH-067", "ITH-068")
@pytest.mark.parametrize("other", [{}, {"map": 1, "shoe": 1, "bone": 1, "telescope": 1, "glove": 1}])
def test_most_kinds_bring_ten_more_also_when_shared(start: Start, other: dict[str, int]) -> None:
    trial = start.over(3, BOOK_TILES, worms=[0, 0, 3], objects=[other, {}, BOOK_OBJECTS])
    assert trial.state.scores()[2] == 44


@rule("ITH-T07", "ITH-062", "ITH-063", "ITH-A09", "ITH-068")
def test_a_kind_scores_once_however_many_tiles(start: Start) -> None:
    trial = start.over(3, objects=[{"map": 4, "shoe": 3, "bone": 1}])
    assert trial.points("sets") == [10, 0, 0]
    reason = trial.game.score_sheet(trial.state).rows[3].because[0]
    assert reason is not None
    assert reason.args == {"kinds": 3}


@rule("ITH-T12", "ITH-066", "ITH-067")
def test_variety_is_not_split(start: Start) -> None:
    four = {"map": 1, "shoe": 1, "bone": 1, "key": 1}
    three = {"map": 1, "shoe": 2, "bone": 1}
    assert start.over(3, objects=[four, four, three]).points("variety") == [10, 10, 0]


@rule("ITH-068")
def test_worms_are_no_objects(start: Start) -> None:
    assert start.over(3, worms=[9, 0, 0], objects=[{}, {"key": 1}]).points("variety") == [0, 10, 0]


@rule("ITH-A10")
def test_nobody_has_most_of_nothing(start: Start) -> None:
    assert start.over(3, worms=[1, 2, 3]).points("variety") == [0, 0, 0]


@rule("ITH-012", "ITH-061", "ITH-069")
def test_the_most_points_win_when_the_match_is_over(start: Start) -> None:
    trial = start.over(3, worms=[3, 5, 4])
    assert trial.state.is_over()
    assert trial.choices() == []
    assert trial.state.winners() == [1]


# Queen and general of our hills: 04 has 9 and 4, 06 8 and 3, 02 7 and 3, 01 5 and 2, 12 5 and 1, 08 4 and 2.


@rule("ITH-070", "ITH-T13")
def test_more_queens_decide_even_if_worth_less(start: Start) -> None:
    won = {"01": ("yellow", None), "08": ("yellow", None), "04": ("red", None)}
    trial = start.over(3, won)
    assert trial.state.scores() == [9, 9, 0]
    assert trial.state.winners() == [0]


@rule("ITH-071", "ITH-T13")
def test_then_more_generals_decide(start: Start) -> None:
    won = {"01": ("yellow", "red"), "12": ("red", "yellow"), "03": ("green", "yellow")}
    trial = start.over(3, won)
    assert trial.state.scores()[:2] == [7, 7]
    assert trial.state.winners() == [0]


@rule("ITH-072", "ITH-T13")
def test_then_more_worms_decide(start: Start) -> None:
    # 8 points each: yellow from the greater queen, red from a worm beside the smaller one.
    won = {"06": ("yellow", "green"), "02": ("red", "green")}
    trial = start.over(3, won, worms=[0, 1, 0])
    assert trial.state.scores()[:2] == [8, 8]
    assert trial.state.winners() == [1]


@rule("ITH-A11", "ITH-T13")
def test_what_is_still_equal_is_shared(start: Start) -> None:
    won = {"01": ("yellow", None), "12": ("red", None)}
    trial = start.over(3, won, worms=[2, 2, 0])
    assert trial.state.winners() == [0, 1]


@rule("ITH-012", "ITH-069")
def test_nobody_has_won_before_the_end(start: Any) -> None:
    assert start(3, worms=[3, 1]).state.winners() == []
