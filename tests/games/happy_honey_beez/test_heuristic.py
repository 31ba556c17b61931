"""What a thorough look sees of ties (HHB-123), which are frequent in a game of few points."""

from __future__ import annotations

from typing import Any

from insectarium.games.happy_honey_beez.rules import BeezState

# The hive tile, laid last, has an open side towards an empty place.
BOARD = ["S 0 0 0", "M 1 -1 0", "H2a 1 0 0"]
FOUR_TILES = "H1a H1b H2a Y1a"


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


def gain_of_an_open_hive(start: Any, supply: str) -> float:
    """What a thorough look adds for a queen in an open hive, with these tiles to come."""
    players: list[dict[str, Any]] = [{"bees": ["q 1 0"]}, {}]
    trial = start(BOARD, players, decision="act", laid=1, open="M M M", supply=supply)
    return float(thoroughly(trial.state).evaluate(0) - trial.state.evaluate(0))


def test_an_open_hive_counts_the_nearer_the_end(start: Any) -> None:
    last_turn = gain_of_an_open_hive(start, "H1a H1b")
    one_more = gain_of_an_open_hive(start, FOUR_TILES)
    many_more = gain_of_an_open_hive(start, f"{FOUR_TILES} {FOUR_TILES} H1a")
    assert last_turn > one_more > many_more == 0.0
