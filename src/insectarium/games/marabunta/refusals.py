# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games.marabunta import frames
from insectarium.games.marabunta.choices import remaining_of
from insectarium.games.marabunta.codes import (
    ANTHILL,
    BANNER,
    BONUS,
    CHEST,
    CHEST_FACE,
    CHOOSE,
    CIRCLE,
    DROP,
    ELEMENTS,
    FINISH,
    FREE_ZERO,
    ONE_ANYWHERE,
    PURGE,
    REPEAT,
    REPEAT_DIE,
    SPLIT,
    STRIKE,
    TILE_ELEMENT,
    TWO_CHESTS,
    TWO_CIRCLES,
    TWO_STRIKES,
    TWO_ZEROS,
    USE,
    WRITE,
)
from insectarium.games.marabunta.frames import (
    ANYWHERE,
    BONUSES,
    BY_ANTHILL,
    CHESTS,
    CIRCLES,
    FREE_LINK,
    NEXT,
    NOTHING,
    PURGES,
    REPEATS,
    STRIKES,
    WRITES,
)
from insectarium.games.marabunta.grid import GRID, HEXES, REGION_NAMES, REGIONS
from insectarium.games.marabunta.state import (
    CHOOSING,
    COOKIE,
    CROSSED,
    FREE,
    OVER,
    SPLITTING,
    Board,
)


def refuse(rule: str, reason: str, args: dict[str, int | str] | None = None) -> Refusal:
    return Refusal("marabunta", rule, reason, args)


