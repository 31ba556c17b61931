"""Nobody acts for another seat, and nobody sees what is not for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from insectarium.core.rng import Rng
from insectarium.server.client import AskedWrongly, Client
from insectarium.server.identity import Invite, Keeper
from insectarium.server.process import ServerProcess

Person = Callable[..., Client]
ME = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "friend"}


def test_a_stranger_finds_no_match(person: Person) -> None:
    ada, stranger = person(), person()
    match = ada.open(ME, FRIEND)["match"]
    for path in ("", "/record", "/at/0"):
        with pytest.raises(AskedWrongly) as raised:
            stranger.get(f"/api/matches/{match}{path}")
        assert (raised.value.status, raised.value.code) == (404, "no-such-match")
    with pytest.raises(AskedWrongly, match="404 no-such-match"):
        stranger.post(f"/api/matches/{match}/rematch", {})
    with stranger.live(match) as live:
        assert live.rest()["code"] == "not-allowed"
    assert stranger.get("/api/matches") == {"matches": []}


def test_links_are_for_one_match_one_seat_and_one_purpose(person: Person) -> None:
    ada, ben = person(), person()
    first, second = ada.open(ME, FRIEND, FRIEND), ada.open(ME, FRIEND, FRIEND)
    token = first["links"]["seats"][0]["link"].rpartition("/")[2]
    watch = first["links"]["watch"].rpartition("/")[2]
    forged = [
        token.replace("s1", "s2"),
        token.replace("s1", "t", 1),
        "s1-" + watch[2:],
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        "",
        "s1-",
    ]
    for wrong in forged:
        with pytest.raises(AskedWrongly, match="bad-request"):
            ben.post(f"/api/matches/{first['match']}/join", {"token": wrong})
    with pytest.raises(AskedWrongly, match="not, or no longer, valid"):
        ben.post(f"/api/matches/{second['match']}/join", {"token": token})
    seated = ben.join(first["links"]["seats"][0]["link"], "Ben")
    assert seated["links"] == {"table": None, "watch": first["links"]["watch"], "seats": []}


def test_nobody_acts_for_another_seat(person: Person) -> None:
    ada, ben, cleo = person(), person(), person()
    match = ada.open(ME, FRIEND)
    ben.join(match["links"]["seats"][0]["link"], "Ben")
    cleo.join(match["links"]["watch"])
    with ada.live(match["match"]) as hers:
        hers.until(lambda table: table["prompt"]["yours"])
        action = hers.table["decision"]["choices"][0]["action"]
    for intruder, code in ((ben, "not-your-seat"), (cleo, "not-seated")):
        with intruder.live(match["match"]) as live:
            live.until(lambda table: True)
            assert live.table["decision"]["choices"] == []
            assert live.act(action)["error"]["code"] == code
            for kind, more in (
                ("undo", {"position": 0}),
                ("resign", {}),
                ("rename", {"name": "X"}),
                ("take-back", {}),
                ("hint", {"position": 0}),
                ("hand-over", {"level": "easy"}),
            ):
                answer = live.request(kind, seat=0, **more)
                assert answer["ok"] is False, kind
            assert live.table["seq"] == 1
    with pytest.raises(AskedWrongly, match="no seat 0 for you"):
        ben.get(f"/api/matches/{match['match']}/at/0", seat=0)


def test_a_watcher_needs_only_the_link(server: ServerProcess, person: Person) -> None:
    match = person().open(ME, FRIEND)
    passer_by = Client(server.url)
    token = match["links"]["watch"].rpartition("/")[2]
    with passer_by.live(match["match"], token=token) as live:
        live.until(lambda table: True)
    assert live.table["you"] == {"seats": [], "seat": -1, "host": False, "watcher": True, "curtain": False}
    assert passer_by.get(f"/api/matches/{match['match']}", token=token)["links"]["watch"] is None


def test_cookies_cannot_be_made_up(person: Person) -> None:
    ada, thief = person(), person()
    match = ada.open(ME, FRIEND)["match"]
    assert ada.cookie is not None
    assert thief.cookie is not None
    name, _, mark = ada.cookie.rpartition(".")
    for forged in (name, f"{name}.", f"{name}.{thief.cookie.rpartition('.')[2]}", f"{name}x.{mark}", "."):
        thief.cookie = forged
        assert thief.ask("GET", f"/api/matches/{match}").status == 404
    assert Keeper(b"other").person_of(ada.cookie) is None


def test_the_cookie_is_strict(server: ServerProcess) -> None:
    reply = Client(server.url).ask("GET", "/api/me")
    parts = {part.strip().lower() for part in reply.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert "insectarium" not in reply.json()["person"]


def test_tokens_tell_what_they_were_made_for() -> None:
    keeper = Keeper(b"secret")
    for invite in (Invite("seat", 0), Invite("seat", 12), Invite("table"), Invite("watch")):
        token = keeper.invite_token("m", invite)
        assert keeper.read_invite("m", token) == invite
        assert keeper.read_invite("n", token) is None
        assert Keeper(b"other").read_invite("m", token) is None


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_other_web_sites_are_not_answered(person: Person, origin: str) -> None:
    ada = person()
    match = ada.open(ME, FRIEND)["match"]
    body = {"game": "micropolis", "seats": [ME, FRIEND]}
    reply = ada.ask("POST", "/api/matches", body, headers={"Origin": origin})
    assert (reply.status, reply.json()["error"]["code"]) == (403, "wrong-origin")
    assert ada.ask("POST", "/api/matches", body, headers={"Sec-Fetch-Site": "cross-site"}).status == 403
    assert ada.ask("POST", "/api/matches", body, headers={"Origin": ada.url}).status == 201
    with pytest.raises(InvalidStatus) as raised:
        ada.live(match, origin=origin)
    assert raised.value.response.status_code == 403


def test_a_server_for_this_machine_answers_under_no_other_name(person: Person) -> None:
    reply = person().ask("GET", "/api/games", headers={"Host": "rebound.example"})
    assert (reply.status, reply.json()["error"]["code"]) == (403, "wrong-origin")


def test_every_answer_has_strict_headers(person: Person) -> None:
    for path in ("/", "/api/games", "/nothing", "/api/nothing"):
        headers = person().ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def cards_of(hand: Any) -> set[str]:
    return {str(card) for card in hand}


def test_a_seat_never_hears_of_cards_in_other_hands(person: Person) -> None:
    """The game has hidden hands: whatever is sent to a seat names no card that only another one holds."""
    ada, ben = person(), person()
    match = ada.open(ME, FRIEND, game="lots", seed="secrets")
    ben.join(match["links"]["seats"][0]["link"], "Ben")
    chance = Rng.seeded(5)
    with ada.live(match["match"]) as hers, ben.live(match["match"]) as his:
        seq = 1
        while True:
            for live in (hers, his):
                live.until(lambda table: table["seq"] >= seq)  # noqa: B023
            if hers.table["over"]:
                break
            acting, other = (hers, his) if hers.table["prompt"]["seat"] == 0 else (his, hers)
            assert other.table["decision"]["choices"] == []
            hand = cards_of(choice["action"] for choice in acting.table["decision"]["choices"])
            shown = {node["id"].removeprefix("card-") for node in other.table["scene"]["nodes"]}
            assert not hand & shown
            choices = acting.table["decision"]["choices"]
            seq = acting.act(choices[chance.below(len(choices))]["action"])["seq"]
    for live, seat in ((hers, 0), (his, 1)):
        events = [event for entry in live.log.values() for event in entry["events"]]
        draws = [event for event in events if event["kind"] == "draw"]
        assert draws
        assert all(("card" in event["facts"]) == (event["seat"] == seat) for event in draws)
    assert json.dumps(hers.table["outcome"]) == json.dumps(his.table["outcome"])
