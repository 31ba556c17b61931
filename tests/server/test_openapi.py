"""The documents say what the server does."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from insectarium.server import messages
from insectarium.server.client import Client
from insectarium.server.endpoints import ENDPOINTS, Endpoint
from insectarium.server.openapi import SAID_BY_SERVER, document

Person = Callable[..., Client]
PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_document_is_served_and_names_every_endpoint(person: Person) -> None:
    served = person().get("/api/openapi.json")
    assert served == msgspec.json.decode(msgspec.json.encode(document()))
    listed = {(method.upper(), path) for path, methods in served["paths"].items() for method in methods}
    assert listed == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


def test_every_reference_leads_somewhere() -> None:
    text = msgspec.json.encode(document()).decode()
    schemas = document()["components"]["schemas"]
    named = set(re.findall(r"#/components/schemas/(\w+)", text))
    assert named <= set(schemas)
    assert {"ErrorAnswer", "NewMatch", "TableMessage", "Act", "ShownDecision", "Score"} <= set(schemas)


def filled(endpoint: Endpoint, match: str, token: str) -> str:
    path = endpoint.path.replace("{game}", "micropolis").replace("{match}", match).replace("{step}", "0")
    return f"{path}?token={token}" if path.endswith("invite") else path


def test_answers_are_of_the_types_that_the_document_names(person: Person) -> None:
    ada = person()
    match = ada.open({"kind": "me"}, {"kind": "friend"}, {"kind": "friend"})
    token = match["links"]["table"].rpartition("/")[2]
    bodies: dict[str, Any] = {
        "/api/matches": {"game": "micropolis", "seats": [{"kind": "me"}, {"kind": "friend"}]},
        "/api/matches/{match}/join": {"token": token, "name": "Ben", "seat": 1},
        "/api/matches/{match}/sit": {"token": token, "seat": 2},
    }
    for endpoint in ENDPOINTS:
        if endpoint.path.endswith(("rematch", "review", "fork", "qr.svg")):
            continue
        body = bodies.get(endpoint.path) if endpoint.method == "POST" else None
        reply = ada.ask(endpoint.method, filled(endpoint, match["match"], token), body)
        assert reply.status == endpoint.status, (endpoint.path, reply.content)
        if isinstance(endpoint.answer, str):
            assert reply.headers["content-type"].partition(";")[0] == endpoint.answer
        else:
            given = reply.json()
            # No field is missing, and none is there that the type does not have.
            assert msgspec.to_builtins(msgspec.convert(given, endpoint.answer)) == given
    link = f"/api/qr.svg?text={match['links']['table'].replace('#', '%23')}"
    assert ada.ask("GET", link).content.startswith(b"<?xml")


def test_messages_are_of_the_types_that_the_document_names(person: Person) -> None:
    ada = person()
    match = ada.open({"kind": "me"}, {"kind": "bot", "level": "easy"})["match"]
    kinds = {kind.__struct_config__.tag: kind for kind in SAID_BY_SERVER}
    chance = random.Random(4)
    with ada.live(match) as live:
        for _ in range(6):
            live.until(lambda table: table["prompt"]["yours"])
            seq = live.act(chance.choice(live.table["decision"]["choices"])["action"])["seq"]
            live.until(lambda table: table["seq"] >= seq)  # noqa: B023
        live.request("why", node="x")
        live.send({"type": "ping"})
        while live.receive()["type"] != "pong":
            pass
    assert {message["type"] for message in live.heard} >= {"table", "log", "answer", "thinking", "pong"}
    for message in live.heard:
        kind = kinds[message["type"]]
        msgspec.json.decode(msgspec.json.encode(message), type=kind)
        assert set(message) <= {"type", *kind.__struct_fields__}
        for name, embedded in messages.EMBEDDED.items():
            if name in message:
                assert msgspec.to_builtins(msgspec.convert(message[name], embedded)) == message[name]


def test_the_protocol_names_every_message_and_field() -> None:
    structs: list[Any] = [*get_args(messages.Request), *SAID_BY_SERVER, messages.ViewerSeat, messages.Seed]
    for struct in structs:
        assert f'"type": "{struct.__struct_config__.tag}"' in PROTOCOL or struct in structs[-2:]
        for name in struct.__struct_fields__:
            assert re.search(rf'["`.]{name}["`]', PROTOCOL), (
                f"{struct.__name__}.{name} is not in docs/protocol.md"
            )
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{match}", "{id}")
        assert f"{endpoint.method} {path}" in PROTOCOL or path in PROTOCOL, endpoint.path


@pytest.mark.parametrize("game", ["micropolis"])
def test_sheets_and_pictures_may_be_kept_for_ever(person: Person, game: str) -> None:
    ada = person()
    shown = next(found for found in ada.get("/api/games")["games"] if found["id"] == game)
    for address in (shown["sprites"], shown["picture"]):
        packed = ada.ask("GET", address, headers={"Accept-Encoding": "gzip"})
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers["content-encoding"] == "gzip"
        again = ada.ask("GET", address.partition("?")[0], headers={"If-None-Match": packed.headers["etag"]})
        assert (again.status, again.content) == (304, b"")
        assert "immutable" not in again.headers["cache-control"]
    rules = ada.get(f"/api/games/{game}/rules")
    assert any(rule["id"] == "MIC-026" for section in rules["sections"] for rule in section["rules"])


def test_pictures_speak_the_language_of_whoever_asks(person: Person) -> None:
    ada = person()
    in_english, in_german = (picture_address(ada, language) for language in ("en", "de"))
    english, german = (ada.ask("GET", address) for address in (in_english, in_german))
    assert english.headers["etag"] != german.headers["etag"]
    assert (b">Supply<" in english.content, b">Supply<" in german.content) == (True, False)
    assert b">Vorrat<" in german.content
    assert "immutable" in english.headers["cache-control"]
    assert "immutable" in german.headers["cache-control"]
    bare = in_german.partition("?")[0]
    by_header = ada.ask("GET", bare, headers={"Accept-Language": "de-AT"})
    assert by_header.content == german.content
    assert "Accept-Language" in by_header.headers["vary"]


def test_a_picture_under_the_hash_of_another_language_is_not_kept(person: Person) -> None:
    """Whoever keeps it for ever would show the wrong language for ever."""
    ada = person()
    hash_of_german = picture_address(ada, "de").rpartition("=")[2]
    found = ada.ask("GET", f"/api/games/micropolis/picture.svg?language=en&hash={hash_of_german}")
    assert found.headers["cache-control"] == "no-cache"


def picture_address(ada: Client, language: str) -> str:
    games = ada.get(f"/api/games?language={language}")["games"]
    return str(next(game["picture"] for game in games if game["id"] == "micropolis"))
