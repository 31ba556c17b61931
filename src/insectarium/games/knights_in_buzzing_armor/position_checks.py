"""Whether the parts of a position of Knights in Buzzing Armor fit together."""

from __future__ import annotations

from insectarium.core.document import Document
from insectarium.games._bees.bees import EGG, QUEEN, WORKER
from insectarium.games._bees.tables import BREEDING_ROOM, MEADOW
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.walking import mask_of_seat
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.state import (
    BEES_PER_SEAT,
    FLYING_OUT,
    KEEPING,
    LAYING,
    OVER,
    PHASES,
    PUTTING,
    STACKS_TO_END,
    Table,
)


def check_bee(state: Table, bee: int, part: Document) -> None:
    """Whether this bee can stand where it does."""
    kind, ground = state.bees.type_of(bee), state.board.ground_of(state.bees.spot[bee])
    if kind == QUEEN and ground == MEADOW:
        raise part["at"].fail("a queen is never on a meadow.")
    if kind == EGG:
        if ground != BREEDING_ROOM:
            raise part["at"].fail("an egg lies in a breeding room.")
        if sum(state.bees.crowd.count(state.bees.spot[bee], seat, EGG) for seat in range(state.seats)) > 1:
            raise part["at"].fail("a breeding room holds one egg at most.")
    if part.has("carries") and kind != WORKER:
        raise part["carries"].fail("only workers carry tokens.")


def check(state: KnightsState, document: Document) -> None:
    """Raise PositionError unless play can go on from this table."""
    _check_colours(state, document)
    _check_phase(state, document)
    _check_queens(state, document)
    _check_end(state, document)
    if state.phase != OVER and len(state.legal_actions()) == 0:
        where = document["decision"] if document.has("decision") else document
        raise where.fail(f"there is nothing to decide: {PHASES[state.phase]!r} leaves no choice here.")


def _check_colours(state: Table, document: Document) -> None:
    # KBA-063
    for tile in range(state.board.tiles):
        standing = int(state.bees.crowd.at[SPOTS_PER_TILE * tile])
        seats = [seat for seat in range(state.seats) if standing & mask_of_seat(seat)]
        if len(seats) > 1:
            raise document["players"].fail(
                f"pieces of the seats {seats[0]} and {seats[1]} stand on the same tile, number {tile + 1}."
            )


def _check_phase(state: Table, document: Document) -> None:
    laid_now = state.phase in (PUTTING, FLYING_OUT, KEEPING)
    if laid_now and (state.laid == 0 or state.board.tiles < 2):
        raise document.fail("this decision follows a laid tile, so 'laid' must be above 0.")
    if (state.phase == FLYING_OUT) != document.has("flier"):
        raise document.fail("the field 'flier' goes with the decision 'fly_out'.")
    if (state.phase == KEEPING) != (len(state.pending) > 0):
        raise document.fail("the field 'finished' goes with the decision 'keep'.")
    if state.phase == LAYING and state.laid == 0 and not state.open_tile_fits():
        raise document.fail("no open tile fits; they are replaced before this decision.")


def _check_queens(state: Table, document: Document) -> None:
    # KBA-042
    for seat in range(state.seats):
        first = seat * BEES_PER_SEAT
        one, other = state.bees.spot[first], state.bees.spot[first + 1]
        together = one >= 0 and other >= 0 and state.hive_at(one) == state.hive_at(other)
        if together and state.phase not in (PUTTING, FLYING_OUT):
            raise document["players"].fail(f"both queens of seat {seat} are in one hive; one has to fly out.")
        if state.phase == FLYING_OUT and state.flier == seat and not together:
            raise document["flier"].fail(f"the queens of seat {seat} have not met in one hive.")
    for queen in state.pending:
        spot = state.bees.spot[queen]
        if spot < 0 or state.board.area_open[state.hive_at(spot)] > 0:
            raise document["finished"].fail("these queens are in hives that are finished.")


def _check_end(state: Table, document: Document) -> None:
    # KBA-107
    if (state.empty_stacks() >= STACKS_TO_END) != (state.phase == OVER):
        raise document.fail("the match is over, with the decision 'over', as soon as two stacks are empty.")
