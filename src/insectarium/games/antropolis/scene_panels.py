"""Beside the board of Antropolis: market and piles, the players, and buttons for what has no place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insectarium.core.game import View
from insectarium.games._ants.codes import COLLECT, FEED, LEAVE, PUT_NOTHING, PUT_QUEEN
from insectarium.games._ants.sprites import tile_sprite_name
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games.antropolis.codes import PUT_WORKER, PUTS, VERBS
from insectarium.games.antropolis.nodes import (
    BUTTONS,
    ant_node,
    button_node,
    deed_node,
    hand_node,
    limit_node,
    market_node,
    pile_node,
    put_node,
)
from insectarium.games.antropolis.state import ANT_NAMES
from insectarium.scene import SEAT_TONES, Node, Text
from insectarium.scene.palette import INK, INK_SOFT, WHITE

if TYPE_CHECKING:
    from insectarium.games.antropolis.scene import SceneWords

MARKET_X, MARKET_Y, ROW_STEP, PLACE_STEP, SMALL = 1235.0, 120.0, 98.0, 108.0, 0.72
PANEL_X, PANEL_Y, PANEL_STEP = 1420.0, 480.0, 150.0
HAND_SCALE = 0.44
BUTTON_Y, BUTTON_STEP = 88.0, 205.0


def market_nodes(view: View, words: SceneWords) -> list[Node]:
    table = view["table"]
    nodes: list[Node] = []
    for row, ground in enumerate(GROUNDS):
        y = MARKET_Y + ROW_STEP * row
        left = table["piles"][ground]
        label = words.say("label-pile", ground=ground, count=left)
        text = Text(str(left), 34, bold=True, colour=WHITE if left else INK_SOFT)
        sprite = "back" if left else "gap"
        nodes.append(Node(pile_node(row), sprite, MARKET_X, y, 0, SMALL, 2, label, text))
        for place in (1, 0):
            x = MARKET_X + PLACE_STEP * (2 - place)
            nodes += _market_place(table, row, place, (x, y), words)
    supply = words.say("label-supply", count=table["supply"])
    nodes.append(Node("supply", "food", MARKET_X + 320, MARKET_Y, 0, 2.2, 2, supply))
    nodes.append(_note("supply-count", MARKET_X + 345, MARKET_Y, f"× {table['supply']}", 24))
    stacks = sorted(table["stacks"].items(), key=lambda one: -int(one[0]))
    parts = [f"{points}: {' '.join('ABCD'[seat] for seat in seats)}" for points, seats in stacks]
    line = words.say("scene-track", stacks="  ·  ".join(parts))
    nodes.append(_note("track", MARKET_X - 45, MARKET_Y + ROW_STEP * 3 - 22, line, 19))
    return nodes


def _market_place(
    table: dict[str, Any], row: int, place: int, at: tuple[float, float], words: SceneWords
) -> list[Node]:
    ground = GROUNDS[row]
    code = table["market"][ground][place]
    name = market_node(row, place)
    if code is None:
        label = words.say("label-market-gap", ground=ground, price=place + 1)
        return [Node(name, "gap", *at, 0, SMALL, 2, label)]
    label = words.say("label-market", ground=ground, tile=code, price=place + 1)
    price = Node(f"price-{ground}-{place + 1}", "food", at[0] + 38, at[1] - 32, 0, 1.5, 3, quiet=True)
    number = _note(
        f"price-number-{ground}-{place + 1}", at[0] + 38, at[1] - 32, str(place + 1), 15, "middle", 4
    )
    return [Node(name, tile_sprite_name(code), *at, 0, SMALL, 2, label), price, number]


def _note(
    name: str, x: float, y: float, words: str, size: float, anchor: str = "start", layer: int = 2
) -> Node:
    text = Text(words, size, "middle" if anchor == "middle" else "start", colour=INK)
    return Node(name, x=x, y=y, layer=layer, label=words, text=text, quiet=True)


def player_nodes(view: View, words: SceneWords) -> list[Node]:
    seats = view["seats"]
    first = max(0, int(view["seat"]))
    nodes: list[Node] = []
    for line in range(seats):
        seat = (first + line) % seats
        nodes += _player(view, seat, PANEL_Y + PANEL_STEP * line, words)
    return nodes


def _player(view: View, seat: int, y: float, words: SceneWords) -> list[Node]:
    player = view["table"]["players"][seat]
    who = words.who(seat)
    acts = view["decision"] is not None and view["decision"]["seat"] == seat
    score = words.say("scene-player", points=player["points"], total=view["scores"][seat])
    label = words.say("label-player", who=who, points=player["points"], food=player["food"])
    name = Text(
        f"{'▸ ' if acts else ''}{'ABCD'[seat]}  {who}", 22, "start", bold=True, colour=SEAT_TONES[seat]
    )
    limit = words.say("label-limit", limit=player["limit"])
    left = PANEL_X - 220
    nodes = [
        Node(f"player-{seat}", "panel", PANEL_X, y, label=label),
        Node(f"name-{seat}", x=left, y=y - 50, layer=1, label=who, text=name, quiet=True),
        _note(f"score-{seat}", PANEL_X + 10, y - 50, score, 19),
        Node(
            f"food-{seat}", "food", left + 12, y - 18, 0, 1.4, 2, words.say("label-food", food=player["food"])
        ),
        _note(f"food-count-{seat}", left + 28, y - 18, f"× {player['food']}", 20),
        Node(
            limit_node(seat), "limit", PANEL_X + 190, y - 10, 0, 1, 2, limit, Text(str(player["limit"]), 20)
        ),
    ]
    nodes += _ants_in_hand(player, seat, y, words)
    for place, code in enumerate(player["hand"]):
        step = min(58.0, 420.0 / max(1, len(player["hand"])))
        tile = words.say("label-hand", who=who, tile=code)
        x = left + 30 + step * place
        nodes.append(Node(hand_node(seat, place), tile_sprite_name(code), x, y + 36, 0, HAND_SCALE, 3, tile))
    return nodes


def _ants_in_hand(player: dict[str, Any], seat: int, y: float, words: SceneWords) -> list[Node]:
    nodes = []
    x = PANEL_X - 130
    for number, name in enumerate(ANT_NAMES):
        if player["ants"][name] is None:
            kind = "queen" if name[0] == "q" else "worker"
            label = words.say("label-in-hand", who=words.who(seat), name=name)
            tone = SEAT_TONES[seat]
            nodes.append(Node(ant_node(seat, number), f"ant-{kind}", x, y - 16, 0, 0.72, 3, label, tone=tone))
            x += 30
    return nodes


def button_nodes(view: View, words: SceneWords) -> list[Node]:
    """Buttons for the choices that are no thing on the table, in one line above the board."""
    shown = words.choices()
    wanted: list[tuple[str, str]] = []
    for what in (PUT_QUEEN, PUT_WORKER, PUT_NOTHING):
        wanted.append((put_node(what), words.say(f"button-put-{PUTS[what]}")))
    for verb in (COLLECT, FEED, LEAVE):
        for number, name in enumerate(ANT_NAMES):
            wanted.append((deed_node(verb, number), words.say(f"button-{VERBS[verb]}", ant=name)))
    for verb in BUTTONS:
        wanted.append((button_node(verb), words.say(f"button-{VERBS[verb]}")))
    offered = [(name, label) for name, label in wanted if name in shown]
    step = min(BUTTON_STEP, 1090.0 / max(1, len(offered)))
    scale = min(1.0, step / BUTTON_STEP)
    return [
        Node(name, "button", 125 + step * place, BUTTON_Y, 0, scale, 4, label, Text(label, 19))
        for place, (name, label) in enumerate(offered)
    ]
