"""The table of It Happens.. as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from insectarium.core.game import Shape, View
from insectarium.games.it_happens.scene_hills import hill_nodes
from insectarium.games.it_happens.scene_last_round import last_round_nodes
from insectarium.games.it_happens.scene_layout import HEAD_LINE, LAYOUTS, MARGIN, Layout
from insectarium.games.it_happens.scene_players import player_nodes
from insectarium.games.it_happens.scene_side import score_nodes, supply_nodes, tray_nodes
from insectarium.games.it_happens.scene_words import SceneWords
from insectarium.games.it_happens.sprites import ItHappensSheet
from insectarium.scene import Node, Scene, Text
from insectarium.scene.model import with_choices
from insectarium.scene.palette import INK_SOFT

if TYPE_CHECKING:
    from insectarium.games.it_happens.game import ItHappens

TITLE_WIDTH, ROUND_WIDTH = 240.0, 220.0
# Of the widest serif that may come to be used, in bold.
LETTER_WIDTH = 0.65


def draw(
    view: View,
    game: ItHappens,
    sheet: ItHappensSheet,
    language: str,
    names: Sequence[str] | None = None,
    shape: Shape = "picture",
) -> Scene:
    words = SceneWords(game, language, names, view)
    places = LAYOUTS[shape](len(view["table"]["players"]))
    nodes = _heading(words, places)
    nodes += hill_nodes(view, places, sheet, words)
    nodes += last_round_nodes(view, places, sheet, words)
    nodes += tray_nodes(view, places.tray, words)
    if places.score is not None:
        nodes += score_nodes(view, places.score, words)
    nodes += supply_nodes(view, places.supply, words)
    nodes += player_nodes(view, places, words)
    lit = with_choices(nodes, view["decision"])
    return Scene(places.width, places.height, tuple(lit), sheet, words.title, words.prompt, language)


def _heading(words: SceneWords, places: Layout) -> list[Node]:
    round_ = Text(words.round, 22, "end", italic=True, colour=INK_SOFT)
    x, y = places.round
    nodes = [Node("round", x=x, y=y, label=round_.value, text=round_)]
    if places.score is None:
        return nodes
    title = Text(words.title, 34, "start", italic=True)
    room = places.width - 2 * MARGIN - TITLE_WIDTH - ROUND_WIDTH
    prompt = Text(words.prompt, min(25, room / (LETTER_WIDTH * len(words.prompt))), "start", bold=True)
    return [
        Node("title", x=MARGIN, y=HEAD_LINE - 1, label=title.value, text=title),
        Node("prompt", x=MARGIN + TITLE_WIDTH, y=HEAD_LINE, label=prompt.value, text=prompt),
        *nodes,
    ]
