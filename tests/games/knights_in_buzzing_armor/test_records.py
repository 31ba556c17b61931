"""Hard cases as saved matches: each is replayed, checked against its result, and looked at closely."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.record import Record
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.testing import rule

Knights = Game[KnightsState]
RECORDS = Path(__file__).parent / "records"


def read(name: str) -> Record:
    return Record.from_text((RECORDS / f"{name}.record").read_text(encoding="utf-8"))


def told(game: Knights, record: Record, actions: int) -> list[str]:
    """The kinds of what happened in the first actions of a match."""
    state: Any = record.start(game)
    return [
        event.kind
        for words in record.actions[:actions]
        for event in game.play(state, game.parse(state, words))
    ]


def points(state: Any) -> list[int]:
    return [int(p) for p in state.track.points]


def places(game: Knights, state: Any, seat: int) -> dict[str, list[int]]:
    bees = game.to_position(state)["players"][seat]["bees"]
    return {name: bee["at"] for name, bee in bees.items()}


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.record")))
def test_a_saved_match_comes_out_as_it_did(knights: Knights, name: str) -> None:
    record = read(name)
    assert record.result is not None
    assert record.verify(knights).is_over()
    assert Record.from_text(record.to_text()) == record


@rule("KBA-042", "KBA-043", "KBA-045", "KBA-A19", "KBA-A21")
def test_queens_meet_in_the_turn_of_another_and_no_hive_is_free(knights: Knights) -> None:
    record = read("flight-rule-no-free-hive")
    met: Any = record.replay(knights, 2)
    assert (knights.decision_kind(met), int(met.seat_to_act()), int(met.active)) == ("fly_out", 0, 1)
    assert [knights.notation(met, a) for a in met.legal_actions()] == ["home q1", "home q2"]
    assert points(met) == [2, 2]
    after: Any = record.replay(knights, 4)
    # One queen is back in hand without costing anything, the other one has scored five tiles and stays.
    assert points(after) == [7, 2]
    assert places(knights, after, 0) == {"q2": [0, -2]}
    assert told(knights, record, 4)[:5] == ["lay", "meet", "go_home", "hive", "leave_there"]


@rule("KBA-044", "KBA-A19", "KBA-A20", "KBA-115")
def test_queens_meet_and_one_flies_to_a_free_hive(knights: Knights) -> None:
    record = read("flight-rule-free-hive")
    met: Any = record.replay(knights, 2)
    assert (int(met.seat_to_act()), int(met.active)) == (0, 2)
    words = [knights.notation(met, a) for a in met.legal_actions()]
    assert words == ["out q1 2,0", "out q1 3,0", "out q2 2,0", "out q2 3,0"]
    after: Any = record.replay(knights, 4)
    assert points(after) == [7, 2, 2]
    assert places(knights, after, 0) == {"q2": [2, 0]}
    assert told(knights, record, 4)[:6] == ["lay", "put", "meet", "fly_out", "hive", "take_back"]


@rule("KBA-095", "KBA-094", "KBA-099", "KBA-089")
def test_three_drones_against_queen_and_worker(knights: Knights) -> None:
    record = read("three-drones")
    after: Any = record.replay(knights, 1)
    table = knights.to_position(after)
    own, other = table["players"]
    assert other["bees"] == {}
    assert {name: bee["at"] for name, bee in own["bees"].items() if name[0] == "d"} == {
        "d2": [1, 0],
        "d3": [1, 0],
    }
    (worker,) = [bee for name, bee in own["bees"].items() if name[0] == "w"]
    assert (worker["at"], worker["carries"]) == ([1, 0], "honey")
    assert "d1" in own["supply"]
    assert points(after) == [2, 2]
    assert told(knights, record, 1) == ["expel", "won_over", "egg_home"]


@rule("KBA-046", "KBA-114", "KBA-A23")
def test_a_third_player_joins_and_finishes_two_hives(knights: Knights) -> None:
    record = read("two-hives-joined")
    scored: Any = record.replay(knights, 2)
    # Five tiles for two owners: three points each; the owners decide in turn order after the third player.
    assert points(scored) == [5, 5, 2]
    assert (knights.decision_kind(scored), int(scored.seat_to_act())) == ("keep", 0)
    after: Any = record.replay(knights, 4)
    assert places(knights, after, 0) == {}
    assert places(knights, after, 1) == {"q1": [0, -2]}
    assert told(knights, record, 4)[:6] == ["lay", "put", "hive", "hive", "take_back", "leave_there"]
