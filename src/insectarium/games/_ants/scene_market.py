"""The market with its prices, the piles, the supply of food, and where the match stands."""

from __future__ import annotations

from typing import Any

from insectarium.games._ants.nodes import market_node, pile_node
from insectarium.games._ants.scene_layout import Layout
from insectarium.games._ants.scene_words import AntWords
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.sprites_tiles import SIZE, WIDTH
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.letters import fitting, lines_of
from insectarium.games._hexes.picture import Point
from insectarium.games._hexes.scene_parts import Box, badge_node, price_nodes, words_node
from insectarium.games._hexes.scene_parts import pile_node as drawn_pile
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT, RED

TITLE = 30.0
PRICE = 24.0
LAYER = 1


def market_nodes(table: dict[str, Any], places: Layout, sheet: AntSheet, words: AntWords) -> list[Node]:
    box = places.market
    nodes = [box.ground("market"), *_title(table, box, words)]
    for row, ground in enumerate(GROUNDS):
        frame = _row_frame(places, row)
        count = 1 + len(table["market"][ground])
        columns = 2 if places.market_columns else count
        step, high = frame.width / columns, frame.height / (2 if places.market_columns else 1)
        scale = round(min((step - 6) / WIDTH, (high - PRICE) / (2 * SIZE)), 3)
        nodes += _row(table, row, _spots(frame, count, columns, step, high), scale, sheet, words)
    return nodes


def _spots(frame: Box, count: int, columns: int, step: float, high: float) -> list[Point]:
    """The pile, then the places of the market; where they take two lines, an odd pile has one to itself."""
    alone = columns < count and count % columns
    numbers = [0, *range(2, count + 1)] if alone else list(range(count))
    middles = [0.5 + 0.5 * bool(alone and number == 0) + number % columns for number in numbers]
    return [
        (round(frame.x + middle * step, 1), round(frame.y + (number // columns + 0.5) * high, 1))
        for number, middle in zip(numbers, middles, strict=True)
    ]


def _title(table: dict[str, Any], box: Box, words: AntWords) -> list[Node]:
    title = words.say("scene-market")
    food = words.say("scene-supply")
    label = words.say("label-supply", food=table["supply"])
    y = box.y + TITLE / 2 + 2
    count = Text(str(table["supply"]), 20, "end", bold=True, dx=-12)
    return [
        words_node("market-title", box.x + 14, y, title, 18, 140, italic=True, colour=INK_SOFT),
        words_node("supply-title", box.right - 74, y, food, 16, 110, "end", italic=True, colour=INK_SOFT),
        Node("supply", "food", box.right - 22, y, 0, 1, LAYER, label, count),
    ]


def _row_frame(places: Layout, row: int) -> Box:
    box = places.market
    if places.market_columns:
        width = box.width / len(GROUNDS)
        return Box(box.x + row * width + 4, box.y + TITLE, width - 8, box.height - TITLE - 2)
    height = (box.height - TITLE - 4) / len(GROUNDS)
    return Box(box.x + 6, box.y + TITLE + row * height, box.width - 12, height)


def _row(
    table: dict[str, Any], row: int, spots: list[Point], scale: float, sheet: AntSheet, words: AntWords
) -> list[Node]:
    ground = GROUNDS[row]
    size = table["piles"][ground]
    label = words.say("label-pile", ground=ground, tiles=size)
    up = PRICE / 2
    x, y = spots[0]
    nodes = [drawn_pile(pile_node(row), f"back-{ground}", "gap", (x, round(y - up, 1)), scale, size, label)]
    # The dearest lies next to the pile: tiles move on to cheaper places.
    for (x, y), place in zip(spots[1:], range(len(spots) - 2, -1, -1), strict=True):
        code = table["market"][ground][place]
        name, at = market_node(row, place), (x, round(y - up, 1))
        if code is None:
            label = words.say("label-empty-market")
            nodes.append(Node(name, "gap", *at, 0, scale, LAYER, label))
        else:
            label = words.say("label-market", tile=words.tile(sheet.kinds[code]), price=place + 1)
            nodes.append(Node(name, sheet.tile(code), *at, 0, scale, LAYER, label))
        below = round(y - up + SIZE * scale + 10, 1)
        nodes += price_nodes(f"price-{ground}-{place + 1}", "food", place + 1, (x, below), 0.8)
    return nodes


def status_nodes(table: dict[str, Any], box: Box, words: AntWords) -> list[Node]:
    """The edition, how the match ends, and who has a last turn to come."""
    edition = words.say("scene-edition", edition=table["edition"])
    ending = words.ending or words.say("scene-target", target=table["target"])
    near = bool(words.ending)
    upper, lower = round(box.y + box.height * 0.3, 1), round(box.y + box.height * 0.71, 1)
    nodes = [
        box.ground("status"),
        words_node("edition", box.x + 14, upper, edition, 17, 150, italic=True, colour=INK_SOFT),
    ]
    lines = lines_of(ending, 17, box.width - 28, 1, near)
    for number, line in enumerate(lines):
        text = Text(
            line, fitting(line, 17, box.width - 28, near), "start", near, colour=RED if near else "#2b2119"
        )
        nodes.append(
            Node(f"ending-{number}", x=box.x + 14, y=lower, layer=LAYER, label=line, text=text, quiet=True)
        )
    for number, seat in enumerate(table["final_turns"]):
        label = words.say("label-last-turn", who=words.names[seat])
        nodes.append(badge_node(f"last-turn-{seat}", seat, box.right - 24 - 34 * number, upper, 0.7, label))
    return nodes
