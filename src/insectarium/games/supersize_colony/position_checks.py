"""Whether the parts of a position of Supersize Colony fit together."""

from __future__ import annotations

from insectarium.core.document import Document
from insectarium.games._ants.ants import SOLDIER, WORKER
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games.supersize_colony.building import KEPT
from insectarium.games.supersize_colony.choices import choices_of
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import (
    ANTS_PER_SEAT,
    BUYING,
    DRAFTING,
    DRAWING,
    ESCAPING,
    FIRST_LARVA,
    FLEEING,
    LAYING,
    MARKET,
    NOT_ENDING,
    OVER,
    PHASES,
    PUTTING,
    TAKING,
    Table,
)


def check(state: SupersizeState, document: Document) -> None:
    """Raise PositionError unless play can go on from this table."""
    _check_draft(state, document)
    _check_attack(state, document)
    _check_neighbours(state, document)
    _check_phase(state, document)
    _check_end(state, document)
    state.choices = choices_of(state)
    if state.phase not in (OVER, DRAFTING) and len(state.choices) < 2:
        where = document["decision"] if document.has("decision") else document
        raise where.fail(f"there is nothing to decide: {PHASES[state.phase]!r} leaves no choice here.")


def _check_draft(state: Table, document: Document) -> None:
    if (state.phase == DRAFTING) != document.has("draft"):
        raise document.fail("the field 'draft' goes with the decision 'draft'.")
    if state.phase != DRAFTING:
        return
    if state.rules.first_edition:
        raise document["draft"].fail("there is no draft in the first edition.")
    each = int(KEPT[state.draft_round])
    if state.kept >= each:
        raise document["draft"]["kept"].fail(f"a seat keeps {each} of these tiles and passes the others.")
    gone = int(state.draft_step(state.active)) * each + int(state.kept)
    size = int(state.seats) * each + 1 - gone
    if len(state.packet) != size:
        raise document["draft"]["packet"].fail(
            f"{size} tiles are in the packet now, not {len(state.packet)}."
        )


def _check_attack(state: Table, document: Document) -> None:
    fighting = state.phase in (FLEEING, TAKING, ESCAPING)
    if fighting != (state.battle != NONE):
        raise document.fail("the field 'attack' goes with the decisions 'flee', 'loot' and 'escape'.")
    if not fighting:
        return
    if state.victim == state.active:
        raise document["attack"]["seat"].fail("nobody attacks their own ants.")
    if len(state.attacked(WORKER)) + len(state.attacked(SOLDIER)) == 0:
        raise document["attack"].fail(f"no worker or soldier of seat {int(state.victim)} stands there.")


def _check_neighbours(state: Table, document: Document) -> None:
    """SUP-072, SUC-021: ants of different colours never share a spot, save during an attack."""
    owner: dict[int, int] = {}
    for ant in range(len(state.ants.spot)):
        spot, (seat, number) = int(state.ants.spot[ant]), divmod(ant, int(ANTS_PER_SEAT))
        counts = number < FIRST_LARVA or state.rules.first_edition
        if spot >= 0 and spot != state.battle and counts and owner.setdefault(spot, seat) != seat:
            raise document["players"].fail(
                f"ants of the seats {owner[spot]} and {seat} stand on the same spot of tile "
                f"{spot // int(SPOTS_PER_TILE) + 1}."
            )


def _check_phase(state: Table, document: Document) -> None:
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
            "a queen is put on a tile laid this turn, so laid or bought is above 0."
        )
    if first and state.phase in (BUYING, DRAWING) and state.laid == 0:
        raise document["decision"].fail("who lays no tile neither buys nor draws, so laid must be above 0.")


def _check_end(state: Table, document: Document) -> None:
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
