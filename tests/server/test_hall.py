"""Tables leave the memory and come back; what is on disk counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from insectarium.server.hall import Hall
from insectarium.server.identity import Keeper
from insectarium.server.settings import Settings
from insectarium.server.sqlite_store import SqliteStore
from insectarium.server.workers import Workers
from insectarium.table import Declined, Entry, Opening, Seating, Table

OPENING = Opening(
    "m",
    "micropolis",
    (Seating("Ada", "ada"), Seating("Ben", "ada")),
    "7",
    "ada",
    {"expert": False, "first_player": "first_seat"},
)


def in_halls(database: Path, count: int, work: Callable[[list[Hall]], Awaitable[None]]) -> None:
    """Run something with several halls that know nothing of each other, on one store."""

    async def run() -> None:
        store = SqliteStore(database, asyncio.get_running_loop())
        halls = [
            Hall(Settings(database), store, Keeper(b"x"), Workers(1, 1.0, ready=False)) for _ in range(count)
        ]
        try:
            await work(halls)
        finally:
            for hall in halls:
                await hall.workers.close()
            await store.close()

    asyncio.run(run())


def first_choice(table: Table) -> Entry:
    seat = table.seat_to_act()
    return table.act("ada", seat, table.position, int(table.state.legal_actions()[0]))


def test_a_table_that_left_comes_back_as_it_was(database: Path) -> None:
    async def leave(halls: list[Hall]) -> None:
        (hall,) = halls
        live = await hall.open(OPENING)
        for _ in range(15):
            await live.submit(first_choice)
        hall.let_go(lambda table: True)
        assert hall.tables == 0
        again, same = await asyncio.gather(hall.find("m"), hall.find("m"))
        assert again is same
        assert again is not None
        assert again is not live
        fingerprint = live.table.game.fingerprint
        assert fingerprint(again.table.state) == fingerprint(live.table.state)
        assert again.table.entries == live.table.entries

    in_halls(database, 1, leave)


def test_who_writes_second_is_told_and_sees_what_the_first_wrote(database: Path) -> None:
    async def race(halls: list[Hall]) -> None:
        first = await halls[0].open(OPENING)
        second = await halls[1].find("m")
        assert second is not None
        await first.submit(first_choice)
        with pytest.raises(Declined) as raised:
            await second.submit(first_choice)
        assert raised.value.code == "stale"
        assert second.table.entries == first.table.entries
        await second.submit(first_choice)

    in_halls(database, 2, race)


def test_an_entry_is_finished_even_if_who_asked_for_it_is_gone(database: Path) -> None:
    async def vanish(halls: list[Hall]) -> None:
        live = await halls[0].open(OPENING)
        asking = asyncio.create_task(live.submit(first_choice))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await live.submit(first_choice)
        stored = await halls[0].store.load("m")
        assert stored is not None
        assert stored.entries == live.table.entries
        assert live.table.seq == 2

    in_halls(database, 1, vanish)
