"""What lies round the board: market, packet, buttons, score, and each player's things."""

from __future__ import annotations

from insectarium.core.game import View
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games.supersize_colony.nodes import (
    hand_node,
    limit_node,
    market_node,
    packet_node,
    pile_node,
)
from insectarium.games.supersize_colony.scene_words import LETTERS, Words
from insectarium.games.supersize_colony.sprites import BUTTON_HEIGHT, BUTTON_WIDTH, ColonySheet
from insectarium.games.supersize_colony.state import ANT_NAMES
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Node, Text
from insectarium.scene.palette import INK_SOFT, WHITE

LEFT = 20.0
MARKET_TOP, MARKET_HIGH = 70.0, 340.0
BUTTONS_TOP = 430.0
SCORE_LEFT, SCORE_WIDE = 1195.0, 330.0
PLAYERS_TOP, PLAYERS_HIGH = 784.0, 176.0
TYPES = ("queen", "worker", "soldier", "larva")


def market_nodes(view: View, sheet: ColonySheet, words: Words) -> list[Node]:
    table = view["table"]
    nodes = [Node("market", "panel-market", LEFT + 160, MARKET_TOP + MARKET_HIGH / 2, quiet=True)]
    for row, ground in enumerate(GROUNDS):
        y = MARKET_TOP + 52 + row * 96
        size = table["piles"][ground]
        label = words.say("label-pile", ground=ground, tiles=size)
        number = Text(str(size), 22, bold=True, colour=WHITE if size else INK_SOFT)
        pile = "tile-back" if size else "empty"
        nodes.append(Node(pile_node(row), pile, LEFT + 45, y, scale=0.62, layer=1, label=label, text=number))
        for place, code in enumerate(table["market"][ground]):
            x = LEFT + 275 - place * 76
            node = market_node(row, place)
            if code is None:
                label = words.say("label-empty-market")
                nodes.append(Node(node, "empty", x, y, scale=0.55, label=label))
            else:
                label = words.say("label-market", tile=code, price=place + 1)
                nodes.append(Node(node, sheet.tile(code), x, y, scale=0.62, layer=1, label=label))
            price = Text(str(place + 1), 16, bold=True, colour=INK_SOFT)
            nodes.append(Node(f"price-{ground}-{place + 1}", x=x, y=y + 47, text=price, label=price.value))
    supply = Text(str(table["supply"]), 20, "start", bold=True, dx=16)
    label = words.say("label-supply", food=table["supply"])
    y = MARKET_TOP + MARKET_HIGH - 24
    nodes.append(Node("supply", "food", LEFT + 40, y, scale=1.2, layer=1, label=label, text=supply))
    return nodes


def packet_nodes(view: View, sheet: ColonySheet, words: Words) -> list[Node]:
    draft = view["table"]["draft"]
    if draft is None:
        return []
    head = Text(
        words.say("scene-packet", ground=draft["ground"], size=draft["size"]), 19, "start", italic=True
    )
    nodes = [Node("packet", x=LEFT + 6, y=BUTTONS_TOP + 6, label=head.value, text=head)]
    for place in range(draft["size"]):
        x = LEFT + 45 + place % 4 * 76
        y = BUTTONS_TOP + 66 + place // 4 * 88
        if draft["packet"] is None:
            label = words.say("label-hidden")
            nodes.append(Node(packet_node(place), "tile-back", x, y, scale=0.6, layer=1, label=label))
        else:
            code = draft["packet"][place]
            label = words.say("label-packet", tile=code)
            nodes.append(Node(packet_node(place), sheet.tile(code), x, y, scale=0.65, layer=1, label=label))
    return nodes


