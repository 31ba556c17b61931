"""Parts of a scene that games with hexagonal tiles share: texts that fit, badges, piles, prices, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from insectarium.games._hexes.crowd import crowd
from insectarium.games._hexes.drawing import box_name
from insectarium.games._hexes.letters import fitting, lines_of, width_of
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Node, Text
from insectarium.scene.model import Anchor
from insectarium.scene.palette import INK, INK_SOFT, WHITE

LETTERS = "ABCDEF"
BADGE = 42.0
BROAD_TRACK = 240.0
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
    quiet: bool = False,
) -> Node:
    """Words that are set smaller where they would take more than their room. They speak for themselves."""
    fit = fitting(words, size, room, bold) if room else size
    text = Text(words, fit, anchor, bold, italic, colour)
    return Node(id, x=round(x, 1), y=round(y, 1), layer=THING_LAYER, text=text, quiet=quiet)


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
    left, right, y = round(at[0] - 9 * scale, 1), round(at[0] + 10 * scale, 1), at[1]
    return [
        Node(id, x=left, y=y, scale=scale, layer=SIGN_LAYER, text=number, quiet=True),
        Node(f"{id}-token", token, right, y, 0, scale, SIGN_LAYER, quiet=True),
    ]


@dataclass(frozen=True)
class _Track:
    """Where the numbers of a score track lie: upwards in a tall box, in two columns where it is broad."""

    box: Box
    numbers: int

    @property
    def upright(self) -> bool:
        return self.box.height >= self.box.width

    @property
    def columns(self) -> int:
        return 2 if self.upright and self.box.width >= BROAD_TRACK else 1

    @property
    def lines(self) -> int:
        return -(-self.numbers // self.columns)

    @property
    def step(self) -> float:
        return (self.box.height if self.upright else self.box.width) / self.lines

    def place(self, points: int) -> tuple[float, float]:
        if not self.upright:
            return round(self.box.x + (points + 0.5) * self.step, 1), self.box.bottom - 16
        column, line = divmod(points, self.lines)
        x = self.box.x + 20 + column * self.box.width / self.columns
        return x, round(self.box.bottom - (line + 0.5) * self.step, 1)

    @property
    def room(self) -> float:
        """How long a stack of markers may be."""
        return self.box.width / self.columns - 44 if self.upright else self.box.height - 34


def track_nodes(
    box: Box,
    stacks: Mapping[str, Sequence[int]],
    target: int,
    labels: Sequence[str],
    flag: bool = True,
) -> list[Node]:
    """The score track, upwards in a tall box and to the right in a wide one, at least as far as the target.

    The target bears a flag, unless it only says how much of the track to draw.

    `stacks` names the seats on each number that holds any, the lowest marker first; `labels` speak of the
    markers by seat. Markers of one number stand in the order of the stack, the topmost last.
    """
    highest = max([target, *(int(points) for points in stacks)])
    track = _Track(box, highest + 1)
    size = round(min(20.0, track.step * 0.62), 1)
    nodes: list[Node] = []
    for points in range(highest + 1):
        x, y = track.place(points)
        bold = flag and points == target
        colour = INK if bold or str(points) in stacks else INK_SOFT
        number = Text(str(points), size, bold=bold, colour=colour)
        nodes.append(Node(f"track-{points}", x=x, y=y, layer=THING_LAYER, text=number, quiet=True))
        stack = stacks.get(str(points), ())
        if bold and not stack:
            place = (x + 28, y) if track.upright else (x, y - 24)
            nodes.append(Node("track-target", "flag", *place, 0, 0.7, THING_LAYER, quiet=True))
        nodes += _markers(stack, track, (x, y), labels)
    return nodes


def _markers(
    stack: Sequence[int], track: _Track, at: tuple[float, float], labels: Sequence[str]
) -> list[Node]:
    x, y = at
    scale = min(0.72, track.step * 0.92 / BADGE, track.room / (max(1, len(stack)) * BADGE))
    nodes = []
    for height, seat in enumerate(stack):
        along = round((height + 0.5) * BADGE * scale, 1)
        place = (x + 18 + along, y) if track.upright else (x, y - 14 - along)
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
    step = min(42.0, (box.width - 174) / seats)
    left = box.right - 12 - step * seats
    line = min(40.0, (box.height - 70) / (len(rows) + 1))
    nodes = [
        badge_node(f"score-seat-{seat}", seat, left + step * (seat + 0.5), box.y + 28, 0.8, names[seat])
        for seat in range(seats)
    ]
    total = {"key": "total", "points": totals}
    for number, row in enumerate([*rows, total]):
        y = box.y + 64 + line * number + (6 if row is total else 0)
        key, bold = row["key"], row is total
        nodes += _two_lines(f"score-{key}", box.x + 14, y, words[key], left - box.x - 18, bold)
        for seat, points in enumerate(row["points"]):
            colour = INK if points or bold else INK_SOFT
            at = (left + step * (seat + 0.5), y)
            nodes.append(
                words_node(
                    f"score-{key}-{seat}", *at, str(points), 18, step, "middle", bold=bold, colour=colour
                )
            )
    return nodes


def _two_lines(id: str, x: float, y: float, words: str, room: float, bold: bool) -> list[Node]:
    """Words on one line if they fit there, on two smaller ones if not."""
    if width_of(words, 17, bold) <= room:
        return [words_node(id, x, y, words, 17, bold=bold)]
    lines = lines_of(words, 14, room, 2, bold)
    first = y - 7.5 * (len(lines) - 1)
    names = [id, f"{id}-more"]
    return [
        words_node(names[number], x, first + 15 * number, line, 14, room, bold=bold)
        for number, line in enumerate(lines)
    ]


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
