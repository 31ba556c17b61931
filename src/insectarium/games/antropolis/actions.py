"""Actions of Antropolis: those of both games, and workers put on new tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from insectarium.games._ants.actions import WORDS_ALONE, AntActions
from insectarium.games._ants.codes import PUT
from insectarium.games._hexes.forms import lane_in, lane_words, one_of, read_lane
from insectarium.games.antropolis.codes import PUTS, VERBS
from insectarium.games.antropolis.state import ANT_NAMES, MARKET_PLACES


class Actions(AntActions):
    title = "Antropolis"
    verbs = VERBS
    ant_names = ANT_NAMES
    market_places = int(MARKET_PLACES)
    words_alone: ClassVar[dict[str, str]] = {**WORDS_ALONE, "end actions": "end_actions"}
    examples = (
        "lay u2a 2,0 turn 1, stop laying, put queen, put worker lane 2, put nothing, buy nest 1 2,0 turn 0, "
        "stop buying, walk w1 2,0, collect w1, feed w1, leave q1, end actions, buy nest 1, raise limit, "
        "keep limit, draw tunnel"
    )

    def fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        if verb == PUT:
            return {"ant": PUTS[subject] if subject < len(PUTS) else "", "lane": where}
        return super().fields(verb, subject, where)

    def numbers(self, verb: int, form: Mapping[str, Any]) -> tuple[int, int]:
        if verb == PUT:
            return one_of(form, "ant", PUTS), lane_in(form)
        return super().numbers(verb, form)

    def words(self, form: Mapping[str, Any]) -> str:
        if form["kind"] == "put":
            return f"put {form['ant']}{lane_words(form)}"
        return super().words(form)

    def read(self, first: str, rest: list[str]) -> dict[str, Any] | None:
        if first == "put" and len(rest) in (1, 3):
            return {"kind": "put", "ant": rest[0], "lane": read_lane(rest[1:])}
        return super().read(first, rest)
