"""Hard cases as saved matches: each is replayed, checked against its result, and looked at closely."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.core.record import Record
from insectarium.games._bees.hives import largest_unfinished
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing import rule

RECORDS = Path(__file__).parent / "records"


def read(name: str) -> Record:
    return Record.from_text((RECORDS / f"{name}.record").read_text(encoding="utf-8"))


def events_of(game: Game[BeezState], record: Record) -> list[Event]:
    """Everything that happened in a match."""
    state: Any = record.start(game)
    return [event for words in record.actions for event in game.play(state, game.parse(state, words))]


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.record")))
def test_a_saved_match_comes_out_as_it_did(beez: Game[BeezState], name: str) -> None:
    record = read(name)
    assert record.result is not None
    assert record.verify(beez).is_over()
    assert Record.from_text(record.to_text()) == record


@rule("HHB-113", "HHB-114", "HHB-115")
def test_one_tile_of_a_third_player_joins_and_finishes_two_hives(beez: Game[BeezState]) -> None:
    record = read("two-hives-joined")
    before: Any = record.start(beez)
    assert [int(beez.view(before)["table"]["players"][s]["points"]) for s in range(3)] == [1, 4, 2]
    after: Any = record.replay(beez, 2)
    # Five tiles for two queens: three points each, rounded up, and both queens go home.
    assert [player["points"] for player in beez.view(after)["table"]["players"]] == [4, 7, 2]
    assert [player["bees"]["q"] for player in beez.view(after)["table"]["players"]] == [None] * 3
    hives = [
        (e.seat, e.facts["tiles"], e.facts["points"]) for e in events_of(beez, record) if e.kind == "hive"
    ]
    assert hives[:2] == [(0, 5, 3), (1, 5, 3)]


@rule("HHB-106", "HHB-A26")
def test_winter_comes_twice_in_a_row(beez: Game[BeezState]) -> None:
    record = read("winter-twice")
    first = [event.kind for event in events_of(beez, record)][:4]
    assert first == ["refill", "winter", "winter", "turn"]
    after: Any = record.replay(beez, 1)
    table = beez.view(after)["table"]
    assert table["removed"] == ["M"] * 8
    assert table["open"] == ["H2a", "Y1a", "H1a", "H2c"]


@rule("HHB-122", "HHB-123", "HHB-A38", "HHB-A41")
def test_the_larger_unfinished_hive_breaks_the_tie(beez: Game[BeezState]) -> None:
    record = read("tie-unfinished-hive")
    end: Any = record.verify(beez)
    assert end.scores() == [6, 6]
    assert [int(largest_unfinished(end.board, end.bees, seat)) for seat in range(2)] == [2, 1]
    # Seat 1 is farther ahead on the track, but that would count only after the hives.
    assert [int(points) for points in end.track.points] == [4, 6]
    assert end.winners() == [0]
