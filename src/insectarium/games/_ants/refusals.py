# compiled by mypyc
"""Why a tile cannot be laid, bought or drawn now, in either game and edition.

Where a rule stands in all four rulebooks, its ids are written in the order: Antropolis, second and first
edition, Supersize Colony, second and first edition.
"""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.games._ants.ants import IN_HAND, QUEEN
from insectarium.games._ants.codes import (
    BUY,
    BUY_AND_LAY,
    DRAW,
    KEEP_LIMIT,
    LAY,
    PUT,
    RAISE,
    STOP_BUYING,
    STOP_LAYING,
)
from insectarium.games._ants.table import (
    BUYING,
    DRAWING,
    LAYING,
    MARKET,
    PUTTING,
    RAISING,
    AntTable,
    ant_facts,
)
from insectarium.games._ants.tables import N_SIDE, NEST, ROWS, T_SIDE, TUNNEL
from insectarium.games._hexes.barrier import barrier, first_seat
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.fitting import misfit
from insectarium.games._hexes.grid import q_of, r_of
from insectarium.games._hexes.supply import EMPTY

SEAT_LETTERS = "ABCD"
TURN = "ANT-027 ANC-033 SUP-037 SUC-008"


def refuse(table: AntTable, rules: str, reason: str) -> Refusal:
    return refuse_with(table, rules, reason, {})


def refuse_with(table: AntTable, rules: str, reason: str, args: dict[str, int | str]) -> Refusal:
    """The ids of a rule: two of the second and the first edition of one game, or four of both games."""
    ids = rules.split()
    book = 1 if table.rules.first_edition else 0
    if len(ids) > 2 and table.rules.game != "antropolis":
        book += 2
    return Refusal(table.rules.game, ids[book], reason, args)


def is_of_tiles(verb: i64) -> bool:
    """Whether an action of this kind belongs to a phase that both games have."""
    return verb in (LAY, STOP_LAYING, PUT, BUY_AND_LAY, STOP_BUYING, BUY, RAISE, KEEP_LIMIT, DRAW)


def tiles_are_now(table: AntTable, verb: i64) -> bool:
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
    return phase == DRAWING


def wrong_moment(table: AntTable, verb: i64) -> Refusal:
    """Why nothing of this kind can be done in this phase, which is none of one game alone."""
    if verb == LAY and table.phase == MARKET:
        return refuse(table, "ANT-A08 ANC-033 SUP-051 SUC-008", "hand-before-market")
    if verb == PUT:
        return refuse(table, "ANT-049 ANC-049 SUP-057 SUC-012", "no-new-tile")
    if verb == BUY_AND_LAY and table.rules.first_edition:
        return refuse(table, "ANT-045 ANC-065 SUP-053 SUC-052", "bought-to-hand")
    if verb == BUY and not table.rules.first_edition:
        return refuse(table, "ANT-045 ANC-065 SUP-053 SUC-052", "bought-and-laid")
    if verb in (LAY, STOP_LAYING, BUY_AND_LAY, BUY, STOP_BUYING):
        return refuse(table, TURN, "no-laying-now")
    if verb in (RAISE, KEEP_LIMIT, DRAW):
        return refuse(table, "ANT-076 ANC-033 SUP-121 SUC-008", "not-the-end")
    return refuse(table, TURN, "no-acting-now")


def of_tiles(table: AntTable, verb: i64, subject: i64, where: i64) -> Refusal:
    """Why something of this phase cannot be done; what is put on a new tile is left to the games."""
    if verb == LAY:
        return _lay(table, subject, where)
    if verb in (BUY_AND_LAY, BUY):
        return _buy(table, verb, subject, where)
    if verb == RAISE:
        price: dict[str, int | str] = {"price": int(table.rules.limit_price)}
        return refuse_with(table, "ANT-077 ANC-070 SUP-122 SUC-054", "limit-too-dear", price)
    if verb == DRAW:
        return refuse(table, "ANT-080 ANC-072 SUP-124 SUC-054", "pile-empty")
    return refuse(table, TURN, "no-such-action")


def _lay(table: AntTable, kind: i64, where: i64) -> Refusal:
    held = False
    for tile in table.hands[table.active]:
        if tile == kind:
            held = True
    if not held:
        return refuse(table, "ANT-039 ANC-040 SUP-048 SUC-011", "not-in-hand")
    if table.lay_price() > table.food[table.active]:
        return refuse(table, "ANT-041 ANC-039 SUP-050 SUC-011", "no-food-for-tile")
    return _misfit(table, kind, where)


