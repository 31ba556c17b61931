"""Which nodes of the scene mean which actions of Micropolis, and the reverse."""

from __future__ import annotations

from insectarium.games.micropolis.actions import SIDES
from insectarium.games.micropolis.codes import (
    BY_MARKER,
    FILL,
    KIND_BITS,
    PAYLOAD,
    SECOND_HILL,
    SKIPPED,
    action_of,
)
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.state import (
    CHOOSE_EFFECT,
    MAN_BARRACKS,
    MOVE_GUARD,
    NAME_LEADER,
    NONE,
    PLACE_MARKER,
    RING,
    ROW,
    SIDE,
    TAKE,
)
from insectarium.games.micropolis.tables import EFFECTS


def tile_node(tile: str) -> str:
    """A tile keeps its node from the row to the ring, so that it glides there."""
    return f"tile-{tile}"


def barracks_node(tile: str) -> str:
    return f"barracks-{tile}"


def foundation_node(hill: int) -> str:
    return f"foundation-{hill}"


def end_node(hill: int, side: str) -> str:
    return f"end-{hill}-{side}"


def effect_node(effect: str) -> str:
    return f"effect-{effect}"


def nodes_of(state: MicropolisState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action."""
    kind, payload = action >> KIND_BITS, action & PAYLOAD
    if kind == TAKE:
        slot = state.slot_of((payload & SKIPPED) + 1)
        return (tile_node(state.tables.ids[state.row[slot]]),)
    if kind == SIDE:
        return (end_node(int(state.target_hill), SIDES[payload]),)
    if kind == MAN_BARRACKS:
        if payload == FILL:
            return (barracks_node(_tile_at(state, int(state.target_place))),)
        return (foundation_node(int(state.target_hill)),)
    if kind == MOVE_GUARD:
        return tuple(barracks_node(_tile_at(state, place)) for place in range(RING) if payload >> place & 1)
    if kind == CHOOSE_EFFECT:
        return (effect_node(EFFECTS[payload]),)
    return (foundation_node(payload),)


def full_barracks(state: MicropolisState) -> tuple[str, ...]:
    """A guard begins with the barracks as they are."""
    if state.phase != MOVE_GUARD:
        return ()
    full = int(state.garrisons[state.target_hill])
    return tuple(barracks_node(_tile_at(state, place)) for place in range(RING) if full >> place & 1)


def _tile_at(state: MicropolisState, place: int) -> str:
    return state.tables.ids[state.ring[state.target_hill * RING + place]]


def meant_by(state: MicropolisState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    kind, _, name = node.partition("-")
    if kind == "tile":
        return _takes_of(state, name)
    if kind == "end":
        side = name.partition("-")[2]
        return [action_of(SIDE, SIDES.index(side))] if side in SIDES else []
    if kind == "barracks":
        return [action_of(MAN_BARRACKS, FILL)]
    if kind == "effect" and name in EFFECTS:
        return [action_of(CHOOSE_EFFECT, EFFECTS.index(name))]
    if node in (foundation_node(hill) for hill in range(int(state.hills))):
        return [action_of(PLACE_MARKER if state.phase == PLACE_MARKER else NAME_LEADER, int(name))]
    return []


def _takes_of(state: MicropolisState, tile: str) -> list[int]:
    skipped = 0
    for slot in range(ROW):
        if state.row[slot] == NONE:
            continue
        if state.tables.ids[state.row[slot]] == tile:
            payments = (skipped, skipped | BY_MARKER)
            hills = range(int(state.hills_per_seat))
            return [action_of(TAKE, SECOND_HILL * hill | paid) for hill in hills for paid in payments]
        skipped += 1
    return []
