"""The set of 96 bee tiles, and what a file of tiles must say."""

from __future__ import annotations

from pathlib import Path

import pytest

from insectarium.core.toml_source import ComponentsError
from insectarium.games._bees.tables import ALL_GROUNDS, MEADOW, BeeTables, for_each_ground
from insectarium.games._bees.tiles import COUNTS, BeeTiles, load_tiles
from insectarium.games._hexes.board import HexBoard

OWN_FILE = Path(load_tiles.__code__.co_filename).with_name("tiles.toml")


@pytest.fixture(scope="module")
def tiles() -> BeeTiles:
    return load_tiles()


def test_the_numbers_of_the_box(tiles: BeeTiles) -> None:
    for ground, count in COUNTS.items():
        assert sum(kind.count for kind in tiles.kinds if kind.ground == ground) == count
    assert sum(kind.count for kind in tiles.kinds) == 96


def test_the_start_tile_has_ways_out_and_brood_to_build_on(tiles: BeeTiles) -> None:
    tables = BeeTables(tiles, False)
    board = HexBoard(tables.kinds)
    tables.lay_start(board)
    assert board.tiles == 1
    assert tables.kinds.edges_as_laid(board.kind[0], board.rotation[0]) == "OFOFOF"
    assert board.area_open[0] == 3


@pytest.mark.parametrize("meadow_only", [False, True])
def test_all_tiles_of_a_ground_are_listed(tiles: BeeTiles, meadow_only: bool) -> None:
    tables = BeeTables(tiles, meadow_only)
    for number, ground in enumerate(("plain", "honey", "breeding", "meadow", "start")):
        assert len(tables.tiles_of(number)) == COUNTS[ground]


def test_masks_tell_meadows_from_everything_inside() -> None:
    assert [int(mask) for mask in for_each_ground(7, 0)] == [
        0 if ground == MEADOW else 7 for ground in range(ALL_GROUNDS)
    ]


WRONG = [
    ('name = "Insectarium bees"', 'name = ""', "name", "needs a name"),
    ('name = "Insectarium bees"', 'name = "x"\ncolour = 1', "colour", "not known here"),
    ("count = 15", "count = 14", "meadow", "exactly 15 meadow tiles; this file has 14"),
    ("count = 15", "count = 0", "meadow[1].count", "whole number from 1 to 15"),
    ("count = 15", "count = 15\nbrood = 1", "meadow[1].brood", "not known here"),
    ('edges = "CCCCCF"', 'edges = "CCCCC"', "plain[1].edges", "six of the letters O, C and F"),
    ('edges = "CCCCCF"', 'edges = "CCCCCM"', "plain[1].edges", "six of the letters O, C and F"),
    ('edges = "CCCCCF"', "edges = 6", "plain[1].edges", "six of the letters O, C and F"),
    ('edges = "MMMMMM"', 'edges = "MMMMMC"', "meadow[1].edges", "All sides of a meadow"),
    ('edges = "OFOFOF"', 'edges = "OCOCOC"', "start[1].edges", "a flight hole to leave by"),
    ('edges = "OOOOOO"', 'edges = "OOOOOC"', "plain", "open brood on all six sides"),
    ('code = "H1b"', 'code = "H1a"', "plain[3].code", "codes must differ"),
    ('code = "H1b"', 'code = "X1"', "plain[3].code", "begins with H"),
    ('code = "H1b"', "code = 1", "plain[3].code", "begins with H"),
    ('[[start]]\ncode = "S"\nedges = "OFOFOF"', "start = 1", "start", "begins with [[start]]"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "field", "sentence"), WRONG)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, field: str, sentence: str) -> None:
    text = OWN_FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as caught:
        load_tiles(path)
    assert caught.value.field == field
    assert sentence in caught.value.sentence


def test_a_set_without_ways_out_is_refused(tmp_path: Path) -> None:
    text = OWN_FILE.read_text(encoding="utf-8").replace('"OFOFOF"', '"of"').replace("F", "C")
    path = tmp_path / "own.toml"
    path.write_text(text.replace('"of"', '"OFOFOF"'), encoding="utf-8")
    with pytest.raises(ComponentsError, match="At least a third of the hive tiles need a flight hole"):
        load_tiles(path)


def test_own_tiles_have_another_fingerprint(tmp_path: Path, tiles: BeeTiles) -> None:
    path = tmp_path / "own.toml"
    text = OWN_FILE.read_text(encoding="utf-8")
    path.write_text("# a remark\n" + text, encoding="utf-8")
    assert load_tiles(path).fingerprint == tiles.fingerprint
    path.write_text(text.replace('edges = "OOCOCC"', 'edges = "OCOOCC"', 1), encoding="utf-8")
    assert load_tiles(path).fingerprint != tiles.fingerprint
