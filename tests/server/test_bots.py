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
    match = ada.open({"kind": "me", "name": "Ada"}, {"kind": "bot", "level": bot, "name": "Rob"})["match"]
    # Ada is connected before the bot must decide, so she hears when it begins and when it has done.
    began, done = ({"type": "thinking", "seat": 1, "busy": busy} for busy in (True, False))
    with ada.live(match) as live:
        acted = -1
        while done not in live.heard:
            if live.table and live.table["prompt"]["yours"] and live.table["position"] > acted:
                acted = live.table["position"]
                assert live.act(live.table["decision"]["choices"][0]["action"])["ok"]
            else:
                live.receive()
        assert began in live.heard
        live.until(lambda table: table["prompt"]["yours"] and table["position"] > acted)
        decided = next(entry for entry in live.log.values() if entry["sentences"][0].startswith("The bot"))
        assert decided["sentences"][0] == "The bot of Rob could not decide; a simpler one decides instead."
        assert len(decided["sentences"]) > 1


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
