# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games._ants.codes import LEAVE, PUT, PUT_QUEEN, WALK
from insectarium.games._ants.refusals import (
    TURN,
    is_of_tiles,
    of_tiles,
    queen_not_put,
    refuse,
    tiles_are_now,
    wrong_moment,
)
from insectarium.games._ants.table import BUYING, DRAWING, OVER, PUTTING, RAISING
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.grid import CELLS
from insectarium.games.supersize_colony.codes import (
    ATTACK,
    ESCAPE,
    FEED_LARVA,
    FLEE,
    KEEP,
    KIDNAP,
    MATE,
    TAKE_LARVA,
)
from insectarium.games.supersize_colony.refusals_ants import act, bound, raid
from insectarium.games.supersize_colony.state import (
    DRAFTING,
    ESCAPING,
    FLEEING,
    QUEENS_ACT,
    SOLDIERS_ACT,
    TAKING,
    Table,
)
from insectarium.games.supersize_colony.ways import flight_spots


def explain(table: Table, action: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    verb = verb_of(action)
    if table.phase == OVER:
        return refuse(table, "SUP-128 SUC-055", "over")
    if action < 0 or verb > TAKE_LARVA:
        return refuse(table, TURN, "no-such-action")
    subject = subject_of(action)
    where = where_of(action)
    if not _is_now(table, verb):
        refused = bound(table, verb, subject) if _is_act(verb) and _is_after_acting(table) else None
        return _wrong_moment(table, verb) if refused is None else refused
    if verb == PUT:
        return _put(table, subject)
    if verb == KEEP:
        return refuse(table, "SUP-027 SUC-004", "not-in-packet")
    if verb in (FLEE, ESCAPE, TAKE_LARVA):
        return _after_attack(table, verb, where)
    if verb in (KIDNAP, ATTACK):
        return raid(table, verb, subject, where)
    if _is_act(verb):
        return act(table, verb, subject, where)
    return of_tiles(table, verb, subject, where)


def _is_act(verb: i64) -> bool:
    return WALK <= verb <= LEAVE or verb in (FEED_LARVA, MATE)


def _is_after_acting(table: Table) -> bool:
    return table.phase in (FLEEING, TAKING, ESCAPING, BUYING, RAISING, DRAWING)


def _is_now(table: Table, verb: i64) -> bool:
    """Whether actions of this kind belong to the present phase."""
    phase = table.phase
    if is_of_tiles(verb):
        return tiles_are_now(table, verb)
    if verb == KEEP:
        return phase == DRAFTING
    if verb == FLEE:
        return phase == FLEEING
    if verb == ESCAPE:
        return phase == ESCAPING
    if verb == TAKE_LARVA:
        return phase == TAKING
    return QUEENS_ACT <= phase <= SOLDIERS_ACT


def _wrong_moment(table: Table, verb: i64) -> Refusal:
    phase = table.phase
    if phase == DRAFTING:
        return refuse(table, "SUP-016 SUC-004", "draft-first")
    if phase == PUTTING:
        return refuse(table, "SUP-057 SUC-012", "put-first")
    if phase in (FLEEING, TAKING, ESCAPING):
        return refuse(table, "SUP-108 SUC-045", "attack-first")
    if verb in (FLEE, ESCAPE, TAKE_LARVA):
        return refuse(table, "SUP-108 SUC-045", "no-attack")
    if verb == KEEP:
        return refuse(table, "SUP-016 SUC-004", "no-draft")
    return wrong_moment(table, verb)


def _put(table: Table, what: i64) -> Refusal:
    refused = queen_not_put(table) if what == PUT_QUEEN else None
    return refuse(table, "SUP-057 SUC-012", "only-queens") if refused is None else refused


# After an attack


def _after_attack(table: Table, verb: i64, where: i64) -> Refusal:
    if verb == TAKE_LARVA:
        return refuse(table, "SUP-112 SUC-045", "no-taker")
    spot = table.board.spot_at(where >> 3, where & 7) if where >> 3 < CELLS else NONE
    if verb == ESCAPE:
        return refuse(table, "SUP-114 SUC-A17", "no-escape-there")
    for free in flight_spots(table):
        if free == spot:
            return refuse(table, "SUP-A37 SUC-A14", "another-ant-flees")
    return refuse(table, "SUP-109 SUC-A15", "no-flight-there")
