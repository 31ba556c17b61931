"""Actions of Happy Honey Beez: those of both games of the bees, with tiles named by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from insectarium.core.message import Value
from insectarium.games._bees.actions import BeeActions
from insectarium.games._bees.table import BeeTable
from insectarium.games._bees.tiles import GROUNDS
from insectarium.games._hexes.codes import verb_of, where_of
from insectarium.games._hexes.forms import tile_place
from insectarium.games.happy_honey_beez.codes import ABANDON, FLY, PUTS, VERBS
from insectarium.games.happy_honey_beez.state import BEE_NAMES


class Actions(BeeActions):
    title = "Happy Honey Beez"
    verbs = VERBS
    bee_names = BEE_NAMES
    puts = PUTS
    laid_field = "tile"
    words_alone: ClassVar[dict[str, str]] = {"stop laying": "stop_laying", "end turn": "end_turn"}
    examples = (
        "lay h1b 1,0 turn 3, stop laying, put queen, put worker, put nothing, fly w1 2,-1, collect w1, "
        "honey w1, feed w1, abandon q, end turn"
    )

    def laid_name(self, subject: int) -> str:
        return self.code_of(subject)

    def laid_numbers(self, form: Mapping[str, Any]) -> tuple[int, int]:
        kind = self.kind_of(form.get("tile"))
        return kind, tile_place(form, int(self.tables.kinds.rotations[kind]))

    def description(self, state: BeeTable, action: int) -> tuple[str, dict[str, Value]]:
        sentence, args = super().description(state, action)
        if verb_of(action) == FLY:
            args["ground"] = _ground(state, int(where_of(action)) >> 3)
        if verb_of(action) == ABANDON:
            args["price"] = 1 if state.rules.abandon_costs_point else 0
        return sentence, args


def _ground(state: BeeTable, cell: int) -> str:
    """What lies on a cell; an empty one is taken for a meadow, where nobody lands either."""
    tile = int(state.board.tile_at(cell))
    return GROUNDS[state.board.kinds.ground[state.board.kind[tile]]] if tile >= 0 else "meadow"
