"""Whatever was acknowledged survives: the server is killed at random moments while people play."""

from __future__ import annotations

import contextlib
import functools
import http.client
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

import insectarium
from insectarium.server.client import Client, Live
from insectarium.server.process import wait_until
from insectarium.table import Entry, Opening, Seating, Table

KILLS = 55
LONGEST_WAIT = 0.1
# So that there is much to lose, however slow the machine is.
ACTIONS_IN_A_LIFE = 2
GONE = (OSError, WebSocketException, TimeoutError, http.client.HTTPException)
NURSERY = Path(__file__).with_name("nursery.py")

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are started by forking")


class Nursery:
    """One server after another, on the same database and port."""

    def __init__(self, database: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(NURSERY), str(database)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = 0
        self.url = ""

    def start(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        port = self.url.rpartition(":")[2] or "0"
        self.process.stdin.write(f"start {port}\n")
        self.process.stdin.flush()
        for _ in range(2):
            line = self.process.stdout.readline()
            if line.startswith("pid "):
                self.pid = int(line.split()[1])
            else:
                self.url = line.split()[3].rstrip("/")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        wait_until(self._gone, what="the end of a killed server")

    def _gone(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False


class Player(threading.Thread):
    """Plays as fast as it can, reconnects when the line is dead, and remembers what was promised to it."""

    def __init__(self, client: Client, match: str, seats: list[int], seed: int) -> None:
        super().__init__(daemon=True)
        self.client, self.match, self.seats = client, match, seats
        self.chance = random.Random(seed)
        self.promised: dict[int, str] = {}
        """The entries that the server has acknowledged: number, and what was asked."""
        self.asked = 0
        self.open: dict[str, Any] | None = None
        """The request that has not been answered."""
        self.resent_and_known = 0
        self.fault: BaseException | None = None
        self.stopping = threading.Event()
        self.finished = False

    def run(self) -> None:
        try:
            while not self.stopping.is_set() and not self.finished:
                with contextlib.suppress(*GONE), self.client.live(self.match) as live:
                    self.play(live)
                # The server may be away for a moment; asking again at once would only burn time.
                self.stopping.wait(0.01)
        except BaseException as fault:
            self.fault = fault

    def play(self, live: Live) -> None:
        live.until(lambda table: True)
        self.compare(live)
        while not self.stopping.is_set():
            if self.open is None:
                live.until(lambda table: table["over"] or table["prompt"]["seat"] in self.seats)
                if live.table["over"]:
                    self.finished = True
                    return
                self.open = self.wish(live.table)
            answer = live.request(**self.open)
            if answer["ok"]:
                self.promised[answer["seq"]] = str(self.open["type"])
                self.resent_and_known += answer.get("again", False)
            else:
                # Only a table that has moved on may refuse what was a legal choice.
                assert answer["error"]["code"] == "stale", answer
                self.asked -= 1
            self.open = None
            self.wait_for(live, answer.get("seq") or 0)

    def wait_for(self, live: Live, seq: int) -> None:
        live.until(lambda table: table["seq"] >= seq)

    def compare(self, live: Live) -> None:
        for seq, kind in self.promised.items():
            assert seq in live.log, f"entry {seq} was acknowledged and is lost"
            assert live.log[seq]["kind"] == ("action" if kind == "act" else kind)

    def wish(self, table: dict[str, Any]) -> dict[str, Any]:
        self.asked += 1
        common = {"id": f"r{self.asked}-{self.chance.random()}", "position": table["position"]}
        if table["undo"] and table["undo"]["possible"] and self.chance.random() < 0.15:
            return {"kind": "undo", "type": "undo", "seat": table["you"]["seat"], **common}
        action = self.chance.choice(table["decision"]["choices"])["action"]
        return {"kind": "act", "type": "act", "seat": table["prompt"]["seat"], "action": action, **common}


@pytest.fixture
def nursery(database: Path) -> Iterator[Nursery]:
    nursery = Nursery(database)
    yield nursery
    with contextlib.suppress(ProcessLookupError):
        os.kill(nursery.pid, signal.SIGKILL)
    nursery.process.kill()
    nursery.process.communicate()


def seated(url: str, seed: int) -> list[Player]:
    """Two tables: two people at one device, and two people at two devices."""
    people = [Client(url) for _ in range(3)]
    me: dict[str, Any] = {"kind": "me", "name": "Ada"}
    hot = people[0].open(me, {"kind": "hotseat", "name": "Ben"}, seed=f"hot {seed}")
    shared = people[1].open(me, {"kind": "friend"}, seed=f"shared {seed}")
    people[2].join(shared["links"]["seats"][0]["link"], "Ben")
    return [
        Player(people[0], hot["match"], [0, 1], seed),
        Player(people[1], shared["match"], [0], seed + 1),
        Player(people[2], shared["match"], [1], seed + 2),
    ]


def promises(players: list[Player]) -> int:
    return sum(len(player.promised) for player in players)


def went_on(players: list[Player], acted: int) -> bool:
    stuck = all_done(players) or any(player.fault for player in players)
    return stuck or promises(players) >= acted + ACTIONS_IN_A_LIFE


def all_done(players: list[Player]) -> bool:
    return all(player.finished or player.fault for player in players)


def check(players: list[Player]) -> None:
    """The tables as they are now, against the promises and against a replay of their logs."""
    for player in players:
        assert player.fault is None, player.fault
        with player.client.live(player.match) as live:
            live.until(lambda table: True)
            player.compare(live)
            mine = [
                entry
                for entry in live.log.values()
                if entry["seat"] in player.seats and entry["kind"] != "join"
            ]
            unanswered = 0 if player.open is None else 1
            assert len(player.promised) <= len(mine) <= len(player.promised) + unanswered
            assert list(live.log) == list(range(1, live.table["seq"] + 1))
            compare_with_replay(player.client, live)


def compare_with_replay(client: Client, live: Live) -> None:
    """Play the log again here, with the engine alone, and draw the same table."""
    match = client.get(f"/api/matches/{live.table['match']}")
    owners = [Seating(seat["name"], owner=f"{seat['seat']}") for seat in match["seats"]]
    kind = {2: "hot", 1: "shared"}[len(match["you"]["seats"])]
    seed = int(os.environ.get("INSECTARIUM_KILL_ROUND", "0"))
    opening = Opening("", "micropolis", tuple(owners), f"{kind} {seed}", "", match["options"])
    entries = [
        Entry(line["kind"], line["seat"], by="x", action=line["notation"] or "")
        for line in live.log.values()
        if line["kind"] != "join"
    ]
    table = Table.replay(insectarium.load("micropolis"), opening, entries)
    you = live.table["you"]["seat"]
    view = table.game.view(table.state, you)
    assert live.table["step"] == table.step
    assert live.table["score"]["totals"] == view["sheet"]["totals"]
    assert live.table["scene"] == table.game.scene(view, "en", table.names).as_json()


def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(
    nursery: Nursery, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(20)
    nursery.start()
    all_players: list[Player] = []
    players: list[Player] = []
    round_number = 0
    kills = 0
    while kills < KILLS:
        if all_done(players):
            for player in players:
                player.join()
            check(players)
            round_number += 1
            monkeypatch.setenv("INSECTARIUM_KILL_ROUND", str(round_number))
            players = seated(nursery.url, round_number)
            all_players += players
            for player in players:
                player.start()
        # Most lives see some play; some end before anybody is back.
        if chance.random() < 0.8:
            acted = promises(players)
            wait_until(functools.partial(went_on, players, acted), what="some play")
        time.sleep(chance.uniform(0, LONGEST_WAIT))
        nursery.kill()
        kills += 1
        nursery.start()
        assert all(player.fault is None for player in players), [player.fault for player in players]
    for player in players:
        player.stopping.set()
    # Who waits for the other one would wait in vain, now that nobody acts any more: a dead line ends that.
    nursery.kill()
    for player in players:
        player.join(90)
        assert not player.is_alive()
    nursery.start()
    check(players)
    assert promises(all_players) > KILLS
