"""What groups of drones could do, each as a button that tells its name and its price."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.scene_buttons import BUTTON_HEIGHT
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._hexes.drawing import button_sprite
from insectarium.games._hexes.letters import fitting
from insectarium.games._hexes.scene_parts import Box
from insectarium.scene import Node, Sprite, Text
from insectarium.scene.palette import INK_SOFT

LAYER = 2
WIDTH = 360.0
LINE = 60.0


def raid_sprite() -> Sprite:
    return button_sprite(WIDTH, BUTTON_HEIGHT, "raid")


def wanted_raids(table: dict[str, Any], words: BeeWords) -> list[dict[str, Any]]:
    """The raids that the viewer may choose now."""
    return [raid for raid in table["raids"] if raid["node"] in words.lit]


def raid_nodes(raids: list[dict[str, Any]], box: Box, words: BeeWords) -> list[Node]:
    step = min(LINE, box.height / max(1, len(raids)))
    scale = round(min((box.width - 8) / WIDTH, (step - 6) / BUTTON_HEIGHT), 3)
    nodes: list[Node] = []
    for number, raid in enumerate(raids):
        at = (box.middle[0], round(box.y + (number + 0.5) * step, 1))
        nodes += _raid(raid, at, scale, words)
    return nodes


def _raid(raid: dict[str, Any], at: tuple[float, float], scale: float, words: BeeWords) -> list[Node]:
    facts = {key: raid[key] for key in ("drones", "workers", "kept")}
    who = words.names[raid["owner"] - 1]
    name = words.own(f"raid-{raid['kind']}", who=who, **facts)
    tokens = {"honey": raid.get("honey", 0), "pollen": raid.get("pollen", 0)}
    price = words.own(f"price-{raid['kind']}", **facts, **tokens)
    room = WIDTH - 16
    above = Text(name, fitting(name, 16, room, bold=True), bold=True, dy=-9)
    below = Text(price, fitting(price, 14, room), colour=INK_SOFT, dy=12)
    id, (x, y) = raid["node"], at
    return [
        Node(id, "raid", x, y, 0, scale, LAYER, f"{name}: {price}", above),
        Node(f"{id}-price", x=x, y=y, scale=scale, layer=LAYER + 1, label=price, text=below, quiet=True),
    ]
