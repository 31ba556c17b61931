"""What lies before each player: name and points, food, ants in hand, tiles in hand and their limit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from insectarium.core.game import View
from insectarium.games._ants.nodes import limit_node
from insectarium.games._ants.scene_board import ANT_LAYER, ant_picture
from insectarium.games._ants.scene_words import ANT_KINDS, AntWords
from insectarium.games._ants.sprites import LIMIT_WIDTH, SMALL_LIMIT_WIDTH, AntSheet
from insectarium.games._ants.sprites_pieces import ant_sprite_name
from insectarium.games._ants.sprites_tiles import SIZE, WIDTH
from insectarium.games._hexes.letters import fitting, shortened, width_of
from insectarium.games._hexes.nodes import hand_node
from insectarium.games._hexes.scene_parts import Box, badge_node, hand_places, words_node
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Node, Text
from insectarium.scene.model import first_equal
from insectarium.scene.palette import INK, INK_SOFT, PAPER_DEEP

NAME, LEAST_NAME, NAME_LEFT = 20.0, 15.0, 58.0
FIRST_LINE, SECOND_LINE, HAND_TOP = 26.0, 70.0, 98.0
POINTS_ROOM, TURN_ROOM = 58.0, 40.0
BROAD, HEAP = 440.0, 0.85
LAYER = 1


def player_nodes(view: View, seat: int, box: Box, sheet: AntSheet, words: AntWords) -> list[Node]:
    player = view["table"]["players"][seat]
    facts = {"points": player["points"], "food": player["food"]}
    label = words.say("label-player", who=words.names[seat], **facts)
    return [
        box.ground(f"player-{seat}", label),
        *_plate(view, seat, box, words, label),
        *_stock(view["table"], seat, box, words),
        *_hand(player["hand"], len(_in_hand(view["table"], seat)), seat, box, sheet, words),
    ]


def _plate(view: View, seat: int, box: Box, words: AntWords, label: str) -> list[Node]:
    y, broad, who = box.y + FIRST_LINE, _is_broad(box), words.names[seat]
    limit = LIMIT_WIDTH if broad else SMALL_LIMIT_WIDTH
    decides = view["decision"] is not None and view["decision"]["seat"] == seat
    room = box.width - NAME_LEFT - limit - POINTS_ROOM - (TURN_ROOM if decides else 8)
    size = max(LEAST_NAME, fitting(who, NAME, room, bold=True))
    name = shortened(who, size, room, bold=True)
    points = Text(str(view["scores"][seat]), 20, bold=True)
    scored = words.say("label-track", who=who, points=view["scores"][seat])
    at = (box.right - POINTS_ROOM - limit / 2, y)
    nodes = [
        badge_node(f"badge-{seat}", seat, box.x + 28, y, 0.9, label),
        words_node(f"name-{seat}", box.x + NAME_LEFT, y, name, size, bold=True),
        Node(f"points-{seat}", "medal", box.right - 28, y, 0, 1, LAYER, scored, points),
        _limit(view["table"]["players"][seat], seat, at, broad, words),
    ]
    if decides:
        after = round(box.x + NAME_LEFT + width_of(name, size, bold=True) + 20, 1)
        nodes.append(Node("turn", "turn", after, y, 180, 0.8, LAYER, words.say("label-turn", who=who)))
    if seat in view["winners"]:
        winner = words.say("label-winner", who=who)
        nodes.append(Node(f"winner-{seat}", "laurel", box.x + 28, y, 0, 0.85, 2, winner))
    return nodes


def _limit(player: dict[str, Any], seat: int, at: tuple[float, float], broad: bool, words: AntWords) -> Node:
    """The tiles in hand and their limit, which can be clicked when it may be raised."""
    tiles, limit = len(player["hand"]), player["limit"]
    label = words.say("label-limit", who=words.names[seat], limit=limit)
    if not broad:
        text = Text(f"{tiles}/{limit}", 16, bold=True, dx=12)
        return Node(limit_node(seat), "limit-small", *at, 0, 1, LAYER, label, text)
    shown = words.say("scene-hand", tiles=tiles, limit=limit)
    text = Text(shown, fitting(shown, 15, LIMIT_WIDTH - 12))
    return Node(limit_node(seat), "limit", *at, 0, 1, LAYER, label, text)


def _stock(table: dict[str, Any], seat: int, box: Box, words: AntWords) -> list[Node]:
    """Food, and the ants in hand: those of a kind lie on one heap with their number beside it."""
    player = table["players"][seat]
    heaps = _in_hand(table, seat)
    spots = _stock_places(box, 1 + len(heaps))
    food = Text(str(player["food"]), 20, "start", bold=True, dx=15)
    label = words.say("label-player", who=words.names[seat], points=player["points"], food=player["food"])
    nodes = [Node(f"food-{seat}", "food", *spots[0], 0, 1, LAYER, label, food)]
    for (kind, names), (x, y) in zip(heaps.items(), spots[1:], strict=True):
        label = words.say("label-reserve", who=words.names[seat], count=len(names), ant=kind)
        tone = SEAT_TONES[seat] if names else PAPER_DEEP
        colour = INK if names else INK_SOFT
        text = Text(str(len(names)), 20, "start", bold=bool(names), colour=colour, dx=20)
        sprite = ant_sprite_name(kind, SEAT_SHAPES[seat])
        nodes.append(Node(f"reserve-{seat}-{kind}", sprite, x, y, 0, HEAP, LAYER, label, text, tone))
        nodes += _heap(seat, names, (x, y))
    return nodes


def _heap(seat: int, names: list[str], at: tuple[float, float]) -> list[Node]:
    """The ants themselves lie on each other, so that they can go from here to the board and back."""
    ants = [replace(ant_picture(seat, name, at, HEAP, ANT_LAYER, ""), quiet=True) for name in names]
    return [replace(ant, text=None) for ant in ants[:-1]] + ants[-1:]


def _is_broad(box: Box) -> bool:
    """Whether there is room for food and ants beside the hand rather than above it."""
    return box.width >= BROAD


def _stock_width(count: int) -> float:
    return 90.0 if count <= 3 else 162.0


def _stock_places(box: Box, count: int) -> list[tuple[float, float]]:
    if not _is_broad(box):
        step = (box.width - 24) / count
        return [(round(box.x + 26 + number * step, 1), box.y + SECOND_LINE) for number in range(count)]
    lines = 3
    step = (box.height - SECOND_LINE + 20) / lines
    return [
        (
            box.x + 28 + 74 * (number // lines),
            round(box.y + SECOND_LINE - 18 + (number % lines + 0.5) * step, 1),
        )
        for number in range(count)
    ]


def _in_hand(table: dict[str, Any], seat: int) -> dict[str, list[str]]:
    """The ants that stand nowhere, by kind: not those that are dead or carried away."""
    player = table["players"][seat]
    away = set(player.get("killed", ()))
    for other in table["players"]:
        for ant in other["ants"].values():
            if ant is not None and ant.get("larva") and ant["larva"][0] == seat:
                away.add(f"l{ant['larva'][1]}")
    heaps: dict[str, list[str]] = {}
    for name, ant in player["ants"].items():
        heap = heaps.setdefault(ANT_KINDS[name[0]], [])
        if ant is None and name not in away:
            heap.append(name)
    return heaps


def _hand(hand: list[str], heaps: int, seat: int, box: Box, sheet: AntSheet, words: AntWords) -> list[Node]:
    top, left = (SECOND_LINE - 20, _stock_width(heaps + 1)) if _is_broad(box) else (HAND_TOP, 10)
    room = Box(box.x + left, box.y + top, box.width - left - 10, box.height - top - 6)
    scale, spots = hand_places(len(hand), room, (WIDTH + 6, 2 * SIZE + 4), 1.1)
    nodes = []
    names = [hand_node(seat, place) for place in range(len(hand))]
    for place, code in enumerate(hand):
        label = words.say("label-hand", tile=words.tile(sheet.kinds[code]), who=words.names[seat])
        like = first_equal(names, hand, place)
        tile = Node(names[place], sheet.tile(code), *spots[place], 0, scale, LAYER, label, like=like)
        nodes.append(tile)
    return nodes
