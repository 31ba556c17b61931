"""What may be known of a match of Antropolis: everything but the order of the piles and the box."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games._ants.ants import ACTED, FOOD, WALKED
from insectarium.games._ants.areas import nest_forms, tunnel_forms
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import q_of, r_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.scoring import ANTS, CATEGORIES, CATEGORY_NAMES, TILES, bonus, nest_value
from insectarium.games.antropolis.scoring import FOOD as FOOD_ROW
from insectarium.games.antropolis.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    ENDINGS,
    MARKET_PLACES,
    PHASES,
    PUTTING,
)


def table_view(state: AntropolisState) -> dict[str, Any]:
    return {
        "edition": "first" if state.rules.first_edition else "second",
        "phase": PHASES[state.phase],
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
        "market": {GROUNDS[row]: _market_row(state, row) for row in range(ROWS)},
        "board": [_tile(state, tile) for tile in range(state.board.tiles)],
        "fresh": int(state.fresh_tile()) if state.phase == PUTTING else int(NONE),
        "nests": nest_forms(state.board, state.ants, lambda nest: int(nest_value(state, nest))),
        "tunnels": tunnel_forms(state.board, state.ants),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "stacks": _stacks(state),
        "spaces": _spaces(state),
    }


def _market_row(state: AntropolisState, row: int) -> list[str | None]:
    kinds = [int(state.market.at(row, place)) for place in range(MARKET_PLACES)]
    return [None if kind == EMPTY else state.tables.kinds.ids[kind] for kind in kinds]


def _tile(state: AntropolisState, tile: int) -> dict[str, Any]:
    cell = state.board.cell[state.board.place[tile]]
    return {
        "tile": state.tables.kinds.ids[state.board.kind[tile]],
        "at": [int(q_of(cell)), int(r_of(cell))],
        "turn": int(state.board.rotation[tile]),
        "nest": int(state.board.area[tile]),
    }


def _spaces(state: AntropolisState) -> list[list[int]]:
    cells = [int(state.board.cell[place]) for place in state.board.frontier]
    return [[int(q_of(cell)), int(r_of(cell))] for cell in sorted(cells)]


def _player(state: AntropolisState, seat: int) -> dict[str, Any]:
    return {
        "hand": [state.tables.kinds.ids[kind] for kind in state.hands[seat]],
        "limit": int(state.limits[seat]),
        "food": int(state.food[seat]),
        "points": int(state.track.points[seat]),
        "ants": {
            name: _ant(state, seat * int(ANTS_PER_SEAT) + number) for number, name in enumerate(ANT_NAMES)
        },
    }


def _ant(state: AntropolisState, ant: int) -> dict[str, Any] | None:
    """Where an ant is and what it has done; None for one in hand."""
    spot = int(state.ants.spot[ant])
    if spot < 0:
        return None
    done = int(state.ants.done[ant])
    return {
        "on": spot // int(SPOTS_PER_TILE),
        "lane": spot % int(SPOTS_PER_TILE),
        "food": bool(state.ants.load[ant] == FOOD),
        "walked": bool(done & WALKED),
        "acted": bool(done & ACTED),
    }


def _stacks(state: AntropolisState) -> dict[str, list[int]]:
    """The markers on each number of the track that holds any, lowest first."""
    numbers = sorted({int(points) for points in state.track.points})
    return {str(points): [int(seat) for seat in state.track.stack(points)] for points in numbers}


def score_sheet(state: AntropolisState) -> ScoreSheet:
    rows = []
    for category in range(CATEGORIES):
        if category in (ANTS, TILES) and not state.rules.first_edition:
            continue
        points = tuple(int(bonus(state, seat, category)) for seat in range(state.seats))
        reasons = tuple(_because(state, seat, int(category)) for seat in range(state.seats))
        rows.append(Row(CATEGORY_NAMES[category], points, reasons))
    return ScoreSheet(tuple(rows))


def _because(state: AntropolisState, seat: int, category: int) -> Message | None:
    """How a seat's bonus came about."""
    if category == FOOD_ROW:
        return Message("antropolis", "because-food", {"food": int(state.food[seat])})
    if category == ANTS:
        queens, workers = int(state.queens_on_board(seat)), int(state.workers_on_board(seat))
        return Message("antropolis", "because-ants", {"queens": queens, "workers": workers})
    if category == TILES:
        return Message("antropolis", "because-tiles", {"tiles": len(state.hands[seat])})
    return None
