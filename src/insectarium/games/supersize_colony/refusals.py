# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games._ants.ants import IN_HAND, QUEEN
from insectarium.games._ants.tables import N_SIDE, NEST, ROWS, T_SIDE, TUNNEL
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import CELLS, SIDES
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.supersize_colony.codes import (
    ATTACK,
    BUY,
    BUY_AND_LAY,
    DRAW,
    ESCAPE,
    FEED_LARVA,
    FLEE,
    KEEP,
    KEEP_LIMIT,
    KIDNAP,
    LAY,
    LEAVE,
    MATE,
    PUT,
    PUT_QUEEN,
    RAISE,
    STOP_BUYING,
    STOP_LAYING,
    TAKE_LARVA,
    WALK,
    subject_of,
    verb_of,
    where_of,
)
from insectarium.games.supersize_colony.refusals_ants import act, bound, by_edition, by_edition_with, raid
from insectarium.games.supersize_colony.state import (
    BUYING,
    DRAFTING,
    DRAWING,
    ESCAPING,
    FLEEING,
    LAYING,
    LIMIT_PRICE,
    MARKET,
    MARKET_PLACES,
    OVER,
    PUTTING,
    QUEENS_ACT,
    RAISING,
    SOLDIERS_ACT,
    TAKING,
    Table,
)
from insectarium.games.supersize_colony.ways import flight_spots


