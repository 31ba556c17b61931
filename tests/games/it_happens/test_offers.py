"""What a player is told before choosing: where a die would go, what for, and the odds of rolling again."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.testing import Trial, rule

ItHappens = Game[ItHappensState]


def told(trial: Trial[ItHappensState], words: str) -> str:
    return trial.game.describe(trial.state, trial.game.parse(trial.state, words))


@rule("ITH-043", "ITH-044")
@pytest.mark.parametrize(
    ("die", "odds"),
    [
        (1, "5 sides in 6 show"),
        (4, "2 sides in 6 show"),
        (5, "1 side in 6 shows"),
        (6, "no side of the die shows"),
    ],
)
def test_rolling_again_tells_the_odds_of_a_higher_number(start: Any, die: int, odds: str) -> None:
    trial = start(3, die=die, worms=[2])
    assert told(trial, "reroll") == f"Pay 1 of your 2 worms and roll again: {odds} more than {die}."
    assert trial.game.view(trial.state, 0)["table"]["die"]["sides_above"] == 6 - die


@rule("ITH-033", "ITH-051")
def test_placing_tells_column_sum_rank_and_find(start: Any) -> None:
    trial = start(3, ["green 2", "yellow 3"], ["red 6"], die=3)
    assert told(trial, "place 1") == "Place the 3 in hill 1, column 2: you then have 6 and would be first."
    assert told(trial, "place 2") == (
        "Place the 3 in hill 2, column 2: you then have 3 and would be second; the space gives a key."
    )
    assert told(trial, "place 3") == (
        "Place the 3 in hill 3, column 1: you then have 3 and would be first; the space gives a glove."
    )


@rule("ITH-055")
def test_placing_tells_of_the_worm_number(start: Any) -> None:
    trial = start(3, ["red 1"], die=4)
    assert told(trial, "place 1") == (
        "Place the 4 in hill 1, column 2: you then have 4 and would be first, with the worm number; "
        "the space gives a worm."
    )


@rule("ITH-074")
def test_placing_for_the_third_colour_says_so(start: Any) -> None:
    trial = start(2, die=4, colour="green")
    assert "the third colour then has 4 and would be first" in told(trial, "place 2")


def test_the_other_actions_say_what_they_cost(start: Any) -> None:
    trial = start(2, worms=[1])
    assert told(trial, "roll") == "Roll one of your 5 dice."
    assert told(trial, "roll third") == "Roll a die of the third colour: you have 2 of them."
    assert told(trial, "skip") == "Pay 1 of your worms, your last, and skip this turn; the die stays yours."


def test_what_cannot_be_done_can_be_described_too(start: Any) -> None:
    trial = start(3, ["yellow 1"])
    assert told(trial, "place 1") == "Place a die in hill 1."


def test_what_is_told_comes_true(it_happens: ItHappens) -> None:
    state = it_happens.setup(seats=4, seed=2)
    seen = 0
    while not state.is_over():
        legal = [int(action) for action in state.legal_actions()]
        action = legal[-1]
        if state.die:
            colour = int(state.die_colour)
            offers = it_happens.view(state)["table"]["offers"]
            (given,) = [offer for offer in next(iter(offers.values())) if offer["slot"] == action - 4]
            after = state.clone()
            after.advance(action)
            if after.rounds_done == state.rounds_done:
                place = given["slot"] * 5 + given["column"]
                assert after.owner[place] == colour
                assert after.sum[place] == given["sum"]
                assert after.rank_of(given["slot"], given["column"]) == given["rank"]
                seen += 1
        state.apply(action)
    assert seen > 50


def test_a_view_shows_where_the_next_die_would_go_before_it_is_rolled(start: Any) -> None:
    trial = start(2, ["red 1"])
    offers = trial.game.view(trial.state, 1)["table"]["offers"]
    assert set(offers) == {"yellow", "green"}
    assert [offer["column"] for offer in offers["yellow"]] == [1, 0, 0]
    assert all(offer["sum"] is None for offer in offers["yellow"])


def test_a_click_asks_about_the_action_that_it_means(start: Any) -> None:
    trial = start(2, worms=[1])

    def meant(node: str) -> list[str]:
        return [trial.game.notation(trial.state, action) for action in trial.game.meant_by(trial.state, node)]

    assert meant("hill-02") == ["place 2"]
    assert meant("hill-12") == []
    assert meant("die-yellow-3") == ["roll"]
    assert meant("die-red-3") == []
    assert meant("die-green-0") == ["roll third"]
    assert meant("die-white-0") == []
    assert meant("skip") == ["skip"]
    assert meant("score") == []
    trial.do("roll")
    assert meant("die-yellow-0") == ["reroll"]


def test_rolls_and_new_hills_reveal_something(start: Any, with_hills: Any) -> None:
    trial = start(3, die=3)
    before = trial.state.clone()
    trial.do("place 1")
    place, roll = (trial.game.parse(trial.state, words) for words in ("place 1", "roll"))
    assert not trial.game.reveals(before, place, trial.state)
    before = trial.state.clone()
    trial.do("roll")
    assert trial.game.reveals(before, roll, trial.state)
    others = ["yellow 1 1 1 1", "red 1 1 1 1 1", "green 1 1 1 1 1"]
    trial = with_hills()(3, others, die=1)
    before = trial.state.clone()
    trial.do("place 1")
    assert trial.game.reveals(before, place, trial.state)
