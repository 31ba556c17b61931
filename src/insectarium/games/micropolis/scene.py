"""The table of Micropolis as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from insectarium.core.game import Shape, View
from insectarium.games.micropolis.scene_bare import tall, wide
from insectarium.games.micropolis.scene_hill import hill_nodes
from insectarium.games.micropolis.scene_key import key_nodes
from insectarium.games.micropolis.scene_layout import HEAD_LINE, MARGIN, Layout, layout
from insectarium.games.micropolis.scene_row import row_nodes, stack_nodes, supply_nodes
from insectarium.games.micropolis.scene_score import score_nodes
from insectarium.games.micropolis.scene_words import Words
from insectarium.games.micropolis.sprites import MicropolisSheet
from insectarium.scene import Node, Scene, Text
from insectarium.scene.model import with_choices
from insectarium.scene.palette import INK_SOFT

if TYPE_CHECKING:
    from insectarium.games.micropolis.game import Micropolis

TITLE_WIDTH, ROUND_WIDTH = 210.0, 220.0
# Of the widest serif that may come to be used, in bold.
LETTER_WIDTH = 0.65
LAYOUTS = {"picture": layout, "wide": wide, "tall": tall}


def draw(
    view: View,
    game: Micropolis,
    sheet: MicropolisSheet,
    language: str,
    names: Sequence[str] | None = None,
    shape: Shape = "picture",
) -> Scene:
    words = Words(game, language, names, view)
    table = view["table"]
    hills = len(table["anthills"])
    places = LAYOUTS[shape](view["seats"], hills, _order(view))
    nodes = _heading(words, places)
    nodes += row_nodes(view, places, sheet, words)
    nodes += stack_nodes(view, places, words)
    nodes += supply_nodes(view, places, words)
    if places.score is not None:
        nodes += score_nodes(view, places.score, words)
    if places.key is not None:
        nodes += key_nodes(places.key, places.key_width, places.key_height, words)
    for hill in range(hills):
        nodes += hill_nodes(view, hill, places.frames[hill], sheet, words)
    lit = with_choices(nodes, view["decision"])
    return Scene(places.width, places.height, tuple(lit), sheet, words.title, words.prompt, language)


def _order(view: View) -> list[int]:
    """The seats as they are shown: the viewer first, then clockwise."""
    seats = int(view["seats"])
    first = max(0, int(view["seat"]))
    return [(first + step) % seats for step in range(seats)]


def _heading(words: Words, places: Layout) -> list[Node]:
    bare = places.score is None
    round_ = Text(words.round, places.round_size, "middle" if bare else "end", italic=True, colour=INK_SOFT)
    x, y = places.round
    nodes = [Node("round", x=x, y=y, label=round_.value, text=round_)]
    if bare:
        return nodes
    room = places.width - 2 * MARGIN - TITLE_WIDTH - ROUND_WIDTH
    title = Text(words.title, 34, "start", italic=True)
    prompt = Text(words.prompt, min(25, room / (LETTER_WIDTH * len(words.prompt))), "start", bold=True)
    return [
        Node("title", x=MARGIN, y=HEAD_LINE - 1, label=title.value, text=title),
        Node("prompt", x=MARGIN + TITLE_WIDTH, y=HEAD_LINE, label=prompt.value, text=prompt),
        *nodes,
    ]
