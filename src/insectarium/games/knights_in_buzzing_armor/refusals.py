# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games._bees.bees import EGG, IN_HAND, QUEEN
from insectarium.games._bees.hives import has_queen
from insectarium.games._bees.refusals import refuse, refuse_with, too_dear
from insectarium.games._bees.tables import CLOSED, GRASS, HOLE
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.fitting import misfit
from insectarium.games._hexes.grid import CELLS, SIDES
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor.codes import (
    EXPEL,
    FLY,
    FLY_OUT,
    GO_HOME,
    LAY,
    LEAVE_THERE,
    NEXT_TYPE,
    PUT,
    PUTS,
    STING,
    STOP_LAYING,
    TAKE_BACK,
)
from insectarium.games.knights_in_buzzing_armor.flying import homes
from insectarium.games.knights_in_buzzing_armor.refusals_bees import act, raid
from insectarium.games.knights_in_buzzing_armor.state import (
    DRONES_ACT,
    FLYING_OUT,
    KEEPING,
    LAYING,
    OVER,
    PUTTING,
    QUEENS,
    QUEENS_ACT,
    STACKS,
    Table,
)


def explain(table: Table, action: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    verb = verb_of(action)
    if table.phase == OVER:
        return refuse(table, "KBA-107", "over")
    if action < 0 or verb > NEXT_TYPE:
        return refuse(table, "KBA-027", "no-such-action")
    if not _is_now(table, verb):
        return _wrong_moment(table, verb)
    subject = subject_of(action)
    where = where_of(action)
    if verb == LAY:
        return _lay(table, subject, where)
    if verb == STOP_LAYING and table.laid == 0:
        return refuse(table, "KBA-030", "must-lay")
    if verb == PUT:
        return _put(table, subject)
    if verb == FLY_OUT:
        return _fly_out(table, subject, where)
    if verb == GO_HOME:
        return refuse(table, "KBA-044", "must-fly-to-hive")
    if verb in (LEAVE_THERE, TAKE_BACK):
        return refuse(table, "KBA-A23", "another-queen-first")
    if STING <= verb <= EXPEL:
        return raid(table, verb, subject, where)
    if FLY <= verb < STING:
        return act(table, verb, subject, where)
    return refuse(table, "KBA-027", "no-such-action")


def _is_now(table: Table, verb: i64) -> bool:
    """Whether actions of this kind belong to the present phase."""
    phase = table.phase
    if verb in (LAY, STOP_LAYING):
        return phase == LAYING
    if verb == PUT:
        return phase == PUTTING
    if verb in (FLY_OUT, GO_HOME):
        return phase == FLYING_OUT
    if verb in (LEAVE_THERE, TAKE_BACK):
        return phase == KEEPING
    return QUEENS_ACT <= phase <= DRONES_ACT


def _wrong_moment(table: Table, verb: i64) -> Refusal:
    if table.phase == PUTTING:
        return refuse(table, "KBA-037", "put-first")
    if table.phase == FLYING_OUT:
        return refuse(table, "KBA-042", "queens-part-first")
    if table.phase == KEEPING:
        return refuse(table, "KBA-115", "queen-first")
    if verb == PUT:
        return refuse(table, "KBA-037", "no-new-tile")
    if verb in (FLY_OUT, GO_HOME):
        return refuse(table, "KBA-042", "no-meeting")
    if verb in (LEAVE_THERE, TAKE_BACK):
        return refuse(table, "KBA-115", "no-finished-hive")
    return refuse(table, "KBA-027", "no-acting-now" if table.phase == LAYING else "no-laying-now")


# Tiles


def _lay(table: Table, stack: i64, where: i64) -> Refusal:
    if stack >= STACKS:
        return refuse(table, "KBA-017", "no-such-action")
    kind = table.open[stack]
    if kind == EMPTY:
        return refuse(table, "KBA-A05", "no-open-tile")
    dear = too_dear(table)
    if dear is not None:
        return dear
    wrong = misfit(table.board, kind, where)
    if wrong.facing == NONE:
        return refuse(table, "KBA-028", wrong.reason)
    if _needs_meadow(table, kind, where):
        return refuse(table, "KBA-029", "hole-needs-meadow")
    return refuse(table, "KBA-028", wrong.reason)


def _needs_meadow(table: Table, kind: i64, where: i64) -> bool:
    """Whether a flight hole would touch what only the option forbids."""
    if not table.tables.meadow_only:
        return False
    for side in range(SIDES):
        facing = table.board.letter_facing(where >> 3, side)
        shown = table.tables.kinds.letter_at(kind, where & 7, side)
        if facing == HOLE and shown not in (CLOSED, GRASS):
            return True
        if shown == HOLE and facing not in (NONE, CLOSED, GRASS):
            return True
    return False


def _put(table: Table, what: i64) -> Refusal:
    if what >= i64(len(PUTS)):
        return refuse(table, "KBA-037", "no-such-action")
    kind = what - 1
    if kind == EGG:
        return refuse(table, "KBA-041", "egg-not-put")
    if table.bees.next_in_hand(table.active, kind) == IN_HAND:
        return refuse_with(table, "KBA-037", "not-in-hand", {"bee": PUTS[what]})
    if kind == QUEEN and table.board.area[table.fresh_tile()] == NONE:
        return refuse(table, "KBA-038", "queen-needs-hive")
    return refuse(table, "KBA-039", "hive-has-queen")


# The flight rule


def _fly_out(table: Table, number: i64, where: i64) -> Refusal:
    if number >= QUEENS:
        return refuse(table, "KBA-042", "only-queens-fly-out")
    if len(homes(table, table.flier)) == 0:
        return refuse(table, "KBA-045", "no-free-hive")
    cell = where >> 3
    spot = table.board.spot_at(cell, where & 7) if cell < CELLS else NONE
    if spot == NONE or table.hive_at(spot) == NONE:
        return refuse(table, "KBA-044", "no-hive-there")
    if has_queen(table.board, table.bees, table.hive_at(spot)):
        return refuse(table, "KBA-044", "that-hive-has-queen")
    return refuse(table, "KBA-A20", "tile-held-by-others")
