# compiled by mypyc
"""What the network is told about a seat's place in a match of the base game: facts, as numbers around 1.

First come those about the tiles of its hill, which are true until a tile is added, then all others. The last
of them are told only about a seat that thinks ahead.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games.micropolis.fit import Gains, TileGains
from insectarium.games.micropolis.galleries import FRUIT_KINDS, LEFT, PORTS, RIGHT, Galleries
from insectarium.games.micropolis.state import ARMY_LIMIT, NONE, RING, ROW, Board
from insectarium.games.micropolis.tables import BARRACKS, SEGMENTS, TileTables
from insectarium.games.micropolis.warren import Warren

# What is told about the gallery that ends at a port: that there is one, its ants, a queen and how far her
# gallery runs, several queens, and the kinds of fruit.
QUEEN: Final[i64] = 2
SEVERAL_QUEENS: Final[i64] = 4
KINDS: Final[i64] = 5
PORT_FACTS: Final[i64] = KINDS + FRUIT_KINDS + 1
PAIRS_OF_PORTS: Final[i64] = 6

# Where each group of facts about the tiles begins.
TILES_LEFT: Final[i64] = 0
AT_PORT: Final[i64] = TILES_LEFT + RING + 1
JOINED: Final[i64] = AT_PORT + PORTS * PORT_FACTS
SIZES: Final[i64] = JOINED + PAIRS_OF_PORTS
TILE_FACTS: Final[i64] = SIZES + 2
NO_TILE_FACTS: Final = vec[float]([0.0] * TILE_FACTS)

# Leads are told one by one up to this.
LEAD: Final[i64] = 6
LEADS: Final[i64] = 2 * LEAD + 1
MOST_SEATS: Final[i64] = 6

# Where each group of the others begins, counted from the first of them.
ARMY: Final[i64] = 0
MEANS: Final[i64] = ARMY + ARMY_LIMIT + 1
SEATS: Final[i64] = MEANS + 3
TIME: Final[i64] = SEATS + MOST_SEATS + 1
ROOMS: Final[i64] = TIME + 6
AHEAD_IN_ARMY: Final[i64] = ROOMS + 5
AHEAD_IN_GALLERY: Final[i64] = AHEAD_IN_ARMY + LEADS
RIVALS: Final[i64] = AHEAD_IN_GALLERY + LEADS
THINKER: Final[i64] = RIVALS + 4
# How well the tiles fit that nobody has built yet: the average gain of all on the better side, of the better
# half, quarter and tenth of them, and the largest; then of all and of the better quarter on each side.
FIT: Final[i64] = THINKER + 1
# What those tiles have on average: each specialist, eggs, barracks of each capacity, queens and ants.
TO_COME: Final[i64] = FIT + 9
EGGS_TO_COME: Final[i64] = TO_COME + BARRACKS
ROOMS_TO_COME: Final[i64] = EGGS_TO_COME + 1
QUEENS_TO_COME: Final[i64] = ROOMS_TO_COME + 4
ANTS_TO_COME: Final[i64] = QUEENS_TO_COME + 1
OTHER_FACTS: Final[i64] = ANTS_TO_COME + 1
NO_OTHER_FACTS: Final = vec[float]([0.0] * OTHER_FACTS)
FACTS: Final[i64] = TILE_FACTS + OTHER_FACTS


def tile_facts(warren: Warren) -> vec[float]:
    facts = NO_TILE_FACTS[:]
    facts[TILES_LEFT + warren.tiles_left] = 1.0
    for port in range(PORTS):
        if warren.at_port[port] != NONE:
            _tell_port(warren.galleries, facts, AT_PORT + port * PORT_FACTS, warren.at_port[port])
    _tell_joined(warren, facts)
    facts[SIZES] = float(warren.largest) / 5.0
    facts[SIZES + 1] = float(warren.largest_open) / 5.0
    return facts


def _tell_port(galleries: Galleries, facts: vec[float], first: i64, root: i64) -> None:
    facts[first] = 1.0
    facts[first + 1] = float(galleries.ants[root]) / 4.0
    queens = galleries.queens[root]
    if queens == 1:
        facts[first + QUEEN] = 1.0
        facts[first + QUEEN + 1] = float(galleries.length(root)) / 5.0
    elif queens > 1:
        facts[first + SEVERAL_QUEENS] = 1.0
    facts[first + KINDS + galleries.kinds(root)] = 1.0


def _tell_joined(warren: Warren, facts: vec[float]) -> None:
    """Which ports belong to the same gallery."""
    place = JOINED
    for one in range(PORTS):
        for other in range(one + 1, PORTS):
            if warren.at_port[one] != NONE and warren.at_port[one] == warren.at_port[other]:
                facts[place] = 1.0
            place += 1


def other_facts(board: Board, seat: i64, thinks: bool) -> vec[float]:
    facts = NO_OTHER_FACTS[:]
    facts[ARMY + board.army[seat]] = 1.0
    facts[MEANS] = float(board.architects[seat])
    facts[MEANS + 1] = float(board.spare_architects) / 2.0
    facts[MEANS + 2] = 1.0 if board.leader() == seat else 0.0
    facts[SEATS + board.seats] = 1.0
    _tell_time(board, facts, seat)
    _tell_rooms(board, facts, seat)
    _tell_rivals(board, facts, seat)
    if thinks:
        facts[THINKER] = 1.0
        _tell_what_comes(board, facts, seat)
    return facts


def _tell_time(board: Board, facts: vec[float], seat: i64) -> None:
    before = (seat - board.active() + board.seats) % board.seats
    tiles_at_the_end_of_the_round = board.row_size - (board.seats - board.turns_done)
    facts[TIME] = float(before) / float(board.seats)
    facts[TIME + 1] = float(board.row_size) / float(ROW)
    facts[TIME + 2] = 1.0 if tiles_at_the_end_of_the_round < board.seats else 0.0
    facts[TIME + 3] = 1.0 if before == 0 else 0.0
    facts[TIME + 4] = float(board.turns_done) / float(board.seats)
    facts[TIME + 5] = float(board.supply) / 10.0


def _tell_rooms(board: Board, facts: vec[float], hill: i64) -> None:
    """Soldiers in barracks, and how many empty ones there are of each capacity."""
    for place in range(RING):
        capacity = board.capacity_at(hill, place)
        if capacity > 0:
            if (board.garrisons[hill] >> place) & 1:
                facts[ROOMS] += float(capacity) / 4.0
            else:
                facts[ROOMS + capacity] += 1.0


def _tell_rivals(board: Board, facts: vec[float], seat: i64) -> None:
    army: i64 = 0
    largest: i64 = 0
    largest_open: i64 = 0
    as_strong: i64 = 0
    for rival in range(board.seats):
        if rival == seat:
            continue
        warren = board.warren(rival)
        army = max(army, board.army[rival])
        largest = max(largest, warren.largest)
        largest_open = max(largest_open, warren.largest_open)
        if board.army[rival] >= board.army[seat]:
            as_strong += 1
    facts[AHEAD_IN_ARMY + LEAD + _within(board.army[seat] - army)] = 1.0
    facts[AHEAD_IN_GALLERY + LEAD + _within(board.warren(seat).largest - largest)] = 1.0
    facts[RIVALS] = float(army) / 5.0
    facts[RIVALS + 1] = float(largest) / 5.0
    facts[RIVALS + 2] = float(largest_open) / 5.0
    facts[RIVALS + 3] = float(as_strong) / 2.0


def _tell_what_comes(board: Board, facts: vec[float], seat: i64) -> None:
    """The order of the covered tiles does not matter, nor which of the others lie in the row."""
    warren = board.warren(seat)
    if warren.tiles_left == 0:
        return
    tiles = board.unbuilt_tiles()
    for tile in tiles:
        _count_tile(board.tables, facts, tile)
    # Whole numbers until now: whatever the order, they add up to the same.
    for place in range(TO_COME, OTHER_FACTS):
        facts[place] /= float(len(tiles))
    _tell_fit(board.gains, facts, warren, tiles)


def _count_tile(tables: TileTables, facts: vec[float], tile: i64) -> None:
    for number in range(tables.first_effect[tile], tables.first_effect[tile + 1]):
        if tables.effects[number] != BARRACKS:
            facts[TO_COME + tables.effects[number]] += 1.0
    facts[EGGS_TO_COME] += float(tables.eggs[tile])
    capacity = tables.capacity[tile]
    if capacity > 0:
        facts[ROOMS_TO_COME + capacity - 1] += 1.0
    for segment in range(tile * SEGMENTS, (tile + 1) * SEGMENTS):
        facts[QUEENS_TO_COME] += float(tables.queens[segment])
    facts[ANTS_TO_COME] += float(tables.population[tile])


def _tell_fit(gains: TileGains, facts: vec[float], warren: Warren, tiles: vec[i64]) -> None:
    better, left, right = Gains(), Gains(), Gains()
    for tile in tiles:
        _add_gains(gains, warren, tile, better, left, right)
    facts[FIT] = better.average_of_best(1) / 5.0
    facts[FIT + 1] = better.average_of_best(2) / 5.0
    facts[FIT + 2] = better.average_of_best(4) / 5.0
    facts[FIT + 3] = better.average_of_best(10) / 5.0
    facts[FIT + 4] = better.average_of_best(better.tiles) / 5.0
    facts[FIT + 5] = left.average_of_best(1) / 5.0
    facts[FIT + 6] = left.average_of_best(4) / 5.0
    facts[FIT + 7] = right.average_of_best(1) / 5.0
    facts[FIT + 8] = right.average_of_best(4) / 5.0


def _add_gains(gains: TileGains, warren: Warren, tile: i64, better: Gains, left: Gains, right: Gains) -> None:
    on_the_left = gains.at_end(warren.galleries, warren.at_port, tile, LEFT)
    on_the_right = gains.at_end(warren.galleries, warren.at_port, tile, RIGHT)
    left.add(on_the_left)
    right.add(on_the_right)
    if warren.tiles_left > 1:
        better.add(max(on_the_left, on_the_right))
    else:
        # The last tile joins both ends: about as if it joined each by itself.
        better.add(on_the_left + on_the_right - gains.alone[tile])


def _within(lead: i64) -> i64:
    if lead > LEAD:
        return LEAD
    return lead if lead > -LEAD else -LEAD
