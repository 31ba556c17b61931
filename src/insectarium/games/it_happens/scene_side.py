"""Beside the hills: the score, the tray with the rolled die, the sign to skip, the pile and the supply."""

from __future__ import annotations

from insectarium.core.game import View
from insectarium.games.it_happens.components import OBJECTS
from insectarium.games.it_happens.nodes import SKIP_NODE, die_node
from insectarium.games.it_happens.scene_hills import DIE_LAYER, SIGN_LAYER
from insectarium.games.it_happens.scene_layout import (
    HEAD,
    LINES,
    PANEL_HEIGHT,
    column_x,
    line_y,
    panel_width,
    side_left,
)
from insectarium.games.it_happens.scene_players import badge
from insectarium.games.it_happens.scene_words import SceneWords
from insectarium.games.it_happens.sprites_dice import die_name
from insectarium.games.it_happens.state import COLOURS
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK, INK_SOFT, WHITE

TRAY_Y = HEAD + PANEL_HEIGHT + 84
SUPPLY_Y = TRAY_Y + 132
TEXT_X = 178.0


def score_nodes(view: View, words: SceneWords) -> list[Node]:
    players = view["table"]["players"]
    count = len(players)
    left, top = side_left(), HEAD + 4
    centre = (left + panel_width(count) / 2, top + PANEL_HEIGHT / 2)
    nodes = [Node("score", f"panel-{count}", *centre, layer=1, label=words.tell("label-score"))]
    names = [words.tell(f"score-{row['key']}") for row in view["sheet"]["rows"]]
    for line, name in enumerate([*names, words.tell("scene-total")]):
        text = Text(name, 18, "start", bold=line == LINES - 1)
        nodes.append(_cell(f"score-line-{line}", left + 14, top + line_y(line), text))
    for colour, player in enumerate(players):
        x = left + column_x(count, colour)
        name = words.player(player["colour"])
        nodes.append(badge(f"score-player-{colour}", colour, x, top + line_y(-1), 0.78, name))
        if colour in view["winners"] or (view["over"] and not view["winners"] and player["seat"] is None):
            label = words.tell("label-winner", who=name)
            nodes.append(Node(f"winner-{colour}", "winner", x, centre[1], layer=2, label=label))
        points = [row["points"][colour] for row in view["sheet"]["rows"]]
        for line, number in enumerate([*points, view["sheet"]["totals"][colour]]):
            last = line == LINES - 1
            text = Text(str(number), 20 if last else 18, bold=last, colour=INK_SOFT if number == 0 else INK)
            nodes.append(_cell(f"score-{line}-{colour}", x, top + line_y(line), text))
    return nodes


def _cell(id: str, x: float, y: float, text: Text) -> Node:
    return Node(id, x=x, y=y, layer=SIGN_LAYER, label=text.value, text=text)


def tray_nodes(view: View, words: SceneWords) -> list[Node]:
    """The die that has been rolled, the odds of a higher number, and the sign to skip the turn."""
    left = side_left()
    die = view["table"]["die"]
    label = words.tell("label-tray")
    nodes = [Node("tray", "tray", left + 80, TRAY_Y, layer=1, label=label)]
    if die is not None:
        colour = COLOURS.index(die["colour"])
        label = words.tell("label-die", number=die["number"], who=words.player(die["colour"]))
        name = die_node(die["colour"], die["which"])
        sprite = die_name(colour, die["number"])
        nodes.append(Node(name, sprite, left + 80, TRAY_Y, -8, 1.5, DIE_LAYER, label))
        odds = Text(words.tell("scene-odds", higher=die["sides_above"], sides=die["sides"]), 18, "start")
        nodes.append(
            Node("odds", "", left + TEXT_X, TRAY_Y - 34, layer=SIGN_LAYER, label=odds.value, text=odds)
        )
    if not view["over"]:
        skip = Text(words.tell("scene-skip"), 18, bold=True, dx=10)
        label = words.tell("label-skip")
        nodes.append(Node(SKIP_NODE, "skip", left + TEXT_X + 68, TRAY_Y + 20, 0, 1, SIGN_LAYER, label, skip))
    return nodes


def supply_nodes(view: View, words: SceneWords) -> list[Node]:
    table = view["table"]
    left = side_left()
    nodes = []
    if table["to_come"]:
        count = Text(str(len(table["to_come"])), 27, bold=True, colour=WHITE, dy=24)
        label = words.tell("label-pile", hills=len(table["to_come"]))
        nodes.append(Node("pile", "pile", left + 48, SUPPLY_Y + 32, 0, 1, SIGN_LAYER, label, count))
    supply = {
        "worm": table["supply"]["worms"],
        **{kind: table["supply"]["objects"][kind] for kind in OBJECTS},
    }
    for place, (thing, count_left) in enumerate(supply.items()):
        line, slot = divmod(place, 5)
        x, y = left + 128 + slot * 56, SUPPLY_Y + line * 60
        number = Text(str(count_left), 17, bold=True, dy=25, colour=INK_SOFT if count_left == 0 else INK)
        label = words.tell("label-supply", thing=words.thing(thing), count=count_left)
        nodes.append(Node(f"supply-{thing}", thing, x, y, 0, 0.9, SIGN_LAYER, label, number))
    return nodes
