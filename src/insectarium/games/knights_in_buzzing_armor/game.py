"""Knights in Buzzing Armor as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from insectarium.core.decision import Ghost
from insectarium.core.manifest import Setting
from insectarium.core.rng import Rng
from insectarium.core.sheet import ScoreSheet
from insectarium.games._bees.game import BeeGame
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor import nodes, position, view
from insectarium.games.knights_in_buzzing_armor.actions import Actions
from insectarium.games.knights_in_buzzing_armor.manifest import MANIFEST
from insectarium.games.knights_in_buzzing_armor.position_reader import from_position
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.scene import Drawing
from insectarium.games.knights_in_buzzing_armor.setup import new_match


class KnightsInBuzzingArmor(BeeGame[KnightsState]):
    manifest = MANIFEST
    home = Path(__file__).parent
    actions_type = Actions
    drawing_type = Drawing
    actions: Actions

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> KnightsState:
        tables = self.tables[bool(settings["flight_hole_meadow_only"])]
        return new_match(seats, settings["first_player"] == "random", tables, rng)

    def nodes_of(self, state: KnightsState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def ghost_of(self, state: KnightsState, action: int) -> Ghost | None:
        return nodes.ghost_of(state, action)

    def meant_by(self, state: KnightsState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: KnightsState, seat: int) -> dict[str, Any]:
        return view.table_view(state, self.actions)

    def score_sheet(self, state: KnightsState) -> ScoreSheet:
        return view.score_sheet(state)

    def position(self, document: Mapping[str, Any]) -> KnightsState:
        return from_position(document, self.manifest, self.tables)

    def to_position(self, state: KnightsState) -> dict[str, Any]:
        return position.to_position(state)

    def tiles_in(self, state: KnightsState) -> int:
        return int(state.piles.total() + state.box.total()) + sum(kind != EMPTY for kind in state.open)
