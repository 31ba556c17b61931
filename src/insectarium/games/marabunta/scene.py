"""The table of Marabunta as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from insectarium.core.game import Shape, View
from insectarium.games.marabunta.scene_boards import board_nodes
from insectarium.games.marabunta.scene_layout import MARGIN, Layout, layout
from insectarium.games.marabunta.scene_pools import pool_nodes
from insectarium.games.marabunta.scene_territory import leaf_nodes, territory_nodes
from insectarium.games.marabunta.scene_words import Words
from insectarium.games.marabunta.sprites import sheet
from insectarium.scene import Node, Scene, Text
from insectarium.scene.model import with_choices
from insectarium.scene.palette import INK_SOFT

if TYPE_CHECKING:
    from insectarium.games.marabunta.game import Marabunta

HEAD_LINE = 36.0
TITLE_WIDTH, ROUND_WIDTH = 220.0, 330.0
# Of the widest serif that may come to be used, in bold.
LETTER_WIDTH = 0.65


def draw(
    view: View,
    game: Marabunta,
    language: str,
    names: Sequence[str] | None = None,
    shape: Shape = "picture",
) -> Scene:
    words = Words(game, language, names, view)
    places = layout(shape)
    nodes = _heading(words, places)
    nodes += territory_nodes(view, places.territory, words)
    nodes += pool_nodes(view, places.pools, words)
    nodes += leaf_nodes(view, places.leaves, words)
    first = 1 if view["seat"] == 1 else 0
    for frame, seat in zip(places.boards, (first, 1 - first), strict=True):
        nodes += board_nodes(view, seat, frame, words)
    lit = with_choices(nodes, view["decision"])
    return Scene(places.width, places.height, tuple(lit), sheet(), words.title, words.prompt, language)


def _heading(words: Words, places: Layout) -> list[Node]:
    if not places.heading:
        round_ = Text(words.round, 15, "middle", italic=True, colour=INK_SOFT)
        return [Node("round", x=places.width / 2, y=14, label=round_.value, text=round_)]
    room = places.width - 2 * MARGIN - TITLE_WIDTH - ROUND_WIDTH
    title = Text(words.title, 34, "start", italic=True)
    prompt = Text(words.prompt, min(25, room / (LETTER_WIDTH * len(words.prompt))), "start", bold=True)
    round_ = Text(words.round, 20, "end", italic=True, colour=INK_SOFT)
    return [
        Node("title", x=MARGIN, y=HEAD_LINE - 1, label=title.value, text=title),
        Node("prompt", x=MARGIN + TITLE_WIDTH, y=HEAD_LINE, label=prompt.value, text=prompt),
        Node("round", x=places.width - MARGIN, y=HEAD_LINE, label=round_.value, text=round_),
    ]
