"""What the server says, in which language, and how often it may be asked."""

from __future__ import annotations

import ast
import contextlib
import random
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import insectarium.server
import insectarium.table
from insectarium.bots.levels import LEVELS
from insectarium.server.client import Client
from insectarium.server.errors import PHRASES, STATUS
from insectarium.server.languages import best_language
from insectarium.server.limits import Buckets, Limit
from insectarium.server.pages import Pages
from insectarium.server.process import ServerProcess
from insectarium.server.settings import Settings, database_path
from insectarium.table.refusals import PHRASES as TABLE_PHRASES
from insectarium.text import FluentPhrases

SERVER = Path(insectarium.server.__file__).parent
TABLE = Path(insectarium.table.__file__).parent
# The server also speaks in the words of the table.
ROOMS = {"server": (PHRASES, (SERVER,)), "table": (TABLE_PHRASES, (TABLE, SERVER))}
ANYTHING = r"[\w-]+"


def texts_in(folder: Path) -> set[str]:
    """Every text that stands in the sources; a part of one, where the rest is filled in, as a pattern."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING
                    for part in node.values
                ]
                found.add("".join(parts))
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_sentence_is_said_in_every_language_and_somewhere_in_the_code(room: str) -> None:
    phrases, folders = ROOMS[room]
    assert isinstance(phrases, FluentPhrases)
    assert phrases.languages() == ("de", "en", "hu", "nl")
    texts = {text for folder in folders for text in texts_in(folder) if len(text) < 60}
    telling = [text for text in texts if re.search("[a-z]{3}", text.replace(ANYTHING, ""))]
    patterns = [re.compile(f"(error-)?{text}") for text in telling]
    for language in phrases.languages():
        assert phrases.keys(language) == phrases.keys("en"), language
        used = {key for key in phrases.keys(language) if any(p.fullmatch(key) for p in patterns)}
        assert phrases.keys(language) - used == set()


def test_every_code_has_a_sentence_and_every_level_a_name() -> None:
    keys = PHRASES.keys("en")
    # These are said by the table, in its own words, or with the words of what was asked.
    elsewhere = {"bad-request", "refused", "not-seated", "not-your-seat", "seat-taken", "no-free-seat"}
    for code in set(STATUS) - elsewhere - {"not-over", "stale"}:
        assert f"error-{code}" in keys, code
    for level in LEVELS:
        assert {f"level-{level}", f"level-{level}-help", f"bot-name-{level}"} <= keys


@pytest.mark.parametrize(
    ("wanted", "accepted", "best"),
    [
        ("nl", "de", "nl"),
        ("xx", "de-AT,en;q=0.5", "de"),
        (None, "fr, hu;q=0.3, nl;q=0.7", "nl"),
        (None, "fr", "en"),
        (None, None, "en"),
        (None, "de;q=nonsense, ;;;,hu;q=0.1", "hu"),
    ],
)
def test_the_best_language(wanted: str | None, accepted: str | None, best: str) -> None:
    assert best_language(wanted, accepted) == best


def test_a_bucket_runs_dry_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    buckets = Buckets(Limit(burst=2, per_second=0.5))
    assert [buckets.take("ada") for _ in range(3)] == [0, 0, 2]
    assert buckets.take("ben") == 0
    clock[0] += 2
    assert [buckets.take("ada") for _ in range(2)] == [0, 2]


def test_who_asks_too_often_is_told_when_to_come_back(database: Path) -> None:
    with ServerProcess(database) as server:
        ada = Client(server.url)
        body = {"game": "micropolis", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        reply = ada.ask("POST", "/api/matches", body)
        # The bucket fills again meanwhile, and more so the slower the server is.
        for _ in range(4000):
            if reply.status != 201:
                break
            last, reply = reply.json()["match"], ada.ask("POST", "/api/matches", body)
        assert (reply.status, reply.json()["error"]["code"]) == (429, "too-many")
        assert int(reply.headers["retry-after"]) >= 1
        with ada.live(last) as live:
            with contextlib.suppress(ConnectionClosed):
                # More than the bucket gains while a slow server answers them, less than a line holds.
                for number in range(600):
                    live.send({"type": "why", "id": str(number), "node": "x"})
            assert live.rest()["code"] == "too-many"
            assert live.socket.close_code == 4429
        with ada.live(last) as live:
            live.until(lambda table: table["prompt"]["yours"])
            chance = random.Random(1)
            assert live.act(chance.choice(live.table["decision"]["choices"])["action"])["ok"]


def test_pages_come_from_memory_and_packed(tmp_path: Path) -> None:
    assert not Pages(tmp_path / "nothing").built
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 1000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let legs = 6;")
    (tmp_path / ".built-from").write_text("hash")
    assert Pages(tmp_path).built


def test_where_matches_are_kept() -> None:
    assert database_path("sqlite:////var/lib/x.db") == Path("/var/lib/x.db")
    assert database_path("sqlite:///x.db") == Path("x.db")
    assert database_path("x.db") == Path("x.db")
    assert database_path(None).name == "insectarium.db"


def test_the_names_under_which_a_server_answers() -> None:
    here = Settings(Path("x"), port=80).allowed_hosts()
    assert here is not None
    assert {"127.0.0.1:80", "localhost", "[::1]:80"} <= here
    assert Settings(Path("x"), host="0.0.0.0").allowed_hosts() is None
    public = Settings(Path("x"), public_url="https://games.example.org").allowed_hosts()
    assert public is not None
    assert "games.example.org" in public
