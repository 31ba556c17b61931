"""The open tiles with the price of the next, the supply, and the stock of pollen and honey."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.scene_layout import Layout
from insectarium.games._bees.scene_stock import note_nodes, stock_nodes, title_nodes
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._bees.sprites import BeeSheet
from insectarium.games._bees.sprites_tiles import SIZE, WIDTH
from insectarium.games._hexes.picture import Point
from insectarium.games._hexes.scene_parts import Box, pile_node
from insectarium.games.happy_honey_beez.nodes import open_node
from insectarium.scene import Node
from insectarium.scene.model import first_equal

TITLE = 32.0
STOCK_TITLE = 90.0
LAYER = 1


def open_nodes(table: dict[str, Any], places: Layout, sheet: BeeSheet, words: BeeWords) -> list[Node]:
    box = places.offer
    is_told = table["phase"] in ("lay", "put") and table["price"] and any(table["open"])
    price = table["price"] if is_told else None
    nodes = [box.ground("open"), *title_nodes("open-title", TITLE, 130, price, box, words)]
    scale, spots, pile = _places(places)
    for place, code in enumerate(table["open"]):
        name, at = open_node(place), spots[place]
        if code is None:
            nodes.append(Node(name, "gap", *at, 0, scale, LAYER, words.own("label-empty-open")))
        else:
            label = words.own("label-open", tile=words.tile(sheet.kinds[code]), price=table["price"])
            like = first_equal([open_node(each) for each in range(len(spots))], table["open"], place)
            nodes.append(Node(name, sheet.tile(code), *at, 0, scale, LAYER + 1, label, like=like))
    left = len(table["supply"])
    label = words.own("label-supply", tiles=left)
    nodes.append(pile_node("supply", "back-plain", "gap", pile, round(scale * 0.86, 3), left, label))
    return nodes


def _places(places: Layout) -> tuple[float, list[Point], Point]:
    """The scale of the open tiles, where each lies, and where the supply lies."""
    box = places.offer
    columns, lines = (5, 1) if places.offer_in_line else (2, 3)
    step, high = (box.width - 12) / columns, (box.height - TITLE - 6) / lines
    scale = round(min((step - 8) / WIDTH, (high - 6) / (2 * SIZE)), 3)

    def at(column: float, line: float) -> Point:
        return round(box.x + 6 + (column + 0.5) * step, 1), round(box.y + TITLE + (line + 0.5) * high, 1)

    if places.offer_in_line:
        return scale, [at(column, 0) for column in range(4)], at(4, 0)
    return scale, [at(0, 0), at(1, 0), at(0, 1), at(1, 1)], at(0.5, 2)


def stock_and_note(table: dict[str, Any], box: Box, words: BeeWords) -> list[Node]:
    note = note_nodes(standing(table, words), table["ends"], STOCK_TITLE, 46, 3, box)
    return stock_nodes(table, STOCK_TITLE, box, words) + note


def standing(table: dict[str, Any], words: BeeWords) -> str:
    """How near the end is; otherwise how many tiles have left the game."""
    if table["phase"] == "over":
        return words.own("scene-over")
    if table["ends"]:
        return words.own("scene-last-turn")
    removed = len(table["removed"])
    return words.own("scene-removed", tiles=removed) if removed else ""
