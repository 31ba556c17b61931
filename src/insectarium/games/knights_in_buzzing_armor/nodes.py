"""Which nodes of the scene mean which actions of Knights in Buzzing Armor, and the reverse."""

from __future__ import annotations

from insectarium.core.decision import Ghost
from insectarium.games._hexes.codes import action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.forms import at_of
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.nodes import numbers_of, space_node, spot_node
from insectarium.games._hexes.picture import turned
from insectarium.games.knights_in_buzzing_armor.codes import (
    ABANDON,
    COLLECT,
    EXPEL,
    FEED,
    FLY,
    FLY_OUT,
    GO_HOME,
    HATCH,
    LAY,
    LAY_EGG,
    LEAVE_THERE,
    MAKE_HONEY,
    NEXT_TYPE,
    PUT,
    PUTS,
    SEDUCE,
    STING,
    STOP_LAYING,
    TAKE_BACK,
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
QUEENS_WAYS = (GO_HOME, LEAVE_THERE, TAKE_BACK)
RAIDS = (STING, SEDUCE, EXPEL)
HATCHES = ("hatch_queen", "hatch_worker", "hatch_drone")


def open_node(stack: int) -> str:
    """The open tile beside a stack."""
    return f"open-{STACK_NAMES[stack]}"


def stack_node(stack: int) -> str:
    return f"stack-{STACK_NAMES[stack]}"


def bee_node(seat: int, number: int) -> str:
    return f"bee-{seat}-{BEE_NAMES[number]}"


def put_node(what: int) -> str:
    return f"put-{PUTS[what]}"


def deed_node(verb: int, number: int) -> str:
    """The button for something that one bee does where it is."""
    return f"do-{VERBS[verb]}-{BEE_NAMES[number]}"


def hatch_node(kind: int, number: int) -> str:
    return f"do-{HATCHES[kind]}-{BEE_NAMES[number]}"


def button_node(verb: int) -> str:
    return f"button-{VERBS[verb]}"


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
        return (button_node(verb),)
    if verb == LAY:
        return open_node(subject), space_node(q, r)
    if verb == PUT:
        return (put_node(subject),)
    if verb == FLY:
        return bee_node(int(state.active), subject), spot_node(q, r, 0)
    if verb == FLY_OUT:
        return bee_node(int(state.flier), subject), spot_node(q, r, 0)
    if verb in RAIDS:
        return raid_node(action), spot_node(q, r, 0)
    if verb == HATCH:
        return bee_node(int(state.active), subject // 4), hatch_node(subject % 4, subject // 4)
    return bee_node(int(state.seat_to_act()), subject), deed_node(verb, subject)


def ghost_of(state: KnightsState, action: int) -> Ghost | None:
    """How a tile would lie."""
    if verb_of(action) != LAY:
        return None
    thing, place = nodes_of(state, action)
    return Ghost(thing, place, turned(int(where_of(action)) & 7))


def meant_by(state: KnightsState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    for verb in BUTTONS:
        if node == button_node(verb):
            return [int(action_of(verb, 0, 0))]
    for what in range(len(PUTS)):
        if node == put_node(what):
            return [int(action_of(PUT, what, 0))]
    for stack in range(len(STACK_NAMES)):
        if node == open_node(stack):
            return [int(action_of(LAY, stack, cell_at(0, 0) * 8))]
    return _of_bees(state, node) or _of_places(state, node)


def _of_bees(state: KnightsState, node: str) -> list[int]:
    for number, name in enumerate(BEE_NAMES):
        for verb in DEEDS:
            if node == deed_node(verb, number):
                return [int(action_of(verb, number, 0))]
        if QUEENS_ACT <= state.phase <= DRONES_ACT and node == f"bee-{int(state.active)}-{name}":
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
