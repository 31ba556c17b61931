"""Which nodes of the scene mean which actions of Marabunta, and the reverse."""

from __future__ import annotations

from insectarium.games.marabunta import frames
from insectarium.games.marabunta.actions import BONUS_NAMES
from insectarium.games.marabunta.codes import (
    ANTHILL,
    BONUS,
    CHEST,
    CHOOSE,
    CIRCLE,
    DROP,
    FINISH,
    KIND_BITS,
    PAYLOAD,
    PURGE,
    REPEAT,
    SPLIT,
    STRIKE,
    TILE_ELEMENT,
    TILE_NAMES,
    USE,
    WRITE,
    action_of,
)
from insectarium.games.marabunta.frames import PURGES, REPEATS, STRIKES
from insectarium.games.marabunta.grid import HEX_NAMES, REGION_NAMES, REGIONS
from insectarium.games.marabunta.maps import hex_called
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.state import ANTHILLS, CHOOSING, EXECUTING, SPLITTING

FINISH_NODE = "finish"
DROP_NODE = "drop"


def hex_node(name: str) -> str:
    return f"hex-{name}"


def die_node(region: str) -> str:
    return f"die-{region}"


def tile_node(tile: str) -> str:
    return f"tile-{tile}"


def pool_node(pool: int) -> str:
    return f"pool-{pool}"


def sheet_node(region: str) -> str:
    return f"sheet-{region}"


def group_node(seat: int, group: int) -> str:
    return f"group-{seat}-{group}"


def anthill_node(seat: int, number: int) -> str:
    return f"anthill-{seat}-{number}"


def bonus_node(bonus: str) -> str:
    return f"bonus-{bonus}"


def nodes_of(state: MarabuntaState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action."""
    kind, payload = action >> KIND_BITS, action & PAYLOAD
    if kind == SPLIT:
        return tuple(die_node(REGION_NAMES[die]) for die in range(REGIONS) if payload >> die & 1)
    if kind == CHOOSE:
        return (pool_node(payload),)
    if kind == USE:
        return (element_node(state, payload),)
    if kind == REPEAT:
        return (die_node(REGION_NAMES[payload]),)
    if kind in (WRITE, STRIKE, PURGE):
        return (hex_node(HEX_NAMES[payload]),)
    if kind == ANTHILL:
        return (anthill_node(int(state.active), int(ANTHILLS - state.anthills[state.active])),)
    if kind == CHEST:
        return (group_node(int(state.active), payload),)
    if kind == CIRCLE:
        return (sheet_node(REGION_NAMES[payload]),)
    if kind == BONUS:
        return (bonus_node(BONUS_NAMES[payload]),)
    return (FINISH_NODE,) if kind == FINISH else (DROP_NODE,)


def element_node(state: MarabuntaState, element: int) -> str:
    if element == TILE_ELEMENT:
        return tile_node(TILE_NAMES[state.tile()])
    return die_node(REGION_NAMES[element])


def meant_by(state: MarabuntaState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    if node == FINISH_NODE:
        return [action_of(FINISH, 0)]
    if node == DROP_NODE:
        return [action_of(DROP, 0)]
    kind, _, name = node.partition("-")
    if kind == "hex" and hex_called(name) >= 0:
        return [action_of(_marking(state), hex_called(name))]
    if kind == "die" and name in REGION_NAMES:
        return _of_die(state, REGION_NAMES.index(name))
    if kind == "tile":
        return [action_of(USE, TILE_ELEMENT)] if state.phase == EXECUTING else []
    if kind == "pool" and name in ("0", "1"):
        return [action_of(CHOOSE, int(name))] if state.phase == CHOOSING else []
    if kind == "sheet" and name in REGION_NAMES:
        return [action_of(CIRCLE, REGION_NAMES.index(name))]
    if kind == "bonus" and name in BONUS_NAMES:
        return [action_of(BONUS, BONUS_NAMES.index(name))]
    return _of_board(state, kind, name)


def _top(state: MarabuntaState) -> int:
    """The kind of what waits on the stack; -1 for nothing."""
    return int(frames.kind_of(state.stack[-1])) if len(state.stack) else -1


def _marking(state: MarabuntaState) -> int:
    """What a click on a hex would do now."""
    return {int(STRIKES): int(STRIKE), int(PURGES): int(PURGE)}.get(_top(state), int(WRITE))


def _of_die(state: MarabuntaState, die: int) -> list[int]:
    if state.phase == SPLITTING:
        return [action_of(SPLIT, 1 << die)]
    if state.phase != EXECUTING:
        return []
    return [action_of(REPEAT if _top(state) == REPEATS else USE, die)]


def _of_board(state: MarabuntaState, kind: str, name: str) -> list[int]:
    """Anthills and groups of chests on the board of the seat that executes its pool."""
    seat, _, number = name.partition("-")
    if seat != str(int(state.active)) or not (number.isascii() and number.isdigit()):
        return []
    if kind == "anthill":
        return [action_of(ANTHILL, 0)]
    return [action_of(CHEST, int(number))] if kind == "group" and int(number) < state.side.groups else []
