"""The score by category, live, as a small table."""

from __future__ import annotations

from insectarium.core.game import View
from insectarium.games.micropolis.scene_geometry import Point
from insectarium.games.micropolis.scene_words import LETTERS, Words, fitting
from insectarium.games.micropolis.sprites_panels import LINES, column_x, line_y, panel_width
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Node, Text
from insectarium.scene.palette import INK_SOFT, WHITE


def score_nodes(view: View, place: Point, words: Words) -> list[Node]:
    seats = int(view["seats"])
    x, y = place
    label = words.say("label-score")
    nodes = [Node("score", f"panel-{seats}", x, y, layer=1, label=label)]
    left = x - panel_width(seats) / 2 + 16
    rows = view["sheet"]["rows"]
    for line, row in enumerate(rows):
        name = words.say(f"score-{row['key']}")
        text = Text(name, fitting(name, 18, 16), "start")
        nodes.append(_cell(f"score-{row['key']}", left, y + line_y(line), text))
    total = Text(words.say("scene-total"), 19, "start", bold=True)
    nodes.append(_cell("score-total", left, y + line_y(LINES - 1), total))
    for seat in range(seats):
        nodes += _column(view, seat, x + column_x(seats, seat), y, words)
    return nodes


def _column(view: View, seat: int, x: float, y: float, words: Words) -> list[Node]:
    nodes = [badge(f"score-seat-{seat}", seat, x, y + line_y(-1), 0.8, words.name(seat))]
    if seat in view["winners"]:
        nodes.append(
            Node(
                f"winner-{seat}",
                "winner",
                x,
                y,
                layer=2,
                label=words.say("label-winner", who=words.name(seat)),
            )
        )
    for line, row in enumerate(view["sheet"]["rows"]):
        points = row["points"][seat]
        text = Text(str(points), 18, colour=INK_SOFT if points == 0 else "#2b2119")
        nodes.append(_cell(f"score-{row['key']}-{seat}", x, y + line_y(line), text))
    total = Text(str(view["sheet"]["totals"][seat]), 21, bold=True)
    nodes.append(_cell(f"score-total-{seat}", x, y + line_y(LINES - 1), total))
    return nodes


def _cell(id: str, x: float, y: float, text: Text) -> Node:
    return Node(id, x=x, y=y, layer=3, label=text.value, text=text)


def badge(id: str, seat: int, x: float, y: float, scale: float, label: str) -> Node:
    """The sign of a seat: a letter on a shape in its colour."""
    low = 3 if SEAT_SHAPES[seat] == "triangle" else 0
    letter = Text(LETTERS[seat], 19, bold=True, colour=WHITE, dy=low)
    return Node(id, f"badge-{SEAT_SHAPES[seat]}", x, y, 0, scale, 3, label, letter, SEAT_TONES[seat])
