"""Tunnels, nests, bonus points and ties of the second edition."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

BOARD = ["F6H 0 0 0", "F2S 1 0 0", "N2S 2 0 3", "F2S -1 0 0", "N2S -2 0 0"]
TUNNEL = ["N1f 0 0 3", "U2a 1 0 0"]


def played(start: Any, board: list[str], players: list[dict[str, Any]], *actions: str, **rest: Any) -> Any:
    """Play these actions, and put no ant on the last tile unless they say so."""
    trial = start(board, players, **rest)
    trial.do(*actions)
    if trial.game.decision_kind(trial.state) == "put":
        trial.do("put nothing")
    return trial


@rule(
    "ANT-090",
    "ANT-091",
    "ANT-092",
    "ANT-093",
    "ANT-097",
    "ANT-098",
    "ANT-A36",
    "ANT-007",
    "ANT-009",
    "ANT-010",
)
@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 3), (3, 4)])
def test_longer_tunnels_are_worth_more(start: Any, length: int, points: int) -> None:
    board = ["N1f 0 0 3", *[f"U2a {step} 0 0" for step in range(1, length + 1)]]
    ants = ["q1 0 0", *[f"w{step} {step} 0" for step in range(1, length + 1)]]
    lay = f"lay f1a {length + 1},0 turn 3"
    trial = played(start, board, [{"ants": ants, "hand": "F1a"}, {}], lay)
    assert trial.points("tunnels") == [points, 0]
    without = played(start, board, [{"ants": ants[1:], "hand": "F1a"}, {}], lay)
    assert without.points("tunnels") == [0, 0]
    unmanned = played(start, board, [{"ants": ants[:-1], "hand": "F1a"}, {}], lay)
    assert unmanned.points("tunnels") == [0, 0]


@rule("ANT-A35", "ANT-095", "ANT-A39", "ANT-A46", "ANT-A45")
def test_a_rival_may_complete_my_tunnel_but_workers_come_too_late(start: Any) -> None:
    mine = {"ants": ["q1 0 0", "w1 1 0"]}
    trial = played(start, TUNNEL, [mine, {"hand": "F1a"}], "lay f1a 2,0 turn 3", turn=1)
    assert trial.points("tunnels") == [1, 0]
    late = played(
        start, [*TUNNEL, "F1a 2 0 3"], [{"ants": ["q1 0 0", "w1 0 0"]}, {}], "walk w1 1,0", decision="act"
    )
    assert late.points("tunnels") == [0, 0]


@rule("ANT-A40", "ANT-A39")
def test_uniting_nests_does_not_wake_an_old_tunnel(start: Any) -> None:
    board = ["N1f 0 0 3", "U2a 1 0 0", "F1a 2 0 3"]
    mine = {"ants": ["w1 1 0"], "hand": "N2a"}
    trial = played(start, board, [mine, {}], "lay n2a -1,0 turn 0", "put queen")
    assert trial.points("tunnels") == [0, 0]


@rule("ANT-A37", "ANT-A38", "ANT-A41", "ANT-A42", "ANT-A43", "ANT-A44", "ANT-A47", "ANT-094", "ANT-096")
def test_each_pair_of_nest_and_forest_counts_its_best_path(start: Any) -> None:
    """A loop of two paths to one forest counts once; two queens do not count double."""
    board = ["N1f 0 0 3", "U3b 1 0 0", "U2b 2 -1 4", "U2b 2 0 1"]
    ants = ["q1 0 0", "q2 0 0", "w1 1 0", "w2 2 -1", "w3 2 0"]
    trial = played(start, board, [{"ants": ants, "hand": "F2c"}, {}], "lay f2c 3,-1 turn 3")
    assert trial.points("tunnels") == [3, 0]


@rule("ANT-A38", "ANT-A48", "ANT-A49", "ANT-092")
def test_a_forest_is_no_way_through_and_contact_alone_is_nothing(start: Any) -> None:
    board = ["N1f 0 0 3", "F2a 1 0 0", "U2a 2 0 0"]
    trial = played(
        start, board, [{"ants": ["q1 0 0", "w1 2 0"], "hand": "F1a"}, {}], "lay f1a 3,0 turn 3", "put nothing"
    )
    assert trial.points("tunnels") == [0, 0]
    assert start(BOARD, [{"ants": ["q1 2 0", "w1 1 0"], "hand": "U1a"}, {}]).points("tunnels") == [0, 0]


@rule(
    "ANT-100",
    "ANT-101",
    "ANT-102",
    "ANT-103",
    "ANT-104",
    "ANT-106",
    "ANT-107",
    "ANT-108",
    "ANT-A24",
    "ANT-A33",
)
def test_a_closed_nest_pays_one_point_per_tile_and_sends_queens_home(start: Any) -> None:
    board = ["N1f 0 0 0", "N2a 1 0 0"]
    mine = {"ants": ["q1 0 0"], "hand": "N1a N1a", "food": 1, "limit": 3}
    trial = played(start, board, [mine, {}], "lay n1a 2,0 turn 3")
    assert trial.points("nests") == [3, 0]
    assert trial.table()["players"][0]["ants"] == {}
    assert trial.points("lost") == [0, 0]
    # The queen is in hand again and enters on the next tile of the same phase.
    trial.do("lay n1a 3,0 turn 0", "put queen")
    assert "q1" in trial.table()["players"][0]["ants"]
    assert trial.points("nests") == [3, 0]


@rule("ANT-100")
def test_a_closed_nest_without_queens_pays_nobody(start: Any) -> None:
    trial = played(start, ["N1f 0 0 0"], [{"hand": "N1a"}, {}], "lay n1a 1,0 turn 3")
    assert trial.points("nests") == [0, 0]


@rule("ANT-104", "ANT-105")
@pytest.mark.parametrize(
    ("queens", "points"), [((2, 1, 0), [3, 0, 0]), ((1, 1, 0), [2, 2, 0]), ((1, 1, 1), [1, 1, 1])]
)
def test_most_queens_win_and_ties_share_rounded_up(
    start: Any, queens: tuple[int, ...], points: list[int]
) -> None:
    board = ["N1f 0 0 0", "N2a 1 0 0"]
    places = [["q1 0 0", "q2 0 0"], ["q1 1 0"], []]
    players: list[dict[str, Any]] = [
        {"ants": places[seat][: queens[seat]] if seat < 2 else []} for seat in range(3)
    ]
    players[2]["hand"] = "N1a"
    put = ["put queen"] if queens[2] else []
    trial = played(start, board, players, "lay n1a 2,0 turn 3", *put, turn=2)
    assert trial.points("nests") == points


@rule("ANT-A32", "ANT-082")
def test_one_tile_can_finish_a_tunnel_and_the_nest(start: Any) -> None:
    board = ["F1a 3 0 3", "U2a 2 0 0", "U1a 2 -1 0", "F1a 1 -1 1", "N1a 0 0 0"]
    mine = {"ants": ["q1 0 0", "w1 2 0"], "hand": "N1f"}
    trial = played(start, board, [mine, {}], "lay n1f 1,0 turn 3")
    assert (trial.points("tunnels"), trial.points("nests")) == ([1, 0], [2, 0])


@rule("ANT-A34")
def test_a_single_tile_without_open_sides_is_no_completed_nest(start: Any) -> None:
    trial = played(start, ["F1a 0 0 0"], [{"hand": "N0a"}, {}], "lay n0a 1,0 turn 0", "put queen")
    assert trial.points("nests") == [0, 0]
    assert "q1" in trial.table()["players"][0]["ants"]


@rule("ANT-006", "ANT-088", "ANT-110", "ANT-111", "ANT-A58", "ANT-A59", "ANT-A53")
def test_bonus_points(start: Any) -> None:
    players = [{"nests": 9, "lost": 1, "food": 3}, {"tunnels": 4, "ants": ["w1 1 0 *"]}]
    moment = {"decision": "over", "ending": "points", "first": 0}
    trial = start(BOARD, players, **moment)
    assert trial.state.scores() == [8 + 2 + 2, 4]
    assert trial.state.winners() == [0]
    nobody = start(BOARD, [{"nests": 3}, {"nests": 2}], decision="over", ending="piles")
    assert nobody.points("first") == [0, 0]


@rule("ANT-083", "ANT-089", "ANT-A57", "ANT-A52")
def test_ties(start: Any) -> None:
    over = {"decision": "over", "ending": "points"}
    both = start(BOARD, [{"nests": 11}, {"nests": 9}], first=1, **over)
    assert (both.state.scores(), both.state.winners()) == ([11, 11], [1])
    further = start(BOARD, [{"nests": 3, "food": 2}, {"nests": 4}], decision="over", ending="piles")
    assert (further.state.scores(), further.state.winners()) == ([4, 4], [1])
    lower = start(BOARD, [{"nests": 4}, {"nests": 4}], decision="over", ending="piles", track=[1, 0])
    assert lower.state.winners() == [1]


@rule("ANT-A52", "ANT-082", "ANT-083")
def test_the_active_player_counts_as_first(start: Any) -> None:
    board = ["N1f 0 0 0", "N2a 1 0 0"]
    players = [{"ants": ["q1 0 0"], "nests": 7}, {"ants": ["q1 1 0"], "nests": 7, "hand": "N1a"}]
    trial = played(start, board, players, "lay n1a 2,0 turn 3", turn=1)
    assert trial.state.first_to_target == 1
    assert list(trial.state.track.stack(9)) == [1, 0]
