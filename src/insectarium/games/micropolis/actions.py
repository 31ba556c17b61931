"""Actions of Micropolis: number ↔ structured value ↔ words of a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games.micropolis.codes import (
    BY_MARKER,
    KIND_BITS,
    PAYLOAD,
    SECOND_HILL,
    SKIPPED,
    action_of,
)
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.state import (
    CHOOSE_EFFECT,
    MAN_BARRACKS,
    MOVE_GUARD,
    NAME_LEADER,
    PHASES,
    PLACE_MARKER,
    RING,
    ROW,
    SIDE,
    TAKE,
)
from insectarium.games.micropolis.tables import EFFECTS

PAYMENTS = ("soldiers", "marker")
SIDES = ("left", "right")
MANNING = ("leave", "fill")
ROW_INDICES = tuple(str(index) for index in range(1, ROW + 1))
MOST_HILLS = 6
KINDS = PHASES[:-1]


def decode(action: int) -> dict[str, Any]:
    kind, payload = action >> KIND_BITS, action & PAYLOAD
    if not 0 <= kind < len(KINDS):
        raise NotUnderstood(f"{action} is no action of Micropolis.")
    form = {"kind": KINDS[kind], **_fields(kind, payload)}
    if encode(form) != action:
        raise NotUnderstood(f"{action} is no action of Micropolis.")
    return form


def _fields(kind: int, payload: int) -> dict[str, Any]:
    if kind == TAKE:
        return {
            "index": (payload & SKIPPED) + 1,
            "pay": PAYMENTS[1 if payload & BY_MARKER else 0],
            "anthill": 1 if payload & SECOND_HILL else 0,
        }
    if kind == SIDE:
        return {"side": SIDES[payload & 1]}
    if kind == MAN_BARRACKS:
        return {"do": MANNING[payload & 1]}
    if kind == MOVE_GUARD:
        return {"full": [place for place in range(RING) if payload >> place & 1]}
    if kind == CHOOSE_EFFECT:
        return {"effect": EFFECTS[payload] if payload < len(EFFECTS) else ""}
    return {"anthill": payload}


def encode(form: Mapping[str, Any]) -> int:
    kind = _one_of(form, "kind", KINDS)
    if kind == TAKE:
        payload = _number(form, "index", 1, int(ROW)) - 1
        payload |= BY_MARKER * _one_of({"pay": "soldiers", **form}, "pay", PAYMENTS)
        payload |= SECOND_HILL * _number({"anthill": 0, **form}, "anthill", 0, 1)
        return action_of(TAKE, payload)
    if kind == SIDE:
        return action_of(SIDE, _one_of(form, "side", SIDES))
    if kind == MAN_BARRACKS:
        return action_of(MAN_BARRACKS, _one_of(form, "do", MANNING))
    if kind == MOVE_GUARD:
        return action_of(MOVE_GUARD, _set_of_places(form.get("full")))
    if kind == CHOOSE_EFFECT:
        return action_of(CHOOSE_EFFECT, _one_of(form, "effect", EFFECTS))
    return action_of(kind, _number(form, "anthill", 0, MOST_HILLS - 1))


def _one_of(form: Mapping[str, Any], field: str, names: tuple[str, ...]) -> int:
    value = form.get(field)
    if value not in names:
        raise NotUnderstood(f"{field} must be one of {', '.join(names)}, not {value!r}.")
    return names.index(value)


def _number(form: Mapping[str, Any], field: str, least: int, most: int) -> int:
    value = form.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise NotUnderstood(f"{field} must be a number from {least} to {most}, not {value!r}.")
    return value


def _set_of_places(places: object) -> int:
    if not isinstance(places, list):
        raise NotUnderstood(f"full must be a list of places in the ring, not {places!r}.")
    chosen = 0
    for place in places:
        chosen |= 1 << _number({"place": place}, "place", 0, RING - 1)
    return chosen


def notation(state: MicropolisState, action: int) -> str:
    """The words of a record, for example `take 4 soldiers`."""
    form = decode(action)
    kind = form["kind"]
    if kind == "take":
        hill = f" anthill {form['anthill'] + 1}" if state.expert else ""
        paid = "" if form["index"] == 1 else f" {form['pay']}"
        return f"take {form['index']}{paid}{hill}"
    if kind == "side":
        return str(form["side"])
    if kind == "barracks":
        return f"{form['do']} barracks"
    if kind == "guard":
        return "guard " + (" ".join(_tile_at(state, place) for place in form["full"]) or "none")
    if kind == "effect":
        return f"first {form['effect']}"
    return f"{'leader' if kind == 'leader' else 'marker'} {hill_name(state, form['anthill'])}"


def _tile_at(state: MicropolisState, place: int) -> str:
    tile = state.ring[state.target_hill * RING + place] if state.target_hill >= 0 else -1
    return str(state.tables.ids[tile]).lower() if tile >= 0 else f"@{place}"


def hill_name(state: MicropolisState, hill: int) -> str:
    """An anthill's short name: the seat's letter, in the expert game with a number: a, b, a1, b2."""
    seat, number = divmod(hill, int(state.hills_per_seat))
    return "abcdef"[seat] + (str(number + 1) if state.expert else "")


def read_notation(state: MicropolisState, words: str) -> int:
    """The action that these words mean, legal or not."""
    first, *rest = words.split() or [""]
    if first == "take":
        return _read_take(rest)
    if words in SIDES:
        return action_of(SIDE, SIDES.index(words))
    if first in MANNING and rest in ([], ["barracks"]):
        return action_of(MAN_BARRACKS, MANNING.index(first))
    if first == "guard" and rest:
        return _read_guard(state, rest)
    if first == "first" and len(rest) == 1 and rest[0] in EFFECTS:
        return action_of(CHOOSE_EFFECT, EFFECTS.index(rest[0]))
    if first in ("leader", "marker") and len(rest) == 1:
        return action_of(NAME_LEADER if first == "leader" else PLACE_MARKER, _read_hill(state, rest[0]))
    raise NotUnderstood(
        f"{words!r} is no action. Actions are: take 4 soldiers, take 3 marker, left, right, fill barracks, "
        "leave barracks, guard 07 12, guard none, first nurse, leader b, marker a1."
    )


def _read_take(words: list[str]) -> int:
    form: dict[str, Any] = {"kind": "take"}
    rest = list(words)
    if rest and rest[0] in ROW_INDICES:
        form["index"] = int(rest.pop(0))
    if rest and rest[0] in PAYMENTS:
        form["pay"] = rest.pop(0)
    if len(rest) == 2 and rest[0] == "anthill" and rest[1] in ("1", "2"):
        form["anthill"] = int(rest[1]) - 1
        rest = []
    if rest or "index" not in form:
        raise NotUnderstood(
            f"A take is written: take NUMBER [soldiers|marker] [anthill 1|2]; NUMBER is 1 to {int(ROW)}."
        )
    return encode(form)


def _read_guard(state: MicropolisState, words: list[str]) -> int:
    if words == ["none"]:
        return action_of(MOVE_GUARD, 0)
    hill = state.target_hill
    places = {_tile_at(state, place): place for place in range(RING)} if hill >= 0 else {}
    chosen = 0
    for word in words:
        if word not in places:
            raise NotUnderstood(f"There is no tile {word} in this anthill.")
        chosen |= 1 << places[word]
    return action_of(MOVE_GUARD, chosen)


def _read_hill(state: MicropolisState, word: str) -> int:
    names = [hill_name(state, hill) for hill in range(state.hills)]
    if word not in names:
        raise NotUnderstood(f"There is no anthill {word}; anthills are {', '.join(names)}.")
    return names.index(word)


def description(state: MicropolisState, action: int) -> tuple[str, Mapping[str, Value]]:
    """Key and arguments of the sentence that says what this action does."""
    form = decode(action)
    kind = form["kind"]
    if kind == "take":
        return _describe_take(state, form)
    if kind == "side":
        return f"do-side-{form['side']}", {"tile": _taken(state)}
    if kind == "barracks":
        capacity = (
            int(state.capacity_at(state.target_hill, state.target_place)) if state.target_hill >= 0 else 0
        )
        return f"do-barracks-{form['do']}", {"soldiers": capacity}
    if kind == "guard":
        return _describe_guard(state, action & PAYLOAD)
    if kind == "effect":
        return f"do-effect-{form['effect']}", {}
    return f"do-{kind}", {"hill": hill_name(state, form["anthill"]).upper()}


def _taken(state: MicropolisState) -> str:
    return state.tables.ids[state.taken_tile] if state.taken_tile >= 0 else ""


def _describe_take(state: MicropolisState, form: Mapping[str, Any]) -> tuple[str, Mapping[str, Value]]:
    slot = state.slot_of(form["index"])
    found = int(state.row_soldiers[slot]) if slot >= 0 else 0
    price = 0 if form["pay"] == "marker" else form["index"] - 1
    args: dict[str, Value] = {"index": form["index"], "price": price, "found": found}
    args["anthill"] = form["anthill"] + 1 if state.expert else 0
    return f"do-take-{form['pay']}", args


def _describe_guard(state: MicropolisState, places: int) -> tuple[str, Mapping[str, Value]]:
    hill = state.target_hill
    if hill < 0:
        return "do-guard", {"barracks": 0, "army": 0}
    full = int(state.capacity_of_set(hill, places))
    army = int(state.army[hill] + state.garrisoned(hill)) - full
    count = bin(places).count("1")
    key = "do-guard-rest" if places == state.garrisons[hill] else "do-guard"
    return key, {"barracks": count, "army": army}
