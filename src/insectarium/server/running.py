"""Running a server: one process, one socket, one database."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from insectarium.server.app import make_app, warm_up
from insectarium.server.asking import House
from insectarium.server.settings import CannotServe, Settings
from insectarium.server.sqlite_store import SqliteStore
from insectarium.server.store import NotStored

GRACE_SECONDS = 5
LARGEST_MESSAGE = 16 * 1024
COLLECT_AFTER = (50_000, 20, 50)
SWITCH_SECONDS = 0.0005


def serve(settings: Settings, browser: bool) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    with _only_one(settings.database), _listening(settings) as listener:
        bound = replace(settings, port=listener.getsockname()[1])
        _try_database(bound.database)
        app = make_app(bound)
        config = uvicorn.Config(
            app,
            log_level="warning",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=GRACE_SECONDS,
            server_header=False,
        )
        server = PoliteServer(config, app, _address(bound), browser)
        # uvicorn hands a signal on when it is done with it; being asked to end is no failure.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)
        server.run(sockets=[listener])


class PoliteServer(uvicorn.Server):
    """Says where it is when it is there, and says goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, app: Starlette, address: str, browser: bool) -> None:
        super().__init__(config)
        self._app = app
        self._address = address
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Insectarium is at {self._address} (Ctrl+C stops it)", flush=True)
        if self._browser:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()
        await asyncio.to_thread(warm_up)
        _tune()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = getattr(self._app.state, "house", None)
        if isinstance(house, House):
            await house.hall.say_goodbye()
        await super().shutdown(sockets)


def _tune() -> None:
    # Drawing makes thousands of short-lived objects; going through all tables each time costs more.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    # The thread that writes to the disk must not wait long for its turn while tables are drawn.
    sys.setswitchinterval(SWITCH_SECONDS)


def _address(settings: Settings) -> str:
    if settings.public_url is not None:
        return settings.public_url + "/"
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


@contextlib.contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except OSError as fault:
        listener.close()
        reason = fault.strerror or str(fault)
        place = f"{settings.host}:{settings.port}"
        raise CannotServe(f"Cannot listen at {place}: {reason}. Another --port may be free.") from fault
    with listener:
        yield listener


@contextlib.contextmanager
def _only_one(database: Path) -> Iterator[None]:
    """Two servers on one file would each believe to know how its matches stand."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = database.with_name(database.name + ".lock").open("w")
    except OSError as fault:
        raise CannotServe(f"The database {database} cannot be used: {fault.strerror}.") from fault
    with lock:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            raise CannotServe(
                f"Another server already uses {database}. Stop it, or give this one another --db."
            ) from fault
        yield


def _try_database(path: Path) -> None:
    """Find out before anybody connects whether matches can be kept."""

    async def attempt() -> None:
        await SqliteStore(path, asyncio.get_running_loop()).close()

    try:
        asyncio.run(attempt())
    except NotStored as fault:
        raise CannotServe(f"The database {path} cannot be used: {fault}.") from fault
