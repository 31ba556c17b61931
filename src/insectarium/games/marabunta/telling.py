"""Sentences about actions of Marabunta: what they do, and what the elements of a pool are good for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from insectarium.core.message import Value
from insectarium.games.marabunta import actions, frames
from insectarium.games.marabunta.codes import (
    ALL_DICE,
    BANNER,
    CHEST_FACE,
    ELEMENTS,
    FACE_NAMES,
    ONE_ANYWHERE,
    PAYLOAD,
    TILE_BIT,
    TILE_ELEMENT,
    TILE_NAMES,
    TWO_ZEROS,
)
from insectarium.games.marabunta.components import ABILITIES
from insectarium.games.marabunta.frames import ANYWHERE, NEXT, WRITES
from insectarium.games.marabunta.grid import HEX_NAMES, HEXES, REGION_NAMES
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.uses import can_use
from insectarium.games.marabunta.view import SYMBOLS

Say = Callable[[str, Mapping[str, Value]], str]
Sentence = tuple[str, dict[str, Value]]


def description(state: MarabuntaState, action: int, say: Say) -> Sentence:
    """Key and arguments of the sentence that says what this action does."""
    form = actions.decode(action)
    kind = form["kind"]
    if kind == "split":
        apart = action & PAYLOAD
        rest = int(ALL_DICE | TILE_BIT) - apart
        return "do-split", {"apart": _listed(state, apart, say), "rest": _listed(state, rest, say)}
    if kind == "choose":
        return f"do-choose-{form['pool']}", {"elements": _prospects(state, form["pool"], say)}
    if kind == "bonus":
        return f"do-bonus-{form['bonus']}", {}
    return f"do-{kind}", _arguments(state, kind, action & PAYLOAD)


def _arguments(state: MarabuntaState, kind: str, payload: int) -> dict[str, Value]:
    if kind in ("use", "repeat"):
        return uses(state, int(max(state.active, 0)), payload)
    if kind == "finish":
        return {"left": bin(state.left).count("1")}
    if kind == "write":
        symbol = SYMBOLS[state.map.symbol[payload]] or "none"
        return {**_hex(state, payload), "number": _number(state), "symbol": symbol}
    if kind in ("strike", "purge"):
        return _hex(state, payload)
    if kind == "anthill":
        return _anthill(state)
    if kind == "chest":
        return _chest(state, payload)
    return {"region": REGION_NAMES[payload]} if kind == "circle" else {}


def _hex(state: MarabuntaState, hex: int) -> dict[str, Value]:
    return {"hex": HEX_NAMES[hex], "region": REGION_NAMES[state.map.region[hex]]}


def _number(state: MarabuntaState) -> int:
    """The number that is to be written now."""
    top = state.stack[-1] if len(state.stack) else 0
    return int(frames.one_of(top)) if frames.kind_of(top) in (WRITES, NEXT) else 0


def _anthill(state: MarabuntaState) -> dict[str, Value]:
    top = state.stack[-1] if len(state.stack) else 0
    zone = frames.two_of(top) if frames.kind_of(top) == WRITES and len(state.stack) else ANYWHERE
    facts: dict[str, Value] = {
        "number": _number(state),
        "anthills": int(state.anthills[max(state.active, 0)]),
    }
    if zone == ANYWHERE:
        return {**facts, "zone": "anywhere", "region": ""}
    return {**facts, "zone": "region", "region": REGION_NAMES[zone]}


def _chest(state: MarabuntaState, group: int) -> dict[str, Value]:
    if group >= state.side.groups:
        return {"ability": ABILITIES[-1], "missing": 0}
    marked = state.chests[max(state.active, 0) * state.side.groups + group]
    missing = max(0, int(state.side.size[group] - marked) - 1)
    return {"ability": ABILITIES[state.side.ability[group]], "missing": missing}


def named(state: MarabuntaState, element: int) -> dict[str, Value]:
    """Which element it is, and what it shows."""
    if element == TILE_ELEMENT:
        return {"element": "tile", "shows": TILE_NAMES[state.tile()]}
    return {"element": REGION_NAMES[element], "shows": FACE_NAMES[state.dice[element]]}


def uses(state: MarabuntaState, seat: int, element: int) -> dict[str, Value]:
    """An element with what it is good for: hexes where its number can go, or whether it has any use."""
    facts = named(state, element)
    if not can_use(state, seat, element):
        return {**facts, "use": "none", "places": 0}
    zone, followers = _aim(state, element)
    if zone < 0:
        return {**facts, "use": "yes", "places": 0}
    places = sum(bool(state.can_write(seat, hex, zone, followers, False)) for hex in range(HEXES))
    return {**facts, "use": "places" if places else "anthill", "places": places}


def _aim(state: MarabuntaState, element: int) -> tuple[int, int]:
    """Zone and followers of the number that an element writes beside one's own; a zone of -1: none."""
    if element == TILE_ELEMENT:
        return {int(ONE_ANYWHERE): (int(ANYWHERE), 0), int(TWO_ZEROS): (int(ANYWHERE), 1)}.get(
            int(state.tile()), (-1, 0)
        )
    face = state.dice[element]
    if face in (BANNER, CHEST_FACE):
        return -1, 0
    return (element if face > 0 else int(ANYWHERE)), 0


def _listed(state: MarabuntaState, pool: int, say: Say) -> str:
    return ", ".join(say("name-element", named(state, e)) for e in range(ELEMENTS) if pool >> e & 1)


def _prospects(state: MarabuntaState, pool: str, say: Say) -> str:
    apart = int(state.apart)
    chosen = int(ALL_DICE | TILE_BIT) - apart if pool == "tile" else apart
    seat = int(state.chooser())
    # A tile that repeats a die asks which dice lie in the same pool.
    after = state.clone()
    after.pools[seat] = chosen
    return ", ".join(say("name-use", uses(after, seat, e)) for e in range(ELEMENTS) if chosen >> e & 1)
