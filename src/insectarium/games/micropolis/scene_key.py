"""The key to the pictures, on tables where there is room for it."""

from __future__ import annotations

from insectarium.games.micropolis.galleries import HARVEST_POINTS
from insectarium.games.micropolis.scene_geometry import Point
from insectarium.games.micropolis.scene_words import Words
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK_SOFT

STEP, HEADING = 51.0, 46.0
INDENT, SIZE = 44.0, 17.0
# Of the widest serif that may come to be used, on average.
LETTER_WIDTH = 0.55
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


def key_nodes(place: Point, width: float, height: float, words: Words) -> list[Node]:
    """As large as its sentences let it be."""
    x, y = place
    harvest = ", ".join(str(int(points)) for points in list(HARVEST_POINTS)[1:])
    sentences = {key: words.say(f"scene-key-{key}", harvest=harvest) for _, _, key in ENTRIES}
    scale = min(1.2, width / (INDENT + SIZE * LETTER_WIDTH * max(map(len, sentences.values()))))
    step = min(STEP, (height / scale - HEADING) / len(ENTRIES))
    heading = Text(words.say("scene-key"), 22 * scale, "start", italic=True, colour=INK_SOFT)
    nodes = [Node("key", x=x - 16, y=y, layer=1, label=heading.value, text=heading)]
    for number, (sprite, size, key) in enumerate(ENTRIES):
        line = y + (HEADING + number * step) * scale
        text = Text(sentences[key], SIZE * scale, "start")
        nodes.append(
            Node(
                f"key-{key}",
                sprite,
                x + 10 * scale,
                line,
                0,
                size * scale * min(1, step / 40),
                1,
                text.value,
                quiet=True,
            )
        )
        nodes.append(
            Node(f"key-{key}-text", x=x + INDENT * scale, y=line, layer=1, label=text.value, text=text)
        )
    return nodes
