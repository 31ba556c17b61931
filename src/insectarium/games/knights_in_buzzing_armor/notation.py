"""Actions of Knights in Buzzing Armor as the words of a record, for example `lay hive 2,0 turn 1`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.refusal import NotUnderstood
from insectarium.games._hexes.forms import place_words, read_number, read_place, read_tile, tile_words

WORDS_ALONE = {"stop laying": "stop_laying", "next type": "next_type"}
EXAMPLES = (
    "lay hive 2,0 turn 1, stop laying, put queen, put nothing, out q1 2,0, home q1, leave q1, take q1, "
    "fly w1 2,0, egg q1, collect w1, honey w1, feed w1, hatch w1 drone, abandon w1, sting d1 1,0, "
    "seduce d1+d2 1,0 honey 1, expel d1+d2 1,0, next type"
)
_BEE_WORDS = {
    "home": "go_home", "leave": "leave_there", "take": "take_back", "egg": "lay_egg", "collect": "collect",
    "honey": "make_honey", "feed": "feed", "abandon": "abandon", "put": "put",
}  # fmt: skip
_FLIGHT_WORDS = {"fly": "fly", "out": "fly_out"}
_RAID_WORDS = ("sting", "seduce", "expel")
_TOKENS = ("honey", "pollen")


def write(form: Mapping[str, Any]) -> str:
    kind = form["kind"]
    for words, alone in WORDS_ALONE.items():
        if alone == kind:
            return words
    if kind == "lay":
        return f"lay {form['stack']} {tile_words(form)}"
    if kind == "hatch":
        return f"hatch {form['bee']} {form['take']}"
    if kind in _RAID_WORDS:
        tokens = [f" {token} {form[token]}" for token in _TOKENS if form.get(token)]
        return f"{kind} {'+'.join(form['drones'])} {place_words(form)}{''.join(tokens)}"
    for word, verb in _FLIGHT_WORDS.items():
        if verb == kind:
            return f"{word} {form['bee']} {place_words(form)}"
    word = next(word for word, verb in _BEE_WORDS.items() if verb == kind)
    return f"{word} {form['bee']}"


def read(words: str) -> dict[str, Any]:
    """The form that these words mean; NotUnderstood says what would be understood."""
    if words in WORDS_ALONE:
        return {"kind": WORDS_ALONE[words]}
    first, *rest = words.split() or [""]
    form = _read(first, rest)
    if form is None:
        raise NotUnderstood(f"{words!r} is no action. Actions are: {EXAMPLES}.")
    return form


def _read(first: str, rest: list[str]) -> dict[str, Any] | None:
    if first == "lay" and rest:
        place = read_tile(rest[1:])
        return None if place is None else {"kind": "lay", "stack": rest[0], **place}
    if first == "hatch" and len(rest) == 2:
        return {"kind": "hatch", "bee": rest[0], "take": rest[1]}
    if first in _FLIGHT_WORDS and len(rest) == 2:
        return {"kind": _FLIGHT_WORDS[first], "bee": rest[0], "at": read_place(rest[1])}
    if first in _BEE_WORDS and len(rest) == 1:
        return {"kind": _BEE_WORDS[first], "bee": rest[0]}
    if first in _RAID_WORDS and len(rest) in (2, 4, 6):
        raid = {"kind": first, "drones": rest[0].split("+"), "at": read_place(rest[1])}
        return _with_tokens(raid, rest[2:])
    return None


def _with_tokens(raid: dict[str, Any], words: list[str]) -> dict[str, Any] | None:
    for token, number in zip(words[::2], words[1::2], strict=True):
        if token not in _TOKENS or raid["kind"] != "seduce":
            return None
        raid[token] = read_number(number)
    return raid
