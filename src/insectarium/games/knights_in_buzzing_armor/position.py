"""Positions of Knights in Buzzing Armor: a complete state as a document that a person can write."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.bees import IN_SUPPLY
from insectarium.games._bees.position import DONE_FIELDS as SHARED_DONE_FIELDS
from insectarium.games._bees.position import player_document, shared_document
from insectarium.games._bees.views import tokens_view
from insectarium.games._hexes.documents import codes_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    FLYING_OUT,
    KEEPING,
    RAIDED,
    STACK_NAMES,
    STACKS,
    WON_OVER,
)

DONE_FIELDS = (*SHARED_DONE_FIELDS, ("raided", RAIDED), ("won_over", WON_OVER))


def to_position(state: KnightsState) -> dict[str, Any]:
    options = {"flight_hole_meadow_only": state.tables.meadow_only}
    document = {
        **shared_document(state, options, [_player(state, seat) for seat in range(state.seats)]),
        "starter": int(state.starter),
        "open": {STACK_NAMES[stack]: open_tile(state, stack) for stack in range(STACKS)},
        "stacks": {STACK_NAMES[stack]: _stack(state, stack) for stack in range(STACKS)},
        "box": {STACK_NAMES[stack]: _boxed(state, stack) for stack in range(STACKS)},
        "tokens": tokens_view(state),
    }
    if state.phase == FLYING_OUT:
        document["flier"] = int(state.flier)
    if state.phase == KEEPING:
        document["finished"] = [owner_and_name(int(queen)) for queen in state.pending]
    return document


def open_tile(state: KnightsState, stack: int) -> str | None:
    kind = int(state.open[stack])
    return None if kind == EMPTY else state.tables.kinds.ids[kind]


def _stack(state: KnightsState, stack: int) -> list[str]:
    return codes_of(state.tables.kinds, state.piles.pile[stack])[::-1]


def _boxed(state: KnightsState, stack: int) -> list[str]:
    return codes_of(state.tables.kinds, state.box.pile[stack])


def owner_and_name(queen: int) -> list[Any]:
    seat, number = divmod(queen, int(BEES_PER_SEAT))
    return [seat, BEE_NAMES[number]]


def _player(state: KnightsState, seat: int) -> dict[str, Any]:
    return {**player_document(state, seat, "carries", DONE_FIELDS), "supply": names_in_supply(state, seat)}


def names_in_supply(state: KnightsState, seat: int) -> list[str]:
    """The bees of a seat that can still be hatched."""
    numbered = enumerate(BEE_NAMES, seat * int(BEES_PER_SEAT))
    return [name for bee, name in numbered if state.bees.spot[bee] == IN_SUPPLY]
