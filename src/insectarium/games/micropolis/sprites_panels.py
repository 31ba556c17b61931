"""The sheet of paper behind the score table, one for each number of players."""

from __future__ import annotations

from insectarium.scene import Sprite
from insectarium.scene.palette import GOLD, INK_SOFT, RULE, WHITE

LABEL_WIDTH = 176.0
COLUMN = 50.0
HEADER = 46.0
LINE = 27.0
LINES = 7
PANEL_HEIGHT = HEADER + LINE * LINES + 14


def panel_width(seats: int) -> float:
    return LABEL_WIDTH + COLUMN * seats + 14


def column_x(seats: int, column: int) -> float:
    """How far right of the centre of the panel the numbers of a column stand."""
    return -panel_width(seats) / 2 + LABEL_WIDTH + COLUMN * (column + 0.5)


def line_y(line: int) -> float:
    """How far below the centre of the panel a line stands; line -1 is the header."""
    return -PANEL_HEIGHT / 2 + (
        HEADER / 2 if line < 0 else HEADER + LINE * (line + 0.5) + (4 if line == LINES - 1 else 0)
    )


def panels() -> list[Sprite]:
    return [*(_panel(seats) for seats in range(1, 7)), _winner_column()]


def _panel(seats: int) -> Sprite:
    width, left = panel_width(seats), -panel_width(seats) / 2
    rules = "".join(f"M{left + 12:g} {line_y(line) + LINE / 2:g}h{width - 24:g}" for line in range(LINES - 2))
    heavy = f"M{left + 12:g} {line_y(LINES - 2) + LINE / 2 + 2:g}h{width - 24:g}"
    body = (
        f'<rect x="{left:g}" y="{-PANEL_HEIGHT / 2:g}" width="{width:g}" height="{PANEL_HEIGHT:g}" rx="6" '
        f'fill="{WHITE}" '
        f'stroke="{INK_SOFT}" stroke-width="1.5"/><path d="{rules}" stroke="{RULE}" stroke-width="1"/>'
        f'<path d="{heavy}" stroke="{INK_SOFT}" stroke-width="2"/>'
    )
    return Sprite(f"panel-{seats}", body, width, PANEL_HEIGHT)


def _winner_column() -> Sprite:
    height = PANEL_HEIGHT - 8
    body = (
        f'<rect x="{-COLUMN / 2 + 2:g}" y="{-height / 2:g}" width="{COLUMN - 4:g}" height="{height:g}" '
        f'rx="6" fill="{GOLD}" '
        f'fill-opacity=".35" stroke="{GOLD}" stroke-width="2"/>'
    )
    return Sprite("winner", body, COLUMN, height)
