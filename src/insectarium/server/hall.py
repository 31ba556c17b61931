"""The tables that are in memory, and how they get there and leave again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import cache
from typing import Any, TypeVar

import insectarium
from insectarium.core.game import Game
from insectarium.server.identity import Keeper
from insectarium.server.live import LiveTable
from insectarium.server.settings import Settings
from insectarium.server.store import Store
from insectarium.server.workers import Workers
from insectarium.table import Entry, Opening, Table

T = TypeVar("T")
log = logging.getLogger("insectarium")
GOODBYE_SECONDS = 1.0


@cache
def game_named(name: str) -> Game[Any]:
    return insectarium.load(name)


class Hall:
    def __init__(self, settings: Settings, store: Store, keeper: Keeper, workers: Workers) -> None:
        self.settings = settings
        self.store = store
        self.keeper = keeper
        self.workers = workers
        self.closing = False
        self.connections = 0
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def tables(self) -> int:
        return len(self._tables)

    async def open(self, opening: Opening, beginning: Sequence[Entry] = ()) -> LiveTable:
        """Keep a new match, with what is to stand on its table, and only then let it be played."""
        table = Table.replay(game_named(opening.game), opening, beginning)
        await self.shielded(self.store.open_match(opening, table.seat_to_act(), beginning))
        live = LiveTable(self, table, set())
        self._tables[opening.match] = live
        live.wake_bots()
        return live

    async def find(self, match: str) -> LiveTable | None:
        """The table of this match, from memory or from disk."""
        live = self._tables.get(match)
        if live is not None:
            live.touched = time.monotonic()
            return live
        if match not in self._loading:
            self._loading[match] = self.start(self._load(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> LiveTable | None:
        try:
            stored = await self.store.load(match)
            if stored is None:
                return None
            table = Table.replay(game_named(stored.opening.game), stored.opening, stored.entries)
            live = LiveTable(self, table, stored.watchers)
            self._tables[match] = live
            live.wake_bots()
            return live
        finally:
            self._loading.pop(match, None)

    # Work that must not die with the connection that asked for it

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        return await asyncio.shield(self.start(work))

    # Leaving

    async def sweep(self) -> None:
        """Let go of tables at which nobody sits; for ever."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds))
            self.let_go(lambda live: time.monotonic() - live.touched > self.settings.idle_seconds)

    def let_go(self, wanted: Callable[[LiveTable], bool]) -> None:
        for match, live in list(self._tables.items()):
            if not live.viewers and not live.busy and wanted(live):
                live.gone = True
                del self._tables[match]

    async def say_goodbye(self) -> None:
        """No more entries; everybody is told to come back later."""
        self.closing = True
        for live in self._tables.values():
            for viewer in live.viewers:
                viewer.part("closing", 1012, again=True)
        end = time.monotonic() + GOODBYE_SECONDS
        while self.connections and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.say_goodbye()
        for live in self._tables.values():
            live.rest()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.workers.close()
        await self.store.close()
