"""Lots: a little game with hidden hands, a hidden stack and a die, to test the conformance kit on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from insectarium.core.event import Event
from insectarium.core.game import Game, Shape, View
from insectarium.core.manifest import Manifest, Setting, flag
from insectarium.core.message import Message, Value
from insectarium.core.packed import i64, vec
from insectarium.core.refusal import NotUnderstood, Refusal
from insectarium.core.rng import Rng
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.core.state import NOBODY, State
from insectarium.testing import Match
from insectarium.testing.conformance import Check, run_check

LOTS = Manifest("lots", "Lots", (), "", (2, 3), ("LOT",), "lots:Lots", (flag("long"),))


class LotsState(State):
    """Hidden hands of two cards and a hidden stack; a card that three divides rolls a die."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.hands: list[list[int]] = []
        self.stack: list[int] = []
        self.played: list[list[int]] = []
        self.rolled: list[int] = []
        self.turn = 0

    def is_over(self) -> bool:
        return not any(self.hands)

    def seat_to_act(self) -> i64:
        return NOBODY if self.is_over() else self.turn % self.seats

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([] if self.is_over() else sorted(self.hands[self.seat_to_act()]))

    def refusal(self, action: i64) -> Refusal:
        return Refusal("lots", "LOT-002", "over") if self.is_over() else Refusal("lots", "LOT-001", "hand")

    def advance(self, action: i64) -> None:
        seat = int(self.seat_to_act())
        self.turn += 1
        self.hands[seat].remove(action)
        self.played[seat].append(int(action))
        self.tell("play", seat, {"card": int(action)})
        if action % 3 == 0:
            self.rolled[seat] += int(self.rng.below(6)) + 1
            self.tell("roll", seat, {"total": self.rolled[seat]})
        if self.stack:
            self.draw(seat, self.stack.pop())

    def draw(self, seat: int, card: int) -> None:
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell("draw", seat, {}, {"card": card})

    def tell(
        self, kind: str, seat: int, facts: dict[str, Value], own: dict[str, Value] | None = None
    ) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, facts, own, (seat,)))

    def clone(self) -> LotsState:
        copy = type(self)(int(self.seats), self.rng.clone())
        copy.hands = [hand[:] for hand in self.hands]
        copy.stack = self.stack[:]
        copy.played = [cards[:] for cards in self.played]
        copy.rolled = self.rolled[:]
        copy.turn = self.turn
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        others = [hand for owner, hand in enumerate(self.hands) if owner != seat]
        unknown = vec[i64](self.in_known_order(self.stack + [card for hand in others for card in hand]))
        rng.shuffle(unknown)
        cards = [int(card) for card in unknown]
        for hand in others:
            hand[:] = sorted(cards[: len(hand)])
            cards = cards[len(hand) :]
        self.stack = cards
        self.rng = rng.fork()

    def in_known_order(self, cards: list[int]) -> list[int]:
        return sorted(cards)

    def scores(self) -> list[int]:
        return [sum(cards) + die for cards, die in zip(self.played, self.rolled, strict=True)]


class Phrases:
    def languages(self) -> tuple[str, ...]:
        return ("en", "nl")

    def say(self, key: str, args: Mapping[str, Value], language: str = "en") -> str:
        return f"{language} {key} {dict(args)}"


class Sketch:
    def __init__(self, view: View) -> None:
        self.view = view

    def as_json(self) -> dict[str, Any]:
        hand = self.view["table"]["hand"]
        return {"nodes": [{"id": f"card-{card}"} for card in hand]}

    def sheet_json(self) -> dict[str, Any]:
        return {"sprites": []}

    def to_svg(self) -> str:
        return json.dumps(self.as_json())


class Lots(Game[LotsState]):
    manifest = LOTS
    phrases = Phrases()
    state_type: type[LotsState] = LotsState

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> LotsState:
        state = self.state_type(seats, rng)
        cards = vec[i64](range(seats * (8 if settings["long"] else 5)))
        rng.shuffle(cards)
        state.stack = [int(card) for card in cards]
        state.hands = [sorted([state.stack.pop(), state.stack.pop()]) for _ in range(seats)]
        state.played = [[] for _ in range(seats)]
        state.rolled = [0] * seats
        return state

    def decode(self, action: int) -> dict[str, Any]:
        return {"card": action}

    def encode(self, form: Mapping[str, Any]) -> int:
        return int(form["card"])

    def notation(self, state: LotsState, action: int) -> str:
        return f"play {action}"

    def read_notation(self, state: LotsState, text: str) -> int:
        if not text.startswith("play "):
            raise NotUnderstood(f"An action is written: play 3; not {text!r}.")
        return int(text.removeprefix("play "))

    def description(self, state: LotsState, action: int) -> tuple[str, Mapping[str, Value]]:
        return "do-play", {"card": action}

    def decision_kind(self, state: LotsState) -> str:
        return "play"

    def nodes_of(self, state: LotsState, action: int) -> tuple[str, ...]:
        return (f"card-{action}",)

    def table_view(self, state: LotsState, seat: int) -> dict[str, Any]:
        hand = state.hands[seat][:] if seat >= 0 else []
        return {"hand": hand, "stack": len(state.stack), "played": [cards[:] for cards in state.played]}

    def score_sheet(self, state: LotsState) -> ScoreSheet:
        cards = Row("cards", tuple(sum(cards) for cards in state.played))
        return ScoreSheet((cards, Row("die", tuple(state.rolled), (Message("lots", "because-die"), None))))

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Sketch:
        return Sketch(view)

    def position(self, document: Mapping[str, Any]) -> LotsState:
        state = self.state_type(len(document["hands"]), Rng.restored(document["random"]))
        state.hands = [list(hand) for hand in document["hands"]]
        state.stack = list(document["stack"])
        state.played = [list(cards) for cards in document["played"]]
        state.rolled = list(document["rolled"])
        state.turn = document["turn"]
        return state

    def to_position(self, state: LotsState) -> dict[str, Any]:
        whole = {"hands": state.hands, "stack": state.stack, "played": state.played, "rolled": state.rolled}
        copy: dict[str, Any] = json.loads(json.dumps(whole))
        return {**copy, "turn": state.turn, "random": state.rng.words()}

    def pieces(self, state: LotsState) -> dict[str, int]:
        return {"cards": len(state.stack) + sum(map(len, state.hands)) + sum(map(len, state.played))}

    def folder(self) -> Path:
        return Path(__file__).parent


class ScatteredLots(Lots):
    """Its shuffle depends on the hash of a text, and so on the process."""

    manifest = replace(LOTS, entry="lots:ScatteredLots")

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> LotsState:
        return super().deal(seats, settings, Rng.seeded(hash("a text")))


def first_fault(check: Check, game: Lots) -> str | None:
    """What one check says of a few matches of this game."""
    for seats, options in ((2, {"long": False}), (3, {"long": True})):
        for seed in range(10):
            try:
                run_check(check, Match(game, seats, options, seed, longest=100))
            except AssertionError as fault:
                return str(fault)
    return None
