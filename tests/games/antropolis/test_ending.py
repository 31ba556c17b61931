"""How a match comes to its end."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

BOARD = ["F6H 0 0 0", "F2S 1 0 0", "N2S 2 0 3", "F2S -1 0 0", "N2S -2 0 0"]
NESTS = ["N1f 0 0 0", "N2a 1 0 0"]
MARKET = {"nest": ["N1a", "N1b"], "tunnel": ["U2a", "U2b"], "forest": ["F1a", "F2a"]}
DECLINE = {
    "lay": "stop laying", "market": "stop buying", "act": "end actions", "buy": "stop buying",
    "limit": "keep limit", "put": "put nothing",
}  # fmt: skip


def end_turn(trial: Any) -> None:
    seat = trial.state.active
    while trial.state.active == seat and not trial.state.is_over():
        trial.do(DECLINE.get(trial.game.decision_kind(trial.state), trial.choices()[0]))


def seats_to_come(trial: Any) -> list[int]:
    """Play on without doing anything; the seats that had a turn."""
    seats = []
    while not trial.state.is_over():
        seats.append(int(trial.state.active))
        end_turn(trial)
    return seats


@rule("ANT-008", "ANT-081", "ANT-084", "ANT-A50", "ANT-A51", "ANC-A16")
@pytest.mark.parametrize(
    ("edition", "active", "turns"),
    [
        ("second", 0, [2, 0]),
        ("second", 1, [2, 0]),
        ("second", 2, [0, 2]),
        ("first", 0, [1, 2]),
        ("first", 2, []),
    ],
)
def test_last_turns_after_the_target(start: Any, edition: str, active: int, turns: list[int]) -> None:
    """Seat 1 reaches the target; the active seat finishes its turn, and then the last turns come."""
    players: list[dict[str, Any]] = [{}, {"ants": ["q1 0 0"], "nests": 7}, {}]
    players[active] = {**players[active], "hand": "N1a"}
    trial = start(NESTS, players, turn=active, options={"edition": edition})
    trial.do("lay n1a 2,0 turn 3", "put worker")
    assert trial.state.first_to_target == 1
    assert trial.state.active == active
    assert trial.game.decision_kind(trial.state) == "act"
    assert trial.table()["final_turns"] == turns


@rule("ANT-085", "ANT-086", "ANT-087", "ANT-A54", "ANT-A56", "ANC-077", "ANC-078", "ANC-A17")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_everybody_has_a_last_turn_when_the_piles_are_empty(start: Any, edition: str) -> None:
    players = [{"ants": ["q1 2 0", "w1 1 0"], "hand": "U1a U2c"}, {"ants": ["q1 -2 0", "w1 -1 0"]}]
    given = {"market": MARKET, "piles": {"tunnel": ["U3a"]}, "laid": 1, "options": {"edition": edition}}
    trial = start(BOARD, players, decision="act", **given)
    trial.do("end actions")
    assert trial.table()["ending"] == "piles"
    assert trial.state.active == 1
    assert seats_to_come(trial) == [1, 0]


@rule("ANT-A54")
def test_the_market_can_take_the_last_tile(start: Any) -> None:
    players = [{"ants": ["q1 2 0"], "food": 1, "hand": "U1a U2c U2c"}, {"ants": ["q1 -2 0"]}]
    given = {"market": MARKET, "piles": {"tunnel": ["U3a"]}, "decision": "market"}
    trial = start(BOARD, players, **given)
    trial.do("buy tunnel 1 3,0 turn 1", "put nothing")
    assert trial.table()["final_turns"] == [1, 0]


@rule("ANT-A55")
def test_the_target_in_the_last_turns_changes_nothing(start: Any) -> None:
    players = [{"ants": ["q1 0 0"], "nests": 7, "hand": "N1a"}, {}]
    given = {"market": MARKET, "piles": {}, "ending": "piles", "final_turns": [1]}
    trial = start(NESTS, players, **given)
    trial.do("lay n1a 2,0 turn 3", "put nothing")
    assert trial.points("first") == [2, 0]
    assert trial.table()["ending"] == "piles"


@rule("ANC-076", "ANC-A15")
def test_the_first_edition_plays_the_round_to_its_end(start: Any) -> None:
    players: list[dict[str, Any]] = [{"ants": ["q1 0 0"], "nests": 7, "hand": "N1a"}, {}, {}]
    trial = start(NESTS, players, options={"edition": "first"}, starter=2)
    trial.do("lay n1a 2,0 turn 3", "put nothing")
    assert trial.table()["final_turns"] == [1]


@rule("ANC-079", "ANC-A18", "ANC-037")
def test_the_last_turns_of_the_first_edition_know_hands_only(start: Any) -> None:
    players = [{"ants": ["q1 2 0", "w1 1 0"], "hand": "U1a", "food": 5}, {"ants": ["q1 -2 0"]}]
    given = {"market": MARKET, "piles": {}, "ending": "piles", "final_turns": [1]}
    trial = start(BOARD, players, options={"edition": "first"}, **given)
    trial.do("lay u1a 0,-1 turn 5", "put nothing", "end actions")
    assert trial.state.active == 1


@rule("ANC-077")
def test_a_match_in_which_nothing_can_happen_is_over(start: Any) -> None:
    """No hand has a tile that fits, and who lays nothing draws nothing: there is no use in going on."""
    board = ["N0b 0 0 0", "U1a 1 0 3", "F1a 0 -1 5", "F1a -1 1 1"]
    players = [{"ants": ["q1 0 0"], "hand": "F1a"}, {"hand": "U2a"}]
    trial = start(board, players, options={"edition": "first"}, decision="act")
    trial.do("end actions")
    assert trial.state.is_over()
    assert trial.table()["ending"] == "stuck"
