"""A bot that plays a seat of a table somewhere else, over the network (docs/bots.md)."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.error import URLError

from websockets.exceptions import ConnectionClosed, InvalidHandshake

import insectarium
from insectarium.bots import Bot, ask
from insectarium.core.rng import Rng
from insectarium.server.client import AskedWrongly, Client, Json, Live

TRIES = 8
FIRST_PAUSE = 0.5


class RemoteFault(RuntimeError):
    """The seat could not be taken, or the server has gone."""


def play_remotely(
    link: str, bot: Bot, name: str = "", *, tell: Callable[[str], None] = lambda sentence: None
) -> Json:
    """Take the seat that a link invites to and play it to the end of the match; how it ended.

    A connection that is lost comes back by itself; nothing is done twice.
    """
    base, _, rest = link.partition("/#/join/")
    if not rest or not base.startswith(("http://", "https://")):
        raise RemoteFault(f"{link!r} is no link of a seat; it looks like http://host/#/join/MATCH/TOKEN.")
    match, _, token = rest.partition("/")
    client = Client(base)
    try:
        seat = client.post(f"/api/matches/{match}/sit", {"token": token, "name": name or bot.name})
    except AskedWrongly as fault:
        raise RemoteFault(str(fault.error["sentence"])) from fault
    except OSError as fault:
        raise RemoteFault(f"No server answers at {base} ({fault}).") from fault
    client.key = seat["key"]
    tell(f"Seated at {seat['game']}, match {match}, seat {seat['seat']}.")
    return _keep_playing(client, match, seat["game"], bot)


def _keep_playing(client: Client, match: str, game: str, bot: Bot) -> Json:
    failures = 0
    while True:
        try:
            with client.live(match) as live:
                live.until(lambda table: True)
                failures = 0
                return _play(live, game, bot)
        except (ConnectionClosed, InvalidHandshake, OSError, URLError) as fault:
            failures += 1
            if failures == TRIES:
                raise RemoteFault(f"The server at {client.url} has gone ({fault}).") from fault
            time.sleep(FIRST_PAUSE * 2**failures)


def _play(live: Live, game_id: str, bot: Bot) -> Json:
    game = insectarium.load(game_id)
    while True:
        live.until(lambda table: table["over"] or table["prompt"]["yours"], seconds=None)
        if live.table["over"]:
            outcome = live.table["outcome"]
            assert isinstance(outcome, dict)
            return outcome
        seat = live.table["prompt"]["seat"]
        look = live.request("look", seat=seat)["look"]
        state = game.position(look["deal"])
        action = ask(bot, state, seat, Rng.seeded(f"{bot.name} {look['position']}"))
        answer = live.act(action, position=look["position"])
        if answer["ok"]:
            _wait_for(live, answer["seq"])
        elif answer["error"]["code"] not in ("stale", "not-your-turn", "over"):
            raise RemoteFault(f"The server refused {action}: {answer['error']['sentence']}")


def _wait_for(live: Live, seq: int) -> None:
    live.until(lambda table: table["seq"] >= seq)
