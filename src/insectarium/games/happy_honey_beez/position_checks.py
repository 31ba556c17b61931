"""Whether the parts of a position of Happy Honey Beez fit together."""

from __future__ import annotations

from insectarium.core.document import Document
from insectarium.games._bees.bees import IN_HAND
from insectarium.games._bees.hives import finished_now, is_finished
from insectarium.games._bees.tables import BREEDING_ROOM, START
from insectarium.games._bees.tiles import GROUNDS
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.happy_honey_beez.flights import find_zones
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.setup import tiles_in_play
from insectarium.games.happy_honey_beez.state import (
    ACTING,
    BEES_PER_SEAT,
    LAYING,
    OVER,
    PUTTING,
    QUEENS,
    Table,
)


def check(state: BeezState, document: Document) -> None:
    """Raise PositionError unless play can go on from this table."""
    _check_numbers(state, document)
    _check_neighbours(state, document)
    _check_queens(state, document)
    _check_moment(state, document)
    if state.phase == LAYING and state.laid == 0:
        # HHB-052: a turn begins with open tiles of which one fits, if the supply has any.
        state.settle()
        return
    if state.phase == ACTING:
        find_zones(state)


def _check_numbers(state: Table, document: Document) -> None:
    """HHB-014 to HHB-018: of each ground at most as many tiles as the number of players asks for."""
    named = [int(kind) for kind in state.board.kind] + [int(kind) for kind in state.removed]
    named += [int(kind) for kind in state.open.open if kind != EMPTY]
    named += [int(kind) for kind in state.supply.pile[0]]
    grounds = [int(state.tables.kinds.ground[kind]) for kind in named]
    for ground, name in enumerate(GROUNDS):
        most = 1 if ground == START else int(tiles_in_play(ground, state.seats))
        if ground == BREEDING_ROOM and ground in grounds:
            raise document.fail("breeding rooms take no part in this game.")
        if grounds.count(ground) > most:
            raise document.fail(
                f"{grounds.count(ground)} tiles are {name}; with {int(state.seats)} players there are {most}."
            )


def _check_neighbours(state: Table, document: Document) -> None:
    """HHB-080, HHB-081: one bee on a tile, or a worker with the queen of her colour."""
    standing: dict[int, list[int]] = {}
    for bee in range(len(state.bees.spot)):
        spot = int(state.bees.spot[bee])
        if spot != IN_HAND:
            standing.setdefault(spot // int(SPOTS_PER_TILE), []).append(bee)
    for tile, bees in standing.items():
        seats = {bee // int(BEES_PER_SEAT) for bee in bees}
        workers = [bee for bee in bees if bee % BEES_PER_SEAT >= QUEENS]
        if len(seats) > 1 or len(workers) > 1:
            raise document["players"].fail(
                f"on tile {tile + 1} stand {len(bees)} bees; only a queen and a worker of one colour may."
            )


def _check_queens(state: Table, document: Document) -> None:
    """HHB-115: a queen leaves a finished hive, so she can be in one only while its last tile scores."""
    scoring = {int(hive) for hive in finished_now(state.board)} if state.phase == PUTTING else set()
    for seat in range(state.seats):
        spot = state.bees.spot[seat * BEES_PER_SEAT]
        if spot != IN_HAND:
            hive = int(state.board.area[spot // SPOTS_PER_TILE])
            if is_finished(state.board, hive) and hive not in scoring:
                raise document["players"].fail(
                    f"the queen of seat {seat} is in a finished hive; she would be back in hand."
                )


def _check_moment(state: Table, document: Document) -> None:
    if state.phase == PUTTING and state.laid == 0:
        raise document["decision"].fail("a bee is put on a tile laid this turn, so laid must be above 0.")
    if state.phase == PUTTING and state.bees.crowd.at[SPOTS_PER_TILE * state.fresh_tile()] != 0:
        raise document["decision"].fail("on the tile laid last stands a bee already.")
    if state.phase == OVER and state.supply.size(0) > 0:
        raise document["decision"].fail("the match is over only when the supply is empty.")
    if state.phase == LAYING and state.laid == 0 and state.supply.size(0) == 0:
        raise document.fail("the supply is empty, so the match is over.")
