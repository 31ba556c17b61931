"""Which nodes of the scene mean which actions of Antropolis, and the reverse."""

from __future__ import annotations

from insectarium.games._ants.codes import COLLECT, FEED, LEAVE, PUT, PUT_NOTHING, WALK
from insectarium.games._ants.nodes import (
    BUTTONS,
    spot_meant,
    tile_action_meant,
    tile_action_nodes,
    walks_meant,
)
from insectarium.games._ants.table import BUYING
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.grid import q_of, r_of
from insectarium.games._hexes.nodes import PieceNodes, spot_node
from insectarium.games.antropolis.codes import PUTS, VERBS
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.state import ACTING, ANT_NAMES

DEEDS = (COLLECT, FEED, LEAVE)
NODES = PieceNodes("ant", ANT_NAMES, VERBS, PUTS)


def nodes_of(state: AntropolisState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action: first the thing, then the place."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    seat = int(state.active)
    if verb == PUT:
        return _put_nodes(state, subject, where)
    if verb == WALK:
        return NODES.piece(seat, subject), spot_node(int(q_of(where >> 3)), int(r_of(where >> 3)), where & 7)
    if verb in DEEDS:
        return NODES.piece(seat, subject), NODES.deed(verb, subject)
    return tile_action_nodes(state, action) or (NODES.button(verb),)


def _put_nodes(state: AntropolisState, what: int, lane: int) -> tuple[str, ...]:
    if what == PUT_NOTHING:
        return (NODES.put(what),)
    cell = state.board.cell[state.board.place[state.fresh_tile()]]
    return NODES.put(what), spot_node(int(q_of(cell)), int(r_of(cell)), lane)


def meant_by(state: AntropolisState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    meant = NODES.meant(node, BUTTONS, DEEDS)
    if meant:
        return meant
    where = spot_meant(node)
    if where is not None:
        return walks_meant(state, where) if state.phase in (ACTING, BUYING) else []
    return tile_action_meant(state, node)
