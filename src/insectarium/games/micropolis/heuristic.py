# compiled by mypyc
"""What a position of Micropolis promises: the points now, and what can still become of it."""

from __future__ import annotations

import math
from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.weights import read_weights
from insectarium.games.micropolis.scoring import (
    BARRACKS_POINTS,
    BARRACKS_VALUES,
    CATEGORIES,
    GALLERIES,
    HARVEST,
    MAJORITY,
    POPULATION,
    RED_ARMY,
    ROYAL,
    garrison_values,
    total,
)
from insectarium.games.micropolis.state import (
    ARMY_LIMIT,
    MAN_BARRACKS,
    NONE,
    RING,
    SIDE,
    Board,
)
from insectarium.games.micropolis.tables import ARCHITECT, BARRACKS, GUARD, NURSE, OFFICER
from insectarium.games.micropolis.warren import Warren, key_with

# Beside the six rows of the sheet: what soldiers and markers will buy.
MEANS: Final[i64] = CATEGORIES
COLUMNS: Final[i64] = CATEGORIES + 1
BLANK: Final = vec[float]([0.0] * COLUMNS)


class Weights:
    """What things are worth, in points."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.tile = numbers["tile"]
        self.soldier = numbers["soldier"]
        self.soldier_bend = numbers["soldier_bend"]
        self.marker = numbers["marker"]
        self.fruit = numbers["fruit"]
        self.queen = numbers["queen"]
        self.second_end = numbers["second_end"]
        self.patience = numbers["patience"]
        self.growth = numbers["growth"]
        self.guard = numbers["guard"]
        self.gallery_doubt = numbers["gallery_doubt"]
        self.army_doubt = numbers["army_doubt"]
        self.calm = numbers["calm"]
        self.heat = numbers["heat"]


WEIGHTS: Final = Weights(read_weights("insectarium.games.micropolis"))


def evaluations(board: Board) -> vec[float]:
    """The points each seat is heading for."""
    rows = outlook(board)
    sums = vec[float]()
    for seat in range(board.seats):
        first = board.first_hill(seat) * COLUMNS
        added = 0.0
        for number in range(board.hills_per_seat * COLUMNS):
            added += rows[first + number]
        sums = append(sums, added)
    return sums


def evaluate(board: Board, seat: i64) -> float:
    """The points this seat is heading for."""
    return evaluations(board)[seat]


def temperature(board: Board) -> float:
    """A lead means more the later it is."""
    remaining = float(board.rounds() - board.rounds_done) / float(board.rounds())
    return WEIGHTS.calm + WEIGHTS.heat * remaining


def outlook(board: Board) -> vec[float]:
    """The points each hill is heading for, at `hill * COLUMNS + category`, the means in the last column."""
    rows = vec[float]()
    sizes = vec[float]()
    for hill in range(board.hills):
        prospect = _prospect(board, hill)
        for column in range(COLUMNS):
            rows = append(rows, prospect.row[column])
        sizes = append(sizes, prospect.size)
    armies = vec[float]()
    for army in board.army:
        armies = append(armies, float(army))
    _share_majority(board, rows, GALLERIES, sizes, WEIGHTS.gallery_doubt)
    _share_majority(board, rows, RED_ARMY, armies, WEIGHTS.army_doubt)
    for seat in range(board.seats):
        rows[board.first_hill(seat) * COLUMNS + MEANS] += _markers_worth(board, seat)
    return rows


def _share_majority(board: Board, rows: vec[float], category: i64, sizes: vec[float], doubt: float) -> None:
    """The points of a majority, by how likely each hill is to have it at the end."""
    for hill in range(board.hills):
        best = 0.5
        for other in range(board.hills):
            if other != hill and sizes[other] > best:
                best = sizes[other]
        ahead = sizes[hill] - best + 0.5
        scale = 0.2 + doubt * float(RING - board.placed[hill])
        rows[hill * COLUMNS + category] = float(MAJORITY) / (1.0 + math.exp(-ahead / scale))


def _markers_worth(board: Board, seat: i64) -> float:
    tiles_left: i64 = 0
    for hill in range(board.first_hill(seat), board.first_hill(seat + 1)):
        tiles_left += RING - board.placed[hill]
    if tiles_left == 0:
        return 0.0
    return float(board.architects[seat]) * _marker_worth(tiles_left)


def _marker_worth(tiles_left: i64) -> float:
    left = float(tiles_left)
    return WEIGHTS.marker * left / (left + 1.0)


class Prospect:
    """What one hill promises, and the size of gallery it is heading for."""

    def __init__(self, board: Board, hill: i64, warren: Warren) -> None:
        self.row: vec[float] = BLANK[:]
        self.size = 0.0
        self.left: i64 = warren.tiles_left
        self._count_galleries(warren)
        self.row[POPULATION] = float(warren.population) + WEIGHTS.tile * float(self.left)
        self.row[BARRACKS_POINTS] = float(total(garrison_values(board, hill)))
        self.row[MEANS] = soldiers_worth(board.army[hill], self.left)
        if board.phase == MAN_BARRACKS and board.target_hill == hill:
            capacity = board.capacity_at(hill, board.target_place)
            self.row[BARRACKS_POINTS] += _room_worth(capacity, board.army[hill], self.left)

    def _count_galleries(self, warren: Warren) -> None:
        left = float(self.left)
        growth = left / (left + WEIGHTS.patience)
        self.size = float(warren.largest)
        if warren.can_grow:
            self.size = max(self.size, float(warren.largest_open) + WEIGHTS.growth * left)
        more_ends = WEIGHTS.second_end
        queens = float(warren.royal_open) + more_ends * float(warren.royal_further_ends)
        self.row[ROYAL] = float(warren.royal) + WEIGHTS.queen * growth * queens
        fruit = float(warren.harvest_to_grow) + more_ends * float(warren.harvest_at_further_ends)
        self.row[HARVEST] = float(warren.harvest) + WEIGHTS.fruit * growth * fruit


def _prospect(board: Board, hill: i64) -> Prospect:
    """What a hill promises; a tile in hand counts as built on the better side."""
    tile = board.taken_tile
    if board.phase != SIDE or board.target_hill != hill or tile == NONE:
        return Prospect(board, hill, board.warren(hill))
    left = Prospect(board, hill, _with_tile(board, hill, tile, True))
    right = Prospect(board, hill, _with_tile(board, hill, tile, False))
    better = left if _sum_of(left) > _sum_of(right) else right
    better.row[MEANS] += _effects_worth(board, hill, tile, better.left)
    return better


def _with_tile(board: Board, hill: i64, tile: i64, on_the_left: bool) -> Warren:
    """What a hill would be with one more tile."""
    tiles_before = 0 if on_the_left else board.placed[hill]
    return board.memory.of(key_with(board.warren(hill).key, tile, tiles_before))


def _sum_of(prospect: Prospect) -> float:
    added = WEIGHTS.growth * prospect.size
    for number in prospect.row:
        added += number
    return added


def soldiers_worth(army: i64, tiles_left: i64) -> float:
    """What an army can buy before the hill is complete: each further soldier less."""
    soldiers = float(army)
    worth = WEIGHTS.soldier * soldiers * (1.0 - WEIGHTS.soldier_bend * soldiers)
    return worth if tiles_left >= 3 else worth * float(tiles_left) / 3.0


def _room_worth(capacity: i64, army: i64, tiles_left: i64) -> float:
    """What it promises that an army may fill a barracks now."""
    if army < capacity:
        return 0.0
    cost = soldiers_worth(army, tiles_left) - soldiers_worth(army - capacity, tiles_left)
    gain = float(BARRACKS_VALUES[capacity]) - cost
    return gain if gain > 0.0 else 0.0


def _effects_worth(board: Board, hill: i64, tile: i64, tiles_left: i64) -> float:
    """What the effects of a tile in hand promise."""
    tables = board.tables
    worth = 0.0
    army = board.army[hill]
    for number in range(tables.first_effect[tile], tables.first_effect[tile + 1]):
        effect = tables.effects[number]
        if effect == NURSE:
            worth += _recruits_worth(army, tables.eggs[tile], tiles_left)
        elif effect == OFFICER:
            worth += _recruits_worth(army, 1, tiles_left)
        elif effect == ARCHITECT and board.spare_architects > 0:
            worth += _marker_worth(tiles_left)
        elif effect == GUARD:
            worth += WEIGHTS.guard
        elif effect == BARRACKS:
            worth += _room_worth(tables.capacity[tile], army, tiles_left)
    return worth


def _recruits_worth(army: i64, recruits: i64, tiles_left: i64) -> float:
    grown = army + recruits
    if grown > ARMY_LIMIT:
        grown = ARMY_LIMIT
    return soldiers_worth(grown, tiles_left) - soldiers_worth(army, tiles_left)
