"""A real server for the tests of this folder: its own process, real sockets, a real file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from insectarium.server.client import Client
from insectarium.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not end it."""
    database = tmp_path_factory.mktemp("house") / "matches.db"
    with ServerProcess(database, "--bot-pause", "0", "--no-limits") as process:
        yield process


@pytest.fixture
def person(server: ServerProcess) -> Callable[[], Client]:
    """Somebody new, at every call."""

    def newcomer(language: str = "en") -> Client:
        client = Client(server.url, language)
        client.get("/api/me")
        return client

    return newcomer


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"
