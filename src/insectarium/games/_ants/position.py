"""The parts of a position that both games of the ants write alike."""

from __future__ import annotations

from typing import Any

from insectarium.games._ants.ants import ACTED, FOOD, WALKED
from insectarium.games._ants.table import ENDINGS, AntTable
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import codes_of, spot_document, tile_document
from insectarium.games._hexes.views import market_view


def shared_document(
    state: AntTable, options: dict[str, Any], players: list[dict[str, Any]]
) -> dict[str, Any]:
    kinds = state.tables.kinds
    return {
        "game": state.rules.game,
        "seats": int(state.seats),
        "options": options,
        "starter": int(state.starter),
        "turn": int(state.active),
        "decision": state.phase_name(),
        "laid": int(state.laid),
        "bought": int(state.bought),
        "board": [tile_document(state.board, tile) for tile in range(state.board.tiles)],
        "players": players,
        "track": [int(order) for order in state.track.arrived],
        "market": {GROUNDS[row]: market_view(kinds, state.market, row) for row in range(ROWS)},
        "piles": {GROUNDS[row]: codes_of(kinds, state.piles.pile[row])[::-1] for row in range(ROWS)},
        "box": {GROUNDS[row]: codes_of(kinds, state.box.pile[row]) for row in range(ROWS)},
        "supply": int(state.supply),
        "first": None if state.first_to_target == NONE else int(state.first_to_target),
        "ending": ENDINGS[state.ending],
        "final_turns": [int(seat) for seat in state.final_turns],
        "random": state.rng.words(),
    }


def player_document(state: AntTable, seat: int, ants: dict[str, Any]) -> dict[str, Any]:
    return {
        "hand": codes_of(state.tables.kinds, state.hands[seat]),
        "limit": int(state.limits[seat]),
        "food": int(state.food[seat]),
        "tunnels": int(state.tunnel_points[seat]),
        "nests": int(state.nest_points[seat]),
        "lost": int(state.lost_points[seat]),
        "ants": ants,
    }


def ant_document(state: AntTable, ant: int) -> dict[str, Any]:
    """An ant on the board; a game adds what only its ants can do."""
    written = spot_document(state.board, int(state.ants.spot[ant]))
    if state.ants.load[ant] == FOOD:
        written["food"] = True
    for field, bit in (("walked", WALKED), ("acted", ACTED)):
        if state.ants.done[ant] & bit:
            written[field] = True
    return written
