"""Hard cases played through: two sides at once, a larva stolen twice, the end begun by another's tile."""

from __future__ import annotations

from typing import Any

from insectarium.testing import rule

CROSS = [
    "forest TTTTTT 0,0", "brood NEETEE 1,0", "brood TENENE -1,0", "tunnel EETEET 0,1", "tunnel ETEETE 1,-1",
]  # fmt: skip


@rule("SUP-106", "SUP-110", "SUP-113")
def test_an_attack_from_two_sides_kills_one_and_lets_one_escape(start: Any) -> None:
    board = [
        "tunnel TEETEE 0,0",
        "tunnel TEETEE 1,0",
        "forest TEETEE -1,0",
        "forest EEETEE 2,0",
        "nest TEETEE -2,0",
    ]
    ants = ["0 soldier 1,0", "0 soldier -1,0", "1 worker 0,0", "1 worker 0,0 food", "1 queen -2,0"]
    trial = start(board, ants, decision="soldiers")
    events = trial.do("attack 0,0 with s1/0 s2/3")
    assert trial.state.seat_to_act() == 1
    events += trial.do("escape w2 -2,0")
    assert [event.kind for event in events] == ["attack", "escape", "kill"]
    table = trial.table()
    assert table["players"][1]["killed"] == ["w1"]
    assert table["players"][1]["ants"]["w2"] == {"at": [-2, 0]}


@rule("SUP-096", "SUP-112", "SUP-A43", "SUP-A44")
def test_a_larva_is_stolen_twice(start: Any) -> None:
    ants = [
        "0 queen -1,0",
        "0 soldier 0,0",
        "0 soldier 1,-1",
        "2 larva 1,0",
        "1 soldier 0,1",
        "1 soldier 0,1",
    ]
    trial = start(CROSS, ants, seats=3, decision="soldiers")
    trial.do("kidnap s1 2l1 -1,0")
    assert trial.table()["players"][0]["ants"]["s1"]["larva"] == [2, 1]
    document = trial.table()
    del document["players"][0]["ants"]["q1"]
    document |= {"turn": 1, "decision": "soldiers"}
    document["players"][1]["ants"] = {"q1": {"at": [1, 0]}, "s1": {"at": [0, 1]}, "s2": {"at": [0, 1]}}
    trial.state = trial.game.position(document)
    events = trial.do("attack -1,0 with s1/0 s2/0", "take s2")
    assert [event.kind for event in events] == ["attack", "take_larva", "kill"]
    assert trial.table()["players"][1]["ants"]["s2"]["larva"] == [2, 1]
    assert trial.table()["players"][0]["killed"] == ["s1"]


@rule("SUP-125", "SUP-128", "SUP-141")
def test_fifteen_is_reached_in_the_turn_of_another(start: Any) -> None:
    board = ["brood TENENE 0,0", "tunnel TEETEE 1,0", "tunnel TEETEE 2,0"]
    ants = ["0 queen 0,0", "0 worker 1,0", "0 worker 2,0"]
    players = [{"nests": 11, "hand": ["U2c"]}, {"hand": ["F1a"]}, {"hand": ["U2b"]}]
    trial = start(board, ants, seats=3, players=players, turn=1)
    trial.do("lay f1a 3,0 turn 3")
    table = trial.table()
    assert (table["first"], table["ending"]) == (0, "points")
    assert [table["turn"], *table["final_turns"]] in ([1, 2, 1], [2, 1])
