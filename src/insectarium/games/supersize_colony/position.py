"""Positions of Supersize Colony: a complete state as a document that a person can write."""

from __future__ import annotations

from typing import Any

from insectarium.games._ants.ants import OUT_OF_GAME
from insectarium.games._ants.position import ant_document, player_document, shared_document
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import codes_of, spot_document
from insectarium.games._hexes.grid import SIDES
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    DRAFT_ROUNDS,
    DRAFTING,
    FIRST_LARVA,
    FRESH,
    LARVA_LOAD,
    PASSED,
)


def to_position(state: SupersizeState) -> dict[str, Any]:
    options = {
        "edition": "first" if state.rules.first_edition else "second",
        "join_required": state.rules.join_required,
    }
    document = shared_document(state, options, [_player(state, seat) for seat in range(state.seats)])
    if state.phase == DRAFTING:
        document["draft"] = _draft(state)
    if state.battle != NONE:
        document["attack"] = _attack(state)
    return document


def _draft(state: SupersizeState) -> dict[str, Any]:
    ground = GROUNDS[DRAFT_ROUNDS[state.draft_round]]
    packet = codes_of(state.tables.kinds, state.packet)
    return {"round": ground, "packet": packet, "kept": int(state.kept)}


def _attack(state: SupersizeState) -> dict[str, Any]:
    sides = [side for side in range(SIDES) if state.entries >> side & 1]
    return {**spot_document(state.board, int(state.battle)), "seat": int(state.victim), "sides": sides}


def _player(state: SupersizeState, seat: int) -> dict[str, Any]:
    numbered = list(enumerate(ANT_NAMES, seat * int(ANTS_PER_SEAT)))
    ants = {name: _ant(state, ant) for ant, name in numbered if state.ants.spot[ant] >= 0}
    killed = [name for ant, name in numbered if state.ants.spot[ant] == OUT_OF_GAME]
    return {**player_document(state, seat, ants), "killed": killed}


def _ant(state: SupersizeState, ant: int) -> dict[str, Any]:
    written = ant_document(state, ant)
    load = int(state.ants.load[ant])
    if load >= LARVA_LOAD:
        seat, number = divmod(load - int(LARVA_LOAD), int(ANTS_PER_SEAT))
        written["larva"] = [seat, number - int(FIRST_LARVA) + 1]
    for field, bit in (("fresh", FRESH), ("passed", PASSED)):
        if state.ants.done[ant] & bit:
            written[field] = True
    return written
