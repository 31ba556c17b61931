"""What may be known of a match of It Happens..: everything but the order of the pile."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games.it_happens.components import OBJECTS
from insectarium.games.it_happens.offers import offers_now, sides_above
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.games.it_happens.scoring import (
    CATEGORIES,
    CATEGORY_NAMES,
    kinds_of,
    points_by_colour,
    sets_of,
    winning_colours,
)
from insectarium.games.it_happens.state import (
    COLOURS,
    DIE_BITS,
    HILLS,
    NONE,
    OPEN_HILLS,
    PHASES,
    PIP_BITS,
    ROUNDS,
    SIDES,
)
from insectarium.games.it_happens.tables import COLUMNS_PER_HILL, KINDS, picture_name

THIRD = "third_colour"
"""The name of the third colour's column in the score sheet."""


def table_view(state: ItHappensState) -> dict[str, Any]:
    drawn = min(int(state.rounds_done) + 1, int(ROUNDS)) * int(OPEN_HILLS)
    return {
        "phase": PHASES[state.phase],
        "round": min(int(state.rounds_done) + 1, int(ROUNDS)),
        "rounds": int(ROUNDS),
        "start": int(state.start),
        "turn": int(state.turn),
        "die": _die(state),
        "offers": {COLOURS[c]: [o.as_json() for o in found] for c, found in offers_now(state).items()},
        "hills": [_hill(state, slot) for slot in range(OPEN_HILLS)] if state.rounds_done < ROUNDS else [],
        "last_round": last_round(state),
        # ITH-020: what is still face down is known, its order is not.
        "to_come": sorted(state.tables.ids[hill] for hill in state.pile[drawn:]),
        "players": [_player(state, colour) for colour in range(state.colours)],
        "supply": {
            "worms": int(state.worm_supply),
            "objects": {kind: int(state.object_supply[n]) for n, kind in enumerate(OBJECTS)},
        },
    }


def _die(state: ItHappensState) -> dict[str, Any] | None:
    if state.die == 0:
        return None
    number = int(state.die)
    return {
        "colour": COLOURS[state.die_colour],
        "which": int(state.next_die(state.turn, state.die_colour)),
        "number": number,
        "sides_above": sides_above(number),
        "sides": int(SIDES),
    }


def _hill(state: ItHappensState, slot: int) -> dict[str, Any]:
    hill = state.hill_at(slot)
    return {
        "id": state.tables.ids[hill],
        "worm_number": int(state.tables.worm_number[hill]),
        "queen": int(state.tables.queen[hill]),
        "general": int(state.tables.general[hill]),
        "columns": [_column(state, slot, column) for column in range(COLUMNS_PER_HILL)],
    }


def _column(state: ItHappensState, slot: int, column: int) -> dict[str, Any]:
    place = slot * COLUMNS_PER_HILL + column
    height = int(state.height(slot, column))
    taken = state.owner[place] != NONE
    return {
        "spaces": [picture_name(state.picture(slot, column, space)) for space in range(height)],
        "colour": COLOURS[state.owner[place]] if taken else None,
        "dice": [{"which": which, "number": number} for which, number in dice_in(state, place)],
        "sum": int(state.sum[place]),
        "rank": int(state.rank_of(slot, column)) if taken else None,
    }


def dice_in(state: ItHappensState, place: int) -> list[tuple[int, int]]:
    """Which die of its colour, and its number, for every die of a column from the bottom up."""
    packed = int(state.dice[place])
    dice = []
    for space in range(state.count[place]):
        die = packed >> (space * DIE_BITS) & (1 << DIE_BITS) - 1
        dice.append((die >> PIP_BITS, die & (1 << PIP_BITS) - 1))
    return dice


def last_round(state: ItHappensState) -> list[dict[str, Any]]:
    """Who won the tiles of the hills that were evaluated last."""
    if state.rounds_done == 0:
        return []
    first = (state.rounds_done - 1) * OPEN_HILLS
    return [_result(state, int(hill)) for hill in state.pile[first : first + OPEN_HILLS]]


def _result(state: ItHappensState, hill: int) -> dict[str, Any]:
    return {
        "hill": state.tables.ids[hill],
        "queen": int(state.tables.queen[hill]),
        "queen_owner": _colour_name(state.queen_owner[hill]),
        "general": int(state.tables.general[hill]),
        "general_owner": _colour_name(state.general_owner[hill]),
    }


def _colour_name(colour: int) -> str | None:
    return None if colour == NONE else COLOURS[colour]


def _player(state: ItHappensState, colour: int) -> dict[str, Any]:
    is_third = colour == state.third()
    owned = {kind: int(state.objects[colour * KINDS + number]) for number, kind in enumerate(OBJECTS)}
    hands = [int(dice) for dice in state.third_dice] if is_third else [int(state.own_dice[colour])]
    return {
        "colour": COLOURS[colour],
        "seat": None if is_third else colour,
        "worms": int(state.worms[colour]),
        "objects": {kind: count for kind, count in owned.items() if count},
        # ITH-A22
        "queens": _won_tiles(state, colour, queen=True),
        "generals": _won_tiles(state, colour, queen=False),
        "hands": hands,
    }


def _won(state: ItHappensState, colour: int, *, queen: bool) -> list[int]:
    """The hills whose tile this colour has won, in the order in which they were played."""
    owners = state.queen_owner if queen else state.general_owner
    return [int(state.pile[number]) for number in range(HILLS) if owners[state.pile[number]] == colour]


def _won_tiles(state: ItHappensState, colour: int, *, queen: bool) -> list[list[str | int]]:
    """The hill and the points of every tile that this colour has won."""
    values = state.tables.queen if queen else state.tables.general
    return [[state.tables.ids[hill], int(values[hill])] for hill in _won(state, colour, queen=queen)]


def score_sheet(state: ItHappensState) -> ScoreSheet:
    points = points_by_colour(state)
    colours = range(int(state.colours))
    rows = []
    for category in range(CATEGORIES):
        columns = tuple(int(points[colour * CATEGORIES + category]) for colour in colours)
        reasons = tuple(_because(state, colour, CATEGORY_NAMES[category]) for colour in colours)
        rows.append(Row(CATEGORY_NAMES[category], columns, reasons))
    if state.seats != 2:
        return ScoreSheet(tuple(rows))
    # ITH-080, ITH-A19
    third_wins = state.is_over() and int(state.third()) in winning_colours(state)
    return ScoreSheet(tuple(rows), (THIRD,), (THIRD,) if third_wins else ())


def _because(state: ItHappensState, colour: int, category: str) -> Message | None:
    """How a colour's points of one category came about."""
    if category in ("queens", "generals"):
        queen = category == "queens"
        values = state.tables.queen if queen else state.tables.general
        parts = [str(values[hill]) for hill in _won(state, colour, queen=queen)]
        return Message("it_happens", f"because-{category}", {"parts": " + ".join(parts)}) if parts else None
    if category == "sets":
        return Message("it_happens", "because-sets", {"sets": int(sets_of(state, colour))})
    if category == "variety":
        return Message("it_happens", "because-variety", {"kinds": int(kinds_of(state, colour))})
    return Message("it_happens", "because-worms", {"worms": int(state.worms[colour])})
