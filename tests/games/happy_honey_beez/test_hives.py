"""Finishing hives: when, for whom, and what becomes of the queens."""

from __future__ import annotations

from typing import Any

from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing import rule
from insectarium.testing.trial import Trial

Start = Any
# The start tile with two caps: one side, towards -1,1, is open.
NEARLY = ["S 0 0 0", "H1b 1 0 3", "H1a 0 -1 5"]
CLOSE = "lay h1a -1,1 turn 1"


def lay(start: Start, board: list[str], players: list[dict[str, Any]], **rest: Any) -> Trial[BeezState]:
    trial: Trial[BeezState] = start(board, players, **{"open": "H1a H0a M M", **rest})
    return trial


@rule("HHB-005", "HHB-006", "HHB-009", "HHB-108", "HHB-109", "HHB-111", "HHB-115", "HHB-A09")
def test_a_finished_hive_pays_a_point_for_each_tile(start: Start) -> None:
    trial = lay(start, NEARLY, [{"bees": ["q 1 0"]}, {}])
    events = trial.do(CLOSE, "put nothing")
    assert [(e.seat, e.facts["tiles"], e.facts["points"]) for e in events if e.kind == "hive"] == [(0, 4, 4)]
    assert trial.state.scores() == [4, 0]
    assert trial.points("hives") == [4, 0]
    assert trial.table()["players"][0]["bees"] == {}


@rule("HHB-010", "HHB-109")
def test_an_open_side_leaves_a_hive_unfinished(start: Start) -> None:
    trial = lay(start, NEARLY[:2], [{"bees": ["q 1 0"]}, {}])
    trial.do("lay h1a 0,-1 turn 5", "put nothing")
    assert trial.state.scores() == [0, 0]
    assert trial.table()["players"][0]["bees"] == {"q": {"at": [1, 0]}}


@rule("HHB-110", "HHB-112", "HHB-A13", "HHB-A14")
def test_a_queen_may_come_with_the_finishing_tile(start: Start) -> None:
    trial = lay(start, NEARLY, [{}, {}])
    trial.do(CLOSE, "put queen")
    assert trial.state.scores() == [4, 0]
    alone = lay(start, NEARLY, [{}, {}])
    alone.do("lay h1a 0,-2 turn 0", "put queen")
    assert alone.state.scores() == [0, 0]
    single = lay(start, ["S 0 0 0", "H1a 1 0 3"], [{}, {}])
    single.do("lay h1a 2,0 turn 3", "put queen")
    assert single.state.scores() == [1, 0]


@rule("HHB-A10", "HHB-A15", "HHB-A16", "HHB-A20")
def test_a_rival_may_finish_my_hive_and_his_own_with_one_tile(start: Start) -> None:
    trial = lay(start, NEARLY, [{"bees": ["q 1 0"]}, {"hives": 2}], turn=1, track=[0, 1])
    trial.do("lay h0a -1,1 turn 2", "put queen")
    assert trial.state.scores() == [3, 3]
    # The one who laid the tile moves first, so the other marker lies on top.
    assert trial.game.view(trial.state)["table"]["stacks"] == {"3": [1, 0]}
    assert trial.table()["players"][0]["bees"] == {}


@rule("HHB-118")
def test_markers_that_meet_are_stacked(start: Start) -> None:
    trial = lay(start, NEARLY, [{"bees": ["q 1 0"]}, {"hives": 4}])
    trial.do(CLOSE, "put nothing")
    assert trial.game.view(trial.state)["table"]["stacks"] == {"4": [1, 0]}


@rule("HHB-A17")
def test_a_hive_without_a_queen_pays_nobody(start: Start) -> None:
    trial = lay(start, NEARLY, [{"pollen": 1}, {}])
    events = trial.do(CLOSE, "put nothing")
    assert [event.facts["tiles"] for event in events if event.kind == "empty_hive"] == [4]
    assert trial.state.scores() == [0, 0]


@rule("HHB-113", "HHB-114", "HHB-115", "HHB-A21")
def test_players_share_a_hive_rounded_up(start: Start) -> None:
    board = [
        "S 0 0 0", "H1b 1 0 3", "H1a -1 1 1", "M 1 -1 0", "M 1 -2 0", "H1a 0 -2 5",
    ]  # fmt: skip
    trial = lay(start, board, [{"bees": ["q 1 0"]}, {"bees": ["q 0 -2"]}], open="H2a M M M")
    events = trial.do("lay h2a 0,-1 turn 2", "put nothing")
    assert trial.state.scores() == [3, 3]
    assert [event.facts["owners"] for event in events if event.kind == "hive"] == [2, 2]
    assert [event.seat for event in events if event.kind == "queen_home"] == [0, 1]


@rule("HHB-116", "HHB-A19")
def test_a_queen_who_came_home_may_go_on_the_next_tile(start: Start) -> None:
    trial = lay(start, NEARLY, [{"bees": ["q 1 0"], "pollen": 1}, {}])
    trial.do(CLOSE)
    assert "put queen" not in trial.choices()
    trial.do("put nothing", "lay h0a 2,-1 turn 0")
    assert "put queen" in trial.choices()
    trial.do("put queen")
    assert trial.state.scores() == [5, 0]


@rule("HHB-117")
def test_a_finished_hive_never_scores_again(start: Start) -> None:
    trial = lay(start, [*NEARLY, "H1a -1 1 1"], [{}, {}], open="M M H1a H1b")
    trial.do("lay m 1,-1 turn 0", "put worker", "end turn")
    assert trial.state.scores() == [0, 0]


@rule("HHB-A12", "HHB-107")
def test_an_open_side_at_a_hole_of_the_same_hive_is_closed(start: Start) -> None:
    # 1,-1 is joined to 1,0 and lies with open brood at a flight hole of the start tile.
    board = ["S 0 0 0", "H2c 1 0 2", "H2c 1 -1 4", "H1a 0 -1 5"]
    trial = lay(start, board, [{"bees": ["q 1 -1"]}, {}])
    trial.do(CLOSE, "put nothing")
    assert trial.state.scores() == [5, 0]
