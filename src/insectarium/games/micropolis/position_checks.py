"""Whether the parts of a Micropolis position fit together: turns, row and the decision to make."""

from __future__ import annotations

from collections import Counter

from insectarium.core.document import Document
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.state import (
    CHOOSE_EFFECT,
    MAN_BARRACKS,
    MOVE_GUARD,
    NAME_LEADER,
    NONE,
    OVER,
    PHASES,
    PLACE_MARKER,
    RING,
    ROW,
    SIDE,
    TAKE,
)
from insectarium.games.micropolis.tables import BARRACKS, EFFECTS, GUARD

# The decisions about a tile that was just placed, and the effect that each belongs to.
AFTER_PLACING = {CHOOSE_EFFECT: NONE, MAN_BARRACKS: BARRACKS, MOVE_GUARD: GUARD}
IN_A_TURN = (SIDE, *AFTER_PLACING)
BETWEEN_ROUNDS = (PLACE_MARKER, NAME_LEADER, OVER)


def check(state: MicropolisState, document: Document) -> None:
    """Raise PositionError unless play can go on from this table."""
    decision = document["decision"] if document.has("decision") else document
    _check_moment(state, decision)
    if document.has("decision"):
        _check_fields(state, decision)
    _check_turns(state, document)
    _check_row(state, document)
    _check_choice(state, decision)


def _check_moment(state: MicropolisState, part: Document) -> None:
    """The decision is one of this round and turn."""
    over = state.rounds_done == state.rounds()
    if (state.phase == OVER) != over:
        raise part.fail(
            f"round {int(state.rounds_done) + 1} is {'' if over else 'not '}the end of the match, "
            f"so the decision cannot be {PHASES[state.phase]!r}."
        )
    if state.phase in BETWEEN_ROUNDS and state.turns_done > 0:
        raise part.fail(
            f"the decision {PHASES[state.phase]!r} comes before a round's first turn, so turn must be 1."
        )
    if state.phase == PLACE_MARKER:
        if not state.expert:
            raise part.fail("the marker is placed by choice only in the expert game.")
        if state.rounds_done > 0:
            raise part.fail("the marker is placed before the first round, so round must be 1.")
        if state.marker_hill != state.first_hill(state.leader()):
            first = int(state.first_hill(state.leader()))
            raise part.fail(f"until the marker is placed, leader is the seat's first anthill: {first}.")
    if state.phase == NAME_LEADER and (state.rounds_done == 0 or tiles_due_in_row(state) != ROW):
        raise part.fail("a leader is named only when the row has been refilled after a round.")


def _check_fields(state: MicropolisState, part: Document) -> None:
    """The decision has the fields that it needs, and no other."""
    kind = PHASES[state.phase]
    needed = {"anthill": IN_A_TURN, "tile": (SIDE,), "place": tuple(AFTER_PLACING)}
    for field, phases in needed.items():
        if state.phase in phases and not part.has(field):
            raise part.fail(f"the decision {kind!r} needs the field {field!r}.")
        if state.phase not in phases and part.has(field):
            raise part.fail(f"the decision {kind!r} has no field {field!r}.")
    if len(state.pending) > 0 and state.phase not in AFTER_PLACING:
        raise part.fail(f"the decision {kind!r} has no field 'pending'.")
    if state.phase in IN_A_TURN and state.owner(state.target_hill) != state.active():
        raise part.fail(
            f"it is the turn of seat {int(state.active())}, and anthill {int(state.target_hill)} "
            f"is of seat {int(state.owner(state.target_hill))}."
        )


def _check_turns(state: MicropolisState, document: Document) -> None:
    """Everybody has placed one tile per turn."""
    for seat in range(state.seats):
        first = state.first_hill(seat)
        have = sum(int(state.placed[first + number]) for number in range(state.hills_per_seat))
        # MIC-023
        turns = int(state.rounds_done) + _turns_this_round(state, seat)
        if have != turns:
            sentence = f"the tiles of seat {seat} are {have}, but its turns so far were {turns}."
            raise document["anthills"].fail(sentence)


def _turns_this_round(state: MicropolisState, seat: int) -> int:
    order = (seat - state.leader()) % state.seats
    placed_now = order == state.turns_done and state.phase in AFTER_PLACING
    return 1 if order < state.turns_done or placed_now else 0


def tiles_due_in_row(state: MicropolisState) -> int:
    """How many tiles lie in the row at this moment of a match."""
    size = int(ROW)
    for round_number in range(1, int(state.rounds_done) + 1):
        size -= int(state.seats)
        if state.is_row_refilled(round_number, size):
            size = int(ROW)
    taken_now = 1 if state.phase in IN_A_TURN else 0
    return size - int(state.turns_done) - taken_now


def _check_row(state: MicropolisState, document: Document) -> None:
    due = tiles_due_in_row(state)
    if state.row_size != due:
        raise document["row"].fail(
            f"{due} tiles lie in the row at this moment of the match, not {int(state.row_size)}."
        )


def _check_choice(state: MicropolisState, part: Document) -> None:
    """There is something to decide."""
    # MIC-A04
    if state.phase == SIDE and not 1 <= state.placed[state.target_hill] <= RING - 2:
        raise part.fail("there is no side to choose for the first and for the last tile of an anthill.")
    if state.phase in AFTER_PLACING:
        _check_placed_tile(state, part)
    nothing = state.phase == MAN_BARRACKS and not state.can_be_filled(state.target_hill, state.target_place)
    if nothing or (state.phase not in (TAKE, OVER) and len(state.legal_actions()) < 2):
        raise part.fail(f"there is nothing to decide: {PHASES[state.phase]!r} leaves no choice here.")


def _check_placed_tile(state: MicropolisState, part: Document) -> None:
    """The tile at `place` is the last one that was placed."""
    hill, place = int(state.target_hill), int(state.target_place)
    tile = state.ring[hill * RING + place]
    if tile == NONE:
        raise part["place"].fail(f"anthill {hill} has no tile at place {place}.")
    left, last = int(state.left[hill]), int((state.left[hill] + state.placed[hill] - 1) % RING)
    # MIC-035
    ends = (last,) if state.placed[hill] == RING else (left, last)
    if place not in ends:
        raise part["place"].fail(
            f"the tile just placed lies at an end: {' or '.join(str(end) for end in sorted(set(ends)))}."
        )
    _check_effects(state, part, int(tile))


def _check_effects(state: MicropolisState, part: Document, tile: int) -> None:
    """The tile has the effects that still wait."""
    tables = state.tables
    effects = Counter(tables.effects[tables.first_effect[tile] : tables.first_effect[tile + 1]])
    waiting = Counter(state.pending)
    waiting.update(effect for effect in (AFTER_PLACING[state.phase],) if effect != NONE)
    for effect, count in waiting.items():
        if count > effects[effect]:
            found = f"only {effects[effect]}" if effects[effect] else "no"
            raise part.fail(
                f"tile {tables.ids[tile]} has {found} {EFFECTS[effect]}, and {count} should wait."
            )
    full = state.garrisons[state.target_hill] >> state.target_place & 1
    # MIC-A12
    if full and waiting[BARRACKS] and waiting[GUARD] == effects[GUARD]:
        raise part.fail(f"the barracks of tile {tables.ids[tile]} cannot be full before anybody filled it.")
