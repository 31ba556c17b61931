"""Where the parts of the table of the ants lie, in each of the three shapes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from insectarium.core.game import SHAPES, Shape
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

SCORE = (320.0, 390.0)
# How wide the market is where a row has so many places, and how high.
MARKET = {2: (340.0, 430.0), 3: (400.0, 424.0)}
PLAYERS_HIGH = 196.0
BOARD_HIGH = 750.0
TALL_LINE = 60.0
TALL_BOARDS = (380.0, 460.0, 540.0, 620.0)
BUTTON_WIDTHS, BUTTON_HEIGHT = {"button": 150.0, "button-wide": 232.0}, 46.0
# How much of the width each seat gets, the viewer's first.
SHARES = {2: (0.54, 0.46), 3: (0.4, 0.3, 0.3), 4: (0.34, 0.22, 0.22, 0.22)}


@dataclass(frozen=True)
class Layout(TableLayout):
    market: Box
    market_columns: bool
    """Whether the kinds of tiles stand side by side rather than below each other."""
    status: Box
    button: str

    def boxes(self) -> Iterator[Box]:
        """Those that have a ground of paper."""
        yield from (self.board, self.market, self.status, self.track, *self.players)
        if self.score:
            yield self.score


@cache
def layout(shape: Shape, seats: int, places: int, rows: int = 0, board: float = 0) -> Layout:
    """`places` are those of a market row; a tall table grows with `rows` of buttons and with the board."""
    if shape == "tall":
        return _tall(seats, rows, tall_board(board))
    return _wide(seats, places, shape == "picture")


def tall_board(needed: float) -> float:
    """The height of the board of a tall table. It grows in steps, so that it does not move all the time."""
    return next((high for high in TALL_BOARDS if high >= needed), TALL_BOARDS[-1])


def _wide(seats: int, places: int, alone: bool) -> Layout:
    top = HEAD if alone else MARGIN
    width = 1400.0 + (SCORE[0] - TRACK if alone else 0)
    below = top + BOARD_HIGH + GAP
    side, high = MARKET[places]
    market = Box(MARGIN, top, side, high)
    status = Box(MARGIN, market.bottom + GAP, side, 74.0)
    actions = Box(MARGIN, status.bottom + GAP, side, below - GAP - status.bottom - GAP)
    track, score = points_boxes(width - MARGIN, top, BOARD_HIGH, SCORE if alone else None)
    board = Box(market.right + GAP, top, track.x - market.right - 2 * GAP, BOARD_HIGH)
    return Layout(
        width=width,
        height=below + PLAYERS_HIGH + MARGIN,
        heading=alone,
        board=board,
        market=market,
        market_columns=False,
        status=status,
        actions=actions,
        button="button",
        track=track,
        players=_beside(MARGIN, below, width - 2 * MARGIN, seats),
        score=score,
    )


def _beside(x: float, y: float, width: float, seats: int) -> tuple[Box, ...]:
    boxes = []
    room = width - GAP * (seats - 1)
    for share in SHARES[seats]:
        boxes.append(Box(x, y, round(room * share), PLAYERS_HIGH))
        x += round(room * share) + GAP
    return tuple(boxes)


def _tall(seats: int, rows: int, high: float) -> Layout:
    """What one needs for one's own turn on top and large, the others below."""
    own = Box(GAP, GAP, TALL_INNER, 216)
    actions = Box(GAP, own.bottom + GAP, TALL_INNER, max(1, rows) * TALL_LINE)
    board = Box(GAP, actions.bottom + GAP, TALL_INNER, high)
    market = Box(GAP, board.bottom + GAP, TALL_INNER, 262)
    track = tall_track(market.bottom + GAP, seats)
    others = tall_players(track.bottom + GAP, 186, seats - 1)
    lowest = others[-1].bottom
    # Without buttons there is room for it where they would be.
    status = Box(GAP, lowest + GAP, TALL_INNER, TALL_LINE) if rows else actions
    return Layout(
        width=TALL_WIDTH,
        height=(status.bottom if rows else lowest) + GAP,
        heading=False,
        board=board,
        market=market,
        market_columns=True,
        status=status,
        actions=actions,
        button="button-wide",
        track=track,
        players=(own, *others),
        score=None,
    )


def all_boxes(places: int) -> set[tuple[float, float]]:
    """Every ground that any table needs, for the sheet of drawings."""
    found = set()
    for seats in SHARES:
        tables = [layout(shape, seats, places) for shape in SHAPES]
        tables += [layout("tall", seats, places, 1, high) for high in TALL_BOARDS]
        found |= {(box.width, box.height) for table in tables for box in table.boxes()}
    return found
