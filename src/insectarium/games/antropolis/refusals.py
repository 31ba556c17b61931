# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games._ants.ants import ACTED, FOOD, IN_HAND, NO_LOAD, QUEEN, WALKED, WORKER
from insectarium.games._ants.codes import BUY, COLLECT, DRAW, FEED, LEAVE, PUT, PUT_QUEEN, WALK
from insectarium.games._ants.refusals import (
    TURN,
    closed_at,
    is_of_tiles,
    of_tiles,
    queen_not_put,
    refuse,
    refuse_with,
    stands_there,
    tiles_are_now,
    way_closed,
    wrong_moment,
)
from insectarium.games._ants.table import OVER, PUTTING, AntTable, ant_facts
from insectarium.games._ants.tables import FOREST
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.codes import subject_of, verb_of, where_of
from insectarium.games._hexes.walking import mask_of, mask_of_seat, mask_of_type
from insectarium.games.antropolis.choices import BLOCKED_BY
from insectarium.games.antropolis.codes import PUT_WORKER
from insectarium.games.antropolis.state import ACTING, ANT_NAMES, ANTS_PER_SEAT, QUEENS


def explain(table: AntTable, action: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    verb = verb_of(action)
    if table.phase == OVER:
        return refuse(table, "ANT-084 ANC-076", "over")
    if action < 0 or verb > DRAW:
        return refuse(table, TURN, "no-such-action")
    subject = subject_of(action)
    where = where_of(action)
    is_now = tiles_are_now(table, verb) if is_of_tiles(verb) else table.phase == ACTING
    if not is_now:
        return _wrong_moment(table, verb, subject)
    if verb == PUT:
        return _put(table, subject, where)
    if verb in (WALK, COLLECT, FEED, LEAVE):
        return _act(table, verb, subject, where)
    return of_tiles(table, verb, subject, where)


def _wrong_moment(table: AntTable, verb: i64, subject: i64) -> Refusal:
    if table.phase == PUTTING:
        return refuse(table, "ANT-049 ANC-049", "put-first")
    # Where no ant can be put on a new tile, nobody is asked.
    if verb == PUT and table.laid + table.bought > 0:
        forbidden = _never_put(table, subject)
        if forbidden is not None:
            return forbidden
    if verb == BUY and table.phase == ACTING and table.laid == 0 and table.rules.first_edition:
        return refuse(table, "ANT-042 ANC-037", "nothing-laid")
    return wrong_moment(table, verb)


def _put(table: AntTable, what: i64, where: i64) -> Refusal:
    forbidden = _never_put(table, what)
    if forbidden is not None:
        return forbidden
    if what == PUT_WORKER and where >= table.board.spots_of(table.fresh_tile()):
        return refuse(table, "ANT-A16 ANC-049", "no-such-lane")
    return refuse(table, "ANT-049 ANC-049", "no-such-action")


def _never_put(table: AntTable, what: i64) -> Refusal | None:
    """Why an ant of this type cannot be put on the tile laid last, wherever on it."""
    if what == PUT_QUEEN:
        return queen_not_put(table)
    if what != PUT_WORKER:
        return None
    if table.board.ground_of(SPOTS_PER_TILE * table.fresh_tile()) == FOREST and table.rules.first_edition:
        return refuse(table, "ANT-053 ANC-051", "no-worker-on-forest")
    if table.ants.next_in_hand(table.active, WORKER) == IN_HAND:
        return refuse(table, "ANT-020 ANC-029", "no-worker-in-hand")
    return None


# Ants


def _act(table: AntTable, verb: i64, number: i64, where: i64) -> Refusal:
    if number >= ANTS_PER_SEAT:
        return refuse(table, "ANT-020 ANC-029", "no-such-ant")
    ant = table.first_ant() + number
    args = ant_facts(ANT_NAMES[number])
    if table.ants.spot[ant] == IN_HAND:
        return refuse_with(table, "ANT-067 ANC-062", "ant-in-hand", args)
    if verb == WALK:
        return _walk(table, ant, where, args)
    if verb == LEAVE and number >= QUEENS and table.rules.first_edition:
        return refuse_with(table, "ANT-066 ANC-064", "workers-stay", args)
    if verb != LEAVE and number < QUEENS:
        return refuse_with(table, "ANT-075 ANC-035", "queen-cannot", args)
    if verb == FEED and table.rules.first_edition:
        return refuse_with(table, "ANT-073 ANC-059", "no-feeding", args)
    if table.ants.done[ant] & ACTED != 0:
        return refuse_with(table, "ANT-056 ANC-A10", "acted-already", args)
    if verb == FEED:
        return _feed(table, ant, args)
    if verb == COLLECT:
        return _collect(table, ant, args)
    return refuse(table, "ANT-066 ANC-062", "no-such-action")


def _collect(table: AntTable, ant: i64, args: dict[str, int | str]) -> Refusal:
    if table.board.ground_of(table.ants.spot[ant]) != FOREST:
        return refuse_with(table, "ANT-070 ANC-059", "not-in-forest", args)
    if table.ants.load[ant] != NO_LOAD:
        return refuse_with(table, "ANT-071 ANC-059", "carries-already", args)
    if table.supply == 0:
        return refuse(table, "ANT-072 ANC-060", "no-food-left")
    return refuse(table, "ANT-070 ANC-059", "no-such-action")


def _feed(table: AntTable, ant: i64, args: dict[str, int | str]) -> Refusal:
    if table.ants.load[ant] != FOOD:
        return refuse_with(table, "ANT-073 ANC-059", "carries-nothing", args)
    return refuse_with(table, "ANT-073 ANC-059", "no-queen-here", args)


def _walk(table: AntTable, ant: i64, where: i64, args: dict[str, int | str]) -> Refusal:
    if table.ants.done[ant] & WALKED != 0:
        return refuse_with(table, "ANT-055 ANC-053", "walked-already", args)
    target = table.board.spot_at(where >> 3, where & 7)
    if target == NONE:
        return refuse(table, "ANT-060 ANC-054", "no-such-spot")
    spot = table.ants.spot[ant]
    if target == spot:
        return refuse_with(table, "ANT-058 ANC-054", "stands-there", args)
    seat = table.active
    standing = table.ants.crowd.at[target]
    if standing & mask_of_type(QUEEN) & ~mask_of(seat, QUEEN) != 0:
        queens = standing & mask_of_type(QUEEN) & ~mask_of(seat, QUEEN)
        return stands_there(table, queens, "ANT-064 ANC-057", "foreign-queen")
    if standing & ~mask_of_seat(seat) != 0:
        return stands_there(table, standing & ~mask_of_seat(seat), "ANT-063 ANC-056", "foreign-ants")
    if table.ants.type_of(ant) == QUEEN:
        same = table.board.area[target // SPOTS_PER_TILE] == table.board.area[spot // SPOTS_PER_TILE]
        if not same:
            return refuse(table, "ANT-061 ANC-055", "queen-stays-in-nest")
    stop = closed_at(table, ant, target, BLOCKED_BY[seat])
    if stop != NONE:
        foreign = table.ants.crowd.at[stop] & BLOCKED_BY[seat][table.board.ground_of(stop)]
        return way_closed(table, stop, foreign, "ANT-064 ANC-057", ANT_NAMES[ant - table.first_ant()])
    return refuse_with(table, "ANT-060 ANC-054", "no-way", args)
