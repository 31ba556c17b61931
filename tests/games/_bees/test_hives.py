"""What fits beside what, where bees fly, and which tiles make a hive."""

from __future__ import annotations

import pytest

from insectarium.games._bees.bees import HONEY, POLLEN, QUEEN, WORKER, Bees
from insectarium.games._bees.hives import (
    finished_now,
    has_queen,
    hives_of,
    is_finished,
    largest_unfinished,
    owners,
)
from insectarium.games._bees.tables import LETTERS, BeeTables, for_each_ground
from insectarium.games._bees.tiles import load_tiles
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.walking import EVERYBODY, mask_of_seat, reachable

TABLES = BeeTables(load_tiles(), False)
HARDER = BeeTables(load_tiles(), True)
Laid = tuple[int, int, str, int]


def build(*laid: Laid) -> tuple[HexBoard, Bees]:
    board, bees = HexBoard(TABLES.kinds), Bees(3, [2, 3])
    for q, r, code, rotation in laid:
        board.lay(cell_at(q, r), TABLES.number[code.lower()], rotation)
        bees.crowd.grow()
    return board, bees


def put(board: HexBoard, bees: Bees, seat: int, kind: int, q: int, r: int) -> int:
    bee = bees.next_in_hand(seat, kind)
    bees.enter(bee, board.spot_at(cell_at(q, r), 0))
    return int(bee)


@pytest.mark.parametrize(
    ("tables", "forbidden"),
    [(TABLES, {"CF", "MO"}), (HARDER, {"CF", "MO", "FF", "FO"})],
)
def test_what_may_touch(tables: BeeTables, forbidden: set[str]) -> None:
    for one, shown in enumerate(LETTERS):
        for other, facing in enumerate(LETTERS):
            fits = bool(tables.kinds.grammar.fitting[one * 4 + other])
            assert fits == ("".join(sorted(shown + facing)) not in forbidden)


def test_open_brood_unites_and_holes_let_through() -> None:
    # S east: F hole; H1b turned so that its hole faces it: two hives, one way.
    board, _ = build((0, 0, "S", 0), (1, -1, "H1b", 1))
    assert board.area[0] != board.area[1]
    assert board.doors[2] != 0
    assert board.inner_doors[2] == 0


def test_closed_brood_closes_open_brood_without_joining() -> None:
    board, _ = build((0, 0, "S", 0), (1, 0, "H1a", 0))
    assert [int(hive) for hive in hives_of(board)] == [0, 1]
    assert board.area_open[board.area[0]] == 2
    assert board.doors[0] == 0


def test_one_tile_can_finish_several_hives() -> None:
    board, _ = build((0, 0, "H1a", 0), (2, 0, "H1a", 3))
    assert [bool(is_finished(board, hive)) for hive in hives_of(board)] == [False, False]
    board.lay(cell_at(1, 0), TABLES.number["h0a"], 0)
    assert sorted(int(hive) for hive in finished_now(board)) == [0, 1, 2]


def test_the_last_cap_finishes_the_whole_hive() -> None:
    board, _ = build((0, 0, "S", 0), (1, 0, "H1a", 3), (0, -1, "H1a", 5))
    assert len(finished_now(board)) == 0
    board.lay(cell_at(-1, 1), TABLES.number["h1a"], 1)
    assert [int(board.area_size[hive]) for hive in finished_now(board)] == [4]


def test_queens_own_hives() -> None:
    board, bees = build((0, 0, "S", 0), (1, 0, "H1a", 3), (0, -1, "H1a", 2), (1, 1, "M", 0))
    hive = board.area[0]
    assert not has_queen(board, bees, hive)
    put(board, bees, 0, QUEEN, 0, 0)
    put(board, bees, 2, QUEEN, 1, 0)
    put(board, bees, 1, WORKER, 0, -1)
    assert has_queen(board, bees, board.area[1])
    assert [int(seat) for seat in owners(board, bees, hive)] == [0, 2]
    assert [int(largest_unfinished(board, bees, seat)) for seat in range(3)] == [2, 0, 2]


def test_a_finished_hive_is_no_unfinished_one() -> None:
    board, bees = build((0, 0, "H1a", 0), (1, 0, "H1a", 3))
    put(board, bees, 0, QUEEN, 0, 0)
    assert is_finished(board, board.area[0])
    assert largest_unfinished(board, bees, 0) == 0


def test_bees_of_others_block_hives_but_not_meadows() -> None:
    board, bees = build((0, 0, "S", 0), (1, -1, "M", 0), (2, -2, "M", 0), (3, -3, "M", 0), (-1, 0, "M", 0))
    worker = put(board, bees, 0, WORKER, 3, -3)
    put(board, bees, 1, WORKER, 2, -2)
    others = EVERYBODY & ~mask_of_seat(0)

    def stops() -> list[int]:
        spot = bees.spot[worker]
        return sorted(
            int(stop) // 2
            for stop in reachable(board, bees.crowd, spot, False, for_each_ground(others, 0), EVERYBODY)
        )

    assert stops() == [0, 1, 4]
    put(board, bees, 1, WORKER, 0, 0)
    assert stops() == [1]


def test_loads_are_counted() -> None:
    board, bees = build((0, 0, "S", 0))
    worker = put(board, bees, 1, WORKER, 0, 0)
    bees.load[worker] = HONEY
    copy = bees.clone()
    copy.load[worker] = POLLEN
    assert (bees.carried(HONEY), bees.carried(POLLEN)) == (1, 0)
    assert (copy.carried(HONEY), copy.carried(POLLEN)) == (0, 1)
