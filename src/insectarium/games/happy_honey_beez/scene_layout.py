"""Where the parts of the table lie, in each of the three shapes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from insectarium.core.game import Shape
from insectarium.games._bees.scene_buttons import LINE
from insectarium.games._hexes.scene_parts import Box

MARGIN, GAP = 14.0, 10.0
HEAD = 58.0
SIDE, TRACK, SCORE, SCORE_HIGH = 300.0, 124.0, 330.0, 260.0
BOARD_HIGH, OPEN_HIGH, STOCK_HIGH, PLAYER_HIGH = 800.0, 376.0, 150.0, 116.0
TALL_WIDTH = 620.0
SEATS = (2, 3, 4)


@dataclass(frozen=True)
class Layout:
    width: float
    height: float
    heading: bool
    board: Box
    open: Box
    stock: Box
    in_line: bool
    """Whether the open tiles lie in one line rather than in two."""
    actions: Box
    button_columns: int
    track: Box
    players: tuple[Box, ...]
    """The viewer's first."""
    score: Box | None

    def boxes(self) -> list[Box]:
        """Those that have a ground of paper."""
        found = [self.board, self.open, self.stock, self.track, *self.players]
        return [*found, self.score] if self.score else found


@cache
def layout(shape: Shape, seats: int, lines: int) -> Layout:
    """`lines` are the lines of buttons that a tall table needs."""
    return _tall(seats, lines) if shape == "tall" else _wide(seats, shape == "picture")


def _wide(seats: int, alone: bool) -> Layout:
    top = HEAD if alone else MARGIN
    width = 1400.0 + (SCORE - TRACK if alone else 0)
    below = top + BOARD_HIGH + GAP
    opened = Box(MARGIN, top, SIDE, OPEN_HIGH)
    stock = Box(MARGIN, opened.bottom + GAP, SIDE, STOCK_HIGH)
    actions = Box(MARGIN, stock.bottom + GAP, SIDE, below - 2 * GAP - stock.bottom)
    right = width - MARGIN
    if alone:
        score = Box(right - SCORE, top, SCORE, SCORE_HIGH)
        track = Box(score.x, score.bottom + GAP, SCORE, BOARD_HIGH - SCORE_HIGH - GAP)
    else:
        score, track = None, Box(right - TRACK, top, TRACK, BOARD_HIGH)
    wide = round((width - 2 * MARGIN - GAP * (seats - 1)) / seats)
    return Layout(
        width=width,
        height=below + PLAYER_HIGH + MARGIN,
        heading=alone,
        board=Box(opened.right + GAP, top, track.x - opened.right - 2 * GAP, BOARD_HIGH),
        open=opened,
        stock=stock,
        in_line=False,
        actions=actions,
        button_columns=2,
        track=track,
        players=tuple(Box(MARGIN + (wide + GAP) * n, below, wide, PLAYER_HIGH) for n in range(seats)),
        score=score,
    )


def _tall(seats: int, lines: int) -> Layout:
    """What one needs for one's own turn on top and large, the others below."""
    inner = TALL_WIDTH - 2 * GAP
    own = Box(GAP, GAP, inner, PLAYER_HIGH)
    opened = Box(GAP, own.bottom + GAP, inner, 172)
    actions = Box(GAP, opened.bottom + GAP, inner, lines * LINE)
    board = Box(GAP, actions.bottom + (GAP if lines else 0), inner, 620)
    others, y = [], board.bottom + GAP
    for _ in range(seats - 1):
        others.append(Box(GAP, y, inner, PLAYER_HIGH))
        y += PLAYER_HIGH + GAP
    stock = Box(GAP, y, inner, 66)
    track = Box(GAP, stock.bottom + GAP, inner, 52 + 26 * seats)
    return Layout(
        width=TALL_WIDTH,
        height=track.bottom + GAP,
        heading=False,
        board=board,
        open=opened,
        stock=stock,
        in_line=True,
        actions=actions,
        button_columns=2,
        track=track,
        players=(own, *others),
        score=None,
    )


def all_boxes() -> set[Box]:
    """Every ground that any table needs, for the sheet of drawings."""
    shapes: tuple[Shape, ...] = ("picture", "wide", "tall")
    return {box for shape in shapes for seats in SEATS for box in layout(shape, seats, 1).boxes()}
