"""Storage in one SQLite file.

One thread owns the one connection, for writing and reading. It takes everything that waits, does it in one
transaction and answers after the commit has reached the disk: one wait for the disk serves all who wait.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from insectarium.server.store import Clash, Listed, NotStored, Stored
from insectarium.table import Entry, Opening

SCHEMA_VERSION = 1
MOST_IN_ONE_COMMIT = 500
SCHEMA = """
CREATE TABLE matches (match TEXT PRIMARY KEY, opening TEXT NOT NULL, to_act INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
CREATE TABLE moves (match TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL,
    body TEXT NOT NULL, to_act INTEGER NOT NULL, PRIMARY KEY (match, seq)) STRICT, WITHOUT ROWID;
CREATE TABLE people (person TEXT NOT NULL, match TEXT NOT NULL, watcher INTEGER NOT NULL,
    PRIMARY KEY (person, match)) STRICT, WITHOUT ROWID;
CREATE INDEX people_by_match ON people (match);
"""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", Any, "Exception | None"]


class SqliteStore:
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        """Opens the file, or raises NotStored with a sentence."""
        self._loop = loop
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection = _opened(path)
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    # The port

    async def open_match(self, opening: Opening, to_act: int, beginning: Sequence[Entry] = ()) -> None:
        text = json.dumps(opening.as_json(), separators=(",", ":"))
        people = {opening.host, *(seat.owner for seat in opening.seats)} - {""}
        rows = [_row(opening.match, seq, entry, to_act) for seq, entry in enumerate(beginning, start=1)]

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO matches VALUES (?, ?, ?)", (opening.match, text, to_act))
            for person in people:
                _add_person(connection, opening.match, person, False)
            connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", rows)

        await self._do(work)

    async def append(self, match: str, seq: int, entry: Entry, to_act: int) -> None:
        row = _row(match, seq, entry, to_act)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", row)
            if entry.kind == "join":
                _add_person(connection, match, entry.by, False)

        await self._do(work)

    async def load(self, match: str) -> Stored | None:
        return await self._do(lambda connection: _load(connection, match))

    async def add_watcher(self, match: str, person: str) -> None:
        await self._do(lambda connection: _add_person(connection, match, person, True))

    async def matches_of(self, person: str, limit: int) -> list[Listed]:
        return await self._do(lambda connection: _matches_of(connection, person, limit))

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # The thread

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, future))
        return await future

    def _work(self) -> None:
        closing = False
        while not closing:
            jobs, closing = self._waiting()
            if jobs:
                self._tell(self._committed(jobs))
        self._connection.close()

    def _waiting(self) -> tuple[list[Job], bool]:
        """Everything that waits now, at least one job; and whether to stop after it."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_IN_ONE_COMMIT:
                return jobs, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _committed(self, jobs: list[Job]) -> list[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._done(job) for job in jobs]
            self._connection.execute("COMMIT")
            return outcomes
        except sqlite3.Error as fault:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if len(jobs) > 1:
                # One that cannot be done must not take the others down, least of all those that only read.
                return [outcome for job in jobs for outcome in self._committed([job])]
            return [(future, None, NotStored(str(fault))) for _, future in jobs]

    def _done(self, job: Job) -> Outcome:
        work, future = job
        try:
            return future, work(self._connection), None
        except sqlite3.IntegrityError as clash:
            # Only this job is refused; the others in the transaction stand.
            return future, None, Clash(str(clash))

    def _tell(self, outcomes: list[Outcome]) -> None:
        # The loop may be gone when the last entries of a closing server are written.
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, outcomes)


def _resolve(outcomes: list[Outcome]) -> None:
    for future, result, fault in outcomes:
        if future.done():
            continue
        if fault is not None:
            future.set_exception(fault)
        else:
            future.set_result(result)


def _opened(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            connection.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
        elif version != SCHEMA_VERSION:
            raise NotStored(f"it has version {version}, and this program knows version {SCHEMA_VERSION}")
        # An open transaction shows at once whether anything can be written here.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except sqlite3.Error as fault:
        raise NotStored(str(fault)) from fault
    return connection


def _row(match: str, seq: int, entry: Entry, to_act: int) -> tuple[str, int, float, str, str, int]:
    return (match, seq, entry.at, entry.kind, json.dumps(entry.as_json(), separators=(",", ":")), to_act)


def _add_person(connection: sqlite3.Connection, match: str, person: str, watcher: bool) -> None:
    connection.execute(
        "INSERT INTO people VALUES (?, ?, ?) "
        "ON CONFLICT DO UPDATE SET watcher = min(watcher, excluded.watcher)",
        (person, match, int(watcher)),
    )


def _load(connection: sqlite3.Connection, match: str) -> Stored | None:
    row = connection.execute("SELECT opening FROM matches WHERE match = ?", (match,)).fetchone()
    if row is None:
        return None
    bodies = connection.execute("SELECT body FROM moves WHERE match = ? ORDER BY seq", (match,)).fetchall()
    watchers = connection.execute("SELECT person FROM people WHERE match = ? AND watcher = 1", (match,))
    return Stored(
        Opening.from_json(json.loads(row[0])),
        [Entry.from_json(json.loads(body)) for (body,) in bodies],
        {person for (person,) in watchers},
    )


def _matches_of(connection: sqlite3.Connection, person: str, limit: int) -> list[Listed]:
    rows = connection.execute(
        "SELECT match, opening, to_act FROM people JOIN matches USING (match) "
        "WHERE person = ? AND watcher = 0 ORDER BY json_extract(opening, '$.created') DESC LIMIT ?",
        (person, limit),
    ).fetchall()
    return [_listed(connection, *row) for row in rows]


def _listed(connection: sqlite3.Connection, match: str, text: str, to_act: int) -> Listed:
    opening = Opening.from_json(json.loads(text))
    newest = connection.execute(
        "SELECT at, to_act FROM moves WHERE match = ? ORDER BY seq DESC LIMIT 1", (match,)
    ).fetchone() or (opening.created, to_act)
    bodies = connection.execute("SELECT body FROM moves WHERE match = ? AND kind != 'action'", (match,))
    seating = [Entry.from_json(json.loads(body)) for (body,) in bodies]
    return Listed(opening, seating, *newest)
