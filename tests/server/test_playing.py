"""Matches as people play them: against bots, by link, at one device."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import insectarium
from insectarium.core.record import Record
from insectarium.server.client import AskedWrongly, Client, Live

Person = Callable[..., Client]
ME = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": "beginner"}


def yours(table: dict[str, Any]) -> bool:
    return bool(table["over"] or table["prompt"]["yours"])


def play_on(live: Live, chance: random.Random, steps: int = 1000) -> None:
    """Act whenever this person must, so many times or to the end."""
    for _ in range(steps):
        live.until(yours)
        if live.table["over"]:
            return
        choice = chance.choice(live.table["decision"]["choices"])
        answer = live.act(choice["action"])
        assert answer["ok"], answer
        wait_for(live, answer["seq"])


def wait_for(live: Live, seq: int) -> None:
    live.until(lambda table: table["seq"] >= seq)


def done(live: Live, kind: str, **fields: Any) -> int:
    """The number of an entry that was asked for."""
    answer = live.request(kind, **fields)
    assert answer["ok"], answer
    return int(answer["seq"])


def test_a_whole_match_against_bots(person: Person) -> None:
    ada = person()
    match = ada.open(ME, BOT, {"kind": "bot", "level": "easy"})
    assert [seat["kind"] for seat in match["seats"]] == ["human", "bot", "bot"]
    with ada.live(match["match"]) as live:
        play_on(live, random.Random(1))
        table = live.table
    assert table["outcome"]["winners"]
    assert table["prompt"]["sentence"] == table["outcome"]["sentence"]
    assert list(live.log) == list(range(1, table["seq"] + 1))
    text = ada.ask("GET", f"/api/matches/{match['match']}/record").content.decode()
    record = Record.from_text(text)
    assert record.seed == table["seed"]["value"]
    assert record.hash == table["seed"]["hash"]
    assert list(record.verify(insectarium.load("micropolis")).scores()) == table["outcome"]["scores"]


def test_the_seed_is_hidden_while_the_match_is_played(person: Person) -> None:
    ada = person()
    match = ada.open(ME, BOT, seed="a secret seed")["match"]
    with ada.live(match) as live:
        live.until(yours)
    everything = str(live.heard) + ada.ask("GET", f"/api/matches/{match}/record").content.decode()
    assert "a secret seed" not in everything
    assert "seed: hidden" in everything


def test_two_people_by_a_link(person: Person) -> None:
    ada, ben = person(), person("nl")
    match = ada.open(ME, FRIEND)
    link = match["links"]["seats"][0]["link"]
    token = link.rpartition("/")[2]
    invitation = ben.get(f"/api/matches/{match['match']}/invite", token=token)
    assert (invitation["kind"], invitation["free"], invitation["mine"]) == ("seat", [1], [])
    with ada.live(match["match"]) as hers:
        hers.until(yours)
        assert hers.table["seats"][1]["kind"] == "open"
        joined = ben.join(link, "Ben")
        assert joined["you"]["seats"] == [1]
        hers.until(lambda table: table["seats"][1]["name"] == "Ben")
        assert hers.table["seats"][1]["connected"] is False
        with ben.live(match["match"]) as his:
            hers.until(lambda table: table["seats"][1]["connected"])
            his.until(lambda table: True)
            assert his.table["prompt"]["sentence"].startswith("Ada is aan de beurt: ")
            chance = random.Random(3)
            while not hers.table["over"]:
                for live in (hers, his):
                    live.until(lambda table: table["seq"] >= max(hers.table["seq"], his.table["seq"]))
                play_on(hers if hers.table["prompt"]["seat"] == 0 else his, chance, 1)
            his.until(lambda table: table["over"])
        hers.until(lambda table: not table["seats"][1]["connected"])
    assert his.table["outcome"]["scores"] == hers.table["outcome"]["scores"]
    assert [m["match"] for m in ben.get("/api/matches")["matches"]] == [match["match"]]
    rematches = [client.post(f"/api/matches/{match['match']}/rematch", {}) for client in (ada, ben)]
    assert rematches[0]["match"] == rematches[1]["match"] != match["match"]
    assert [rematch["you"]["seats"] for rematch in rematches] == [[0], [1]]


def test_a_table_link_gives_any_free_seat_and_joining_again_changes_nothing(person: Person) -> None:
    ada, ben, cleo, dan = person(), person(), person(), person()
    match = ada.open(ME, FRIEND, FRIEND)
    link = match["links"]["table"]
    assert ben.join(link, "Ben", seat=2)["you"]["seats"] == [2]
    assert ben.join(link, "Ben")["you"]["seats"] == [2]
    assert cleo.join(link, "Cleo")["you"]["seats"] == [1]
    with pytest.raises(AskedWrongly, match="Every seat at this table is taken"):
        dan.join(link, "Dan")
    with pytest.raises(AskedWrongly, match="already sits there"):
        dan.join(match["links"]["seats"][0]["link"], "Dan")


def test_several_people_at_one_device(person: Person) -> None:
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    with ada.live(match) as live:
        live.until(yours)
        assert live.table["prompt"]["sentence"].startswith("Ada: ")
        while live.table["you"]["seat"] == 0:
            play_on(live, random.Random(1), 1)
        assert live.table["prompt"]["sentence"].startswith("Ben: ")
        assert live.table["you"] == {
            "seats": [0, 1],
            "seat": 1,
            "host": True,
            "watcher": False,
            "curtain": False,
        }


def test_a_curtain_falls_between_two_people_at_one_device_when_there_are_secrets(person: Person) -> None:
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"}, game="lots")["match"]
    with ada.live(match) as live:
        live.until(yours)
        assert live.table["you"]["curtain"] is False
        play_on(live, random.Random(1), 1)
        assert live.table["you"]["seat"] == 1
        assert live.table["you"]["curtain"] is True
        draws = [event for entry in live.log.values() for event in entry["events"] if event["kind"] == "draw"]
        assert draws == [{"kind": "draw", "seat": 0, "facts": {}}]


def test_undo_and_the_reason_why_not(person: Person) -> None:
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    chance = random.Random(2)
    with ada.live(match) as live:
        live.until(yours)
        assert not live.table["undo"]["possible"]
        refused = live.request("undo", seat=0, position=0)
        assert refused["error"]["code"] == "cannot-undo"
        assert refused["error"]["sentence"] == live.table["undo"]["sentence"]
        while not live.table["undo"]["possible"]:
            play_on(live, chance, 1)
        before = live.table
        assert live.request("undo", seat=before["you"]["seat"], position=before["position"])["ok"]
        live.until(lambda table: table["seq"] > before["seq"])
        assert live.table["step"] == before["step"] - 1
        assert live.log[live.table["seq"]]["undoes"] == before["seq"]


def test_handing_over_taking_back_and_resigning(person: Person) -> None:
    ada = person()
    # The bot waits for Ben: two of them might have played to the end before the seat is taken back.
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    chance = random.Random(1)
    with ada.live(match) as live:
        live.until(yours)
        wait_for(live, done(live, "hand-over", seat=0, level="beginner"))
        live.until(lambda table: table["prompt"]["seat"] == 1)
        assert live.table["step"] > 0
        assert live.table["seats"][0]["kind"] == "stand-in"
        wait_for(live, done(live, "take-back", seat=0))
        assert live.table["seats"][0]["kind"] == "human"
        while live.table["prompt"]["seat"] == 1:
            play_on(live, chance, 1)
        play_on(live, chance, 1)
        wait_for(live, done(live, "resign", seat=0))
        play_on(live, chance)
        assert live.table["over"]
        assert live.table["seats"][0]["kind"] == "resigned"
    kinds = [entry["kind"] for entry in live.log.values() if entry["kind"] != "action"]
    assert kinds == ["hand-over", "take-back", "resign"]


def test_a_seat_is_taken_back_while_its_bot_thinks(person: Person, let_decide: Callable[[str], None]) -> None:
    """What the bot decides after that comes too late."""
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    began, ended = ({"type": "thinking", "seat": 0, "busy": busy} for busy in (True, False))
    with ada.live(match) as live:
        live.until(yours)
        done(live, "hand-over", seat=0, level=f"waiting@{match}")
        while began not in live.heard:
            live.receive()
        wait_for(live, done(live, "take-back", seat=0))
        let_decide(match)
        while ended not in live.heard:
            live.receive()
        # Nobody has acted: what is done at the first position is not stale.
        assert live.act(live.table["decision"]["choices"][-1]["action"], position=0)["ok"]


def test_the_host_fills_an_empty_seat_with_a_bot(person: Person) -> None:
    ada, ben = person(), person()
    match = ada.open(ME, FRIEND)
    ben.join(match["links"]["watch"])
    with ada.live(match["match"]) as live, ben.live(match["match"]) as watching:
        watching.until(lambda table: True)
        assert watching.table["you"]["watcher"] is True
        assert watching.request("hand-over", seat=1, level="easy")["error"]["code"] == "not-seated"
        live.until(yours)
        assert live.request("hand-over", seat=1, level="easy")["ok"]
        live.until(lambda table: table["seats"][1]["kind"] == "bot")


def test_why_not_and_hints(person: Person) -> None:
    ada = person()
    match = ada.open(ME, FRIEND)["match"]
    with ada.live(match) as live:
        live.until(yours)
        choices = live.table["decision"]["choices"]
        possible = live.request("why", node=choices[0]["nodes"][0])["why"]
        assert possible["possible"] is True
        dear = [node["id"] for node in live.table["scene"]["nodes"] if node["id"].startswith("tile-")]
        dear = [node for node in dear if not any(node in choice["nodes"] for choice in choices)]
        assert live.request("why", node=dear[-1])["why"]["rule"] == "MIC-029"
        assert live.request("why", node="nowhere")["why"]["rule"] is None
        hint = live.request("hint", seat=0, position=live.table["position"])["hint"]
        assert hint["action"] in [choice["action"] for choice in choices]
        assert len(hint["reasons"]) == 2
    quiet = ada.open(ME, FRIEND, hints=False)["match"]
    with ada.live(quiet) as live:
        live.until(yours)
        refused = live.request("hint", seat=0, position=0)
        assert refused["error"]["sentence"] == "Hints are switched off at this table."


def test_another_language_and_another_shape(person: Person) -> None:
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    with ada.live(match) as live:
        play_on(live, random.Random(1), 4)
        assert live.request("language", language="de")["ok"]
        live.until(lambda table: table["scene"]["language"] == "de")
        assert {entry["seq"] for entry in live.heard[-2]["entries"]} == set(live.log)
        assert live.table["undo"]["sentence"] != ""
        assert live.request("language", language="xx")["ok"] is False
        before = live.table["scene"]
        assert live.request("shape", shape="tall")["ok"]
        live.until(lambda table: table["scene"]["width"] != before["width"])


def test_looking_back(person: Person) -> None:
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    with ada.live(match) as live:
        play_on(live, random.Random(1), 12)
        table = live.table
    start = ada.get(f"/api/matches/{match}/at/0")
    assert (start["step"], start["steps"], start["sentences"], start["by"]) == (0, 12, [], None)
    then = ada.get(f"/api/matches/{match}/at/7")
    line = next(entry for entry in live.log.values() if entry["step"] == 7)
    assert (then["sentences"], then["notation"]) == (line["sentences"], line["notation"])
    assert not any("actions" in node for node in then["scene"]["nodes"])
    now = ada.get(f"/api/matches/{match}/at/12", seat=table["you"]["seat"])
    assert now["score"] == table["score"]
    with pytest.raises(AskedWrongly, match="no step 13; it has steps 0 to 12"):
        ada.get(f"/api/matches/{match}/at/13")


def test_the_same_request_is_not_done_twice_and_a_ping_brings_what_was_missed(person: Person) -> None:
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    with ada.live(match) as live:
        live.until(yours)
        action = live.table["decision"]["choices"][0]["action"]
        wish = {"seat": 0, "position": 0, "action": action, "id": "the same"}
        assert live.request("act", **wish)["seq"] == 1
        again = live.request("act", **wish)
        assert (again["ok"], again["seq"], again["again"]) == (True, 1, True)
        live.until(lambda table: table["seq"] == 1)
        live.log.clear()
        live.send({"type": "ping", "seen": 0})
        while not live.log:
            live.receive()
        assert list(live.log) == [1]
    with ada.live(match, seen=1) as later:
        later.until(lambda table: True)
        assert later.log == {}
        assert later.request("act", **wish)["again"] is True


def test_two_tabs_of_one_person(person: Person) -> None:
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    with ada.live(match) as first, ada.live(match) as second:
        for live in (first, second):
            live.until(yours)
        action = first.table["decision"]["choices"][0]["action"]
        assert first.act(action)["ok"]
        # The second tab still shows the table as it was.
        late = second.act(action)
        assert late["error"]["code"] == "stale"
        second.until(lambda table: table["seq"] == 1)


def test_racing_for_a_position_has_one_winner(person: Person) -> None:
    ada = person()
    match = ada.open(ME, {"kind": "hotseat", "name": "Ben"})["match"]
    tabs = [ada.live(match) for _ in range(6)]
    for live in tabs:
        live.until(yours)
    action = tabs[0].table["decision"]["choices"][0]["action"]
    for number, live in enumerate(tabs):
        live.send({"type": "act", "id": f"race-{number}", "seat": 0, "position": 0, "action": action})
    outcomes = []
    for number, live in enumerate(tabs):
        while f"race-{number}" not in live.answers:
            live.receive()
        outcomes.append(live.answers[f"race-{number}"])
        live.close()
    assert sorted(outcome["ok"] for outcome in outcomes) == [False] * 5 + [True]
    assert {outcome["error"]["code"] for outcome in outcomes if not outcome["ok"]} == {"stale"}
