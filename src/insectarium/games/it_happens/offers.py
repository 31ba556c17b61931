"""What a player should know before choosing: what each hill would give, and the odds of rolling again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from insectarium.games.it_happens.rules import ItHappensState
from insectarium.games.it_happens.state import NONE, OPEN_HILLS, OVER, PLACING, SIDES
from insectarium.games.it_happens.tables import COLUMNS_PER_HILL, picture_name


@dataclass(frozen=True)
class Offer:
    """Where the next die of a colour would go in one hill, and what comes of it.

    Sum, rank and `exact` (the worm number is met) are known only for a die that has been rolled.
    """

    slot: int
    hill: str
    column: int
    space: int
    picture: str | None
    sum: int | None = None
    rank: int | None = None
    exact: bool = False

    def as_json(self) -> dict[str, Any]:
        return dict(vars(self))


def offer(state: ItHappensState, slot: int, colour: int, pips: int = 0) -> Offer | None:
    """What one hill would give for a die of this colour that shows `pips`; None if there is no space."""
    column = int(state.column_for(slot, colour))
    if column == NONE:
        return None
    place = slot * COLUMNS_PER_HILL + column
    space = int(state.count[place])
    hill = state.hill_at(slot)
    given = Offer(
        slot, state.tables.ids[hill], column, space, picture_name(state.picture(slot, column, space))
    )
    if not pips:
        return given
    total = int(state.sum[place]) + pips
    rank = int(state.rank_with(slot, column, total))
    exact = total == state.tables.worm_number[hill]
    return Offer(slot, given.hill, column, space, given.picture, total, rank, exact)


def offers(state: ItHappensState, colour: int, pips: int = 0) -> list[Offer]:
    found = [offer(state, slot, colour, pips) for slot in range(OPEN_HILLS)]
    return [one for one in found if one is not None]


def offers_now(state: ItHappensState) -> dict[int, list[Offer]]:
    """The offers of this moment, for each colour that may be placed in this turn."""
    if state.phase == OVER:
        return {}
    if state.phase == PLACING:
        return {int(state.die_colour): offers(state, int(state.die_colour), int(state.die))}
    seat = int(state.turn)
    colours = [seat] if state.can_roll_own(seat) else []
    if state.can_roll_third(seat):
        colours.append(int(state.third()))
    return {colour: offers(state, colour) for colour in colours}


def sides_above(number: int) -> int:
    """How many of a die's sides show more than this."""
    return int(SIDES) - number
