"""What may be known of the tiles, ants and points of either game."""

from __future__ import annotations

from typing import Any

from insectarium.games._ants.ants import ACTED, FOOD, WALKED
from insectarium.games._ants.areas import nest_forms, tunnel_forms
from insectarium.games._ants.scoring import nest_value
from insectarium.games._ants.table import ENDINGS, PUTTING, AntTable
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import codes_of, tile_document
from insectarium.games._hexes.views import market_view, spaces_view, spot_view, stacks_view


def shared_view(state: AntTable) -> dict[str, Any]:
    """Everything but the players."""
    return {
        "edition": "first" if state.rules.first_edition else "second",
        "phase": state.phase_name(),
        "active": int(state.active),
        "starter": int(state.starter),
        "target": int(state.rules.target),
        "laid": int(state.laid),
        "ending": ENDINGS[state.ending],
        "final_turns": [int(seat) for seat in state.final_turns],
        "first": int(state.first_to_target),
        "supply": int(state.supply),
        "piles": {GROUNDS[row]: int(state.piles.size(row)) for row in range(ROWS)},
        "box": {GROUNDS[row]: int(state.box.size(row)) for row in range(ROWS)},
        "market": {GROUNDS[row]: market_view(state.tables.kinds, state.market, row) for row in range(ROWS)},
        "board": [_tile(state, tile) for tile in range(state.board.tiles)],
        "fresh": int(state.fresh_tile()) if state.phase == PUTTING else int(NONE),
        "nests": nest_forms(state.board, state.ants, lambda nest: int(nest_value(state, nest))),
        "tunnels": tunnel_forms(state.board, state.ants),
        "stacks": stacks_view(state.track),
        "spaces": spaces_view(state.board),
    }


def player_view(state: AntTable, seat: int) -> dict[str, Any]:
    """What a seat has; a game adds its ants."""
    return {
        "hand": codes_of(state.tables.kinds, state.hands[seat]),
        "limit": int(state.limits[seat]),
        "food": int(state.food[seat]),
        "points": int(state.track.points[seat]),
    }


def ant_view(state: AntTable, ant: int) -> dict[str, Any] | None:
    """Where an ant is and what it has done; None for one that stands nowhere."""
    spot = int(state.ants.spot[ant])
    if spot < 0:
        return None
    done = int(state.ants.done[ant])
    return {
        **spot_view(spot),
        "food": bool(state.ants.load[ant] == FOOD),
        "walked": bool(done & WALKED),
        "acted": bool(done & ACTED),
    }


def _tile(state: AntTable, tile: int) -> dict[str, Any]:
    return {**tile_document(state.board, tile), "nest": int(state.board.area[tile])}
