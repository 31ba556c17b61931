"""Antropolis as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from insectarium.core.decision import Ghost
from insectarium.core.game import Game, Shape, View
from insectarium.core.manifest import Setting
from insectarium.core.message import Value
from insectarium.core.rng import Rng
from insectarium.core.sheet import ScoreSheet
from insectarium.core.text_table import TextTable
from insectarium.games._ants.nodes import ghost_of
from insectarium.games._ants.scene import draw
from insectarium.games._ants.scene_words import AntWords
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.tables import AntTables
from insectarium.games._ants.telling import AntPhrases
from insectarium.games._ants.tiles import load_tiles
from insectarium.games._ants.words import tables_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.antropolis import nodes, position, view
from insectarium.games.antropolis.actions import Actions
from insectarium.games.antropolis.manifest import MANIFEST
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.setup import new_match
from insectarium.games.antropolis.state import MARKET_PLACES, PHASES
from insectarium.scene import Scene

FOLDER = Path(__file__).parent
ANT_KINDS = ("queen", "worker")


class Antropolis(Game[AntropolisState]):
    manifest = MANIFEST

    def __init__(self, components: Path | None = None) -> None:
        self.components = load_tiles(components)
        kinds = {kind.id: kind for kind in self.components.kinds}
        self.phrases = AntPhrases(FOLDER / "text", kinds)
        super().__init__()
        self.components_fingerprint = None if components is None else self.components.fingerprint
        self.tables = AntTables(self.components)
        self.actions = Actions(self.tables)
        self.sheet = AntSheet(self.components, self.components_fingerprint, ANT_KINDS, int(MARKET_PLACES))

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> AntropolisState:
        return new_match(seats, position.rules_from(settings), self.tables, rng)

    def decode(self, action: int) -> dict[str, Any]:
        return self.actions.decode(action)

    def encode(self, form: Mapping[str, Any]) -> int:
        return self.actions.encode(form)

    def notation(self, state: AntropolisState, action: int) -> str:
        return self.actions.notation(action)

    def read_notation(self, state: AntropolisState, text: str) -> int:
        return self.actions.read_notation(text)

    def parse(self, state: AntropolisState, text: str) -> int:
        """Words mean the same at every decision, so there is no need to compare them with the legal ones."""
        return self.actions.read_notation(" ".join(text.lower().split()))

    def description(self, state: AntropolisState, action: int) -> tuple[str, Mapping[str, Value]]:
        return self.actions.description(state, action)

    def decision_kind(self, state: AntropolisState) -> str:
        return PHASES[state.phase]

    def nodes_of(self, state: AntropolisState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def ghost_of(self, state: AntropolisState, action: int) -> Ghost | None:
        return ghost_of(state, action)

    def meant_by(self, state: AntropolisState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: AntropolisState, seat: int) -> dict[str, Any]:
        return view.table_view(state)

    def size(self, state: AntropolisState) -> int:
        return int(state.board.tiles)

    def score_sheet(self, state: AntropolisState) -> ScoreSheet:
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
        return tables_of(AntWords(self, language, names, view), self.sheet.kinds)

    def position(self, document: Mapping[str, Any]) -> AntropolisState:
        return position.from_position(document, self.manifest, self.tables)

    def to_position(self, state: AntropolisState) -> dict[str, Any]:
        return position.to_position(state)

    def pieces(self, state: AntropolisState) -> dict[str, int]:
        tiles = int(state.board.tiles) + int(state.piles.total()) + int(state.box.total())
        tiles += sum(kind != EMPTY for kind in state.market.open) + sum(len(hand) for hand in state.hands)
        food = (
            int(state.supply) + sum(int(f) for f in state.food) + sum(int(load) for load in state.ants.load)
        )
        return {"tiles": tiles, "food": food, "ants": len(state.ants.spot)}

    def folder(self) -> Path:
        return FOLDER
