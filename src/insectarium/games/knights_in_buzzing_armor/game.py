"""Knights in Buzzing Armor as the rest of the house sees it."""

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
from insectarium.games._bees.bees import HONEY, POLLEN
from insectarium.games._bees.tables import BeeTables
from insectarium.games._bees.telling import BeePhrases
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor import actions, nodes, notation, position, view
from insectarium.games.knights_in_buzzing_armor.components import load_components
from insectarium.games.knights_in_buzzing_armor.manifest import MANIFEST
from insectarium.games.knights_in_buzzing_armor.position_reader import from_position
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.scene import draw, sheet_of
from insectarium.games.knights_in_buzzing_armor.setup import new_match
from insectarium.games.knights_in_buzzing_armor.state import PHASES
from insectarium.scene import Scene

FOLDER = Path(__file__).parent


class KnightsInBuzzingArmor(Game[KnightsState]):
    manifest = MANIFEST
    phrases = BeePhrases(FOLDER / "text")

    def __init__(self, components: Path | None = None) -> None:
        super().__init__()
        self.components = load_components(components)
        self.components_fingerprint = None if components is None else self.components.fingerprint
        self.sheet = sheet_of(self.components, self.components_fingerprint)
        self.tables = (BeeTables(self.components, False), BeeTables(self.components, True))

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> KnightsState:
        tables = self.tables[int(bool(settings["flight_hole_meadow_only"]))]
        return new_match(seats, settings["first_player"] == "random", tables, rng)

    def decode(self, action: int) -> dict[str, Any]:
        return actions.decode(action)

    def encode(self, form: Mapping[str, Any]) -> int:
        return actions.encode(form)

    def notation(self, state: KnightsState, action: int) -> str:
        return notation.write(actions.decode(action))

    def read_notation(self, state: KnightsState, text: str) -> int:
        return actions.encode(notation.read(text))

    def description(self, state: KnightsState, action: int) -> tuple[str, Mapping[str, Value]]:
        return actions.description(state, action)

    def decision_kind(self, state: KnightsState) -> str:
        return PHASES[state.phase]

    def nodes_of(self, state: KnightsState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def ghost_of(self, state: KnightsState, action: int) -> Ghost | None:
        return nodes.ghost_of(state, action)

    def turn_of(self, state: KnightsState) -> int:
        return int(state.active)

    def meant_by(self, state: KnightsState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: KnightsState, seat: int) -> dict[str, Any]:
        return view.table_view(state)

    def score_sheet(self, state: KnightsState) -> ScoreSheet:
        return view.score_sheet(state)

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Scene:
        return draw(view, self, self.sheet, language, names, shape)

    def position(self, document: Mapping[str, Any]) -> KnightsState:
        return from_position(document, self.manifest, self.tables)

    def to_position(self, state: KnightsState) -> dict[str, Any]:
        return position.to_position(state)

    def pieces(self, state: KnightsState) -> dict[str, int]:
        tiles = int(state.board.tiles) + int(state.piles.total()) + int(state.box.total())
        tiles += sum(kind != EMPTY for kind in state.open) + len(state.removed)
        pollen = int(state.pollen_supply + state.bees.carried(POLLEN)) + sum(int(p) for p in state.pollen)
        honey = int(state.honey_supply + state.bees.carried(HONEY)) + sum(int(h) for h in state.jar)
        return {"tiles": tiles, "pollen": pollen, "honey": honey, "bees": len(state.bees.spot)}

    def folder(self) -> Path:
        return FOLDER
