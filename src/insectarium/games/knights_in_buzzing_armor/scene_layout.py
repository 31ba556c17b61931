"""Where the parts of the table lie, in each of the three shapes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from insectarium.core.game import Shape
from insectarium.games._bees.scene_buttons import LINE
from insectarium.games._hexes.scene_parts import Box

MARGIN, GAP = 14.0, 10.0
HEAD = 58.0
SIDE, TRACK, SCORE, SCORE_HIGH = 320.0, 124.0, 330.0, 320.0
BOARD_HIGH, OFFER_HIGH, STOCK_HIGH, PLAYER_HIGH = 860.0, 440.0, 96.0, 150.0
TALL_WIDTH = 620.0
SEATS = (2, 3, 4)


@dataclass(frozen=True)
class Layout:
    width: float
    height: float
    heading: bool
    board: Box
    offer: Box
    """The four stacks with their open tiles."""
    offer_in_line: bool
    """Whether the stacks lie side by side rather than below each other."""
    stock: Box
    actions: Box
    track: Box
    players: tuple[Box, ...]
    """The viewer's first."""
    score: Box | None

    def boxes(self) -> list[Box]:
        """Those that have a ground of paper."""
        found = [self.board, self.offer, self.stock, self.track, *self.players]
        return [*found, self.score] if self.score else found


@cache
def layout(shape: Shape, seats: int, lines: int) -> Layout:
    """`lines` are the lines of buttons that a tall table needs."""
    return _tall(seats, lines) if shape == "tall" else _wide(seats, shape == "picture")


def _wide(seats: int, alone: bool) -> Layout:
    top = HEAD if alone else MARGIN
    width = 1440.0 + (SCORE - TRACK if alone else 0)
    below = top + BOARD_HIGH + GAP
    offer = Box(MARGIN, top, SIDE, OFFER_HIGH)
    stock = Box(MARGIN, offer.bottom + GAP, SIDE, STOCK_HIGH)
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
        board=Box(offer.right + GAP, top, track.x - offer.right - 2 * GAP, BOARD_HIGH),
        offer=offer,
        offer_in_line=False,
        stock=stock,
        actions=actions,
        track=track,
        players=tuple(Box(MARGIN + (wide + GAP) * n, below, wide, PLAYER_HIGH) for n in range(seats)),
        score=score,
    )


def _tall(seats: int, lines: int) -> Layout:
    """What one needs for one's own turn on top and large, the others below."""
    inner = TALL_WIDTH - 2 * GAP
    own = Box(GAP, GAP, inner, PLAYER_HIGH)
    offer = Box(GAP, own.bottom + GAP, inner, 236)
    actions = Box(GAP, offer.bottom + GAP, inner, lines * LINE)
    board = Box(GAP, actions.bottom + (GAP if lines else 0), inner, 640)
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
        offer=offer,
        offer_in_line=True,
        stock=stock,
        actions=actions,
        track=track,
        players=(own, *others),
        score=None,
    )


def all_boxes() -> set[Box]:
    """Every ground that any table needs, for the sheet of drawings."""
    shapes: tuple[Shape, ...] = ("picture", "wide", "tall")
    return {box for shape in shapes for seats in SEATS for box in layout(shape, seats, 1).boxes()}
