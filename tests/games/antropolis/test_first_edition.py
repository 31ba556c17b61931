"""What is different in the first edition."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

BOARD = ["F6H 0 0 0", "F2S 1 0 0", "N2S 2 0 3", "F2S -1 0 0", "N2S -2 0 0"]
FIRST = {"options": {"edition": "first"}}
MARKET = {"nest": ["N1a", "N1b"], "tunnel": ["U2a", "U2b"], "forest": ["F1a", "F2a"]}
PILES = {"nest": ["N1c", "N1d"], "tunnel": ["U3a", "U2c"], "forest": ["F3a"]}


@rule("ANC-036", "ANC-038", "ANC-039", "ANC-040", "ANC-D01", "ANC-033")
def test_laying(start: Any) -> None:
    players = [{"ants": ["q1 2 0"], "hand": "U1a U2a U2a", "food": 1}, {}]
    trial = start(BOARD, players, **FIRST)
    assert trial.refusal("lay n1a 3,0 turn 0").rule == "ANC-040"
    trial.do("lay u1a 0,-1 turn 5", "put nothing", "lay u2a 0,1 turn 2", "put nothing")
    assert trial.state.food[0] == 0
    assert trial.game.decision_kind(trial.state) == "act"
    assert trial.refusal("lay u2a 1,-1 turn 1").rule == "ANC-033"


@rule("ANC-041", "ANC-042", "ANC-043", "ANC-044", "ANC-045", "ANC-046", "ANC-047", "ANC-A06", "ANC-A07")
def test_fitting(start: Any) -> None:
    trial = start(BOARD, [{"ants": ["q1 2 0"], "hand": "U1a F1a N1b N1a"}, {}], **FIRST)
    assert trial.refusal("lay u1a 3,0 turn 0").rule == "ANC-042"
    assert trial.refusal("lay f1a 3,0 turn 0").rule == "ANC-A06"
    assert {"lay n1b 3,0 turn 0", "lay n1b 3,0 turn 5"} <= set(trial.choices())
    single = start(["U2a 0 0 0"], [{"hand": "N1a"}, {}], **FIRST)
    assert single.refusal("lay n1a 1,0 turn 3").rule == "ANC-041"
    assert trial.refusal("lay u1a 3,-1 turn 3").rule == "ANC-043"
    assert trial.refusal("lay n1a 3,0 turn 3").rule == "ANC-045"
    assert trial.refusal("lay n1a 1,-1 turn 3").rule == "ANC-046"
    assert "lay n1a 2,-1 turn 4" not in trial.choices()


@rule("ANC-049", "ANC-050", "ANC-051", "ANC-052", "ANC-A08", "ANC-D02")
def test_putting_ants(start: Any) -> None:
    trial = start(BOARD, [{"ants": ["q1 2 0"], "hand": "F1a U2a"}, {}], **FIRST)
    trial.do("lay f1a 0,-1 turn 5")
    assert trial.game.decision_kind(trial.state) == "act"
    assert trial.refusal("put worker").rule == "ANC-051"
    trial = start(BOARD, [{"ants": ["q1 2 0"], "hand": "U2a N1a"}, {}], **FIRST)
    trial.do("lay u2a 0,-1 turn 2")
    assert trial.refusal("put queen").rule == "ANC-050"
    trial.do("put worker", "walk w1 0,0", "collect w1")
    assert trial.state.food[0] == 1
    assert trial.refusal("put worker").rule == "ANC-049"


@rule("ANC-059", "ANC-035", "ANC-A10")
def test_food_goes_straight_to_the_hand(start: Any) -> None:
    trial = start(BOARD, [{"ants": ["q1 2 0", "w1 1 0"]}, {}], decision="act", **FIRST)
    trial.do("collect w1")
    assert (trial.state.food[0], trial.state.supply) == (1, 19)
    assert trial.refusal("collect w1").rule == "ANC-A10"
    assert trial.refusal("feed w1").rule == "ANC-059"
    assert trial.refusal("collect q1").rule == "ANC-035"


@rule("ANC-062", "ANC-063", "ANC-064")
def test_queens_leave_for_free_and_workers_stay(start: Any) -> None:
    player = {"ants": ["q1 2 0", "q2 2 0", "w1 1 0"], "nests": 4}
    trial = start(BOARD, [player, {}], decision="act", **FIRST)
    assert trial.refusal("leave w1").rule == "ANC-064"
    trial.do("leave q1", "leave q2")
    assert trial.state.track.points[0] == 4
    assert trial.refusal("walk q1 2,0").rule == "ANC-062"


@rule("ANC-065", "ANC-066", "ANC-067", "ANC-068", "ANC-D04", "ANC-A12", "ANC-A14")
def test_bought_tiles_go_to_the_hand(start: Any) -> None:
    player = {"ants": ["q1 2 0"], "hand": "U1a U3b U3c", "food": 3}
    given = {"market": {**MARKET, "forest": [None, None]}, "piles": {**PILES, "forest": []}, "laid": 1}
    trial = start(BOARD, [player, {"ants": ["q1 -2 0"]}], decision="buy", **given, **FIRST)
    assert trial.refusal("buy forest 1").rule == "ANC-068"
    assert trial.refusal("buy nest 1 3,0 turn 0").rule == "ANC-065"
    trial.do("buy nest 1")
    assert trial.refusal("buy nest 1").rule == "ANC-068"
    assert trial.table()["market"]["nest"] == [None, "N1b"]
    trial.do("buy tunnel 2")
    # A surplus is kept, nothing is drawn, and the market is filled on passing to the next turn.
    assert trial.state.active == 1
    assert trial.table()["players"][0]["hand"] == ["U1a", "U3b", "U3c", "N1a", "U2b"]
    assert trial.table()["market"] == {
        "nest": ["N1b", "N1c"],
        "tunnel": ["U2a", "U3a"],
        "forest": [None, None],
    }


@rule("ANC-066")
def test_too_dear(start: Any) -> None:
    player = {"ants": ["q1 2 0"], "food": 1}
    trial = start(BOARD, [player, {}], decision="buy", laid=1, **FIRST)
    assert trial.refusal("buy nest 2").rule == "ANC-066"


@rule("ANC-037", "ANC-A11")
def test_who_lays_nothing_neither_buys_nor_draws(start: Any) -> None:
    player = {"ants": ["q1 2 0"], "hand": "U1a", "food": 5}
    trial = start(BOARD, [player, {"ants": ["q1 -2 0"], "hand": "U2c"}], **FIRST)
    trial.do("stop laying")
    assert trial.refusal("buy nest 1").rule == "ANC-037"
    trial.do("end actions")
    assert trial.state.active == 1
    assert len(trial.state.hands[0]) == 1


@rule("ANC-069", "ANC-070", "ANC-071", "ANC-072", "ANC-073", "ANC-A13", "ANC-D05", "ANC-D06")
def test_enlarging_and_refilling_the_hand(start: Any) -> None:
    player = {"ants": ["q1 2 0"], "hand": "U1a U2c", "food": 2}
    trial = start(BOARD, [player, {"ants": ["q1 -2 0"]}], decision="limit", laid=1, **FIRST)
    trial.do("raise limit")
    assert (trial.state.limits[0], trial.state.food[0]) == (4, 0)
    trial.do("draw nest", "draw forest")
    assert (len(trial.state.hands[0]), trial.state.active) == (4, 1)
    poor = start(BOARD, [{**player, "food": 3}, {}], decision="limit", laid=1, **FIRST)
    poor.do("keep limit", "draw tunnel")
    assert len(poor.state.hands[0]) == 3


@rule("ANC-083", "ANC-084", "ANC-085", "ANC-086", "ANC-087", "ANC-088", "ANC-089")
@rule("ANC-A19", "ANC-A20", "ANC-A21", "ANC-A22", "ANC-075")
@pytest.mark.parametrize(("seats", "points"), [(1, [4, 0, 0]), (2, [2, 2, 0]), (3, [2, 2, 2])])
def test_claiming_a_nest(start: Any, seats: int, points: list[int]) -> None:
    """Three tiles, one of them a brood chamber, are worth 4."""
    ants = [["q1 0 0"], ["q1 1 0"], []]
    players: list[dict[str, Any]] = [{"ants": ants[seat] if seat < seats else []} for seat in range(3)]
    players[2]["hand"] = "N1a"
    board = ["N1fb 0 0 0", "N2a 1 0 0"]
    trial = start(board, players, turn=2, **FIRST)
    assert trial.points("nests") == [0, 0, 0]
    trial.do("lay n1a 2,0 turn 3", "put queen" if seats == 3 else "put nothing")
    assert trial.points("nests") == points
    assert all("q1" not in player["ants"] for player in trial.table()["players"])


@rule("ANC-A21", "ANC-083")
def test_a_single_tile_is_a_nest(start: Any) -> None:
    trial = start(["F1a 0 0 0"], [{"hand": "N0a"}, {}], **FIRST)
    trial.do("lay n0a 1,0 turn 0", "put queen")
    assert trial.points("nests") == [1, 0]


@rule("ANC-091", "ANC-092", "ANC-093", "ANC-094", "ANC-095", "ANC-A23", "ANC-A24", "ANC-A25")
def test_tunnels_pay_own_workers_and_the_forest(start: Any) -> None:
    board = ["N1f 0 0 3", "N2a -1 0 0", *[f"U2a {step} 0 0" for step in range(1, 5)]]
    mine = {"ants": ["q1 0 0", "q2 0 0", "w1 1 0", "w2 2 0", "w3 3 0"], "hand": "F1a"}
    other = {"ants": ["q1 -1 0", "w1 4 0"]}
    trial = start(board, [mine, other], **FIRST)
    trial.do("lay f1a 5,0 turn 3")
    assert trial.points("tunnels") == [4, 2]
    gap = start(board, [{**mine, "ants": mine["ants"][:4]}, other], **FIRST)
    gap.do("lay f1a 5,0 turn 3")
    assert gap.points("tunnels") == [0, 0]
    contact = start(["N1f 0 0 3"], [{"ants": ["q1 0 0"], "hand": "F1a"}, {}], **FIRST)
    contact.do("lay f1a 1,0 turn 3")
    assert contact.points("tunnels") == [0, 0]


@rule("ANC-080", "ANC-081", "ANC-082", "ANC-097", "ANC-098", "ANC-099", "ANC-100", "ANC-101")
@rule("ANC-A26", "ANC-A27", "ANC-A29")
def test_bonus_points_and_ties(start: Any) -> None:
    over = {"decision": "over", "ending": "points", **FIRST}
    players = [
        {"nests": 9, "food": 4, "ants": ["q1 2 0"], "hand": "U1a U2c"},
        {"nests": 8, "ants": ["q1 -2 0", "w1 -1 0"], "hand": "U2a U2a U2a U2b"},
    ]
    trial = start(BOARD, players, first=0, **over)
    assert trial.state.scores() == [9 + 2 + 2 + 2, 8 + 2 + 1 + 1]
    ants = start(BOARD, [{"nests": 9}, {"nests": 9, "ants": ["w1 -1 0", "w2 -1 0"]}], first=0, **over)
    assert (ants.state.scores(), ants.state.winners()) == ([11, 11], [1])
    same = start(BOARD, [{"nests": 9}, {"nests": 11}], first=0, **over)
    assert (same.state.scores(), same.state.winners()) == ([11, 11], [0])
