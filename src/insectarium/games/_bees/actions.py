"""Actions that both games of the bees have: number ↔ structured value ↔ words of a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from insectarium.core.message import Value
from insectarium.games._bees.bees import LOADS
from insectarium.games._bees.codes import LAY, PUT
from insectarium.games._bees.table import BeeTable
from insectarium.games._hexes.actions import HexActions, name_in
from insectarium.games._hexes.codes import subject_of
from insectarium.games._hexes.forms import (
    at_of,
    cell_in,
    one_of,
    place_words,
    read_place,
    read_tile,
    tile_fields,
    tile_words,
)

# The word of a record for what a bee does where it is, or flies to.
DEED_WORDS = {"collect": "collect", "honey": "make_honey", "feed": "feed", "abandon": "abandon"}
FLIGHT_WORDS = {"fly": "fly"}


class BeeActions(HexActions):
    """A game says how it names the tile that is laid, and adds its own verbs."""

    bee_names: ClassVar[tuple[str, ...]]
    puts: ClassVar[tuple[str, ...]]
    # The field of a form that names what is laid.
    laid_field: ClassVar[str]
    deed_words: ClassVar[dict[str, str]] = DEED_WORDS
    flight_words: ClassVar[dict[str, str]] = FLIGHT_WORDS

    def laid_name(self, subject: int) -> str:
        """What is laid, by name; none for a number that means nothing."""
        raise NotImplementedError

    def laid_numbers(self, form: Mapping[str, Any]) -> tuple[int, int]:
        """What is laid, and where."""
        raise NotImplementedError

    # Numbers and forms

    def fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        kind = self.verbs[verb]
        if verb == LAY:
            return {self.laid_field: self.laid_name(subject), **tile_fields(where)}
        if verb == PUT:
            return {"bee": name_in(self.puts, subject)}
        if kind in self.flight_words.values():
            return {"bee": name_in(self.bee_names, subject), "at": at_of(where >> 3)}
        return {"bee": name_in(self.bee_names, subject)} if kind in self.deed_words.values() else {}

    def numbers(self, verb: int, form: Mapping[str, Any]) -> tuple[int, int]:
        kind = self.verbs[verb]
        if verb == LAY:
            return self.laid_numbers(form)
        if verb == PUT:
            return one_of(form, "bee", self.puts), 0
        if kind in self.flight_words.values():
            return one_of(form, "bee", self.bee_names), cell_in(form) * 8
        return (one_of(form, "bee", self.bee_names) if kind in self.deed_words.values() else 0), 0

    # Words

    def words(self, form: Mapping[str, Any]) -> str:
        kind = form["kind"]
        if kind == "lay":
            return f"lay {form[self.laid_field].lower()} {tile_words(form)}"
        if kind == "put":
            return f"put {form['bee']}"
        for word, flight in self.flight_words.items():
            if flight == kind:
                return f"{word} {form['bee']} {place_words(form)}"
        word = next(word for word, deed in self.deed_words.items() if deed == kind)
        return f"{word} {form['bee']}"

    def read(self, first: str, rest: list[str]) -> dict[str, Any] | None:
        if first == "lay" and rest:
            where = read_tile(rest[1:])
            return None if where is None else {"kind": "lay", self.laid_field: rest[0], **where}
        if first == "put" and len(rest) == 1:
            return {"kind": "put", "bee": rest[0]}
        if first in self.flight_words and len(rest) == 2:
            return {"kind": self.flight_words[first], "bee": rest[0], "at": read_place(rest[1])}
        if first in self.deed_words and len(rest) == 1:
            return {"kind": self.deed_words[first], "bee": rest[0]}
        return None

    # Sentences

    def description(self, state: BeeTable, action: int) -> tuple[str, dict[str, Value]]:
        """The sentence that tells of an action, and its facts; a game adds those of its own verbs."""
        form = self.decode(action)
        kind = form["kind"]
        args: dict[str, Value] = {key: form[key] for key in (self.laid_field, "turn") if key in form}
        if "at" in form:
            args.update(q=form["at"][0], r=form["at"][1])
        if "bee" in form:
            args["bee" if kind == "put" else "name"] = form["bee"]
        if kind == "lay":
            args["price"] = int(state.price())
        if kind == "feed":
            args["load"] = LOADS[state.bees.load[state.first_bee() + subject_of(action)]] or "nothing"
        return f"do-{kind}", args
