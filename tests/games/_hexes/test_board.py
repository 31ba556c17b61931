"""The board of hexagonal tiles: what is kept tile by tile equals what a look at the whole board says."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.grid import ORIGIN, SIDES, cell_at, distance, neighbour, opposite, q_of, r_of
from insectarium.games._hexes.tiles import Grammar, TileKinds

NEST, TUNNEL = 0, 1
ANTS = ("TNE", ["TT", "NN", "EE"], ["TT", "NN"], ["NN"], "N")
BEES = (
    "OCFM",
    ["OO", "OC", "CC", "FF", "FO", "FM", "MM", "MC"],
    ["OO", "MM", "FM", "FF", "FO"],
    ["OO"],
    "O",
)


def ant_kinds() -> TileKinds:
    kinds = TileKinds(Grammar(*ANTS))
    for number, edges in enumerate(["NEEEEE", "NENEEE", "TENENE", "NNETNE", "TTTTTT", "TETETE"]):
        kinds.add(f"n{number}", edges, NEST, "N" in edges, [])
    kinds.add("straight", "TEETEE", TUNNEL, False, [[0, 3]])
    kinds.add("crossing", "TTETTE", TUNNEL, False, [[0, 3], [1, 4]])
    kinds.add("dead ends", "TEETEE", TUNNEL, False, [[0], [3]])
    kinds.finish()
    return kinds


def bee_kinds() -> TileKinds:
    kinds = TileKinds(Grammar(*BEES))
    for edges in ["OFOFOF", "OCCCCC", "OCOCFC", "OOOOOO", "CCCCCF", "MMMMMM", "OOCOCC", "OCFOCC"]:
        kinds.add(edges, edges, 1 if edges[0] == "M" else 0, edges[0] != "M", [])
    kinds.finish()
    return kinds


def random_board(kinds: TileKinds, seed: int, tiles: int) -> HexBoard:
    chance = random.Random(seed)
    board = HexBoard(kinds)
    board.lay(ORIGIN, int(chance.randrange(int(kinds.count))), 0)
    for _ in range(tiles):
        found: list[int] = []
        for kind in range(int(kinds.count)):
            for place in board.frontier:
                rotations = board.fitting_rotations(kind, place)
                found += [
                    kind << 24 | int(board.cell[place]) << 3 | turn
                    for turn in range(6)
                    if rotations >> turn & 1
                ]
        if not found:
            break
        code = chance.choice(found)
        board.lay(code >> 3 & 0xFFFF, code >> 24, code & 7)
    return board


def fits_by_hand(board: HexBoard, kind: int, rotation: int, cell: int) -> tuple[bool, bool]:
    """Whether all touching sides fit, and whether one of them can be walked through."""
    fits, joins = True, False
    for side in range(6):
        facing = board.letter_facing(cell, side)
        if facing != NONE:
            pair = board.kinds.letter_at(kind, rotation, side) * 4 + facing
            fits = fits and board.kinds.grammar.fitting[pair] == 1
            joins = joins or board.kinds.grammar.passable[pair] == 1
    return fits, joins


def areas_by_hand(board: HexBoard) -> dict[int, set[int]]:
    """For each tile with an area the tiles it is united with."""
    groups = {tile: {tile} for tile in range(int(board.tiles)) if board.kinds.areas[board.kind[tile]]}
    for tile in groups:
        for side in range(6):
            other = board.tile_at(neighbour(board.cell[board.place[tile]], side))
            if other in groups:
                mine = board.kinds.letter_at(board.kind[tile], board.rotation[tile], side)
                theirs = board.kinds.letter_at(board.kind[other], board.rotation[other], opposite(side))
                if board.kinds.grammar.uniting[mine * 4 + theirs]:
                    joined = groups[tile] | groups[int(other)]
                    for member in joined:
                        groups[member] = joined
    return groups


def open_sides_by_hand(board: HexBoard, tiles: set[int]) -> int:
    count = 0
    for tile in tiles:
        for side in range(6):
            letter = board.kinds.letter_at(board.kind[tile], board.rotation[tile], side)
            empty = board.tile_at(neighbour(board.cell[board.place[tile]], side)) == NONE
            count += empty and letter == board.kinds.grammar.open_letter
    return count


def test_cells_and_sides() -> None:
    for q, r in [(0, 0), (5, -7), (-127, 127), (127, -127)]:
        cell = cell_at(q, r)
        assert (q_of(cell), r_of(cell)) == (q, r)
    for side in range(6):
        beyond = neighbour(ORIGIN, side)
        assert neighbour(beyond, opposite(side)) == ORIGIN
        assert distance(ORIGIN, beyond) == 1
    assert distance(cell_at(-2, 1), cell_at(3, -1)) == 5
    assert [(int(q_of(neighbour(ORIGIN, s))), int(r_of(neighbour(ORIGIN, s)))) for s in range(6)] == [
        (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1),
    ]  # fmt: skip


def test_rotations_that_look_alike_count_once() -> None:
    kinds = ant_kinds()
    turns = {name: int(kinds.rotations[number]) for number, name in enumerate(kinds.ids)}
    assert turns == {
        "n0": 6, "n1": 6, "n2": 6, "n3": 6, "n4": 1, "n5": 2, "straight": 3, "crossing": 3, "dead ends": 3,
    }  # fmt: skip
    assert kinds.edges_as_laid(0, 2) == "EENEEE"


@pytest.mark.parametrize("kinds", [ant_kinds(), bee_kinds()], ids=["ants", "bees"])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), tiles=st.integers(0, 45))
def test_everything_kept_is_true(kinds: TileKinds, seed: int, tiles: int) -> None:
    board = random_board(kinds, seed, tiles)
    laid = {int(board.cell[board.place[tile]]) for tile in range(int(board.tiles))}
    around = {int(neighbour(cell, side)) for cell in laid for side in range(6)} - laid
    assert {int(board.cell[place]) for place in board.frontier} == around
    for place in board.frontier:
        for kind in range(int(kinds.count)):
            by_hand = [
                fits_by_hand(board, kind, turn, board.cell[place])
                for turn in range(int(kinds.rotations[kind]))
            ]
            fitting = sum(fits << turn for turn, (fits, _) in enumerate(by_hand))
            joining = sum((fits and joins) << turn for turn, (fits, joins) in enumerate(by_hand))
            assert board.fitting_rotations(kind, place) == fitting
            assert board.joining_rotations(kind, place) == joining
    for tile, group in areas_by_hand(board).items():
        area = board.area[tile]
        assert {int(member) for member in board.members(area)} == group
        assert board.area_size[area] == len(group)
        assert board.area_open[area] == open_sides_by_hand(board, group)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), tiles=st.integers(0, 45))
def test_doors_lead_both_ways(seed: int, tiles: int) -> None:
    board = random_board(ant_kinds(), seed, tiles)
    for tile in range(int(board.tiles)):
        for side in range(SIDES):
            spot = board.door[SIDES * tile + side]
            if spot != NONE:
                other = spot // SPOTS_PER_TILE
                back = board.door[SIDES * other + opposite(side)]
                assert back // SPOTS_PER_TILE == tile
                assert board.doors[back] >> side & 1
                assert board.doors[spot] >> opposite(side) & 1


def test_two_lanes_are_two_spots() -> None:
    kinds = ant_kinds()
    board = HexBoard(kinds)
    crossing = board.lay(ORIGIN, kinds.ids.index("crossing"), 0)
    east = board.lay(neighbour(ORIGIN, 0), kinds.ids.index("straight"), 0)
    south = board.lay(neighbour(ORIGIN, 4), kinds.ids.index("straight"), 1)
    assert board.door[SIDES * east + 3] == SPOTS_PER_TILE * crossing
    assert board.door[SIDES * south + 1] == SPOTS_PER_TILE * crossing + 1
    assert board.spot_at(ORIGIN, 1) == SPOTS_PER_TILE * crossing + 1
    assert board.spot_at(ORIGIN, 2) == NONE
    assert board.spot_at(neighbour(ORIGIN, 1), 0) == NONE
    assert board.spot_at(70000, 0) == NONE


def test_a_tile_can_touch_several_areas() -> None:
    kinds = bee_kinds()
    board = HexBoard(kinds)
    board.lay(ORIGIN, kinds.ids.index("CCCCCF"), 0)
    board.lay(neighbour(ORIGIN, 0), kinds.ids.index("OCCCCC"), 2)
    left = board.area[1]
    assert board.area_open[left] == 1
    board.lay(neighbour(neighbour(ORIGIN, 0), 2), kinds.ids.index("CCCCCF"), 2)
    assert [int(area) for area in board.touched] == [2, 1]
    assert board.area_open[left] == 0


def test_placements_list_every_fitting_rotation() -> None:
    kinds = ant_kinds()
    board = random_board(kinds, 3, 20)
    for kind in range(int(kinds.count)):
        for joining in (False, True):
            found = board.placements(kind, joining, board.frontier[:0], 7 << 24)
            expected = set()
            for place in board.frontier:
                kept = board.joining_rotations if joining else board.fitting_rotations
                rotations = kept(kind, place)
                expected |= {7 << 24 | int(board.cell[place]) * 8 + t for t in range(6) if rotations >> t & 1}
            assert {int(code) for code in found} == expected
            assert len(found) == len(expected)
            assert board.fits_somewhere(kind, joining) == bool(expected)


def test_a_straight_line_of_a_hundred_tiles_has_room() -> None:
    kinds = ant_kinds()
    board = HexBoard(kinds)
    straight = kinds.ids.index("straight")
    for step in range(100):
        board.lay(cell_at(step, 0), straight, 0)
    assert board.tile_at(cell_at(99, 0)) == 99
    assert len(board.frontier) == 204


def test_a_clone_goes_its_own_way() -> None:
    board = random_board(ant_kinds(), 5, 12)
    copy = board.clone()
    before = (int(board.tiles), [int(word) for word in board.fits], [int(s) for s in board.slots])
    place = next(p for p in copy.frontier if copy.fitting_rotations(4, p) or copy.fitting_rotations(0, p))
    kind = 4 if copy.fitting_rotations(4, place) else 0
    copy.lay(copy.cell[place], kind, 0)
    assert (int(board.tiles), [int(word) for word in board.fits], [int(s) for s in board.slots]) == before
