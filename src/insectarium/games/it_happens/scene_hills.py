"""The open hills with their dice and point tiles, and the one that has just been rolled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.game import View
from insectarium.games.it_happens.nodes import die_node, hill_node
from insectarium.games.it_happens.scene_layout import FOOT, Layout
from insectarium.games.it_happens.scene_words import SceneWords
from insectarium.games.it_happens.sprites import ItHappensSheet
from insectarium.games.it_happens.sprites_dice import MARKS, TONES, die_name
from insectarium.games.it_happens.sprites_hills import BASE, HEIGHT, WIDTH, cell_place
from insectarium.games.it_happens.state import COLOURS
from insectarium.games.it_happens.words import offer_facts
from insectarium.scene import SEAT_SHAPES, Node, Text
from insectarium.scene.palette import INK_SOFT

HILL_LAYER, DIE_LAYER, SIGN_LAYER = 1, 4, 3
TILE_SCALE = 0.92


def hill_nodes(view: View, places: Layout, sheet: ItHappensSheet, words: SceneWords) -> list[Node]:
    table = view["table"]
    nodes: list[Node] = []
    for slot, hill in enumerate(table["hills"]):
        x, y = places.hills[slot]
        label = words.hill_label(slot, hill)
        nodes.append(Node(hill_node(hill["id"]), sheet.hill(hill["id"]), x, y, layer=HILL_LAYER, label=label))
        number = Text(str(slot + 1), 26, italic=True, colour=INK_SOFT)
        at = (x - WIDTH / 2 + 16, y - HEIGHT / 2 + 18)
        nodes.append(
            Node(f"number-{slot}", "", *at, layer=SIGN_LAYER, label=str(slot + 1), text=number, quiet=True)
        )
        for column, content in enumerate(hill["columns"]):
            nodes += _column(slot, column, content, x, y, words)
        nodes += _tiles(slot, hill, x, y + FOOT + 46, words)
        nodes += _offer(view, slot, x, y, words)
    return nodes


def _column(
    slot: int, column: int, content: Mapping[str, Any], x: float, y: float, words: SceneWords
) -> list[Node]:
    """Dice, below them their sum on the shape of their colour, above them a sign for the ranks that win."""
    if content["colour"] is None:
        return []
    nodes = []
    colour = COLOURS.index(content["colour"])
    for space, die in enumerate(content["dice"]):
        dx, dy = cell_place(column, space)
        name = die_node(content["colour"], die["which"])
        sprite = die_name(colour, die["number"])
        nodes.append(
            Node(name, sprite, x + dx, y + dy, layer=DIE_LAYER, label=str(die["number"]), quiet=True)
        )
    dx = cell_place(column, 0)[0]
    low = 3.0 if SEAT_SHAPES[colour] == "triangle" else 0.0
    total = Text(str(content["sum"]), 19, bold=True, colour=MARKS[colour], dy=low)
    shape = f"sum-{SEAT_SHAPES[colour]}"
    at = (x + dx, y + BASE + 22)
    nodes.append(
        Node(f"sum-{slot}-{column}", shape, *at, 0, 0.86, SIGN_LAYER, total.value, total, TONES[colour], True)
    )
    if content["rank"] <= 2:
        sign = f"rank-{content['rank']}"
        at = (x + dx, y + cell_place(column, len(content["spaces"]) - 1)[1] - 40)
        label = words.tell("rank-name", rank=content["rank"])
        nodes.append(Node(f"rank-{slot}-{column}", sign, *at, layer=SIGN_LAYER, label=label, quiet=True))
    return nodes


def _tiles(slot: int, hill: Mapping[str, Any], x: float, y: float, words: SceneWords) -> list[Node]:
    nodes = []
    for tile, dx in (("queen", -WIDTH / 2 + 60), ("general", -WIDTH / 2 + 136)):
        nodes.append(point_tile(tile, hill["id"], hill[tile], x + dx, y, TILE_SCALE, words))
    number = Text(f"= {hill['worm_number']}", 20, bold=True, dx=-19)
    label = words.tell("label-worm-number", number=hill["worm_number"])
    nodes.append(Node(f"worm-number-{slot}", "worm-sign", x + 96, y, 0, 1, SIGN_LAYER, label, number))
    return nodes


def point_tile(
    tile: str, hill: str, points: int, x: float, y: float, scale: float, words: SceneWords
) -> Node:
    """A tile keeps its node from the hill to whoever wins it."""
    value = Text(str(points), 26, bold=True, dx=17, dy=8)
    label = words.tell(f"label-{tile}-tile", points=points)
    return Node(f"{tile}-{hill}", f"{tile}-tile", x, y, 0, scale, SIGN_LAYER, label, value)


def _offer(view: View, slot: int, x: float, y: float, words: SceneWords) -> list[Node]:
    """Where the next die would go in this hill, and what the one in hand would be worth there."""
    table = view["table"]
    die = table["die"]
    colour = die["colour"] if die else COLOURS[table["turn"]]
    for offer in table["offers"].get(colour, ()):
        if offer["slot"] == slot:
            dx, dy = cell_place(offer["column"], offer["space"])
            label = words.tell("label-ghost", column=offer["column"] + 1)
            at = (x + dx, y + dy)
            ghost = Node(f"ghost-{slot}", "ghost", *at, layer=SIGN_LAYER, label=label, quiet=True)
            return [ghost, *(_worth(offer, die["number"], x, y + FOOT + 110, words) if die else [])]
    return []


def _worth(offer: Mapping[str, Any], number: int, x: float, y: float, words: SceneWords) -> list[Node]:
    name = f"offer-{offer['slot']}"
    told = words.say("scene-offer", offer_facts(offer, number))
    if offer["picture"] is None:
        return [_tag(name, "offer", x, y, told, told)]
    gain = words.tell("scene-offer-gain", thing=words.thing(offer["picture"]))
    # Both in one line would be wider than the hill.
    first = _tag(name, "offer-gain", x, y, f"{told} · {gain}", told, -10)
    return [first, _tag(f"{name}-gain", "", x, y, gain, gain, 10)]


def _tag(id: str, sprite: str, x: float, y: float, label: str, line: str, low: float = 0) -> Node:
    return Node(id, sprite, x, y, 0, 1, SIGN_LAYER, label, Text(line, 17, bold=True, dy=low), quiet=True)
