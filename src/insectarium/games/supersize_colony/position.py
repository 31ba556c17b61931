"""Positions of Supersize Colony: a complete state as a document that a person can write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.packed import i64, vec
from insectarium.games._ants.ants import ACTED, FOOD, OUT_OF_GAME, WALKED
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES, q_of, r_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.supersize_colony.rules import SupersizeState
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
    PASSED,
    PHASES,
    Rules,
)

DONE_FIELDS = (("walked", WALKED), ("acted", ACTED), ("fresh", FRESH), ("passed", PASSED))


def to_position(state: SupersizeState) -> dict[str, Any]:
    document = {
        "game": "supersize_colony",
        "seats": int(state.seats),
        "options": options_of(state.rules),
        "starter": int(state.starter),
        "turn": int(state.active),
        "decision": PHASES[state.phase],
        "laid": int(state.laid),
        "bought": int(state.bought),
        "board": [_tile(state, tile) for tile in range(state.board.tiles)],
        "players": [_player(state, seat) for seat in range(state.seats)],
        "track": [int(order) for order in state.track.arrived],
        "market": {GROUNDS[row]: _market_row(state, row) for row in range(ROWS)},
        "piles": {GROUNDS[row]: _codes(state, state.piles.pile[row])[::-1] for row in range(ROWS)},
        "box": {GROUNDS[row]: _codes(state, state.box.pile[row]) for row in range(ROWS)},
        "supply": int(state.supply),
        "first": None if state.first_to_target == NONE else int(state.first_to_target),
        "ending": ENDINGS[state.ending],
        "final_turns": [int(seat) for seat in state.final_turns],
        "random": state.rng.words(),
    }
    if state.phase == DRAFTING:
        document["draft"] = _draft(state)
    if state.battle != NONE:
        document["attack"] = _attack(state)
    return document


def options_of(rules: Rules) -> dict[str, Any]:
    return {
        "edition": "first" if rules.first_edition else "second",
        "join_required": rules.join_required,
    }


def rules_of(settings: Mapping[str, Any], seats: int) -> Rules:
    return Rules(settings["edition"] == "first", bool(settings["join_required"]), seats)


def _codes(state: SupersizeState, kinds: vec[i64]) -> list[str]:
    return [state.tables.kinds.ids[kind] for kind in kinds]


def _draft(state: SupersizeState) -> dict[str, Any]:
    ground = GROUNDS[DRAFT_ROUNDS[state.draft_round]]
    return {"round": ground, "packet": _codes(state, state.packet), "kept": int(state.kept)}


def _attack(state: SupersizeState) -> dict[str, Any]:
    sides = [side for side in range(SIDES) if state.entries >> side & 1]
    return {**_place(state, int(state.battle)), "seat": int(state.victim), "sides": sides}


def _place(state: SupersizeState, spot: int) -> dict[str, Any]:
    cell = state.board.cell_of(spot)
    written: dict[str, Any] = {"at": [int(q_of(cell)), int(r_of(cell))]}
    if spot % SPOTS_PER_TILE:
        written["lane"] = int(spot % SPOTS_PER_TILE) + 1
    return written


def _market_row(state: SupersizeState, row: int) -> list[str | None]:
    kinds = [int(state.market.at(row, place)) for place in range(MARKET_PLACES)]
    return [None if kind == EMPTY else state.tables.kinds.ids[kind] for kind in kinds]


def _tile(state: SupersizeState, tile: int) -> dict[str, Any]:
    cell = state.board.cell[state.board.place[tile]]
    return {
        "tile": state.tables.kinds.ids[state.board.kind[tile]],
        "at": [int(q_of(cell)), int(r_of(cell))],
        "turn": int(state.board.rotation[tile]),
    }


def _player(state: SupersizeState, seat: int) -> dict[str, Any]:
    first = seat * int(ANTS_PER_SEAT)
    numbered = list(enumerate(ANT_NAMES, first))
    return {
        "hand": _codes(state, state.hands[seat]),
        "limit": int(state.limits[seat]),
        "food": int(state.food[seat]),
        "tunnels": int(state.tunnel_points[seat]),
        "nests": int(state.nest_points[seat]),
        "lost": int(state.lost_points[seat]),
        "ants": {name: _ant(state, ant) for ant, name in numbered if state.ants.spot[ant] >= 0},
        "killed": [name for ant, name in numbered if state.ants.spot[ant] == OUT_OF_GAME],
    }


def _ant(state: SupersizeState, ant: int) -> dict[str, Any]:
    written = _place(state, int(state.ants.spot[ant]))
    load = int(state.ants.load[ant])
    if load == FOOD:
        written["food"] = True
    if load >= LARVA_LOAD:
        seat, number = divmod(load - int(LARVA_LOAD), int(ANTS_PER_SEAT))
        written["larva"] = [seat, number - int(FIRST_LARVA) + 1]
    for field, bit in DONE_FIELDS:
        if state.ants.done[ant] & bit:
            written[field] = True
    return written