def button_nodes(view: View, words: Words) -> list[Node]:
    """A button for every choice that is neither a tile, a place nor an ant."""
    wanted: list[str] = []
    for choice in (view["decision"] or {}).get("choices", ()):
        for node in choice["nodes"]:
            if node.split("-")[0] in ("button", "put", "hatch", "do") and node not in wanted:
                wanted.append(node)
    wanted.sort(key=lambda node: (node.startswith("do-"), node))
    columns = 2
    step = min(BUTTON_HEIGHT + 8, 330 / max(1, -(-len(wanted) // columns)))
    nodes = []
    for index, node in enumerate(wanted):
        x = LEFT + 80 + index % columns * (BUTTON_WIDTH + 10)
        y = BUTTONS_TOP + 20 + index // columns * step
        value = _button_text(view, node, words)
        text = Text(value, min(17, 200 / len(value)), bold=True)
        nodes.append(Node(node, "button", x, y, scale=min(1, step / 40), layer=2, label=value, text=text))
    return nodes


def _button_text(view: View, node: str, words: Words) -> str:
    kind, what, *name = node.split("-")
    if kind == "do":
        return f"{name[0]}: {words.say(f'scene-do-{what}')}"
    if kind == "button":
        return words.say(f"scene-button-{what}", phase=view["table"]["phase"])
    return words.say(f"scene-{kind}-{what}")


def score_nodes(view: View, words: Words) -> list[Node]:
    top, seats = 70.0, int(view["seats"])
    middle = SCORE_LEFT + SCORE_WIDE / 2
    nodes = [Node("score", "panel-score", middle, top + 200, label=words.say("label-score"))]
    rows = view["sheet"]["rows"]
    for line, row in enumerate([*rows, None]):
        y = top + 84 + line * 33
        name = words.say(f"score-{row['key']}") if row else words.say("scene-total")
        text = Text(name, min(17, 300 / len(name)), "start", bold=row is None)
        key = row["key"] if row else "total"
        nodes.append(Node(f"score-{key}", x=SCORE_LEFT + 14, y=y, layer=1, label=name, text=text))
        for seat in range(seats):
            points = row["points"][seat] if row else view["scores"][seat]
            cell = Text(str(points), 18, bold=row is None)
            x = _column(seat)
            nodes.append(Node(f"score-{key}-{seat}", x=x, y=y, layer=1, label=cell.value, text=cell))
    for seat in range(seats):
        nodes.append(badge(f"score-seat-{seat}", seat, _column(seat), top + 36, 0.85, words.name(seat)))
        if seat in view["winners"]:
            label = words.say("label-winner", who=words.name(seat))
            nodes.append(Node(f"winner-{seat}", "turn", _column(seat), top + 8, 90, 1, 2, label))
    return nodes + _track(view, words)


def _column(seat: int) -> float:
    return SCORE_LEFT + 190 + seat * 38


def _track(view: View, words: Words) -> list[Node]:
    """The markers on the score track, stacked as they arrived."""
    nodes = []
    table = view["table"]
    for column, (points, stack) in enumerate(sorted(table["stacks"].items(), key=lambda item: int(item[0]))):
        x = SCORE_LEFT + 45 + column * 80
        number = Text(points, 24, bold=True)
        nodes.append(Node(f"track-{points}", x=x, y=740, label=points, text=number))
        for height, seat in enumerate(stack):
            label = words.say("label-track", who=words.name(seat), points=int(points))
            nodes.append(badge(f"marker-{seat}", seat, x, 705 - height * 40, 0.9, label))
    return nodes


def player_nodes(view: View, seat: int, sheet: ColonySheet, words: Words) -> list[Node]:
    table, seats = view["table"], int(view["seats"])
    player = table["players"][seat]
    wide = 1500 / seats
    left = LEFT + (seat - max(0, view["seat"])) % seats * wide
    middle = (left + wide / 2 - 5, PLAYERS_TOP + PLAYERS_HIGH / 2 + 10)
    who = words.name(seat)
    nodes = [
        Node(f"player-{seat}", f"panel-player-{seats}", *middle, label=words.say("label-player", who=who))
    ]
    top = PLAYERS_TOP + 34
    nodes.append(badge(f"badge-{seat}", seat, left + 26, top, 0.9, who))
    name = Text(words.short_name(seat), 19, "start", bold=True)
    nodes.append(Node(f"name-{seat}", x=left + 52, y=top, layer=1, label=who, text=name))
    if table["active"] == seat and not view["over"]:
        label = words.say("label-turn", who=who)
        nodes.append(Node("turn", "turn", left + 178, top, layer=2, label=label))
    food = Text(str(player["food"]), 18, "start", bold=True, dx=14)
    label = words.say("label-food", who=who, food=player["food"])
    nodes.append(Node(f"food-{seat}", "food", left + 206, top, layer=1, label=label, text=food))
    limit = words.say("scene-hand", tiles=len(player["hand"]), limit=player["limit"])
    text = Text(limit, min(16, 170 / len(limit)))
    label = words.say("label-limit", who=who, limit=player["limit"])
    at = (left + 298, top)
    nodes.append(Node(limit_node(seat), "button", *at, scale=0.72, layer=1, label=label, text=text))
    nodes += _hand(player["hand"], seat, left, wide, sheet, words)
    return nodes + _reserve(view, seat, left, words)


def _hand(
    hand: list[str], seat: int, left: float, wide: float, sheet: ColonySheet, words: Words
) -> list[Node]:
    nodes = []
    step = min(74.0, (wide - 90) / max(1, len(hand) - 1)) if len(hand) > 1 else 74.0
    for place, code in enumerate(hand):
        x, y = left + 42 + place * step, PLAYERS_TOP + 96
        label = words.say("label-hand", tile=code, who=words.name(seat))
        nodes.append(Node(hand_node(seat, place), sheet.tile(code), x, y, scale=0.64, layer=1, label=label))
    return nodes


def _reserve(view: View, seat: int, left: float, words: Words) -> list[Node]:
    """How many ants of each type are in hand."""
    player = view["table"]["players"][seat]
    carried = [
        ant["larva"] for p in view["table"]["players"] for ant in p["ants"].values() if ant and ant["larva"]
    ]
    out = {f"l{number}" for owner, number in carried if owner == seat} | set(player["killed"])
    nodes = []
    for column, kind in enumerate(TYPES):
        names = [n for n in ANT_NAMES if n[0] == kind[0] and player["ants"][n] is None and n not in out]
        x, y = left + 30 + column * 72, PLAYERS_TOP + 164
        text = Text(str(len(names)), 16, "start", bold=True, dx=18)
        label = words.say("label-reserve", who=words.name(seat), count=len(names), ant=kind)
        sprite = f"ant-{kind}"
        nodes.append(Node(f"reserve-{seat}-{kind}", sprite, x, y, 0, 0.62, 1, label, text, SEAT_TONES[seat]))
    return nodes


def badge(id: str, seat: int, x: float, y: float, scale: float, label: str) -> Node:
    """The sign of a seat: a letter on a shape in its colour."""
    low = 3 if SEAT_SHAPES[seat] == "triangle" else 0
    letter = Text(LETTERS[seat], 19, bold=True, colour=WHITE, dy=low)
    return Node(id, f"badge-{SEAT_SHAPES[seat]}", x, y, 0, scale, 3, label, letter, SEAT_TONES[seat])
