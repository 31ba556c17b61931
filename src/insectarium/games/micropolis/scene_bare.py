"""The table without title, prompt and score: what a client shows that has those beside it.

"wide" suits a screen; "tall" a telephone held upright: the row in two lines, one's own anthill as large as
the screen, the others below.
"""

from __future__ import annotations

from insectarium.games.micropolis.scene_layout import (
    CELL_HEIGHT,
    CELL_WIDTH,
    ROW_SCALE,
    ROW_SLOTS,
    ROW_STEP,
    STACK_WIDTH,
    SUPPLY_WIDTH,
    Frame,
    Layout,
    Point,
    by_hill,
    upright,
)

EDGE = 20.0
ROW_MIDDLE = 118.0
ROW_BAND = 236.0
WIDE = ROW_SLOTS * ROW_STEP + STACK_WIDTH + SUPPLY_WIDTH
GAP = 12.0

TALL_STEP, TALL_LINE, TALL_COLUMNS = 150.0, 214.0, 4
TALL = TALL_STEP * TALL_COLUMNS
TALL_OTHERS = 2


def wide(seats: int, hills: int, order: list[int]) -> Layout:
    if hills == 4 and hills > seats:
        return upright(seats, hills, order, score=False)
    slots = tuple((EDGE + (slot + 0.5) * ROW_STEP, ROW_MIDDLE) for slot in range(ROW_SLOTS))
    stack = EDGE + ROW_SLOTS * ROW_STEP + STACK_WIDTH / 2
    supply = EDGE + WIDE - SUPPLY_WIDTH / 2
    frames, key = _wide_cells(seats, hills)
    bottom = max(frame.y + CELL_HEIGHT * frame.scale for frame in frames)
    return Layout(
        width=WIDE + 2 * EDGE,
        height=bottom + EDGE / 2,
        row_scale=ROW_SCALE,
        slots=slots,
        tags=_tags(slots),
        guests=_guests(slots),
        stack=(stack, ROW_MIDDLE + 4),
        supply=(supply, ROW_MIDDLE + 8),
        round=(stack, 17),
        key=key,
        key_width=EDGE + WIDE - key[0] if key else 0,
        key_height=bottom - key[1] if key else 0,
        frames=by_hill(frames, seats, hills, order),
    )


def _wide_cells(seats: int, hills: int) -> tuple[list[Frame], Point | None]:
    """The cells, the viewer's first, and where the key finds room."""
    if hills > seats:
        return _cells(EDGE, ROW_BAND, WIDE, seats, hills), None
    if hills == 2:
        return _cells(EDGE, ROW_BAND, WIDE, 2, 2), None
    own = 1.0 if hills == 6 else 1.2
    left = EDGE + own * CELL_WIDTH
    first = Frame(EDGE, ROW_BAND, own)
    room = WIDE - own * CELL_WIDTH
    if hills == 3:
        others = _cells(left, ROW_BAND, room / 2, 1, 2)
        return [first, *others], (left + room / 2 + 2 * GAP, ROW_BAND + 40)
    others = _cells(left, ROW_BAND, room, 3 if hills == 6 else 2, hills - 1)
    key = (left + room / 2 + 2 * GAP, ROW_BAND + CELL_HEIGHT * own / 2 + 16) if hills == 4 else None
    return [first, *others], key


def _cells(x: float, y: float, width: float, columns: int, count: int) -> list[Frame]:
    """So many cells in lines, as large as the width allows."""
    scale = width / columns / CELL_WIDTH
    places = [divmod(number, columns) for number in range(count)]
    return [
        Frame(x + column * CELL_WIDTH * scale, y + line * CELL_HEIGHT * scale, scale)
        for line, column in places
    ]


def tall(seats: int, hills: int, order: list[int]) -> Layout:
    places = [divmod(slot, TALL_COLUMNS) for slot in range(ROW_SLOTS + 1)]
    cells = [
        (EDGE / 2 + (column + 0.5) * TALL_STEP, ROW_MIDDLE + line * TALL_LINE) for line, column in places
    ]
    slots, last = tuple(cells[:-1]), cells[-1]
    frames = _tall_cells(seats, hills)
    bottom = max(frame.y + CELL_HEIGHT * frame.scale for frame in frames)
    return Layout(
        width=TALL + EDGE,
        height=bottom + EDGE / 2,
        row_scale=ROW_SCALE,
        slots=slots,
        tags=_tags(slots),
        guests=_guests(slots),
        stack=(last[0], last[1] - 46),
        stack_scale=0.42,
        supply=(last[0], last[1] + 34),
        supply_scale=0.6,
        round=(last[0], last[1] - 94),
        round_size=17,
        frames=by_hill(frames, seats, hills, order),
    )


def _tall_cells(seats: int, hills: int) -> list[Frame]:
    """In the order in which `by_hill` deals them out: the first anthill of every seat, then the second."""
    per_seat = hills // seats
    top = ROW_MIDDLE + TALL_LINE + ROW_BAND - ROW_MIDDLE
    own = _cells(EDGE / 2, top, TALL, 1, per_seat)
    below = top + per_seat * CELL_HEIGHT * own[0].scale + GAP
    others = (seats - 1) * per_seat
    if others == 1:
        rest = _cells(EDGE / 2 + TALL * 0.12, below, TALL * 0.76, 1, 1)
    else:
        rest = _cells(EDGE / 2, below, TALL, TALL_OTHERS, others)
    ordered = []
    for number in range(per_seat):
        ordered.append(own[number])
        ordered += [rest[seat * per_seat + number] for seat in range(seats - 1)]
    return ordered


def _tags(slots: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((x, y + 94) for x, y in slots)


def _guests(slots: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((x, y - 80) for x, y in slots)
