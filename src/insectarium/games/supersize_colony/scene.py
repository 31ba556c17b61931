"""The table of Supersize Colony as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from insectarium.core.game import View
from insectarium.games.supersize_colony.scene_board import board_areas, board_nodes
from insectarium.games.supersize_colony.scene_panels import (
    button_nodes,
    market_nodes,
    packet_nodes,
    player_nodes,
    score_nodes,
)
from insectarium.games.supersize_colony.scene_words import Words
from insectarium.games.supersize_colony.sprites import ColonySheet
from insectarium.scene import Node, Scene, Text
from insectarium.scene.model import with_choices
from insectarium.scene.palette import INK_SOFT

if TYPE_CHECKING:
    from insectarium.games.supersize_colony.game import SupersizeColony

WIDTH, HEIGHT = 1540.0, 990.0


def draw(
    view: View,
    game: SupersizeColony,
    sheet: ColonySheet,
    language: str,
    names: Sequence[str] | None = None,
) -> Scene:
    words = Words(game, language, names, view)
    nodes = _heading(words)
    nodes += market_nodes(view, sheet, words)
    nodes += packet_nodes(view, sheet, words)
    nodes += button_nodes(view, words)
    nodes += board_nodes(view, sheet, words)
    nodes += score_nodes(view, words)
    for seat in range(view["seats"]):
        nodes += player_nodes(view, seat, sheet, words)
    lit = with_choices(nodes, view["decision"])
    ending = view["table"]["ending"] != "none" and not view["over"]
    return Scene(
        WIDTH,
        HEIGHT,
        tuple(lit),
        sheet,
        words.say("title"),
        words.prompt,
        language,
        board_areas(view, words),
        words.say("scene-last-turns") if ending else "",
    )


def _heading(words: Words) -> list[Node]:
    title = Text(words.say("title"), 32, "start", italic=True)
    prompt = Text(words.prompt, min(24, 980 / (0.62 * len(words.prompt))), "start", bold=True)
    table = words.view["table"]
    target = words.say("scene-target", target=table["target"])
    if table["ending"] != "none":
        target = words.say("scene-last-turns")
    end = Text(target, 20, "end", italic=True, colour=INK_SOFT)
    return [
        Node("title", x=30, y=38, label=title.value, text=title),
        Node("prompt", x=350, y=39, label=prompt.value, text=prompt),
        Node("target", x=WIDTH - 30, y=38, label=target, text=end),
    ]
