"""Where the parts of the table lie, for every shape of it and every number of players."""

from __future__ import annotations

from dataclasses import dataclass

from insectarium.games.it_happens.sprites_hills import HEIGHT, WIDTH

Point = tuple[float, float]

MARGIN = 30.0
HEAD = 72.0
HEAD_LINE = 39.0
HILLS = 3
HILL_GAP = 14.0
FOOT = HEIGHT / 2 + 12
"""How far below the centre of a hill its tiles, and what it would give, begin."""
FOOT_HEIGHT = 138.0
HILL_BLOCK = HEIGHT + 12 + FOOT_HEIGHT

SIDE_WIDTH = 418.0
TRAY_HEIGHT = 126.0
SUPPLY_HEIGHT = 126.0
CARD_GAP = 14.0
CARD_HEIGHT = 226.0

LABEL_WIDTH = 168.0
COLUMN = 46.0
HEADER = 46.0
LINE = 27.0
LINES = 6
PANEL_HEIGHT = HEADER + LINE * LINES + 16


@dataclass(frozen=True)
class Card:
    """What lies in front of one player: the upper left corner and the width."""

    left: float
    top: float
    width: float

    @property
    def sprite(self) -> str:
        return f"card-{self.width:.0f}"


@dataclass(frozen=True, kw_only=True)
class Layout:
    width: float
    height: float
    hills: tuple[Point, ...]
    """The centres of the open hills."""
    tray: Point
    """Upper left corners, of this and of the next two."""
    supply: Point
    score: Point | None = None
    """Left out where the score stands beside the picture, and with it title and prompt."""
    round: Point
    cards: tuple[Card, ...]


def picture(players: int) -> Layout:
    """The hills in a row with the score beside them, the players below."""
    width = 2 * MARGIN + HILLS * (WIDTH + HILL_GAP) + SIDE_WIDTH
    side, top = MARGIN + HILLS * (WIDTH + HILL_GAP) + 6, HEAD + 4
    tray = top + PANEL_HEIGHT + 20
    cards = _cards(players, players, width, top + HILL_BLOCK)
    return Layout(
        width=width,
        height=_bottom(cards),
        hills=_row_of_hills(top),
        tray=(side, tray),
        supply=(side, tray + TRAY_HEIGHT + 16),
        score=(side, top),
        round=(width - MARGIN, HEAD_LINE),
        cards=cards,
    )


def wide(players: int) -> Layout:
    """The same without title, prompt and score."""
    width = 2 * MARGIN + HILLS * (WIDTH + HILL_GAP) + SIDE_WIDTH
    side, top = MARGIN + HILLS * (WIDTH + HILL_GAP) + 6, 14.0
    cards = _cards(players, players, width, top + HILL_BLOCK)
    return Layout(
        width=width,
        height=_bottom(cards),
        hills=_row_of_hills(top),
        tray=(side, top + 92),
        supply=(side, top + 92 + TRAY_HEIGHT + 40),
        round=(width - MARGIN, top + 34),
        cards=cards,
    )


def tall(players: int) -> Layout:
    """Two hills in a row and the third with the tray below them; the players two by two."""
    width = 2 * MARGIN + 2 * WIDTH + 2 * HILL_GAP
    top = 14.0
    second = top + HILL_BLOCK + 8
    side = MARGIN + WIDTH + 2 * HILL_GAP
    cards = _cards(players, 2, width, second + HILL_BLOCK)
    return Layout(
        width=width,
        height=_bottom(cards),
        hills=(*_row_of_hills(top, 2), (MARGIN + WIDTH / 2, second + HEIGHT / 2)),
        tray=(side, second + 110),
        supply=(side, second + 110 + TRAY_HEIGHT + 50),
        round=(width - MARGIN, second + 50),
        cards=cards,
    )


LAYOUTS = {"picture": picture, "wide": wide, "tall": tall}


def _row_of_hills(top: float, count: int = HILLS) -> tuple[Point, ...]:
    return tuple((MARGIN + (WIDTH + HILL_GAP) * slot + WIDTH / 2, top + HEIGHT / 2) for slot in range(count))


def _cards(players: int, per_line: int, width: float, top: float) -> tuple[Card, ...]:
    each = (width - 2 * MARGIN - CARD_GAP * (per_line - 1)) / per_line
    found = []
    for place in range(players):
        line, slot = divmod(place, per_line)
        found.append(Card(MARGIN + slot * (each + CARD_GAP), top + line * (CARD_HEIGHT + CARD_GAP), each))
    return tuple(found)


def _bottom(cards: tuple[Card, ...]) -> float:
    return cards[-1].top + CARD_HEIGHT + MARGIN / 2 + 4


def panel_width(players: int) -> float:
    return LABEL_WIDTH + COLUMN * players + 12


def column_x(column: int) -> float:
    """How far right of the left edge of the score the numbers of a column stand."""
    return LABEL_WIDTH + COLUMN * (column + 0.5)


def line_y(line: int) -> float:
    """How far below the upper edge of the score a line stands; line -1 is the header."""
    if line < 0:
        return HEADER / 2
    return HEADER + LINE * (line + 0.5) + (5 if line == LINES - 1 else 0)
