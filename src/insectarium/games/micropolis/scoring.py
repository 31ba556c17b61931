# compiled by mypyc
"""Points of Micropolis."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games.micropolis.galleries import Galleries
from insectarium.games.micropolis.galleries import total as total
from insectarium.games.micropolis.state import NONE, RING, Board

# The six rows of the sheet, MIC-C16.
POPULATION: Final[i64] = 0
GALLERIES: Final[i64] = 1
HARVEST: Final[i64] = 2
ROYAL: Final[i64] = 3
RED_ARMY: Final[i64] = 4
BARRACKS_POINTS: Final[i64] = 5
CATEGORIES: Final[i64] = 6
CATEGORY_NAMES: Final = ("population", "galleries", "harvest", "royal", "red_army", "barracks")

# MIC-079, MIC-089
MAJORITY: Final[i64] = 5
# MIC-092
BARRACKS_VALUES: Final = vec[i64]([0, 2, 4, 7, 10])


def population(board: Board, hill: i64) -> i64:
    """MIC-077"""
    ants: i64 = 0
    for place in range(RING):
        tile = board.ring[hill * RING + place]
        if tile != NONE:
            ants += board.tables.population[tile]
    return ants


def garrison_values(board: Board, hill: i64) -> vec[i64]:
    """The points of each full barracks."""
    values = vec[i64]()
    for place in range(RING):
        # MIC-073, MIC-092
        if (board.garrisons[hill] >> place) & 1:
            values = append(values, BARRACKS_VALUES[board.capacity_at(hill, place)])
    return values


def points_of(board: Board, seat: i64) -> float:
    """The points of the tiles and of full barracks so far: what others have cannot take them away."""
    return float(board.warren(seat).points + total(garrison_values(board, seat)))


def points_by_hill(board: Board) -> vec[i64]:
    """Points as if the match ended now, at `hill * CATEGORIES + category`."""
    points = vec[i64]([0] * (board.hills * CATEGORIES))
    largest = vec[i64]()
    for hill in range(board.hills):
        galleries = Galleries(board.tables, board.ring, hill)
        row = hill * CATEGORIES
        points[row + POPULATION] = population(board, hill)
        points[row + HARVEST] = total(galleries.harvest_points())
        points[row + ROYAL] = total(galleries.royal_points())
        points[row + BARRACKS_POINTS] = total(garrison_values(board, hill))
        largest = append(largest, galleries.largest())
    # MIC-079, MIC-A36
    _give_majority(points, GALLERIES, largest)
    # MIC-089, MIC-090, MIC-A36
    _give_majority(points, RED_ARMY, board.army)
    return points


def _give_majority(points: vec[i64], category: i64, sizes: vec[i64]) -> None:
    """Everybody who shares the largest size gets the full points; nothing is no majority (MIC-A24)."""
    best: i64 = 1
    for size in sizes:
        if size > best:
            best = size
    for hill in range(i64(len(sizes))):
        if sizes[hill] == best:
            points[hill * CATEGORIES + category] = MAJORITY


def totals(board: Board) -> list[int]:
    """MIC-093, MIC-115"""
    points = points_by_hill(board)
    sums = [0] * int(board.seats)
    for hill in range(board.hills):
        for category in range(CATEGORIES):
            sums[board.owner(hill)] += int(points[hill * CATEGORIES + category])
    return sums


def best_army(board: Board, seat: i64) -> i64:
    """The larger of a seat's armies."""
    best: i64 = 0
    for number in range(board.hills_per_seat):
        army = board.army[board.first_hill(seat) + number]
        if army > best:
            best = army
    return best


def winners(board: Board) -> list[int]:
    sums = totals(board)
    top = max(sums)
    tied = [seat for seat in range(len(sums)) if sums[seat] == top]
    # MIC-094, MIC-117
    army = max([int(best_army(board, seat)) for seat in tied])
    # MIC-095, MIC-118
    return [seat for seat in tied if best_army(board, seat) == army]
