"""Real servers for the tests of this folder: processes of their own, real sockets, real files."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from insectarium.server.client import Client
from insectarium.server.process import ServerProcess

LOTS = Path(__file__).parents[1] / "conformance" / "lots"
VISITORS = "visitors"
BAD_BOTS = """
import os, time
from pathlib import Path
from insectarium.bots import Bot

class Broken(Bot):
    def choose(self, state):
        raise RuntimeError("out of order")

class Deadly(Bot):
    def choose(self, state):
        os._exit(3)

class Sleepy(Bot):
    def choose(self, state):
        time.sleep(600)

class Cheat(Bot):
    def choose(self, state):
        return -5

class Waiting(Bot):
    def __init__(self, sign):
        super().__init__("waiting")
        self.sign = Path(__file__).with_name(sign)

    def choose(self, state):
        while not self.sign.exists():
            time.sleep(0.01)
        return state.legal_actions()[0]

broken = lambda parameter, seed: Broken("broken")
deadly = lambda parameter, seed: Deadly("deadly")
sleepy = lambda parameter, seed: Sleepy("sleepy")
cheat = lambda parameter, seed: Cheat("cheat")
waiting = lambda parameter, seed: Waiting(parameter)
"""


BAD_GAMES = """
from dataclasses import replace
from lots import LOTS, Lots

class Undrawable(Lots):
    manifest = replace(LOTS, id="undrawable", entry="bad_games:Undrawable")

    def scene(self, view, language="en", names=None, shape="picture"):
        raise RuntimeError("no ink")
"""


def plug_in(folder: Path) -> dict[str, str]:
    """What an installer writes for a package with a game of secrets and with bots that fail."""
    about = folder / "visitors-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: visitors\nVersion: 1.0\n")
    bots = "\n".join(
        f"{name} = bad_bots:{name}" for name in ("broken", "deadly", "sleepy", "cheat", "waiting")
    )
    (about / "entry_points.txt").write_text(
        f"[insectarium.games]\nlots = lots:LOTS\n"
        f"undrawable = bad_games:Undrawable.manifest\n[insectarium.bots]\n{bots}\n"
    )
    (folder / "bad_bots.py").write_text(BAD_BOTS)
    (folder / "bad_games.py").write_text(BAD_GAMES)
    before = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(LOTS), *filter(None, [before])])}


@pytest.fixture(scope="session")
def house_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def server(house_folder: Path) -> Iterator[ServerProcess]:
    """One server for all tests that do not end it; it also has the visitors of plug_in."""
    with house(house_folder, bot_seconds=60) as process:
        yield process


@pytest.fixture(scope="session")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that waits for its bots for two seconds only, which may be too short for a good one too."""
    with house(tmp_path_factory.mktemp("impatient"), bot_seconds=2) as process:
        yield process


@contextlib.contextmanager
def house(folder: Path, bot_seconds: int) -> Iterator[ServerProcess]:
    environment = plug_in(folder / VISITORS)
    arguments = ("--bot-pause", "0", "--no-limits", "--bot-seconds", str(bot_seconds))
    with ServerProcess(folder / "matches.db", *arguments, environment=environment) as process:
        yield process
        code, said = process.stop()
    assert code == 0
    # The visitors that are meant to fail are the only thing a server may have complained about.
    complaints = [line for line in said.splitlines() if "the bot" not in line and "undrawable" not in line]
    assert complaints == []


@pytest.fixture
def person(server: ServerProcess) -> Callable[..., Client]:
    """Somebody new, at every call."""

    def newcomer(language: str = "en") -> Client:
        client = Client(server.url, language)
        client.get("/api/me")
        return client

    return newcomer


@pytest.fixture
def let_decide(house_folder: Path) -> Callable[[str], None]:
    """Let the bot `waiting@NAME` decide at last."""

    def nod(name: str) -> None:
        (house_folder / VISITORS / name).touch()

    return nod


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"
