"""Parts of a scene that games with hexagonal tiles share: texts that fit, badges, piles, prices, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from insectarium.games._hexes.crowd import crowd
from insectarium.games._hexes.drawing import box_name
from insectarium.games._hexes.letters import fitting
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Node, Text
from insectarium.scene.model import Anchor
from insectarium.scene.palette import INK, INK_SOFT, WHITE

LETTERS = "ABCDEF"
BADGE = 42.0
GROUND_LAYER, THING_LAYER, SIGN_LAYER = 0, 1, 3


@dataclass(frozen=True)
class Box:
    """A rectangle of the table."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def ground(self, id: str, label: str = "") -> Node:
        """The sheet of paper on which a part of the table lies."""
        return Node(
            id, box_name(self.width, self.height), *self.middle, 0, 1, GROUND_LAYER, label, quiet=True
        )


def words_node(
    id: str,
    x: float,
    y: float,
    words: str,
    size: float,
    room: float = 0,
    anchor: Anchor = "start",
    *,
    bold: bool = False,
    italic: bool = False,
    colour: str = INK,
) -> Node:
    """Words that are set smaller where they would take more than their room."""
    fit = fitting(words, size, room, bold) if room else size
    text = Text(words, fit, anchor, bold, italic, colour)
    return Node(id, x=x, y=y, layer=THING_LAYER, label=words, text=text, quiet=True)


def badge_node(id: str, seat: int, x: float, y: float, scale: float, label: str) -> Node:
    """The sign of a seat: a letter on a shape in its colour."""
    low = 3 if SEAT_SHAPES[seat] == "triangle" else 0
    letter = Text(LETTERS[seat], 19, bold=True, colour=WHITE, dy=low)
    tone = SEAT_TONES[seat]
    return Node(id, f"badge-{SEAT_SHAPES[seat]}", x, y, 0, scale, SIGN_LAYER, label, letter, tone)


def pile_node(
    id: str, back: str, gap: str, at: tuple[float, float], scale: float, count: int, label: str
) -> Node:
    """A pile of tiles face down with the number of them, or the empty place where it lay."""
    colour = WHITE if count else INK_SOFT
    text = Text(str(count), 38, bold=True, colour=colour, dy=8 if count else 0)
    return Node(id, back if count else gap, *at, 0, scale, THING_LAYER, label, text)


def price_nodes(id: str, token: str, price: int, at: tuple[float, float], scale: float = 1.0) -> list[Node]:
    """What something costs: a number and the picture of what is paid."""
    number = Text(str(price), 19, bold=True)
    x, y = at
    return [
        Node(
            id,
            x=x - 9 * scale,
            y=y,
            scale=scale,
            layer=SIGN_LAYER,
            label=number.value,
            text=number,
            quiet=True,
        ),
        Node(f"{id}-token", token, x + 10 * scale, y, 0, scale, SIGN_LAYER, quiet=True),
    ]


def track_nodes(
    box: Box, stacks: Mapping[str, Sequence[int]], target: int, labels: Sequence[str]
) -> list[Node]:
    """The score track, upwards in a tall box and to the right in a wide one; the target bears a flag.

    `stacks` names the seats on each number that holds any, the lowest marker first; `labels` speak of the
    markers by seat. Markers of one number stand in the order of the stack, the topmost last.
    """
    highest = max([target, *(int(points) for points in stacks)])
    upright = box.height > box.width
    step = (box.height if upright else box.width) / (highest + 1)
    nodes: list[Node] = []
    for points in range(highest + 1):
        x, y = _track_place(box, points, step, upright)
        size = min(20.0, step * 0.62)
        bold = points == target
        colour = INK if bold or str(points) in stacks else INK_SOFT
        nodes.append(
            words_node(f"track-{points}", x, y, str(points), size, 0, "middle", bold=bold, colour=colour)
        )
        if points == target:
            flag = (x + 26, y) if upright else (x, y - 22)
            nodes.append(Node("track-target", "flag", *flag, 0, min(0.7, step / 40), THING_LAYER, quiet=True))
        nodes += _markers(stacks.get(str(points), ()), box, (x, y), step, upright, labels)
    return nodes


def _track_place(box: Box, points: int, step: float, upright: bool) -> tuple[float, float]:
    if upright:
        return box.x + 20, round(box.bottom - (points + 0.5) * step, 1)
    return round(box.x + (points + 0.5) * step, 1), box.bottom - 16


def _markers(
    stack: Sequence[int],
    box: Box,
    at: tuple[float, float],
    step: float,
    upright: bool,
    labels: Sequence[str],
) -> list[Node]:
    x, y = at
    room = box.width - 44 if upright else box.height - 34
    scale = min(0.72, step * 0.92 / BADGE, room / (max(1, len(stack)) * BADGE))
    nodes = []
    for height, seat in enumerate(stack):
        along = (height + 0.5) * BADGE * scale
        place = (x + 18 + along, y) if upright else (x, y - 14 - along)
        nodes.append(badge_node(f"marker-{seat}", seat, *place, round(scale, 2), labels[seat]))
    return nodes


def score_nodes(
    box: Box,
    rows: Sequence[Mapping[str, Any]],
    totals: Sequence[int],
    names: Sequence[str],
    words: Mapping[str, str],
) -> list[Node]:
    """The points by category as a table; `words` has the name of each category, and of "total"."""
    seats = len(totals)
    step = min(42.0, (box.width - 130) / seats)
    left = box.right - 12 - step * seats
    line = min(34.0, (box.height - 64) / (len(rows) + 1))
    nodes = [
        badge_node(f"score-seat-{seat}", seat, left + step * (seat + 0.5), box.y + 28, 0.8, names[seat])
        for seat in range(seats)
    ]
    total = {"key": "total", "points": totals}
    for number, row in enumerate([*rows, total]):
        y = box.y + 64 + line * number + (6 if row is total else 0)
        key, bold = row["key"], row is total
        nodes.append(words_node(f"score-{key}", box.x + 14, y, words[key], 17, left - box.x - 20, bold=bold))
        for seat, points in enumerate(row["points"]):
            colour = INK if points or bold else INK_SOFT
            at = (left + step * (seat + 0.5), y)
            nodes.append(
                words_node(
                    f"score-{key}-{seat}", *at, str(points), 18, step, "middle", bold=bold, colour=colour
                )
            )
    return nodes


def hand_places(
    count: int, box: Box, tile: tuple[float, float], most: float
) -> tuple[float, list[tuple[float, float]]]:
    """The scale and the places of tiles in hand, from the left, all inside the box."""
    scale, places = crowd(count, box.width, box.height, tile, most)
    x, y = box.middle
    if not places:
        return scale, []
    # They begin at the left side, as a hand does, rather than in the middle.
    shift = box.x + tile[0] * scale / 2 - (x + min(place[0] for place in places))
    return round(scale, 3), [(round(x + dx + shift, 1), round(y + dy, 1)) for dx, dy in places]
