"""What may be known of a match: everything but the order of the stacks and what is in the box."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games._bees.bees import IN_SUPPLY
from insectarium.games._bees.views import bee_view, player_view, shared_view
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.codes import verb_of
from insectarium.games._hexes.documents import codes_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games._hexes.views import stacks_view
from insectarium.games.knights_in_buzzing_armor.actions import RAIDS, Actions, raid_args
from insectarium.games.knights_in_buzzing_armor.codes import VERBS
from insectarium.games.knights_in_buzzing_armor.flying import homes
from insectarium.games.knights_in_buzzing_armor.nodes import raid_node
from insectarium.games.knights_in_buzzing_armor.position import names_in_supply, open_tile, owner_and_name
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.scoring import (
    CATEGORIES,
    CATEGORY_NAMES,
    COLONY,
    larger_colonies,
    points_of,
)
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    DRONES_ACT,
    FLYING_OUT,
    KEEPING,
    OVER,
    PUTTING,
    STACK_NAMES,
    STACKS,
    STACKS_TO_END,
)


def table_view(state: KnightsState, actions: Actions) -> dict[str, Any]:
    return {
        **shared_view(state),
        "starter": int(state.starter),
        "price": int(state.price()) if state.laid < STACKS else None,
        "open": {STACK_NAMES[stack]: open_tile(state, stack) for stack in range(STACKS)},
        "stacks": {STACK_NAMES[stack]: int(state.piles.size(stack)) for stack in range(STACKS)},
        "removed": codes_of(state.tables.kinds, state.removed),
        "fresh": int(state.fresh_tile()) if state.phase in (PUTTING, FLYING_OUT, KEEPING) else int(NONE),
        "raids": _raids(state, actions) if state.phase == DRONES_ACT else [],
        "ends": _ends(state),
        "meeting": _meeting(state),
        "finished": [owner_and_name(int(queen)) for queen in state.pending],
        "players": [_player(state, seat) for seat in range(state.seats)],
        "track": stacks_view(state.track),
    }


def _raids(state: KnightsState, actions: Actions) -> list[dict[str, Any]]:
    """What groups of drones can do now: to whom, and at which price."""
    legal = [int(action) for action in state.legal_actions()]
    return [
        {
            "node": raid_node(action),
            "kind": VERBS[verb_of(action)],
            **raid_args(state, actions.decode(action)),
        }
        for action in legal
        if verb_of(action) in RAIDS
    ]


def _ends(state: KnightsState) -> bool:
    """Whether the end of this turn empties a second stack as things are."""
    empty = 0
    for stack in range(STACKS):
        size = int(state.piles.size(stack))
        empty += size == 0 or (size == 1 and state.open[stack] == EMPTY)
    return state.phase != OVER and empty >= STACKS_TO_END


def _meeting(state: KnightsState) -> dict[str, Any] | None:
    """KBA-042: whose queens have met, and on which tiles one of them finds a new home."""
    if state.phase != FLYING_OUT:
        return None
    spots = homes(state, state.flier)
    return {"seat": int(state.flier), "homes": [int(spot // SPOTS_PER_TILE) for spot in spots]}


def _player(state: KnightsState, seat: int) -> dict[str, Any]:
    numbered = enumerate(BEE_NAMES, seat * int(BEES_PER_SEAT))
    return {
        **player_view(state, seat),
        "colony": int(state.colony(seat)),
        "bees": {name: bee_view(state, bee) for bee, name in numbered if state.bees.spot[bee] != IN_SUPPLY},
        "supply": names_in_supply(state, seat),
    }


def score_sheet(state: KnightsState) -> ScoreSheet:
    rows = []
    for category in range(CATEGORIES):
        points = tuple(int(points_of(state, seat, category)) for seat in range(state.seats))
        reasons: tuple[Message | None, ...] = (None,) * int(state.seats)
        if category == COLONY:
            reasons = tuple(_because(state, seat) for seat in range(state.seats))
        rows.append(Row(CATEGORY_NAMES[category], points, reasons))
    return ScoreSheet(tuple(rows))


def _because(state: KnightsState, seat: int) -> Message:
    facts = {"bees": int(state.colony(seat)), "larger": int(larger_colonies(state, seat))}
    return Message("knights_in_buzzing_armor", "because-colony", facts)