def _buy(table: AntTable, verb: i64, slot: i64, where: i64) -> Refusal:
    places = table.market.places
    if slot >= ROWS * places:
        return refuse(table, "ANT-042 ANC-065 SUP-051 SUC-052", "no-such-action")
    kind = table.market.at(slot // places, slot % places)
    if kind == EMPTY:
        return refuse(table, "ANT-048 ANC-068 SUP-055 SUC-052", "not-in-market")
    price = slot % places + 1
    if price > table.food[table.active]:
        args: dict[str, int | str] = {"price": int(price), "food": int(table.food[table.active])}
        return refuse_with(table, "ANT-043 ANC-066 SUP-052 SUC-052", "market-too-dear", args)
    if verb == BUY:
        return refuse(table, "ANT-042 ANC-065 SUP-051 SUC-052", "no-such-action")
    return _misfit(table, kind, where)


def _misfit(table: AntTable, kind: i64, where: i64) -> Refusal:
    """Why this tile cannot lie there."""
    found = misfit(table.board, kind, where)
    if found.reason == "misfit":
        return refuse(table, _side_rule(found.facing), found.reason)
    if found.reason == "misfit-somewhere":
        return refuse(table, "ANT-031 ANC-046 SUP-041 SUC-011", found.reason)
    if found.reason == "unjoined":
        return _unjoined(table, table.tables.kinds.ground[kind])
    if found.reason == "same-rotation":
        return refuse(table, "ANT-038 ANC-047 SUP-047 SUC-011", found.reason)
    # ANT-A06
    return refuse(table, "ANT-037 ANC-036 SUP-047 SUC-011", found.reason)


def _side_rule(facing: i64) -> str:
    """The rule about what may touch a side that shows this letter."""
    if facing == T_SIDE:
        return "ANT-032 ANC-041 SUP-042 SUC-011"
    if facing == N_SIDE:
        return "ANT-033 ANC-043 SUP-043 SUC-011"
    return "ANT-034 ANC-045 SUP-044 SUC-011"


def _unjoined(table: AntTable, ground: i64) -> Refusal:
    if ground == TUNNEL:
        return refuse(table, "ANT-036 ANC-042 SUP-046 SUC-011", "unjoined")
    return refuse(table, "ANT-036 ANC-A06 SUP-046 SUC-011", "unjoined")


def queen_not_put(table: AntTable) -> Refusal | None:
    """Why no queen can be put on the tile laid last."""
    if table.board.ground_of(SPOTS_PER_TILE * table.fresh_tile()) != NEST:
        return refuse(table, "ANT-051 ANC-050 SUP-057 SUC-012", "queen-needs-nest")
    if table.ants.next_in_hand(table.active, QUEEN) == IN_HAND:
        return refuse(table, "ANT-020 ANC-029 SUP-019 SUC-006", "no-queen-in-hand")
    return None


# Walking


def stands_there(table: AntTable, standing: i64, rules: str, reason: str) -> Refusal:
    """Somebody stands where the ant wants to stop."""
    return refuse_with(table, rules, reason, _of_seat(standing))


def closed_at(table: AntTable, ant: i64, target: i64, blocked_by: vec[i64]) -> i64:
    """The spot at which somebody stands in the way of an ant; NONE if nothing leads to the target at all."""
    inside = table.ants.type_of(ant) == QUEEN
    return barrier(table.board, table.ants.crowd, table.ants.spot[ant], target, inside, blocked_by)


def way_closed(table: AntTable, stop: i64, standing: i64, rules: str, name: str) -> Refusal:
    """Some of those who stand on a spot let this ant not pass."""
    args = _of_seat(standing)
    args.update(ant_facts(name))
    cell = table.board.cell_of(stop)
    args["q"] = int(q_of(cell))
    args["r"] = int(r_of(cell))
    return refuse_with(table, rules, "way-closed", args)


def _of_seat(standing: i64) -> dict[str, int | str]:
    """Whose ants these are; the table puts the name of the player in place of the letter."""
    seat = first_seat(standing)
    return {"seat": int(seat), "who": SEAT_LETTERS[seat]}
