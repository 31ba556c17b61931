# compiled by mypyc
"""What soldiers may do besides walking: mate, kidnap larvae, attack."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import IN_HAND, LARVA, QUEEN, SOLDIER
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.codes import action_of
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.walking import UNMARKED, mask_of, mask_of_type, on_every_ground, spread
from insectarium.games.supersize_colony.codes import ATTACK, ENTRY_BITS, KIDNAP
from insectarium.games.supersize_colony.state import (
    ANTS_PER_SEAT,
    FIRST_LARVA,
    FIRST_SOLDIER,
    LARVA_LOAD,
    SOLDIERS,
    Table,
    larva_code,
)
from insectarium.games.supersize_colony.ways import BLOCKED_BY, kept_off_by


def can_mate(table: Table, soldier: i64) -> bool:
    seat = table.ants.seat_of(soldier)
    spot = table.ants.spot[soldier]
    # SUP-099
    if table.ants.load[soldier] >= LARVA_LOAD or not table.is_brood(spot):
        return False
    # SUP-091, SUP-A18, SUC-039, SUC-A04
    if table.ants.crowd.at[spot] & mask_of(seat, QUEEN) == 0:
        return False
    # SUP-092, SUP-A17, SUP-A21, SUC-A05
    return table.ants.next_in_hand(seat, LARVA) != IN_HAND


def raids(table: Table, found: vec[i64]) -> vec[i64]:
    """Kidnappings and attacks: both take the move of the soldier along."""
    # SUP-094, SUP-102, SUP-A30, SUC-037
    free: i64 = 0
    for number in range(SOLDIERS):
        ant = table.first_ant() + FIRST_SOLDIER + number
        if table.ants.spot[ant] >= 0 and table.is_free(ant):
            free |= 1 << number
    if free == 0:
        return found
    # SUC-049
    if not table.rules.first_edition:
        found = _kidnappings(table, free, found)
    return _attacks(table, free, found)


# Kidnapping


def is_guarded(table: Table, seat: i64, spot: i64) -> bool:
    """Whether a foreign queen or soldier stands beside the larvae of a spot."""
    # SUP-095, SUP-A22, SUP-A23
    guards = (mask_of_type(QUEEN) | mask_of_type(SOLDIER)) & BLOCKED_BY[SOLDIER][seat]
    return table.ants.crowd.at[spot] & guards != 0


def can_reach(table: Table, region: i64, spot: i64) -> bool:
    """Whether a soldier who moves in this region can come to a spot, even beside foreign workers."""
    # SUP-A24
    if table.ways[spot] == region:
        return True
    return entry_sides(table, region, spot) != 0


def entry_sides(table: Table, region: i64, spot: i64) -> i64:
    """The sides, as bits, through which a soldier who moves in this region can step onto a spot."""
    # SUP-A34
    sides: i64 = 0
    doors = table.board.doors[spot]
    first = (spot // SPOTS_PER_TILE) * SIDES
    for side in range(SIDES):
        if (doors >> side) & 1 and table.ways[table.board.door[first + side]] == region:
            sides |= 1 << side
    return sides


def _is_first_of_its_kind(table: Table, larva: i64) -> bool:
    """Of two larvae of one seat on the same tile only the first is offered: they are alike."""
    return larva % ANTS_PER_SEAT == FIRST_LARVA or table.ants.spot[larva - 1] != table.ants.spot[larva]


def _kidnappings(table: Table, free: i64, found: vec[i64]) -> vec[i64]:
    for seat in range(table.seats):
        # SUP-093
        if seat != table.active:
            for larva in range(seat * ANTS_PER_SEAT + FIRST_LARVA, (seat + 1) * ANTS_PER_SEAT):
                spot = table.ants.spot[larva]
                if spot >= 0 and _is_first_of_its_kind(table, larva):
                    if not is_guarded(table, table.active, spot):
                        found = _kidnappings_of(table, free, larva, found)
    return found


def _kidnappings_of(table: Table, free: i64, larva: i64, found: vec[i64]) -> vec[i64]:
    spot = table.ants.spot[larva]
    ends = vec[i64]()
    known = False
    for number in range(SOLDIERS):
        soldier = table.first_ant() + FIRST_SOLDIER + number
        if (free >> number) & 1 and can_reach(table, table.ways[table.ants.spot[soldier]], spot):
            if not known:
                ends = kidnap_ends(table, spot)
                known = True
            for end in ends:
                subject = 8 * number + larva_code(larva)
                found = append(found, action_of(KIDNAP, subject, table.board.cell_of(end) * 8))
    return found


def kidnap_ends(table: Table, spot: i64) -> vec[i64]:
    """The brood chambers of nests with an own queen to which a soldier can carry a larva from a spot."""
    seat = table.active
    marked = UNMARKED[: SPOTS_PER_TILE * table.board.tiles]
    blocked_by = on_every_ground(BLOCKED_BY[SOLDIER][seat])
    spread(table.board, table.ants.crowd.at, spot, False, blocked_by, marked, 0)
    off = kept_off_by(table, seat)
    ends = vec[i64]()
    for end in range(i64(len(marked))):
        # SUP-096, SUP-097, SUP-A24
        if marked[end] == 0 and table.ants.crowd.at[end] & off == 0:
            if table.is_brood(end) and table.has_queen(seat, end):
                ends = append(ends, end)
    return ends


# Attack


def is_target(table: Table, spot: i64) -> bool:
    """Whether there is something on a spot that the active seat may attack, and no foreign queen."""
    standing = table.ants.crowd.at[spot] & BLOCKED_BY[SOLDIER][table.active]
    # SUP-105, SUC-042, SUC-A09
    if standing & mask_of_type(QUEEN) != 0:
        return False
    # SUP-103, SUP-A29, SUC-040
    if standing != 0:
        return True
    # SUC-A08
    return table.rules.first_edition and table.ants.crowd.at[spot] & kept_off_by(table, table.active) != 0


def defenders(table: Table, spot: i64) -> i64:
    """How many foreign soldiers stand on a spot: workers are not counted."""
    # SUP-107, SUP-A31, SUP-A33, SUC-043, SUC-044
    count: i64 = 0
    for seat in range(table.seats):
        if seat != table.active:
            count += table.ants.crowd.count(spot, seat, SOLDIER)
    return count


def _attacks(table: Table, free: i64, found: vec[i64]) -> vec[i64]:
    mine = table.first_ant()
    seen = vec[i64]()
    for ant in range(i64(len(table.ants.spot))):
        spot = table.ants.spot[ant]
        if spot >= 0 and not mine <= ant < mine + ANTS_PER_SEAT and table.ants.type_of(ant) != QUEEN:
            known = False
            for earlier in seen:
                if earlier == spot:
                    known = True
            if not known:
                seen = append(seen, spot)
                if is_target(table, spot):
                    found = _attacks_on(table, free, spot, found)
    return found


def attack_sides(table: Table, soldier: i64, spot: i64) -> i64:
    """The sides through which one soldier can enter a spot in an attack."""
    # SUP-075, SUP-106, SUP-A35, SUC-025
    return entry_sides(table, table.ways[table.ants.spot[soldier]], spot)


def _attacks_on(table: Table, free: i64, spot: i64, found: vec[i64]) -> vec[i64]:
    """Every group of soldiers that is large enough, with every way in for each of them."""
    # SUP-D09, SUC-A13, SUC-041
    needed = defenders(table, spot) + 1
    one = _ways_in(table, free, 0, spot)
    two = _ways_in(table, free, 1, spot)
    three = _ways_in(table, free, 2, spot)
    if _one_if(one - 1) + _one_if(two - 1) + _one_if(three - 1) < needed:
        return found
    where = table.board.cell_of(spot) * 8 + spot % SPOTS_PER_TILE
    for first in range(SIDES + 1):
        if (one >> first) & 1:
            for second in range(SIDES + 1):
                if (two >> second) & 1:
                    for third in range(SIDES + 1):
                        if (three >> third) & 1:
                            group = _one_if(first) + _one_if(second) + _one_if(third)
                            if group >= needed:
                                entries = first | second << ENTRY_BITS | third << (2 * ENTRY_BITS)
                                found = append(found, action_of(ATTACK, entries, where))
    return found


def _ways_in(table: Table, free: i64, number: i64, spot: i64) -> i64:
    """The sides, as bits from 1 on, through which a soldier can enter; bit 0 is for taking no part."""
    if (free >> number) & 1 == 0:
        return 1
    return 1 | attack_sides(table, table.first_ant() + FIRST_SOLDIER + number, spot) << 1


def _one_if(entry: i64) -> i64:
    return 1 if entry > 0 else 0
