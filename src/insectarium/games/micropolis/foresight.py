# compiled by mypyc
"""The thorough look at the base game: what networks foresee of the points to come.

One network judges every seat. With four and more seats a second one judges the seat that thinks ahead.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.network import THINKERS_FILE, Network, network_of
from insectarium.core.packed import append, extend, i64, vec
from insectarium.core.state import NOBODY
from insectarium.games.micropolis import scoring
from insectarium.games.micropolis.closing import CLOSING_FACTS, closing_facts
from insectarium.games.micropolis.facts import FACTS, TILE_FACTS, other_facts, tile_facts
from insectarium.games.micropolis.facts import MOST_SEATS as MOST_SEATS
from insectarium.games.micropolis.kept import KEPT_FACTS, SEATS_OF_A_ROW_A_ROUND, kept_facts
from insectarium.games.micropolis.scoring import points_of as points_of
from insectarium.games.micropolis.state import NAME_LEADER, OVER, TAKE, Board

PACKAGE: Final = "insectarium.games.micropolis"
FEWEST_SEATS: Final[i64] = 2
NETWORK: Final[Network] = network_of(PACKAGE)
THINKERS_FACTS: Final[i64] = FACTS + KEPT_FACTS + CLOSING_FACTS
THINKERS_NETWORK: Final[Network] = network_of(PACKAGE, THINKERS_FILE)


def evaluations(board: Board) -> vec[float]:
    """The points each seat is heading for."""
    if board.phase == OVER:
        return vec[float]([float(points) for points in scoring.totals(board)])
    if board.phase == TAKE or board.phase == NAME_LEADER:
        return foreseen(board)
    return _after_the_turn(board)


def foreseen(board: Board) -> vec[float]:
    values = vec[float]()
    for seat in range(board.seats):
        values = append(values, _foreseen_for(board, seat))
    return values


def _foreseen_for(board: Board, seat: i64) -> float:
    """The points so far, and those that a network adds."""
    if seat == board.thinker and _has_network_of_its_own(board):
        return points_of(board, seat) + _foreseen_for_the_thinker(board, seat)
    warren = board.warren(seat)
    if len(warren.units) == 0:
        warren.units = NETWORK.begin(tile_facts(warren))
    units = NETWORK.add(warren.units, other_facts(board, seat, seat == board.thinker), TILE_FACTS)
    return points_of(board, seat) + NETWORK.end(units)


def _foreseen_for_the_thinker(board: Board, seat: i64) -> float:
    warren = board.warren(seat)
    if len(warren.thinkers_units) == 0:
        warren.thinkers_units = THINKERS_NETWORK.begin(tile_facts(warren))
    units = THINKERS_NETWORK.add(warren.thinkers_units, _thinkers_other_facts(board, seat), TILE_FACTS)
    return THINKERS_NETWORK.end(units)


def _has_network_of_its_own(board: Board) -> bool:
    """Whoever thinks ahead where each round brings new tiles."""
    return board.thinker != NOBODY and board.seats >= SEATS_OF_A_ROW_A_ROUND


def facts_of(board: Board, seat: i64, thinks: bool) -> vec[float]:
    """All that the network is told about a seat."""
    return extend(tile_facts(board.warren(seat)), other_facts(board, seat, thinks))


def thinkers_facts(board: Board, seat: i64) -> vec[float]:
    """All that the thinker's own network is told."""
    return extend(tile_facts(board.warren(seat)), _thinkers_other_facts(board, seat))


def _thinkers_other_facts(board: Board, seat: i64) -> vec[float]:
    facts = extend(other_facts(board, seat, True), kept_facts(board, seat))
    return extend(facts, closing_facts(board, seat))


def _after_the_turn(board: Board) -> vec[float]:
    """A turn that has begun is judged by its best end."""
    seat = board.seat_to_act()
    best = vec[float]()
    most = -1000.0
    for action in board.legal_actions():
        after = board.clone()
        assert isinstance(after, Board)
        after.advance(action)
        values = evaluations(after)
        worth = 2.0 * values[seat]
        for value in values:
            worth -= value
        if worth > most:
            most = worth
            best = values
    return best


def moment(board: Board) -> i64:
    """How many seats there are and how many rounds are left: what a lead is worth depends on it."""
    return (board.seats - FEWEST_SEATS) * (board.rounds() + 1) + board.rounds() - board.rounds_done


def temperature(board: Board) -> float:
    network = THINKERS_NETWORK if _has_network_of_its_own(board) else NETWORK
    return network.temperatures[moment(board)]
