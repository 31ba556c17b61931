"""Which nodes of the scene mean which actions of Antropolis, and the reverse."""

from __future__ import annotations

from insectarium.games._ants.codes import COLLECT, FEED, LEAVE, PUT, PUT_NOTHING, PUT_QUEEN, WALK
from insectarium.games._ants.nodes import (
    BUTTONS,
    spot_meant,
    tile_action_meant,
    tile_action_nodes,
    walks_meant,
)
from insectarium.games._ants.table import BUYING
from insectarium.games._hexes.codes import action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.grid import q_of, r_of
from insectarium.games._hexes.nodes import spot_node
from insectarium.games.antropolis.codes import PUT_WORKER, PUTS, VERBS
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.state import ACTING, ANT_NAMES

DEEDS = (COLLECT, FEED, LEAVE)


def ant_node(seat: int, number: int) -> str:
    return f"ant-{seat}-{ANT_NAMES[number]}"


def deed_node(verb: int, number: int) -> str:
    """The button for a special action of an ant."""
    return f"do-{VERBS[verb]}-{ANT_NAMES[number]}"


def button_node(verb: int) -> str:
    return f"button-{VERBS[verb]}"


def put_node(what: int) -> str:
    return f"put-{PUTS[what]}"


def nodes_of(state: AntropolisState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action: first the thing, then the place."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    seat = int(state.active)
    if verb == PUT:
        return _put_nodes(state, subject, where)
    if verb == WALK:
        return ant_node(seat, subject), spot_node(int(q_of(where >> 3)), int(r_of(where >> 3)), where & 7)
    if verb in DEEDS:
        return ant_node(seat, subject), deed_node(verb, subject)
    return tile_action_nodes(state, action) or (button_node(verb),)


def _put_nodes(state: AntropolisState, what: int, lane: int) -> tuple[str, ...]:
    if what == PUT_NOTHING:
        return (put_node(what),)
    cell = state.board.cell[state.board.place[state.fresh_tile()]]
    return put_node(what), spot_node(int(q_of(cell)), int(r_of(cell)), lane)


def meant_by(state: AntropolisState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    for verb in BUTTONS:
        if node == button_node(verb):
            return [int(action_of(verb, 0, 0))]
    for what in (PUT_NOTHING, PUT_QUEEN, PUT_WORKER):
        if node == put_node(what):
            return [int(action_of(PUT, what, 0))]
    for number in range(len(ANT_NAMES)):
        for verb in DEEDS:
            if node == deed_node(verb, number):
                return [int(action_of(verb, number, 0))]
    where = spot_meant(node)
    if where is not None:
        return walks_meant(state, where) if state.phase in (ACTING, BUYING) else []
    return tile_action_meant(state, node)
