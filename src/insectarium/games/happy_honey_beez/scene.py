"""The table of Happy Honey Beez as a picture, from a view alone."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.scene import BeeDrawing
from insectarium.games._bees.scene_layout import Layout, Sizes
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games.happy_honey_beez.scene_supply import open_nodes, standing, stock_and_note
from insectarium.scene import Node


class Drawing(BeeDrawing):
    bee_kinds = ("queen", "worker")
    short_track = 15
    track_field = "stacks"
    sizes = Sizes(
        width=1400.0,
        side=300.0,
        board=800.0,
        offer=376.0,
        stock=150.0,
        player=116.0,
        score=260.0,
        tall_offer=172.0,
        tall_board=620.0,
    )

    def offer_nodes(self, table: dict[str, Any], places: Layout, words: BeeWords) -> list[Node]:
        return open_nodes(table, places, self.sheet, words) + stock_and_note(table, places.stock, words)

    def standing(self, table: dict[str, Any], words: BeeWords) -> str:
        return standing(table, words)
