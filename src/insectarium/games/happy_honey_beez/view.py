"""What may be known of a match of Happy Honey Beez: everything but the order of the supply."""

from __future__ import annotations

from typing import Any

from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games._bees.bees import ACTED, FLOWN, LOADS
from insectarium.games._bees.hives import owners
from insectarium.games._hexes.areas import areas_of
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import codes_of, tile_document
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.views import market_view, spaces_view, spot_view, stacks_view
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.scoring import CATEGORIES, CATEGORY_NAMES, LOST, points_of
from insectarium.games.happy_honey_beez.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    OPEN_TILES,
    OVER,
    PHASES,
    PUTTING,
)


def table_view(state: BeezState) -> dict[str, Any]:
    kinds = state.tables.kinds
    return {
        "options": {
            "flight_hole_meadow_only": state.tables.meadow_only,
            "abandon_costs_point": state.rules.abandon_costs_point,
        },
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "laid": int(state.laid),
        "price": int(state.price()),
        "tokens": {"pollen": int(state.pollen_supply), "honey": int(state.honey_supply)},
        "open": market_view(kinds, state.open, 0),
        # HHB-A42: which tiles are in the supply is no secret, only their order.
        "supply": sorted(codes_of(kinds, state.supply.pile[0])),
        "removed": sorted(codes_of(kinds, state.removed)),
        "board": [
            {**tile_document(state.board, tile), "hive": int(state.board.area[tile])}
            for tile in range(state.board.tiles)
        ],
        "fresh": int(state.fresh_tile()) if state.phase == PUTTING else int(NONE),
        "hives": [_hive(state, form) for form in areas_of(state.board)],
        "players": [_player(state, seat) for seat in range(state.seats)],
        "stacks": stacks_view(state.track),
        "spaces": spaces_view(state.board),
        "ends": _ends(state),
    }


def _ends(state: BeezState) -> bool:
    """Whether filling up after this turn takes the last tile of the supply."""
    missing = int(OPEN_TILES) - int(state.open_count())
    return state.phase != OVER and int(state.supply.size(0)) <= missing


def _hive(state: BeezState, form: dict[str, Any]) -> dict[str, Any]:
    """A hive with its tiles and open sides, the seats with a queen in it, and what each would score."""
    queens = [int(seat) for seat in owners(state.board, state.bees, form["area"])]
    size = len(form["tiles"])
    points = int(share(size, len(queens))) if queens else 0
    return {**form, "size": size, "queens": queens, "points": points}


def _player(state: BeezState, seat: int) -> dict[str, Any]:
    return {
        "pollen": int(state.pollen[seat]),
        "jar": int(state.jar[seat]),
        "points": int(state.track.points[seat]),
        "bees": {
            name: _bee(state, seat * int(BEES_PER_SEAT) + number) for number, name in enumerate(BEE_NAMES)
        },
    }


def _bee(state: BeezState, bee: int) -> dict[str, Any] | None:
    """Where a bee is and what it has done; None for one in hand."""
    spot = int(state.bees.spot[bee])
    if spot < 0:
        return None
    done = int(state.bees.done[bee])
    return {
        "on": spot_view(spot)["on"],
        "load": LOADS[state.bees.load[bee]],
        "flown": bool(done & FLOWN),
        "acted": bool(done & ACTED),
    }


def score_sheet(state: BeezState) -> ScoreSheet:
    rows = [
        Row(CATEGORY_NAMES[category], tuple(int(points_of(state, s, category)) for s in range(state.seats)))
        for category in range(CATEGORIES)
        if category != LOST or state.rules.abandon_costs_point
    ]
    return ScoreSheet(tuple(rows))
