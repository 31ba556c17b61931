"""Which nodes of the scene mean which actions of Happy Honey Beez, and the reverse."""

from __future__ import annotations

from insectarium.core.decision import Ghost
from insectarium.games._hexes.codes import action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.forms import at_of
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.nodes import PieceNodes, numbers_of, space_node, spot_node, tile_ghost
from insectarium.games._hexes.supply import EMPTY, each_once
from insectarium.games.happy_honey_beez.codes import (
    ABANDON,
    COLLECT,
    END_TURN,
    FEED,
    FLY,
    LAY,
    MAKE_HONEY,
    PUT,
    PUTS,
    STOP_LAYING,
    VERBS,
)
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.state import BEE_NAMES

BUTTONS = (STOP_LAYING, END_TURN)
DEEDS = (COLLECT, MAKE_HONEY, FEED, ABANDON)
NODES = PieceNodes("bee", BEE_NAMES, VERBS, PUTS)


def open_node(place: int) -> str:
    """A tile of the draw supply."""
    return f"open-{place + 1}"


def nodes_of(state: BeezState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action: first the thing, then the place."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    q, r = at_of(where >> 3)
    seat = int(state.active)
    if verb == LAY:
        place = [int(kind) for kind in state.open.open].index(subject)
        return open_node(place), space_node(q, r)
    if verb == PUT:
        return (NODES.put(subject),)
    if verb == FLY:
        return NODES.piece(seat, subject), spot_node(q, r, 0)
    if verb in DEEDS:
        return NODES.piece(seat, subject), NODES.deed(verb, subject)
    return (NODES.button(verb),)


def ghost_of(state: BeezState, action: int) -> Ghost | None:
    """How a tile would lie."""
    if verb_of(action) != LAY:
        return None
    thing, place = nodes_of(state, action)
    return tile_ghost(thing, place, action)


def meant_by(state: BeezState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    for place, kind in enumerate(state.open.open):
        if node == open_node(place) and kind != EMPTY:
            return [int(action_of(LAY, kind, cell_at(0, 0) * 8))]
    return NODES.meant(node, BUTTONS, DEEDS) or _of_places(state, node)


def _of_places(state: BeezState, node: str) -> list[int]:
    """A space means laying a tile there, a spot flying there."""
    space, spot = numbers_of(node, "space"), numbers_of(node, "spot")
    if len(space) == 2:
        where = cell_at(space[0], space[1]) * 8
        return [int(action_of(LAY, kind, where)) for kind in each_once(state.open.open) if kind != EMPTY]
    if len(spot) == 3:
        where = cell_at(spot[0], spot[1]) * 8
        return [int(action_of(FLY, number, where)) for number in range(len(BEE_NAMES))]
    return []
