"""Saved matches: records under matches/ that are replayed, with what must have come of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.core.record import Record
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.testing import rule

MATCHES = Path(__file__).with_name("matches")
SAVED = sorted(MATCHES.glob("*.record"))


def saved(name: str) -> Record:
    return Record.from_text((MATCHES / f"{name}.record").read_text(encoding="utf-8"))


def replayed(game: Game[AntropolisState], record: Record) -> tuple[AntropolisState, list[Event]]:
    """The state after the last action, and all that happened."""
    state = record.start(game)
    assert isinstance(state, AntropolisState)
    events: list[Event] = []
    for words in record.actions:
        events += game.play(state, game.parse(state, words))
    return state, events


def points(events: list[Event], kind: str) -> list[tuple[int, int | str | None]]:
    return [(int(event.seat), event.facts.get("points")) for event in events if event.kind == kind]


@pytest.mark.parametrize("path", SAVED, ids=[path.stem for path in SAVED])
def test_a_saved_match_replays(antropolis: Game[AntropolisState], path: Path) -> None:
    record = saved(path.stem)
    end = record.verify(antropolis)
    assert isinstance(end, AntropolisState)
    assert antropolis.fingerprint(end) == antropolis.fingerprint(replayed(antropolis, record)[0])
    assert (record.result is not None) == end.is_over()


@rule("ANT-105", "ANT-106")
def test_a_nest_shared_by_three(antropolis: Game[AntropolisState]) -> None:
    state, events = replayed(antropolis, saved("nest-shared-by-three"))
    assert points(events, "nest") == [(0, 2), (1, 2), (2, 2)]
    assert len(points(events, "queen_home")) == 3
    assert state.scores() == [2, 2, 2]


@rule("ANT-A44")
def test_two_lanes_on_one_tile(antropolis: Game[AntropolisState]) -> None:
    state, events = replayed(antropolis, saved("two-lanes-on-one-tile"))
    assert points(events, "tunnel") == [(0, 1)]
    ants = antropolis.view(state, 0)["table"]["players"]
    assert (ants[0]["ants"]["w1"]["on"], ants[0]["ants"]["w1"]["food"]) == (2, True)
    assert (ants[1]["ants"]["w1"]["on"], ants[1]["ants"]["w1"]["lane"]) == (1, 1)


@rule("ANT-084", "ANT-A50", "ANT-A53")
def test_nine_points_on_the_turn_of_another(antropolis: Game[AntropolisState]) -> None:
    state, events = replayed(antropolis, saved("nine-points-on-another-turn"))
    assert points(events, "target") == [(1, 10)]
    turns = [int(event.seat) for event in events if event.kind == "turn"]
    assert turns == [2, 0]
    assert state.is_over()
    assert state.winners() == [1]
