"""The table of Knights in Buzzing Armor as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from insectarium.core.game import Game, Shape, View
from insectarium.games._bees.scene_board import Board
from insectarium.games._bees.scene_buttons import (
    BUTTON_HEIGHT,
    BUTTON_WIDTH,
    button_nodes,
    lines_of_buttons,
    wanted_buttons,
)
from insectarium.games._bees.scene_frame import heading_nodes, points_nodes
from insectarium.games._bees.scene_layout import Sizes, all_boxes, layout
from insectarium.games._bees.scene_players import player_nodes
from insectarium.games._bees.scene_words import BEE_KINDS, BeeWords
from insectarium.games._bees.sprites import BeeSheet, bee_sheet
from insectarium.games._bees.sprites_pieces import bee_sprite_name
from insectarium.games._bees.tiles import BeeTiles
from insectarium.games._hexes.scene_parts import Box, words_node
from insectarium.games.knights_in_buzzing_armor.scene_offer import offer_nodes, standing, stock_nodes
from insectarium.games.knights_in_buzzing_armor.scene_raids import raid_nodes, raid_sprite, wanted_raids
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Node, Scene, Text
from insectarium.scene.model import with_choices
from insectarium.scene.palette import INK_SOFT

# The track is drawn so far even while nobody has come far.
SHORT_TRACK = 20
COLUMNS = 2
SUPPLY_LINE = 126.0
SIZES = Sizes(
    width=1440.0,
    side=320.0,
    board=860.0,
    offer=440.0,
    stock=96.0,
    player=150.0,
    score=320.0,
    tall_offer=236.0,
    tall_board=640.0,
)


def sheet_of(tiles: BeeTiles, own_fingerprint: str | None) -> BeeSheet:
    kinds = tuple(BEE_KINDS.values())
    button = (BUTTON_WIDTH, BUTTON_HEIGHT)
    return bee_sheet(tiles, own_fingerprint, kinds, button, all_boxes(SIZES), (raid_sprite(),))


def draw(
    view: View, game: Game[Any], sheet: BeeSheet, language: str, names: Sequence[str] | None, shape: Shape
) -> Scene:
    words = BeeWords(game, language, names, view)
    table, seats = view["table"], view["seats"]
    raids, buttons = wanted_raids(table, words), wanted_buttons(words)
    lines = len(raids) + lines_of_buttons(buttons, COLUMNS)
    places = layout(SIZES, shape, seats, lines if shape == "tall" else 1)
    board = Board(table, places.board, sheet, words)
    nodes = heading_nodes(places, words) if places.heading else []
    nodes += board.nodes()
    nodes += offer_nodes(table, places, sheet, words) + stock_nodes(table, places.stock, words)
    nodes += _choices(raids, buttons, lines, places.actions, words)
    nodes += points_nodes(view, table["track"], SHORT_TRACK, places, words)
    first = max(0, int(view["seat"]))
    for number, box in enumerate(places.players):
        seat = (first + number) % seats
        nodes += player_nodes(view, seat, box, words) + _supply(table, seat, box, words)
    lit = tuple(with_choices(nodes, view["decision"]))
    status = standing(table, words) if table["ends"] else ""
    title = words.own("title")
    return Scene(
        places.width, places.height, lit, sheet, title, words.prompt, language, board.areas(), status
    )


def _choices(
    raids: list[dict[str, Any]], buttons: list[str], lines: int, box: Box, words: BeeWords
) -> list[Node]:
    """Raids, then what single bees may do and what ends a step, line by line in one box."""
    if not lines:
        return []
    high = box.height * len(raids) / lines
    above = Box(box.x, box.y, box.width, high)
    below = Box(box.x, box.y + high, box.width, box.height - high)
    return raid_nodes(raids, above, words) + button_nodes(buttons, below, COLUMNS, words)


def _supply(table: dict[str, Any], seat: int, box: Box, words: BeeWords) -> list[Node]:
    """The bees of a seat that can still be hatched."""
    left = table["players"][seat]["supply"]
    y = box.y + SUPPLY_LINE
    title = words.own("scene-supply")
    nodes = [words_node(f"supply-{seat}", box.x + 18, y, title, 15, 150, italic=True, colour=INK_SOFT)]
    for column, kind in enumerate(("queen", "worker", "drone")):
        count = sum(BEE_KINDS[name[0]] == kind for name in left)
        label = words.own("label-supply", who=words.names[seat], bee=kind, count=count)
        text = Text(str(count), 26, "start", colour=INK_SOFT, dx=26)
        sprite = bee_sprite_name(kind, SEAT_SHAPES[seat])
        at = (box.x + 186 + column * min(70.0, (box.width - 196) / 3), y)
        tone = SEAT_TONES[seat]
        nodes.append(Node(f"supply-{seat}-{kind}", sprite, *at, 0, 0.6, 1, label, text, tone))
    return nodes
