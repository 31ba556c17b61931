"""What may be known of the tiles, bees and points of either game."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.bees import ACTED, FLOWN, LOADS
from insectarium.games._bees.hives import owners
from insectarium.games._bees.table import BeeTable
from insectarium.games._hexes.areas import areas_of
from insectarium.games._hexes.documents import tile_document
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.views import spaces_view, spot_view


def shared_view(state: BeeTable) -> dict[str, Any]:
    """What both games show but for the players and the tiles to come."""
    return {
        "phase": state.phase_name(),
        "active": int(state.active),
        "laid": int(state.laid),
        "tokens": tokens_view(state),
        "board": [
            {**tile_document(state.board, tile), "hive": int(state.board.area[tile])}
            for tile in range(state.board.tiles)
        ],
        "hives": [_hive(state, form) for form in areas_of(state.board)],
        "spaces": spaces_view(state.board),
    }


def tokens_view(state: BeeTable) -> dict[str, int]:
    """The general supply."""
    return {"pollen": int(state.pollen_supply), "honey": int(state.honey_supply)}


def _hive(state: BeeTable, form: dict[str, Any]) -> dict[str, Any]:
    """A hive with its tiles and open sides, the seats with a queen in it, and what each would score."""
    queens = [int(seat) for seat in owners(state.board, state.bees, form["area"])]
    size = len(form["tiles"])
    points = int(share(size, len(queens))) if queens else 0
    return {**form, "size": size, "queens": queens, "points": points}


def player_view(state: BeeTable, seat: int) -> dict[str, Any]:
    """What a seat has; a game adds its bees."""
    return {
        "pollen": int(state.pollen[seat]),
        "jar": int(state.jar[seat]),
        "points": int(state.track.points[seat]),
    }


def bee_view(state: BeeTable, bee: int) -> dict[str, Any] | None:
    """Where a bee is and what it has done; None for one that is not on the board."""
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
