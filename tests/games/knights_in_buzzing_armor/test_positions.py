"""Positions: what is written can be read again, and faults are named."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.document import PositionError
from insectarium.core.refusal import NotUnderstood
from insectarium.testing import rule

HOME = ["breeding FCCOCC 1,0", "meadow MMMMMM 2,0", "honey CCCCCO 0,-1", "hive COCCCC -1,1"]
APART = [
    "hive FCCOCC 1,0", "hive COCCCC -1,1", "meadow MMMMMM 1,-1", "meadow MMMMMM 1,-2", "breeding CCCCCO 0,-2",
]  # fmt: skip
OPEN = {"meadow": "MMMMMM", "hive": "OCCOCC", "breeding": "OCCFCC", "honey": "OCCCCC"}


def fault(start: Any, board: Any = HOME, bees: Any = (), **rest: Any) -> str:
    with pytest.raises(PositionError) as error:
        start(board, bees, **rest)
    return str(error.value)


def test_waiting_decisions_are_written_and_read(start: Any) -> None:
    trial = start(APART, ["0 queen 1,0", "0 queen 0,-2"], turn=1, open=OPEN)
    trial.do("lay hive 0,-1 turn 2", "put nothing")
    again = trial.game.position(trial.table())
    assert trial.table()["flier"] == 0
    assert trial.game.fingerprint(again) == trial.game.fingerprint(trial.state)
    trial.do("home q1")
    assert trial.table()["finished"] == [[0, "q2"]]
    again = trial.game.position(trial.table())
    assert list(again.legal_actions()) == list(trial.state.legal_actions())


def test_stacks_that_are_left_out_are_drawn(start: Any) -> None:
    table = start(HOME).table()
    assert {stack: len(tiles) for stack, tiles in table["stacks"].items()} == {
        "meadow": 6, "hive": 22, "breeding": 6, "honey": 6,
    }  # fmt: skip
    assert all(table["open"].values())


@rule("KBA-063")
def test_two_colours_on_one_tile_are_no_position(start: Any) -> None:
    assert "seats 0 and 1" in fault(start, bees=["0 worker 1,0", "1 worker 1,0"])
    assert "seats 0 and 1" in fault(start, bees=["0 worker 1,0", "1 egg 1,0"])


@pytest.mark.parametrize(
    ("bees", "rest", "sentence"),
    [
        (["0 queen 2,0"], {}, "never on a meadow"),
        (["0 egg 0,0"], {}, "breeding room"),
        (["0 egg 1,0", "0 egg 1,0"], {}, "one egg"),
        (["0 drone 2,0 pollen"], {}, "only workers"),
        (["0 queen 1,0", "0 queen 0,0"], {}, "both queens of seat 0"),
        ([], {"decision": "put"}, "follows a laid tile"),
        ([], {"decision": "fly_out", "laid": 1}, "'flier' goes with"),
        ([], {"decision": "fly_out", "laid": 1, "flier": 0}, "have not met"),
        ([], {"decision": "keep", "laid": 1}, "'finished' goes with"),
        ([], {"finished": [[0, "q1"]], "decision": "keep", "laid": 1}, "finished"),
        ([], {"finished": [[0]], "decision": "keep", "laid": 1}, "named by her seat"),
        ([], {"decision": "over"}, "two stacks are empty"),
        ([], {"players": [{"pollen": 11}, {"pollen": 10}]}, "only 20"),
        ([], {"tokens": {"honey": 7}}, "are not 20"),
        ([], {"players": [{"lost": 3}]}, "below 0"),
        (["0 worker 1,0"], {"players": [{"supply": ["w1"]}]}, "on the board or named twice"),
        ([], {"open": {"hive": "OCCOCC"}, "stacks": {"hive": ["OCCOCC"]}, "laid": 5}, "from 0 to 4"),
        ([], {"stacks": {"hive": ["OCCOCC"]}}, "only together"),
        ([], {"box": {"hive": ["M"]}}, "does not belong"),
    ],
)
def test_faults_are_named(start: Any, bees: list[str], rest: dict[str, Any], sentence: str) -> None:
    assert sentence in fault(start, bees=bees, **rest)


def test_the_start_tile_comes_first(start: Any) -> None:
    document = start.document(HOME)
    document["board"] = [{"tile": "M", "at": [0, 0]}]
    with pytest.raises(PositionError, match="start tile"):
        start.game.position(document)
    document["board"] = []
    with pytest.raises(PositionError, match="start tile"):
        start.game.position(document)
    with pytest.raises(PositionError, match="2 players are needed"):
        start.game.position({**start.document(HOME), "players": [{}]})


@pytest.mark.parametrize(
    "words",
    [
        "lay", "lay hive", "lay hive 1,0", "lay hive 1,0 turn x", "lay tunnel 1,0 turn 0", "fly w1",
        "fly x1 1,0", "fly w1 here", "hatch w1", "hatch w1 egg", "seduce d1", "seduce w1 1,0",
        "seduce d1 1,0 wax 1",
        "sting d1 1,0 honey 1", "expel d1+ 1,0", "put bee", "collect", "buzz",
    ],
)  # fmt: skip
def test_words_that_mean_nothing(start: Any, words: str) -> None:
    trial = start(HOME)
    with pytest.raises(NotUnderstood):
        trial.game.parse(trial.state, words)


def test_numbers_that_mean_nothing(start: Any) -> None:
    game = start.game
    for number in (-1, 1 << 40, (17 << 28) + 1, 5 << 19, 1 << 70):
        with pytest.raises(NotUnderstood):
            game.decode(number)
