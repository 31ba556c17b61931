"""A client in Python that speaks docs/protocol.md: for bots that play over the network, and for tests."""

from __future__ import annotations

import contextlib
import http.client
import itertools
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import urlencode, urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from insectarium.server.identity import BEARER, COOKIE

Json = dict[str, Any]
# Longer than any answer takes, even from a machine that has no time: it only ends a wait that is hopeless.
SECONDS = 180.0


@dataclass(frozen=True)
class Reply:
    status: int
    headers: Mapping[str, str]
    content: bytes

    def json(self) -> Json:
        form = json.loads(self.content)
        assert isinstance(form, dict)
        return form


class Client:
    """One person, known by a cookie."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.language = language
        self.cookie: str | None = None
        self.key: str | None = None
        """Of a program, instead of a cookie."""

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        raw: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """One HTTP request, whatever comes of it."""
        sent = {"Accept-Language": self.language, **self._shown()}
        if body is not None:
            raw = json.dumps(body).encode()
        if raw is not None:
            sent["Content-Type"] = "application/json"
        address = urlsplit(self.url)
        kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
        line = kind(address.hostname or "", address.port, timeout=SECONDS)
        try:
            line.request(method, path, raw, {**sent, **(headers or {})})
            answer = line.getresponse()
            received = {name.lower(): value for name, value in answer.getheaders()}
            reply = Reply(answer.status, received, answer.read())
        finally:
            line.close()
        self._keep_cookie(reply)
        return reply

    def get(self, path: str, **query: object) -> Json:
        return self._fine(self.ask("GET", path + (f"?{urlencode(query)}" if query else "")))

    def post(self, path: str, body: object) -> Json:
        return self._fine(self.ask("POST", path, body))

    def open(self, *seats: Mapping[str, Any], game: str = "micropolis", **more: Any) -> Json:
        """Open a table; the match as JSON."""
        return self.post("/api/matches", {"game": game, "seats": list(seats), **more})

    def join(self, link: str, name: str = "", seat: int | None = None) -> Json:
        match, token = link.rpartition("#/join/")[2].split("/")
        return self.post(f"/api/matches/{match}/join", {"token": token, "name": name, "seat": seat})

    def live(
        self, match: str, *, seen: int = 0, token: str = "", hello: bool = True, origin: str | None = None
    ) -> Live:
        """A live connection; with `hello` it has been greeted already."""
        query = f"?token={token}" if token else ""
        address = f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/live{query}"
        line = connect(
            address,
            additional_headers=self._shown(),
            origin=Origin(origin) if origin is not None else None,
            compression=None,
            max_size=None,
            open_timeout=SECONDS,
            proxy=None,
        )
        # Newer releases want to be entered; Live is what closes it again.
        socket = line.__enter__()
        live = Live(socket)
        if hello:
            live.greet({"type": "hello", "protocol": 1, "seen": seen, "language": self.language})
        return live

    def _shown(self) -> dict[str, str]:
        """By what the server knows who asks."""
        if self.key:
            return {"Authorization": f"{BEARER}{self.key}"}
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def _keep_cookie(self, reply: Reply) -> None:
        given = reply.headers.get("set-cookie", "")
        if given.startswith(f"{COOKIE}="):
            self.cookie = given.partition("=")[2].partition(";")[0]

    @staticmethod
    def _fine(reply: Reply) -> Json:
        if reply.status >= 400:
            raise AskedWrongly(reply.status, reply.json()["error"])
        return reply.json()


class AskedWrongly(Exception):
    """The server said no."""

    def __init__(self, status: int, error: Json) -> None:
        super().__init__(f"{status} {error['code']}: {error['sentence']}")
        self.status = status
        self.code = str(error["code"])
        self.error = error


class Live:
    """One live connection. What has arrived is kept in `table`, `log` and `answers`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = {}
        self.log: dict[int, Json] = {}
        self.answers: dict[str, Json] = {}
        self.heard: list[Json] = []
        self._numbers = itertools.count(1)
        self._prefix = f"{id(self):x}"

    def send(self, message: Mapping[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def greet(self, hello: Mapping[str, Any]) -> None:
        # Who is not welcome may hear so before saying a word; the goodbye can still be read.
        with contextlib.suppress(ConnectionClosed):
            self.send(hello)

    def receive(self, seconds: float | None = SECONDS) -> Json:
        """The next message, which is also kept."""
        message = json.loads(self.socket.recv(timeout=seconds))
        assert isinstance(message, dict)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "log":
            self.log.update({entry["seq"]: entry for entry in message["entries"]})
        elif message["type"] == "answer":
            self.answers[message["id"]] = message
        return message

    def until(self, true: Callable[[Json], object], seconds: float | None = SECONDS) -> Json:
        """Read until this is true of the table, for ever if no time is set; the table."""
        while not self.table or not true(self.table):
            self.receive(seconds)
        return self.table

    def request(self, kind: str, **fields: Any) -> Json:
        """Ask for something and wait for the answer."""
        number = fields.pop("id", None) or f"{self._prefix}-{next(self._numbers)}"
        self.answers.pop(number, None)
        self.send({"type": kind, "id": number, **fields})
        while number not in self.answers:
            self.receive()
        return self.answers[number]

    def act(self, action: int | str, **fields: Any) -> Json:
        """Do something with the seat that must act, at the table as it was last seen."""
        given = {"seat": self.table["prompt"]["seat"], "position": self.table["position"], **fields}
        return self.request("act", action=action, **given)

    def rest(self) -> Json:
        """Read until the server closes the connection; its goodbye."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            return self.heard[-1] if self.heard else {}

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Live:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
