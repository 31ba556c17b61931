"""When the match is over the table is clear: the last hills are shown once more, with their winners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.game import View
from insectarium.games.it_happens.nodes import hill_node
from insectarium.games.it_happens.scene_hills import HILL_LAYER, SIGN_LAYER
from insectarium.games.it_happens.scene_layout import FOOT, Layout
from insectarium.games.it_happens.scene_words import SceneWords
from insectarium.games.it_happens.sprites import ItHappensSheet
from insectarium.scene import Node, Text


def last_round_nodes(view: View, places: Layout, sheet: ItHappensSheet, words: SceneWords) -> list[Node]:
    if view["table"]["hills"]:
        return []
    nodes: list[Node] = []
    for slot, result in enumerate(view["table"]["last_round"]):
        x, y = places.hills[slot]
        told = _winners(result, words)
        label = ", ".join(told)
        nodes.append(
            Node(hill_node(result["hill"]), sheet.hill(result["hill"]), x, y, layer=HILL_LAYER, label=label)
        )
        for line, sentence in enumerate(told):
            text = Text(sentence, 19, bold=True)
            at = (x, y + FOOT + 30 + 30 * line)
            nodes.append(Node(f"result-{slot}-{line}", "", *at, layer=SIGN_LAYER, label=sentence, text=text))
    return nodes


def _winners(result: Mapping[str, Any], words: SceneWords) -> list[str]:
    told = []
    for tile in ("queen", "general"):
        owner = result[f"{tile}_owner"]
        who = words.short(owner) if owner else ""
        won = "yes" if owner else "no"
        told.append(words.tell(f"scene-won-{tile}", who=who, points=result[tile], won=won))
    return told
