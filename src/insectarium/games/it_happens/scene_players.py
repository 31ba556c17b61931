"""What lies in front of the players, the third colour's display among them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.game import View
from insectarium.games.it_happens.components import OBJECTS
from insectarium.games.it_happens.nodes import die_node
from insectarium.games.it_happens.scene_hills import DIE_LAYER, SIGN_LAYER, point_tile
from insectarium.games.it_happens.scene_layout import CARD_HEIGHT, CARDS_TOP, card_left, card_width
from insectarium.games.it_happens.scene_words import SceneWords
from insectarium.games.it_happens.sprites_dice import LETTERS, MARKS, TONES, die_name
from insectarium.games.it_happens.state import COLOURS, DICE, THIRD_DICE_PER_SEAT
from insectarium.scene import SEAT_SHAPES, Node, Text
from insectarium.scene.palette import INK, INK_SOFT

THING_STEP = 55.0
DIE_STEP = 34.0


def player_nodes(view: View, words: SceneWords) -> list[Node]:
    players = view["table"]["players"]
    nodes: list[Node] = []
    for place, colour in enumerate(_order(view)):
        left = card_left(len(players), place)
        nodes += _card(view, players[colour], colour, left, card_width(len(players)), words)
    return nodes


def _order(view: View) -> list[int]:
    """The colours as they are shown: the viewer's first, then to the left; the third colour last."""
    seats = int(view["seats"])
    first = max(0, int(view["seat"]))
    colours = [(first + step) % seats for step in range(seats)]
    return [*colours, *range(seats, len(view["table"]["players"]))]


def _card(
    view: View, player: Mapping[str, Any], colour: int, left: float, width: float, words: SceneWords
) -> list[Node]:
    name = words.player(player["colour"])
    count = len(view["table"]["players"])
    centre = (left + width / 2, CARDS_TOP + CARD_HEIGHT / 2)
    nodes = [Node(f"card-{colour}", f"card-{count}", *centre, label=words.card_label(player))]
    nodes += _plate(view, player, colour, left, words, name)
    nodes += _hand(view, player, colour, left + width - 26)
    nodes += _things(player, colour, left, width, words)
    nodes += _tiles(view, player, left, width, words)
    return nodes


def _plate(
    view: View, player: Mapping[str, Any], colour: int, left: float, words: SceneWords, name: str
) -> list[Node]:
    decision = view["decision"]
    acts = decision is not None and decision["seat"] == player["seat"]
    won = player["seat"] in view["winners"] or (
        view["over"] and not view["winners"] and player["seat"] is None
    )
    x, y = left + (58 if acts else 38 if won else 28), CARDS_TOP + 32
    nodes = [badge(f"player-{colour}", colour, x, y, 1.0, name)]
    shown = Text(words.short(player["colour"]), 21, "start", bold=True)
    nodes.append(
        Node(f"name-{colour}", "", x + (38 if won else 28), y, layer=SIGN_LAYER, label=name, text=shown)
    )
    if acts:
        label = words.tell("label-turn", who=name)
        nodes.append(Node(f"turn-{colour}", "turn", left + 20, y, layer=SIGN_LAYER, label=label))
    if won:
        label = words.tell("label-winner", who=name)
        nodes.append(Node(f"laurel-{colour}", "laurel", x, y, layer=2, label=label))
    return nodes


def badge(id: str, colour: int, x: float, y: float, scale: float, label: str) -> Node:
    """The sign of a colour: its letter on its shape."""
    low = 3 if SEAT_SHAPES[colour] == "triangle" else 0
    letter = Text(LETTERS[colour], 19, bold=True, colour=MARKS[colour], dy=low)
    return Node(id, f"badge-{SEAT_SHAPES[colour]}", x, y, 0, scale, SIGN_LAYER, label, letter, TONES[colour])


def _hand(view: View, player: Mapping[str, Any], colour: int, right: float) -> list[Node]:
    """The dice not yet placed, with two seats also the third colour's; a rolled one lies in the tray."""
    if player["seat"] is None:
        return []
    table = view["table"]
    die = table["die"]
    rolled = None if die is None else (COLOURS.index(die["colour"]), die["which"])
    held = [(colour, which) for which in range(int(DICE) - player["hands"][0], int(DICE))]
    if len(table["players"]) > view["seats"]:
        held = [*_third_dice(table["players"][-1], colour), *held]
    nodes = []
    for number, (of_colour, which) in enumerate(reversed([one for one in held if one != rolled])):
        x, y = right - DIE_STEP * number, CARDS_TOP + 33
        name, label = die_node(COLOURS[of_colour], which), LETTERS[of_colour]
        nodes.append(Node(name, die_name(of_colour, 0), x, y, 0, 0.68, DIE_LAYER, label))
    return nodes


def _third_dice(third: Mapping[str, Any], seat: int) -> list[tuple[int, int]]:
    """The third colour's dice that a seat holds: of its pair the last ones."""
    end = (seat + 1) * int(THIRD_DICE_PER_SEAT)
    return [(COLOURS.index(third["colour"]), which) for which in range(end - third["hands"][seat], end)]


def _things(
    player: Mapping[str, Any], colour: int, left: float, width: float, words: SceneWords
) -> list[Node]:
    """Worms and objects, each kind once, with their number."""
    per_line = min(len(OBJECTS) + 1, int((width - 20) // THING_STEP))
    nodes = []
    for place, (thing, count) in enumerate([("worm", player["worms"]), *player["objects"].items()]):
        line, slot = divmod(place, per_line)
        label = words.tell("label-things", thing=words.thing(thing), count=count)
        shown = f"×{count}" if count != 1 or thing == "worm" else ""
        number = Text(shown, 16, "start", bold=True, colour=INK if count else INK_SOFT, dx=11, dy=15)
        at = (left + 32 + slot * THING_STEP, CARDS_TOP + 86 + line * 44)
        nodes.append(Node(f"{thing}-of-{colour}", thing, *at, 0, 1.0, SIGN_LAYER, label, number))
    return nodes


def _tiles(view: View, player: Mapping[str, Any], left: float, width: float, words: SceneWords) -> list[Node]:
    won = [("queen", *tile) for tile in player["queens"]] + [
        ("general", *tile) for tile in player["generals"]
    ]
    step = min(56.0, (width - 72) / max(1, len(won) - 1))
    y = CARDS_TOP + CARD_HEIGHT - 40
    return [
        point_tile(tile, hill, points, left + 36 + step * number, y, 0.76, words)
        for number, (tile, hill, points) in enumerate(won)
    ]
