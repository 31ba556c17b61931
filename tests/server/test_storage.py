"""What is kept, what happens when it cannot be, and how servers start and end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from insectarium.server.client import Client, Live
from insectarium.server.connection import SEND_SECONDS
from insectarium.server.process import ServerProcess, wait_until
from insectarium.server.sqlite_store import SqliteStore
from insectarium.server.store import Clash, NotStored
from insectarium.table import Entry, Opening, Seating

ME = {"kind": "me", "name": "Ada"}
HOT = {"kind": "hotseat", "name": "Ben"}
OPENING = Opening("m", "micropolis", (Seating("Ada", "ada"), Seating("Ben")), "7", "ada", created=5.0)


def with_store(database: Path, work: Callable[[SqliteStore], object]) -> None:
    """Run something with an open store."""

    async def run() -> None:
        store = SqliteStore(database, asyncio.get_running_loop())
        try:
            result = work(store)
            assert asyncio.iscoroutine(result)
            await result
        finally:
            await store.close()

    asyncio.run(run())


def act_once(live: Live, chance: random.Random) -> dict[str, object]:
    live.until(lambda table: table["prompt"]["yours"])
    answer = live.act(chance.choice(live.table["decision"]["choices"])["action"])
    if answer["ok"]:
        live.until(lambda table: table["seq"] >= answer["seq"])
    return answer


def test_everything_comes_back(database: Path) -> None:
    entries = [Entry("action", 0, 1.5, "ada", "r1", "take 1"), Entry("join", 1, 2.5, "ben", name="Ben")]

    async def write(store: SqliteStore) -> None:
        await store.open_match(OPENING, 0)
        assert [(m.changed, m.to_act) for m in await store.matches_of("ada", 10)] == [(5.0, 0)]
        await asyncio.gather(
            *(store.append("m", seq, entry, 1) for seq, entry in enumerate(entries, start=1))
        )
        await store.add_watcher("m", "cleo")

    async def read(store: SqliteStore) -> None:
        stored = await store.load("m")
        assert stored is not None
        assert (stored.opening, stored.entries, stored.watchers) == (OPENING, entries, {"cleo"})
        assert await store.load("other") is None
        for person, matches in (("ada", 1), ("ben", 1), ("cleo", 0)):
            assert len(await store.matches_of(person, 10)) == matches
        (listed,) = await store.matches_of("ben", 10)
        assert (listed.changed, listed.to_act, listed.seating) == (2.5, 1, entries[1:])

    with_store(database, write)
    with_store(database, read)


def test_a_number_is_given_once_and_a_clash_hurts_nobody_else(database: Path) -> None:
    async def race(store: SqliteStore) -> None:
        await store.open_match(OPENING, 0)
        wishes = [Entry("action", 0, action=f"take {number}") for number in range(20)]
        same = [store.append("m", 1, entry, 0) for entry in wishes]
        others = [store.append("m", 2 + number, wishes[0], 0) for number in range(5)]
        outcomes = await asyncio.gather(*same, *others, return_exceptions=True)
        assert sum(isinstance(outcome, Clash) for outcome in outcomes[:20]) == 19
        assert outcomes[20:] == [None] * 5
        with pytest.raises(Clash):
            await store.open_match(OPENING, 0)

    with_store(database, race)


def test_a_store_that_is_full_says_so_and_still_reads(database: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        await store.open_match(OPENING, 0)
        await store.append("m", 1, Entry("action", 0, action="take 1"), 1)
        await store._do(lambda connection: connection.execute("PRAGMA max_page_count = 12").fetchone())
        long = Entry("action", 0, action="x" * 900)
        wishes = [store.append("m", seq, long, 0) for seq in range(2, 100)]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert any(isinstance(outcome, NotStored) and "full" in str(outcome) for outcome in outcomes)
        kept = 1 + outcomes.count(None)
        stored = await store.load("m")
        assert stored is not None
        assert len(stored.entries) == kept

    with_store(database, fill)


@pytest.mark.parametrize("content", [b"this is no database" * 100, None])
def test_a_file_that_is_no_database_is_named(database: Path, content: bytes | None) -> None:
    if content is None:
        database.mkdir()
    else:
        database.write_bytes(content)
    with pytest.raises(RuntimeError, match=r"The database .*matches\.db cannot be used: "):
        ServerProcess(database).start()


def test_a_database_of_another_version_is_left_alone(database: Path) -> None:
    import sqlite3

    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(RuntimeError, match="it has version 99, and this program knows version 1"):
        ServerProcess(database).start()


def test_two_servers_do_not_share_a_file_or_a_port(database: Path) -> None:
    with ServerProcess(database) as first:
        with pytest.raises(RuntimeError, match=r"Another server already uses .*matches\.db"):
            ServerProcess(database).start()
        other = ServerProcess(database.with_name("other.db"))
        other.url = first.url
        with pytest.raises(RuntimeError, match=r"Cannot listen at 127\.0\.0\.1:"):
            other.start()


@pytest.mark.parametrize("wrong", [("--db", "postgresql://x/y"), ("--public-url", "games.example.org/x")])
def test_settings_that_make_no_sense(database: Path, wrong: tuple[str, str]) -> None:
    with pytest.raises(RuntimeError, match=r"A (database|public address) "):
        ServerProcess(database, *wrong).start()


def test_the_secret_is_for_its_owner_only(database: Path) -> None:
    with ServerProcess(database):
        secret = database.with_name("matches.db.secret")
        if os.name == "posix":
            assert stat.S_IMODE(secret.stat().st_mode) == 0o600
        assert len(secret.read_bytes()) == 64


def test_a_server_that_is_asked_to_end_says_goodbye_and_knows_everybody_again(database: Path) -> None:
    server = ServerProcess(database, "--bot-pause", "0").start()
    ada = Client(server.url)
    match = ada.open(ME, HOT)["match"]
    chance = random.Random(1)
    with ada.live(match) as live:
        for _ in range(10):
            assert act_once(live, chance)["ok"]
        code, complaints = server.stop()
        goodbye = live.rest()
    assert (code, complaints) == (0, "")
    assert (goodbye["type"], goodbye["code"], goodbye["again"]) == ("bye", "closing", True)
    assert live.socket.close_code == 1012
    with server, ada.live(match, seen=live.table["seq"]) as again:
        again.until(lambda table: True)
        assert again.table["step"] == 10
        assert again.table["scene"] == live.table["scene"]
        assert ada.get("/api/matches")["matches"][0]["your_turn"] is True


def test_a_match_against_a_bot_goes_on_after_a_crash(database: Path) -> None:
    server = ServerProcess(database, "--bot-pause", "0").start()
    ada = Client(server.url)
    match = ada.open(ME, {"kind": "bot", "level": "beginner"})["match"]
    with ada.live(match) as live:
        while not any(entry["seat"] == 1 for entry in live.log.values()):
            assert act_once(live, random.Random(1))["ok"]
        # Killed when, as likely as not, the bot has just been asked.
        acted = act_once(live, random.Random(1))
        server.kill()
    with server, ada.live(match) as again:
        again.until(lambda table: table["seq"] >= acted["seq"])
        again.until(lambda table: table["prompt"]["yours"])
        assert act_once(again, random.Random(2))["ok"]


def test_a_match_of_another_version_is_told_and_hurts_no_other(database: Path) -> None:
    server = ServerProcess(database, "--bot-pause", "0").start()
    ada = Client(server.url)
    old, new = (ada.open(ME, HOT)["match"] for _ in range(2))
    server.stop()
    # What another version of the game allowed.
    with_store(database, lambda store: store.append(old, 1, Entry("action", 0, action="take 99"), 0))
    with server:
        reply = ada.ask("GET", f"/api/matches/{old}/record")
        assert (reply.status, reply.json()["error"]["code"]) == (409, "other-version")
        with ada.live(old, hello=False) as live:
            goodbye = live.rest()
        assert (goodbye["code"], goodbye["again"]) == ("other-version", False)
        with ada.live(new) as live:
            assert act_once(live, random.Random(1))["ok"]


@pytest.mark.skipif(sys.platform != "linux", reason="limits the size of files with prlimit")
def test_a_full_disk_loses_nothing_that_was_acknowledged(database: Path) -> None:
    import resource

    server = ServerProcess(database).start()
    ada = Client(server.url)
    match = ada.open(ME, HOT)["match"]
    chance = random.Random(3)
    with ada.live(match) as live:
        for _ in range(5):
            assert act_once(live, chance)["ok"]
        largest = max(path.stat().st_size for path in database.parent.iterdir())
        no_limit = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
        refused = act_once(live, chance)
        while refused["ok"]:
            refused = act_once(live, chance)
        assert refused["error"]["code"] == "not-stored"  # type: ignore[index]
        step = live.table["step"]
        reply = ada.ask("POST", "/api/matches", {"game": "micropolis", "seats": [ME, HOT]})
        assert (reply.status, reply.json()["error"]["code"]) == (507, "not-stored")
        assert ada.get(f"/api/matches/{match}")["step"] == step
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, no_limit)
        assert act_once(live, chance)["ok"]
        live.until(lambda table: table["step"] == step + 1)
    server.kill()
    with server:
        assert ada.get(f"/api/matches/{match}")["step"] == step + 1


def test_a_reader_that_does_not_read_holds_up_nobody_and_is_let_go(database: Path) -> None:
    """It says hello, asks for much and never reads; the others play on at once."""
    with ServerProcess(database, "--no-limits") as server:
        ada = Client(server.url)
        match = ada.open(ME, *[HOT] * 5)["match"]
        chance = random.Random(4)
        with deaf_to(ada, match) as deaf, ada.live(match) as live:
            deaf.send('{"type": "hello"}')
            wait_until(lambda: ada.get("/api/health")["connections"] == 2, what="the deaf connection")
            slowest = 0.0
            for _ in range(30):
                # In between, since a slow machine may let it go before all has been asked for.
                with contextlib.suppress(ConnectionClosed):
                    ask_without_reading(deaf, ada, 10)
                live.until(lambda table: table["prompt"]["yours"])
                began = time.monotonic()
                assert act_once(live, chance)["ok"]
                slowest = max(slowest, time.monotonic() - began)
            # Whoever waited for it would wait until it is let go.
            assert slowest < SEND_SECONDS
            # How much the system buffers is its own affair, so it asks on until the buffers are full.
            wait_until(lambda: let_go(deaf, ada), what="the end of the deaf one")
        assert server.stop() == (0, "")


def ask_without_reading(deaf: ClientConnection, others: Client, times: int) -> None:
    """Ask for the table again and again: each answer is one more that nobody takes."""
    for number in range(times):
        deaf.send(json.dumps({"type": "language", "id": f"{number}", "language": "en"}))
        # Not all at once, or the newest table would stand for all of them.
        others.get("/api/health")


def let_go(deaf: ClientConnection, others: Client) -> bool:
    """Whether the server has ended the deaf connection; while it has not, it is asked some more."""
    with contextlib.suppress(ConnectionClosed):
        ask_without_reading(deaf, others, 20)
    return bool(others.get("/api/health")["connections"] == 1)


@contextlib.contextmanager
def deaf_to(person: Client, match: str) -> Iterator[ClientConnection]:
    """A connection with little room for what arrives, from which nothing is read."""
    address = urlsplit(person.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((address.hostname, address.port))
    with connect(
        f"ws://{address.netloc}/api/matches/{match}/live",
        sock=line,
        additional_headers={"Cookie": f"insectarium={person.cookie}"},
        compression=None,
        max_queue=1,
        close_timeout=0.1,
    ) as deaf:
        yield deaf


def test_ctrl_c_ends_a_server_cleanly(database: Path) -> None:
    with ServerProcess(database) as server:
        os.kill(server.pid, signal.SIGINT)
        assert server.stop() == (0, "")
