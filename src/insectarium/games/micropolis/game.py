"""Micropolis as the rest of the house sees it."""

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
from insectarium.games.micropolis import actions, nodes, position, view
from insectarium.games.micropolis.components import Tile, load_components
from insectarium.games.micropolis.manifest import MANIFEST
from insectarium.games.micropolis.opening import new_match
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.scene import draw
from insectarium.games.micropolis.sprites import MicropolisSheet
from insectarium.games.micropolis.state import PHASES
from insectarium.games.micropolis.tables import TileTables
from insectarium.games.micropolis.warren import Warrens
from insectarium.games.micropolis.words import Words
from insectarium.scene import Scene
from insectarium.text import FluentPhrases

FOLDER = Path(__file__).parent


class Micropolis(Game[MicropolisState]):
    manifest = MANIFEST
    phrases = FluentPhrases(FOLDER / "text")
    set_decisions = ("guard",)

    def __init__(self, components: Path | None = None) -> None:
        super().__init__()
        self.components = load_components(components)
        self.components_fingerprint = None if components is None else self.components.fingerprint
        self.memory = Warrens(TileTables(self.components))
        self.sheet = MicropolisSheet(self.components, self.components_fingerprint)
        self._tiles = {tile.id: tile for tile in self.components.tiles}

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> MicropolisState:
        random_start = settings["first_player"] == "random"
        return new_match(seats, bool(settings["expert"]), random_start, self.memory, rng)

    def decode(self, action: int) -> dict[str, Any]:
        return actions.decode(action)

    def encode(self, form: Mapping[str, Any]) -> int:
        return actions.encode(form)

    def notation(self, state: MicropolisState, action: int) -> str:
        return actions.notation(state, action)

    def read_notation(self, state: MicropolisState, text: str) -> int:
        return actions.read_notation(state, text)

    def description(self, state: MicropolisState, action: int) -> tuple[str, Mapping[str, Value]]:
        return actions.description(state, action)

    def decision_kind(self, state: MicropolisState) -> str:
        return PHASES[state.phase]

    def nodes_of(self, state: MicropolisState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def picked_first(self, state: MicropolisState) -> tuple[str, ...]:
        return nodes.full_barracks(state)

    def meant_by(self, state: MicropolisState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: MicropolisState, seat: int) -> dict[str, Any]:
        return view.table_view(state)

    def reveals(self, before: MicropolisState, action: int, after: MicropolisState) -> bool:
        """Only the stack is hidden, and chance comes in only before the first action."""
        return bool(before.stack_drawn != after.stack_drawn)

    def score_sheet(self, state: MicropolisState) -> ScoreSheet:
        return view.score_sheet(state)

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Scene:
        return draw(view, self, self.sheet, language, names, shape)

    def tile(self, tile_id: str) -> Tile:
        return self._tiles[tile_id]

    def text_tables(
        self, view: View, language: str = "en", names: Sequence[str] | None = None
    ) -> list[TextTable]:
        def say(key: str, args: Mapping[str, Value]) -> str:
            return self.phrases.say(key, args, language)

        def name_of(seat: int) -> str:
            return self.name_of(seat, language, names)

        return Words(self.components, say, name_of, view).tables()

    def position(self, document: Mapping[str, Any]) -> MicropolisState:
        return position.from_position(document, self.manifest, self.memory)

    def to_position(self, state: MicropolisState) -> dict[str, Any]:
        return position.to_position(state)

    def pieces(self, state: MicropolisState) -> dict[str, int]:
        """MIC-T32"""
        soldiers = int(state.supply) + sum(state.army) + sum(state.row_soldiers)
        soldiers += sum(int(state.garrisoned(hill)) for hill in range(state.hills))
        tiles = len(state.stack) - int(state.stack_drawn) + int(state.row_size)
        tiles += sum(state.placed) + (1 if state.taken_tile >= 0 else 0)
        markers = int(state.spare_architects) + sum(state.architects)
        return {"soldiers": soldiers, "tiles": tiles, "architect markers": markers}

    def folder(self) -> Path:
        return FOLDER
