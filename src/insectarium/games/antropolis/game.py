"""Antropolis as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from insectarium.core.manifest import Setting
from insectarium.core.rng import Rng
from insectarium.core.sheet import ScoreSheet
from insectarium.games._ants.game import AntGame
from insectarium.games._ants.telling import AntPhrases
from insectarium.games.antropolis import nodes, position, view
from insectarium.games.antropolis.actions import Actions
from insectarium.games.antropolis.manifest import MANIFEST
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.setup import new_match


class Antropolis(AntGame[AntropolisState]):
    manifest = MANIFEST
    home = Path(__file__).parent
    ant_kinds = ("queen", "worker")
    phrases_type = AntPhrases
    actions_type = Actions

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> AntropolisState:
        return new_match(seats, position.rules_from(settings), self.tables, rng)

    def nodes_of(self, state: AntropolisState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def meant_by(self, state: AntropolisState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: AntropolisState, seat: int) -> dict[str, Any]:
        return view.table_view(state)

    def score_sheet(self, state: AntropolisState) -> ScoreSheet:
        return view.score_sheet(state)

    def position(self, document: Mapping[str, Any]) -> AntropolisState:
        return position.from_position(document, self.manifest, self.tables)

    def to_position(self, state: AntropolisState) -> dict[str, Any]:
        return position.to_position(state)
