"""The key to the pictures, on tables where there is room for it."""

from __future__ import annotations

from insectarium.games.micropolis.scene_geometry import Point
from insectarium.games.micropolis.scene_words import Words
from insectarium.games.micropolis.scoring import HARVEST_POINTS
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT

STEP = 51.0
# Sprite, its size in the key, and the sentence.
ENTRIES = (
    ("worker", 1.15, "ant"),
    ("queen", 1.0, "queen"),
    ("nurse-2", 1.1, "nurse"),
    ("architect", 1.1, "architect"),
    ("officer", 1.1, "officer"),
    ("guard", 1.1, "guard"),
    ("barracks-1-full", 0.85, "barracks"),
    ("fig", 1.1, "fruit"),
    ("gift", 1.1, "gift"),
    ("soldier", 1.2, "army"),
)


def key_nodes(place: Point, scale: float, words: Words) -> list[Node]:
    x, y = place
    heading = Text(words.say("scene-key"), 22 * scale, "start", italic=True, colour=INK_SOFT)
    nodes = [Node("key", x=x - 16, y=y, layer=1, label=heading.value, text=heading)]
    harvest = ", ".join(str(int(points)) for points in list(HARVEST_POINTS)[1:])
    for number, (sprite, size, key) in enumerate(ENTRIES):
        line = y + (46 + number * STEP) * scale
        text = Text(words.say(f"scene-key-{key}", harvest=harvest), 17 * scale, "start")
        nodes.append(
            Node(f"key-{key}", sprite, x + 10 * scale, line, 0, size * scale, 1, text.value, quiet=True)
        )
        nodes.append(Node(f"key-{key}-text", x=x + 44 * scale, y=line, layer=1, label=text.value, text=text))
    return nodes
