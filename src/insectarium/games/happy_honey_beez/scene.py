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
from insectarium.games._bees.scene_players import player_nodes
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._bees.sprites import BeeSheet, bee_sheet
from insectarium.games._bees.tiles import BeeTiles
from insectarium.games._hexes.letters import width_of
from insectarium.games._hexes.scene_parts import Box, score_nodes, track_nodes, words_node
from insectarium.games.happy_honey_beez.scene_layout import HEAD, MARGIN, Layout, all_boxes, layout
from insectarium.games.happy_honey_beez.scene_supply import open_nodes, standing, stock_nodes
from insectarium.scene import Node, Scene
from insectarium.scene.model import with_choices

TITLE_SIZE = 34.0
TRACK_PADDING = 10.0
# The track is drawn so far even while nobody has come far.
SHORT_TRACK = 15


def sheet_of(tiles: BeeTiles, own_fingerprint: str | None) -> BeeSheet:
    button = (BUTTON_WIDTH, BUTTON_HEIGHT)
    return bee_sheet(tiles, own_fingerprint, ("queen", "worker"), button, all_boxes())


def draw(
    view: View, game: Game[Any], sheet: BeeSheet, language: str, names: Sequence[str] | None, shape: Shape
) -> Scene:
    words = BeeWords(game, language, names, view)
    table, seats = view["table"], view["seats"]
    buttons = wanted_buttons(words)
    places = layout(shape, seats, lines_of_buttons(buttons, 2) if shape == "tall" else 1)
    board = Board(table, places.board, sheet, words)
    nodes = _heading(places, words) if places.heading else []
    nodes += board.nodes()
    nodes += open_nodes(table, places, sheet, words) + stock_nodes(table, places.stock, words)
    nodes += button_nodes(buttons, places.actions, places.button_columns, words)
    nodes += _points(view, places, words)
    first = max(0, int(view["seat"]))
    for number, box in enumerate(places.players):
        nodes += player_nodes(view, (first + number) % seats, box, words)
    lit = tuple(with_choices(nodes, view["decision"]))
    status = standing(table, words) if table["ends"] else ""
    title = words.own("title")
    return Scene(
        places.width, places.height, lit, sheet, title, words.prompt, language, board.areas(), status
    )


def _heading(places: Layout, words: BeeWords) -> list[Node]:
    title = words.own("title")
    after = MARGIN + width_of(title, TITLE_SIZE) + 30
    y = HEAD / 2 + 2
    return [
        words_node("title", MARGIN + 4, y - 1, title, TITLE_SIZE, italic=True),
        words_node("prompt", after, y, words.prompt, 25, places.width - after - MARGIN, bold=True),
    ]


def _points(view: View, places: Layout, words: BeeWords) -> list[Node]:
    table, box = view["table"], places.track
    labels = [
        words.own("label-track", who=words.names[seat], points=player["points"])
        for seat, player in enumerate(table["players"])
    ]
    inside = Box(box.x + 4, box.y + TRACK_PADDING, box.width - 8, box.height - 2 * TRACK_PADDING)
    last = max(SHORT_TRACK, *(player["points"] + 2 for player in table["players"]))
    nodes = [box.ground("track", words.own("scene-points"))]
    nodes += track_nodes(inside, table["stacks"], last, labels, flag=False)
    if places.score is None:
        return nodes
    rows = view["sheet"]["rows"]
    keys = {row["key"]: words.own(f"score-{row['key']}") for row in rows}
    keys["total"] = words.own("scene-total")
    nodes.append(places.score.ground("score"))
    return nodes + score_nodes(places.score, rows, view["sheet"]["totals"], words.names, keys)
