"""Which nodes of the scene mean which actions of Happy Honey Beez, and the reverse."""

from __future__ import annotations

from insectarium.core.decision import Ghost
from insectarium.games._hexes.codes import action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.forms import at_of
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.nodes import numbers_of, space_node, spot_node
from insectarium.games._hexes.picture import turned
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
    PUT_NOTHING,
    PUT_QUEEN,
    PUT_WORKER,
    PUTS,
    STOP_LAYING,
    VERBS,
)
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.state import BEE_NAMES

BUTTONS = (STOP_LAYING, END_TURN)
DEEDS = (COLLECT, MAKE_HONEY, FEED, ABANDON)


def open_node(place: int) -> str:
    """A tile of the draw supply."""
    return f"open-{place + 1}"


def bee_node(seat: int, number: int) -> str:
    return f"bee-{seat}-{BEE_NAMES[number]}"


def deed_node(verb: int, number: int) -> str:
    """The button for a special action of a bee."""
    return f"do-{VERBS[verb]}-{BEE_NAMES[number]}"


def button_node(verb: int) -> str:
    return f"button-{VERBS[verb]}"


def put_node(what: int) -> str:
    return f"put-{PUTS[what]}"


def nodes_of(state: BeezState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action: first the thing, then the place."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    q, r = at_of(where >> 3)
    seat = int(state.active)
    if verb == LAY:
        place = [int(kind) for kind in state.open.open].index(subject)
        return open_node(place), space_node(q, r)
    if verb == PUT:
        return (put_node(subject),)
    if verb == FLY:
        return bee_node(seat, subject), spot_node(q, r, 0)
    if verb in DEEDS:
        return bee_node(seat, subject), deed_node(verb, subject)
    return (button_node(verb),)


def ghost_of(state: BeezState, action: int) -> Ghost | None:
    """How a tile would lie."""
    if verb_of(action) != LAY:
        return None
    thing, place = nodes_of(state, action)
    return Ghost(thing, place, turned(int(where_of(action)) & 7))


def meant_by(state: BeezState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    for verb in BUTTONS:
        if node == button_node(verb):
            return [int(action_of(verb, 0, 0))]
    for what in (PUT_NOTHING, PUT_QUEEN, PUT_WORKER):
        if node == put_node(what):
            return [int(action_of(PUT, what, 0))]
    for place, kind in enumerate(state.open.open):
        if node == open_node(place) and kind != EMPTY:
            return [int(action_of(LAY, kind, cell_at(0, 0) * 8))]
    return _of_bees(node) or _of_places(state, node)


def _of_bees(node: str) -> list[int]:
    for number in range(len(BEE_NAMES)):
        for verb in DEEDS:
            if node == deed_node(verb, number):
                return [int(action_of(verb, number, 0))]
    return []


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
