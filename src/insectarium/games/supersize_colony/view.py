"""What may be known of a match: everything but the order of the piles, the box, and packets not yet held."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games._ants.ants import ACTED, FOOD, OUT_OF_GAME, WALKED
from insectarium.games._ants.areas import nest_forms, tunnel_forms
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES, q_of, r_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.scoring import (
    ANTS,
    CATEGORIES,
    CATEGORY_NAMES,
    LOST,
    QUEENS,
    START,
    TILES,
    nest_value,
    points_of,
)
from insectarium.games.supersize_colony.scoring import FOOD as FOOD_ROW
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    DRAFT_ROUNDS,
    DRAFTING,
    ENDINGS,
    FIRST_LARVA,
    FRESH,
    LARVA_LOAD,
    MARKET_PLACES,
    PHASES,
    PUTTING,
)


def table_view(state: SupersizeState, seat: int) -> dict[str, Any]:
    return {
        "edition": "first" if state.rules.first_edition else "second",
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "starter": int(state.starter),
        "target": int(state.rules.target),
        "laid": int(state.laid),
        "ending": ENDINGS[state.ending],
        "final_turns": [int(later) for later in state.final_turns],
        "first": int(state.first_to_target),
        "supply": int(state.supply),
        "piles": {GROUNDS[row]: int(state.piles.size(row)) for row in range(ROWS)},
        "market": {GROUNDS[row]: _market_row(state, row) for row in range(ROWS)},
        "draft": _draft(state, seat),
        "attack": _attack(state),
        "board": [_tile(state, tile) for tile in range(state.board.tiles)],
        "fresh": int(state.fresh_tile()) if state.phase == PUTTING else int(NONE),
        "nests": nest_forms(state.board, state.ants, lambda nest: int(nest_value(state, nest))),
        "tunnels": tunnel_forms(state.board, state.ants),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "stacks": _stacks(state),
        "spaces": _spaces(state),
    }


def _draft(state: SupersizeState, seat: int) -> dict[str, Any] | None:
    """SUP-A04: the packet is shown to the seats that have held it, to the others only its size."""
    if state.phase != DRAFTING:
        return None
    known = state.knows_packet(seat)
    return {
        "ground": GROUNDS[DRAFT_ROUNDS[state.draft_round]],
        "size": len(state.packet),
        "packet": [state.tables.kinds.ids[kind] for kind in state.packet] if known else None,
    }


def _attack(state: SupersizeState) -> dict[str, Any] | None:
    if state.battle == NONE:
        return None
    spot = int(state.battle)
    return {
        "on": spot // int(SPOTS_PER_TILE),
        "lane": spot % int(SPOTS_PER_TILE),
        "seat": int(state.victim),
        "sides": [side for side in range(SIDES) if state.entries >> side & 1],
    }


def _market_row(state: SupersizeState, row: int) -> list[str | None]:
    kinds = [int(state.market.at(row, place)) for place in range(MARKET_PLACES)]
    return [None if kind == EMPTY else state.tables.kinds.ids[kind] for kind in kinds]


def _tile(state: SupersizeState, tile: int) -> dict[str, Any]:
    cell = state.board.cell[state.board.place[tile]]
    return {
        "tile": state.tables.kinds.ids[state.board.kind[tile]],
        "at": [int(q_of(cell)), int(r_of(cell))],
        "turn": int(state.board.rotation[tile]),
        "nest": int(state.board.area[tile]),
    }


def _spaces(state: SupersizeState) -> list[list[int]]:
    cells = [int(state.board.cell[place]) for place in state.board.frontier]
    return [[int(q_of(cell)), int(r_of(cell))] for cell in sorted(cells)]


def _player(state: SupersizeState, seat: int) -> dict[str, Any]:
    first = seat * int(ANTS_PER_SEAT)
    numbered = list(enumerate(ANT_NAMES, first))
    return {
        "hand": [state.tables.kinds.ids[kind] for kind in state.hands[seat]],
        "limit": int(state.limits[seat]),
        "food": int(state.food[seat]),
        "points": int(state.track.points[seat]),
        "ants": {name: _ant(state, ant) for ant, name in numbered},
        "killed": [name for ant, name in numbered if state.ants.spot[ant] == OUT_OF_GAME],
    }


def _ant(state: SupersizeState, ant: int) -> dict[str, Any] | None:
    """Where an ant is and what it has done; None for one that stands nowhere."""
    spot = int(state.ants.spot[ant])
    if spot < 0:
        return None
    done = int(state.ants.done[ant])
    load = int(state.ants.load[ant])
    larva = None
    if load >= LARVA_LOAD:
        seat, number = divmod(load - int(LARVA_LOAD), int(ANTS_PER_SEAT))
        larva = [seat, number - int(FIRST_LARVA) + 1]
    return {
        "on": spot // int(SPOTS_PER_TILE),
        "lane": spot % int(SPOTS_PER_TILE),
        "food": load == FOOD,
        "larva": larva,
        "walked": bool(done & WALKED),
        "acted": bool(done & ACTED),
        "hatched": bool(done & FRESH),
    }


def _stacks(state: SupersizeState) -> dict[str, list[int]]:
    """The markers on each number of the track that holds any, lowest first."""
    numbers = sorted({int(points) for points in state.track.points})
    return {str(points): [int(seat) for seat in state.track.stack(points)] for points in numbers}


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
    if category == FOOD_ROW:
        return Message("supersize_colony", "because-food", {"food": int(state.food[seat])})
    if category == ANTS:
        workers, soldiers = int(state.workers_on_board(seat)), int(state.soldiers_on_board(seat))
        return Message("supersize_colony", "because-ants", {"workers": workers, "soldiers": soldiers})
    if category == TILES:
        return Message("supersize_colony", "because-tiles", {"tiles": len(state.hands[seat])})
    return None
