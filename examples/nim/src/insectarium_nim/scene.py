"""The table as a picture: three columns of leaves."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import PhraseBook
from insectarium.scene.model import Node, Scene, Sprite, with_choices

OUTLINE = "M-40 0C-20-24 20-24 40 0C20 24-20 24-40 0Z"
BODY = f'<path d="{OUTLINE}" fill="#6f8a45" stroke="#2b2119" stroke-width="3"/>'
SPRITES = {"leaf": Sprite("leaf", BODY, 80, 40, shape=OUTLINE)}
STEP = 50


def leaf_node(heap: int, number: int) -> str:
    return f"leaf-{heap}-{number}"


def draw(view: dict[str, Any], phrases: PhraseBook, language: str) -> Scene:
    """A click on a leaf takes it and all that lie on it."""
    nodes = [
        Node(
            leaf_node(heap, number),
            "leaf",
            x=100 + 140 * heap,
            y=420 - STEP * number,
            label=phrases.say("leaf", {"number": number, "heap": heap + 1}, language),
        )
        for heap, size in enumerate(view["table"]["heaps"])
        for number in range(1, size + 1)
    ]
    title = phrases.say("title", {}, language)
    return Scene(480, 440, tuple(with_choices(nodes, view["decision"])), SPRITES, title, language=language)
