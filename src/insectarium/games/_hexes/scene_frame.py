"""What stands round the board of a game with hexagonal tiles: where it lies, title and prompt, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from insectarium.core.game import View
from insectarium.games._hexes.letters import width_of
from insectarium.games._hexes.scene_parts import Box, score_nodes, track_nodes, words_node
from insectarium.games._hexes.table_words import TableWords
from insectarium.scene import Node

MARGIN, GAP = 14.0, 10.0
HEAD = 58.0
TRACK = 124.0
TALL_WIDTH = 620.0
TALL_INNER = TALL_WIDTH - 2 * GAP
TITLE_SIZE = 34.0
TRACK_PADDING = 10.0


@dataclass(frozen=True)
class TableLayout:
    """What lies on every such table; a game adds where its tiles and tokens are."""

    width: float
    height: float
    heading: bool
    board: Box
    actions: Box
    track: Box
    players: tuple[Box, ...]
    """The viewer's first."""
    score: Box | None


def points_boxes(
    right: float, top: float, height: float, score: tuple[float, float] | None
) -> tuple[Box, Box | None]:
    """The track alone, or below a table of the points that is so wide and high."""
    if score is None:
        return Box(right - TRACK, top, TRACK, height), None
    above = Box(right - score[0], top, *score)
    return Box(above.x, above.bottom + GAP, above.width, height - above.height - GAP), above


def tall_track(y: float, seats: int) -> Box:
    return Box(GAP, y, TALL_INNER, 52 + 26 * seats)


def tall_players(y: float, height: float, players: int) -> list[Box]:
    """Players below each other on a tall table."""
    return [Box(GAP, y + (height + GAP) * number, TALL_INNER, height) for number in range(players)]


def heading_nodes(places: TableLayout, words: TableWords) -> list[Node]:
    title = words.own("title")
    after = MARGIN + width_of(title, TITLE_SIZE) + 30
    y = HEAD / 2 + 2
    return [
        words_node("title", MARGIN + 4, y - 1, title, TITLE_SIZE, italic=True),
        words_node("prompt", after, y, words.prompt, 25, places.width - after - MARGIN, bold=True),
    ]


def points_nodes(
    view: View,
    stacks: Mapping[str, Sequence[int]],
    last: int,
    places: TableLayout,
    words: TableWords,
    flag: bool,
) -> list[Node]:
    """The track as far as `last` at least, with a `flag` there or not, and the table of points."""
    box = places.track
    labels = [
        words.own("label-track", who=words.names[seat], points=player["points"])
        for seat, player in enumerate(view["table"]["players"])
    ]
    inside = Box(box.x + 4, box.y + TRACK_PADDING, box.width - 8, box.height - 2 * TRACK_PADDING)
    nodes = [box.ground("track", words.own("scene-points"))]
    nodes += track_nodes(inside, stacks, last, labels, flag)
    if places.score is None:
        return nodes
    rows = view["sheet"]["rows"]
    keys = {row["key"]: words.own(f"score-{row['key']}") for row in rows}
    keys["total"] = words.own("scene-total")
    nodes.append(places.score.ground("score"))
    return nodes + score_nodes(places.score, rows, view["sheet"]["totals"], words.names, keys)
