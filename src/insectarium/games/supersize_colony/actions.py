"""Actions of Supersize Colony: those of both games, the draft, larvae, soldiers and flight."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games._ants.actions import WORDS_ALONE, AntActions
from insectarium.games._ants.codes import PUT
from insectarium.games._ants.table import AntTable
from insectarium.games._hexes.forms import (
    at_of,
    cell_in,
    number_in,
    one_of,
    place_words,
    read_place,
    read_spot,
    spot_fields,
    spot_place,
    spot_words,
)
from insectarium.games.supersize_colony.codes import (
    ATTACK,
    ENTRY_BITS,
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
from insectarium.games.supersize_colony.state import ANT_NAMES, FIRST_LARVA, FIRST_SOLDIER, MARKET_PLACES

BECOMES = ("worker", "soldier")
SOLDIER_NAMES = ANT_NAMES[int(FIRST_SOLDIER) : int(FIRST_LARVA)]
_LARVA = re.compile(r"([0-3])l([12])")
_ENTRY = re.compile(r"(s[1-3])/([0-5])")


class Actions(AntActions):
    title = "Supersize Colony"
    verbs = VERBS
    ant_names = ANT_NAMES
    market_places = int(MARKET_PLACES)
    words_alone: ClassVar[dict[str, str]] = {**WORDS_ALONE, "next type": "next_type"}
    examples = (
        "keep u2a, lay u2a 2,0 turn 1, stop laying, put queen, put nothing, buy nest 1 2,0 turn 0, "
        "stop buying, walk w1 2,0, collect w1, feed w1, hatch w1 0l1 soldier, mate s1, kidnap s1 1l1 2,0, "
        "attack 1,0 with s1/3 s2/0, flee w1 2,0, escape s1 2,0, take s1, leave q1, next type, buy nest 1, "
        "raise limit, keep limit, draw tunnel"
    )

    def fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        if verb == PUT:
            return {"ant": PUTS[subject] if subject < len(PUTS) else ""}
        if verb == KEEP:
            return {"tile": self.code_of(subject)}
        if verb in (FLEE, ESCAPE):
            return {"ant": self.ant_name(subject), **spot_fields(where)}
        if verb in (MATE, TAKE_LARVA):
            return {"ant": self.ant_name(subject)}
        if verb == FEED_LARVA:
            grown = {"larva": _larva_fields(subject // 2 % 8), "becomes": BECOMES[subject % 2]}
            return {"ant": self.ant_name(subject // 16), **grown}
        if verb == KIDNAP:
            soldier = self.ant_name(subject // 8 + int(FIRST_SOLDIER))
            return {"ant": soldier, "larva": _larva_fields(subject % 8), "at": at_of(where >> 3)}
        if verb == ATTACK:
            entries = {name: int(entry_of(subject, number)) for number, name in enumerate(SOLDIER_NAMES)}
            soldiers = {name: entry - 1 for name, entry in entries.items() if entry > 0}
            return {**spot_fields(where), "soldiers": soldiers}
        return super().fields(verb, subject, where)

    def numbers(self, verb: int, form: Mapping[str, Any]) -> tuple[int, int]:
        if verb == PUT:
            return one_of(form, "ant", PUTS), 0
        if verb == KEEP:
            return self.kind_of(form.get("tile")), 0
        if verb in (FLEE, ESCAPE):
            return one_of(form, "ant", ANT_NAMES), spot_place(form)
        if verb in (MATE, TAKE_LARVA):
            return one_of(form, "ant", ANT_NAMES), 0
        if verb == FEED_LARVA:
            worker = one_of(form, "ant", ANT_NAMES)
            return 16 * worker + 2 * _larva(form) + one_of(form, "becomes", BECOMES), 0
        if verb == KIDNAP:
            return 8 * one_of(form, "ant", SOLDIER_NAMES) + _larva(form), cell_in(form) * 8
        if verb == ATTACK:
            return _entries(form), spot_place(form)
        return super().numbers(verb, form)

    def words(self, form: Mapping[str, Any]) -> str:
        kind = form["kind"]
        if kind == "keep":
            return f"keep {form['tile'].lower()}"
        if kind in ("flee", "escape"):
            return f"{kind} {form['ant']} {spot_words(form)}"
        if kind == "take_larva":
            return f"take {form['ant']}"
        if kind == "feed_larva":
            return f"hatch {form['ant']} {_larva_words(form)} {form['becomes']}"
        if kind == "kidnap":
            return f"kidnap {form['ant']} {_larva_words(form)} {place_words(form)}"
        if kind == "attack":
            soldiers = " ".join(f"{name}/{side}" for name, side in form["soldiers"].items())
            return f"attack {spot_words(form)} with {soldiers}"
        return super().words(form)

    def read(self, first: str, rest: list[str]) -> dict[str, Any] | None:
        if first == "put" and len(rest) == 1:
            return {"kind": "put", "ant": rest[0]}
        if first == "keep" and len(rest) == 1:
            return {"kind": "keep", "tile": rest[0]}
        if first in ("flee", "escape") and (spot := read_spot(rest[1:])):
            return {"kind": first, "ant": rest[0], **spot}
        if first in ("mate", "take") and len(rest) == 1:
            return {"kind": "take_larva" if first == "take" else "mate", "ant": rest[0]}
        if first == "hatch" and len(rest) == 3:
            return {"kind": "feed_larva", "ant": rest[0], "larva": _read_larva(rest[1]), "becomes": rest[2]}
        if first == "kidnap" and len(rest) == 3:
            larva = _read_larva(rest[1])
            return {"kind": "kidnap", "ant": rest[0], "larva": larva, "at": read_place(rest[2])}
        if first == "attack" and "with" in rest:
            return _read_attack(rest[: rest.index("with")], rest[rest.index("with") + 1 :])
        return super().read(first, rest)

    def description(self, state: AntTable, action: int) -> tuple[str, dict[str, Value]]:
        sentence, args = super().description(state, action)
        form = self.decode(action)
        if form["kind"] == "next_type":
            args["phase"] = state.phase_name()
        if "becomes" in form:
            args["becomes"] = form["becomes"]
        if "larva" in form:
            args["own"] = int(form["larva"][0] == state.active)
            args["owner"] = form["larva"][0] + 1
        if "soldiers" in form:
            args["soldiers"] = " ".join(f"{name}/{side}" for name, side in form["soldiers"].items())
        return sentence, args


def _larva_fields(code: int) -> list[int]:
    return [code // 2, code % 2 + 1]


def _larva(form: Mapping[str, Any]) -> int:
    larva = form.get("larva")
    if not isinstance(larva, list) or len(larva) != 2 or not all(type(n) is int for n in larva):
        raise NotUnderstood(f"larva must be its seat and its number, for example [1, 2], not {larva!r}.")
    if not 0 <= larva[0] <= 3 or not 1 <= larva[1] <= 2:
        raise NotUnderstood(f"There is no larva {larva[1]} of seat {larva[0]}.")
    return int(larva[0] * 2 + larva[1] - 1)


def _larva_words(form: Mapping[str, Any]) -> str:
    return f"{form['larva'][0]}l{form['larva'][1]}"


def _read_larva(word: str) -> list[int] | str:
    found = _LARVA.fullmatch(word)
    return [int(found[1]), int(found[2])] if found else word


def _entries(form: Mapping[str, Any]) -> int:
    soldiers = form.get("soldiers")
    if not isinstance(soldiers, Mapping) or not soldiers:
        raise NotUnderstood(
            f'soldiers must name soldiers and sides, for example {{"s1": 3}}, not {soldiers!r}.'
        )
    entries = 0
    for name in soldiers:
        number = one_of({"soldiers": name}, "soldiers", SOLDIER_NAMES)
        entries |= (number_in(soldiers, name, 0, 5) + 1) << int(ENTRY_BITS) * number
    return entries


def _read_attack(where: list[str], soldiers: list[str]) -> dict[str, Any] | None:
    """`2,0 lane 2` and `s1/3 s2/0`."""
    spot = read_spot(where)
    entries = [_ENTRY.fullmatch(word) for word in soldiers]
    if spot is None or not entries or not all(entries):
        return None
    return {"kind": "attack", **spot, "soldiers": {found[1]: int(found[2]) for found in entries if found}}
