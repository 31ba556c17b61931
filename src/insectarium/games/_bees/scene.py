"""A table of the bees as a picture: what both games draw, in one order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from insectarium.core.game import Game, Shape, View
from insectarium.games._bees.scene_board import Board
from insectarium.games._bees.scene_buttons import (
    BUTTON_HEIGHT,
    BUTTON_WIDTH,
    button_nodes,
    lines_of_buttons,
    wanted_buttons,
)
from insectarium.games._bees.scene_layout import Layout, Sizes, all_boxes, layout
from insectarium.games._bees.scene_players import player_nodes
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._bees.sprites import bee_sheet
from insectarium.games._bees.tiles import BeeTiles
from insectarium.games._hexes.scene_frame import heading_nodes, points_nodes
from insectarium.games._hexes.scene_parts import Box
from insectarium.scene import Node, Scene, Sprite
from insectarium.scene.model import with_choices

COLUMNS = 2


class BeeDrawing:
    """How a game is drawn. It tells its sizes and kinds of bees, and draws what it offers."""

    sizes: ClassVar[Sizes]
    bee_kinds: ClassVar[tuple[str, ...]]
    # The track is drawn so far even while nobody has come far.
    short_track: ClassVar[int]
    # The field of a view with the markers on the track.
    track_field: ClassVar[str]

    def __init__(self, tiles: BeeTiles, own_fingerprint: str | None) -> None:
        button = (BUTTON_WIDTH, BUTTON_HEIGHT)
        boxes = all_boxes(self.sizes)
        self.sheet = bee_sheet(tiles, own_fingerprint, self.bee_kinds, button, boxes, self.own_sprites())

    # What a game adds

    def own_sprites(self) -> Iterable[Sprite]:
        return ()

    def offer_nodes(self, table: dict[str, Any], places: Layout, words: BeeWords) -> list[Node]:
        """The tiles that can be laid, and the stock of tokens."""
        raise NotImplementedError

    def standing(self, table: dict[str, Any], words: BeeWords) -> str:
        """What is said of a match that is about to end."""
        raise NotImplementedError

    def choice_lines(self, table: dict[str, Any], words: BeeWords) -> int:
        """How many lines the buttons need."""
        return lines_of_buttons(wanted_buttons(words), COLUMNS)

    def choice_nodes(self, table: dict[str, Any], box: Box, words: BeeWords) -> list[Node]:
        return button_nodes(wanted_buttons(words), box, COLUMNS, words)

    def seat_nodes(self, view: View, seat: int, box: Box, words: BeeWords) -> list[Node]:
        return player_nodes(view, seat, box, words)

    # The picture

    def draw(
        self, view: View, game: Game[Any], language: str, names: Sequence[str] | None, shape: Shape
    ) -> Scene:
        words = BeeWords(game, language, names, view)
        table, seats = view["table"], view["seats"]
        lines = self.choice_lines(table, words) if shape == "tall" else 1
        places = layout(self.sizes, shape, seats, lines)
        board = Board(table, places.board, self.sheet, words)
        nodes = heading_nodes(places, words) if places.heading else []
        nodes += board.nodes()
        nodes += self.offer_nodes(table, places, words)
        nodes += self.choice_nodes(table, places.actions, words)
        last = max(self.short_track, *(player["points"] + 2 for player in table["players"]))
        nodes += points_nodes(view, table[self.track_field], last, places, words, flag=False)
        first = max(0, int(view["seat"]))
        for number, box in enumerate(places.players):
            nodes += self.seat_nodes(view, (first + number) % seats, box, words)
        lit = tuple(with_choices(nodes, view["decision"]))
        status = self.standing(table, words) if table["ends"] else ""
        title = words.own("title")
        return Scene(
            places.width, places.height, lit, self.sheet, title, words.prompt, language, board.areas(), status
        )
