# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games.micropolis.codes import BY_MARKER, SECOND_HILL, SKIPPED, TAKE_PAYLOADS
from insectarium.games.micropolis.state import (
    ARMY_LIMIT,
    CHOOSE_EFFECT,
    MAN_BARRACKS,
    MOVE_GUARD,
    NAME_LEADER,
    OVER,
    PLACE_MARKER,
    RING,
    SIDE,
    TAKE,
    Board,
)


def refuse(rule: str, reason: str, args: dict[str, int | str] | None = None) -> Refusal:
    return Refusal("micropolis", rule, reason, args)


def explain(board: Board, kind: i64, payload: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    if board.phase == OVER:
        return refuse("MIC-114" if board.expert else "MIC-075", "over")
    if kind != board.phase:
        return _wrong_moment(board, kind)
    if kind == TAKE:
        return _take(board, payload)
    if kind == MOVE_GUARD:
        return _guard(board, payload)
    if kind == NAME_LEADER:
        return _leader(board, payload)
    if kind == SIDE:
        return refuse("MIC-035", "side")
    if kind == MAN_BARRACKS:
        return refuse("MIC-070", "partial-garrison")
    if kind == PLACE_MARKER:
        return refuse("MIC-101", "marker-place")
    return refuse("MIC-A13", "effect-not-pending")


def _wrong_moment(board: Board, kind: i64) -> Refusal:
    if kind == TAKE:
        return refuse("MIC-023", "finish-first")
    if kind == SIDE:
        # MIC-A04
        return refuse("MIC-036", "no-tile-in-hand")
    if kind == CHOOSE_EFFECT:
        return refuse("MIC-038", "no-effect")
    if kind == MAN_BARRACKS:
        return refuse("MIC-074", "no-barracks-placed")
    if kind == MOVE_GUARD:
        return refuse("MIC-061", "no-guard-placed")
    if kind == NAME_LEADER:
        return refuse("MIC-048", "no-leader-to-name")
    if kind == PLACE_MARKER:
        return refuse("MIC-101", "marker-stands")
    return refuse("MIC-023", "no-such-action")


def _take(board: Board, payload: i64) -> Refusal:
    seat = board.active()
    number: i64 = 1 if payload & SECOND_HILL else 0
    if payload >= TAKE_PAYLOADS:
        return refuse("MIC-023", "no-such-action")
    if number >= board.hills_per_seat:
        return refuse("MIC-010", "one-anthill")
    hill = board.first_hill(seat) + number
    skipped = payload & SKIPPED
    if board.placed[hill] == RING:
        return refuse("MIC-106", "anthill-complete")
    if skipped >= board.row_size:
        return refuse("MIC-025", "not-in-row", {"row": int(board.row_size)})
    if payload & BY_MARKER:
        if skipped == 0:
            return refuse("MIC-A16", "nothing-to-avoid")
        return refuse("MIC-065", "no-marker")
    rule = "MIC-104" if board.expert else "MIC-029"
    return refuse(rule, "army-too-small", {"price": int(skipped), "army": int(board.army[hill])})


def _guard(board: Board, places: i64) -> Refusal:
    hill = board.target_hill
    for place in range(RING):
        if (places >> place) & 1 and board.capacity_at(hill, place) == 0:
            return refuse("MIC-061", "no-barracks-there")
    soldiers = board.army[hill] + board.garrisoned(hill)
    needed = board.capacity_of_set(hill, places)
    if needed > soldiers:
        return refuse("MIC-062", "too-few-soldiers", {"needed": int(needed), "soldiers": int(soldiers)})
    args: dict[str, int | str] = {"army": int(soldiers - needed), "limit": int(ARMY_LIMIT)}
    return refuse("MIC-063", "army-too-large", args)


def _leader(board: Board, hill: i64) -> Refusal:
    if hill >= board.hills:
        return refuse("MIC-048", "no-such-anthill")
    if board.owner(hill) == board.leader():
        return refuse("MIC-112" if board.expert else "MIC-050", "leader-must-hand-over")
    largest = board.army[board.largest_armies()[0]]
    args: dict[str, int | str] = {"army": int(board.army[hill]), "largest": int(largest)}
    return refuse("MIC-111" if board.expert else "MIC-048", "army-not-largest", args)
