"""Which nodes of the scene mean which actions that both games of the ants have, and the reverse."""

from __future__ import annotations

from insectarium.core.decision import Ghost
from insectarium.games._ants.codes import (
    BUY,
    BUY_AND_LAY,
    DRAW,
    END_ACTIONS,
    KEEP_LIMIT,
    LAY,
    RAISE,
    STOP_BUYING,
    STOP_LAYING,
    WALK,
)
from insectarium.games._ants.table import LAYING, MARKET, PUTTING, AntTable
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.codes import action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.grid import cell_at, q_of, r_of
from insectarium.games._hexes.nodes import hand_node, numbers_of, space_node, tile_ghost

BUTTONS = (STOP_LAYING, STOP_BUYING, END_ACTIONS, KEEP_LIMIT)


def market_node(row: int, place: int) -> str:
    return f"market-{GROUNDS[row]}-{place + 1}"


def pile_node(row: int) -> str:
    return f"pile-{GROUNDS[row]}"


def limit_node(seat: int) -> str:
    return f"limit-{seat}"


def tile_action_nodes(state: AntTable, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action with tiles, first the thing, then the place; else none."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    space = space_node(int(q_of(where >> 3)), int(r_of(where >> 3)))
    if verb == LAY:
        place = [int(kind) for kind in state.hands[state.active]].index(subject)
        return hand_node(int(state.active), place), space
    if verb == BUY_AND_LAY:
        return market_node(*divmod(subject, int(state.market.places))), space
    if verb == BUY:
        return (market_node(*divmod(subject, int(state.market.places))),)
    if verb == DRAW:
        return (pile_node(subject),)
    return (limit_node(int(state.active)),) if verb == RAISE else ()


def ghost_of(state: AntTable, action: int) -> Ghost | None:
    """How a tile would lie."""
    if verb_of(action) not in (LAY, BUY_AND_LAY):
        return None
    thing, place = tile_action_nodes(state, action)
    return tile_ghost(thing, place, action)


def tile_action_meant(state: AntTable, node: str) -> list[int]:
    """The actions with tiles, legal or not, that a click on this node would mean."""
    if node == limit_node(int(state.active)):
        return [int(action_of(RAISE, 0, 0))]
    for row in range(ROWS):
        if node == pile_node(row):
            return [int(action_of(DRAW, row, 0))]
        for place in range(state.market.places):
            if node == market_node(row, place):
                return [_market_action(state, row * int(state.market.places) + place)]
    numbers = numbers_of(node, "space")
    if len(numbers) == 2 and state.phase in (LAYING, MARKET, PUTTING):
        where = cell_at(numbers[0], numbers[1]) * 8
        from_hand = [int(action_of(LAY, kind, where)) for kind in state.kinds_in_hand(state.active)]
        return [*_bought_for(state, where), *from_hand] if state.phase == MARKET else from_hand
    return []


def _bought_for(state: AntTable, where: int) -> list[int]:
    """What lies in the market could be laid there."""
    slots = range(int(ROWS) * int(state.market.places))
    return [int(action_of(BUY_AND_LAY, slot, where)) for slot in slots]


def _market_action(state: AntTable, slot: int) -> int:
    if state.rules.first_edition or state.phase != MARKET:
        return int(action_of(BUY, slot, 0))
    return int(action_of(BUY_AND_LAY, slot, cell_at(0, 0) * 8))


def spot_meant(node: str) -> int | None:
    """The place of the spot that a node is, as actions name it."""
    numbers = numbers_of(node, "spot")
    return int(cell_at(numbers[0], numbers[1])) * 8 + numbers[2] - 1 if len(numbers) == 3 else None


def walks_meant(state: AntTable, where: int) -> list[int]:
    """A spot means that one of the ants walks there, those on the board first."""
    first = int(state.active) * int(state.ants.per_seat)
    numbers = range(int(state.ants.per_seat))
    ready = sorted(numbers, key=lambda number: (state.ants.spot[first + number] < 0, number))
    return [int(action_of(WALK, number, where)) for number in ready]
