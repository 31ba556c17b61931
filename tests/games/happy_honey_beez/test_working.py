"""Special actions: pollen, honey, feeding the queen, leaving the board."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing import rule
from insectarium.testing.trial import Trial

Start = Any
# A meadow at the flight hole of the start tile, a honey room in its hive.
BOARD = ["S 0 0 0", "M 1 -1 0", "Y1a 1 0 3"]


def act(
    start: Start, mine: dict[str, Any], other: dict[str, Any] | None = None, **rest: Any
) -> Trial[BeezState]:
    trial: Trial[BeezState] = start(BOARD, [mine, other or {}], decision="act", **rest)
    return trial


def bee(trial: Trial[BeezState], name: str) -> Any:
    return trial.table()["players"][0]["bees"].get(name)


@rule("HHB-068", "HHB-071", "HHB-092", "HHB-093", "HHB-D06")
def test_collecting_pollen(start: Start) -> None:
    trial = act(start, {"bees": ["w1 1 -1"]})
    trial.do("collect w1")
    assert bee(trial, "w1") == {"at": [1, -1], "load": "pollen", "acted": True}
    assert trial.state.pollen_supply == 7
    assert trial.refusal("collect w1").rule == "HHB-068"
    assert trial.refusal("abandon w1").rule == "HHB-068"


@rule("HHB-092", "HHB-093", "HHB-094")
def test_when_there_is_nothing_to_collect(start: Start) -> None:
    assert act(start, {"bees": ["w1 0 0"]}).refusal("collect w1").rule == "HHB-092"
    assert act(start, {"bees": ["w1 1 -1 honey"]}).refusal("collect w1").rule == "HHB-093"
    empty = act(start, {"bees": ["w1 1 -1"], "pollen": 8})
    assert empty.refusal("collect w1").rule == "HHB-094"


@rule("HHB-095", "HHB-096", "HHB-A29", "HHB-A37")
def test_making_honey(start: Start) -> None:
    trial = act(start, {"bees": ["w1 1 0 pollen"]}, {"bees": ["q 0 0"]})
    trial.do("honey w1")
    assert bee(trial, "w1")["load"] == "honey"
    assert (trial.state.pollen_supply, trial.state.honey_supply) == (8, 19)
    free = act(start, {"bees": ["w1 1 0 pollen"]})
    free.do("honey w1", "fly w1 0,0")
    assert bee(free, "w1") == {"at": [0, 0], "load": "honey", "acted": True, "flown": True}


@rule("HHB-095", "HHB-097")
def test_when_no_honey_can_be_made(start: Start) -> None:
    assert (
        act(start, {"bees": ["w1 0 0 pollen"]}).refusal("honey w1").message.key == "refusal-not-in-honey-room"
    )
    assert act(start, {"bees": ["w1 1 0"]}).refusal("honey w1").message.key == "refusal-carries-no-pollen"
    assert (
        act(start, {"bees": ["w1 1 0 honey"]}).refusal("honey w1").message.key == "refusal-carries-no-pollen"
    )
    empty = act(start, {"bees": ["w1 1 0 pollen"], "jar": 20})
    assert empty.refusal("honey w1").rule == "HHB-097"


@rule("HHB-098", "HHB-099", "HHB-100", "HHB-069")
@pytest.mark.parametrize(("load", "pollen", "jar"), [("pollen", 1, 0), ("honey", 0, 1)])
def test_feeding_the_queen(start: Start, load: str, pollen: int, jar: int) -> None:
    trial = act(start, {"bees": ["q 0 0", f"w1 1 -1 {load}"]})
    assert trial.refusal("feed w1").message.key == "refusal-no-queen-here"
    trial.do("fly w1 0,0", "feed w1")
    player = trial.table()["players"][0]
    assert (player["pollen"], player["jar"]) == (pollen, jar)
    assert bee(trial, "w1") == {"at": [0, 0], "acted": True, "flown": True}
    before = act(start, {"bees": ["q 0 0", f"w1 0 0 {load}"]})
    before.do("feed w1", "fly w1 1,-1")
    assert bee(before, "w1")["at"] == [1, -1]


@rule("HHB-098")
def test_only_who_carries_something_can_feed(start: Start) -> None:
    trial = act(start, {"bees": ["q 0 0", "w1 0 0"]})
    assert trial.refusal("feed w1").message.key == "refusal-carries-nothing"


@rule("HHB-071", "HHB-D07")
def test_a_queen_can_only_leave(start: Start) -> None:
    trial = act(start, {"bees": ["q 1 0"]})
    assert set(trial.choices()) == {"fly q 0,0", "abandon q", "end turn"}
    for words in ("collect q", "honey q", "feed q"):
        assert trial.refusal(words).rule == "HHB-071"


@rule("HHB-A34", "HHB-069")
def test_bees_may_take_turns(start: Start) -> None:
    trial = act(start, {"bees": ["w1 1 -1", "w2 1 0 pollen"]})
    trial.do("collect w1", "honey w2", "fly w1 0,0", "fly w2 1,-1")
    assert bee(trial, "w1") == {"at": [0, 0], "load": "pollen", "acted": True, "flown": True}
    assert bee(trial, "w2") == {"at": [1, -1], "load": "honey", "acted": True, "flown": True}


@rule("HHB-102", "HHB-103", "HHB-008")
def test_pollen_takes_two_turns_and_honey_three(start: Start) -> None:
    trial = act(
        start,
        {"bees": ["q 0 0", "w1 1 -1"]},
        open="M M H1a H1a",
        supply=" ".join(["H2d"] * 4 + ["H2a"] * 3 + ["Y2a"] * 3),
    )
    trial.do("collect w1", "fly w1 1,0")
    assert trial.refusal("honey w1").rule == "HHB-068"
    next_turn(trial)
    trial.do("honey w1", "fly w1 0,0")
    assert trial.refusal("feed w1").rule == "HHB-068"
    next_turn(trial)
    trial.do("feed w1")
    assert trial.table()["players"][0]["jar"] == 1
    assert trial.state.scores()[0] == 1


def next_turn(trial: Trial[BeezState]) -> None:
    """Both end their turns, laying what must be laid far from the start tile."""
    trial.do("end turn")
    for _ in range(2):
        lays = [words for words in trial.choices() if words.startswith("lay")]
        trial.do(next(words for words in lays if not touches_middle(words)))
        if trial.table()["decision"] == "put":
            trial.do("put nothing")
        if trial.table()["turn"] == 1:
            trial.do("end turn")


def touches_middle(words: str) -> bool:
    q, r = (int(number) for number in words.split()[2].split(","))
    return max(abs(q), abs(r), abs(q + r)) <= 1


@rule("HHB-087", "HHB-088", "HHB-A31", "HHB-A32", "HHB-A33")
@pytest.mark.parametrize("load", ["pollen", "honey"])
def test_leaving_the_board_is_free_and_gives_back_the_load(start: Start, load: str) -> None:
    trial = act(start, {"bees": [f"w1 1 -1 {load}"], "hives": 3})
    trial.do("abandon w1")
    assert bee(trial, "w1") is None
    assert (trial.state.pollen_supply, trial.state.honey_supply) == (8, 20)
    assert trial.state.scores()[0] == 3
    assert trial.refusal("put worker").rule == "HHB-060"
    assert trial.refusal("fly w1 0,0").rule == "HHB-088"


@rule("HHB-090", "HHB-091", "HHB-101")
def test_with_the_option_leaving_costs_a_point_but_never_honey(start: Start) -> None:
    options = {"abandon_costs_point": True}
    trial = act(start, {"bees": ["w1 1 -1", "w2 1 0"], "hives": 1, "jar": 2}, options=options)
    trial.do("abandon w1")
    assert trial.points("hives")[0] == 1
    assert trial.points("lost")[0] == -1
    trial.do("abandon w2")
    assert trial.points("lost")[0] == -1
    assert trial.state.scores()[0] == 2


@rule("HHB-A40")
def test_a_marker_that_moves_back_lies_on_top(start: Start) -> None:
    players = [{"bees": ["w1 1 -1"], "hives": 4}, {"hives": 3}]
    trial = start(BOARD, players, decision="act", options={"abandon_costs_point": True}, track=[1, 0])
    trial.do("abandon w1")
    assert trial.game.view(trial.state)["table"]["stacks"] == {"3": [1, 0]}
