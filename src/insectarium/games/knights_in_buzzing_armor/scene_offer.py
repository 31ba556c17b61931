"""The four stacks with their open tiles, the price of the next, and the stock of pollen and honey."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.scene_layout import Layout
from insectarium.games._bees.scene_stock import note_nodes, stock_nodes, title_nodes
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._bees.sprites import BeeSheet
from insectarium.games._bees.sprites_tiles import SIZE, WIDTH
from insectarium.games._hexes.picture import Point
from insectarium.games._hexes.scene_parts import Box, pile_node
from insectarium.games.knights_in_buzzing_armor.nodes import open_node, stack_node
from insectarium.games.knights_in_buzzing_armor.state import STACK_NAMES
from insectarium.scene import Node

TITLE = 34.0
STOCK_TITLE = 100.0
LAYER = 1
BACKS = {"meadow": "meadow", "hive": "plain", "breeding": "breeding", "honey": "honey"}


def offer_nodes(table: dict[str, Any], places: Layout, sheet: BeeSheet, words: BeeWords) -> list[Node]:
    box = places.offer
    price = table["price"] if table["phase"] in ("lay", "put") else None
    nodes = [box.ground("offer"), *title_nodes("offer-title", TITLE, 150, price, box, words)]
    for stack, name in enumerate(STACK_NAMES):
        pile, opened, small, large = _places(places, stack)
        size = table["stacks"][name]
        label = words.own("label-stack", stack=name, tiles=size)
        nodes.append(pile_node(stack_node(stack), f"back-{BACKS[name]}", "gap", pile, small, size, label))
        code = table["open"][name]
        if code is None:
            label = words.own("label-empty-open")
            nodes.append(Node(open_node(stack), "gap", *opened, 0, large, LAYER, label))
        else:
            price = table["price"] or 0
            label = words.own("label-open", tile=words.tile(sheet.kinds[code]), price=price)
            nodes.append(Node(open_node(stack), sheet.tile(code), *opened, 0, large, LAYER + 1, label))
    return nodes


def _places(places: Layout, stack: int) -> tuple[Point, Point, float, float]:
    """Where a stack and its open tile lie, and their scales."""
    box = places.offer
    if places.offer_in_line:
        step = (box.width - 12) / len(STACK_NAMES)
        x = round(box.x + 6 + (stack + 0.5) * step, 1)
        large = round(min((step - 8) / WIDTH, 136 / (2 * SIZE)), 3)
        return (x, box.bottom - 32), (x, box.y + TITLE + 68), 0.44, large
    high = (box.height - TITLE - 6) / len(STACK_NAMES)
    y = round(box.y + TITLE + (stack + 0.5) * high, 1)
    large = round((high - 2) / (2 * SIZE), 3)
    return (box.x + 92, y), (box.x + 214, y), round(large * 0.8, 3), large


def stock_and_note(table: dict[str, Any], box: Box, words: BeeWords) -> list[Node]:
    near = bool(table["ends"]) or table["phase"] == "over"
    note = note_nodes(standing(table, words), near, STOCK_TITLE, 38, 1, box)
    return stock_nodes(table, STOCK_TITLE, box, words) + note


def standing(table: dict[str, Any], words: BeeWords) -> str:
    """How near the end is: how many stacks have run out."""
    if table["phase"] == "over":
        return words.own("scene-over")
    if table["ends"]:
        return words.own("scene-last-turn")
    return words.own("scene-stacks-out", stacks=sum(size == 0 for size in table["stacks"].values()))
