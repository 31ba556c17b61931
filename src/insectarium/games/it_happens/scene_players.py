"""What lies in front of the players, the third colour's display among them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.game import View
from insectarium.games.it_happens.components import OBJECTS
from insectarium.games.it_happens.nodes import die_node
from insectarium.games.it_happens.scene_hills import DIE_LAYER, SIGN_LAYER, point_tile
from insectarium.games.it_happens.scene_layout import CARD_HEIGHT, Card, Layout
from insectarium.games.it_happens.scene_words import SceneWords
from insectarium.games.it_happens.sprites_dice import LETTERS, MARKS, TONES, die_name
from insectarium.games.it_happens.state import COLOURS, DICE, THIRD_DICE_PER_SEAT
from insectarium.scene import SEAT_SHAPES, Node, Text
from insectarium.scene.palette import INK, INK_SOFT

THING_STEP = 55.0
DIE_STEP = 34.0
LEAST_NAME_WIDTH = 176.0
"""The badge and a short name; in a narrow card the dice overlap before they cover it."""
NAME_LETTER = 13.0


def player_nodes(view: View, places: Layout, words: SceneWords) -> list[Node]:
    players = view["table"]["players"]
    nodes: list[Node] = []
    for card, colour in zip(places.cards, _order(view), strict=True):
        nodes += _card(view, players[colour], colour, card, words)
    return nodes


def _order(view: View) -> list[int]:
    """The colours as they are shown: the viewer's first, then to the left; the third colour last."""
    seats = int(view["seats"])
    first = max(0, int(view["seat"]))
    colours = [(first + step) % seats for step in range(seats)]
    return [*colours, *range(seats, len(view["table"]["players"]))]


def _card(view: View, player: Mapping[str, Any], colour: int, card: Card, words: SceneWords) -> list[Node]:
    centre = (card.left + card.width / 2, card.top + CARD_HEIGHT / 2)
    nodes = [Node(f"card-{colour}", card.sprite, *centre, label=words.card_label(player))]
    nodes += _plate(view, player, colour, card, words)
    nodes += _hand(view, player, colour, card)
    nodes += _things(player, colour, card, words)
    nodes += _tiles(player, card, words)
    return nodes


def _plate(view: View, player: Mapping[str, Any], colour: int, card: Card, words: SceneWords) -> list[Node]:
    """Who it is, whose turn it is, and who has won."""
    name = words.player(player["colour"])
    decision = view["decision"]
    acts = decision is not None and decision["seat"] == player["seat"]
    won = has_won(view, player)
    x, y = card.left + (58 if acts else 38 if won else 28), card.top + 32
    nodes = [badge(f"player-{colour}", colour, x, y, 1.0, name)]
    at = (x + (38 if won else 28), y)
    dice = _die_step(view, card) * _most_dice(view) if player["seat"] is not None else 0
    letters = int((card.left + card.width - 8 - dice - at[0]) / NAME_LETTER)
    shown = Text(words.short(player["colour"], letters), 21, "start", bold=True)
    nodes.append(Node(f"name-{colour}", "", *at, layer=SIGN_LAYER, label=name, text=shown))
    if acts:
        label = words.tell("label-turn", who=name)
        nodes.append(Node(f"turn-{colour}", "turn", card.left + 20, y, layer=SIGN_LAYER, label=label))
    if won:
        label = words.tell("label-winner", who=name)
        nodes.append(Node(f"laurel-{colour}", "laurel", x, y, layer=2, label=label))
    return nodes


def has_won(view: View, player: Mapping[str, Any]) -> bool:
    """Whether this player has won, the third colour included."""
    if player["seat"] is None:
        return bool(view["sheet"]["extra_winners"])
    return player["seat"] in view["winners"]


def badge(id: str, colour: int, x: float, y: float, scale: float, label: str) -> Node:
    """The sign of a colour: its letter on its shape."""
    low = 3 if SEAT_SHAPES[colour] == "triangle" else 0
    letter = Text(LETTERS[colour], 19, bold=True, colour=MARKS[colour], dy=low)
    return Node(id, f"badge-{SEAT_SHAPES[colour]}", x, y, 0, scale, SIGN_LAYER, label, letter, TONES[colour])


def _hand(view: View, player: Mapping[str, Any], colour: int, card: Card) -> list[Node]:
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
    step = _die_step(view, card)
    equals = {_kind(name): name for name in dice_to_roll(view) if colour == view["decision"]["seat"]}
    for number, (of_colour, which) in enumerate(reversed([one for one in held if one != rolled])):
        x, y = card.left + card.width - 26 - step * number, card.top + 33
        name, label = die_node(COLOURS[of_colour], which), LETTERS[of_colour]
        like = equals.get(_kind(name), name)
        nodes.append(
            Node(
                name,
                die_name(of_colour, 0),
                x,
                y,
                0,
                0.68,
                DIE_LAYER,
                label,
                like="" if like == name else like,
            )
        )
    return nodes


def _kind(die: str) -> str:
    return die.rpartition("-")[0]


def dice_to_roll(view: View) -> list[str]:
    """The nodes of the dice that can be rolled now."""
    if view["decision"] is None or view["table"]["die"] is not None:
        return []
    nodes = [node for choice in view["decision"]["choices"] for node in choice["nodes"]]
    return [node for node in nodes if node.startswith("die-")]


def _most_dice(view: View) -> int:
    third = len(view["table"]["players"]) > view["seats"]
    return int(DICE) + (int(THIRD_DICE_PER_SEAT) if third else 0)


def _die_step(view: View, card: Card) -> float:
    return min(DIE_STEP, (card.width - LEAST_NAME_WIDTH) / _most_dice(view))


def _third_dice(third: Mapping[str, Any], seat: int) -> list[tuple[int, int]]:
    """The third colour's dice that a seat holds: of its pair the last ones."""
    end = (seat + 1) * int(THIRD_DICE_PER_SEAT)
    return [(COLOURS.index(third["colour"]), which) for which in range(end - third["hands"][seat], end)]


def _things(player: Mapping[str, Any], colour: int, card: Card, words: SceneWords) -> list[Node]:
    """Worms and objects, each kind once, with their number."""
    per_line = min(len(OBJECTS) + 1, int((card.width - 20) // THING_STEP))
    nodes = []
    for place, (thing, count) in enumerate([("worm", player["worms"]), *player["objects"].items()]):
        line, slot = divmod(place, per_line)
        label = words.tell("label-things", thing=words.thing(thing), count=count)
        shown = f"×{count}" if count != 1 or thing == "worm" else ""
        number = Text(shown, 16, "start", bold=True, colour=INK if count else INK_SOFT, dx=1, dy=20)
        at = (card.left + 32 + slot * THING_STEP, card.top + 86 + line * 44)
        nodes.append(Node(f"{thing}-of-{colour}", thing, *at, 0, 1.0, SIGN_LAYER, label, number))
    return nodes


def _tiles(player: Mapping[str, Any], card: Card, words: SceneWords) -> list[Node]:
    won = [("queen", *tile) for tile in player["queens"]] + [
        ("general", *tile) for tile in player["generals"]
    ]
    step = min(56.0, (card.width - 72) / max(1, len(won) - 1))
    y = card.top + CARD_HEIGHT - 40
    tiles = [
        point_tile(tile, hill, points, card.left + 36 + step * number, y, 0.76, words)
        for number, (tile, hill, points) in enumerate(won)
    ]
    # Where they overlap each lies on the next: its number is at its right.
    return tiles[::-1]
