"""Where the parts of the table lie, for every number of anthills."""

from __future__ import annotations

from dataclasses import dataclass

from insectarium.games.micropolis.sprites_panels import PANEL_HEIGHT, panel_width

Point = tuple[float, float]

MARGIN = 30.0
HEAD = 74.0
HEAD_LINE = 39.0
CELL_WIDTH, CELL_HEIGHT = 556.0, 580.0
RING_CENTRE = (CELL_WIDTH / 2, 312.0)
ROW_SCALE = 0.9
UPRIGHT_SCALE = 0.8
ROW_STEP = 148.0
STACK_WIDTH = 156.0
SUPPLY_WIDTH = 150.0
ROW_SLOTS = 7


@dataclass(frozen=True)
class Frame:
    """The cell of one anthill: its upper left corner and its size."""

    x: float
    y: float
    scale: float

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.scale, self.y + y * self.scale

    @property
    def lettering(self) -> float:
        """The scale of the name at the corner: it stays readable where the anthill is drawn small."""
        return max(self.scale, min(0.8, self.scale * 1.4))

    def at_corner(self, x: float, y: float) -> Point:
        return self.x + x * self.lettering, self.y + y * self.lettering


@dataclass(frozen=True, kw_only=True)
class Layout:
    width: float
    height: float
    row_scale: float
    slots: tuple[Point, ...]
    tags: tuple[Point, ...]
    guests: tuple[Point, ...]
    """Where the soldiers on a tile of the row stand."""
    stack: Point
    stack_scale: float = ROW_SCALE
    supply: Point
    supply_scale: float = 1.0
    round: Point
    """Where it stands which round it is."""
    round_size: float = 22.0
    score: Point | None = None
    """Left out where the score stands beside the picture, and with it title and prompt."""
    key: Point | None = None
    """Where there is room for the key to the pictures."""
    key_width: float = 0.0
    key_height: float = 0.0
    frames: tuple[Frame, ...]


def layout(seats: int, hills: int, order: list[int]) -> Layout:
    """`order` lists the seats as they are shown, the viewer first."""
    if hills == 4:
        return upright(seats, hills, order)
    return _below(seats, hills, order)


def _below(seats: int, hills: int, order: list[int]) -> Layout:
    """The row across the top, the anthills below it."""
    width = 2 * MARGIN + ROW_SLOTS * ROW_STEP + STACK_WIDTH + SUPPLY_WIDTH + panel_width(seats)
    columns = hills if hills <= 3 else 3
    lines = -(-hills // columns)
    scale = (width - 2 * MARGIN) / (columns * CELL_WIDTH)
    top = HEAD + PANEL_HEIGHT + 16
    cells = [
        Frame(MARGIN + column * CELL_WIDTH * scale, top + line * CELL_HEIGHT * scale, scale)
        for line in range(lines)
        for column in range(columns)
    ]
    y = HEAD + PANEL_HEIGHT / 2
    slots = tuple((MARGIN + (slot + 0.5) * ROW_STEP, y - 8) for slot in range(ROW_SLOTS))
    stack = MARGIN + ROW_SLOTS * ROW_STEP
    supply = stack + STACK_WIDTH
    return Layout(
        width=width,
        height=top + lines * CELL_HEIGHT * scale + MARGIN / 2,
        row_scale=ROW_SCALE,
        slots=slots,
        tags=tuple((x, y + 94) for x, y in slots),
        guests=tuple((x, y - 80) for x, y in slots),
        stack=(stack + STACK_WIDTH / 2, y - 8),
        supply=(supply + SUPPLY_WIDTH / 2, y),
        round=(width - MARGIN, HEAD_LINE),
        score=(supply + SUPPLY_WIDTH + panel_width(seats) / 2, y),
        key=cells[hills].at(46, 30) if hills < len(cells) else None,
        key_width=(CELL_WIDTH - 46) * scale,
        key_height=CELL_HEIGHT * scale,
        frames=by_hill(cells, seats, hills, order),
    )


def by_hill(cells: list[Frame], seats: int, hills: int, order: list[int]) -> tuple[Frame, ...]:
    """The cells in the order of the hills. Two anthills of one player stand one below the other."""
    per_seat = hills // seats
    frames = []
    for hill in range(hills):
        place = order.index(hill // per_seat) + (hill % per_seat) * seats
        frames.append(cells[place])
    return tuple(frames)


def upright(seats: int, hills: int, order: list[int], *, score: bool = True) -> Layout:
    """Four anthills in a square, with the row upright on their left and the rest on their right."""
    row_width, side = 262.0, panel_width(max(seats, 4))
    step = 2 * CELL_HEIGHT / (ROW_SLOTS + 1)
    left, top = MARGIN + row_width, HEAD if score else MARGIN
    cells = [
        Frame(left + column * CELL_WIDTH, top + line * CELL_HEIGHT, 1)
        for line in range(2)
        for column in range(2)
    ]
    x = MARGIN + 72
    slots = tuple((x, top + (slot + 0.5) * step) for slot in range(ROW_SLOTS))
    right = left + 2 * CELL_WIDTH + side / 2
    width = left + 2 * CELL_WIDTH + side + MARGIN
    shared = top + (PANEL_HEIGHT if score else 30)
    return Layout(
        width=width,
        height=top + 2 * CELL_HEIGHT + MARGIN / 2,
        row_scale=UPRIGHT_SCALE,
        slots=slots,
        tags=tuple((x + 112, y - 22) for x, y in slots),
        guests=tuple((x + 112, y + 24) for x, y in slots),
        stack=(x, top + (ROW_SLOTS + 0.5) * step),
        stack_scale=UPRIGHT_SCALE,
        supply=(right, shared + 120),
        round=(width - MARGIN, HEAD_LINE) if score else (right, top),
        score=(right, top + PANEL_HEIGHT / 2) if score else None,
        key=(right - side / 2 + 26, shared + 270),
        key_width=side - 26,
        key_height=CELL_HEIGHT,
        frames=by_hill(cells, seats, hills, order),
    )
