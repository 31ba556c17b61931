"""Whether the parts of a position that both games of the ants have fit together."""

from __future__ import annotations

from insectarium.core.document import Document
from insectarium.games._ants.table import BUYING, DRAWING, LAYING, MARKET, NOT_ENDING, OVER, PUTTING, AntTable
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE


def check_neighbours(state: AntTable, document: Document, ants: list[int]) -> None:
    """ANT-063, SUP-072, SUC-021: of these ants no two of different colours share a spot."""
    owner: dict[int, int] = {}
    for ant in ants:
        spot, seat = int(state.ants.spot[ant]), int(state.ants.seat_of(ant))
        if spot >= 0 and owner.setdefault(spot, seat) != seat:
            raise document["players"].fail(
                f"ants of the seats {owner[spot]} and {seat} stand on the same spot of tile "
                f"{spot // int(SPOTS_PER_TILE) + 1}."
            )


def check_phase(state: AntTable, document: Document) -> None:
    first = state.rules.first_edition
    if first and state.phase == MARKET:
        raise document["decision"].fail("in the first edition tiles are bought in the phase 'buy'.")
    if not first and state.phase == BUYING:
        raise document["decision"].fail("in the second edition tiles are bought in the phase 'market'.")
    if state.bought > 0 and (first or state.phase == LAYING):
        raise document["bought"].fail(
            "tiles are bought and laid after those from hand, in the second edition."
        )
    if state.phase == PUTTING and state.laid + state.bought == 0:
        raise document["decision"].fail(
            "an ant is put on a tile laid this turn, so laid or bought is above 0."
        )
    if first and state.phase in (BUYING, DRAWING) and state.laid == 0:
        raise document["decision"].fail("who lays no tile neither buys nor draws, so laid must be above 0.")


def check_end(state: AntTable, document: Document) -> None:
    points = [int(p) for p in state.track.points]
    if state.first_to_target == NONE and max(points) >= state.rules.target:
        raise document.fail(
            f"a seat has {max(points)} points, so 'first' must say who reached the target first."
        )
    if state.ending == NOT_ENDING and state.first_to_target != NONE:
        raise document.fail("a seat has reached the target, so 'ending' must be 'points' or 'piles'.")
    if state.ending == NOT_ENDING and (len(state.final_turns) > 0 or state.phase == OVER):
        raise document.fail("final turns and the end need the field 'ending'.")
    if state.ending == NOT_ENDING and state.piles.total() == 0:
        raise document.fail("all piles are empty, so 'ending' must be 'piles'.")
    if len(set(state.final_turns)) != len(state.final_turns):
        raise document["final_turns"].fail("every seat has one final turn at most.")
    if state.phase == OVER and len(state.final_turns) > 0:
        raise document["final_turns"].fail("the match is over, so there are no final turns.")


def check_choices(state: AntTable, document: Document) -> None:
    """A moment at which there is something to decide, or the end."""
    if state.phase != OVER and len(state.legal_actions()) < 2:
        where = document["decision"] if document.has("decision") else document
        phase = state.phase_name()
        raise where.fail(f"there is nothing to decide: {phase!r} leaves no choice here.")
