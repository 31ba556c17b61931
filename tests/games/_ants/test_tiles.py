"""The set of 85 ant tiles, and what a file of tiles must say."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from insectarium.core.toml_source import ComponentsError
from insectarium.games._ants.tables import FOREST, NEST, TUNNEL, AntTables
from insectarium.games._ants.tiles import COUNTS, AntTiles, load_tiles
from insectarium.games._hexes.board import HexBoard

OWN_FILE = Path(load_tiles.__code__.co_filename).with_name("tiles.toml")


@pytest.fixture(scope="module")
def tiles() -> AntTiles:
    return load_tiles()


def test_the_numbers_of_the_box(tiles: AntTiles) -> None:
    for ground, count in COUNTS.items():
        assert sum(kind.count for kind in tiles.kinds if kind.ground == ground) == count
    assert any(len(kind.lanes) == 2 for kind in tiles.kinds)
    assert sum(kind.count for kind in tiles.kinds if kind.brood) >= 8


def test_caps_can_close_enough_nests(tiles: AntTiles) -> None:
    """Every nest without loops needs two more caps (one N) than branches (three N)."""
    sides = [kind.edges.count("N") for kind in tiles.kinds if not kind.start for _ in range(kind.count)]
    assert (sides.count(1) - sides.count(3)) // 2 >= 8


def test_caps_show_tunnels_on_every_side(tiles: AntTiles) -> None:
    caps = [kind for kind in tiles.kinds if kind.edges.count("N") == 1]
    places = {
        (side - cap.edges.index("N")) % 6 for cap in caps for side in range(6) if cap.edges[side] == "T"
    }
    assert places == {1, 2, 3, 4, 5}


def test_caps_answer_any_two_tunnels(tiles: AntTiles) -> None:
    """Whatever two tunnels a rival lays beside the space before an open side, some cap fits there."""
    answered = set()
    for cap in tiles.kinds:
        if cap.edges.count("N") == 1:
            first = cap.edges.index("N")
            tunnels = [(side - first) % 6 for side in range(6) if cap.edges[side] == "T"]
            answered |= set(combinations(sorted(tunnels), 2))
    assert answered == set(combinations(range(1, 6), 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_layouts_fit_and_leave_the_rest(tiles: AntTiles, seats: int) -> None:
    tables = AntTables(tiles)
    board = HexBoard(tables.kinds)
    tables.lay_start(board, seats)
    assert board.tiles == 1 + 2 * seats
    for tile in range(int(board.tiles)):
        for side in range(6):
            facing = board.letter_facing(board.cell[board.place[tile]], side)
            own = board.kinds.letter_at(board.kind[tile], board.rotation[tile], side)
            assert facing in (-1, own)
    left = [len(tables.unlaid(ground, seats)) for ground in (NEST, TUNNEL, FOREST)]
    assert left == [32 - seats, 32, 20 - seats]


WRONG = [
    ('name = "Insectarium ants"', 'name = ""', "name", "needs a name"),
    ('name = "Insectarium ants"', 'name = "x"\ncolour = 1', "colour", "not known here"),
    ("count = 5", "count = 6", "tunnel", "exactly 32 tunnel tiles"),
    ("count = 5", "count = 0", "tunnel[3].count", "whole number from 1 to 32"),
    ('edges = "NEEEEE"', 'edges = "NEEEE"', "nest[4].edges", "six of the letters"),
    ('edges = "NEEEEE"', 'edges = "NNNNEE"', "nest[4].edges", "at most 3 sides N"),
    ('edges = "TTEEEE"', 'edges = "TTEENE"', "tunnel[4].edges", "no side N"),
    ("lanes = [[0, 1, 3, 4]]", "lanes = [[0, 1, 3]]", "tunnel[8].lanes", "each of its sides T once"),
    ("lanes = [[0, 1, 3, 4]]", "lanes = 3", "tunnel[8].lanes", "each of its sides T once"),
    ("lanes = [[0, 1, 3, 4]]", "lanes = [[]]", "tunnel[8].lanes", "each of its sides T once"),
    ('code = "N1b"', 'code = "N1a"', "nest[5].code", "codes must differ"),
    ('code = "N1b"', 'code = "X1"', "nest[5].code", "begins with N"),
    ('start = "hub"', 'start = "arm"', "forest", "Exactly one kind"),
    ('start = "hub"', 'start = "middle"', "forest[1].start", "one of hub, arm"),
    ('code = "F6H"\nedges = "TTTTTT"', 'code = "F6H"\nedges = "TTTTTE"', "forest", "opening on every side"),
    ('edges = "TENENE"', 'edges = "NETETE"', "nest", "The start nest is a brood chamber"),
    ('code = "F2S"\nedges = "TEETEE"', 'code = "F2S"\nedges = "TETEEE"', "forest", "sides 0 and 3"),
    ("2 = [0, 3]", "2 = [0, 0]", "arms.2", "2 different sides"),
    ("2 = [0, 3]", "5 = [0, 3]", "arms", "arms for 2, 3 and 4"),
    ("count = 5\n\n[[forest]]", "count = 5\nbrood = 1\n\n[[forest]]", "forest[3].brood", "Only a nest tile"),
    ('code = "F1a"', 'code = "F1a"\nlanes = [[0]]', "forest[3].lanes", "Only a tunnel"),
    ('lanes = [[0, 2, 4]]', 'lanes = [[0, 2, 4]]\nstart = "arm"', "tunnel", "no start tile"),
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


def test_own_tiles_have_another_fingerprint(tmp_path: Path, tiles: AntTiles) -> None:
    path = tmp_path / "own.toml"
    text = OWN_FILE.read_text(encoding="utf-8")
    path.write_text("# a remark\n" + text, encoding="utf-8")
    assert load_tiles(path).fingerprint == tiles.fingerprint
    path.write_text(text.replace('edges = "NEENTE"', 'edges = "NETNEE"', 1), encoding="utf-8")
    assert load_tiles(path).fingerprint != tiles.fingerprint
