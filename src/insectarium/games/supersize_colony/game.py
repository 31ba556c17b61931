"""Supersize Colony as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from insectarium.core.manifest import Setting
from insectarium.core.rng import Rng
from insectarium.core.sheet import ScoreSheet
from insectarium.games._ants.game import AntGame
from insectarium.games.supersize_colony import nodes, position, view
from insectarium.games.supersize_colony.actions import Actions
from insectarium.games.supersize_colony.manifest import MANIFEST
from insectarium.games.supersize_colony.position_reader import from_position, rules_from
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.setup import new_match
from insectarium.games.supersize_colony.telling import RaidPhrases


class SupersizeColony(AntGame[SupersizeState]):
    manifest = MANIFEST
    home = Path(__file__).parent
    ant_kinds = ("queen", "worker", "soldier", "larva")
    phrases_type = RaidPhrases
    actions_type = Actions

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> SupersizeState:
        random_start = settings["first_player"] == "random"
        return new_match(seats, rules_from(settings, seats), random_start, self.tables, rng)

    def nodes_of(self, state: SupersizeState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def meant_by(self, state: SupersizeState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: SupersizeState, seat: int) -> dict[str, Any]:
        return view.table_view(state, seat)

    def score_sheet(self, state: SupersizeState) -> ScoreSheet:
        return view.score_sheet(state)

    def position(self, document: Mapping[str, Any]) -> SupersizeState:
        return from_position(document, self.manifest, self.tables)

    def to_position(self, state: SupersizeState) -> dict[str, Any]:
        return position.to_position(state)

    def pieces(self, state: SupersizeState) -> dict[str, int]:
        found = super().pieces(state)
        return {**found, "tiles": found["tiles"] + len(state.packet)}
