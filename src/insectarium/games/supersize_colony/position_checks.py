"""Whether the parts of a position of Supersize Colony fit together."""

from __future__ import annotations

from insectarium.core.document import Document
from insectarium.games._ants.ants import SOLDIER, WORKER
from insectarium.games._ants.position_checks import check_choices, check_end, check_neighbours, check_phase
from insectarium.games._hexes.board import NONE
from insectarium.games.supersize_colony.draft import KEPT
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import (
    ANTS_PER_SEAT,
    DRAFTING,
    ESCAPING,
    FIRST_LARVA,
    FLEEING,
    TAKING,
    Table,
)


def check(state: SupersizeState, document: Document) -> None:
    """Raise PositionError unless play can go on from this table."""
    _check_draft(state, document)
    _check_attack(state, document)
    check_neighbours(state, document, _unmixed_ants(state))
    check_phase(state, document)
    check_end(state, document)
    # A packet of equal tiles leaves no choice and is drafted all the same.
    if state.phase != DRAFTING:
        check_choices(state, document)


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


def _unmixed_ants(state: Table) -> list[int]:
    """The ants that stand with none of another colour: all but larvae and those under attack."""
    return [
        ant
        for ant in range(len(state.ants.spot))
        if state.ants.spot[ant] != state.battle
        and (ant % ANTS_PER_SEAT < FIRST_LARVA or state.rules.first_edition)
    ]
