"""The title above the open tiles with the price of the next, and the stock of pollen and honey."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._hexes.letters import fitting, lines_of
from insectarium.games._hexes.scene_parts import Box, price_nodes, words_node
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT, RED

LAYER = 1
# From here on there is room for a note beside the stock.
WIDE = 400.0


def title_nodes(
    name: str, height: float, width: float, price: int | None, box: Box, words: BeeWords
) -> list[Node]:
    """Above open tiles; without a price nothing is said about it."""
    y = box.y + height / 2 + 3
    title = words.own("scene-open")
    nodes = [words_node(name, box.x + 14, y, title, 18, width, italic=True, colour=INK_SOFT)]
    if price is not None:
        said = words.own("scene-price")
        nodes.append(
            words_node("price-title", box.right - 62, y, said, 16, 110, "end", italic=True, colour=INK_SOFT)
        )
        nodes += price_nodes("price", "pollen", price, (box.right - 34, y))
    return nodes


def stock_nodes(table: dict[str, Any], width: float, box: Box, words: BeeWords) -> list[Node]:
    """Pollen and honey for everybody, behind a title of this width."""
    y = box.y + 33
    title = words.own("scene-stock")
    nodes = [
        box.ground("stock"),
        words_node("stock-title", box.x + 14, y, title, 18, width, italic=True, colour=INK_SOFT),
    ]
    for name, x in (("pollen", box.x + (40 + width)), ("honey", box.x + (126 + width))):
        tokens = table["tokens"][name]
        count = Text(str(tokens), 22, "start", bold=True, dx=16)
        label = words.own(f"label-{name}-stock", count=tokens)
        nodes.append(Node(f"stock-{name}", name, x, y, 0, 1.05, LAYER, label, count))
    return nodes


def note_nodes(note: str, is_near: bool, width: float, below: float, most_lines: int, box: Box) -> list[Node]:
    """Where the match stands, beside the stock or so far below it; set off when the end is near."""
    x, y, room = box.x + 14, box.y + 33 + below, box.width - 28
    if box.width > WIDE:
        x, y, room, most_lines = box.x + (206 + width), box.y + 33, box.width - (220 + width), 1
    nodes = []
    for number, line in enumerate(lines_of(note, 16, room, most_lines, is_near)):
        colour = RED if is_near else INK_SOFT
        text = Text(line, fitting(line, 16, room, is_near), "start", is_near, not is_near, colour)
        at = (x, y + 22 * number)
        nodes.append(Node(f"note-{number}", "", *at, layer=LAYER, label=line, text=text, quiet=True))
    return nodes
