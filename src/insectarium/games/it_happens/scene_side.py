"""Beside the hills: the score, the tray with the rolled die, the sign to skip, the pile and the supply."""

from __future__ import annotations

from insectarium.core.game import View
from insectarium.games.it_happens.nodes import SKIP_NODE, die_node
from insectarium.games.it_happens.scene_hills import DIE_LAYER, SIGN_LAYER
from insectarium.games.it_happens.scene_layout import (
    LINES,
    PANEL_HEIGHT,
    Point,
    column_x,
    line_y,
    panel_width,
)
from insectarium.games.it_happens.scene_players import badge, dice_to_roll, has_won
from insectarium.games.it_happens.scene_words import SceneWords
from insectarium.games.it_happens.sprites_dice import die_name
from insectarium.games.it_happens.state import COLOURS
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK, INK_SOFT, WHITE


def score_nodes(view: View, at: Point, words: SceneWords) -> list[Node]:
    players = view["table"]["players"]
    left, top = at
    centre = (left + panel_width(len(players)) / 2, top + PANEL_HEIGHT / 2)
    nodes = [Node("score", f"panel-{len(players)}", *centre, layer=1, label=words.tell("label-score"))]
    names = [words.tell(f"score-{row['key']}") for row in view["sheet"]["rows"]]
    for line, name in enumerate([*names, words.tell("scene-total")]):
        text = Text(name, 18, "start", bold=line == LINES - 1)
        nodes.append(_cell(f"score-line-{line}", left + 14, top + line_y(line), text))
    for colour in range(len(players)):
        nodes += _score_of(view, colour, left + column_x(colour), top, words)
    return nodes


def _score_of(view: View, colour: int, x: float, top: float, words: SceneWords) -> list[Node]:
    player = view["table"]["players"][colour]
    name = words.player(player["colour"])
    nodes = [badge(f"score-player-{colour}", colour, x, top + line_y(-1), 0.78, name)]
    if has_won(view, player):
        label = words.tell("label-winner", who=name)
        nodes.append(Node(f"winner-{colour}", "winner", x, top + PANEL_HEIGHT / 2, layer=2, label=label))
    points = [row["points"][colour] for row in view["sheet"]["rows"]]
    for line, number in enumerate([*points, view["sheet"]["totals"][colour]]):
        last = line == LINES - 1
        text = Text(str(number), 20 if last else 18, bold=last, colour=INK if number else INK_SOFT)
        nodes.append(_cell(f"score-{line}-{colour}", x, top + line_y(line), text))
    return nodes


def _cell(id: str, x: float, y: float, text: Text) -> Node:
    return Node(id, x=x, y=y, layer=SIGN_LAYER, label=text.value, text=text)


def tray_nodes(view: View, at: Point, words: SceneWords) -> list[Node]:
    """The die that has been rolled, the odds of a higher number, and the sign to skip the turn."""
    left, top = at
    centre = (left + 80, top + 60)
    die = view["table"]["die"]
    nodes = [_tray(dice_to_roll(view), centre, words)]
    if die is not None:
        colour = COLOURS.index(die["colour"])
        label = words.tell("label-die", number=die["number"], who=words.player(die["colour"]))
        name = die_node(die["colour"], die["which"])
        # Throwing it again pays a worm, so no two throws of a die see the same supply.
        throw = 1 + int(view["table"]["supply"]["worms"])
        sprite = die_name(colour, die["number"])
        nodes.append(Node(name, sprite, *centre, -8, 1.5, DIE_LAYER, label, tumble=throw))
        odds = Text(words.tell("scene-odds", higher=die["sides_above"], sides=die["sides"]), 18, "start")
        nodes.append(_cell("odds", left + 178, top + 26, odds))
    if not view["over"]:
        skip = Text(words.tell("scene-skip"), 18, bold=True, dx=12)
        label = words.tell("label-skip")
        nodes.append(Node(SKIP_NODE, "skip", left + 262, top + 80, 0, 1, SIGN_LAYER, label, skip))
    return nodes


def _tray(dice: list[str], at: Point, words: SceneWords) -> Node:
    """Where only one die can be rolled, the tray is as good as the die, and easier to hit."""
    if len(dice) != 1:
        return Node("tray", "tray", *at, layer=1, label=words.tell("label-tray"))
    text = Text(words.tell("scene-roll"), 24, bold=True)
    return Node("tray", "tray", *at, layer=1, label=words.tell("label-tray"), text=text, like=dice[0])


def supply_nodes(view: View, at: Point, words: SceneWords) -> list[Node]:
    """The hills to come, and the tiles that can still be had."""
    table = view["table"]
    left, top = at
    nodes = []
    if table["to_come"]:
        count = Text(str(len(table["to_come"])), 27, bold=True, colour=WHITE, dy=24)
        label = words.tell("label-pile", hills=len(table["to_come"]))
        nodes.append(Node("pile", "pile", left + 48, top + 62, 0, 1, SIGN_LAYER, label, count))
    supply = {"worm": table["supply"]["worms"], **table["supply"]["objects"]}
    for place, (thing, remaining) in enumerate(supply.items()):
        line, slot = divmod(place, 5)
        x, y = left + 126 + slot * 54, top + 30 + line * 60
        number = Text(str(remaining), 17, bold=True, dy=25, colour=INK if remaining else INK_SOFT)
        label = words.tell("label-supply", thing=words.thing(thing), count=remaining)
        nodes.append(Node(f"supply-{thing}", thing, x, y, 0, 0.9, SIGN_LAYER, label, number))
    return nodes
