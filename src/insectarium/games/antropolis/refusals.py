# compiled by mypyc
"""Why an action is not possible now: the rule that forbids it."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games._ants.ants import ACTED, FOOD, IN_HAND, NO_LOAD, QUEEN, WALKED, WORKER
from insectarium.games._ants.tables import FOREST, N_SIDE, NEST, ROWS, T_SIDE, TUNNEL
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import CELLS, SIDES
from insectarium.games._hexes.supply import EMPTY
from insectarium.games._hexes.walking import mask_of, mask_of_seat, mask_of_type
from insectarium.games.antropolis.codes import (
    BUY,
    BUY_AND_LAY,
    COLLECT,
    DRAW,
    FEED,
    KEEP_LIMIT,
    LAY,
    LEAVE,
    PUT,
    PUT_QUEEN,
    PUT_WORKER,
    RAISE,
    STOP_BUYING,
    STOP_LAYING,
    WALK,
    subject_of,
    verb_of,
    where_of,
)
from insectarium.games.antropolis.state import (
    ACTING,
    ANT_NAMES,
    ANTS_PER_SEAT,
    BUYING,
    DRAWING,
    LAYING,
    MARKET,
    MARKET_PLACES,
    OVER,
    PUTTING,
    QUEENS,
    RAISING,
    Table,
)


def explain(table: Table, action: i64) -> Refusal:
    """The refusal of an action that is not legal now."""
    verb = verb_of(action)
    if table.phase == OVER:
        return _by_edition(table, "ANT-084", "ANC-076", "over")
    if action < 0 or verb > DRAW:
        return _by_edition(table, "ANT-027", "ANC-033", "no-such-action")
    if not _is_now(table, verb):
        return _wrong_moment(table, verb, subject_of(action))
    subject = subject_of(action)
    where = where_of(action)
    if verb == LAY:
        return _lay(table, subject, where)
    if verb in (BUY_AND_LAY, BUY):
        return _buy(table, verb, subject, where)
    if verb == PUT:
        return _put(table, subject, where)
    if verb in (WALK, COLLECT, FEED, LEAVE):
        return _act(table, verb, subject, where)
    if verb == RAISE:
        args: dict[str, int | str] = {"price": int(table.rules.limit_price)}
        return _by_edition_with(table, "ANT-077", "ANC-070", "limit-too-dear", args)
    if verb == DRAW:
        return _by_edition(table, "ANT-080", "ANC-072", "pile-empty")
    return _by_edition(table, "ANT-027", "ANC-033", "no-such-action")


def _by_edition(table: Table, second: str, first: str, reason: str) -> Refusal:
    return _by_edition_with(table, second, first, reason, {})


def _by_edition_with(
    table: Table, second: str, first: str, reason: str, args: dict[str, int | str]
) -> Refusal:
    return Refusal("antropolis", first if table.rules.first_edition else second, reason, args)


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
    return phase == ACTING


def _wrong_moment(table: Table, verb: i64, subject: i64) -> Refusal:
    if table.phase == PUTTING:
        return _by_edition(table, "ANT-049", "ANC-049", "put-first")
    if verb == LAY and table.phase == MARKET:
        return _by_edition(table, "ANT-A08", "ANC-033", "hand-before-market")
    if verb == PUT:
        # Where no ant can be put on a new tile, nobody is asked.
        forbidden = _never_put(table, subject) if table.laid + table.bought > 0 else None
        return forbidden or _by_edition(table, "ANT-049", "ANC-049", "no-new-tile")
    if verb == BUY_AND_LAY and table.rules.first_edition:
        return _by_edition(table, "ANT-045", "ANC-065", "bought-to-hand")
    if verb == BUY and not table.rules.first_edition:
        return _by_edition(table, "ANT-045", "ANC-065", "bought-and-laid")
    if verb == BUY and table.phase == ACTING and table.laid == 0:
        return _by_edition(table, "ANT-042", "ANC-037", "nothing-laid")
    if verb in (LAY, STOP_LAYING, BUY_AND_LAY, BUY, STOP_BUYING):
        return _by_edition(table, "ANT-027", "ANC-033", "no-laying-now")
    if verb in (RAISE, KEEP_LIMIT, DRAW):
        return _by_edition(table, "ANT-076", "ANC-033", "not-the-end")
    return _by_edition(table, "ANT-027", "ANC-033", "no-acting-now")


# Tiles


def _lay(table: Table, kind: i64, where: i64) -> Refusal:
    held = False
    for tile in table.hands[table.active]:
        if tile == kind:
            held = True
    if not held:
        return _by_edition(table, "ANT-039", "ANC-040", "not-in-hand")
    if table.lay_price() > table.food[table.active]:
        return _by_edition(table, "ANT-041", "ANC-039", "no-food-for-tile")
    return _misfit(table, kind, where)


def _buy(table: Table, verb: i64, slot: i64, where: i64) -> Refusal:
    if slot >= ROWS * MARKET_PLACES:
        return _by_edition(table, "ANT-042", "ANC-065", "no-such-action")
    kind = table.market.at(slot // MARKET_PLACES, slot % MARKET_PLACES)
    if kind == EMPTY:
        return _by_edition(table, "ANT-048", "ANC-068", "not-in-market")
    price = slot % MARKET_PLACES + 1
    if price > table.food[table.active]:
        args: dict[str, int | str] = {"price": int(price), "food": int(table.food[table.active])}
        return _by_edition_with(table, "ANT-043", "ANC-066", "market-too-dear", args)
    if verb == BUY:
        return _by_edition(table, "ANT-042", "ANC-065", "no-such-action")
    return _misfit(table, kind, where)


def _misfit(table: Table, kind: i64, where: i64) -> Refusal:
    """Why this tile cannot lie there."""
    cell = where >> 3
    rotation = where & 7
    place = table.board.place_at(cell) if cell < CELLS else NONE
    if place == NONE:
        # ANT-A06
        return _by_edition(table, "ANT-037", "ANC-036", "apart")
    if table.board.tile[place] != NONE:
        return _by_edition(table, "ANT-037", "ANC-036", "occupied")
    if rotation >= table.tables.kinds.rotations[kind]:
        return _by_edition(table, "ANT-038", "ANC-047", "same-rotation")
    touching: i64 = 0
    wrong: i64 = 0
    rule = ""
    for side in range(SIDES):
        facing = table.board.letter_facing(cell, side)
        if facing != NONE:
            touching += 1
            shown = table.tables.kinds.letter_at(kind, rotation, side)
            if shown != facing:
                wrong += 1
                rule = _side_rule(table, facing)
    if wrong > 0:
        if touching > 1:
            return _by_edition(table, "ANT-031", "ANC-046", "misfit-somewhere")
        return Refusal("antropolis", rule, "misfit", {})
    return _unjoined(table, kind)


def _side_rule(table: Table, facing: i64) -> str:
    """The rule about what may touch a side that shows this letter."""
    if facing == T_SIDE:
        return "ANC-041" if table.rules.first_edition else "ANT-032"
    if facing == N_SIDE:
        return "ANC-043" if table.rules.first_edition else "ANT-033"
    return "ANC-045" if table.rules.first_edition else "ANT-034"


def _unjoined(table: Table, kind: i64) -> Refusal:
    first = "ANC-042" if table.tables.kinds.ground[kind] == TUNNEL else "ANC-A06"
    return _by_edition(table, "ANT-036", first, "unjoined")


def _put(table: Table, what: i64, where: i64) -> Refusal:
    forbidden = _never_put(table, what)
    if forbidden is not None:
        return forbidden
    if what == PUT_WORKER and where >= table.board.spots_of(table.fresh_tile()):
        return _by_edition(table, "ANT-A16", "ANC-049", "no-such-lane")
    return _by_edition(table, "ANT-049", "ANC-049", "no-such-action")


def _never_put(table: Table, what: i64) -> Refusal | None:
    """Why an ant of this type cannot be put on the tile laid last, wherever on it."""
    ground = table.board.ground_of(SPOTS_PER_TILE * table.fresh_tile())
    if what == PUT_QUEEN and ground != NEST:
        return _by_edition(table, "ANT-051", "ANC-050", "queen-needs-nest")
    if what == PUT_WORKER and ground == FOREST and table.rules.first_edition:
        return _by_edition(table, "ANT-053", "ANC-051", "no-worker-on-forest")
    if what == PUT_QUEEN and table.ants.next_in_hand(table.active, QUEEN) == IN_HAND:
        return _by_edition(table, "ANT-020", "ANC-029", "no-queen-in-hand")
    if what == PUT_WORKER and table.ants.next_in_hand(table.active, WORKER) == IN_HAND:
        return _by_edition(table, "ANT-020", "ANC-029", "no-worker-in-hand")
    return None


# Ants


def _act(table: Table, verb: i64, number: i64, where: i64) -> Refusal:
    if number >= ANTS_PER_SEAT:
        return _by_edition(table, "ANT-020", "ANC-029", "no-such-ant")
    ant = table.first_ant() + number
    args: dict[str, int | str] = {"name": ANT_NAMES[number]}
    if table.ants.spot[ant] == IN_HAND:
        return _by_edition_with(table, "ANT-067", "ANC-062", "ant-in-hand", args)
    if verb == WALK:
        return _walk(table, ant, where, args)
    if verb == LEAVE and number >= QUEENS and table.rules.first_edition:
        return _by_edition_with(table, "ANT-066", "ANC-064", "workers-stay", args)
    if verb != LEAVE and number < QUEENS:
        return _by_edition_with(table, "ANT-075", "ANC-035", "queen-cannot", args)
    if verb == FEED and table.rules.first_edition:
        return _by_edition_with(table, "ANT-073", "ANC-059", "no-feeding", args)
    if table.ants.done[ant] & ACTED != 0:
        return _by_edition_with(table, "ANT-056", "ANC-A10", "acted-already", args)
    if verb == FEED:
        return _feed(table, ant, args)
    if verb == COLLECT:
        return _collect(table, ant, args)
    return _by_edition(table, "ANT-066", "ANC-062", "no-such-action")


def _collect(table: Table, ant: i64, args: dict[str, int | str]) -> Refusal:
    if table.board.ground_of(table.ants.spot[ant]) != FOREST:
        return _by_edition_with(table, "ANT-070", "ANC-059", "not-in-forest", args)
    if table.ants.load[ant] != NO_LOAD:
        return _by_edition_with(table, "ANT-071", "ANC-059", "carries-already", args)
    if table.supply == 0:
        return _by_edition(table, "ANT-072", "ANC-060", "no-food-left")
    return _by_edition(table, "ANT-070", "ANC-059", "no-such-action")


def _feed(table: Table, ant: i64, args: dict[str, int | str]) -> Refusal:
    if table.ants.load[ant] != FOOD:
        return _by_edition_with(table, "ANT-073", "ANC-059", "carries-nothing", args)
    return _by_edition_with(table, "ANT-073", "ANC-059", "no-queen-here", args)


def _walk(table: Table, ant: i64, where: i64, args: dict[str, int | str]) -> Refusal:
    if table.ants.done[ant] & WALKED != 0:
        return _by_edition_with(table, "ANT-055", "ANC-053", "walked-already", args)
    target = table.board.spot_at(where >> 3, where & 7)
    if target == NONE:
        return _by_edition(table, "ANT-060", "ANC-054", "no-such-spot")
    spot = table.ants.spot[ant]
    if target == spot:
        return _by_edition_with(table, "ANT-058", "ANC-054", "stands-there", args)
    seat = table.active
    standing = table.ants.crowd.at[target]
    if standing & mask_of_type(QUEEN) & ~mask_of(seat, QUEEN) != 0:
        return _by_edition(table, "ANT-064", "ANC-057", "foreign-queen")
    if standing & ~mask_of_seat(seat) != 0:
        return _by_edition(table, "ANT-063", "ANC-056", "foreign-ants")
    if table.ants.type_of(ant) == QUEEN:
        same = table.board.area[target // SPOTS_PER_TILE] == table.board.area[spot // SPOTS_PER_TILE]
        if not same:
            return _by_edition(table, "ANT-061", "ANC-055", "queen-stays-in-nest")
    return _by_edition_with(table, "ANT-060", "ANC-054", "no-way", args)
