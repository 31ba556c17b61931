"""What a thorough look sees: who wins a tie (HHB-123), frequent in a game of few points, and winters."""

from __future__ import annotations

from typing import Any

from insectarium.games.happy_honey_beez.heuristic import turns_left, worth_in_a_tie
from insectarium.games.happy_honey_beez.rules import BeezState

# The hive tile, laid last, has an open side towards an empty place.
BOARD = ["S 0 0 0", "M 1 -1 0", "H2a 1 0 0"]


def thoroughly(state: BeezState) -> BeezState:
    thorough = state.clone()
    thorough.be_thorough()
    return thorough


def test_who_wins_a_tie_is_better_off_in_the_end(start: Any) -> None:
    players: list[dict[str, Any]] = [{"hives": 3, "bees": ["q 1 0"]}, {"hives": 3}]
    trial = start(BOARD, players, decision="act", laid=1, open="H1a M", supply="H1b", track=[1, 0])
    trial.do("end turn")
    brief, thorough = trial.state, thoroughly(trial.state)
    assert brief.evaluate(0) == brief.evaluate(1) == 3.0
    assert thorough.evaluate(0) > thorough.evaluate(1) == 3.0
    assert thorough.chances_at(1.0)[0] > 0.5


def test_an_open_hive_counts_the_nearer_the_end() -> None:
    last_turn, one_more, many_more = (worth_in_a_tie(3, turns) for turns in (0, 1, 4))
    assert last_turn > one_more > many_more == 0.0
    assert worth_in_a_tie(4, 0) > last_turn > worth_in_a_tie(0, 0) == 0.0


def test_a_thorough_look_counts_an_open_hive_in_the_last_turn(start: Any) -> None:
    players: list[dict[str, Any]] = [{"bees": ["q 1 0"]}, {}]
    trial = start(BOARD, players, decision="act", laid=1, open="M M M", supply="H1a H1b")
    assert thoroughly(trial.state).evaluate(0) > trial.state.evaluate(0) + 0.1


def turns_told(start: Any, supply: str) -> tuple[int, int]:
    """The turns that the seat to act has before it, at a brief look and at a thorough one."""
    trial = start(BOARD, [{}, {}], decision="lay", open="M M H1a H1b", supply=supply)
    return int(turns_left(trial.state, 0)), int(turns_left(thoroughly(trial.state), 0))


def test_a_thorough_look_foresees_that_winters_take_meadows(start: Any) -> None:
    """Of five meadows three stay on offer to the end, and the others go out of the game (HHB-106)."""
    assert turns_told(start, "H2a H2b H2c H2d H3a Y1a Y2a M M M") == (5, 4)


def test_as_many_meadows_as_stay_on_offer_take_no_turn(start: Any) -> None:
    assert turns_told(start, "H2a H2b H2c H2d H3a Y1a Y2a Y1b Y2b M") == (5, 5)
