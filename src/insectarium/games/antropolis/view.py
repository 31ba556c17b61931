"""What may be known of a match of Antropolis: everything but the order of the piles and the box."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games._ants.views import ant_view, player_view, shared_view
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.scoring import ANTS, CATEGORIES, CATEGORY_NAMES, FOOD, TILES, points_of
from insectarium.games.antropolis.state import ANT_NAMES, ANTS_PER_SEAT


def table_view(state: AntropolisState) -> dict[str, Any]:
    return {**shared_view(state), "players": [_player(state, seat) for seat in range(state.seats)]}


def _player(state: AntropolisState, seat: int) -> dict[str, Any]:
    numbered = enumerate(ANT_NAMES, seat * int(ANTS_PER_SEAT))
    return {**player_view(state, seat), "ants": {name: ant_view(state, ant) for ant, name in numbered}}


def score_sheet(state: AntropolisState) -> ScoreSheet:
    rows = []
    for category in range(CATEGORIES):
        if category in (ANTS, TILES) and not state.rules.first_edition:
            continue
        points = tuple(int(points_of(state, seat, category)) for seat in range(state.seats))
        reasons = tuple(_because(state, seat, int(category)) for seat in range(state.seats))
        rows.append(Row(CATEGORY_NAMES[category], points, reasons))
    return ScoreSheet(tuple(rows))


def _because(state: AntropolisState, seat: int, category: int) -> Message | None:
    """How a seat's bonus came about."""
    if category == FOOD:
        return Message("antropolis", "because-food", {"food": int(state.food[seat])})
    if category == ANTS:
        queens, workers = int(state.queens_on_board(seat)), int(state.workers_on_board(seat))
        return Message("antropolis", "because-ants", {"queens": queens, "workers": workers})
    if category == TILES:
        return Message("antropolis", "because-tiles", {"tiles": len(state.hands[seat])})
    return None
