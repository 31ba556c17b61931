"""What may be known of a match: everything but the order of the piles, the box, and packets not yet held."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games._ants.ants import OUT_OF_GAME
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._ants.views import ant_view, player_view, shared_view
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import codes_of
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.views import spot_view
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.scoring import (
    ANTS,
    CATEGORIES,
    CATEGORY_NAMES,
    FOOD,
    LOST,
    QUEENS,
    START,
    TILES,
    points_of,
)
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    DRAFT_ROUNDS,
    DRAFTING,
    FIRST_LARVA,
    FRESH,
    LARVA_LOAD,
)


def table_view(state: SupersizeState, seat: int) -> dict[str, Any]:
    return {
        **shared_view(state),
        "draft": _draft(state, seat),
        "attack": _attack(state),
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def _draft(state: SupersizeState, seat: int) -> dict[str, Any] | None:
    """SUP-A04: the packet is shown to the seats that have held it, to the others only its size."""
    if state.phase != DRAFTING:
        return None
    known = state.knows_packet(seat)
    return {
        "ground": GROUNDS[DRAFT_ROUNDS[state.draft_round]],
        "size": len(state.packet),
        "packet": codes_of(state.tables.kinds, state.packet) if known else None,
    }


def _attack(state: SupersizeState) -> dict[str, Any] | None:
    if state.battle == NONE:
        return None
    sides = [side for side in range(SIDES) if state.entries >> side & 1]
    return {**spot_view(int(state.battle)), "seat": int(state.victim), "sides": sides}


def _player(state: SupersizeState, seat: int) -> dict[str, Any]:
    numbered = list(enumerate(ANT_NAMES, seat * int(ANTS_PER_SEAT)))
    return {
        **player_view(state, seat),
        "ants": {name: _ant(state, ant) for ant, name in numbered},
        "killed": [name for ant, name in numbered if state.ants.spot[ant] == OUT_OF_GAME],
    }


def _ant(state: SupersizeState, ant: int) -> dict[str, Any] | None:
    seen = ant_view(state, ant)
    if seen is None:
        return None
    load = int(state.ants.load[ant])
    larva = None
    if load >= LARVA_LOAD:
        seat, number = divmod(load - int(LARVA_LOAD), int(ANTS_PER_SEAT))
        larva = [seat, number - int(FIRST_LARVA) + 1]
    return {**seen, "larva": larva, "hatched": bool(state.ants.done[ant] & FRESH)}


def score_sheet(state: SupersizeState) -> ScoreSheet:
    rows = []
    unused = (START, LOST) if state.rules.first_edition else (QUEENS, TILES)
    for category in range(CATEGORIES):
        if category in unused:
            continue
        points = tuple(int(points_of(state, seat, category)) for seat in range(state.seats))
        reasons = tuple(_because(state, seat, int(category)) for seat in range(state.seats))
        rows.append(Row(CATEGORY_NAMES[category], points, reasons))
    return ScoreSheet(tuple(rows))


def _because(state: SupersizeState, seat: int, category: int) -> Message | None:
    """How a seat's bonus came about."""
    if category == FOOD:
        return Message("supersize_colony", "because-food", {"food": int(state.food[seat])})
    if category == ANTS:
        workers, soldiers = int(state.workers_on_board(seat)), int(state.soldiers_on_board(seat))
        return Message("supersize_colony", "because-ants", {"workers": workers, "soldiers": soldiers})
    if category == TILES:
        return Message("supersize_colony", "because-tiles", {"tiles": len(state.hands[seat])})
    return None
