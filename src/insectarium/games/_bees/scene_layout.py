"""Where the parts of the table lie, in each of the three shapes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from insectarium.core.game import Shape
from insectarium.games._bees.scene_buttons import LINE
from insectarium.games._hexes.scene_frame import (
    GAP,
    HEAD,
    MARGIN,
    TALL_INNER,
    TALL_WIDTH,
    TRACK,
    TableLayout,
    points_boxes,
    tall_players,
    tall_track,
)
from insectarium.games._hexes.scene_parts import Box

SCORE = 330.0
SEATS = (2, 3, 4)


@dataclass(frozen=True)
class Sizes:
    """What differs from one game of the bees to the other; `tall` ones are for telephones."""

    width: float
    side: float
    board: float
    offer: float
    stock: float
    player: float
    score: float
    tall_offer: float
    tall_board: float


@dataclass(frozen=True)
class Layout(TableLayout):
    offer: Box
    """The tiles that one may take."""
    offer_in_line: bool
    """Whether they lie side by side."""
    stock: Box

    def boxes(self) -> list[Box]:
        """Those that have a ground of paper."""
        found = [self.board, self.offer, self.stock, self.track, *self.players]
        return [*found, self.score] if self.score else found


@cache
def layout(sizes: Sizes, shape: Shape, seats: int, lines: int) -> Layout:
    """`lines` are the lines of buttons that a tall table needs."""
    return _tall(sizes, seats, lines) if shape == "tall" else _wide(sizes, seats, shape == "picture")


def _wide(sizes: Sizes, seats: int, alone: bool) -> Layout:
    top = HEAD if alone else MARGIN
    width = sizes.width + (SCORE - TRACK if alone else 0)
    below = top + sizes.board + GAP
    offer = Box(MARGIN, top, sizes.side, sizes.offer)
    stock = Box(MARGIN, offer.bottom + GAP, sizes.side, sizes.stock)
    actions = Box(MARGIN, stock.bottom + GAP, sizes.side, below - 2 * GAP - stock.bottom)
    track, score = points_boxes(width - MARGIN, top, sizes.board, (SCORE, sizes.score) if alone else None)
    wide = round((width - 2 * MARGIN - GAP * (seats - 1)) / seats)
    return Layout(
        width=width,
        height=below + sizes.player + MARGIN,
        heading=alone,
        board=Box(offer.right + GAP, top, track.x - offer.right - 2 * GAP, sizes.board),
        offer=offer,
        offer_in_line=False,
        stock=stock,
        actions=actions,
        track=track,
        players=tuple(Box(MARGIN + (wide + GAP) * n, below, wide, sizes.player) for n in range(seats)),
        score=score,
    )


def _tall(sizes: Sizes, seats: int, lines: int) -> Layout:
    """What one needs for one's own turn on top and large, the others below."""
    own = Box(GAP, GAP, TALL_INNER, sizes.player)
    offer = Box(GAP, own.bottom + GAP, TALL_INNER, sizes.tall_offer)
    actions = Box(GAP, offer.bottom + GAP, TALL_INNER, lines * LINE)
    board = Box(GAP, actions.bottom + (GAP if lines else 0), TALL_INNER, sizes.tall_board)
    others = tall_players(board.bottom + GAP, sizes.player, seats - 1)
    stock = Box(GAP, others[-1].bottom + GAP, TALL_INNER, 66)
    track = tall_track(stock.bottom + GAP, seats)
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


def all_boxes(sizes: Sizes) -> set[Box]:
    """Every ground that any table needs, for the sheet of drawings."""
    shapes: tuple[Shape, ...] = ("picture", "wide", "tall")
    return {box for shape in shapes for seats in SEATS for box in layout(sizes, shape, seats, 1).boxes()}
