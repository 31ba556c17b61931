"""Positions of Antropolis: a complete state as a document that a person can write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.manifest import Manifest, Setting
from insectarium.core.rng import Rng
from insectarium.games._ants.position import ant_document, player_document, shared_document
from insectarium.games._ants.position_checks import check_choices, check_end, check_neighbours, check_phase
from insectarium.games._ants.position_reader import PositionReader
from insectarium.games._ants.table import AntRules
from insectarium.games._ants.tables import AntTables
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.state import ANT_NAMES, ANTS_PER_SEAT, rules_of


def to_position(state: AntropolisState) -> dict[str, Any]:
    options = {
        "edition": "first" if state.rules.first_edition else "second",
        "join_required": state.rules.join_required,
        "all_tiles": state.rules.all_tiles,
    }
    return shared_document(state, options, [_player(state, seat) for seat in range(state.seats)])


def _player(state: AntropolisState, seat: int) -> dict[str, Any]:
    numbered = enumerate(ANT_NAMES, seat * int(ANTS_PER_SEAT))
    ants = {name: ant_document(state, ant) for ant, name in numbered if state.ants.spot[ant] >= 0}
    return player_document(state, seat, ants)


def from_position(document: Mapping[str, Any], manifest: Manifest, tables: AntTables) -> AntropolisState:
    """The state that the document describes; PositionError says what is wrong with it."""
    return Reader(document, manifest, tables).read()


def rules_from(settings: Mapping[str, Setting]) -> AntRules:
    first = settings["edition"] == "first"
    return rules_of(first, bool(settings["join_required"]), bool(settings["all_tiles"]))


class Reader(PositionReader[AntropolisState]):
    def new_table(self, seats: int, settings: dict[str, Setting], rng: Rng) -> AntropolisState:
        return AntropolisState(seats, rules_from(settings), self.tables, rng)

    def check(self) -> None:
        state = self.state
        check_neighbours(state, self.document, list(range(len(state.ants.spot))))
        check_phase(state, self.document)
        check_end(state, self.document)
        check_choices(state, self.document)
