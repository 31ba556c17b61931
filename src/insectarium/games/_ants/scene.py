"""The table of a game of the ants as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from insectarium.core.game import Game, Shape, View
from insectarium.games._ants.scene_board import Board, height_needed
from insectarium.games._ants.scene_buttons import (
    BUTTON_STEP,
    button_lines,
    button_nodes,
    packet_nodes,
    wanted_buttons,
)
from insectarium.games._ants.scene_key import key_nodes
from insectarium.games._ants.scene_layout import Layout, layout, tall_board
from insectarium.games._ants.scene_market import market_nodes, status_nodes
from insectarium.games._ants.scene_players import player_nodes
from insectarium.games._ants.scene_words import AntWords
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.scene_frame import heading_nodes, points_nodes
from insectarium.games._hexes.scene_parts import Box
from insectarium.scene import Node, Scene
from insectarium.scene.model import with_choices

DRAFT_ROWS = 3


def draw(
    view: View, game: Game[Any], sheet: AntSheet, language: str, names: Sequence[str] | None, shape: Shape
) -> Scene:
    words = AntWords(game, language, names, view)
    table = view["table"]
    buttons = wanted_buttons(words)
    places = _layout(view, shape, len(buttons))
    board = Board(table, places.board, sheet, words)
    nodes = heading_nodes(places, words) if places.heading else []
    nodes += board.nodes() + board.attack_nodes()
    nodes += market_nodes(table, places, sheet, words) + status_nodes(table, places.status, words)
    if table.get("draft") is None:
        nodes += button_nodes(table, buttons, places, words)
        nodes += _key(places, len(buttons), sheet, words)
    else:
        nodes += packet_nodes(table["draft"], places.actions, sheet, words)
    nodes += points_nodes(view, table["stacks"], table["target"], places, words, flag=True)
    first = max(0, int(view["seat"]))
    for number, box in enumerate(places.players):
        nodes += player_nodes(view, (first + number) % len(places.players), box, sheet, words)
    lit = with_choices(nodes, view["decision"])
    title, status = words.own("title"), "" if view["over"] else words.ending
    return Scene(
        places.width,
        places.height,
        tuple(lit),
        sheet,
        title,
        words.prompt,
        language,
        board.areas(),
        status,
    )


def _layout(view: View, shape: Shape, buttons: int) -> Layout:
    """On a tall table the lines of buttons and the board push down what lies below them."""
    table = view["table"]
    places = len(table["market"][GROUNDS[0]])
    if shape != "tall":
        return layout(shape, view["seats"], places)
    rows = DRAFT_ROWS if table.get("draft") is not None else -(-buttons // 2)
    board = height_needed(table, layout(shape, view["seats"], places).board.width)
    return layout(shape, view["seats"], places, rows, tall_board(board))


def _key(places: Layout, buttons: int, sheet: AntSheet, words: AntWords) -> list[Node]:
    """What the drawings mean, in the room that the buttons leave."""
    box, used = places.actions, button_lines(buttons, places) * BUTTON_STEP
    return key_nodes(Box(box.x, box.y + used + 6, box.width, box.height - used - 6), 2, sheet, words)
