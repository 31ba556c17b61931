"""Saved matches: records under matches/ that are replayed, with what must have come of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.core.record import Record
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.testing import rule

MATCHES = Path(__file__).with_name("matches")
SAVED = sorted(MATCHES.glob("*.record"))


def saved(name: str) -> Record:
    return Record.from_text((MATCHES / f"{name}.record").read_text(encoding="utf-8"))


def replayed(game: Game[SupersizeState], record: Record) -> tuple[SupersizeState, list[Event]]:
    """The state after the last action, and all that happened."""
    state = record.start(game)
    assert isinstance(state, SupersizeState)
    events: list[Event] = []
    for words in record.actions:
        events += game.play(state, game.parse(state, words))
    return state, events


@pytest.mark.parametrize("path", SAVED, ids=[path.stem for path in SAVED])
def test_a_saved_match_replays(supersize: Game[SupersizeState], path: Path) -> None:
    record = saved(path.stem)
    end = record.verify(supersize)
    assert isinstance(end, SupersizeState)
    assert supersize.fingerprint(end) == supersize.fingerprint(replayed(supersize, record)[0])


@rule("SUP-106", "SUP-110", "SUP-111", "SUP-113", "SUP-114")
def test_an_attack_from_two_sides_kills_one_and_lets_one_escape(supersize: Game[SupersizeState]) -> None:
    state, events = replayed(supersize, saved("attack-from-two-sides"))
    fight = [event.kind for event in events if event.kind in ("attack", "flee", "escape", "kill")]
    assert fight == ["attack", "escape", "kill"]
    victim = supersize.view(state, 1)["table"]["players"][1]
    assert victim["killed"] == ["w1"]
    assert victim["ants"]["w2"]["food"] is False
    assert state.supply == 20


@rule("SUP-096", "SUP-112", "SUP-A44")
def test_a_larva_is_kidnapped_twice(supersize: Game[SupersizeState]) -> None:
    state, events = replayed(supersize, saved("larva-kidnapped-twice"))
    story = [(event.kind, int(event.seat)) for event in events]
    fate = [step for step in story if step[0] in ("kidnap", "leave", "attack", "take_larva", "kill")]
    assert fate == [("kidnap", 0), ("leave", 0), ("attack", 1), ("take_larva", 1), ("kill", 0)]
    players = supersize.view(state, 2)["table"]["players"]
    assert players[1]["ants"]["s2"]["larva"] == [2, 1]
    assert players[0]["killed"] == ["s1"]
