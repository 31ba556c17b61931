"""Actions that both games of the ants have: number ↔ structured value ↔ words of a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from insectarium.core.message import Value
from insectarium.games._ants.codes import BUY, BUY_AND_LAY, COLLECT, DRAW, FEED, LAY, LEAVE, WALK
from insectarium.games._ants.table import AntTable, ant_facts
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.actions import HexActions, name_in
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.codes import subject_of
from insectarium.games._hexes.forms import (
    number_in,
    one_of,
    read_number,
    read_spot,
    read_tile,
    spot_fields,
    spot_place,
    spot_words,
    tile_fields,
    tile_place,
    tile_words,
)
from insectarium.games._hexes.grid import cell_at

DEGREES = 60
# What is done at a place of the board, not on an empty space beside it.
AT_A_SPOT = ("walk", "kidnap", "attack", "flee", "escape")
WORDS_ALONE = {
    "stop laying": "stop_laying",
    "stop buying": "stop_buying",
    "raise limit": "raise",
    "keep limit": "keep_limit",
}


class AntActions(HexActions):
    """A game adds its own verbs."""

    ant_names: ClassVar[tuple[str, ...]]
    market_places: ClassVar[int]

    # Numbers and forms

    def fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        """The fields of a form besides its kind; a game adds those of its own verbs."""
        if verb == LAY:
            return {"tile": self.code_of(subject), **tile_fields(where)}
        if verb == BUY_AND_LAY:
            return {**self._market_fields(subject), **tile_fields(where)}
        if verb == BUY:
            return self._market_fields(subject)
        if verb == WALK:
            return {"ant": self.ant_name(subject), **spot_fields(where)}
        if verb in (COLLECT, FEED, LEAVE):
            return {"ant": self.ant_name(subject)}
        if verb == DRAW:
            return {"pile": GROUNDS[subject] if subject < ROWS else ""}
        return {}

    def numbers(self, verb: int, form: Mapping[str, Any]) -> tuple[int, int]:
        """The subject and the place of a form; a game adds those of its own verbs."""
        if verb == LAY:
            kind = self.kind_of(form.get("tile"))
            return kind, tile_place(form, int(self.tables.kinds.rotations[kind]))
        if verb == BUY_AND_LAY:
            return self._market_slot(form), tile_place(form)
        if verb == BUY:
            return self._market_slot(form), 0
        if verb == WALK:
            return one_of(form, "ant", self.ant_names), spot_place(form)
        if verb in (COLLECT, FEED, LEAVE):
            return one_of(form, "ant", self.ant_names), 0
        if verb == DRAW:
            return one_of(form, "pile", GROUNDS), 0
        return 0, 0

    def ant_name(self, number: int) -> str:
        return name_in(self.ant_names, number)

    def _market_fields(self, slot: int) -> dict[str, Any]:
        row, place = divmod(slot, self.market_places)
        return {"row": GROUNDS[row] if row < ROWS else "", "price": place + 1}

    def _market_slot(self, form: Mapping[str, Any]) -> int:
        price = number_in(form, "price", 1, self.market_places)
        return one_of(form, "row", GROUNDS) * self.market_places + price - 1

    # Words

    def words(self, form: Mapping[str, Any]) -> str:
        """The words of a form that needs more than its kind; a game adds those of its own verbs."""
        kind = form["kind"]
        if kind == "lay":
            return f"lay {form['tile'].lower()} {tile_words(form)}"
        if kind == "buy_and_lay":
            return f"buy {form['row']} {form['price']} {tile_words(form)}"
        if kind == "buy":
            return f"buy {form['row']} {form['price']}"
        if kind == "walk":
            return f"walk {form['ant']} {spot_words(form)}"
        return f"{kind} {form.get('ant', form.get('pile'))}"

    def read(self, first: str, rest: list[str]) -> dict[str, Any] | None:
        """The form that these words mean, None if they mean nothing; a game adds its own words."""
        if first == "lay" and (tile := read_tile(rest[1:])):
            return {"kind": "lay", "tile": rest[0], **tile}
        if first == "buy" and len(rest) == 2:
            return {"kind": "buy", "row": rest[0], "price": read_number(rest[1])}
        if first == "buy" and (tile := read_tile(rest[2:])):
            return {"kind": "buy_and_lay", "row": rest[0], "price": read_number(rest[1]), **tile}
        if first == "walk" and (spot := read_spot(rest[1:])):
            return {"kind": "walk", "ant": rest[0], **spot}
        if first in ("collect", "feed", "leave") and len(rest) == 1:
            return {"kind": first, "ant": rest[0]}
        if first == "draw" and len(rest) == 1:
            return {"kind": "draw", "pile": rest[0]}
        return None

    # Sentences

    def description(self, state: AntTable, action: int) -> tuple[str, dict[str, Value]]:
        """The sentence that tells of an action, and its facts; a game adds those of its own verbs."""
        form = self.decode(action)
        kind = form["kind"]
        args: dict[str, Value] = {}
        if "at" in form:
            args.update(q=form["at"][0], r=form["at"][1])
        args.update({key: form[key] for key in ("tile", "price", "ant") if key in form})
        if "turn" in form:
            args["degrees"] = DEGREES * form["turn"]
        if form.get("ant") in self.ant_names:
            args.update(ant_facts(form["ant"]))
        if kind in AT_A_SPOT:
            args["ground"] = ground_at(state, form)
        if "lane" in form:
            args["lane"] = form["lane"] + 1 if has_lanes(state, form) else 0
        if "row" in form or "pile" in form:
            args["ground"] = form.get("row", form.get("pile", ""))
        if kind == "lay":
            args["price"] = int(state.lay_price())
        if kind in ("buy_and_lay", "buy"):
            args["tile"] = _market_tile(state, int(subject_of(action)))
        if kind == "raise":
            args["price"] = int(state.rules.limit_price)
            args["limit"] = int(state.limits[state.active]) + 1
        if kind == "leave":
            # ANT-069, SUP-083
            args["price"] = 0 if state.rules.first_edition else min(1, int(state.track.points[state.active]))
        return f"do-{kind}", args


def has_lanes(state: AntTable, form: Mapping[str, Any]) -> bool:
    """Whether the tile that a form names, or else the one just laid, has two lanes."""
    if "at" not in form:
        return bool(state.board.spots_of(state.fresh_tile()) > 1)
    tile = state.board.tile_at(cell_at(*form["at"]))
    return bool(tile >= 0 and state.board.spots_of(tile) > 1)


def ground_at(state: AntTable, form: Mapping[str, Any]) -> str:
    """The ground of the tile that a form names; where none lies, nothing can be told of it."""
    tile = state.board.tile_at(cell_at(*form["at"]))
    return GROUNDS[state.board.ground_of(tile * SPOTS_PER_TILE)] if tile >= 0 else ""


def _market_tile(state: AntTable, slot: int) -> str:
    kind = int(state.market.open[slot]) if slot < len(state.market.open) else -1
    return state.tables.kinds.ids[kind] if kind >= 0 else ""
