"""The open tiles with the price of the next, the supply, and the stock of pollen and honey."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.scene_layout import Layout
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._bees.sprites import BeeSheet
from insectarium.games._bees.sprites_tiles import SIZE, WIDTH
from insectarium.games._hexes.letters import fitting, lines_of
from insectarium.games._hexes.picture import Point
from insectarium.games._hexes.scene_parts import Box, pile_node, price_nodes, words_node
from insectarium.games.happy_honey_beez.nodes import open_node
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT, RED

TITLE = 32.0
LAYER = 1


def open_nodes(table: dict[str, Any], places: Layout, sheet: BeeSheet, words: BeeWords) -> list[Node]:
    box = places.offer
    nodes = [box.ground("open"), *_title(table, box, words)]
    scale, spots, pile = _places(places)
    for place, code in enumerate(table["open"]):
        name, at = open_node(place), spots[place]
        if code is None:
            nodes.append(Node(name, "gap", *at, 0, scale, LAYER, words.own("label-empty-open")))
        else:
            label = words.own("label-open", tile=words.tile(sheet.kinds[code]), price=table["price"])
            nodes.append(Node(name, sheet.tile(code), *at, 0, scale, LAYER + 1, label))
    left = len(table["supply"])
    label = words.own("label-supply", tiles=left)
    nodes.append(pile_node("supply", "back-plain", "gap", pile, round(scale * 0.86, 3), left, label))
    return nodes


def _title(table: dict[str, Any], box: Box, words: BeeWords) -> list[Node]:
    y = box.y + TITLE / 2 + 3
    title = words.own("scene-open")
    nodes = [words_node("open-title", box.x + 14, y, title, 18, 130, italic=True, colour=INK_SOFT)]
    if table["phase"] in ("lay", "put") and table["price"] and any(table["open"]):
        price = words.own("scene-price")
        nodes.append(
            words_node("price-title", box.right - 62, y, price, 16, 110, "end", italic=True, colour=INK_SOFT)
        )
        nodes += price_nodes("price", "pollen", table["price"], (box.right - 34, y))
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


def stock_nodes(table: dict[str, Any], box: Box, words: BeeWords) -> list[Node]:
    """Pollen and honey for everybody, and where the match stands."""
    tokens = table["tokens"]
    y = box.y + 33
    nodes = [
        box.ground("stock"),
        words_node(
            "stock-title", box.x + 14, y, words.own("scene-stock"), 18, 90, italic=True, colour=INK_SOFT
        ),
    ]
    for name, x in (("pollen", box.x + 130), ("honey", box.x + 216)):
        count = Text(str(tokens[name]), 22, "start", bold=True, dx=16)
        label = words.own(f"label-{name}-stock", count=tokens[name])
        nodes.append(Node(f"stock-{name}", name, x, y, 0, 1.05, LAYER, label, count))
    wide = box.width > 400
    room, left, top = (box.width - 310, box.x + 296, y) if wide else (box.width - 28, box.x + 14, y + 46)
    return nodes + _notes(table, left, top, room, 1 if wide else 3, words)


def _notes(table: dict[str, Any], x: float, y: float, room: float, most: int, words: BeeWords) -> list[Node]:
    note, bold = standing(table, words), table["ends"]
    colour = RED if bold else INK_SOFT
    return [
        Node(
            f"note-{number}",
            x=x,
            y=y + 22 * number,
            layer=LAYER,
            label=line,
            text=Text(line, fitting(line, 16, room, bold), "start", bold, not bold, colour),
            quiet=True,
        )
        for number, line in enumerate(lines_of(note, 16, room, most, bold))
    ]


def standing(table: dict[str, Any], words: BeeWords) -> str:
    """How near the end is; otherwise how many tiles have left the game."""
    if table["phase"] == "over":
        return words.own("scene-over")
    if table["ends"]:
        return words.own("scene-last-turn")
    removed = len(table["removed"])
    return words.own("scene-removed", tiles=removed) if removed else ""
