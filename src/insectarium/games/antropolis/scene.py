"""The table of Antropolis as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from insectarium.core.game import View
from insectarium.games._ants.sprites import ant_sprites, board_sprites, tile_sprites
from insectarium.games.antropolis.scene_board import board_areas, board_nodes
from insectarium.games.antropolis.scene_panels import button_nodes, market_nodes, player_nodes
from insectarium.scene import Node, Scene, Sheet, Text
from insectarium.scene.model import with_choices
from insectarium.scene.palette import INK_SOFT

if TYPE_CHECKING:
    from insectarium.games.antropolis.game import Antropolis

WIDTH, HEIGHT = 1680.0, 1050.0


class SceneWords:
    """Says things in one language, with the players' names."""

    def __init__(self, game: Antropolis, language: str, names: Sequence[str] | None, view: View) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.view = view

    def say(self, key: str, **args: Any) -> str:
        return self.game.phrases.say(key, args, self.language)

    def who(self, seat: int) -> str:
        return self.game.name_of(seat, self.language, self.names)

    def choices(self) -> set[str]:
        """The nodes that are part of a legal choice of the viewer."""
        decision: Mapping[str, Any] | None = self.view["decision"]
        return {node for choice in decision["choices"] for node in choice["nodes"]} if decision else set()


def sheet_of(game: Antropolis) -> Sheet:
    return {**tile_sprites(game.components), **ant_sprites(), **board_sprites()}


def draw(view: View, game: Antropolis, sheet: Sheet, language: str, names: Sequence[str] | None) -> Scene:
    words = SceneWords(game, language, names, view)
    nodes = [*_heading(view, words), *board_nodes(view, game.components, words)]
    nodes += market_nodes(view, words)
    nodes += player_nodes(view, words)
    nodes += button_nodes(view, words)
    lit = with_choices(nodes, view["decision"])
    title = words.say("title")
    return Scene(
        WIDTH,
        HEIGHT,
        tuple(lit),
        sheet,
        title,
        _prompt(view, words),
        language,
        board_areas(view, words),
        _status(view, words),
    )


def _status(view: View, words: SceneWords) -> str:
    table = view["table"]
    if view["over"] or table["ending"] == "none":
        return ""
    return words.say(f"scene-ending-{table['ending']}", target=table["target"])


def _prompt(view: View, words: SceneWords) -> str:
    if view["over"]:
        winners = view["winners"]
        points = view["scores"][winners[0]]
        who = ", ".join(words.who(seat) for seat in winners)
        return words.say("scene-outcome", who=who, winners=len(winners), points=points)
    decision = view["decision"]
    prompt = words.say(f"prompt-{decision['kind']}")
    return words.say("scene-prompt", who=words.who(decision["seat"]), prompt=prompt)


def _heading(view: View, words: SceneWords) -> list[Node]:
    table = view["table"]
    prompt = _prompt(view, words)
    ending = words.say(f"scene-ending-{table['ending']}", target=table["target"])
    title = words.say("title")
    return [
        Node("title", x=30, y=40, label=title, text=Text(title, 34, "start", italic=True)),
        Node("prompt", x=230, y=41, label=prompt, text=Text(prompt, 25, "start", bold=True)),
        Node("ending", x=30, y=HEIGHT - 24, label=ending, text=Text(ending, 20, "start", colour=INK_SOFT)),
    ]
