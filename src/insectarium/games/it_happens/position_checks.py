"""Whether the parts of an It Happens.. position fit together: dice, turn and the decision to make."""

from __future__ import annotations

from insectarium.core.document import Document
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.games.it_happens.state import (
    COLOURS,
    NONE,
    OPEN_COLUMNS,
    OVER,
    PHASES,
    PLACING,
    ROUNDS,
    THIRD_DICE_PER_SEAT,
)
from insectarium.games.it_happens.view import dice_in


def check(state: ItHappensState, document: Document) -> None:
    """Raise PositionError unless play can go on from this table."""
    decision = document["decision"] if document.has("decision") else document
    over = state.rounds_done == ROUNDS
    if (state.phase == OVER) != over:
        raise decision.fail(
            f"round {int(state.rounds_done) + 1} is {'' if over else 'not '}the end of the match, "
            f"so the decision cannot be {PHASES[state.phase]!r}."
        )
    _check_third_dice(state, document)
    _check_which(state, document)
    if over:
        return
    if state.phase == PLACING:
        _check_die(state, decision)
    elif not state.can_act(state.turn):
        raise decision.fail(f"seat {int(state.turn)} has no die that could be placed, so it has no turn.")


def _check_third_dice(state: ItHappensState, document: Document) -> None:
    if state.seats != 2:
        return
    third = int(state.third())
    placed = sum(int(state.count[place]) for place in range(OPEN_COLUMNS) if state.owner[place] == third)
    held = sum(int(dice) for dice in state.third_dice)
    # ITH-075
    if placed + held != 4:
        raise document["players"].fail(
            f"the third colour has 4 dice in a round, but {held} are in hand and {placed} in the hills."
        )


def _check_which(state: ItHappensState, document: Document) -> None:
    """The dice are placed in the order of their numbers, so that each hand has the last ones."""
    for place in range(OPEN_COLUMNS):
        colour = int(state.owner[place])
        if colour == NONE:
            continue
        for which, _ in dice_in(state, place):
            seat = which // int(THIRD_DICE_PER_SEAT) if colour == state.third() else colour
            if which >= state.next_die(seat, colour):
                raise document["hills"].fail(
                    f"die {which} of {COLOURS[colour]} lies in a hill, but is still in hand as well."
                )


def _check_die(state: ItHappensState, part: Document) -> None:
    colour, seat = int(state.die_colour), int(state.turn)
    if colour not in (seat, int(state.third())):
        raise part["colour"].fail(f"seat {seat} has no {COLOURS[colour]} dice.")
    may = state.can_roll_third(seat) if colour == state.third() else state.can_roll_own(seat)
    if not may:
        raise part.fail(f"seat {seat} has no {COLOURS[colour]} die that could be placed.")
