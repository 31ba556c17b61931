"""Bots over the network: a seat with a key of its own, and what a browser gets as well."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from insectarium.bots import make_bot
from insectarium.cli.app import run
from insectarium.server.client import AskedWrongly, Client
from insectarium.server.process import ServerProcess
from insectarium.server.remote import RemoteFault, play_remotely

Person = Callable[..., Client]
ME = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "friend"}


def seat_link(match: dict[str, Any]) -> str:
    return str(match["links"]["seats"][0]["link"])


def test_two_remote_bots_play_a_whole_match(person: Person) -> None:
    ada = person()
    match = ada.open(FRIEND, FRIEND)
    links = [seat["link"] for seat in match["links"]["seats"]]
    outcomes: list[Any] = []

    def play(link: str, name: str) -> None:
        outcomes.append(play_remotely(link, make_bot("greedy", name), name))

    other = threading.Thread(target=play, args=(links[1], "Berta"))
    other.start()
    play(links[0], "Anton")
    other.join()
    assert outcomes[0] == outcomes[1]
    assert [seat["name"] for seat in ada.get(f"/api/matches/{match['match']}")["seats"]] == ["Anton", "Berta"]


def test_a_program_sees_what_its_seat_may_know(person: Person) -> None:
    ada = person()
    match = ada.open(FRIEND, ME, game="lots")
    given = ada.post(
        f"/api/matches/{match['match']}/sit", {"token": seat_link(match).rpartition("/")[2], "name": "Bot"}
    )
    program = Client(ada.url)
    program.key = given["key"]
    assert given["seat"] == 0
    assert program.get(f"/api/matches/{match['match']}")["you"]["seats"] == [0]
    with program.live(match["match"]) as live:
        live.until(lambda table: table["prompt"]["yours"])
        look = live.request("look", seat=0)["look"]
        assert look["view"]["seat"] == 0
        choices = [choice["action"] for choice in look["view"]["decision"]["choices"]]
        assert choices == [choice["action"] for choice in live.table["decision"]["choices"]]
        refused = live.request("look", seat=1)
        assert refused["error"]["code"] == "not-your-seat"


@pytest.mark.parametrize("key", ["", "nonsense", "a.b", "x" * 4000])
def test_a_wrong_key_opens_nothing(person: Person, key: str) -> None:
    match = person().open(ME, FRIEND)["match"]
    stranger = Client(person().url)
    reply = stranger.ask("GET", f"/api/matches/{match}", headers={"Authorization": f"Bearer {key}"})
    assert reply.status == 404


def test_links_that_give_no_seat(person: Person) -> None:
    ada = person()
    match = ada.open(ME, FRIEND)
    bot = make_bot("random")
    with pytest.raises(RemoteFault, match="is no link of a seat"):
        play_remotely("http://somewhere", bot)
    with pytest.raises(RemoteFault, match="not, or no longer, valid"):
        play_remotely(match["links"]["watch"], bot)
    with pytest.raises(RemoteFault, match="No server answers"):
        play_remotely("http://127.0.0.1:9/#/join/a/b", bot)
    ada.join(seat_link(match), "Ben")
    with pytest.raises(RemoteFault, match="already sits there"):
        play_remotely(seat_link(match), bot)
    with pytest.raises(AskedWrongly, match="409 seat-taken"):
        ada.post(f"/api/matches/{match['match']}/sit", {"token": seat_link(match).rpartition("/")[2]})


def test_a_remote_bot_comes_back_after_a_crash_of_the_server(database: Path) -> None:
    server = ServerProcess(database, "--bot-pause", "0", "--no-limits").start()
    ada = Client(server.url)
    match = ada.open({"kind": "bot", "level": "beginner"}, FRIEND)
    outcomes: list[Any] = []
    played = threading.Thread(
        target=lambda: outcomes.append(play_remotely(seat_link(match), make_bot("greedy", 1), "Far"))
    )
    played.start()
    with ada.live(match["match"]) as live:
        live.until(lambda table: table["step"] >= 10)
    server.kill()
    with server:
        played.join(600)
        assert outcomes[0]["winners"]
        assert ada.get(f"/api/matches/{match['match']}")["over"]


def test_the_command_says_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["join", "http://somewhere"]) == 1
    assert "is no link of a seat" in capsys.readouterr().err
    assert run(["join", "http://somewhere", "--bot", "gredy"]) == 2