def explain(table: Table, action: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    verb = verb_of(action)
    if table.phase == OVER:
        return by_edition(table, "SUP-128", "SUC-055", "over")
    if action < 0 or verb > TAKE_LARVA:
        return by_edition(table, "SUP-037", "SUC-008", "no-such-action")
    subject = subject_of(action)
    where = where_of(action)
    if not _is_now(table, verb):
        refused = bound(table, verb, subject) if _is_act(verb) and table.phase > SOLDIERS_ACT else None
        return _wrong_moment(table, verb) if refused is None else refused
    if verb == LAY:
        return _lay(table, subject, where)
    if verb in (BUY_AND_LAY, BUY):
        return _buy(table, verb, subject, where)
    if verb == PUT:
        return _put(table, subject)
    if verb == KEEP:
        return by_edition(table, "SUP-027", "SUC-004", "not-in-packet")
    if verb in (FLEE, ESCAPE, TAKE_LARVA):
        return _after_attack(table, verb, where)
    if verb == RAISE:
        args: dict[str, int | str] = {"price": int(LIMIT_PRICE)}
        return by_edition_with(table, "SUP-122", "SUC-054", "limit-too-dear", args)
    if verb == DRAW:
        return by_edition(table, "SUP-124", "SUC-054", "pile-empty")
    if verb in (KIDNAP, ATTACK):
        return raid(table, verb, subject, where)
    if _is_act(verb):
        return act(table, verb, subject, where)
    return by_edition(table, "SUP-037", "SUC-008", "no-such-action")


def _is_act(verb: i64) -> bool:
    return WALK <= verb <= LEAVE or verb in (FEED_LARVA, MATE)


def _is_now(table: Table, verb: i64) -> bool:
    """Whether actions of this kind belong to the present phase."""
    phase = table.phase
    if verb in (LAY, STOP_LAYING):
        return phase == LAYING
    if verb == PUT:
        return phase == PUTTING
    if verb == BUY_AND_LAY:
        return phase == MARKET
    if verb == STOP_BUYING:
        return phase in (MARKET, BUYING)
    if verb == BUY:
        return phase == BUYING
    if verb in (RAISE, KEEP_LIMIT):
        return phase == RAISING
    if verb == DRAW:
        return phase == DRAWING
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
        return by_edition(table, "SUP-016", "SUC-004", "draft-first")
    if phase == PUTTING:
        return by_edition(table, "SUP-057", "SUC-012", "put-first")
    if phase in (FLEEING, TAKING, ESCAPING):
        return by_edition(table, "SUP-108", "SUC-045", "attack-first")
    if verb in (FLEE, ESCAPE, TAKE_LARVA):
        return by_edition(table, "SUP-108", "SUC-045", "no-attack")
    if verb == KEEP:
        return by_edition(table, "SUP-016", "SUC-004", "no-draft")
    if verb == LAY and phase == MARKET:
        return by_edition(table, "SUP-051", "SUC-008", "hand-before-market")
    if verb == PUT:
        return by_edition(table, "SUP-057", "SUC-012", "no-new-tile")
    if verb == BUY_AND_LAY and table.rules.first_edition:
        return by_edition(table, "SUP-053", "SUC-052", "bought-to-hand")
    if verb == BUY and not table.rules.first_edition:
        return by_edition(table, "SUP-053", "SUC-052", "bought-and-laid")
    if verb in (LAY, STOP_LAYING, BUY_AND_LAY, BUY, STOP_BUYING):
        return by_edition(table, "SUP-037", "SUC-008", "no-laying-now")
    if verb in (RAISE, KEEP_LIMIT, DRAW):
        return by_edition(table, "SUP-121", "SUC-008", "not-the-end")
    return by_edition(table, "SUP-037", "SUC-008", "no-acting-now")


# Tiles


def _lay(table: Table, kind: i64, where: i64) -> Refusal:
    held = False
    for tile in table.hands[table.active]:
        if tile == kind:
            held = True
    if not held:
        return by_edition(table, "SUP-048", "SUC-011", "not-in-hand")
    if table.lay_price() > table.food[table.active]:
        return by_edition(table, "SUP-050", "SUC-011", "no-food-for-tile")
    return _misfit(table, kind, where)


def _buy(table: Table, verb: i64, slot: i64, where: i64) -> Refusal:
    if slot >= ROWS * MARKET_PLACES:
        return by_edition(table, "SUP-051", "SUC-052", "no-such-action")
    kind = table.market.at(slot // MARKET_PLACES, slot % MARKET_PLACES)
    if kind == EMPTY:
        return by_edition(table, "SUP-055", "SUC-052", "not-in-market")
    price = slot % MARKET_PLACES + 1
    if price > table.food[table.active]:
        args: dict[str, int | str] = {"price": int(price), "food": int(table.food[table.active])}
        return by_edition_with(table, "SUP-052", "SUC-052", "market-too-dear", args)
    if verb == BUY:
        return by_edition(table, "SUP-051", "SUC-052", "no-such-action")
    return _misfit(table, kind, where)


def _misfit(table: Table, kind: i64, where: i64) -> Refusal:
    """Why this tile cannot lie there."""
    cell = where >> 3
    rotation = where & 7
    place = table.board.place_at(cell) if cell < CELLS else NONE
    if place == NONE:
        return by_edition(table, "SUP-047", "SUC-011", "apart")
    if table.board.tile[place] != NONE:
        return by_edition(table, "SUP-047", "SUC-011", "occupied")
    if rotation >= table.tables.kinds.rotations[kind]:
        return by_edition(table, "SUP-047", "SUC-011", "same-rotation")
    touching: i64 = 0
    wrong: i64 = 0
    rule = ""
    for side in range(SIDES):
        facing = table.board.letter_facing(cell, side)
        if facing != NONE:
            touching += 1
            if table.tables.kinds.letter_at(kind, rotation, side) != facing:
                wrong += 1
                rule = _side_rule(facing)
    if wrong > 0:
        if touching > 1:
            return by_edition(table, "SUP-041", "SUC-011", "misfit-somewhere")
        return by_edition(table, rule, "SUC-011", "misfit")
    reason = "unjoined-tunnel" if table.tables.kinds.ground[kind] == TUNNEL else "unjoined"
    return by_edition(table, "SUP-046", "SUC-011", reason)


def _side_rule(facing: i64) -> str:
    """The rule about what may touch a side that shows this letter."""
    if facing == T_SIDE:
        return "SUP-042"
    return "SUP-043" if facing == N_SIDE else "SUP-044"


def _put(table: Table, what: i64) -> Refusal:
    ground = table.board.ground_of(SPOTS_PER_TILE * table.fresh_tile())
    if what == PUT_QUEEN and ground != NEST:
        return by_edition(table, "SUP-057", "SUC-012", "queen-needs-nest")
    if what == PUT_QUEEN and table.ants.next_in_hand(table.active, QUEEN) == IN_HAND:
        return by_edition(table, "SUP-019", "SUC-006", "no-queen-in-hand")
    return by_edition(table, "SUP-057", "SUC-012", "only-queens")


# After an attack


def _after_attack(table: Table, verb: i64, where: i64) -> Refusal:
    if verb == TAKE_LARVA:
        return by_edition(table, "SUP-112", "SUC-045", "no-taker")
    spot = table.board.spot_at(where >> 3, where & 7) if where >> 3 < CELLS else NONE
    if verb == ESCAPE:
        return by_edition(table, "SUP-114", "SUC-A17", "no-escape-there")
    for free in flight_spots(table):
        if free == spot:
            return by_edition(table, "SUP-A37", "SUC-A14", "another-ant-flees")
    return by_edition(table, "SUP-109", "SUC-A15", "no-flight-there")
