"""What stands round the board of both games of the bees: title and prompt, track and score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from insectarium.core.game import View
from insectarium.games._bees.scene_layout import HEAD, MARGIN, Layout
from insectarium.games._bees.scene_words import BeeWords
from insectarium.games._hexes.letters import width_of
from insectarium.games._hexes.scene_parts import Box, score_nodes, track_nodes, words_node
from insectarium.scene import Node

TITLE_SIZE = 34.0
TRACK_PADDING = 10.0


def heading_nodes(places: Layout, words: BeeWords) -> list[Node]:
    title = words.own("title")
    after = MARGIN + width_of(title, TITLE_SIZE) + 30
    y = HEAD / 2 + 2
    return [
        words_node("title", MARGIN + 4, y - 1, title, TITLE_SIZE, italic=True),
        words_node("prompt", after, y, words.prompt, 25, places.width - after - MARGIN, bold=True),
    ]


def points_nodes(
    view: View, stacks: Mapping[str, Sequence[int]], short_track: int, places: Layout, words: BeeWords
) -> list[Node]:
    """The track is drawn as far as `short_track` even while nobody has come far."""
    table, box = view["table"], places.track
    labels = [
        words.own("label-track", who=words.names[seat], points=player["points"])
        for seat, player in enumerate(table["players"])
    ]
    inside = Box(box.x + 4, box.y + TRACK_PADDING, box.width - 8, box.height - 2 * TRACK_PADDING)
    last = max(short_track, *(player["points"] + 2 for player in table["players"]))
    nodes = [box.ground("track", words.own("scene-points"))]
    nodes += track_nodes(inside, stacks, last, labels, flag=False)
    if places.score is None:
        return nodes
    rows = view["sheet"]["rows"]
    keys = {row["key"]: words.own(f"score-{row['key']}") for row in rows}
    keys["total"] = words.own("scene-total")
    nodes.append(places.score.ground("score"))
    return nodes + score_nodes(places.score, rows, view["sheet"]["totals"], words.names, keys)
