# compiled by mypyc
"""The thorough look at the base game: what a network foresees of the points to come."""

from __future__ import annotations

from typing import Final

from insectarium.core.network import Network, network_of
from insectarium.core.packed import append, extend, i64, vec
from insectarium.games.micropolis import scoring
from insectarium.games.micropolis.facts import TILE_FACTS, other_facts, tile_facts
from insectarium.games.micropolis.state import NAME_LEADER, OVER, TAKE, Board

FEWEST_SEATS: Final[i64] = 2
NETWORK: Final[Network] = network_of("insectarium.games.micropolis")


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
    """The points so far, and those that the network adds."""
    warren = board.warren(seat)
    if len(warren.units) == 0:
        warren.units = NETWORK.begin(tile_facts(warren))
    units = NETWORK.add(warren.units, other_facts(board, seat, seat == board.thinker), TILE_FACTS)
    return points_of(board, seat) + NETWORK.end(units)


def points_of(board: Board, seat: i64) -> float:
    """The points of the tiles and of full barracks so far: what others have cannot take them away."""
    return float(board.warren(seat).points + scoring.total(scoring.garrison_values(board, seat)))


def facts_of(board: Board, seat: i64, thinks: bool) -> vec[float]:
    """All that the network is told about a seat."""
    return extend(tile_facts(board.warren(seat)), other_facts(board, seat, thinks))


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
    return NETWORK.temperatures[moment(board)]
