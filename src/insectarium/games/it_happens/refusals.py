# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games.it_happens.codes import ACTIONS, PLACE, REROLL, ROLL, ROLL_THIRD
from insectarium.games.it_happens.state import OVER, PLACING, Board


def refuse(rule: str, reason: str, args: dict[str, int | str] | None = None) -> Refusal:
    return Refusal("it_happens", rule, reason, args)


def explain(board: Board, action: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    if board.phase == OVER:
        return refuse("ITH-061", "over")
    if action < 0 or action >= ACTIONS:
        return refuse("ITH-042", "no-such-action")
    if board.phase == PLACING:
        return _while_placing(board, action)
    if action >= PLACE:
        return refuse("ITH-026", "roll-first")
    if action == REROLL:
        return refuse("ITH-043", "nothing-to-reroll")
    if action == ROLL:
        return _roll_own(board)
    if action == ROLL_THIRD:
        return _roll_third(board)
    return _skip(board)


def _while_placing(board: Board, action: i64) -> Refusal:
    if action >= PLACE:
        # ITH-028
        return refuse("ITH-031", "column-full", {"hill": int(action - PLACE + 1)})
    if action == REROLL:
        if board.die_colour == board.third():
            return refuse("ITH-078", "third-reroll")
        return refuse("ITH-041", "no-worm")
    if action in (ROLL, ROLL_THIRD):
        return refuse("ITH-027", "place-first", {"number": int(board.die)})
    return refuse("ITH-A01", "skip-before-rolling")


def _roll_own(board: Board) -> Refusal:
    if board.own_dice[board.turn] == 0:
        return refuse("ITH-024", "no-dice")
    return refuse("ITH-025", "columns-full")


def _roll_third(board: Board) -> Refusal:
    if board.seats != 2:
        return refuse("ITH-073", "no-third-colour")
    if board.third_dice[board.turn] == 0:
        return refuse("ITH-075", "no-third-dice")
    return refuse("ITH-077", "third-columns-full")


def _skip(board: Board) -> Refusal:
    if not board.can_roll_own(board.turn):
        return refuse("ITH-A16", "skip-needs-own-die")
    return refuse("ITH-041", "no-worm")
