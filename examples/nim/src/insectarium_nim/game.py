"""Nim as the rest of the house sees it: words, views, positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from insectarium.core.document import Document, PositionError
from insectarium.core.game import Game, Shape, View
from insectarium.core.manifest import Setting
from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.core.rng import Rng
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.scene.model import Scene
from insectarium.text import FluentPhrases
from insectarium_nim.manifest import MANIFEST
from insectarium_nim.scene import draw, leaf_node
from insectarium_nim.state import HEAPS, MOST, PER_HEAP, NimState, new_match

FOLDER = Path(__file__).parent
FIELDS = ("game", "seats", "last", "heaps", "taken", "turn", "random")


class Nim(Game[NimState]):
    manifest = MANIFEST
    phrases = FluentPhrases(FOLDER / "text")

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> NimState:
        return new_match(seats, settings["last"] == "loses", rng)

    def decode(self, action: int) -> dict[str, Any]:
        heap, count = divmod(action, PER_HEAP)
        if not (0 <= heap < HEAPS and 1 <= count <= MOST):
            raise NotUnderstood(f"{action} is no action of Nim.")
        return {"heap": heap + 1, "count": count}

    def encode(self, form: Mapping[str, Any]) -> int:
        heap, count = form.get("heap", 0), form.get("count", 0)
        if heap not in range(1, HEAPS + 1) or count not in range(1, MOST + 1):
            raise NotUnderstood(
                f"heap must be 1 to {HEAPS} and count 1 to {MOST}, not {heap!r} and {count!r}."
            )
        return PER_HEAP * (int(heap) - 1) + int(count)

    def notation(self, state: NimState, action: int) -> str:
        form = self.decode(action)
        return f"take {form['count']} from {form['heap']}"

    def read_notation(self, state: NimState, text: str) -> int:
        match text.split():
            case ["take", count, "from", heap] if count.isdecimal() and heap.isdecimal():
                return self.encode({"heap": int(heap), "count": int(count)})
        raise NotUnderstood(f"An action is written like: take 2 from 3; not {text!r}.")

    def description(self, state: NimState, action: int) -> tuple[str, Mapping[str, Value]]:
        return "do-take", self.decode(action)

    def decision_kind(self, state: NimState) -> str:
        return "take"

    def nodes_of(self, state: NimState, action: int) -> tuple[str, ...]:
        heap, count = divmod(action, PER_HEAP)
        return (leaf_node(heap, state.heaps[heap] - count + 1),)

    def table_view(self, state: NimState, seat: int) -> dict[str, Any]:
        return {"heaps": state.heaps[:], "taken": state.taken[:]}

    def score_sheet(self, state: NimState) -> ScoreSheet:
        return ScoreSheet((Row("last", tuple(state.scores())),))

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Scene:
        return draw(view, self.phrases, language)

    def to_position(self, state: NimState) -> dict[str, Any]:
        return {
            "game": "nim",
            "seats": int(state.seats),
            "last": "loses" if state.last_loses else "wins",
            "heaps": state.heaps[:],
            "taken": state.taken[:],
            "turn": state.turn,
            "random": state.rng.words(),
        }

    def position(self, document: Mapping[str, Any]) -> NimState:
        part = Document(dict(document)).mapping(FIELDS)
        seats = part["seats"].whole(self.manifest.seats[0], self.manifest.seats[-1])
        words = [word.whole(0, 0xFFFFFFFF) for word in part["random"].items(at_most=4)]
        state = NimState(seats, part["last"].text("wins", "loses") == "loses", Rng.restored(words))
        state.heaps = [heap.whole(0, MOST) for heap in part["heaps"].items(at_most=HEAPS)]
        state.taken = [leaves.whole(0, HEAPS * MOST) for leaves in part["taken"].items(at_most=seats)]
        state.turn = part["turn"].whole(0, HEAPS * MOST)
        if len(state.heaps) != HEAPS or len(state.taken) != seats:
            raise PositionError(f"position: {HEAPS} heaps and {seats} numbers of taken leaves are needed.")
        return state

    def pieces(self, state: NimState) -> dict[str, int]:
        return {"leaves": sum(state.heaps) + sum(state.taken)}

    def folder(self) -> Path:
        return FOLDER
