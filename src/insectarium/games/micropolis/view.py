"""What may be known of a match of Micropolis: everything but the order of the stack."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games.micropolis.galleries import Galleries
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.scoring import (
    CATEGORIES,
    CATEGORY_NAMES,
    garrison_values,
    points_by_hill,
)
from insectarium.games.micropolis.state import NONE, PHASES, RING, ROW
from insectarium.games.micropolis.tables import EFFECTS, SEGMENTS


def table_view(state: MicropolisState) -> dict[str, Any]:
    return {
        "expert": state.expert,
        "phase": PHASES[state.phase],
        "round": min(int(state.rounds_done) + 1, int(state.rounds())),
        "rounds": int(state.rounds()),
        "turn": int(state.turns_done) + 1,
        "leader": int(state.leader()),
        "marker_anthill": int(state.marker_hill),
        "supply": int(state.supply),
        "spare_architects": int(state.spare_architects),
        "architects": [int(markers) for markers in state.architects],
        "stack": len(state.stack) - int(state.stack_drawn),
        "row": [_row_tile(state, slot) for slot in range(ROW)],
        "anthills": [_anthill(state, hill) for hill in range(state.hills)],
        "taken": _tile_id(state, int(state.taken_tile)),
        "target_anthill": int(state.target_hill),
        "target_place": int(state.target_place),
        "pending": [EFFECTS[effect] for effect in state.pending],
    }


def _tile_id(state: MicropolisState, tile: int) -> str | None:
    return None if tile == NONE else state.tables.ids[tile]


def _row_tile(state: MicropolisState, slot: int) -> dict[str, Any] | None:
    tile = int(state.row[slot])
    if tile == NONE:
        return None
    return {"tile": state.tables.ids[tile], "soldiers": int(state.row_soldiers[slot])}


def _anthill(state: MicropolisState, hill: int) -> dict[str, Any]:
    places = [int(state.ring[hill * RING + place]) for place in range(RING)]
    return {
        "seat": int(state.owner(hill)),
        "army": int(state.army[hill]),
        "left": int(state.left[hill]),
        "places": [_tile_id(state, tile) for tile in places],
        "full": [place for place in range(RING) if state.garrisons[hill] >> place & 1],
        "galleries": _galleries(state, hill),
    }


def _galleries(state: MicropolisState, hill: int) -> list[list[int | None]]:
    """For each place and segment the number of its gallery, so that pictures can show what hangs together."""
    galleries = Galleries(state.tables, state.ring, hill)
    numbered: list[list[int | None]] = []
    for place in range(RING):
        empty = state.ring[hill * RING + place] == NONE
        segments = range(place * SEGMENTS, (place + 1) * SEGMENTS)
        numbered.append([None if empty else int(galleries.find(segment)) for segment in segments])
    return numbered


def score_sheet(state: MicropolisState) -> ScoreSheet:
    points = points_by_hill(state)
    rows = []
    for category in range(CATEGORIES):
        columns = [0] * int(state.seats)
        for hill in range(state.hills):
            columns[state.owner(hill)] += int(points[hill * CATEGORIES + category])
        reasons = tuple(_because(state, seat, category) for seat in range(state.seats))
        rows.append(Row(CATEGORY_NAMES[category], tuple(columns), reasons))
    return ScoreSheet(tuple(rows))


def _because(state: MicropolisState, seat: int, category: int) -> Message | None:
    """How a seat's points of one category came about."""
    first = int(state.first_hill(seat))
    hills = range(first, first + int(state.hills_per_seat))
    name = CATEGORY_NAMES[category]
    if name == "galleries":
        ants = max(int(Galleries(state.tables, state.ring, hill).largest()) for hill in hills)
        return Message("micropolis", "because-galleries", {"ants": ants})
    if name == "red_army":
        army = max(int(state.army[hill]) for hill in hills)
        return Message("micropolis", "because-red_army", {"army": army})
    parts = [points for hill in hills for points in _parts(state, hill, name)]
    if not parts:
        return None
    return Message("micropolis", f"because-{name}", {"parts": " + ".join(str(part) for part in parts)})


def _parts(state: MicropolisState, hill: int, category: str) -> list[int]:
    """The single points that add up to a category of one anthill."""
    if category == "barracks":
        return [int(value) for value in garrison_values(state, hill)]
    if category == "harvest":
        return [int(points) for points in Galleries(state.tables, state.ring, hill).harvest_points()]
    if category == "royal":
        return [int(points) for points in Galleries(state.tables, state.ring, hill).royal_points()]
    return []
