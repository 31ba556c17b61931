"""Actions of Happy Honey Beez: number ↔ structured value ↔ words of a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games._bees.bees import LOADS
from insectarium.games._bees.tables import BeeTables
from insectarium.games._bees.tiles import GROUNDS
from insectarium.games._hexes.codes import VERB_BITS, action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.forms import (
    at_of,
    cell_in,
    one_of,
    place_words,
    read_place,
    read_tile,
    tile_fields,
    tile_place,
    tile_words,
)
from insectarium.games.happy_honey_beez.codes import (
    ABANDON,
    COLLECT,
    FEED,
    FLY,
    LAY,
    MAKE_HONEY,
    PUT,
    PUTS,
    VERBS,
)
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.state import BEE_NAMES

OF_A_BEE = (COLLECT, MAKE_HONEY, FEED, ABANDON)
WORDS_OF_A_BEE = {"collect": "collect", "honey": "make_honey", "feed": "feed", "abandon": "abandon"}
WORDS_ALONE = {"stop laying": "stop_laying", "end turn": "end_turn"}
EXAMPLES = (
    "lay h1b 1,0 turn 3, stop laying, put queen, put worker, put nothing, fly w1 2,-1, collect w1, "
    "honey w1, feed w1, abandon q, end turn"
)


class Actions:
    """Needs the tables, because tiles are named by their codes."""

    def __init__(self, tables: BeeTables) -> None:
        self.tables = tables

    def decode(self, action: int) -> dict[str, Any]:
        verb = int(verb_of(action))
        if not 0 <= verb < len(VERBS) or action >> VERB_BITS != verb:
            raise NotUnderstood(f"{action} is no action of Happy Honey Beez.")
        form = {"kind": VERBS[verb], **self._fields(verb, int(subject_of(action)), int(where_of(action)))}
        try:
            same = self.encode(form) == action
        except NotUnderstood:
            same = False
        if not same:
            raise NotUnderstood(f"{action} is no action of Happy Honey Beez.")
        return form

    def _fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        if verb == LAY:
            known = subject < self.tables.kinds.count
            return {"tile": self.tables.kinds.ids[subject] if known else "", **tile_fields(where)}
        if verb == PUT:
            return {"bee": PUTS[subject] if subject < len(PUTS) else ""}
        if verb == FLY:
            return {"bee": _bee_name(subject), "at": at_of(where >> 3)}
        return {"bee": _bee_name(subject)} if verb in OF_A_BEE else {}

    def encode(self, form: Mapping[str, Any]) -> int:
        verb = one_of(form, "kind", VERBS)
        if verb == LAY:
            kind = self._kind(form.get("tile"))
            where = tile_place(form, int(self.tables.kinds.rotations[kind]))
            return int(action_of(verb, kind, where))
        if verb == PUT:
            return int(action_of(verb, one_of(form, "bee", PUTS), 0))
        if verb == FLY:
            return int(action_of(verb, one_of(form, "bee", BEE_NAMES), cell_in(form) * 8))
        if verb in OF_A_BEE:
            return int(action_of(verb, one_of(form, "bee", BEE_NAMES), 0))
        return int(action_of(verb, 0, 0))

    def _kind(self, code: object) -> int:
        if not isinstance(code, str) or code.lower() not in self.tables.number:
            raise NotUnderstood(f"There is no tile {code!r}.")
        return self.tables.number[code.lower()]

    # Words

    def notation(self, action: int) -> str:
        """The words of a record, for example `lay h1b 1,0 turn 3`."""
        form = self.decode(action)
        kind = form["kind"]
        for words, alone in WORDS_ALONE.items():
            if alone == kind:
                return words
        if kind == "lay":
            return f"lay {form['tile'].lower()} {tile_words(form)}"
        if kind == "put":
            return f"put {form['bee']}"
        if kind == "fly":
            return f"fly {form['bee']} {place_words(form)}"
        word = next(word for word, deed in WORDS_OF_A_BEE.items() if deed == kind)
        return f"{word} {form['bee']}"

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
        if first == "lay" and rest:
            where = read_tile(rest[1:])
            return None if where is None else {"kind": "lay", "tile": rest[0], **where}
        if first == "put" and len(rest) == 1:
            return {"kind": "put", "bee": rest[0]}
        if first == "fly" and len(rest) == 2:
            return {"kind": "fly", "bee": rest[0], "at": read_place(rest[1])}
        if first in WORDS_OF_A_BEE and len(rest) == 1:
            return {"kind": WORDS_OF_A_BEE[first], "bee": rest[0]}
        return None

    def description(self, state: BeezState, action: int) -> tuple[str, Mapping[str, Value]]:
        form = self.decode(action)
        kind = form["kind"]
        args: dict[str, Value] = {key: form[key] for key in ("tile", "turn") if key in form}
        if "bee" in form:
            args["bee" if kind == "put" else "name"] = form["bee"]
        if "at" in form:
            args.update(q=form["at"][0], r=form["at"][1])
        if kind == "lay":
            args["price"] = int(state.price())
        if kind == "fly":
            args["ground"] = _ground(state, int(where_of(action)) >> 3)
        if kind == "feed":
            args["load"] = _load(state, int(subject_of(action)))
        if kind == "abandon":
            args["price"] = 1 if state.rules.abandon_costs_point else 0
        return f"do-{kind}", args


def _ground(state: BeezState, cell: int) -> str:
    """What lies on a cell; an empty one is taken for a meadow, where nobody lands either."""
    tile = int(state.board.tile_at(cell))
    return GROUNDS[state.board.kinds.ground[state.board.kind[tile]]] if tile >= 0 else "meadow"


def _load(state: BeezState, number: int) -> str:
    return LOADS[state.bees.load[state.first_bee() + number]] or "nothing"


def _bee_name(number: int) -> str:
    return BEE_NAMES[number] if number < len(BEE_NAMES) else ""
