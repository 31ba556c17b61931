"""Actions of Antropolis: number ↔ structured value ↔ words of a record."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games._ants.tables import ROWS, AntTables
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.grid import CELLS, FARTHEST, cell_at, q_of, r_of
from insectarium.games.antropolis.codes import (
    BUY,
    BUY_AND_LAY,
    COLLECT,
    DRAW,
    FEED,
    LAY,
    LEAVE,
    PUT,
    PUTS,
    VERB_BITS,
    VERBS,
    WALK,
    action_of,
    subject_of,
    verb_of,
    where_of,
)
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.state import ANT_NAMES, MARKET_PLACES

OF_AN_ANT = (COLLECT, FEED, LEAVE)
WORDS_ALONE = {
    "stop laying": "stop_laying",
    "stop buying": "stop_buying",
    "end actions": "end_actions",
    "raise limit": "raise",
    "keep limit": "keep_limit",
}
EXAMPLES = (
    "lay u2a 2,0 turn 1, stop laying, put queen, put worker lane 2, put nothing, buy nest 1 2,0 turn 0, "
    "stop buying, walk w1 2,0, collect w1, feed w1, leave q1, end actions, buy nest 1, raise limit, "
    "keep limit, draw tunnel"
)
_PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")


class Actions:
    """Needs the tables, because tiles are named by their codes."""

    def __init__(self, tables: AntTables) -> None:
        self.tables = tables

    def decode(self, action: int) -> dict[str, Any]:
        verb = int(verb_of(action))
        if not 0 <= verb < len(VERBS) or action >> VERB_BITS != verb:
            raise NotUnderstood(f"{action} is no action of Antropolis.")
        form = {"kind": VERBS[verb], **self._fields(verb, int(subject_of(action)), int(where_of(action)))}
        try:
            same = self.encode(form) == action
        except NotUnderstood:
            same = False
        if not same:
            raise NotUnderstood(f"{action} is no action of Antropolis.")
        return form

    def _fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        if verb == LAY:
            known = subject < self.tables.kinds.count
            return {"tile": self.tables.kinds.ids[subject] if known else "", **_lay_fields(where)}
        if verb == BUY_AND_LAY:
            return {**_market_fields(subject), **_lay_fields(where)}
        if verb == BUY:
            return _market_fields(subject)
        if verb == PUT:
            return {"ant": PUTS[subject] if subject < len(PUTS) else "", "lane": where}
        if verb == WALK:
            return {"ant": _ant_name(subject), "at": _at(where >> 3), "lane": where & 7}
        if verb in OF_AN_ANT:
            return {"ant": _ant_name(subject)}
        if verb == DRAW:
            return {"pile": GROUNDS[subject] if subject < ROWS else ""}
        return {}

    def encode(self, form: Mapping[str, Any]) -> int:
        verb = _one_of(form, "kind", VERBS)
        if verb == LAY:
            kind = self._kind(form.get("tile"))
            return int(action_of(verb, kind, self._where(form, kind)))
        if verb == BUY_AND_LAY:
            where = _cell(form) * 8 + _number(form, "turn", 0, 5)
            return int(action_of(verb, _market_slot(form), where))
        if verb == BUY:
            return int(action_of(verb, _market_slot(form), 0))
        if verb == PUT:
            what = _one_of(form, "ant", PUTS)
            return int(action_of(verb, what, _number({"lane": 0, **form}, "lane", 0, 1)))
        if verb == WALK:
            where = _cell(form) * 8 + _number({"lane": 0, **form}, "lane", 0, 1)
            return int(action_of(verb, _one_of(form, "ant", ANT_NAMES), where))
        if verb in OF_AN_ANT:
            return int(action_of(verb, _one_of(form, "ant", ANT_NAMES), 0))
        if verb == DRAW:
            return int(action_of(verb, _one_of(form, "pile", GROUNDS), 0))
        return int(action_of(verb, 0, 0))

    def _kind(self, code: object) -> int:
        if not isinstance(code, str) or code.lower() not in self.tables.number:
            raise NotUnderstood(f"There is no tile {code!r}.")
        return self.tables.number[code.lower()]

    def _where(self, form: Mapping[str, Any], kind: int) -> int:
        """Turns after which a tile looks as before count once."""
        turn = _number(form, "turn", 0, 5) % int(self.tables.kinds.rotations[kind])
        return _cell(form) * 8 + turn

    # Words

    def notation(self, state: AntropolisState, action: int) -> str:
        """The words of a record, for example `lay u2a 2,0 turn 1`."""
        form = self.decode(action)
        kind = form["kind"]
        for words, alone in WORDS_ALONE.items():
            if alone == kind:
                return words
        if kind == "lay":
            return f"lay {form['tile'].lower()} {_written(form['at'])} turn {form['turn']}"
        if kind == "buy_and_lay":
            return f"buy {form['row']} {form['price']} {_written(form['at'])} turn {form['turn']}"
        if kind == "buy":
            return f"buy {form['row']} {form['price']}"
        if kind == "put":
            return f"put {form['ant']}{_lane(form)}"
        if kind == "walk":
            return f"walk {form['ant']} {_written(form['at'])}{_lane(form)}"
        return f"{kind} {form.get('ant', form.get('pile'))}"

    def read_notation(self, words: str) -> int:
        """The action that these words mean, legal or not."""
        if words in WORDS_ALONE:
            return self.encode({"kind": WORDS_ALONE[words]})
        form = self._read(words.split())
        if form is None:
            raise NotUnderstood(f"{words!r} is no action. Actions are: {EXAMPLES}.")
        return self.encode(form)

    def _read(self, words: list[str]) -> dict[str, Any] | None:
        first, *rest = words or [""]
        if first == "lay" and len(rest) == 4 and rest[2] == "turn":
            return {"kind": "lay", "tile": rest[0], "at": _read_place(rest[1]), "turn": _digit(rest[3])}
        if first == "buy" and len(rest) == 2:
            return {"kind": "buy", "row": rest[0], "price": _digit(rest[1])}
        if first == "buy" and len(rest) == 5 and rest[3] == "turn":
            market = {"row": rest[0], "price": _digit(rest[1])}
            return {"kind": "buy_and_lay", **market, "at": _read_place(rest[2]), "turn": _digit(rest[4])}
        if first == "put" and len(rest) in (1, 3):
            return {"kind": "put", "ant": rest[0], "lane": _read_lane(rest[1:])}
        if first == "walk" and len(rest) in (2, 4):
            place = _read_place(rest[1])
            return {"kind": "walk", "ant": rest[0], "at": place, "lane": _read_lane(rest[2:])}
        if first in ("collect", "feed", "leave") and len(rest) == 1:
            return {"kind": first, "ant": rest[0]}
        if first == "draw" and len(rest) == 1:
            return {"kind": "draw", "pile": rest[0]}
        return None

    def description(self, state: AntropolisState, action: int) -> tuple[str, Mapping[str, Value]]:
        form = self.decode(action)
        kind = form["kind"]
        args: dict[str, Value] = {}
        if "at" in form:
            args.update(q=form["at"][0], r=form["at"][1])
        args.update({key: form[key] for key in ("tile", "turn", "price", "ant") if key in form})
        if "lane" in form:
            args["lane"] = form["lane"] + 1 if _has_lanes(state, form) else 0
        if "row" in form or "pile" in form:
            args["ground"] = form.get("row", form.get("pile", ""))
        if kind == "lay":
            args["price"] = int(state.lay_price())
        if kind == "buy_and_lay":
            args["tile"] = _market_tile(state, int(subject_of(action)))
        if kind == "buy":
            args["tile"] = _market_tile(state, int(subject_of(action)))
        if kind == "raise":
            args["price"] = int(state.rules.limit_price)
            args["limit"] = int(state.limits[max(state.active, 0)]) + 1
        if kind == "leave":
            args["price"] = 0 if state.rules.first_edition else 1
        return f"do-{kind}", args


def _has_lanes(state: AntropolisState, form: Mapping[str, Any]) -> bool:
    if "at" not in form:
        return bool(state.board.spots_of(state.fresh_tile()) > 1)
    tile = state.board.tile_at(cell_at(*form["at"]))
    return bool(tile >= 0 and state.board.spots_of(tile) > 1)


def _market_tile(state: AntropolisState, slot: int) -> str:
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
    cell = int(cell_at(at[0], at[1]))
    assert 0 <= cell < CELLS
    return cell


def _written(at: list[int]) -> str:
    return f"{at[0]},{at[1]}"


def _lane(form: Mapping[str, Any]) -> str:
    return f" lane {form['lane'] + 1}" if form["lane"] else ""


def _read_place(word: str) -> list[int] | str:
    found = _PLACE.fullmatch(word)
    return [int(found[1]), int(found[2])] if found else word


def _read_lane(words: list[str]) -> int | str:
    if not words:
        return 0
    lane = _digit(words[1]) if words[0] == "lane" else " ".join(words)
    return lane - 1 if isinstance(lane, int) else lane


def _digit(word: str) -> int | str:
    return int(word) if len(word) == 1 and word.isdecimal() and word.isascii() else word
