"""What lies before each player: name and points, pollen, the jar, and the bees in hand."""

from __future__ import annotations

from insectarium.core.game import View
from insectarium.games._bees.scene_board import bee_picture
from insectarium.games._bees.scene_words import BEE_KINDS, BeeWords
from insectarium.games._hexes.letters import shortened, width_of
from insectarium.games._hexes.scene_parts import Box, badge_node, words_node
from insectarium.scene import Node, Text

NAME = 21.0
FIRST_LINE, SECOND_LINE = 30.0, 80.0
LAYER = 1


def player_nodes(view: View, seat: int, box: Box, words: BeeWords) -> list[Node]:
    player = view["table"]["players"][seat]
    facts = {"points": player["points"], "pollen": player["pollen"], "honey": player["jar"]}
    label = words.say("label-player", who=words.names[seat], **facts)
    return [
        box.ground(f"player-{seat}", label),
        *_plate(view, seat, box, words, label),
        *_goods(view, seat, box, words),
        *_hand(view, seat, box, words),
    ]


def _plate(view: View, seat: int, box: Box, words: BeeWords, label: str) -> list[Node]:
    y = box.y + FIRST_LINE
    name = shortened(words.names[seat], NAME, box.width - 140, bold=True)
    points = Text(str(view["scores"][seat]), 23, bold=True)
    nodes = [
        badge_node(f"badge-{seat}", seat, box.x + 28, y, 0.9, label),
        words_node(f"name-{seat}", box.x + 54, y, name, NAME, bold=True),
        Node(f"points-{seat}", "medal", box.right - 32, y, 0, 1.15, LAYER, label, points),
    ]
    decision = view["decision"]
    if decision is not None and decision["seat"] == seat:
        after = box.x + 54 + width_of(name, NAME, bold=True) + 20
        turn = words.say("label-turn", who=words.names[seat])
        nodes.append(Node("turn", "turn", round(after, 1), y, 180, 0.8, LAYER, turn))
    if seat in view["winners"]:
        winner = words.say("label-winner", who=words.names[seat])
        nodes.append(Node(f"winner-{seat}", "laurel", box.x + 28, y, 0, 0.9, LAYER + 1, winner))
    return nodes


def _goods(view: View, seat: int, box: Box, words: BeeWords) -> list[Node]:
    player = view["table"]["players"][seat]
    y = box.y + SECOND_LINE
    nodes = []
    for name, sprite, x in (("pollen", "pollen", 28.0), ("jar", "jar", 96.0)):
        count = player[name]
        text = Text(str(count), 21, "start", bold=True, dx=16 if name == "pollen" else 21)
        label = words.say(f"label-{name}", who=words.names[seat], count=count)
        nodes.append(Node(f"{name}-{seat}", sprite, box.x + x, y, 0, 1.05, LAYER, label, text))
    return nodes


def _hand(view: View, seat: int, box: Box, words: BeeWords) -> list[Node]:
    """The bees in hand: those of a kind on one heap with their number beside it."""
    player = view["table"]["players"][seat]
    heaps: dict[str, list[str]] = {}
    for name, bee in player["bees"].items():
        if bee is None:
            heaps.setdefault(BEE_KINDS[name[0]], []).append(name)
    y = box.y + SECOND_LINE
    step = min(92.0, (box.width - 180) / max(1, len(heaps)))
    nodes: list[Node] = []
    for column, (kind, names) in enumerate(heaps.items()):
        x = round(box.x + 184 + column * step, 1)
        nodes += [bee_picture(seat, name, (x, y), 0.9, "", quiet=True) for name in names]
        label = words.say("label-reserve", who=words.names[seat], count=len(names), bee=kind)
        text = Text(f"× {len(names)}", 18, "start", bold=True)
        nodes.append(Node(f"reserve-{seat}-{kind}", x=x + 22, y=y + 2, layer=LAYER, label=label, text=text))
    return nodes
