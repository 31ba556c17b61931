"""The board: tiles, empty spaces, spots, ants and what is going on between them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from insectarium.core.game import View
from insectarium.games._ants.areas import AreaWords, ant_areas
from insectarium.games._hexes.picture import Frame, frame, lane_middle, side_middle, turned
from insectarium.games.supersize_colony.nodes import ant_node, space_node, spot_node, tile_node
from insectarium.games.supersize_colony.scene_words import Words
from insectarium.games.supersize_colony.sprites import SIZE, ColonySheet
from insectarium.games.supersize_colony.state import ANT_NAMES
from insectarium.scene import SEAT_TONES, Area, Node, Text
from insectarium.scene.palette import INK

LEFT, TOP, WIDE, HIGH = 355.0, 70.0, 830.0, 700.0
TYPES = {"q": "queen", "w": "worker", "s": "soldier", "l": "larva"}
Point = tuple[float, float]


def board_nodes(view: View, sheet: ColonySheet, words: Words) -> list[Node]:
    table = view["table"]
    place = _frame_of(table)
    nodes = [Node("board", "panel-board", LEFT + WIDE / 2, TOP + HIGH / 2, quiet=True)]
    for tile in table["board"]:
        nodes += _tile(tile, place, sheet, words)
    if table["phase"] in ("lay", "market", "put"):
        nodes += [_space(q, r, place, words) for q, r in table["spaces"]]
    nodes += _ants(view, place, sheet, words)
    if table["attack"] is not None:
        nodes += _attack(view, place, words)
    return nodes


def board_areas(view: View, words: Words) -> tuple[Area, ...]:
    table = view["table"]
    place = _frame_of(table)
    tiles = [tile["at"] for tile in table["board"]]
    return ant_areas(
        table,
        AreaWords(words.say, [words.name(seat) for seat in range(view["seats"])]),
        [tile_node(q, r) for q, r in tiles],
        lambda tile, lane: spot_node(tiles[tile][0], tiles[tile][1], lane),
        [_at(place, q, r) for q, r in tiles],
        SIZE * place.scale,
    )


def _frame_of(table: dict[str, Any]) -> Frame:
    cells = [tuple(tile["at"]) for tile in table["board"]] + [tuple(at) for at in table["spaces"]]
    return frame(cells, SIZE, WIDE - 24, HIGH - 24, 0.95)


def _at(place: Frame, q: int, r: int) -> Point:
    x, y = place.place(q, r, SIZE)
    return LEFT + 12 + x, TOP + 12 + y


def _tile(tile: dict[str, Any], place: Frame, sheet: ColonySheet, words: Words) -> list[Node]:
    q, r = tile["at"]
    x, y = _at(place, q, r)
    label = words.say("label-board", tile=tile["tile"], q=q, r=r)
    for nest in words.view["table"]["nests"]:
        if nest["nest"] == tile["nest"]:
            facts = {"tile": tile["tile"], "q": q, "r": r, "tiles": nest["tiles"], "open": nest["open"]}
            label = words.say("label-nest", **facts)
    sprite = sheet.tile(tile["tile"])
    nodes = [Node(tile_node(q, r), sprite, x, y, turned(tile["turn"]), place.scale, 1, label)]
    lanes = max(1, len(sheet.kinds[tile["tile"]].lanes))
    for lane in range(lanes):
        dx, dy = _lane(sheet, tile, lane)
        text = words.say("label-spot", q=q, r=r, lane=lane + 1 if lanes > 1 else 0)
        at = (x + dx * place.scale, y + dy * place.scale)
        scale = place.scale * (1 if lanes == 1 else 0.7)
        nodes.append(Node(spot_node(q, r, lane), "spot", *at, scale=scale, layer=2, label=text))
    return nodes


def _lane(sheet: ColonySheet, tile: dict[str, Any], lane: int) -> Point:
    """Where the ants of a lane stand, seen from the middle of the tile."""
    lanes = sheet.kinds[tile["tile"]].lanes
    if len(lanes) < 2:
        return 0.0, 0.0
    sides = [(side + tile["turn"]) % 6 for side in lanes[lane]]
    if len(sides) == 2 and abs(sides[0] - sides[1]) == 3:
        x, y = side_middle(min(sides) + (0 if lane else 3), SIZE, reach=0.45)
        return x, y
    return lane_middle(sides, SIZE)


def _space(q: int, r: int, place: Frame, words: Words) -> Node:
    x, y = _at(place, q, r)
    return Node(space_node(q, r), "space", x, y, scale=place.scale, label=words.say("label-space", q=q, r=r))


def _ants(view: View, place: Frame, sheet: ColonySheet, words: Words) -> list[Node]:
    table = view["table"]
    groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for seat, player in enumerate(table["players"]):
        for number, name in enumerate(ANT_NAMES):
            ant = player["ants"][name]
            if ant is not None:
                groups.setdefault((ant["on"], ant["lane"]), []).append((seat, number))
    nodes: list[Node] = []
    for (on, lane), group in groups.items():
        tile = table["board"][on]
        x, y = _at(place, *tile["at"])
        dx, dy = _lane(sheet, tile, lane)
        for index, (seat, number) in enumerate(group):
            ax, ay = _beside(index, len(group))
            at = (x + (dx + ax) * place.scale, y + (dy + ay) * place.scale)
            nodes += _ant(view, seat, number, at, place.scale, words)
    return nodes


def _beside(index: int, count: int) -> Point:
    if count == 1:
        return 0.0, 0.0
    reach = 16.0 if count < 4 else 25.0
    angle = 2 * pi * index / count - pi / 2
    return reach * cos(angle), reach * sin(angle)


def _ant(view: View, seat: int, number: int, at: Point, scale: float, words: Words) -> list[Node]:
    name = ANT_NAMES[number]
    ant = view["table"]["players"][seat]["ants"][name]
    load = "food" if ant["food"] else "larva" if ant["larva"] else "none"
    kind = TYPES[name[0]]
    label = words.say("label-ant", ant=kind, name=name, who=words.name(seat), load=load)
    x, y = at
    text = Text(name, 10, bold=True, colour=INK, dy=21) if name[0] != "l" else None
    nodes = [Node(ant_node(seat, number), f"ant-{kind}", x, y, 0, scale, 4, label, text, SEAT_TONES[seat])]
    beside = (x + 13 * scale, y - 11 * scale)
    if ant["food"]:
        nodes.append(Node(f"load-{seat}-{name}", "food", *beside, scale=0.8 * scale, layer=5, quiet=True))
    if ant["larva"]:
        owner, larva = ant["larva"]
        tone = SEAT_TONES[owner]
        carried = ant_node(owner, 9 + larva)
        facts = {"ant": "larva", "name": f"l{larva}", "who": words.name(owner), "load": "none"}
        text_ = words.say("label-ant", **facts)
        nodes.append(Node(carried, "ant-larva", *beside, 0, 0.8 * scale, 5, text_, None, tone))
    return nodes


def _attack(view: View, place: Frame, words: Words) -> list[Node]:
    """Arrows at the sides through which the attackers came."""
    attack = view["table"]["attack"]
    x, y = _at(place, *view["table"]["board"][attack["on"]]["at"])
    nodes = []
    for side in attack["sides"]:
        dx, dy = side_middle(side, SIZE, reach=0.95)
        at = (x + dx * place.scale, y + dy * place.scale)
        label = words.say("label-attack")
        nodes.append(Node(f"attack-{side}", "attack", *at, 180 - 60 * side, place.scale * 0.8, 6, label))
    return nodes
