"""Which nodes of the scene mean which actions of It Happens.., and the reverse."""

from __future__ import annotations

from insectarium.games.it_happens.codes import PLACE, REROLL, ROLL, ROLL_THIRD, SKIP
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.games.it_happens.state import COLOURS, OPEN_HILLS, PLACING, ROUNDS

SKIP_NODE = "skip"


def die_node(colour: str, number: int) -> str:
    """A die keeps its node from the hand to the hill and back, so that it glides there."""
    return f"die-{colour}-{number}"


def hill_node(hill: str) -> str:
    return f"hill-{hill}"


def nodes_of(state: ItHappensState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action."""
    if action >= PLACE:
        return (hill_node(state.tables.ids[state.hill_at(action - PLACE)]),)
    if action == SKIP:
        return (SKIP_NODE,)
    if action == REROLL:
        return (_die_of(state, int(state.die_colour)),)
    return (_die_of(state, int(state.third() if action == ROLL_THIRD else state.turn)),)


def _die_of(state: ItHappensState, colour: int) -> str:
    """The die that the seat to act takes, or has in hand."""
    return die_node(COLOURS[colour], int(state.next_die(state.turn, colour)))


def meant_by(state: ItHappensState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    if node == SKIP_NODE:
        return [int(SKIP)]
    kind, _, name = node.partition("-")
    if kind == "hill" and state.rounds_done < ROUNDS:
        open_hills = [state.tables.ids[state.hill_at(slot)] for slot in range(OPEN_HILLS)]
        return [int(PLACE) + open_hills.index(name)] if name in open_hills else []
    if kind == "die":
        return _meant_by_die(state, name.partition("-")[0])
    return []


def _meant_by_die(state: ItHappensState, colour: str) -> list[int]:
    if colour not in COLOURS[: int(state.colours)]:
        return []
    number = COLOURS.index(colour)
    if state.phase == PLACING and number == state.die_colour:
        return [int(REROLL)]
    if number == state.third():
        return [int(ROLL_THIRD)]
    return [int(ROLL)] if number == state.turn else []
