"""Looking back on a match that is over, and playing on from one of its moments."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import insectarium
from insectarium.server.client import AskedWrongly, Client, Live
from insectarium.server.process import ServerProcess, wait_until
from insectarium.server.reviewing import Review
from insectarium.server.workers import BotFailed, Workers
from insectarium.table import Opening, Seating, Table

Person = Callable[..., Client]
ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "beginner"}


def act(live: Live, action: int) -> None:
    answer = live.act(action)
    assert answer["ok"]
    live.until(lambda table: table["seq"] >= answer["seq"])


def finished(ada: Client) -> str:
    """A match that was played to its end by chance."""
    match = str(ada.open(ME, BOT, game="lots")["match"])
    chance = random.Random(5)
    with ada.live(match) as live:
        while not live.until(lambda table: table["over"] or table["prompt"]["yours"])["over"]:
            act(live, chance.choice(live.table["decision"]["choices"])["action"])
    return match


def reviewed(ada: Client, match: str) -> dict[str, object]:
    wait_until(lambda: ada.get(f"/api/matches/{match}/review")["ready"], 300, "the review")
    return ada.get(f"/api/matches/{match}/review")


def test_a_review_tells_chances_and_costly_decisions(person: Person) -> None:
    ada = person()
    match = finished(ada)
    review = ada.get(f"/api/matches/{match}/review")
    steps = review["steps"]
    review = reviewed(ada, match)
    assert (review["judged"], review["failed"]) == (steps, False)
    chances = review["chances"]
    assert isinstance(chances, list)
    assert [moment["step"] for moment in chances] == sorted({moment["step"] for moment in chances})
    assert chances[-1]["step"] == steps
    assert all(0 <= chance <= 1 for moment in chances for chance in moment["chances"])
    points = review["turning_points"]
    assert isinstance(points, list)
    assert len(points) <= 3
    assert [point["cost"] for point in points] == sorted((point["cost"] for point in points), reverse=True)
    for point in points:
        assert point["played"] != point["better"]
        assert ada.get(f"/api/matches/{match}/at/{point['step']}")["step"] == point["step"]


def test_no_review_and_no_fork_of_a_match_that_is_played(person: Person) -> None:
    ada = person()
    match = ada.open(ME, BOT)["match"]
    with pytest.raises(AskedWrongly, match="409 not-over"):
        ada.get(f"/api/matches/{match}/review")
    with pytest.raises(AskedWrongly, match="409 not-over"):
        ada.post(f"/api/matches/{match}/fork", {"step": 0, "seat": 0})


def test_a_fork_begins_where_the_old_match_was_and_is_played_on(person: Person) -> None:
    ada = person()
    match = finished(ada)
    steps = ada.get(f"/api/matches/{match}")["step"]
    before = ada.get(f"/api/matches/{match}/at/{steps - 2}")
    fork = ada.post(f"/api/matches/{match}/fork", {"step": steps - 2, "seat": 0, "level": "easy"})
    assert fork["match"] != match
    assert fork["step"] >= steps - 2
    assert [seat["kind"] for seat in fork["seats"]] == ["human", "bot"]
    there = ada.get(f"/api/matches/{fork['match']}/at/{steps - 2}")
    assert (there["score"], there["notation"]) == (before["score"], before["notation"])
    with ada.live(fork["match"]) as live:
        live.until(lambda table: table["over"] or table["prompt"]["yours"])
        assert not live.table["undo"]["possible"]
        while not live.table["over"]:
            act(live, live.table["decision"]["choices"][0]["action"])
            live.until(lambda table: table["over"] or table["prompt"]["yours"])
    assert ada.get(f"/api/matches/{match}")["step"] == steps


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        ({"step": 10**6, "seat": 0}, "404 no-such-step"),
        ({"step": 0, "seat": 9}, "400 bad-request: There is no seat 9"),
        ({"step": 0, "seat": 0, "level": "gredy"}, "400 bad-request: There is no bot 'gredy'"),
        ({"step": -1, "seat": 0}, "400 bad-request"),
        ({"seat": 0}, "400 bad-request"),
    ],
)
def test_a_fork_that_cannot_be_is_refused(person: Person, body: dict[str, object], answer: str) -> None:
    ada = person()
    match = finished(ada)
    with pytest.raises(AskedWrongly, match=answer):
        ada.post(f"/api/matches/{match}/fork", body)


def test_strangers_get_neither(person: Person) -> None:
    match = finished(person())
    with pytest.raises(AskedWrongly, match="404 no-such-match"):
        person().get(f"/api/matches/{match}/review")
    with pytest.raises(AskedWrongly, match="404 no-such-match"):
        person().post(f"/api/matches/{match}/fork", {"step": 0, "seat": 0})


def test_a_fork_outlives_the_server_and_a_review_does_not_hold_it_up(database: Path) -> None:
    # A bot that has no time on a busy machine would be a complaint.
    arguments = ("--bot-pause", "0", "--no-limits", "--bot-seconds", "120")
    server = ServerProcess(database, *arguments).start()
    ada = Client(server.url)
    ada.get("/api/me")
    match = ada.open(ME, BOT)["match"]
    with ada.live(match) as live:
        live.until(lambda table: table["prompt"]["yours"])
        assert live.request("resign", seat=0)["ok"]
        live.until(lambda table: table["over"])
    fork = ada.post(f"/api/matches/{match}/fork", {"step": 9, "seat": 0})
    ada.get(f"/api/matches/{match}/review")
    assert server.stop() == (0, "")
    with ServerProcess(database, *arguments) as again:
        ada.url = again.url
        there = ada.get(f"/api/matches/{fork['match']}/at/9")
        # The bot of the fork may be playing on meanwhile.
        assert there.pop("steps") >= 9
        original = ada.get(f"/api/matches/{match}/at/9")
        del original["steps"]
        assert there == {**original, "match": fork["match"]}


class SentHome:
    """Workers that end with a question before them, because the server ends or for another reason."""

    def __init__(self, *, closing: bool) -> None:
        self.closing = False
        self._closes = closing

    async def ask(self, question: object) -> Any:
        self.closing = self._closes
        raise BotFailed("the process ended: EOFError")


@pytest.mark.parametrize(("closing", "complaints"), [(True, 0), (False, 1)])
def test_a_review_that_the_end_of_the_server_breaks_off_is_no_complaint(
    caplog: pytest.LogCaptureFixture, closing: bool, complaints: int
) -> None:
    seats = (Seating("Ada", "ada"), Seating("Ben", "ada"))
    table = Table.replay(insectarium.load("micropolis"), Opening("m", "micropolis", seats, "7", "ada"), [])
    table.apply(table.act("ada", 0, 0, int(table.state.legal_actions()[0])))
    workers = SentHome(closing=closing)
    review = Review(table)
    asyncio.run(review.make(cast(Workers, workers), lambda: workers.closing))
    assert (review.ready, len(caplog.records)) == (False, complaints)
