"""Bots that fail do not stop a match, and a game that fails does not stop the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.server.client import AskedWrongly, Client
from insectarium.server.process import ServerProcess

Person = Callable[..., Client]


@pytest.fixture
def server(impatient_server: ServerProcess) -> ServerProcess:
    return impatient_server


@pytest.mark.parametrize("bot", ["broken", "deadly", "sleepy", "cheat"])
def test_a_simpler_bot_decides_when_one_fails(person: Person, bot: str) -> None:
    ada = person()
    match = ada.open({"kind": "bot", "level": bot, "name": "Rob"}, {"kind": "me", "name": "Ada"})["match"]
    with ada.live(match) as live:
        live.until(lambda table: table["prompt"]["yours"])
        first = live.log[1]
        assert first["sentences"][0] == "The bot of Rob could not decide; a simpler one decides instead."
        assert len(first["sentences"]) > 1
        thinking = [message for message in live.heard if message["type"] == "thinking"]
        assert {"type": "thinking", "seat": 0, "busy": False} in thinking


def test_one_sleeping_bot_does_not_hold_up_other_tables(person: Person) -> None:
    ada = person()
    ada.open({"kind": "bot", "level": "sleepy"}, {"kind": "me"})
    match = ada.open({"kind": "bot", "level": "beginner"}, {"kind": "me"})["match"]
    with ada.live(match) as live:
        live.until(lambda table: table["prompt"]["yours"])


def test_a_game_that_cannot_be_drawn_is_not_offered(person: Person) -> None:
    ada = person()
    offered = [game["id"] for game in ada.get("/api/games")["games"]]
    assert "lots" in offered
    assert "undrawable" not in offered
    with pytest.raises(AskedWrongly, match="There is no game called undrawable"):
        ada.open({"kind": "me"}, {"kind": "friend"}, game="undrawable")
