"""The boards of the players: anthills, cookies, chests and points."""

from __future__ import annotations

from typing import Any

from insectarium.core.game import View
from insectarium.games.marabunta.nodes import anthill_node, group_node
from insectarium.games.marabunta.scene_layout import Frame
from insectarium.games.marabunta.scene_words import Words
from insectarium.games.marabunta.sprites import BOARD_HEIGHT, BOARD_WIDTH
from insectarium.games.marabunta.sprites_regions import SEAT_INKS
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT, WHITE

ANTHILLS = 2
LETTERS = "AB"
TOP, MIDDLE, BOTTOM = 27.0, 68.0, 146.0
COOKIE_STEP, COOKIES_AT = 44.0, 200.0
CHEST_STEP = 18.0


def board_nodes(view: View, seat: int, frame: Frame, words: Words) -> list[Node]:
    player = view["table"]["players"][seat]
    label = words.say("label-board", who=words.name(seat))
    middle = frame.at(BOARD_WIDTH / 2, BOARD_HEIGHT / 2)
    nodes = [
        Node(f"board-{seat}", "board", *middle, 0, frame.scale, 0, label, tone=SEAT_INKS[seat], quiet=True)
    ]
    nodes += _plate(view, seat, frame, words)
    nodes += _anthills(player, seat, frame, words)
    nodes += _cookies(view["table"], seat, frame, words)
    for group in range(len(view["table"]["groups"])):
        nodes += _group(view["table"], seat, group, frame, words)
    return nodes


def _plate(view: View, seat: int, frame: Frame, words: Words) -> list[Node]:
    name = words.name(seat)
    scale = frame.scale
    letter = Text(LETTERS[seat], 19, bold=True, colour=WHITE)
    shown = Text(words.short_name(seat), 23, "start", bold=True)
    score = words.say(
        "scene-points", points=view["scores"][seat], track=view["table"]["players"][seat]["points"]
    )
    points = Text(score, 19, "end")
    nodes = [
        Node(f"seat-{seat}", f"badge-{seat}", *frame.at(52, TOP + 2), 0, scale, 3, name, letter),
        Node(f"name-{seat}", "", *frame.at(82, TOP + 2), 0, scale, 3, name, shown),
        Node(f"points-{seat}", "", *frame.at(BOARD_WIDTH - 18, TOP), 0, scale, 3, score, points),
    ]
    decision = view["decision"]
    if decision is not None and decision["seat"] == seat:
        label = words.say("label-turn", who=name)
        nodes.append(Node(f"turn-{seat}", "turn", *frame.at(20, TOP + 2), 0, scale, 4, label))
    if seat in view["winners"]:
        label = words.say("label-winner", who=name)
        nodes.append(Node(f"laurel-{seat}", "laurel", *frame.at(52, TOP + 2), 0, scale, 2, label))
    if view["table"]["splitter"] == seat and decision is not None:
        role = Text(words.say("scene-splitter"), 17, "start", italic=True, colour=INK_SOFT)
        x = 96 + 15 * len(words.short_name(seat))
        nodes.append(Node("splitter", "", *frame.at(x, TOP + 3), 0, scale, 3, role.value, role))
    return nodes


def _anthills(player: dict[str, Any], seat: int, frame: Frame, words: Words) -> list[Node]:
    nodes = []
    for number in range(ANTHILLS):
        used = number < ANTHILLS - player["anthills"]
        label = words.say("label-anthill", used=str(used), who=words.name(seat))
        sprite = "anthill-used" if used else "anthill"
        place = frame.at(40 + 58 * number, MIDDLE + 8)
        nodes.append(Node(anthill_node(seat, number), sprite, *place, 0, frame.scale, 2, label))
    return nodes


def _cookies(table: dict[str, Any], seat: int, frame: Frame, words: Words) -> list[Node]:
    row = table["cookie_row"]
    marked = table["players"][seat]["cookies"]
    label = words.say("label-cookies", marked=marked, cookies=len(row), who=words.name(seat))
    step = min(COOKIE_STEP, (BOARD_WIDTH - COOKIES_AT - 40) / max(1, len(row) - 1))
    nodes = []
    for number, figure in enumerate(row):
        sprite = "cookie-marked" if number < marked else "cookie"
        text = Text(f"+{figure}" if figure else "", 15, colour=INK_SOFT, dy=-24) if figure else None
        x, y = frame.at(COOKIES_AT + number * step, MIDDLE + 14)
        id = f"cookie-{seat}-{number}"
        tone = SEAT_INKS[seat]
        nodes.append(Node(id, sprite, x, y, 0, frame.scale, 2, label, text, tone, quiet=number > 0))
    return nodes


def _group(table: dict[str, Any], seat: int, group: int, frame: Frame, words: Words) -> list[Node]:
    groups = table["groups"]
    ability, size = groups[group]["ability"], groups[group]["chests"]
    marked = table["players"][seat]["chests"][group]
    label = words.say("label-group", ability=ability, marked=marked, chests=size, who=words.name(seat))
    step = (BOARD_WIDTH - 20) / len(groups)
    x = 10 + (group + 0.5) * step
    scale = frame.scale * min(1.0, step / 102)
    nodes = [Node(group_node(seat, group), f"group-{ability}", *frame.at(x, BOTTOM), 0, scale, 1, label)]
    for number in range(size):
        sprite = "chest-open" if number < marked else "chest"
        place = frame.at(x + (number - (size - 1) / 2) * CHEST_STEP * min(1.0, step / 102), BOTTOM + 25)
        id = f"chest-{seat}-{group}-{number}"
        nodes.append(Node(id, sprite, *place, 0, scale, 2, label, quiet=True))
    return nodes
