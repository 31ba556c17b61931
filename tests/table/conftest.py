"""A little game with everything that can forbid an undo, and tables to play it at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.core.event import Event
from insectarium.core.game import Game, Shape, View
from insectarium.core.manifest import Manifest, Setting
from insectarium.core.message import Value
from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.core.state import NOBODY, State
from insectarium.table import Opening, Seating, Table

WALK, DIG, ROLL, PEEK, PASS, SHOW = 0, 1, 2, 3, 4, 10
WORDS = {
    WALK: "walk",
    DIG: "dig",
    ROLL: "roll",
    PEEK: "peek",
    PASS: "pass",
    SHOW: "show 0",
    SHOW + 1: "show 1",
}


class DiggingState(State):
    """Walking tells nothing; digging shows a card to all, peeking to oneself; `show` tells of a hand."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.stack: list[int] = []
        self.hands: list[int] = []
        self.dug: list[int] = []
        self.peeked: list[list[int]] = []
        self.walked = 0
        self.rolled = 0
        self.shown: list[int] = []
        self.turn = 0

    def is_over(self) -> bool:
        return self.turn >= 3 * self.seats

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else self.turn % self.seats

    def legal_actions(self) -> vec[i64]:
        if self.is_over():
            return vec[i64]()
        digging = [DIG, PEEK] if len(self.stack) > 2 else []
        return vec[i64](sorted([WALK, ROLL, PASS, *digging, SHOW + self.hands[self.seat_to_act()]]))

    def refusal(self, action: i64) -> Refusal:
        return Refusal("digging", "DIG-001", "not-now")

    def advance(self, action: i64) -> None:
        seat = int(self.seat_to_act())
        if action == WALK:
            self.walked += 1
        elif action == DIG:
            self.dug.append(self.stack.pop())
        elif action == ROLL:
            self.rolled = int(self.rng.below(6))
        elif action == PEEK:
            self.peeked[seat].append(self.stack.pop())
        elif action == PASS:
            self.turn += 1
        else:
            self.shown.append(int(action) - SHOW)
        if self.events is not None:
            self.events.append(Event("done", seat, {"action": WORDS[int(action)]}))

    def clone(self) -> DiggingState:
        copy = DiggingState(int(self.seats), self.rng.clone())
        copy.stack, copy.hands, copy.dug = self.stack[:], self.hands[:], self.dug[:]
        copy.peeked = [cards[:] for cards in self.peeked]
        copy.walked, copy.rolled, copy.shown, copy.turn = self.walked, self.rolled, self.shown[:], self.turn
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        others = [cards for owner, cards in enumerate(self.peeked) if owner != seat]
        pool = vec[i64](sorted(self.stack + [card for cards in others for card in cards]))
        rng.shuffle(pool)
        unknown = [int(card) for card in pool]
        for cards in others:
            cards[:] = [unknown.pop() for _ in cards]
        self.stack = unknown
        self.hands = [hand if owner == seat else int(rng.below(2)) for owner, hand in enumerate(self.hands)]
        self.rng = rng.fork()

    def scores(self) -> list[int]:
        return [self.walked] * int(self.seats)


class Phrases:
    def languages(self) -> tuple[str, ...]:
        return ("en",)

    def say(self, key: str, args: Mapping[str, Value], language: str = "en") -> str:
        return f"{key} {dict(args)}"


class Digging(Game[DiggingState]):
    manifest = Manifest("digging", "Digging", (), "", (2, 3), ("DIG",), "")
    phrases = Phrases()

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> DiggingState:
        state = DiggingState(seats, rng)
        cards = vec[i64](range(20))
        rng.shuffle(cards)
        state.stack = [int(card) for card in cards]
        state.hands = [int(rng.below(2)) for _ in range(seats)]
        state.peeked = [[] for _ in range(seats)]
        return state

    def decode(self, action: int) -> dict[str, Any]:
        return {"do": WORDS[action]}

    def encode(self, form: Mapping[str, Any]) -> int:
        return next(action for action, words in WORDS.items() if words == form["do"])

    def notation(self, state: DiggingState, action: int) -> str:
        return WORDS[action]

    def read_notation(self, state: DiggingState, text: str) -> int:
        return self.encode({"do": text})

    def description(self, state: DiggingState, action: int) -> tuple[str, Mapping[str, Value]]:
        return f"do-{WORDS[action].replace(' ', '-')}", {}

    def decision_kind(self, state: DiggingState) -> str:
        return "do"

    def nodes_of(self, state: DiggingState, action: int) -> tuple[str, ...]:
        return (f"node-{action}",)

    def meant_by(self, state: DiggingState, node: str) -> list[int]:
        return [SHOW, SHOW + 1] if node == "hand" else []

    def table_view(self, state: DiggingState, seat: int) -> dict[str, Any]:
        known = {"hand": state.hands[seat], "peeked": state.peeked[seat][:]} if seat >= 0 else {}
        counts = [len(cards) for cards in state.peeked]
        open_to_all = {"dug": state.dug[:], "walked": state.walked, "rolled": state.rolled}
        return {**known, **open_to_all, "shown": state.shown[:], "peeks": counts, "turn": state.turn}

    def score_sheet(self, state: DiggingState) -> ScoreSheet:
        return ScoreSheet((Row("walked", tuple(state.scores())),))

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Any:
        raise NotImplementedError

    def position(self, document: Mapping[str, Any]) -> DiggingState:
        raise NotImplementedError

    def to_position(self, state: DiggingState) -> dict[str, Any]:
        return {**vars(state), "rng": state.rng.words()}

    def pieces(self, state: DiggingState) -> dict[str, int]:
        return {}

    def folder(self) -> Path:
        return Path(__file__).parent


def opening(game: Game[Any], *names: str, seed: str = "7", **options: Setting) -> Opening:
    settings = game.manifest.resolve(len(names), options)
    seats = tuple(
        Seating(name.removesuffix(" (bot)"), bot="greedy")
        if name.endswith(" (bot)")
        else Seating(name, owner="" if name == "nobody" else name.lower())
        for name in names
    )
    return Opening("match", game.manifest.id, seats, seed, "ada", settings)


@pytest.fixture
def digging() -> Callable[..., Table]:
    """A table of the little game, for these people."""
    game = Digging()
    return lambda *names: Table(game, opening(game, *names))


@pytest.fixture
def supersize() -> Callable[..., Table]:
    """A table of Supersize Colony, in which seats decide in the turns of others."""
    game = insectarium.load("supersize_colony")
    return lambda *names, **options: Table(game, opening(game, *names, **options))


@pytest.fixture
def micropolis() -> Callable[..., Table]:
    """A table of Micropolis: "Ada" is the person ada, "x (bot)" a bot, "nobody" an open seat."""
    game = insectarium.load("micropolis")
    return lambda *names, **options: Table(game, opening(game, *names, **options))
