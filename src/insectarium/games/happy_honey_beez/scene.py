"""The table of Happy Honey Beez as a picture, from a view alone."""

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
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._bees.sprites import BeeSheet, bee_sheet
from insectarium.games._bees.tiles import BeeTiles
from insectarium.games.happy_honey_beez.scene_supply import open_nodes, standing, stock_nodes
from insectarium.scene import Scene
from insectarium.scene.model import with_choices

# The track is drawn so far even while nobody has come far.
SHORT_TRACK = 15
COLUMNS = 2
SIZES = Sizes(
    width=1400.0,
    side=300.0,
    board=800.0,
    offer=376.0,
    stock=150.0,
    player=116.0,
    score=260.0,
    tall_offer=172.0,
    tall_board=620.0,
)


def sheet_of(tiles: BeeTiles, own_fingerprint: str | None) -> BeeSheet:
    button = (BUTTON_WIDTH, BUTTON_HEIGHT)
    return bee_sheet(tiles, own_fingerprint, ("queen", "worker"), button, all_boxes(SIZES))


def draw(
    view: View, game: Game[Any], sheet: BeeSheet, language: str, names: Sequence[str] | None, shape: Shape
) -> Scene:
    words = BeeWords(game, language, names, view)
    table, seats = view["table"], view["seats"]
    buttons = wanted_buttons(words)
    places = layout(SIZES, shape, seats, lines_of_buttons(buttons, COLUMNS) if shape == "tall" else 1)
    board = Board(table, places.board, sheet, words)
    nodes = heading_nodes(places, words) if places.heading else []
    nodes += board.nodes()
    nodes += open_nodes(table, places, sheet, words) + stock_nodes(table, places.stock, words)
    nodes += button_nodes(buttons, places.actions, COLUMNS, words)
    nodes += points_nodes(view, table["stacks"], SHORT_TRACK, places, words)
    first = max(0, int(view["seat"]))
    for number, box in enumerate(places.players):
        nodes += player_nodes(view, (first + number) % seats, box, words)
    lit = tuple(with_choices(nodes, view["decision"]))
    status = standing(table, words) if table["ends"] else ""
    title = words.own("title")
    return Scene(
        places.width, places.height, lit, sheet, title, words.prompt, language, board.areas(), status
    )