def explain(board: Board, kind: i64, payload: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    if kind < SPLIT or kind > BONUS:
        return refuse("MAR-D04", "no-such-action")
    if board.phase == OVER:
        return refuse("MAR-108", "over")
    if board.phase == SPLITTING:
        if kind == SPLIT:
            return refuse("MAR-039", "empty-pool")
        return refuse("MAR-038", "split-first")
    if board.phase == CHOOSING:
        return refuse("MAR-040", "choose-first")
    if kind in (SPLIT, CHOOSE):
        return refuse("MAR-041", "pools-are-made")
    if len(board.stack) == 0:
        return _between_elements(board, kind, payload)
    return _in_effect(board, board.stack[-1], kind, payload)


def _between_elements(board: Board, kind: i64, payload: i64) -> Refusal:
    if kind == FINISH:
        # MAR-052, MAR-A09
        return refuse("MAR-089", "removal-due")
    if kind != USE:
        return refuse("MAR-046", "choose-element")
    if payload >= ELEMENTS or (board.pools[board.active] >> payload) & 1 == 0:
        return refuse("MAR-046", "not-in-pool")
    if (board.left >> payload) & 1 == 0:
        return refuse("MAR-047", "used-already")
    if payload == TILE_ELEMENT:
        return _useless_tile(board, board.tile())
    return _useless_die(board, payload)


def _useless_die(board: Board, die: i64) -> Refusal:
    face = board.dice[die]
    if face == BANNER:
        return refuse("MAR-A20", "no-blank-circle")
    if face == CHEST_FACE:
        return refuse("MAR-A21", "no-chest-left")
    if face == 0:
        return refuse("MAR-060", "no-place")
    return refuse("MAR-053", "no-place-in-region", {"region": REGION_NAMES[die]})


def _useless_tile(board: Board, tile: i64) -> Refusal:
    if tile == TWO_CHESTS:
        return refuse("MAR-A21", "no-chest-left")
    if tile == TWO_CIRCLES:
        return refuse("MAR-A19", "no-blank-circle")
    if tile in (ONE_ANYWHERE, FREE_ZERO):
        return refuse("MAR-080" if tile == ONE_ANYWHERE else "MAR-084", "no-place")
    if tile == TWO_ZEROS:
        return refuse("MAR-083", "no-room-for-all")
    if tile == TWO_STRIKES:
        return refuse("MAR-A18", "no-pair")
    if tile == REPEAT_DIE:
        return refuse("MAR-A08", "no-die-to-repeat")
    return refuse("MAR-089", "no-cookie-left")


def _in_effect(board: Board, frame: i64, kind: i64, payload: i64) -> Refusal:
    wanted = frames.kind_of(frame)
    if kind in (USE, FINISH):
        return refuse("MAR-047", "finish-first")
    if kind == DROP:
        return _drop(frame)
    if kind == ANTHILL and wanted == WRITES:
        return _anthill(board, frame)
    if kind == WRITE and wanted in (WRITES, NEXT):
        return _write(board, frame, payload)
    if kind == CHEST and wanted == CHESTS:
        if payload >= board.side.groups:
            return refuse("MAR-021", "no-such-group")
        return refuse("MAR-056", "group-complete")
    if kind == STRIKE and wanted == STRIKES:
        return _strike(board, frame, payload)
    if kind == CIRCLE and wanted == CIRCLES:
        return _circle(frame, payload)
    if kind == REPEAT and wanted == REPEATS:
        if payload >= REGIONS or (board.pools[board.active] >> payload) & 1 == 0:
            return refuse("MAR-086", "not-in-pool")
        return _useless_die(board, payload)
    if kind == PURGE and wanted == PURGES:
        return _purge(board, payload)
    if kind == BONUS and wanted == BONUSES:
        return refuse("MAR-A14", "no-such-action")
    return refuse("MAR-047", "not-asked")


def _drop(frame: i64) -> Refusal:
    kind = frames.kind_of(frame)
    if kind == PURGES:
        return refuse("MAR-089", "removal-due")
    if kind == NEXT:
        return refuse("MAR-083" if frames.one_of(frame) == 0 else "MAR-100", "all-or-nothing")
    if kind == STRIKES and frames.one_of(frame) != NOTHING:
        return refuse("MAR-A18", "all-or-nothing")
    if kind == WRITES and frames.marks_of(frame) & BY_ANTHILL:
        return refuse("MAR-A38", "anthill-spent")
    if kind == BONUSES:
        return refuse("MAR-A14", "bonus-must")
    return refuse("MAR-057", "must-be-done")


def _anthill(board: Board, frame: i64) -> Refusal:
    if frames.marks_of(frame) & BY_ANTHILL:
        return refuse("MAR-A31", "anthill-spent")
    if frames.marks_of(frame) & FREE_LINK:
        return refuse("MAR-065", "no-anthill-needed")
    if board.anthills[board.active] == 0:
        return refuse("MAR-064", "no-anthill-left")
    return refuse("MAR-061", "no-place")


def _write(board: Board, frame: i64, hex: i64) -> Refusal:
    if hex >= HEXES:
        return refuse("MAR-026", "no-such-hex")
    if board.marks[hex] != FREE:
        return _taken(board, hex)
    if frames.kind_of(frame) == NEXT:
        return _next(frame, hex)
    zone = frames.two_of(frame)
    if zone != ANYWHERE and board.map.region[hex] != zone:
        return refuse("MAR-053", "other-region", {"region": REGION_NAMES[zone]})
    free_link = (frames.marks_of(frame) & FREE_LINK) != 0
    if not board.can_write(board.active, hex, zone, 0, free_link):
        return refuse("MAR-058", "no-neighbour")
    return refuse("MAR-083" if frames.three_of(frame) == 1 else "MAR-100", "no-room-for-all")


def _taken(board: Board, hex: i64) -> Refusal:
    if board.marks[hex] == CROSSED:
        return refuse("MAR-076", "crossed-out")
    return refuse("MAR-030", "has-number")


def _next(frame: i64, hex: i64) -> Refusal:
    second = frames.three_of(frame)
    if second != NOTHING:
        return refuse("MAR-099", "not-beside-both")
    if not GRID.touch(hex, frames.two_of(frame)):
        return refuse("MAR-082" if frames.one_of(frame) == 0 else "MAR-098", "not-beside-first")
    return refuse("MAR-100" if remaining_of(frame) == 2 else "MAR-082", "no-room-for-all")


def _strike(board: Board, frame: i64, hex: i64) -> Refusal:
    if hex >= HEXES:
        return refuse("MAR-026", "no-such-hex")
    if board.marks[hex] != FREE:
        return _taken(board, hex)
    return refuse("MAR-085", "no-pair-here")


def _circle(frame: i64, region: i64) -> Refusal:
    if region >= REGIONS:
        return refuse("MAR-025", "no-such-sheet")
    if region == frames.two_of(frame):
        return refuse("MAR-079", "other-sheet")
    return refuse("MAR-A20", "no-blank-circle")


def _purge(board: Board, hex: i64) -> Refusal:
    if hex >= HEXES:
        return refuse("MAR-026", "no-such-hex")
    if board.map.symbol[hex] != COOKIE:
        return refuse("MAR-087", "no-cookie-there")
    return _taken(board, hex)
