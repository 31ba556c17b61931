"""What may be known of a match: everything but the order of the stacks and what is in the box."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games._bees.bees import ACTED, FLOWN, IN_HAND, IN_SUPPLY, LOADS
from insectarium.games._bees.hives import owners
from insectarium.games._hexes.areas import areas_of
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.codes import verb_of
from insectarium.games._hexes.documents import codes_of, tile_document
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.supply import EMPTY
from insectarium.games._hexes.views import spaces_view, stacks_view
from insectarium.games.knights_in_buzzing_armor.actions import decode, raid_args
from insectarium.games.knights_in_buzzing_armor.codes import VERBS
from insectarium.games.knights_in_buzzing_armor.flying import homes
from insectarium.games.knights_in_buzzing_armor.nodes import RAIDS, raid_node
from insectarium.games.knights_in_buzzing_armor.position import open_tile
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.scoring import (
    CATEGORIES,
    CATEGORY_NAMES,
    COLONY,
    points_of,
)
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    DRONES_ACT,
    FLYING_OUT,
    KEEPING,
    OVER,
    PHASES,
    PUTTING,
    STACK_NAMES,
    STACKS,
    STACKS_TO_END,
)


def table_view(state: KnightsState) -> dict[str, Any]:
    return {
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "starter": int(state.starter),
        "laid": int(state.laid),
        "price": int(state.price()) if state.laid < STACKS else None,
        "open": {STACK_NAMES[stack]: open_tile(state, stack) for stack in range(STACKS)},
        "stacks": {STACK_NAMES[stack]: int(state.piles.size(stack)) for stack in range(STACKS)},
        "removed": codes_of(state.tables.kinds, state.removed),
        "tokens": {"pollen": int(state.pollen_supply), "honey": int(state.honey_supply)},
        "board": [
            {**tile_document(state.board, tile), "hive": int(state.board.area[tile])}
            for tile in range(state.board.tiles)
        ],
        "fresh": int(state.fresh_tile()) if state.phase in (PUTTING, FLYING_OUT, KEEPING) else int(NONE),
        "hives": [_hive(state, form) for form in areas_of(state.board)],
        "raids": _raids(state) if state.phase == DRONES_ACT else [],
        "ends": _ends(state),
        "meeting": _meeting(state),
        "finished": [_queen(int(queen)) for queen in state.pending],
        "players": [_player(state, seat) for seat in range(state.seats)],
        "track": stacks_view(state.track),
        "spaces": spaces_view(state.board),
    }


def _hive(state: KnightsState, form: dict[str, Any]) -> dict[str, Any]:
    """A hive with its tiles and open sides, the seats with a queen in it, and what each would score."""
    queens = [int(seat) for seat in owners(state.board, state.bees, form["area"])]
    size = len(form["tiles"])
    points = int(share(size, len(queens))) if queens else 0
    return {**form, "size": size, "queens": queens, "points": points}


def _raids(state: KnightsState) -> list[dict[str, Any]]:
    """What groups of drones can do now: to whom, and at which price."""
    actions = [int(action) for action in state.legal_actions()]
    return [
        {"node": raid_node(action), "kind": VERBS[verb_of(action)], **raid_args(state, decode(action))}
        for action in actions
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


def _queen(queen: int) -> list[Any]:
    seat, number = divmod(queen, int(BEES_PER_SEAT))
    return [seat, BEE_NAMES[number]]


def _player(state: KnightsState, seat: int) -> dict[str, Any]:
    numbered = list(enumerate(BEE_NAMES, seat * int(BEES_PER_SEAT)))
    return {
        "pollen": int(state.pollen[seat]),
        "jar": int(state.jar[seat]),
        "points": int(state.track.points[seat]),
        "colony": int(state.colony(seat)),
        "bees": {name: _bee(state, bee) for bee, name in numbered if state.bees.spot[bee] != IN_SUPPLY},
        "supply": [name for bee, name in numbered if state.bees.spot[bee] == IN_SUPPLY],
    }


def _bee(state: KnightsState, bee: int) -> dict[str, Any] | None:
    """Where a bee is and what it has done; None for one in hand."""
    if state.bees.spot[bee] == IN_HAND:
        return None
    done = int(state.bees.done[bee])
    return {
        "on": int(state.bees.spot[bee] // SPOTS_PER_TILE),
        "load": LOADS[state.bees.load[bee]],
        "flown": bool(done & FLOWN),
        "acted": bool(done & ACTED),
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
    return Message("knights_in_buzzing_armor", "because-colony", {"bees": int(state.colony(seat))})
