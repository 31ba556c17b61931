"""Buttons for what is no thing on the table."""

from __future__ import annotations

from insectarium.games._bees.scene_words import BEE_KINDS, BeeWords
from insectarium.games._hexes.letters import fitting
from insectarium.games._hexes.scene_parts import Box
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT

LAYER = 2
BUTTON_WIDTH, BUTTON_HEIGHT = 170.0, 48.0
LINE = 74.0
# What one bee may do comes first, then what ends something; leaving the board is rarely wanted.
_ORDER = {kind: place for place, kind in enumerate(("put", "do", "button"))}
_LAST = ("do", "abandon")


def wanted_buttons(words: BeeWords) -> list[str]:
    """A button for every choice that is neither a tile, a place nor a bee."""
    found = [name for name in words.lit if name.split("-")[0] in _ORDER]
    return sorted(found, key=_rank)


def _rank(name: str) -> tuple[int, list[str], str]:
    kind, what, *bee = name.split("-")
    return (len(_ORDER) if (kind, what) == _LAST else _ORDER[kind]), bee, name


def lines_of_buttons(wanted: list[str], columns: int) -> int:
    return -(-len(wanted) // columns)


def button_nodes(wanted: list[str], box: Box, columns: int, words: BeeWords) -> list[Node]:
    """`wanted` are the names of nodes: put-queen, do-collect-w1, button-end_turn; the game names them."""
    step_x = box.width / columns
    step_y = min(box.height / max(1, lines_of_buttons(wanted, columns)), LINE)
    scale = round(min((step_x - 8) / BUTTON_WIDTH, (step_y - 8) / BUTTON_HEIGHT), 3)
    nodes: list[Node] = []
    for number, name in enumerate(wanted):
        x = round(box.x + (number % columns + 0.5) * step_x, 1)
        y = round(box.y + (number // columns + 0.5) * step_y, 1)
        nodes += _button(name, (x, y), scale, words)
    return nodes


def _button(name: str, at: tuple[float, float], scale: float, words: BeeWords) -> list[Node]:
    kind, what, *bee = name.split("-")
    room = BUTTON_WIDTH - 14
    if not bee or bee[0][0] not in BEE_KINDS:
        value = words.own(f"{kind}-{what}", phase=words.view["table"]["phase"])
        text = Text(value, fitting(value, 18, room, bold=True), bold=True)
        return [Node(name, "button", *at, 0, scale, LAYER, value, text)]
    value, who = words.own(f"deed-{what}"), words.bee(bee[0])
    text = Text(value, fitting(value, 16, room, bold=True), bold=True, dy=9)
    above = Text(who, fitting(who, 13, room), colour=INK_SOFT, dy=-12)
    return [
        Node(name, "button", *at, 0, scale, LAYER, f"{who}: {value}", text),
        Node(
            f"{name}-who", x=at[0], y=at[1], scale=scale, layer=LAYER + 1, label=who, text=above, quiet=True
        ),
    ]
