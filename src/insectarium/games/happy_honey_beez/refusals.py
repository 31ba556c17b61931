# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.games._bees.bees import ACTED, FLOWN, IN_HAND, POLLEN, QUEEN, WORKER
from insectarium.games._bees.hives import has_queen
from insectarium.games._bees.refusals import no_collecting, no_feeding, refuse, refuse_with, too_dear
from insectarium.games._bees.tables import CLOSED, GRASS, HOLE, HONEY_ROOM, MEADOW, OPEN, START
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.fitting import misfit
from insectarium.games._hexes.walking import UNBLOCKED, mask_of_seat, reachable
from insectarium.games.happy_honey_beez.codes import (
    ABANDON,
    COLLECT,
    END_TURN,
    FEED,
    FLY,
    LAY,
    MAKE_HONEY,
    PUT,
    PUT_QUEEN,
    PUT_WORKER,
    STOP_LAYING,
)
from insectarium.games.happy_honey_beez.flights import BLOCKED_BY
from insectarium.games.happy_honey_beez.state import (
    ACTING,
    BEE_NAMES,
    BEES_PER_SEAT,
    LAYING,
    OPEN_TILES,
    OVER,
    PUTTING,
    QUEENS,
    Table,
)


def explain(table: Table, action: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    verb = verb_of(action)
    if table.phase == OVER:
        return refuse(table, "HHB-121", "over")
    if action < 0 or verb > END_TURN:
        return refuse(table, "HHB-030", "no-such-action")
    subject = subject_of(action)
    where = where_of(action)
    if verb == PUT:
        return _put(table, subject)
    if table.phase == PUTTING:
        return refuse(table, "HHB-060", "put-first")
    if verb == LAY:
        return _lay(table, subject, where)
    if verb == STOP_LAYING:
        return _stop_laying(table)
    if table.phase != ACTING:
        return refuse(table, "HHB-030", "no-acting-now")
    if verb in (FLY, COLLECT, MAKE_HONEY, FEED, ABANDON):
        return _act(table, verb, subject, where)
    return refuse(table, "HHB-030", "no-such-action")


# Tiles


def _lay(table: Table, kind: i64, where: i64) -> Refusal:
    dear = too_dear(table)
    if dear is not None:
        return dear
    if table.laid >= OPEN_TILES:
        return refuse(table, "HHB-059", "four-tiles")
    if table.phase != LAYING:
        return refuse(table, "HHB-030", "no-laying-now")
    lies_open = False
    for tile in table.open.open:
        if tile == kind:
            lies_open = True
    if not lies_open:
        return refuse(table, "HHB-051", "not-open")
    return _misfit(table, kind, where)


def _misfit(table: Table, kind: i64, where: i64) -> Refusal:
    """Why this tile cannot lie there."""
    fault = misfit(table.board, kind, where)
    if fault.reason == "apart":
        return refuse(table, "HHB-048", "apart")
    if fault.reason == "occupied":
        return refuse(table, "HHB-050", "occupied")
    if fault.reason == "same-rotation":
        return refuse(table, "HHB-049", "same-rotation")
    if _are(fault.shown, fault.facing, HOLE, CLOSED):
        return refuse(table, "HHB-045", "hole-at-closed")
    if _are(fault.shown, fault.facing, OPEN, GRASS):
        return refuse(table, "HHB-046", "open-at-meadow")
    if fault.shown != NONE:
        return refuse(table, "HHB-047", "hole-needs-meadow")
    return refuse(table, "HHB-036", "no-such-action")


def _are(one: i64, other: i64, first: i64, second: i64) -> bool:
    return (one == first and other == second) or (one == second and other == first)


def _stop_laying(table: Table) -> Refusal:
    if table.phase == LAYING:
        return refuse(table, "HHB-051", "must-lay")
    return refuse(table, "HHB-030", "no-laying-now")


def _put(table: Table, what: i64) -> Refusal:
    if table.laid > 0 and table.phase != ACTING:
        # Where no bee can be put on a new tile, nobody is asked; the reason is the same.
        tile = table.fresh_tile()
        hive = table.board.area[tile]
        if what == PUT_QUEEN and hive == NONE:
            return refuse(table, "HHB-061", "queen-needs-hive")
        if what == PUT_QUEEN and table.bees.next_in_hand(table.active, QUEEN) == IN_HAND:
            return refuse(table, "HHB-023", "no-queen-in-hand")
        if what == PUT_QUEEN and has_queen(table.board, table.bees, hive):
            return refuse(table, "HHB-062", "hive-has-queen")
        if what == PUT_WORKER and table.bees.next_in_hand(table.active, WORKER) == IN_HAND:
            return refuse(table, "HHB-023", "no-worker-in-hand")
    if table.phase == PUTTING:
        return refuse(table, "HHB-060", "no-such-action")
    return refuse(table, "HHB-060", "no-new-tile")


# Bees


def _act(table: Table, verb: i64, number: i64, where: i64) -> Refusal:
    if number >= BEES_PER_SEAT:
        return refuse(table, "HHB-023", "no-such-bee")
    bee = table.first_bee() + number
    args: dict[str, int | str] = {"name": BEE_NAMES[number]}
    if table.bees.spot[bee] == IN_HAND:
        return refuse_with(table, "HHB-088", "bee-in-hand", args)
    if verb == FLY:
        return _fly(table, bee, where, args)
    if verb != ABANDON and number < QUEENS:
        return refuse_with(table, "HHB-071", "queen-cannot", args)
    if table.bees.done[bee] & ACTED != 0:
        return refuse_with(table, "HHB-068", "acted-already", args)
    if verb == COLLECT:
        return no_collecting(table, bee, args)
    if verb == MAKE_HONEY:
        return _make_honey(table, bee, args)
    if verb == FEED:
        return no_feeding(table, bee, args)
    return refuse(table, "HHB-087", "no-such-action")


def _make_honey(table: Table, bee: i64, args: dict[str, int | str]) -> Refusal:
    if table.board.ground_of(table.bees.spot[bee]) != HONEY_ROOM:
        return refuse_with(table, "HHB-095", "not-in-honey-room", args)
    if table.bees.load[bee] != POLLEN:
        return refuse_with(table, "HHB-095", "carries-no-pollen", args)
    return refuse(table, "HHB-097", "no-honey-left")


def _fly(table: Table, bee: i64, where: i64, args: dict[str, int | str]) -> Refusal:
    if table.bees.done[bee] & FLOWN != 0:
        return refuse_with(table, "HHB-067", "flown-already", args)
    target = table.board.spot_at(where >> 3, where & 7)
    if target == NONE:
        return refuse(table, "HHB-072", "no-such-tile")
    spot = table.bees.spot[bee]
    if target == spot:
        return refuse_with(table, "HHB-072", "stands-there", args)
    hive = table.board.area[spot // SPOTS_PER_TILE]
    if table.bees.type_of(bee) == QUEEN and table.board.area[target // SPOTS_PER_TILE] != hive:
        return refuse_with(table, "HHB-076", "queen-stays-in-hive", args)
    if not _is_near(table, bee, target, UNBLOCKED):
        return refuse_with(table, "HHB-074", "no-way", args)
    standing = table.bees.crowd.at[target]
    if standing & ~mask_of_seat(table.active) != 0:
        if table.board.ground_of(target) == MEADOW:
            return refuse(table, "HHB-082", "meadow-taken")
        return refuse(table, "HHB-080", "tile-taken")
    blocked = BLOCKED_BY[table.active]
    if _is_near(table, bee, target, blocked):
        return refuse(table, "HHB-080", "tile-taken")
    without_start = blocked[:]
    without_start[START] = 0
    if _is_near(table, bee, target, without_start):
        return refuse_with(table, "HHB-084", "start-tile-blocked", args)
    return refuse_with(table, "HHB-077", "way-blocked", args)


def _is_near(table: Table, bee: i64, target: i64, blocked: vec[i64]) -> bool:
    """Whether a way leads to a spot past all that does not block."""
    inside = table.bees.type_of(bee) == QUEEN
    for reached in reachable(table.board, table.bees.crowd, table.bees.spot[bee], inside, blocked, 0):
        if reached == target:
            return True
    return False
