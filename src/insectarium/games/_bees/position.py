"""The parts of a position that both games of the bees write alike."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.bees import ACTED, FLOWN, LOADS
from insectarium.games._bees.table import BeeTable
from insectarium.games._hexes.documents import codes_of, spot_document, tile_document

# What a bee has done this turn; a game adds what only its bees can do.
DONE_FIELDS = (("flown", FLOWN), ("acted", ACTED))


def shared_document(
    state: BeeTable, options: dict[str, Any], players: list[dict[str, Any]]
) -> dict[str, Any]:
    return {
        "game": state.rules.game,
        "seats": int(state.seats),
        "options": options,
        "turn": int(state.active),
        "decision": state.phase_name(),
        "laid": int(state.laid),
        "board": [tile_document(state.board, tile) for tile in range(state.board.tiles)],
        "players": players,
        "track": [int(order) for order in state.track.arrived],
        "removed": codes_of(state.tables.kinds, state.removed),
        "random": state.rng.words(),
    }


def player_document(
    state: BeeTable, seat: int, load_field: str, done_fields: tuple[tuple[str, int], ...]
) -> dict[str, Any]:
    """What a seat has, with its bees on the board; `load_field` is what the game calls their load."""
    names = enumerate(state.rules.bee_names, seat * int(state.bees.per_seat))
    return {
        "pollen": int(state.pollen[seat]),
        "jar": int(state.jar[seat]),
        "hives": int(state.hive_points[seat]),
        "lost": int(state.lost_points[seat]),
        "bees": {
            name: _bee(state, bee, load_field, done_fields)
            for bee, name in names
            if state.bees.spot[bee] >= 0
        },
    }


def _bee(
    state: BeeTable, bee: int, load_field: str, done_fields: tuple[tuple[str, int], ...]
) -> dict[str, Any]:
    written = spot_document(state.board, int(state.bees.spot[bee]))
    if state.bees.load[bee]:
        written[load_field] = LOADS[state.bees.load[bee]]
    for field, bit in done_fields:
        if state.bees.done[bee] & bit:
            written[field] = True
    return written
