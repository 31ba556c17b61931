"""The table of It Happens.. as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from insectarium.core.game import View
from insectarium.games.it_happens.scene_hills import hill_nodes
from insectarium.games.it_happens.scene_last_round import last_round_nodes
from insectarium.games.it_happens.scene_layout import MARGIN, TABLE_HEIGHT, TABLE_WIDTH
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
    view: View, game: ItHappens, sheet: ItHappensSheet, language: str, names: Sequence[str] | None = None
) -> Scene:
    words = SceneWords(game, language, names, view)
    nodes = _heading(words)
    nodes += hill_nodes(view, sheet, words)
    nodes += last_round_nodes(view, sheet, words)
    nodes += tray_nodes(view, words)
    nodes += score_nodes(view, words)
    nodes += supply_nodes(view, words)
    nodes += player_nodes(view, words)
    lit = with_choices(nodes, view["decision"])
    return Scene(TABLE_WIDTH, TABLE_HEIGHT, tuple(lit), sheet, words.title, words.prompt, language)


def _heading(words: SceneWords) -> list[Node]:
    title = Text(words.title, 34, "start", italic=True)
    round_ = Text(words.round, 22, "end", italic=True, colour=INK_SOFT)
    room = TABLE_WIDTH - 2 * MARGIN - TITLE_WIDTH - ROUND_WIDTH
    prompt = Text(words.prompt, min(25, room / (LETTER_WIDTH * len(words.prompt))), "start", bold=True)
    return [
        Node("title", x=MARGIN, y=38, label=title.value, text=title),
        Node("prompt", x=MARGIN + TITLE_WIDTH, y=39, label=prompt.value, text=prompt),
        Node("round", x=TABLE_WIDTH - MARGIN, y=39, label=round_.value, text=round_),
    ]
