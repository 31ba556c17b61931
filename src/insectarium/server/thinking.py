"""What runs in a worker process: a bot thinks about plain data that tell nothing its seat cannot know."""

from __future__ import annotations

import contextlib
import os
import signal
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

import insectarium
from insectarium.bots import ask, make_bot
from insectarium.bots.advice import Advice, advise
from insectarium.bots.judging import Judgement, cost_of, judge
from insectarium.bots.search import SearchBot
from insectarium.core.game import Game
from insectarium.core.rng import Rng
from insectarium.core.state import State

NICENESS = 5
READY = "ready"
REVIEW_MILLISECONDS = 80
COMPARE_ITERATIONS = 60

T = TypeVar("T")


@dataclass(frozen=True)
class Question(Generic[T]):
    """Something about a position, and how it is answered."""

    game: str
    position: dict[str, Any]
    """The position with everything dealt anew that the seat cannot know."""
    seat: int
    bot: str
    seed: str

    def answer(self, state: State) -> T:
        raise NotImplementedError

    def choice(self, state: State) -> int:
        return ask(make_bot(self.bot, self.seed), state, self.seat, Rng.seeded(self.seed))


@dataclass(frozen=True)
class ChoiceQuestion(Question[int]):
    """What would the bot do?"""

    def answer(self, state: State) -> int:
        return self.choice(state)


@dataclass(frozen=True)
class AdviceQuestion(Question[Advice]):
    """What would it do, and why?"""

    def answer(self, state: State) -> Advice:
        return advise(state, self.choice(state), Rng.seeded(f"{self.seed} advice"))


@dataclass(frozen=True)
class JudgeQuestion(Question[Judgement]):
    """How did the match stand when this was played?"""

    played: int

    def answer(self, state: State) -> Judgement:
        return judge(state, self.played, SearchBot(self.seed, milliseconds=REVIEW_MILLISECONDS))


@dataclass(frozen=True)
class CostQuestion(Question[float]):
    """What did the one action cost, beside the other?"""

    played: int
    better: int

    def answer(self, state: State) -> float:
        return cost_of(state, self.played, self.better, COMPARE_ITERATIONS, self.seed)


@dataclass(frozen=True)
class Reply:
    thought: Any
    """None if there was a fault."""
    fault: str = ""


@cache
def _game(name: str) -> Game[Any]:
    return insectarium.load(name)


def think(question: Question[T]) -> T:
    return question.answer(_game(question.game).position(question.position))


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
