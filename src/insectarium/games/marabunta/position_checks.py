"""Whether the parts of a Marabunta position fit together: end, pools and what waits on the stack."""

from __future__ import annotations

from insectarium.core.document import Document
from insectarium.games.marabunta import frames
from insectarium.games.marabunta.choices import has_options, legal_actions
from insectarium.games.marabunta.frames import (
    BONUSES,
    BY_ANTHILL,
    CHESTS,
    CIRCLES,
    DROPPABLE,
    FREE_LINK,
    NEXT,
    NOTHING,
    STRIKES,
    TWO_LEFT,
    WRITES,
)
from insectarium.games.marabunta.grid import GRID, HEX_NAMES, REGIONS
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.state import (
    CHOOSING,
    COOKIES_GONE,
    CROSSED,
    ENDINGS,
    EXECUTING,
    NONE,
    OVER,
    REGION_FULL,
    SHEET_FULL,
    SPLITTING,
)
from insectarium.games.marabunta.uses import can_use

KNOWN_MARKS = {
    WRITES: DROPPABLE | FREE_LINK | BY_ANTHILL,
    NEXT: TWO_LEFT,
    CHESTS: DROPPABLE,
    STRIKES: DROPPABLE,
    CIRCLES: DROPPABLE,
    frames.REPEATS: DROPPABLE,
}


def check(state: MarabuntaState, document: Document) -> None:
    """Raise PositionError unless play can go on from this table."""
    _check_trigger(state, document)
    decision = document["decision"] if document.has("decision") else document
    if state.phase == CHOOSING and state.apart == 0:
        # MAR-039
        raise decision["apart"].fail("each pool has at least one element.")
    if state.phase == EXECUTING:
        _check_stack(state, decision)
        if len(state.stack) == 0:
            _check_elements(state, decision)


def _true_endings(state: MarabuntaState) -> list[int]:
    found = []
    if any(state.free_in_region[region] == 0 for region in range(REGIONS)):
        found.append(int(REGION_FULL))
    if any(state.blank_circles(region) == 0 for region in range(REGIONS)):
        found.append(int(SHEET_FULL))
    if state.free_cookies == 0:
        found.append(int(COOKIES_GONE))
    return found


def _check_trigger(state: MarabuntaState, document: Document) -> None:
    endings = _true_endings(state)
    if state.trigger == NONE:
        if endings:
            raise document.fail(
                f"the end has come ({ENDINGS[endings[0]]}), but 'trigger' does not say by whom."
            )
        if state.phase == OVER:
            raise document.fail("a match that is over needs a 'trigger'.")
        return
    if state.ending not in endings:
        raise document["trigger"].fail(f"the end has not come by {ENDINGS[state.ending]}.")
    if state.phase == SPLITTING or state.phase == CHOOSING:
        # MAR-108
        raise document["trigger"].fail("after the end was triggered no new round begins.")


def _check_elements(state: MarabuntaState, decision: Document) -> None:
    usable = any(
        state.left >> element & 1 and can_use(state, state.active, element) for element in range(REGIONS + 1)
    )
    if not usable:
        raise decision.fail("none of the elements left can be carried out, so nothing is to be decided.")


def _check_stack(state: MarabuntaState, decision: Document) -> None:
    stack = [int(frame) for frame in state.stack]
    places = list(decision["stack"].items()) if stack else []
    for number, (frame, place) in enumerate(zip(stack, places, strict=True)):
        _check_frame(state, frame, place, bottom=number == 0)
        if number < len(stack) - 1 and frames.kind_of(frame) not in (CHESTS, BONUSES):
            raise place.fail("only chests and bonuses can wait below something else.")
    if stack and (not has_options(state, stack[-1]) or not len(legal_actions(state))):
        raise places[-1].fail("this cannot be done, so nothing is to be decided.")
    if (
        stack
        and frames.kind_of(stack[-1]) == BONUSES
        and not (stack[-1] >> 8 & 127 and stack[-1] >> 16 & 127)
    ):
        raise places[-1].fail("bonuses wait for a decision only when there are cookies and chests.")


def _check_frame(state: MarabuntaState, frame: int, place: Document, bottom: bool) -> None:
    kind, marks = frames.kind_of(frame), frames.marks_of(frame)
    if marks & ~KNOWN_MARKS.get(kind, 0):
        raise place["marks"].fail("these marks do not belong to what is to be done.")
    if marks & DROPPABLE and not bottom:
        raise place["marks"].fail("only what a die or tile begins can be dropped.")
    if kind == STRIKES and frames.one_of(frame) != NOTHING:
        if state.marks[frames.one_of(frame)] != CROSSED:
            raise place["first"].fail("this hex is not crossed out.")
    if kind == NEXT:
        _check_next(state, frame, place)


def _check_next(state: MarabuntaState, frame: int, place: Document) -> None:
    first, second = int(frames.two_of(frame)), int(frames.three_of(frame))
    if first == NOTHING:
        raise place.fail("the field 'first' is missing.")
    for hex in (first, second):
        if hex == NOTHING:
            continue
        if state.owner_at(hex) != state.active or state.number_at(hex) != frames.one_of(frame):
            raise place.fail(f"{HEX_NAMES[hex]} does not hold this number of the active seat.")
    if second != NOTHING and (not GRID.touch(first, second) or frames.marks_of(frame) & TWO_LEFT):
        raise place["second"].fail("the second hex touches the first, and one number is left.")
