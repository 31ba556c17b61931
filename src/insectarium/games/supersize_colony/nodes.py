"""Which nodes of the scene mean which actions of Supersize Colony, and the reverse."""

from __future__ import annotations

from insectarium.games._ants.codes import COLLECT, FEED, LEAVE, PUT, PUT_NOTHING, PUT_QUEEN, WALK
from insectarium.games._ants.nodes import (
    BUTTONS,
    spot_meant,
    tile_action_meant,
    tile_action_nodes,
    walks_meant,
)
from insectarium.games._hexes.codes import action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.grid import STEPS, q_of, r_of
from insectarium.games._hexes.nodes import spot_node, tile_node
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
BECOMES = ("worker", "soldier")


def packet_node(place: int) -> str:
    return f"packet-{place}"


def ant_node(seat: int, number: int) -> str:
    return f"ant-{seat}-{ANT_NAMES[number]}"


def deed_node(verb: int, number: int) -> str:
    """The button for a special action of an ant."""
    return f"do-{VERBS[verb]}-{ANT_NAMES[number]}"


def hatch_node(becomes: int) -> str:
    return f"hatch-{BECOMES[becomes]}"


def button_node(verb: int) -> str:
    return f"button-{VERBS[verb]}"


def put_node(what: int) -> str:
    return f"put-{PUTS[what]}"


def nodes_of(state: SupersizeState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action: first the thing, then the place."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    if verb == KEEP:
        return (packet_node([int(kind) for kind in state.packet].index(subject)),)
    if verb == PUT:
        return (put_node(subject),)
    if verb in BUTTONS:
        return (button_node(verb),)
    spot = spot_node(int(q_of(where >> 3)), int(r_of(where >> 3)), where & 7)
    return tile_action_nodes(state, action) or _ant_nodes(state, verb, subject, spot, where >> 3)


def _ant_nodes(state: SupersizeState, verb: int, subject: int, spot: str, cell: int) -> tuple[str, ...]:
    seat = int(state.active)
    if verb == WALK:
        return ant_node(seat, subject), spot
    if verb in (FLEE, ESCAPE):
        return ant_node(int(state.victim), subject), spot
    if verb in DEEDS:
        return ant_node(seat, subject), deed_node(verb, subject)
    if verb == TAKE_LARVA:
        return (ant_node(seat, subject),)
    if verb == FEED_LARVA:
        larva = _larva_node(state, int(larva_of(subject // 2 % 8)))
        return ant_node(seat, subject // 16), larva, hatch_node(subject % 2)
    if verb == KIDNAP:
        larva = _larva_node(state, int(larva_of(subject % 8)))
        return ant_node(seat, subject // 8 + int(FIRST_SOLDIER)), larva, spot
    return _attack_nodes(state, subject, spot, cell)


def _larva_node(state: SupersizeState, larva: int) -> str:
    seat, number = divmod(larva, int(ANTS_PER_SEAT))
    return ant_node(seat, number)


def _attack_nodes(state: SupersizeState, entries: int, spot: str, cell: int) -> tuple[str, ...]:
    """Each soldier and the tile from which he steps in, then the attacked spot."""
    nodes: list[str] = []
    for number in range(SOLDIERS):
        entry = int(entry_of(entries, number))
        if entry:
            beside = cell + int(STEPS[entry - 1])
            nodes += [
                ant_node(int(state.active), number + int(FIRST_SOLDIER)),
                tile_node(int(q_of(beside)), int(r_of(beside))),
            ]
    return *nodes, spot


def meant_by(state: SupersizeState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    for verb in BUTTONS:
        if node == button_node(verb):
            return [int(action_of(verb, 0, 0))]
    for what in (PUT_NOTHING, PUT_QUEEN):
        if node == put_node(what):
            return [int(action_of(PUT, what, 0))]
    for number in range(len(ANT_NAMES)):
        for verb in DEEDS:
            if node == deed_node(verb, number):
                return [int(action_of(verb, number, 0))]
    where = spot_meant(node)
    if where is not None:
        return [*walks_meant(state, where), int(action_of(ATTACK, 1, where))]
    return tile_action_meant(state, node)
