"""What may be known of a match of Happy Honey Beez: everything but the order of the supply."""

from __future__ import annotations

from typing import Any

from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games._bees.views import bee_view, player_view, shared_view
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import codes_of
from insectarium.games._hexes.views import market_view, stacks_view
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.scoring import CATEGORIES, CATEGORY_NAMES, LOST, points_of
from insectarium.games.happy_honey_beez.state import BEE_NAMES, BEES_PER_SEAT, OPEN_TILES, OVER, PUTTING


def table_view(state: BeezState) -> dict[str, Any]:
    kinds = state.tables.kinds
    return {
        **shared_view(state),
        "options": {
            "flight_hole_meadow_only": state.tables.meadow_only,
            "abandon_costs_point": state.rules.abandon_costs_point,
        },
        "price": int(state.price()),
        "open": market_view(kinds, state.open, 0),
        # HHB-A42: which tiles are in the supply is no secret, only their order.
        "supply": sorted(codes_of(kinds, state.supply.pile[0])),
        "removed": sorted(codes_of(kinds, state.removed)),
        "fresh": int(state.fresh_tile()) if state.phase == PUTTING else int(NONE),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "stacks": stacks_view(state.track),
        "ends": _ends(state),
    }


def _ends(state: BeezState) -> bool:
    """Whether filling up after this turn takes the last tile of the supply."""
    missing = int(OPEN_TILES) - int(state.open_count())
    return state.phase != OVER and int(state.supply.size(0)) <= missing


def _player(state: BeezState, seat: int) -> dict[str, Any]:
    numbered = enumerate(BEE_NAMES, seat * int(BEES_PER_SEAT))
    return {**player_view(state, seat), "bees": {name: bee_view(state, bee) for bee, name in numbered}}


def score_sheet(state: BeezState) -> ScoreSheet:
    rows = [
        Row(CATEGORY_NAMES[category], tuple(int(points_of(state, s, category)) for s in range(state.seats)))
        for category in range(CATEGORIES)
        if category != LOST or state.rules.abandon_costs_point
    ]
    return ScoreSheet(tuple(rows))
