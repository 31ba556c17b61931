"""Actions of Supersize Colony as the words of a record, for example `lay u2a 2,0 turn 1`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from insectarium.core.refusal import NotUnderstood

WORDS_ALONE = {
    "stop laying": "stop_laying",
    "stop buying": "stop_buying",
    "next type": "next_type",
    "raise limit": "raise",
    "keep limit": "keep_limit",
}
EXAMPLES = (
    "keep u2a, lay u2a 2,0 turn 1, stop laying, put queen, put nothing, buy nest 1 2,0 turn 0, stop buying, "
    "walk w1 2,0, collect w1, feed w1, hatch w1 0l1 soldier, mate s1, kidnap s1 1l1 2,0, "
    "attack 1,0 with s1/3 s2/0, flee w1 2,0, escape s1 2,0, take s1, leave q1, next type, buy nest 1, "
    "raise limit, keep limit, draw tunnel"
)
_ANT_WORDS = {"collect": "collect", "feed": "feed", "leave": "leave", "mate": "mate", "take": "take_larva"}
_PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
_LARVA = re.compile(r"([0-3])l([12])")
_ENTRY = re.compile(r"(s[1-3])/([0-5])")


def write(form: Mapping[str, Any]) -> str:
    kind = form["kind"]
    for words, alone in WORDS_ALONE.items():
        if alone == kind:
            return words
    if kind == "lay":
        return f"lay {form['tile'].lower()} {_written(form)} turn {form['turn']}"
    if kind == "keep":
        return f"keep {form['tile'].lower()}"
    if kind == "buy_and_lay":
        return f"buy {form['row']} {form['price']} {_written(form)} turn {form['turn']}"
    if kind == "buy":
        return f"buy {form['row']} {form['price']}"
    if kind in ("walk", "flee", "escape"):
        return f"{kind} {form['ant']} {_written(form)}{_lane(form)}"
    if kind == "feed_larva":
        return f"hatch {form['ant']} {_larva(form)} {form['becomes']}"
    if kind == "kidnap":
        return f"kidnap {form['ant']} {_larva(form)} {_written(form)}"
    if kind == "attack":
        soldiers = " ".join(f"{name}/{side}" for name, side in form["soldiers"].items())
        return f"attack {_written(form)}{_lane(form)} with {soldiers}"
    for word, verb in _ANT_WORDS.items():
        if verb == kind:
            return f"{word} {form['ant']}"
    return f"{kind} {form.get('ant', form.get('pile'))}"


def read(words: str) -> dict[str, Any]:
    """The form that these words mean; NotUnderstood says what would be understood."""
    if words in WORDS_ALONE:
        return {"kind": WORDS_ALONE[words]}
    first, *rest = words.split() or [""]
    form = _read_tiles(first, rest) or _read_ants(first, rest)
    if form is None:
        raise NotUnderstood(f"{words!r} is no action. Actions are: {EXAMPLES}.")
    return form


def _read_tiles(first: str, rest: list[str]) -> dict[str, Any] | None:
    if first == "lay" and len(rest) == 4 and rest[2] == "turn":
        return {"kind": "lay", "tile": rest[0], "at": _read_place(rest[1]), "turn": _digit(rest[3])}
    if first == "keep" and len(rest) == 1:
        return {"kind": "keep", "tile": rest[0]}
    if first == "buy" and len(rest) == 2:
        return {"kind": "buy", "row": rest[0], "price": _digit(rest[1])}
    if first == "buy" and len(rest) == 5 and rest[3] == "turn":
        market = {"row": rest[0], "price": _digit(rest[1])}
        return {"kind": "buy_and_lay", **market, "at": _read_place(rest[2]), "turn": _digit(rest[4])}
    if first == "put" and len(rest) == 1:
        return {"kind": "put", "ant": rest[0]}
    if first == "draw" and len(rest) == 1:
        return {"kind": "draw", "pile": rest[0]}
    return None


def _read_ants(first: str, rest: list[str]) -> dict[str, Any] | None:
    if first in ("walk", "flee", "escape") and len(rest) in (2, 4):
        return {"kind": first, "ant": rest[0], "at": _read_place(rest[1]), "lane": _read_lane(rest[2:])}
    if first in _ANT_WORDS and len(rest) == 1:
        return {"kind": _ANT_WORDS[first], "ant": rest[0]}
    if first == "hatch" and len(rest) == 3:
        return {"kind": "feed_larva", "ant": rest[0], "larva": _read_larva(rest[1]), "becomes": rest[2]}
    if first == "kidnap" and len(rest) == 3:
        larva = _read_larva(rest[1])
        return {"kind": "kidnap", "ant": rest[0], "larva": larva, "at": _read_place(rest[2])}
    if first == "attack" and "with" in rest:
        where = rest[: rest.index("with")]
        entries = [_ENTRY.fullmatch(word) for word in rest[len(where) + 1 :]]
        if len(where) in (1, 3) and entries and all(entries):
            soldiers = {found[1]: int(found[2]) for found in entries if found}
            lane = _read_lane(where[1:])
            return {"kind": "attack", "at": _read_place(where[0]), "lane": lane, "soldiers": soldiers}
    return None


def _written(form: Mapping[str, Any]) -> str:
    return f"{form['at'][0]},{form['at'][1]}"


def _lane(form: Mapping[str, Any]) -> str:
    return f" lane {form['lane'] + 1}" if form["lane"] else ""


def _larva(form: Mapping[str, Any]) -> str:
    return f"{form['larva'][0]}l{form['larva'][1]}"


def _read_place(word: str) -> list[int] | str:
    found = _PLACE.fullmatch(word)
    return [int(found[1]), int(found[2])] if found else word


def _read_larva(word: str) -> list[int] | str:
    found = _LARVA.fullmatch(word)
    return [int(found[1]), int(found[2])] if found else word


def _read_lane(words: list[str]) -> int | str:
    if not words:
        return 0
    lane = _digit(words[1]) if words[0] == "lane" else " ".join(words)
    return lane - 1 if isinstance(lane, int) else lane


def _digit(word: str) -> int | str:
    return int(word) if len(word) == 1 and word.isdecimal() and word.isascii() else word
