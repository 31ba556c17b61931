"""People at tables, as cheap as they can be: the machine's time belongs to the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from insectarium.server.client import Client

_POSITION = re.compile(r'"position":(\d+)')
AT_ONCE = 20


class Viewer:
    """One seat's connection. Only the message itself is kept; it is read when the seat must act."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.newest = ""
        self.position = -1
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in self.socket:
                assert isinstance(message, str)
                self.table.bytes_received += len(message)
                if message.startswith('{"type":"table"'):
                    found = _POSITION.search(message, 0, 200)
                    assert found is not None
                    self.newest, self.position = message, int(found[1])
                    self.table.arrived.set()


class Table:
    def __init__(self, match: str, seed: int) -> None:
        self.match = match
        self.viewers: list[Viewer] = []
        self.arrived = asyncio.Event()
        self.random = random.Random(seed)
        self.bytes_received = 0
        self.over = False
        self._requests = 0

    async def sit_down(self, people: list[Client]) -> None:
        for person in people:
            address = f"{person.url.replace('http', 'ws', 1)}/api/matches/{self.match}/live"
            socket = await connect(
                address,
                additional_headers={"Cookie": f"insectarium={person.cookie}"},
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
            )
            await socket.send('{"type":"hello","protocol":1,"shape":"wide"}')
            self.viewers.append(Viewer(self, socket))
        await self._all_have(0)

    async def _all_have(self, position: int) -> None:
        while any(viewer.position < position for viewer in self.viewers):
            self.arrived.clear()
            await self.arrived.wait()

    async def act(self) -> float | None:
        """One action; the seconds until everybody has seen it, None when the match is over."""
        seen = json.loads(self.viewers[0].newest)
        if seen["over"]:
            self.over = True
            return None
        seat = seen["prompt"]["seat"]
        own = json.loads(self.viewers[seat].newest)
        choice = self.random.choice(own["decision"]["choices"])
        self._requests += 1
        wish = {"type": "act", "id": str(self._requests), "seat": seat, "action": choice["action"]}
        message = json.dumps({**wish, "position": own["position"]})
        before = own["position"]
        began = time.perf_counter()
        await self.viewers[seat].socket.send(message)
        await self._all_have(before + 1)
        return time.perf_counter() - began

    async def close(self) -> None:
        for viewer in self.viewers:
            viewer.reader.cancel()
            await viewer.socket.close()


async def opened(url: str, matches: int, viewers: int) -> list[Table]:
    """So many tables, everybody connected."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Table:
        async with room:
            match, people = await asyncio.to_thread(_seated, url, viewers)
            table = Table(match, number)
            await table.sit_down(people)
            return table

    return list(await asyncio.gather(*(one(number) for number in range(matches))))


def _seated(url: str, viewers: int) -> tuple[str, list[Client]]:
    people = [Client(url) for _ in range(viewers)]
    friends = [{"kind": "friend"} for _ in people[1:]]
    match = people[0].open({"kind": "me", "name": "Seat A"}, *friends, game="micropolis")
    for person, seat in zip(people[1:], match["links"]["seats"], strict=True):
        person.join(seat["link"], f"Seat {seat['seat']}")
    return str(match["match"]), people


async def drive(tables: list[Table], seconds: float, pace: float) -> list[float]:
    """Play at all tables at once; the latency of every action."""
    end = time.perf_counter() + seconds
    latencies: list[float] = []

    async def play(table: Table) -> None:
        # Tables do not act in step with each other.
        await asyncio.sleep(table.random.uniform(0, pace))
        while not table.over and time.perf_counter() < end:
            waited = await table.act()
            if waited is not None:
                latencies.append(waited)
            left = end - time.perf_counter()
            await asyncio.sleep(max(0.0, min(left, table.random.uniform(0, 2 * pace))))

    await asyncio.gather(*(play(table) for table in tables))
    return latencies
