"""What runs in a worker process: a bot decides from plain data that tells nothing its seat cannot know."""

from __future__ import annotations

import contextlib
import os
import signal
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from typing import Any

import insectarium
from insectarium.bots import ask, make_bot
from insectarium.core.game import Game
from insectarium.core.rng import Rng

NICENESS = 5
READY = "ready"


@dataclass(frozen=True)
class Question:
    game: str
    position: dict[str, Any]
    """The position with everything dealt anew that the seat cannot know."""
    seat: int
    bot: str
    seed: str


@dataclass(frozen=True)
class Reply:
    action: int | None
    fault: str = ""


@cache
def _game(name: str) -> Game[Any]:
    return insectarium.load(name)


def think(question: Question) -> int:
    game = _game(question.game)
    state = game.position(question.position)
    bot = make_bot(question.bot, question.seed)
    return ask(bot, state, question.seat, Rng.seeded(question.seed))


def work(questions: Connection) -> None:
    """Answer questions until the server is gone."""
    # Ctrl+C reaches the whole group of processes; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The server that serves everybody goes first when processors are scarce.
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    questions.send(READY)
    while True:
        try:
            question = questions.recv()
        except (EOFError, OSError):
            return
        try:
            reply = Reply(think(question))
        except Exception as fault:  # a third-party bot may raise anything
            reply = Reply(None, f"{type(fault).__name__}: {fault}")
        with contextlib.suppress(OSError):
            questions.send(reply)
