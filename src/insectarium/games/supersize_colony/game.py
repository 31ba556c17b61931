"""Supersize Colony as the rest of the house sees it."""

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
from insectarium.games._ants.ants import FOOD
from insectarium.games._ants.nodes import ghost_of
from insectarium.games._ants.scene import draw
from insectarium.games._ants.scene_words import AntWords
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.tables import AntTables
from insectarium.games._ants.tiles import load_tiles
from insectarium.games._ants.words import tables_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.supersize_colony import nodes, position, view
from insectarium.games.supersize_colony.actions import Actions
from insectarium.games.supersize_colony.manifest import MANIFEST
from insectarium.games.supersize_colony.position_reader import from_position, rules_from
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.setup import new_match
from insectarium.games.supersize_colony.state import MARKET_PLACES, PHASES
from insectarium.games.supersize_colony.telling import RaidPhrases
from insectarium.scene import Scene

FOLDER = Path(__file__).parent
ANT_KINDS = ("queen", "worker", "soldier", "larva")


class SupersizeColony(Game[SupersizeState]):
    manifest = MANIFEST

    def __init__(self, components: Path | None = None) -> None:
        self.components = load_tiles(components)
        kinds = {kind.id: kind for kind in self.components.kinds}
        self.phrases = RaidPhrases(FOLDER / "text", kinds)
        super().__init__()
        self.components_fingerprint = None if components is None else self.components.fingerprint
        self.tables = AntTables(self.components)
        self.actions = Actions(self.tables)
        self.sheet = AntSheet(self.components, self.components_fingerprint, ANT_KINDS, int(MARKET_PLACES))

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> SupersizeState:
        random_start = settings["first_player"] == "random"
        return new_match(seats, rules_from(settings, seats), random_start, self.tables, rng)

    def decode(self, action: int) -> dict[str, Any]:
        return self.actions.decode(action)

    def encode(self, form: Mapping[str, Any]) -> int:
        return self.actions.encode(form)

    def notation(self, state: SupersizeState, action: int) -> str:
        return self.actions.notation(action)

    def read_notation(self, state: SupersizeState, text: str) -> int:
        return self.actions.read_notation(text)

    def description(self, state: SupersizeState, action: int) -> tuple[str, Mapping[str, Value]]:
        return self.actions.description(state, action)

    def decision_kind(self, state: SupersizeState) -> str:
        return PHASES[state.phase]

    def turn_of(self, state: SupersizeState) -> int:
        return int(state.active)

    def nodes_of(self, state: SupersizeState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def ghost_of(self, state: SupersizeState, action: int) -> Ghost | None:
        return ghost_of(state, action)

    def meant_by(self, state: SupersizeState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: SupersizeState, seat: int) -> dict[str, Any]:
        return view.table_view(state, seat)

    def size(self, state: SupersizeState) -> int:
        return int(state.board.tiles)

    def score_sheet(self, state: SupersizeState) -> ScoreSheet:
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

    def position(self, document: Mapping[str, Any]) -> SupersizeState:
        return from_position(document, self.manifest, self.tables)

    def to_position(self, state: SupersizeState) -> dict[str, Any]:
        return position.to_position(state)

    def pieces(self, state: SupersizeState) -> dict[str, int]:
        tiles = int(state.board.tiles) + int(state.piles.total()) + int(state.box.total())
        tiles += sum(kind != EMPTY for kind in state.market.open) + sum(len(hand) for hand in state.hands)
        tiles += len(state.packet)
        food = int(state.supply) + sum(int(f) for f in state.food)
        food += sum(load == FOOD for load in state.ants.load)
        return {"tiles": tiles, "food": food, "ants": len(state.ants.spot)}

    def folder(self) -> Path:
        return FOLDER
