"""The four stacks with their open tiles, the price of the next, and the stock of pollen and honey."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.scene_layout import Layout
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._bees.sprites import BeeSheet
from insectarium.games._bees.sprites_tiles import SIZE, WIDTH
from insectarium.games._hexes.letters import fitting, lines_of
from insectarium.games._hexes.picture import Point
from insectarium.games._hexes.scene_parts import Box, pile_node, price_nodes, words_node
from insectarium.games.knights_in_buzzing_armor.nodes import open_node, stack_node
from insectarium.games.knights_in_buzzing_armor.state import STACK_NAMES
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT, RED

TITLE = 34.0
LAYER = 1
BACKS = {"meadow": "meadow", "hive": "plain", "breeding": "breeding", "honey": "honey"}


def offer_nodes(table: dict[str, Any], places: Layout, sheet: BeeSheet, words: BeeWords) -> list[Node]:
    box = places.offer
    nodes = [box.ground("offer"), *_title(table, box, words)]
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


def _title(table: dict[str, Any], box: Box, words: BeeWords) -> list[Node]:
    y = box.y + TITLE / 2 + 3
    title = words.own("scene-open")
    nodes = [words_node("offer-title", box.x + 14, y, title, 18, 150, italic=True, colour=INK_SOFT)]
    if table["phase"] in ("lay", "put") and table["price"] is not None:
        price = words.own("scene-price")
        nodes.append(
            words_node("price-title", box.right - 62, y, price, 16, 110, "end", italic=True, colour=INK_SOFT)
        )
        nodes += price_nodes("price", "pollen", table["price"], (box.right - 34, y))
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


def stock_nodes(table: dict[str, Any], box: Box, words: BeeWords) -> list[Node]:
    """Pollen and honey for everybody, and where the match stands."""
    tokens = table["tokens"]
    y = box.y + 33
    title = words.own("scene-stock")
    nodes = [
        box.ground("stock"),
        words_node("stock-title", box.x + 14, y, title, 18, 100, italic=True, colour=INK_SOFT),
    ]
    for name, x in (("pollen", box.x + 140), ("honey", box.x + 226)):
        count = Text(str(tokens[name]), 22, "start", bold=True, dx=16)
        label = words.own(f"label-{name}-stock", count=tokens[name])
        nodes.append(Node(f"stock-{name}", name, x, y, 0, 1.05, LAYER, label, count))
    wide = box.width > 400
    room, left, top = (box.width - 320, box.x + 306, y) if wide else (box.width - 28, box.x + 14, y + 38)
    return nodes + _note(table, left, top, room, words)


def _note(table: dict[str, Any], x: float, y: float, room: float, words: BeeWords) -> list[Node]:
    near = bool(table["ends"]) or table["phase"] == "over"
    nodes = []
    for number, line in enumerate(lines_of(standing(table, words), 16, room, 1, near)):
        text = Text(line, fitting(line, 16, room, near), "start", near, not near, RED if near else INK_SOFT)
        at = (x, y + 22 * number)
        nodes.append(Node(f"note-{number}", "", *at, layer=LAYER, label=line, text=text, quiet=True))
    return nodes


def standing(table: dict[str, Any], words: BeeWords) -> str:
    """How near the end is: how many stacks have run out."""
    if table["phase"] == "over":
        return words.own("scene-over")
    if table["ends"]:
        return words.own("scene-last-turn")
    return words.own("scene-stacks-out", stacks=sum(size == 0 for size in table["stacks"].values()))
