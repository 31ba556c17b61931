"""Actions of Marabunta: number ↔ structured value ↔ words of a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.refusal import NotUnderstood
from insectarium.games.marabunta.codes import (
    ACTION_KINDS,
    ALL_DICE,
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
    USE,
    WRITE,
    action_of,
)
from insectarium.games.marabunta.components import MAX_GROUPS
from insectarium.games.marabunta.grid import HEX_NAMES, REGION_NAMES, REGIONS

POOLS = ("tile", "dice")
ELEMENT_NAMES = (*REGION_NAMES, "tile")
BONUS_NAMES = ("cookie", "chest")
GROUPS = tuple(str(number) for number in range(1, MAX_GROUPS + 1))
HEX_KINDS = (WRITE, STRIKE, PURGE)
BARE_KINDS = (FINISH, ANTHILL, DROP)
EXAMPLES = (
    "split blue pink, choose tile, choose dice, use blue, use tile, finish, write d5, anthill, drop, "
    "chest 3, strike d5, circle pink, repeat blue, purge d5, first cookie, first chest"
)


def decode(action: int) -> dict[str, Any]:
    kind, payload = action >> KIND_BITS, action & PAYLOAD
    if not 0 <= kind < len(ACTION_KINDS):
        raise NotUnderstood(f"{action} is no action of Marabunta.")
    try:
        form = {"kind": ACTION_KINDS[kind], **_fields(kind, payload)}
    except IndexError:
        raise NotUnderstood(f"{action} is no action of Marabunta.") from None
    if encode(form) != action:
        raise NotUnderstood(f"{action} is no action of Marabunta.")
    return form


def _fields(kind: int, payload: int) -> dict[str, Any]:
    if kind == SPLIT:
        return {"apart": [REGION_NAMES[die] for die in range(REGIONS) if payload >> die & 1]}
    if kind == CHOOSE:
        return {"pool": POOLS[payload]}
    if kind == USE:
        return {"element": ELEMENT_NAMES[payload]}
    if kind in HEX_KINDS:
        return {"hex": HEX_NAMES[payload]}
    if kind == CHEST:
        return {"group": payload + 1}
    if kind == CIRCLE:
        return {"sheet": REGION_NAMES[payload]}
    if kind == REPEAT:
        return {"die": REGION_NAMES[payload]}
    if kind == BONUS:
        return {"bonus": BONUS_NAMES[payload]}
    return {}


def encode(form: Mapping[str, Any]) -> int:
    kind = _one_of(form, "kind", ACTION_KINDS)
    if kind == SPLIT:
        return action_of(SPLIT, _dice_of(form.get("apart")))
    if kind == CHOOSE:
        return action_of(CHOOSE, _one_of(form, "pool", POOLS))
    if kind == USE:
        return action_of(USE, _one_of(form, "element", ELEMENT_NAMES))
    if kind in HEX_KINDS:
        return action_of(kind, _hex(form.get("hex")))
    if kind == CHEST:
        return action_of(CHEST, _number(form, "group", 1, MAX_GROUPS) - 1)
    if kind == CIRCLE:
        return action_of(CIRCLE, _one_of(form, "sheet", REGION_NAMES))
    if kind == REPEAT:
        return action_of(REPEAT, _one_of(form, "die", REGION_NAMES))
    if kind == BONUS:
        return action_of(BONUS, _one_of(form, "bonus", BONUS_NAMES))
    return action_of(kind, 0)


def _one_of(form: Mapping[str, Any], field: str, names: tuple[str, ...]) -> int:
    value = form.get(field)
    if not isinstance(value, str) or value not in names:
        raise NotUnderstood(f"{field} must be one of {', '.join(names)}, not {value!r}.")
    return names.index(value)


def _number(form: Mapping[str, Any], field: str, least: int, most: int) -> int:
    value = form.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise NotUnderstood(f"{field} must be a number from {least} to {most}, not {value!r}.")
    return value


def _hex(name: object) -> int:
    if not isinstance(name, str) or name not in HEX_NAMES:
        raise NotUnderstood(
            f"A hex is a letter from a to l and a number from 1 to 7, as in d5; not {name!r}."
        )
    return HEX_NAMES.index(name)


def _dice_of(names: object) -> int:
    if not isinstance(names, list):
        raise NotUnderstood(f"apart must be a list of the dice apart from the tile, not {names!r}.")
    dice = 0
    for name in names:
        dice |= 1 << _one_of({"die": name}, "die", REGION_NAMES)
    if not 0 <= dice <= ALL_DICE:
        raise NotUnderstood(f"{names!r} are no dice.")
    return dice


def notation(action: int) -> str:
    """The words of a record, for example `split blue pink`."""
    form = decode(action)
    kind = form.pop("kind")
    if kind == "split":
        return " ".join(["split", *form["apart"]])
    if kind == "bonus":
        return f"first {form['bonus']}"
    return " ".join([kind, *(str(value) for value in form.values())])


def read_notation(words: str) -> int:
    """The action that these words mean, legal or not."""
    first, *rest = words.split() or [""]
    if first == "split":
        return encode({"kind": "split", "apart": rest})
    if first == "first" and len(rest) == 1:
        return encode({"kind": "bonus", "bonus": rest[0]})
    if first in [ACTION_KINDS[kind] for kind in BARE_KINDS] and not rest:
        return encode({"kind": first})
    if first == "chest" and len(rest) == 1 and rest[0] in GROUPS:
        return encode({"kind": "chest", "group": int(rest[0])})
    fields = {"choose": "pool", "use": "element", "circle": "sheet", "repeat": "die"}
    fields |= {ACTION_KINDS[kind]: "hex" for kind in HEX_KINDS}
    if first in fields and len(rest) == 1:
        return encode({"kind": first, fields[first]: rest[0]})
    raise NotUnderstood(f"{words!r} is no action. Actions are: {EXAMPLES}.")
