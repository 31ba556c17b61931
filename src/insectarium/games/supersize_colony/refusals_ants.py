# compiled by mypyc
"""Why an ant cannot do what was asked of it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games._ants.ants import ACTED, FOOD, IN_HAND, LARVA, NO_LOAD, QUEEN, SOLDIER, WALKED, WORKER
from insectarium.games._ants.choices import can_collect
from insectarium.games._ants.codes import COLLECT, FEED, LEAVE, WALK
from insectarium.games._ants.refusals import closed_at, refuse, refuse_with, stands_there, way_closed
from insectarium.games._ants.table import ant_facts
from insectarium.games._ants.tables import FOREST
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import CELLS
from insectarium.games._hexes.walking import mask_of, mask_of_type, on_every_ground
from insectarium.games.supersize_colony.choices import larvae_to_feed
from insectarium.games.supersize_colony.choices_soldiers import (
    attack_sides,
    can_reach,
    defenders,
    is_guarded,
    is_target,
)
from insectarium.games.supersize_colony.codes import FEED_LARVA, KIDNAP, MATE, entry_of
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    FIRST_SOLDIER,
    FRESH,
    LARVA_LOAD,
    PASSED,
    SOLDIERS,
    Table,
    larva_of,
)
from insectarium.games.supersize_colony.ways import BLOCKED_BY, find_ways, kept_off_by


def act(table: Table, verb: i64, subject: i64, where: i64) -> Refusal:
    """Walking and special actions of one ant."""
    number = subject // 16 if verb == FEED_LARVA else subject
    if number >= ANTS_PER_SEAT:
        return refuse(table, "SUP-019 SUC-006", "no-such-ant")
    ant = table.first_ant() + number
    args = ant_facts(ANT_NAMES[number])
    kind = table.ants.type_of(ant)
    if kind == LARVA:
        return refuse_with(table, "SUP-069 SUC-020", "larva-stays", args)
    if table.ants.spot[ant] < 0:
        reason = "ant-in-hand" if table.ants.spot[ant] == IN_HAND else "ant-killed"
        return refuse_with(table, "SUP-081 SUC-013", reason, args)
    refused = _bound(table, verb, ant, args)
    if refused is not None:
        return refused
    if kind != table.acting_type():
        return refuse_with(table, "SUP-060 SUC-017", "other-type", args)
    refused = _spent(table, verb, ant, args)
    if refused is not None:
        return refused
    if verb == WALK:
        return _walk(table, ant, where, args)
    return _special(table, verb, ant, subject, args)


def bound(table: Table, verb: i64, subject: i64) -> Refusal | None:
    """Why an ant of the active seat can do nothing this turn, now or at any other moment of it."""
    number = subject // 16 if verb == FEED_LARVA else subject
    if number >= ANTS_PER_SEAT or table.ants.spot[table.first_ant() + number] < 0:
        return None
    return _bound(table, verb, table.first_ant() + number, ant_facts(ANT_NAMES[number]))


def _bound(table: Table, verb: i64, ant: i64, args: dict[str, int | str]) -> Refusal | None:
    """Why an ant that has hatched, was left behind or carries a larva cannot act."""
    done = table.ants.done[ant]
    if done & FRESH != 0:
        return refuse_with(table, "SUP-090 SUC-034", "hatched-just-now", args)
    if done & PASSED != 0:
        return refuse_with(table, "SUP-A10 SUC-016", "left-behind", args)
    if table.ants.load[ant] >= LARVA_LOAD:
        if verb != WALK or table.is_brood(table.ants.spot[ant]):
            return refuse_with(table, "SUP-099 SUC-036", "carries-larva", args)
    return None


def _spent(table: Table, verb: i64, ant: i64, args: dict[str, int | str]) -> Refusal | None:
    """Why an ant that has walked or acted cannot do so again."""
    done = table.ants.done[ant]
    if verb == WALK:
        if done & WALKED != 0:
            soldier = table.ants.type_of(ant) == SOLDIER and done & ACTED != 0
            first = "SUC-036" if soldier else "SUC-014"
            return refuse_with(table, f"SUP-062 {first}", "walked-already", args)
    elif done & ACTED != 0:
        return refuse_with(table, "SUP-063 SUC-014", "acted-already", args)
    return None


def _special(table: Table, verb: i64, ant: i64, subject: i64, args: dict[str, int | str]) -> Refusal:
    kind = table.ants.type_of(ant)
    if verb == LEAVE:
        return refuse_with(table, "SUP-078 SUC-029", "only-queens-leave", args)
    if kind == QUEEN:
        return refuse_with(table, "SUP-079 SUC-029", "queen-cannot", args)
    if verb == MATE:
        if kind != SOLDIER:
            return refuse_with(table, "SUP-091 SUC-039", "only-soldiers", args)
        return _mate(table, ant, args)
    if kind != WORKER:
        return refuse_with(table, "SUP-065 SUC-030", "only-workers", args)
    if verb == COLLECT:
        return _collect(table, ant, args)
    if verb == FEED:
        return _feed_queen(table, ant, args)
    return _feed_larva(table, ant, subject, args)


def _mate(table: Table, ant: i64, args: dict[str, int | str]) -> Refusal:
    spot = table.ants.spot[ant]
    if not table.is_brood(spot):
        return refuse_with(table, "SUP-091 SUC-039", "no-brood-chamber", args)
    if table.ants.crowd.at[spot] & mask_of(table.active, QUEEN) == 0:
        return refuse_with(table, "SUP-A18 SUC-039", "no-queen-here", args)
    return refuse(table, "SUP-A17 SUC-A05", "no-larva-in-hand")


def _collect(table: Table, ant: i64, args: dict[str, int | str]) -> Refusal:
    if table.board.ground_of(table.ants.spot[ant]) != FOREST:
        return refuse_with(table, "SUP-084 SUC-031", "not-in-forest", args)
    if table.ants.load[ant] != NO_LOAD:
        return refuse_with(table, "SUP-085 SUC-031", "carries-already", args)
    if not can_collect(table, ant):
        return refuse(table, "SUP-086 SUC-031", "no-food-left")
    return refuse(table, "SUP-084 SUC-031", "no-such-action")


def _feed_queen(table: Table, ant: i64, args: dict[str, int | str]) -> Refusal:
    if table.rules.first_edition:
        return refuse_with(table, "SUP-087 SUC-031", "no-feeding", args)
    if table.ants.load[ant] != FOOD:
        return refuse_with(table, "SUP-087 SUC-031", "carries-nothing", args)
    return refuse_with(table, "SUP-087 SUC-031", "no-queen-here", args)


def _feed_larva(table: Table, ant: i64, subject: i64, args: dict[str, int | str]) -> Refusal:
    if not table.is_brood(table.ants.spot[ant]):
        return refuse_with(table, "SUP-088 SUC-032", "no-brood-chamber", args)
    wanted = larva_of(subject // 2 % 8)
    here = False
    for larva in larvae_to_feed(table, ant):
        if larva == wanted:
            here = True
    if not here:
        return refuse_with(table, "SUP-A11 SUC-A03", "no-larva-here", args)
    if table.ants.load[ant] != FOOD and not table.rules.first_edition:
        return refuse_with(table, "SUP-088 SUC-032", "carries-nothing", args)
    return refuse(table, "SUP-A12 SUC-033", "no-ant-in-hand")


def _walk(table: Table, ant: i64, where: i64, args: dict[str, int | str]) -> Refusal:
    target = table.board.spot_at(where >> 3, where & 7) if where >> 3 < CELLS else NONE
    if target == NONE:
        return refuse(table, "SUP-067 SUC-018", "no-such-spot")
    spot = table.ants.spot[ant]
    if target == spot:
        return refuse_with(table, "SUP-066 SUC-018", "stands-there", args)
    seat = table.active
    standing = table.ants.crowd.at[target] & kept_off_by(table, seat)
    if standing & mask_of_type(QUEEN) != 0:
        return stands_there(table, standing & mask_of_type(QUEEN), "SUP-076 SUC-022", "foreign-queen")
    if standing != 0:
        return stands_there(table, standing, "SUP-072 SUC-021", "foreign-ants")
    kind = table.ants.type_of(ant)
    if (
        kind == QUEEN
        and table.board.area[target // SPOTS_PER_TILE] != table.board.area[spot // SPOTS_PER_TILE]
    ):
        return refuse(table, "SUP-068 SUC-019", "queen-stays-in-nest")
    if table.ants.load[ant] >= LARVA_LOAD:
        return refuse_with(table, "SUP-A43 SUC-018", "larva-must-home", args)
    blocked_by = BLOCKED_BY[kind][seat]
    stop = closed_at(table, ant, target, on_every_ground(blocked_by))
    if stop != NONE:
        foreign = table.ants.crowd.at[stop] & blocked_by
        return way_closed(table, stop, foreign, _passing(foreign), ANT_NAMES[ant - table.first_ant()])
    return refuse_with(table, "SUP-067 SUC-018", "no-way", args)


def _passing(standing: i64) -> str:
    """The rule about going past those who stand there."""
    if standing & mask_of_type(QUEEN) != 0:
        return "SUP-076 SUC-022"
    return "SUP-076 SUC-023" if standing & mask_of_type(SOLDIER) != 0 else "SUP-076 SUC-024"


# Kidnapping and attacks


def raid(table: Table, verb: i64, subject: i64, where: i64) -> Refusal:
    if table.acting_type() != SOLDIER:
        return refuse_with(table, "SUP-060 SUC-017", "other-type", ant_facts(ANT_NAMES[FIRST_SOLDIER]))
    find_ways(table)
    if verb == KIDNAP:
        return _kidnap(table, subject, where)
    return _attack(table, subject, where)


def _not_ready(table: Table, number: i64) -> Refusal | None:
    """Why a soldier can neither attack nor kidnap."""
    soldier = table.first_ant() + FIRST_SOLDIER + number
    args = ant_facts(ANT_NAMES[FIRST_SOLDIER + number])
    if table.ants.spot[soldier] < 0:
        reason = "ant-in-hand" if table.ants.spot[soldier] == IN_HAND else "ant-killed"
        return refuse_with(table, "SUP-081 SUC-013", reason, args)
    if table.ants.done[soldier] & FRESH != 0:
        return refuse_with(table, "SUP-090 SUC-034", "hatched-just-now", args)
    if table.ants.load[soldier] >= LARVA_LOAD:
        return refuse_with(table, "SUP-099 SUC-036", "carries-larva", args)
    if not table.is_free(soldier):
        return refuse_with(table, "SUP-A30 SUC-037", "raid-needs-both", args)
    return None


def _kidnap(table: Table, subject: i64, where: i64) -> Refusal:
    if table.rules.first_edition:
        return refuse(table, "SUP-093 SUC-049", "no-kidnapping")
    larva = larva_of(subject % 8)
    if subject // 8 >= SOLDIERS or larva >= i64(len(table.ants.spot)):
        return refuse(table, "SUP-019 SUC-006", "no-such-ant")
    refused = _not_ready(table, subject // 8)
    if refused is not None:
        return refused
    spot = table.ants.spot[larva]
    if larva // ANTS_PER_SEAT == table.active:
        return refuse(table, "SUP-093 SUC-049", "own-larva")
    if spot < 0:
        return refuse(table, "SUP-A27 SUC-049" if spot != IN_HAND else "SUP-093 SUC-049", "no-larva-there")
    if is_guarded(table, table.active, spot):
        return refuse(table, "SUP-095 SUC-049", "larva-guarded")
    soldier = table.first_ant() + FIRST_SOLDIER + subject // 8
    if not can_reach(table, table.ways[table.ants.spot[soldier]], spot):
        return refuse(table, "SUP-A24 SUC-049", "no-way-to-larva")
    end = table.board.spot_at(where >> 3, where & 7) if where >> 3 < CELLS else NONE
    if end == NONE or not table.is_brood(end) or not table.has_queen(table.active, end):
        return refuse(table, "SUP-096 SUC-049", "no-own-brood-chamber")
    return refuse(table, "SUP-A24 SUC-049", "no-way-home")


def _attack(table: Table, entries: i64, where: i64) -> Refusal:
    target = table.board.spot_at(where >> 3, where & 7) if where >> 3 < CELLS else NONE
    if target == NONE:
        return refuse(table, "SUP-103 SUC-040", "no-such-spot")
    if table.ants.crowd.at[target] & BLOCKED_BY[SOLDIER][table.active] & mask_of_type(QUEEN) != 0:
        return refuse(table, "SUP-105 SUC-042", "queen-protects")
    if not is_target(table, target):
        return refuse(table, "SUP-103 SUC-040", "nobody-to-attack")
    group: i64 = 0
    for number in range(SOLDIERS):
        if entry_of(entries, number) > 0:
            group += 1
            refused = _not_ready(table, number)
            if refused is not None:
                return refused
    if group <= defenders(table, target):
        args: dict[str, int | str] = {"soldiers": int(defenders(table, target))}
        return refuse_with(table, "SUP-107 SUC-041", "no-majority", args)
    for number in range(SOLDIERS):
        entry = entry_of(entries, number)
        soldier = table.first_ant() + FIRST_SOLDIER + number
        if entry > 0 and (attack_sides(table, soldier, target) << 1 >> entry) & 1 == 0:
            soldier_facts = ant_facts(ANT_NAMES[FIRST_SOLDIER + number])
            return refuse_with(table, "SUP-A34 SUC-040", "no-way-in", soldier_facts)
    return refuse(table, "SUP-103 SUC-040", "no-such-action")
