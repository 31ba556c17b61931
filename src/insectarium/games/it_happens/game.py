"""It Happens.. as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from insectarium.core.game import Game, Shape, View
from insectarium.core.manifest import Setting
from insectarium.core.message import Value
from insectarium.core.rng import Rng
from insectarium.core.sheet import ScoreSheet
from insectarium.core.text_table import TextTable
from insectarium.games.it_happens import actions, nodes, position, view
from insectarium.games.it_happens.components import load_components
from insectarium.games.it_happens.manifest import MANIFEST
from insectarium.games.it_happens.rules import ItHappensState, new_match
from insectarium.games.it_happens.scene import draw
from insectarium.games.it_happens.sprites import ItHappensSheet
from insectarium.games.it_happens.sprites_dice import TONES
from insectarium.games.it_happens.state import OPEN_COLUMNS, PHASES
from insectarium.games.it_happens.tables import HillTables
from insectarium.games.it_happens.words import Words
from insectarium.scene import Scene
from insectarium.text import FluentPhrases

FOLDER = Path(__file__).parent


class ItHappens(Game[ItHappensState]):
    manifest = MANIFEST
    phrases = FluentPhrases(FOLDER / "text")
    seat_tones = TONES

    def __init__(self, components: Path | None = None) -> None:
        super().__init__()
        self.components = load_components(components)
        self.components_fingerprint = None if components is None else self.components.fingerprint
        self.tables = HillTables(self.components)
        self.sheet = ItHappensSheet(self.components, self.components_fingerprint)

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> ItHappensState:
        return new_match(seats, settings["first_player"] == "random", self.tables, rng)

    def decode(self, action: int) -> dict[str, Any]:
        return actions.decode(action)

    def encode(self, form: Mapping[str, Any]) -> int:
        return actions.encode(form)

    def notation(self, state: ItHappensState, action: int) -> str:
        return actions.notation(action)

    def read_notation(self, state: ItHappensState, text: str) -> int:
        return actions.read_notation(text)

    def description(self, state: ItHappensState, action: int) -> tuple[str, Mapping[str, Value]]:
        return actions.description(state, action)

    def decision_kind(self, state: ItHappensState) -> str:
        return PHASES[state.phase]

    def nodes_of(self, state: ItHappensState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def meant_by(self, state: ItHappensState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: ItHappensState, seat: int) -> dict[str, Any]:
        return view.table_view(state)

    def reveals(self, before: ItHappensState, action: int, after: ItHappensState) -> bool:
        """Rolls, and the hills of a new round."""
        new_hills = before.rounds_done != after.rounds_done and not after.is_over()
        return bool(before.leaves_to_chance(action) or new_hills)

    def score_sheet(self, state: ItHappensState) -> ScoreSheet:
        return view.score_sheet(state)

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Scene:
        return draw(view, self, self.sheet, language, names, shape)

    def text_tables(
        self, view: View, language: str = "en", names: Sequence[str] | None = None
    ) -> list[TextTable]:
        def say(key: str, args: Mapping[str, Value]) -> str:
            return self.phrases.say(key, args, language)

        def name_of(seat: int) -> str:
            return self.name_of(seat, language, names)

        return Words(say, name_of, view).tables()

    def position(self, document: Mapping[str, Any]) -> ItHappensState:
        return position.from_position(document, self.manifest, self.tables)

    def to_position(self, state: ItHappensState) -> dict[str, Any]:
        return position.to_position(state)

    def pieces(self, state: ItHappensState) -> dict[str, int]:
        """ITH-T15"""
        placed = sum(int(state.count[place]) for place in range(OPEN_COLUMNS))
        held = sum(state.own_dice) + sum(state.third_dice)
        return {
            "worms": int(state.worm_supply) + sum(state.worms),
            "objects": sum(state.object_supply) + sum(state.objects),
            "dice": placed + held,
            "hills": len(state.pile),
        }

    def folder(self) -> Path:
        return FOLDER
