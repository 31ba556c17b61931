"""Happy Honey Beez as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from insectarium.core.decision import Ghost
from insectarium.core.manifest import Setting
from insectarium.core.rng import Rng
from insectarium.core.sheet import ScoreSheet
from insectarium.games._bees.game import BeeGame
from insectarium.games.happy_honey_beez import nodes, position, view
from insectarium.games.happy_honey_beez.actions import Actions
from insectarium.games.happy_honey_beez.manifest import MANIFEST
from insectarium.games.happy_honey_beez.position_reader import from_position, rules_from
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.scene import Drawing
from insectarium.games.happy_honey_beez.setup import new_match


class HappyHoneyBeez(BeeGame[BeezState]):
    manifest = MANIFEST
    home = Path(__file__).parent
    actions_type = Actions
    drawing_type = Drawing

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> BeezState:
        tables = self.tables[bool(settings["flight_hole_meadow_only"])]
        return new_match(seats, rules_from(settings, seats), tables, rng)

    def nodes_of(self, state: BeezState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def ghost_of(self, state: BeezState, action: int) -> Ghost | None:
        return nodes.ghost_of(state, action)

    def meant_by(self, state: BeezState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: BeezState, seat: int) -> dict[str, Any]:
        return view.table_view(state)

    def score_sheet(self, state: BeezState) -> ScoreSheet:
        return view.score_sheet(state)

    def position(self, document: Mapping[str, Any]) -> BeezState:
        return from_position(document, self.manifest, self.tables)

    def to_position(self, state: BeezState) -> dict[str, Any]:
        return position.to_position(state)

    def tiles_in(self, state: BeezState) -> int:
        return int(state.supply.total() + state.open_count())
