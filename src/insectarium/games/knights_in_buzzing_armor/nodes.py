"""Which nodes of the scene mean which actions of Knights in Buzzing Armor, and the reverse."""

from __future__ import annotations

from insectarium.core.decision import Ghost
from insectarium.games._hexes.codes import action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.forms import at_of
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.nodes import PieceNodes, numbers_of, space_node, spot_node, tile_ghost
from insectarium.games.knights_in_buzzing_armor.actions import RAIDS
from insectarium.games.knights_in_buzzing_armor.codes import (
    ABANDON,
    COLLECT,
    FEED,
    FLY,
    FLY_OUT,
    HATCH,
    LAY,
    LAY_EGG,
    MAKE_HONEY,
    NEXT_TYPE,
    PUT,
    PUTS,
    STOP_LAYING,
    VERBS,
)
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    DRONES_ACT,
    FIRST_DRONE,
    FLYING_OUT,
    QUEENS,
    QUEENS_ACT,
    STACK_NAMES,
)

BUTTONS = (STOP_LAYING, NEXT_TYPE)
DEEDS = (LAY_EGG, COLLECT, MAKE_HONEY, FEED, ABANDON)
NODES = PieceNodes("bee", BEE_NAMES, VERBS, PUTS)
HATCHES = ("hatch_queen", "hatch_worker", "hatch_drone")


def open_node(stack: int) -> str:
    """The open tile beside a stack."""
    return f"open-{STACK_NAMES[stack]}"


def stack_node(stack: int) -> str:
    return f"stack-{STACK_NAMES[stack]}"


def hatch_node(kind: int, number: int) -> str:
    return f"do-{HATCHES[kind]}-{BEE_NAMES[number]}"


def raid_node(action: int) -> str:
    """The button for an action of drones against others; every such action has its own."""
    q, r = at_of(int(where_of(action)) >> 3)
    subject = int(subject_of(action))
    return f"raid-{VERBS[verb_of(action)]}-{subject}-{q}-{r}".replace("--", "-m")


def nodes_of(state: KnightsState, action: int) -> tuple[str, ...]:
    """The nodes that stand for an action: first the thing, then the place."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    q, r = at_of(where >> 3)
    if verb in BUTTONS:
        return (NODES.button(verb),)
    if verb == LAY:
        return open_node(subject), space_node(q, r)
    if verb == PUT:
        return (NODES.put(subject),)
    if verb == FLY:
        return NODES.piece(int(state.active), subject), spot_node(q, r, 0)
    if verb == FLY_OUT:
        return NODES.piece(int(state.flier), subject), spot_node(q, r, 0)
    if verb in RAIDS:
        return raid_node(action), spot_node(q, r, 0)
    if verb == HATCH:
        return NODES.piece(int(state.active), subject // 4), hatch_node(subject % 4, subject // 4)
    return NODES.piece(int(state.seat_to_act()), subject), NODES.deed(verb, subject)


def ghost_of(state: KnightsState, action: int) -> Ghost | None:
    """How a tile would lie."""
    if verb_of(action) != LAY:
        return None
    thing, place = nodes_of(state, action)
    return tile_ghost(thing, place, action)


def meant_by(state: KnightsState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    for stack in range(len(STACK_NAMES)):
        if node == open_node(stack):
            return [int(action_of(LAY, stack, cell_at(0, 0) * 8))]
    return NODES.meant(node, BUTTONS, DEEDS) or _of_bees(state, node) or _of_places(state, node)


def _of_bees(state: KnightsState, node: str) -> list[int]:
    for number in range(len(BEE_NAMES)):
        if QUEENS_ACT <= state.phase <= DRONES_ACT and node == NODES.piece(int(state.active), number):
            deeds = [LAY_EGG] if number < QUEENS else [COLLECT, MAKE_HONEY, FEED]
            verbs = [ABANDON] if number >= FIRST_DRONE else deeds
            return [int(action_of(verb, number, 0)) for verb in verbs]
    return []


def _of_places(state: KnightsState, node: str) -> list[int]:
    """A space means laying a tile there, a spot flying there."""
    space, spot = numbers_of(node, "space"), numbers_of(node, "spot")
    if len(space) == 2:
        where = cell_at(space[0], space[1]) * 8
        return [int(action_of(LAY, stack, where)) for stack in range(len(STACK_NAMES))]
    if len(spot) == 3:
        where = cell_at(spot[0], spot[1]) * 8
        if state.phase == FLYING_OUT:
            return [int(action_of(FLY_OUT, number, where)) for number in range(QUEENS)]
        return [int(action_of(FLY, number, where)) for number in range(len(BEE_NAMES))]
    return []
