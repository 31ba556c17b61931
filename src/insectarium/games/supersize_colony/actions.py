"""Actions of Supersize Colony: number ↔ structured value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games._ants.tables import ROWS, AntTables
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.grid import FARTHEST, cell_at, q_of, r_of
from insectarium.games.supersize_colony.codes import (
    ATTACK,
    BUY,
    BUY_AND_LAY,
    COLLECT,
    DRAW,
    ENTRY_BITS,
    ESCAPE,
    FEED,
    FEED_LARVA,
    FLEE,
    KEEP,
    KIDNAP,
    LAY,
    LEAVE,
    MATE,
    PUT,
    PUTS,
    TAKE_LARVA,
    VERB_BITS,
    VERBS,
    WALK,
    action_of,
    entry_of,
    subject_of,
    verb_of,
    where_of,
)
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    FIRST_LARVA,
    FIRST_SOLDIER,
    LIMIT_PRICE,
    MARKET_PLACES,
)

OF_AN_ANT = (COLLECT, FEED, LEAVE, MATE, TAKE_LARVA)
TO_A_SPOT = (WALK, FLEE, ESCAPE)
BECOMES = ("worker", "soldier")
SOLDIER_NAMES = ANT_NAMES[int(FIRST_SOLDIER) : int(FIRST_LARVA)]


class Actions:
    """Needs the tables, because tiles are named by their codes."""

    def __init__(self, tables: AntTables) -> None:
        self.tables = tables

    def decode(self, action: int) -> dict[str, Any]:
        verb = int(verb_of(action)) if abs(action) < 1 << 62 else -1
        if not 0 <= verb < len(VERBS) or action >> int(VERB_BITS) != verb:
            raise NotUnderstood(f"{action} is no action of Supersize Colony.")
        form = {"kind": VERBS[verb], **self._fields(verb, int(subject_of(action)), int(where_of(action)))}
        try:
            same = self.encode(form) == action
        except NotUnderstood:
            same = False
        if not same:
            raise NotUnderstood(f"{action} is no action of Supersize Colony.")
        return form

    def _fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        if verb == LAY:
            return {"tile": self._code(subject), **_lay_fields(where)}
        if verb == BUY_AND_LAY:
            return {**_market_fields(subject), **_lay_fields(where)}
        if verb == BUY:
            return _market_fields(subject)
        if verb == PUT:
            return {"ant": PUTS[subject] if subject < len(PUTS) else ""}
        if verb == KEEP:
            return {"tile": self._code(subject)}
        if verb == DRAW:
            return {"pile": GROUNDS[subject] if subject < ROWS else ""}
        return _ant_fields(verb, subject, where)

    def _code(self, kind: int) -> str:
        return self.tables.kinds.ids[kind] if kind < self.tables.kinds.count else ""

    def encode(self, form: Mapping[str, Any]) -> int:
        verb = _one_of(form, "kind", VERBS)
        if verb == LAY:
            kind = self._kind(form.get("tile"))
            return int(action_of(verb, kind, self._where(form, kind)))
        if verb == KEEP:
            return int(action_of(verb, self._kind(form.get("tile")), 0))
        if verb == BUY_AND_LAY:
            where = _cell(form) * 8 + _number(form, "turn", 0, 5)
            return int(action_of(verb, _market_slot(form), where))
        if verb == BUY:
            return int(action_of(verb, _market_slot(form), 0))
        if verb == PUT:
            return int(action_of(verb, _one_of(form, "ant", PUTS), 0))
        if verb == DRAW:
            return int(action_of(verb, _one_of(form, "pile", GROUNDS), 0))
        return _encode_ant(verb, form)

    def _kind(self, code: object) -> int:
        if not isinstance(code, str) or code.lower() not in self.tables.number:
            raise NotUnderstood(f"There is no tile {code!r}.")
        return self.tables.number[code.lower()]

    def _where(self, form: Mapping[str, Any], kind: int) -> int:
        """Turns after which a tile looks as before count once."""
        turn = _number(form, "turn", 0, 5) % int(self.tables.kinds.rotations[kind])
        return _cell(form) * 8 + turn

    def description(self, state: SupersizeState, action: int) -> tuple[str, Mapping[str, Value]]:
        form = self.decode(action)
        kind = form["kind"]
        args: dict[str, Value] = {}
        if "at" in form:
            args.update(q=form["at"][0], r=form["at"][1])
        args.update({key: form[key] for key in ("tile", "turn", "price", "ant", "becomes") if key in form})
        if "lane" in form:
            args["lane"] = form["lane"] + 1 if _has_lanes(state, form) else 0
        if "row" in form or "pile" in form:
            args["ground"] = form.get("row", form.get("pile", ""))
        if kind == "lay":
            args["price"] = int(state.lay_price())
        if kind in ("buy_and_lay", "buy"):
            args["tile"] = _market_tile(state, int(subject_of(action)))
        if kind == "raise":
            args["price"] = int(LIMIT_PRICE)
            args["limit"] = int(state.limits[state.active]) + 1
        if kind == "leave":
            args["price"] = 0 if state.rules.first_edition else 1
        if "larva" in form:
            args["own"] = int(form["larva"][0] == state.active)
            args["owner"] = form["larva"][0] + 1
        if "soldiers" in form:
            args["soldiers"] = ", ".join(form["soldiers"])
            args["count"] = len(form["soldiers"])
        return f"do-{kind}", args


def _ant_fields(verb: int, subject: int, where: int) -> dict[str, Any]:
    if verb in TO_A_SPOT:
        return {"ant": _ant_name(subject), "at": _at(where >> 3), "lane": where & 7}
    if verb in OF_AN_ANT:
        return {"ant": _ant_name(subject)}
    if verb == FEED_LARVA:
        larva = subject // 2 % 8
        return {
            "ant": _ant_name(subject // 16),
            "larva": [larva // 2, larva % 2 + 1],
            "becomes": BECOMES[subject % 2],
        }
    if verb == KIDNAP:
        larva = subject % 8
        soldier = _ant_name(subject // 8 + int(FIRST_SOLDIER))
        return {"ant": soldier, "larva": [larva // 2, larva % 2 + 1], "at": _at(where >> 3)}
    if verb == ATTACK:
        entries = {name: int(entry_of(subject, number)) for number, name in enumerate(SOLDIER_NAMES)}
        soldiers = {name: entry - 1 for name, entry in entries.items() if entry > 0}
        return {"at": _at(where >> 3), "lane": where & 7, "soldiers": soldiers}
    return {}


def _encode_ant(verb: int, form: Mapping[str, Any]) -> int:
    if verb in TO_A_SPOT:
        where = _cell(form) * 8 + _number({"lane": 0, **form}, "lane", 0, 1)
        return int(action_of(verb, _one_of(form, "ant", ANT_NAMES), where))
    if verb in OF_AN_ANT:
        return int(action_of(verb, _one_of(form, "ant", ANT_NAMES), 0))
    if verb == FEED_LARVA:
        worker = _one_of(form, "ant", ANT_NAMES)
        subject = 16 * worker + 2 * _larva(form) + _one_of(form, "becomes", BECOMES)
        return int(action_of(verb, subject, 0))
    if verb == KIDNAP:
        soldier = _one_of(form, "ant", SOLDIER_NAMES)
        return int(action_of(verb, 8 * soldier + _larva(form), _cell(form) * 8))
    if verb == ATTACK:
        where = _cell(form) * 8 + _number({"lane": 0, **form}, "lane", 0, 1)
        return int(action_of(verb, _entries(form), where))
    return int(action_of(verb, 0, 0))


def _larva(form: Mapping[str, Any]) -> int:
    larva = form.get("larva")
    if not isinstance(larva, list) or len(larva) != 2 or not all(type(n) is int for n in larva):
        raise NotUnderstood(f"larva must be its seat and its number, for example [1, 2], not {larva!r}.")
    if not 0 <= larva[0] <= 3 or not 1 <= larva[1] <= 2:
        raise NotUnderstood(f"There is no larva {larva[1]} of seat {larva[0]}.")
    return int(larva[0] * 2 + larva[1] - 1)


def _entries(form: Mapping[str, Any]) -> int:
    soldiers = form.get("soldiers")
    if not isinstance(soldiers, Mapping) or not soldiers:
        raise NotUnderstood(
            f'soldiers must name soldiers and sides, for example {{"s1": 3}}, not {soldiers!r}.'
        )
    entries = 0
    for name in soldiers:
        number = _one_of({"soldiers": name}, "soldiers", SOLDIER_NAMES)
        entries |= (_number(soldiers, name, 0, 5) + 1) << int(ENTRY_BITS) * number
    return entries


def _has_lanes(state: SupersizeState, form: Mapping[str, Any]) -> bool:
    tile = state.board.tile_at(cell_at(*form["at"]))
    return bool(tile >= 0 and state.board.spots_of(tile) > 1)


def _market_tile(state: SupersizeState, slot: int) -> str:
    kind = int(state.market.open[slot]) if slot < len(state.market.open) else -1
    return state.tables.kinds.ids[kind] if kind >= 0 else ""


def _ant_name(number: int) -> str:
    return ANT_NAMES[number] if number < len(ANT_NAMES) else ""


def _at(cell: int) -> list[int]:
    return [int(q_of(cell)), int(r_of(cell))]


def _lay_fields(where: int) -> dict[str, Any]:
    return {"at": _at(where >> 3), "turn": where & 7}


def _market_fields(slot: int) -> dict[str, Any]:
    row, place = divmod(slot, int(MARKET_PLACES))
    return {"row": GROUNDS[row] if row < ROWS else "", "price": place + 1}


def _market_slot(form: Mapping[str, Any]) -> int:
    price = _number(form, "price", 1, int(MARKET_PLACES))
    return _one_of(form, "row", GROUNDS) * int(MARKET_PLACES) + price - 1


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


def _cell(form: Mapping[str, Any]) -> int:
    at = form.get("at")
    if not isinstance(at, list) or len(at) != 2 or not all(type(n) is int for n in at):
        raise NotUnderstood(f"at must be two numbers, for example [2, -1], not {at!r}.")
    if not all(-FARTHEST <= n <= FARTHEST for n in at):
        raise NotUnderstood(f"The table reaches {FARTHEST} tiles in every direction; {at} is beyond it.")
    return int(cell_at(at[0], at[1]))
