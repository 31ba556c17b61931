"""The territory with its numbers and crosses, and the leaves of the regions."""

from __future__ import annotations

from typing import Any

from insectarium.core.game import View
from insectarium.games.marabunta.grid import COLUMNS
from insectarium.games.marabunta.nodes import hex_node, sheet_node
from insectarium.games.marabunta.scene_layout import HEX_HEIGHT, LEAF_STEP_X, LEAF_STEP_Y, Frame, Point
from insectarium.games.marabunta.scene_words import Words
from insectarium.games.marabunta.sprites_regions import (
    DEEP,
    LEAF_HEIGHT,
    LEAF_WIDTH,
    SEAT_INKS,
    SIZE,
    circle_place,
    hex_sprite,
)
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK, INK_SOFT, WHITE

MARK_LAYER = 3


def hex_place(hex: int) -> Point:
    row, column = divmod(hex, int(COLUMNS))
    return SIZE * (1 + 1.5 * column), HEX_HEIGHT * (row + 0.5 + (column % 2) / 2)


def territory_nodes(view: View, frame: Frame, words: Words) -> list[Node]:
    nodes: list[Node] = []
    for number, hex in enumerate(view["table"]["hexes"]):
        x, y = frame.at(*hex_place(number))
        sprite = hex_sprite(hex["region"], hex["symbol"])
        name = Text(hex["name"], 10, colour=DEEP[hex["region"]], dy=28)
        nodes.append(Node(hex_node(hex["name"]), sprite, x, y, 0, frame.scale, 1, _label(hex, words), name))
        nodes += _mark(hex, x, y, frame, words)
    return nodes


def _label(hex: dict[str, Any], words: Words) -> str:
    base = words.say("label-hex", hex=hex["name"], region=hex["region"], symbol=hex["symbol"] or "none")
    if "number" in hex:
        return words.say("label-hex-number", hex=base, number=hex["number"], who=words.name(hex["seat"]))
    return words.say("label-hex-crossed", hex=base) if hex.get("crossed") else base


def _mark(hex: dict[str, Any], x: float, y: float, frame: Frame, words: Words) -> list[Node]:
    if "number" in hex:
        text = Text(str(hex["number"]), 28, bold=True, colour=WHITE)
        sprite = f"number-{hex['seat']}"
    elif hex.get("crossed"):
        text, sprite = None, "cross"
    else:
        return []
    label = _label(hex, words)
    return [Node(f"mark-{hex['name']}", sprite, x, y, 0, frame.scale, MARK_LAYER, label, text, quiet=True)]


def leaf_nodes(view: View, frame: Frame, words: Words) -> list[Node]:
    nodes: list[Node] = []
    for number, sheet in enumerate(view["table"]["sheets"]):
        line, column = divmod(number, 2)
        x, y = frame.at(LEAF_WIDTH / 2 + column * LEAF_STEP_X, LEAF_HEIGHT / 2 + line * LEAF_STEP_Y)
        nodes += _leaf(sheet, Frame(x, y, frame.scale), words)
    return nodes


def _leaf(sheet: dict[str, Any], frame: Frame, words: Words) -> list[Node]:
    region = sheet["region"]
    red, blue = sheet["circles"]
    label = words.say(
        "label-sheet",
        region=region,
        red=red,
        blue=blue,
        blank=sheet["blank"],
        red_sum=sheet["sums"][0],
        blue_sum=sheet["sums"][1],
        hexes=sheet["available"],
    )
    nodes = [Node(sheet_node(region), f"leaf-{region}", *frame.at(0, 0), 0, frame.scale, 1, label)]
    shown = ["circle-0"] * red + ["circle-blank"] * sheet["blank"] + ["circle-1"] * blue
    for slot, sprite in enumerate(shown):
        place = frame.at(*circle_place(slot))
        nodes.append(Node(f"circle-{region}-{slot}", sprite, *place, 0, frame.scale, 2, label, quiet=True))
    return nodes + _sums(sheet, frame, label)


def _sums(sheet: dict[str, Any], frame: Frame, label: str) -> list[Node]:
    """What the numbers of both seats add up to: whoever has more is ahead in the region."""
    nodes = []
    for seat, own in enumerate(sheet["sums"]):
        ahead = own > sheet["sums"][1 - seat]
        colour = SEAT_INKS[seat] if ahead else (INK if own else INK_SOFT)
        text = Text(str(own), 24 if ahead else 18, bold=ahead, colour=colour)
        x, y = frame.at(100, -17 + 34 * seat)
        nodes.append(
            Node(f"sum-{sheet['region']}-{seat}", "", x, y, 0, frame.scale, 2, label, text, quiet=True)
        )
    return nodes
