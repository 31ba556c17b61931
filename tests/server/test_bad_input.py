"""Whatever is sent, the answer is clear and the server goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from insectarium.server.client import Client
from insectarium.server.endpoints import ENDPOINTS

Person = Callable[..., Client]
ME = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "friend"}
GOOD: dict[str, Any] = {"game": "micropolis", "seats": [ME, FRIEND]}
CALM = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def error_of(client: Client, method: str, path: str, *args: Any, **more: Any) -> tuple[int, str, str | None]:
    reply = client.ask(method, path, *args, **more)
    error = reply.json()["error"]
    assert error["sentence"].strip()
    return reply.status, error["code"], error["field"]


@pytest.mark.parametrize(
    ("change", "status", "code", "field"),
    [
        ({"game": "chess"}, 404, "no-such-game", "game"),
        ({"game": 7}, 400, "bad-request", "game"),
        ({"seats": []}, 400, "bad-request", "seats"),
        ({"seats": [ME]}, 400, "bad-request", "options"),
        ({"seats": [ME] * 7}, 400, "bad-request", "options"),
        ({"seats": [ME, {"kind": "alien"}]}, 400, "bad-request", "seats[1].kind"),
        ({"seats": [ME, {"kind": "bot", "level": "genius"}]}, 400, "bad-request", "seats[1].level"),
        ({"seats": [ME, {"kind": "bot"}]}, 400, "bad-request", "seats[1].level"),
        ({"seats": [ME, {"kind": "bot", "level": "x" * 99}]}, 400, "bad-request", "seats[1].level"),
        ({"seats": [{"kind": "me", "name": "x" * 41}, FRIEND]}, 400, "bad-request", "seats[0].name"),
        ({"seats": [ME] * 4, "options": {"expert": True}}, 400, "bad-request", "options"),
        ({"options": {"magic": True}}, 400, "bad-request", "options"),
        ({"options": {"expert": 1}}, 400, "bad-request", "options[...]"),
        ({"seed": "a\nb"}, 400, "bad-request", "seed"),
        ({"seed": ""}, 400, "bad-request", "seed"),
        ({"hints": "yes"}, 400, "bad-request", "hints"),
        ({"colour": "red"}, 400, "bad-request", None),
    ],
)
def test_a_table_that_cannot_be_opened(
    person: Person, change: dict[str, Any], status: int, code: str, field: str | None
) -> None:
    assert error_of(person(), "POST", "/api/matches", {**GOOD, **change}) == (status, code, field)


@pytest.mark.parametrize(
    ("raw", "headers", "status", "code"),
    [
        (b"{", {}, 400, "bad-request"),
        (b"", {}, 400, "bad-request"),
        (b"\xff\xfe", {}, 400, "bad-request"),
        (b"[" * 5000, {}, 400, "bad-request"),
        (b'"' + b"x" * 20_000 + b'"', {}, 413, "too-large"),
        (json.dumps(GOOD).encode(), {"Content-Type": "text/plain"}, 415, "not-json"),
        (json.dumps(GOOD).encode(), {"Content-Type": "application/x-www-form-urlencoded"}, 415, "not-json"),
    ],
)
def test_a_body_that_is_no_json(
    person: Person, raw: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    assert error_of(person(), "POST", "/api/matches", raw=raw, headers=headers)[:2] == (status, code)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api", 404, "not-found"),
        ("DELETE", "/api/matches", 405, "method"),
        ("POST", "/api/games", 405, "method"),
        ("GET", "/api/matches/unknown", 404, "no-such-match"),
        ("GET", f"/api/matches/{'x' * 3000}", 404, "no-such-match"),
        ("GET", "/api/games/chess/rules", 404, "no-such-game"),
        ("GET", "/api/games/chess/sprites", 404, "no-such-game"),
        ("GET", "/api/qr.svg", 400, "bad-request"),
        ("GET", "/api/qr.svg?text=https://evil.example/", 400, "bad-request"),
    ],
)
def test_addresses_that_lead_nowhere(person: Person, method: str, path: str, status: int, code: str) -> None:
    assert error_of(person(), method, path)[:2] == (status, code)


@pytest.mark.parametrize("step", ["-1", "1.5", "x", "99999999999999999999", "%00"])
def test_steps_that_are_none(person: Person, step: str) -> None:
    ada = person()
    match = ada.open(*GOOD["seats"])["match"]
    assert error_of(ada, "GET", f"/api/matches/{match}/at/{step}")[:2] == (404, "no-such-step")
    assert error_of(ada, "GET", f"/api/matches/{match}/at/0?seat=9")[2] == "seat"
    assert error_of(ada, "GET", f"/api/matches/{match}/at/0?shape=round")[2] == "shape"


@pytest.mark.parametrize(
    "path",
    ["/../secret", "/..%2f..%2fetc/passwd", "/assets/../../x", "//etc/passwd", "/%2e%2e/pyproject.toml"],
)
def test_files_that_are_not_ours_cannot_be_read(person: Person, path: str) -> None:
    assert person().ask("GET", path).status == 404


def test_an_address_that_is_none_leads_back_to_the_start(person: Person) -> None:
    typed = {"Accept": "text/html,*/*", "Accept-Language": "de"}
    page = person().ask("GET", "/nonsense", headers=typed)
    assert page.status == 404
    text = page.content.decode()
    assert "Unter dieser Adresse gibt es nichts." in text
    assert '<a href="/">' in text
    assert person().ask("GET", "/nonsense.js").content == b"There is nothing at this address."


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "not-understood"),
        ("[]", "not-understood"),
        ('{"type": "dance", "id": "x"}', "not-understood"),
        ('{"type": "act", "id": "x"}', "not-understood"),
        ('{"type": "act", "id": "x", "seat": "0", "position": 0, "action": 1}', "not-understood"),
        ('{"type": "act", "id": "x", "seat": 0, "position": 0, "action": 1, "more": 1}', "not-understood"),
        ('{"type": "act", "id": "x", "seat": 0, "position": 0, "action": 1e99}', "not-understood"),
        ('{"type": "act", "id": "x", "seat": -1, "position": 0, "action": 1}', "not-understood"),
        (
            '{"type": "act", "id": "x", "seat": 0, "position": 0, "action": 9007199254740992}',
            "not-understood",
        ),
        ('{"type": "act", "id": "x", "seat": 0, "position": 0, "action": "sing"}', "not-understood"),
        ('{"type": "act", "id": "x", "seat": 0, "position": 0, "action": "left"}', "refused"),
        ('{"type": "act", "id": "x", "seat": 50, "position": 0, "action": 1}', "not-understood"),
        ('{"type": "act", "id": "x", "seat": 1, "position": 0, "action": 1}', "not-your-seat"),
        ('{"type": "act", "id": "x", "seat": 0, "position": 9, "action": 1}', "stale"),
        ('{"type": "hand-over", "id": "x", "seat": 0, "level": "genius"}', "not-understood"),
        ('{"type": "rename", "id": "x", "seat": 0, "name": " "}', "bad-request"),
        ('{"type": "hello"}', "bad-request"),
    ],
)
def test_messages_that_mean_nothing(person: Person, message: str, code: str) -> None:
    ada = person()
    match = ada.open(*GOOD["seats"])["match"]
    with ada.live(match) as live:
        live.until(lambda table: True)
        live.socket.send(message)
        while not live.answers:
            live.receive()
        (answer,) = live.answers.values()
        assert answer["ok"] is False
        assert answer["error"]["code"] == code
        assert answer["error"]["sentence"].strip()
        choice = live.table["decision"]["choices"][0]["action"]
        assert live.act(choice)["ok"]


@pytest.mark.parametrize("first", ["{", '{"type": "ping"}', '{"type": "hello", "protocol": 2}', "[]"])
def test_a_connection_that_does_not_begin_with_hello_is_closed(person: Person, first: str) -> None:
    ada = person()
    match = ada.open(*GOOD["seats"])["match"]
    with ada.live(match, hello=False) as live:
        live.socket.send(first)
        bye = live.rest()
        assert (bye["type"], bye["code"]) == ("bye", "not-understood")
        assert live.socket.close_code == 4400


def test_bytes_are_read_like_text_and_large_messages_close_the_connection(person: Person) -> None:
    ada = person()
    match = ada.open(*GOOD["seats"])["match"]
    with ada.live(match, hello=False) as live:
        live.socket.send(b'{"type": "hello"}')
        live.until(lambda table: True)
        live.socket.send("x" * 20_000)
        live.rest()
        assert live.socket.close_code == 1009
    assert ada.get("/api/health")["ok"] is True


NAMES = st.sampled_from([*GOOD, "options", "hints", "seed", "kind", "name", "level", "token", "seat", "x"])
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=20)
    | st.sampled_from(["micropolis", "me", "bot", "easy", "friend"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=5),
    max_leaves=12,
)
PATHS = st.sampled_from([(endpoint.method, endpoint.path) for endpoint in ENDPOINTS])


@CALM
@given(
    PATHS, JSON, st.text(max_size=12), st.dictionaries(st.text(max_size=8), st.text(max_size=8), max_size=2)
)
def test_no_request_breaks_the_server(
    person: Person, where: tuple[str, str], body: Any, word: str, query: dict[str, str]
) -> None:
    from urllib.parse import quote, urlencode

    method, path = where
    ada = Client(person().url)
    for name in ("game", "match", "step"):
        path = path.replace(f"{{{name}}}", quote(word, safe="") or "x")
    reply = ada.ask(method, f"{path}?{urlencode(query)}", body if method == "POST" else None)
    assert reply.status < 500, reply.content
    if reply.status >= 400:
        assert reply.json()["error"]["sentence"]


MESSAGES = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["act", "undo", "resign", "why", "hint", "language", "shape", "rename", "ping"]
        )
    },
    optional={
        "id": JSON,
        "seat": st.integers(-2, 3) | JSON,
        "position": st.integers(-1, 3) | JSON,
        "action": st.integers() | JSON,
        "node": st.text(max_size=9) | st.sampled_from(["tile-", "end-0-left", "foundation-9", "barracks-x"]),
        "language": JSON,
        "level": JSON,
        "name": JSON,
        "shape": JSON,
    },
)


@CALM
@given(st.lists(MESSAGES, min_size=1, max_size=8))
def test_no_message_breaks_a_table(person: Person, messages: list[dict[str, Any]]) -> None:
    ada = person()
    match = ada.open({**ME}, {"kind": "hotseat", "name": "Ben"})["match"]
    with ada.live(match) as live:
        live.until(lambda table: True)
        for message in messages:
            live.send(message)
        # Answers come in the order of the requests: when this one is there, all have been heard.
        assert live.request("why", node="x")["ok"] is True


@pytest.mark.parametrize(
    ("language", "change", "sentence"),
    [
        ("en", {"seats": [ME]}, "Micropolis is for 2, 3, 4, 5, 6 players, not 1."),
        ("nl", {"seats": [ME]}, "Micropolis is voor 2, 3, 4, 5, 6 spelers, niet voor 1."),
        (
            "nl",
            {"seats": [ME] * 4, "options": {"expert": True}},
            "Expertspel kan met 2, 3 spelers, niet met 4.",
        ),
        ("de", {"options": {"magic": True}}, "Micropolis hat keine Option magic."),
        ("de", {"seats": [ME, {"kind": "bot", "level": "genius"}]}, "Es gibt keinen Bot „genius“."),
        (
            "hu",
            {"game": "antropolis", "options": {"all_tiles": True}},
            "Minden lapka: csak ezzel együtt választható: Kiadás, első kiadás.",
        ),
    ],
)
def test_why_a_table_cannot_be_opened_is_said_in_the_language_of_the_reader(
    person: Person, language: str, change: dict[str, Any], sentence: str
) -> None:
    reply = person(language).ask("POST", "/api/matches", {**GOOD, **change})
    assert reply.json()["error"]["sentence"] == sentence
