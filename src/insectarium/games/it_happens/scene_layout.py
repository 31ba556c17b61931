"""Where the parts of the table lie, and the sheets of paper that are as large as their number asks for."""

from __future__ import annotations

from insectarium.games.it_happens.sprites_hills import HEIGHT, WIDTH
from insectarium.games.it_happens.sprites_pieces import paper
from insectarium.scene import Sprite
from insectarium.scene.palette import GOLD

Point = tuple[float, float]

MARGIN = 30.0
HEAD = 72.0
HILL_STEP = WIDTH + 14
HILLS = 3
SIDE_WIDTH = 404.0
TABLE_WIDTH = 2 * MARGIN + HILLS * HILL_STEP + SIDE_WIDTH
HILL_TOP = HEAD + 4
FOOT = HILL_TOP + HEIGHT + 12
"""Below the hills: their tiles and what they would give."""
CARDS_TOP = FOOT + 138
CARD_HEIGHT = 226.0
TABLE_HEIGHT = CARDS_TOP + CARD_HEIGHT + MARGIN / 2 + 4
CARD_GAP = 14.0

LABEL_WIDTH = 168.0
COLUMN = 46.0
HEADER = 46.0
LINE = 27.0
LINES = 6
PANEL_HEIGHT = HEADER + LINE * LINES + 16


def hill_centre(slot: int) -> Point:
    return MARGIN + HILL_STEP * slot + WIDTH / 2, HILL_TOP + HEIGHT / 2


def side_left() -> float:
    return MARGIN + HILLS * HILL_STEP + 6


def card_width(players: int) -> float:
    return (TABLE_WIDTH - 2 * MARGIN - CARD_GAP * (players - 1)) / players


def card_left(players: int, place: int) -> float:
    return MARGIN + place * (card_width(players) + CARD_GAP)


def cards() -> list[Sprite]:
    return [paper(f"card-{players}", card_width(players), CARD_HEIGHT) for players in (3, 4, 5)]


def panel_width(players: int) -> float:
    return LABEL_WIDTH + COLUMN * players + 12


def column_x(players: int, column: int) -> float:
    """How far right of the left edge of the panel the numbers of a column stand."""
    return LABEL_WIDTH + COLUMN * (column + 0.5)


def line_y(line: int) -> float:
    """How far below the upper edge of the panel a line stands; line -1 is the header."""
    if line < 0:
        return HEADER / 2
    return HEADER + LINE * (line + 0.5) + (5 if line == LINES - 1 else 0)


def panels() -> list[Sprite]:
    return [*(_panel(players) for players in (3, 4, 5)), _winner_column()]


def _panel(players: int) -> Sprite:
    width, top = panel_width(players), -PANEL_HEIGHT / 2
    rules = "".join(
        f"M{-width / 2 + 12:g} {top + line_y(line) + LINE / 2:g}h{width - 24:g}" for line in range(LINES - 1)
    )
    return paper(f"panel-{players}", width, PANEL_HEIGHT, rules)


def _winner_column() -> Sprite:
    width, height = COLUMN - 4, PANEL_HEIGHT - 8
    body = (
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="6" '
        f'fill="{GOLD}" '
        f'fill-opacity=".35" stroke="{GOLD}" stroke-width="2"/>'
    )
    return Sprite("winner", body, COLUMN, height)
