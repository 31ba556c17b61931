# compiled by mypyc
"""Why a bee cannot do what was asked of it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games._bees.bees import (
    ACTED,
    DRONE,
    EGG,
    FLOWN,
    HONEY,
    IN_HAND,
    IN_SUPPLY,
    POLLEN,
    QUEEN,
    TYPE_NAMES,
    WORKER,
)
from insectarium.games._bees.refusals import no_collecting, no_feeding, refuse, refuse_with
from insectarium.games._bees.tables import BREEDING_ROOM, HONEY_ROOM, MEADOW
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.grid import CELLS
from insectarium.games._hexes.walking import mask_of_type
from insectarium.games.knights_in_buzzing_armor.choices import is_beside_egg
from insectarium.games.knights_in_buzzing_armor.choices_drones import first_of, needed_to_expel
from insectarium.games.knights_in_buzzing_armor.codes import (
    ABANDON,
    COLLECT,
    DRONE_BITS,
    EXPEL,
    FEED,
    FLY,
    HATCH,
    LAY_EGG,
    MAKE_HONEY,
    SEDUCE,
    STING,
    drones_in,
)
from insectarium.games.knights_in_buzzing_armor.flying import FOREIGN, FOREIGN_BEES, can_enter, owner_at
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    BOTH_DONE,
    DRONES,
    FIRST_DRONE,
    RAIDED,
    WON_OVER,
    Table,
)


def act(table: Table, verb: i64, subject: i64, where: i64) -> Refusal:
    """Flying and special actions of one bee."""
    number = subject // 4 if verb == HATCH else subject
    if number >= BEES_PER_SEAT:
        return refuse(table, "KBA-020", "no-such-bee")
    bee = table.first_bee() + number
    args: dict[str, int | str] = {"name": BEE_NAMES[number]}
    kind = table.bees.type_of(bee)
    if kind == EGG:
        return _egg(table, verb)
    refused = _absent(table, bee, args)
    if refused is not None:
        return refused
    if table.bees.done[bee] & WON_OVER != 0:
        return refuse_with(table, "KBA-A38", "won-over-just-now", args)
    if kind != table.acting_type():
        return refuse_with(table, "KBA-047", "other-type", args)
    if verb == FLY:
        return _fly(table, bee, where, args)
    if table.bees.done[bee] & ACTED != 0:
        return refuse_with(table, "KBA-050", "acted-already", args)
    return _special(table, verb, bee, subject, args)


def _egg(table: Table, verb: i64) -> Refusal:
    if verb == ABANDON:
        return refuse(table, "KBA-A47", "egg-stays")
    return refuse(table, "KBA-056" if verb == FLY else "KBA-048", "egg-does-nothing")


def _absent(table: Table, bee: i64, args: dict[str, int | str]) -> Refusal | None:
    if table.bees.spot[bee] == IN_HAND:
        return refuse_with(table, "KBA-037", "bee-in-hand", args)
    if table.bees.spot[bee] == IN_SUPPLY:
        return refuse_with(table, "KBA-021", "bee-in-supply", args)
    return None


def _fly(table: Table, bee: i64, where: i64, args: dict[str, int | str]) -> Refusal:
    if table.bees.done[bee] & RAIDED != 0:
        return refuse_with(table, "KBA-A32", "flown-in-raid", args)
    if table.bees.done[bee] & FLOWN != 0:
        return refuse_with(table, "KBA-049", "flown-already", args)
    target = _spot(table, where)
    if target == NONE:
        return refuse(table, "KBA-054", "no-such-place")
    spot = table.bees.spot[bee]
    if target == spot:
        return refuse_with(table, "KBA-052", "stands-there", args)
    standing = table.bees.crowd.at[target]
    if standing & FOREIGN_BEES[table.active] != 0:
        if table.board.ground_of(target) == MEADOW:
            return refuse(table, "KBA-060", "meadow-held")
        return refuse(table, "KBA-059", "foreign-bees")
    if standing & FOREIGN[table.active] != 0:
        return refuse(table, "KBA-061", "foreign-egg")
    if table.bees.type_of(bee) == QUEEN and table.hive_at(target) != table.hive_at(spot):
        return refuse(table, "KBA-055", "queen-stays-inside")
    return refuse_with(table, "KBA-054", "no-way", args)


def _spot(table: Table, where: i64) -> i64:
    return table.board.spot_at(where >> 3, where & 7) if where >> 3 < CELLS else NONE


def _special(table: Table, verb: i64, bee: i64, subject: i64, args: dict[str, int | str]) -> Refusal:
    kind = table.bees.type_of(bee)
    if verb == LAY_EGG:
        return _lay_egg(table, bee, args)
    if kind != WORKER:
        return refuse_with(table, "KBA-050", "only-workers", args)
    if verb == COLLECT:
        return no_collecting(table, bee, args)
    if verb == MAKE_HONEY:
        return _make_honey(table, bee, args)
    if verb == FEED:
        return no_feeding(table, bee, args)
    if verb == HATCH:
        return _hatch(table, bee, subject % 4, args)
    return refuse(table, "KBA-027", "no-such-action")


def _lay_egg(table: Table, queen: i64, args: dict[str, int | str]) -> Refusal:
    spot = table.bees.spot[queen]
    if table.bees.type_of(queen) != QUEEN:
        return refuse_with(table, "KBA-068", "only-queens-lay", args)
    if table.board.ground_of(spot) != BREEDING_ROOM:
        return refuse_with(table, "KBA-068", "no-breeding-room", args)
    if table.bees.crowd.at[spot] & mask_of_type(EGG) != 0:
        return refuse(table, "KBA-069", "egg-lies-there")
    return refuse(table, "KBA-070", "no-egg-in-hand")


def _make_honey(table: Table, worker: i64, args: dict[str, int | str]) -> Refusal:
    if table.bees.load[worker] != POLLEN:
        return refuse_with(table, "KBA-074", "carries-no-pollen", args)
    if table.board.ground_of(table.bees.spot[worker]) != HONEY_ROOM:
        return refuse_with(table, "KBA-074", "no-honey-room", args)
    return refuse(table, "KBA-075", "no-honey-left")


def _hatch(table: Table, worker: i64, kind: i64, args: dict[str, int | str]) -> Refusal:
    if not is_beside_egg(table, worker):
        return refuse_with(table, "KBA-079", "no-egg-here", args)
    if table.bees.load[worker] != HONEY:
        return refuse_with(table, "KBA-079", "carries-no-honey", args)
    if kind == EGG:
        return refuse(table, "KBA-080", "no-such-action")
    return refuse_with(table, "KBA-A14", "none-in-supply", {"bee": TYPE_NAMES[kind]})


# Drones against others


def raid(table: Table, verb: i64, subject: i64, where: i64) -> Refusal:
    group = subject & DRONE_BITS
    if group == 0:
        return refuse(table, "KBA-082", "no-such-action")
    if table.acting_type() != DRONE:
        return refuse_with(table, "KBA-047", "other-type", {"name": BEE_NAMES[FIRST_DRONE]})
    refused = _group(table, group)
    if refused is not None:
        return refused
    target = _spot(table, where)
    if target == NONE:
        return refuse(table, "KBA-054", "no-such-place")
    owner = owner_at(table, target)
    if owner == NONE:
        return refuse(table, _first_rule(verb), "nobody-there")
    refused = _target(table, verb, drones_in(group), target, owner)
    if refused is not None:
        return refused
    if not can_enter(table, table.ways[_start(table, group)], target):
        return refuse(table, "KBA-A41", "no-way-in")
    return refuse(table, "KBA-A33", "wrong-exchange")


def _first_rule(verb: i64) -> str:
    if verb == STING:
        return "KBA-101"
    return "KBA-082" if verb == SEDUCE else "KBA-092"


def _start(table: Table, group: i64) -> i64:
    """Where the first drone of a group stands."""
    number: i64 = 0
    while (group >> number) & 1 == 0:
        number += 1
    return table.bees.spot[table.first_bee() + FIRST_DRONE + number]


def _group(table: Table, group: i64) -> Refusal | None:
    """Why these drones cannot act together."""
    for number in range(DRONES):
        if (group >> number) & 1:
            drone = table.first_bee() + FIRST_DRONE + number
            args: dict[str, int | str] = {"name": BEE_NAMES[FIRST_DRONE + number]}
            refused = _absent(table, drone, args)
            if refused is not None:
                return refused
            if table.bees.done[drone] & BOTH_DONE != 0:
                return refuse_with(table, "KBA-A32", "raid-needs-both", args)
            if table.bees.spot[drone] != _start(table, group):
                return refuse(table, "KBA-087", "not-together")
    if group != first_of(table.free_drones(_start(table, group)), drones_in(group)):
        return refuse(table, "KBA-A42", "take-first-drones")
    return None


def _target(table: Table, verb: i64, size: i64, target: i64, owner: i64) -> Refusal | None:
    """Why the bees on a tile cannot be attacked like this."""
    crowd = table.bees.crowd
    queens = crowd.count(target, owner, QUEEN)
    workers = crowd.count(target, owner, WORKER)
    drones = crowd.count(target, owner, DRONE)
    if queens + workers + drones == 0:
        return refuse(table, "KBA-A37", "lone-egg")
    if verb == STING:
        if drones == 0:
            return refuse(table, "KBA-101", "no-drone-to-sting")
        return refuse(table, "KBA-104", "one-stings-one") if size > 1 else None
    if drones > 0:
        return refuse(table, "KBA-098" if verb == EXPEL else "KBA-091", "sting-first")
    if verb == SEDUCE:
        return _seduction(table, size, queens, workers)
    return _expulsion(table, size, queens, workers)


def _seduction(table: Table, size: i64, queens: i64, workers: i64) -> Refusal | None:
    if queens > 0:
        return refuse(table, "KBA-090", "expel-first")
    if size < workers:
        return refuse_with(table, "KBA-A29", "too-few-drones", {"drones": int(workers)})
    return None


def _expulsion(table: Table, size: i64, queens: i64, workers: i64) -> Refusal | None:
    if queens == 0:
        return refuse(table, "KBA-092", "no-queen-to-expel")
    if workers > 1:
        return refuse(table, "KBA-096", "queen-well-guarded")
    needed = needed_to_expel(workers)
    if size < needed:
        rule = "KBA-092" if workers == 0 else "KBA-095"
        return refuse_with(table, rule, "too-few-drones", {"drones": int(needed)})
    return None
