"""Which nodes of the scene mean which actions of Supersize Colony, and the reverse."""

from __future__ import annotations

from insectarium.games._ants.codes import COLLECT, FEED, LEAVE, PUT, WALK
from insectarium.games._ants.nodes import (
    BUTTONS,
    spot_meant,
    tile_action_meant,
    tile_action_nodes,
    walks_meant,
)
from insectarium.games._hexes.codes import action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.grid import STEPS, q_of, r_of
from insectarium.games._hexes.nodes import PieceNodes, spot_node, tile_node
from insectarium.games.supersize_colony.codes import (
    ATTACK,
    ESCAPE,
    FEED_LARVA,
    FLEE,
    KEEP,
    KIDNAP,
    MATE,
    PUTS,
    TAKE_LARVA,
    VERBS,
    entry_of,
)
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    FIRST_SOLDIER,
    SOLDIERS,
    larva_of,
)

DEEDS = (COLLECT, FEED, LEAVE, MATE)
NODES = PieceNodes("ant", ANT_NAMES, VERBS, PUTS)
BECOMES = ("worker", "soldier")


def packet_node(place: int) -> str:
    return f"packet-{place}"


def hatch_node(becomes: int) -> str:
    return f"hatch-{BECOMES[becomes]}"


def nodes_of(state: SupersizeState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action: first the thing, then the place."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    if verb == KEEP:
        return (packet_node([int(kind) for kind in state.packet].index(subject)),)
    if verb == PUT:
        return (NODES.put(subject),)
    if verb in BUTTONS:
        return (NODES.button(verb),)
    spot = spot_node(int(q_of(where >> 3)), int(r_of(where >> 3)), where & 7)
    return tile_action_nodes(state, action) or _ant_nodes(state, verb, subject, spot, where >> 3)


def _ant_nodes(state: SupersizeState, verb: int, subject: int, spot: str, cell: int) -> tuple[str, ...]:
    seat = int(state.active)
    if verb == WALK:
        return NODES.piece(seat, subject), spot
    if verb in (FLEE, ESCAPE):
        return NODES.piece(int(state.victim), subject), spot
    if verb in DEEDS:
        return NODES.piece(seat, subject), NODES.deed(verb, subject)
    if verb == TAKE_LARVA:
        return (NODES.piece(seat, subject),)
    if verb == FEED_LARVA:
        larva = _larva_node(state, int(larva_of(subject // 2 % 8)))
        return NODES.piece(seat, subject // 16), larva, hatch_node(subject % 2)
    if verb == KIDNAP:
        larva = _larva_node(state, int(larva_of(subject % 8)))
        return NODES.piece(seat, subject // 8 + int(FIRST_SOLDIER)), larva, spot
    return _attack_nodes(state, subject, spot, cell)


def _larva_node(state: SupersizeState, larva: int) -> str:
    seat, number = divmod(larva, int(ANTS_PER_SEAT))
    return NODES.piece(seat, number)


def _attack_nodes(state: SupersizeState, entries: int, spot: str, cell: int) -> tuple[str, ...]:
    """Each soldier and the tile from which he steps in, then the attacked spot."""
    nodes: list[str] = []
    for number in range(SOLDIERS):
        entry = int(entry_of(entries, number))
        if entry:
            beside = cell + int(STEPS[entry - 1])
            nodes += [
                NODES.piece(int(state.active), number + int(FIRST_SOLDIER)),
                tile_node(int(q_of(beside)), int(r_of(beside))),
            ]
    return *nodes, spot


def meant_by(state: SupersizeState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    meant = NODES.meant(node, BUTTONS, DEEDS)
    if meant:
        return meant
    where = spot_meant(node)
    if where is not None:
        return [*walks_meant(state, where), int(action_of(ATTACK, 1, where))]
    return tile_action_meant(state, node)
