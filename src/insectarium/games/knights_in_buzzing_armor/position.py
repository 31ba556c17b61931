"""Positions of Knights in Buzzing Armor: a complete state as a document that a person can write."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.bees import ACTED, FLOWN, IN_SUPPLY, LOADS
from insectarium.games._hexes.documents import codes_of, spot_document, tile_document
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    FLYING_OUT,
    KEEPING,
    PHASES,
    RAIDED,
    STACK_NAMES,
    STACKS,
    WON_OVER,
)

DONE_FIELDS = (("flown", FLOWN), ("acted", ACTED), ("raided", RAIDED), ("won_over", WON_OVER))


def to_position(state: KnightsState) -> dict[str, Any]:
    document = {
        "game": "knights_in_buzzing_armor",
        "seats": int(state.seats),
        "options": {"flight_hole_meadow_only": state.tables.meadow_only},
        "starter": int(state.starter),
        "turn": int(state.active),
        "decision": PHASES[state.phase],
        "laid": int(state.laid),
        "board": [tile_document(state.board, tile) for tile in range(state.board.tiles)],
        "players": [_player(state, seat) for seat in range(state.seats)],
        "track": [int(order) for order in state.track.arrived],
        "open": {STACK_NAMES[stack]: open_tile(state, stack) for stack in range(STACKS)},
        "stacks": {STACK_NAMES[stack]: _stack(state, stack) for stack in range(STACKS)},
        "box": {STACK_NAMES[stack]: _boxed(state, stack) for stack in range(STACKS)},
        "removed": codes_of(state.tables.kinds, state.removed),
        "tokens": {"pollen": int(state.pollen_supply), "honey": int(state.honey_supply)},
        "random": state.rng.words(),
    }
    if state.phase == FLYING_OUT:
        document["flier"] = int(state.flier)
    if state.phase == KEEPING:
        document["finished"] = [_owner_and_name(int(queen)) for queen in state.pending]
    return document


def open_tile(state: KnightsState, stack: int) -> str | None:
    kind = int(state.open[stack])
    return None if kind == EMPTY else state.tables.kinds.ids[kind]


def _stack(state: KnightsState, stack: int) -> list[str]:
    return codes_of(state.tables.kinds, state.piles.pile[stack])[::-1]


def _boxed(state: KnightsState, stack: int) -> list[str]:
    return codes_of(state.tables.kinds, state.box.pile[stack])


def _owner_and_name(queen: int) -> list[Any]:
    seat, number = divmod(queen, int(BEES_PER_SEAT))
    return [seat, BEE_NAMES[number]]


def _player(state: KnightsState, seat: int) -> dict[str, Any]:
    numbered = list(enumerate(BEE_NAMES, seat * int(BEES_PER_SEAT)))
    return {
        "pollen": int(state.pollen[seat]),
        "jar": int(state.jar[seat]),
        "hives": int(state.hive_points[seat]),
        "lost": int(state.lost_points[seat]),
        "bees": {name: _bee(state, bee) for bee, name in numbered if state.bees.spot[bee] >= 0},
        "supply": [name for bee, name in numbered if state.bees.spot[bee] == IN_SUPPLY],
    }


def _bee(state: KnightsState, bee: int) -> dict[str, Any]:
    written = spot_document(state.board, int(state.bees.spot[bee]))
    load = LOADS[state.bees.load[bee]]
    if load:
        written["carries"] = load
    for field, bit in DONE_FIELDS:
        if state.bees.done[bee] & bit:
            written[field] = True
    return written
