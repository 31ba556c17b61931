"""The row of tiles, the stack and the supply."""

from __future__ import annotations

from typing import Any

from insectarium.core.game import View
from insectarium.games.micropolis.nodes import barracks_node, tile_node
from insectarium.games.micropolis.scene_geometry import Point, on_tile, rotated
from insectarium.games.micropolis.scene_layout import Layout
from insectarium.games.micropolis.scene_words import Words, fitting
from insectarium.games.micropolis.scoring import BARRACKS_VALUES
from insectarium.games.micropolis.sprites import MicropolisSheet
from insectarium.games.micropolis.sprites_pieces import barracks_width
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT, WHITE

TILE_LAYER, SOLDIER_LAYER = 4, 6
BARRACKS_PLACE = on_tile(230.5, 0)
SHOWN_SOLDIERS = 5


def row_nodes(view: View, places: Layout, sheet: MicropolisSheet, words: Words) -> list[Node]:
    nodes: list[Node] = []
    index = 0
    for slot, content in enumerate(view["table"]["row"]):
        if content is None:
            nodes.append(_gap(slot, places, words))
            continue
        tile = _row_tile(content, index, slot, places, sheet, words)
        capacity = words.game.tile(content["tile"]).barracks
        nodes += [tile, *barracks_nodes(tile, content["tile"], capacity, words)]
        nodes += _standing(tile, content["soldiers"], places.guests[slot], words)
        nodes += _price(index, places.tags[slot], words)
        index += 1
    return nodes


def _gap(slot: int, places: Layout, words: Words) -> Node:
    x, y = places.slots[slot]
    return Node(f"slot-{slot}", "gap", x, y, 0, places.row_scale, label=words.say("label-gap"), quiet=True)


def _row_tile(
    content: dict[str, Any], index: int, slot: int, places: Layout, sheet: MicropolisSheet, words: Words
) -> Node:
    tile = words.game.tile(content["tile"])
    label = words.say(
        "label-row-tile", index=index + 1, price=index, soldiers=content["soldiers"], tile=words.tile(tile)
    )
    x, y = places.slots[slot]
    return Node(tile_node(tile.id), sheet.tile(tile.id), x, y, 0, places.row_scale, TILE_LAYER, label)


def barracks_nodes(
    tile: Node, tile_id: str, capacity: int, words: Words, *, full: bool = False, built: bool = False
) -> list[Node]:
    """The barracks on a tile, wherever the tile lies. Until it is built a click on it means its tile."""
    if not capacity:
        return []
    dx, dy = rotated(BARRACKS_PLACE, tile.turn)
    value = int(BARRACKS_VALUES[capacity])
    text = Text(str(value), 16, bold=True, dx=barracks_width(capacity) / 2 - 14, dy=2)
    state = "full" if full else "empty"
    return [
        Node(
            barracks_node(tile_id),
            f"barracks-{capacity}{'-full' if full else ''}",
            tile.x + dx * tile.scale,
            tile.y + dy * tile.scale,
            tile.turn,
            tile.scale,
            tile.layer + 1,
            words.say("label-barracks", capacity=capacity, value=value, state=state),
            text,
            quiet=not built,
        )
    ]


def _standing(tile: Node, soldiers: int, place: Point, words: Words) -> list[Node]:
    """The soldiers on a tile of the row: a few of them, and how many there are."""
    shown = min(soldiers, SHOWN_SOLDIERS)
    nodes = []
    for number in range(shown):
        x = place[0] + (number - (shown - 1) / 2) * 22
        y = place[1] - (number % 2) * 5
        nodes.append(
            Node(
                f"{tile.id}-soldier-{number}",
                "soldier",
                x,
                y,
                0,
                1.1,
                SOLDIER_LAYER,
                words.say("label-soldier"),
                quiet=True,
            )
        )
    if soldiers > 1:
        text = Text(str(soldiers), 17, bold=True, colour=WHITE)
        label = words.say("label-soldiers", count=soldiers)
        nodes.append(
            Node(
                f"{tile.id}-soldiers",
                "count",
                place[0] + shown * 11 + 8,
                place[1] - 14,
                layer=SOLDIER_LAYER + 1,
                label=label,
                text=text,
                quiet=True,
            )
        )
    return nodes


def _price(index: int, place: Point, words: Words) -> list[Node]:
    """Place in the row, and what it costs to take the tile that lies there."""
    number = Text(str(index + 1), 16, bold=True, colour=WHITE, dx=-22)
    label = words.say("label-price", index=index + 1, price=index)
    tag = Node(f"price-{index + 1}", "price", *place, layer=3, label=label, text=number, quiet=True)
    free = words.say("scene-free")
    cost = Text(str(index), 17) if index else Text(free, fitting(free, 15, 4.5), italic=True)
    x, y = place
    if not index:
        return [tag, Node("price-1-cost", x=x + 11, y=y, layer=3, label=cost.value, text=cost, quiet=True)]
    soldier = words.say("label-soldier")
    return [
        tag,
        Node(f"price-{index + 1}-cost", x=x + 3, y=y, layer=3, label=cost.value, text=cost, quiet=True),
        Node(f"price-{index + 1}-soldier", "soldier", x + 20, y, 0, 0.68, 3, soldier, quiet=True),
    ]


def stack_nodes(view: View, places: Layout, words: Words) -> list[Node]:
    count = view["table"]["stack"]
    x, y = places.stack
    label = words.say("label-stack", count=count)
    if not count:
        return [Node("stack", "gap", x, y, scale=places.stack_scale, label=label)]
    text = Text(str(count), 30, bold=True, colour=WHITE, dy=44)
    return [Node("stack", "tile-back", x, y, scale=places.stack_scale, layer=2, label=label, text=text)]


def supply_nodes(view: View, places: Layout, words: Words) -> list[Node]:
    """The soldiers and architect markers that all players share."""
    table, scale = view["table"], places.supply_scale
    x, y = places.supply
    heading = Text(words.say("scene-supply"), 20, italic=True, colour=INK_SOFT)
    count = Text(str(table["supply"]), 30, bold=True)
    label = words.say("label-supply", count=table["supply"])
    nodes = [
        Node("supply", "supply", x, y - 28 * scale, scale=scale, layer=2, label=label),
        Node(
            "supply-count",
            x=x,
            y=y + 40 * scale,
            scale=scale,
            layer=3,
            label=count.value,
            text=count,
            quiet=True,
        ),
    ]
    if scale == 1:
        nodes.append(Node("supply-heading", x=x, y=y - 92, label=heading.value, text=heading, quiet=True))
    return nodes + _spare_architects(view, places, words)


def _spare_architects(view: View, places: Layout, words: Words) -> list[Node]:
    table, scale = view["table"], places.supply_scale
    x, y = places.supply
    held, spare = sum(table["architects"]), table["spare_architects"]
    label = words.say("label-architect-marker")
    return [
        Node(
            f"architect-{held + number}",
            "architect-marker",
            x + (number - (spare - 1) / 2) * 52 * scale,
            y + 88 * scale,
            scale=scale,
            layer=2,
            label=label,
        )
        for number in range(spare)
    ]
