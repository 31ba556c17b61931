"""Buttons for what is no thing on the table, and the packet of tiles from which one is kept."""

from __future__ import annotations

from typing import Any

from insectarium.games._ants.scene_layout import BUTTON_HEIGHT, BUTTON_WIDTHS, Layout
from insectarium.games._ants.scene_words import AntWords
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.sprites_tiles import SIZE, WIDTH
from insectarium.games._hexes.letters import fitting
from insectarium.games._hexes.scene_parts import Box, hand_places, words_node
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT

LAYER = 2
BUTTON_STEP = 60.0
# What buttons there are, by the first word of their names, in the order in which they stand.
BUTTONS = {
    "put": ("queen", "worker", "nothing"),
    "hatch": ("worker", "soldier"),
    "do": ("collect", "feed", "mate", "leave"),
    "button": ("stop_laying", "stop_buying", "next_type", "end_actions", "keep_limit"),
}
_ORDER = {kind: place for place, kind in enumerate(BUTTONS)}


def wanted_buttons(words: AntWords) -> list[str]:
    """A button for every choice that is neither a tile, a place nor an ant."""
    return sorted((name for name in words.lit if name.split("-")[0] in BUTTONS), key=_order)


def _order(name: str) -> tuple[int, list[str], int]:
    kind, what, *ant = name.split("-")
    return _ORDER[kind], ant, BUTTONS[kind].index(what)


def button_lines(count: int, places: Layout) -> int:
    """Two in a line, or three where there would be too many lines."""
    lines = -(-count // 2)
    return lines if lines * BUTTON_STEP <= places.actions.height + BUTTON_STEP / 2 else -(-count // 3)


def button_nodes(table: dict[str, Any], wanted: list[str], places: Layout, words: AntWords) -> list[Node]:
    box, lines = places.actions, max(1, button_lines(len(wanted), places))
    columns = max(1, -(-len(wanted) // lines))
    step_x, step_y = box.width / columns, min(box.height / lines, BUTTON_STEP)
    scale = round(min((step_x - 10) / BUTTON_WIDTHS[places.button], (step_y - 8) / BUTTON_HEIGHT), 3)
    nodes: list[Node] = []
    for number, name in enumerate(wanted):
        x = round(box.x + (number % columns + 0.5) * step_x, 1)
        y = round(box.y + (number // columns + 0.5) * step_y, 1)
        nodes += _button(table, name, (x, y), scale, places.button, words)
    return nodes


def _button(
    table: dict[str, Any], name: str, at: tuple[float, float], scale: float, sprite: str, words: AntWords
) -> list[Node]:
    room = BUTTON_WIDTHS[sprite] - 14
    kind, what, *ant = name.split("-")
    if kind != "do":
        value = _general(table, kind, what, words)
        text = Text(value, fitting(value, 17, room, bold=True), bold=True)
        return [Node(name, sprite, *at, 0, scale, LAYER, value, text)]
    value, who = words.say(f"deed-{what}"), words.ant(ant[0])
    text = Text(value, fitting(value, 16, room, bold=True), bold=True, dy=8)
    above = Text(who, fitting(who, 13, room), colour=INK_SOFT, dy=-11)
    return [
        Node(name, sprite, *at, 0, scale, LAYER, f"{who}: {value}", text),
        Node(
            f"{name}-who", x=at[0], y=at[1], scale=scale, layer=LAYER + 1, label=who, text=above, quiet=True
        ),
    ]


def _general(table: dict[str, Any], kind: str, what: str, words: AntWords) -> str:
    if kind == "put":
        return words.say(f"put-{what}")
    return (
        words.say(f"hatch-{what}") if kind == "hatch" else words.say(f"button-{what}", phase=table["phase"])
    )


def packet_nodes(draft: dict[str, Any], box: Box, sheet: AntSheet, words: AntWords) -> list[Node]:
    """The packet that goes round, face down for those who have not held it."""
    title = words.say("scene-packet", ground=draft["ground"])
    nodes = [words_node("packet", box.x + 4, box.y + 14, title, 18, box.width - 8, italic=True)]
    room = Box(box.x, box.y + 30, box.width, box.height - 32)
    scale, spots = hand_places(draft["size"], room, (WIDTH + 8, 2 * SIZE + 8), 1.0)
    for place, at in enumerate(spots):
        code = draft["packet"][place] if draft["packet"] else None
        if code is None:
            sprite, label = f"back-{draft['ground']}", words.say("label-hidden")
        else:
            sprite, label = sheet.tile(code), words.say("label-packet", tile=words.tile(sheet.kinds[code]))
        nodes.append(Node(f"packet-{place}", sprite, *at, 0, scale, LAYER, label))
    return nodes
