"""Hard cases, played from a saved position by the words of a record."""

from __future__ import annotations

from typing import Any

from insectarium.testing import rule


def told(events: list[Any], kind: str) -> list[tuple[int, Any]]:
    return [(event.seat, event.facts.get("points")) for event in events if event.kind == kind]


def test_a_nest_shared_by_three(start: Any) -> None:
    """Three seats with a queen each share five tiles: two points each, and all queens go home."""
    board = ["N1f 0 0 0", "N2a 1 0 0", "N2f 2 0 0", "N2e 3 0 0"]
    players = [
        {"ants": ["q1 0 0"]},
        {"ants": ["q1 1 0"]},
        {"ants": ["q1 2 0"], "hand": "N1a"},
    ]
    trial = start(board, players, turn=2)
    events = trial.do("lay n1a 4,0 turn 3", "put nothing")
    assert told(events, "nest") == [(0, 2), (1, 2), (2, 2)]
    assert len(told(events, "queen_home")) == 3
    assert trial.state.scores() == [2, 2, 2]


def test_two_lanes_on_one_tile_are_two_ways(start: Any) -> None:
    """Workers of two colours stand on one tile; only the one in the lane that is finished scores."""
    board = ["N1f 0 0 3", "W4d 1 0 0"]
    players = [{"ants": ["q1 0 0", "w1 1 0"], "hand": "F1a"}, {"ants": ["w1 1 0 2"]}]
    trial = start(board, players)
    events = trial.do("lay f1a 2,0 turn 3", "put nothing")
    assert told(events, "tunnel") == [(0, 1)]
    assert {words for words in trial.choices() if words.startswith("walk w1")} == {
        "walk w1 0,0",
        "walk w1 2,0",
    }


@rule("ANT-A44", "ANT-A45")
def test_a_path_through_both_lanes_of_a_tile_needs_a_worker_in_each(start: Any) -> None:
    """The way leaves the tile by one lane, goes round and comes back through the other: five lanes."""
    board = ["N1f 1 -1 1", "W4a 0 0 0", "U2c 1 0 3", "U2b 0 1 1", "U2c -1 1 0"]
    mine = {"ants": ["q1 1 -1", "w1 0 0", "w2 1 0", "w3 0 1"], "hand": "F1a"}
    for other, lanes in (["w1 -1 1", "w2 0 0 2"], [5]), (["w1 -1 1", "w2 -1 1"], []):
        trial = start(board, [mine, {"ants": other}], options={"edition": "first"})
        events = trial.do("lay f1a -1,0 turn 0")
        assert [event.facts["lanes"] for event in events if event.kind == "tunnel"] == lanes


def test_nine_points_on_somebody_elses_turn(start: Any) -> None:
    """Seat 0 finishes the tunnel of seat 1, who reaches ten; everybody but seat 1 has one more turn."""
    board = ["N1f 0 0 3", "U2a 1 0 0", "U2a 2 0 0"]
    players: list[dict[str, Any]] = [
        {"hand": "F1a", "nests": 4},
        {"ants": ["q1 0 0", "w1 1 0", "w2 2 0"], "nests": 7},
        {"nests": 6},
    ]
    trial = start(board, players)
    events = trial.do("lay f1a 3,0 turn 3", "put worker")
    assert told(events, "target") == [(1, 10)]
    assert trial.table()["final_turns"] == [2, 0]
    seats: list[int] = []
    while not trial.state.is_over():
        if not seats or seats[-1] != int(trial.state.active):
            seats.append(int(trial.state.active))
        trial.state.advance(trial.state.legal_actions()[-1])
    assert seats == [0, 2, 0]
    assert trial.state.winners() == [1]
