"""The tiles that come with Micropolis, and the answers to a components file that is wrong."""

import importlib.util
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from insectarium.core.toml_source import ComponentsError
from insectarium.games.micropolis.components import (
    FRUITS,
    PORTS,
    SPECIALISTS,
    Components,
    Segment,
    Tile,
    load_components,
)
from insectarium.testing import rule

REPOSITORY = Path(__file__).resolve().parents[3]
ACTIVE_SPECIALISTS = {"nurse", "architect", "officer", "guard"}
Write = Callable[[str], Path]


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "micropolis_tiles", REPOSITORY / "tools/micropolis_tiles.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


script = load_script()


@pytest.fixture(scope="module")
def rings(own: Components) -> Any:
    return script.Rings(own)


@pytest.fixture(scope="module")
def own() -> Components:
    return load_components()


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write_file(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write_file


def tile_text(tile_id: str, body: str = 'segments = ["L1 R1: worker"]') -> str:
    return f'[[tile]]\nid = "{tile_id}"\n{body}\n'


def file_text(*first_tiles: str, count: int = 61, head: str = 'name = "Mine"') -> str:
    """A components file: `head` in line 1, then the tiles given, then plain tiles of three lines each."""
    fillers = [tile_text(f"filler-{number}") for number in range(count - len(first_tiles))]
    return "\n".join([head, "".join([*first_tiles, *fillers])])


def specialists(tile: Tile) -> list[str]:
    return [kind for segment in tile.segments for kind in segment.specialists]


# --- reading ---


def test_every_part_of_a_tile_is_read(write: Write) -> None:
    body = 'segments = ["R1 L1: fig worker nurse worker cherry gift queen", "closed:", "L2:"]'
    body += "\nbarracks = 4\neggs = 3"
    loaded = load_components(write(file_text(tile_text("a_B-1", body))))
    assert loaded.name == "Mine"
    assert len(loaded.tiles) == 61
    assert loaded.tiles[0] == Tile(
        "a_B-1",
        (
            Segment(("L1", "R1"), 2, ("queen", "nurse"), ("cherry", "fig"), 1),
            Segment((), 0, (), (), 0),
            Segment(("L2",), 0, (), (), 0),
        ),
        barracks=4,
        eggs=3,
    )
    assert loaded.tiles[1] == Tile("filler-0", (Segment(("L1", "R1"), 1, (), (), 0),))


def test_tiles_cannot_be_changed(own: Components) -> None:
    with pytest.raises(FrozenInstanceError):
        own.tiles[0].barracks = 3  # type: ignore[misc]


def test_the_fingerprint_ignores_layout_and_sees_every_change(write: Write) -> None:
    plain = load_components(write(file_text(tile_text("x", 'segments = ["L1 R1: worker fig"]'))))
    spaced = file_text(tile_text("x", '# mine\nsegments = [\n  "R1  L1 :fig   worker",\n]'))
    spaced = spaced.replace("Mine", "Other")
    assert load_components(write(spaced)).fingerprint == plain.fingerprint
    others = [
        tile_text("y", 'segments = ["L1 R1: worker fig"]'),
        tile_text("x", 'segments = ["L1 R2: worker fig"]'),
        tile_text("x", 'segments = ["L1 R1: worker"]'),
        tile_text("x", 'segments = ["L1 R1: worker fig"]\nbarracks = 1'),
    ]
    fingerprints = {load_components(write(file_text(other))).fingerprint for other in others}
    assert len(fingerprints | {plain.fingerprint}) == 5
    assert len(plain.fingerprint) == 16


def test_a_byte_order_mark_and_windows_lines_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + file_text(tile_text("x")).replace("\n", "\r\n").encode())
    assert load_components(path).tiles[0].id == "x"


# --- refusals: file, line, field and sentence ---

ONE = 'segments = ["L1 R1: worker"]'
MANY_LINES = 'segments = [\n  "L1: worker",\n  # a comment, with "quotes" and ]\n  "L3: worker",\n]'
WRONG_TILES = [
    # (body of the first tile, which begins in line 2; line; field; part of the sentence)
    (f"{ONE}\nbarrack = 1", 5, "tile[1].barrack", "not known"),
    ("barracks = 1", 2, "tile[1].segments", "1 to 4 segments"),
    ("segments = []", 4, "tile[1].segments", "1 to 4 segments"),
    ('segments = "L1: worker"', 4, "tile[1].segments", "1 to 4 segments"),
    (f"segments = {['closed: fig'] * 5}", 4, "tile[1].segments", "1 to 4 segments"),
    ("segments = [7]", 4, "tile[1].segments[1]", "ports: contents"),
    ('segments = ["L1 R1 worker"]', 4, "tile[1].segments[1]", "ports: contents"),
    ('segments = ["L1: R1: worker"]', 4, "tile[1].segments[1]", "ports: contents"),
    ('segments = [": worker"]', 4, "tile[1].segments[1]", "Name the ports"),
    ('segments = ["L1 L3: worker"]', 4, "tile[1].segments[1]", '"L3" is not a port'),
    (MANY_LINES, 7, "tile[1].segments[2]", '"L3" is not a port'),
    ('segments = ["closed L1: worker"]', 4, "tile[1].segments[1]", '"closed" is not a port'),
    ('segments = ["L1 L1: worker"]', 4, "tile[1].segments[1]", "L1 is named twice"),
    ('segments = ["L1: worker", "R1 L1:"]', 4, "tile[1].segments[2]", "L1 already belongs"),
    ('segments = ["L1: worker banana"]', 4, "tile[1].segments[1]", '"banana" is not'),
    (f'segments = ["L1:{" worker" * 10}"]', 4, "tile[1].segments[1]", "at most 9 things; this one has 10"),
    (f"{ONE}\nbarracks = 5", 5, "tile[1].barracks", "1 to 4, or be left out; it is 5"),
    (f"{ONE}\nbarracks = 0", 5, "tile[1].barracks", "1 to 4, or be left out; it is 0"),
    (f"{ONE}\nbarracks = true", 5, "tile[1].barracks", "it is true"),
    (f'{ONE}\nbarracks = "2"', 5, "tile[1].barracks", 'it is "2"'),
    (f"{ONE}\nbarracks = 2.0", 5, "tile[1].barracks", "it is 2.0"),
    (f"{ONE}\neggs = 1", 5, "tile[1].eggs", "Only a tile with a nurse"),
    ('segments = ["L1: nurse"]', 2, "tile[1].eggs", "needs eggs = 1 to 3"),
    ('segments = ["L1: nurse"]\neggs = 4', 5, "tile[1].eggs", "1 to 3, or be left out; it is 4"),
]


@pytest.mark.parametrize(("body", "line", "field", "sentence"), WRONG_TILES)
def test_a_wrong_tile_is_refused_with_its_place(
    write: Write, body: str, line: int, field: str, sentence: str
) -> None:
    check_refusal(write(file_text(tile_text("x", body))), line, field, sentence)


WRONG_FILES = [
    (file_text(head=""), 1, "name", "needs a name"),
    (file_text(head="name = 5"), 1, "name", "needs a name"),
    (file_text(head='name = " "'), 1, "name", "needs a name"),
    (file_text(head='name = "two\\nlines"'), 1, "name", "needs a name"),
    (file_text(head='name = "Mine"\nedition = 2'), 2, "edition", "not known"),
    (file_text(head='name = "Mine"\n\n[extra]\nx = 1'), 3, "extra", "not known"),
    ('name = "Mine"\n[tile]\nid = "x"\n', 2, "tile", "[[tile]]"),
    ('name = "Mine"\n\ntile = [1, 2]\n', 3, "tile", "[[tile]]"),
    ('name = "Mine"\n', 1, "tile", "exactly 61 tiles; this file has 0"),
    (file_text(count=60), 2, "tile", "exactly 61 tiles; this file has 60"),
    (file_text(count=62), 2, "tile", "exactly 61 tiles; this file has 62"),
    (
        file_text(tile_text("a"), tile_text("b"), tile_text("a")),
        9,
        "tile[3].id",
        "already belongs to tile[1]",
    ),
    (file_text(tile_text("a"), tile_text("A")), 6, "tile[2].id", "already belongs to tile[1]"),
    (file_text(tile_text("None")), 3, "tile[1].id", '"none" is taken'),
    (file_text(tile_text("a"), tile_text("b c")), 6, "tile[2].id", "needs an id"),
    (file_text(tile_text("")), 3, "tile[1].id", "needs an id"),
    (file_text(tile_text("a"), f"[[tile]]\nid = 7\n{ONE}\n"), 6, "tile[2].id", "needs an id"),
    (file_text(tile_text("a"), f"[[tile]]\n{ONE}\n"), 5, "tile[2].id", "needs an id"),
    ('name = "Mine"\n[[tile]]\nid = 01\n', 3, "", "not valid TOML"),
    ('name = "Mine"\n[[tile]]\nid = "1"\nid = "2"\n', 4, "", "not valid TOML"),
    ('name = "Mine"\nx = [1,\n', 2, "", "not valid TOML"),
]


@pytest.mark.parametrize(("text", "line", "field", "sentence"), WRONG_FILES)
def test_a_wrong_file_is_refused_with_its_place(
    write: Write, text: str, line: int, field: str, sentence: str
) -> None:
    check_refusal(write(text), line, field, sentence)


def test_a_missing_file_a_folder_and_foreign_text_are_refused(tmp_path: Path) -> None:
    check_refusal(tmp_path / "none.toml", 0, "", "There is no such file.")
    check_refusal(tmp_path, 0, "", "cannot be read")
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'name = "Mine"\n# caf\xe9\n')
    check_refusal(latin, 2, "", "not UTF-8")


def test_brackets_without_end_are_refused(write: Write) -> None:
    check_refusal(write("x = " + "[" * 100_000), 0, "", "too deeply")


def check_refusal(path: Path, line: int, field: str, sentence: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        load_components(path)
    error = caught.value
    assert (error.file, error.line, error.field) == (str(path), line, field)
    assert sentence in error.sentence
    place = str(path) + (f", line {line}" if line else "") + (f", {field}" if field else "")
    assert str(error) == f"{place}: {error.sentence}"


# --- our own tiles ---


@rule("MIC-C01")
def test_there_are_61_tiles_and_ten_close_a_ring(
    own: Components, book_example_ring: str, six_fruits_ring: str, full_royal_ring: str
) -> None:
    ids = {tile.id for tile in own.tiles}
    assert len(own.tiles) == len(ids) == 61
    for ring in (book_example_ring, six_fruits_ring, full_royal_ring):
        assert len(ids.intersection(ring.split())) == 10


@rule("MIC-C02")
def test_every_tile_has_a_tunnel_to_the_left_and_to_the_right(own: Components) -> None:
    for tile in own.tiles:
        sides = {port[0] for segment in tile.segments for port in segment.ports}
        assert sides == {"L", "R"}, tile.id


@rule("MIC-C03")
def test_tunnels_pass_cross_join_and_end(own: Components) -> None:
    shapes = Counter(script.shape(segment) for tile in own.tiles for segment in tile.segments)
    assert all(shapes[shape] >= 5 for shape in ("through", "crossing", "join", "dead end", "closed"))
    ports = script.port_counts(own.tiles)
    assert max(ports.values()) - min(ports.values()) <= 3
    assert set(ports) == set(PORTS)


@rule("MIC-C04")
def test_workers_dominate_and_a_tile_has_about_2_4_ants(own: Components) -> None:
    ants = sum(map(script.ants, own.tiles))
    workers = sum(segment.workers for tile in own.tiles for segment in tile.segments)
    assert 140 <= ants <= 152
    assert workers > 0.75 * ants


@rule("MIC-C05")
def test_eight_ants_are_a_plausible_best_gallery(rings: Any) -> None:
    largest = [max(g.ants for g in ring) for ring in rings.sample(1000)]
    assert 5.5 <= sum(largest) / len(largest) <= 8
    assert sum(size >= 8 for size in largest) > 200
    assert sum(size > 12 for size in largest) < 50


@rule("MIC-C06")
def test_all_five_specialists_occur(own: Components) -> None:
    counts = Counter(kind for tile in own.tiles for kind in specialists(tile))
    assert set(counts) == set(SPECIALISTS)


@rule("MIC-C07")
def test_no_tile_has_two_effects(own: Components) -> None:
    for tile in own.tiles:
        active = sum(kind in ACTIVE_SPECIALISTS for kind in specialists(tile))
        assert active + bool(tile.barracks) <= 1, tile.id


@rule("MIC-C08")
def test_nurses_bring_one_two_or_three_eggs(own: Components) -> None:
    for tile in own.tiles:
        assert bool(tile.eggs) == ("nurse" in specialists(tile)), tile.id
    assert {tile.eggs for tile in own.tiles} == {0, 1, 2, 3}


@rule("MIC-C09")
def test_barracks_of_all_four_capacities(own: Components) -> None:
    barracks = Counter(tile.barracks for tile in own.tiles if tile.barracks)
    assert set(barracks) == {1, 2, 3, 4}
    assert barracks[1] >= 2
    assert barracks[2] >= 2


@rule("MIC-C10")
def test_fruits_differ_in_rarity_and_six_kinds_fit_in_one_gallery(
    own: Components, rings: Any, six_fruits_ring: str
) -> None:
    segments = [segment for tile in own.tiles for segment in tile.segments]
    counts = Counter(fruit for segment in segments for fruit in segment.fruits)
    assert [counts[fruit] for fruit in FRUITS] == [6, 5, 4, 3, 2, 1]
    assert sum(segment.gifts for segment in segments) == 4
    assert sum(bool(segment.fruits or segment.gifts) for segment in segments) < len(segments) / 3
    assert any(g.fruits == set(FRUITS) for g in rings.galleries(six_fruits_ring.split()))


@rule("MIC-C11")
def test_queens_are_several_and_can_rule_one_to_ten_tiles(
    own: Components, rings: Any, full_royal_ring: str
) -> None:
    assert sum(kind == "queen" for tile in own.tiles for kind in specialists(tile)) == 6
    lengths = {g.tiles for ring in rings.sample(3000) for g in ring if g.queens == 1}
    lengths |= {g.tiles for g in rings.galleries(full_royal_ring.split()) if g.queens == 1}
    assert lengths == set(range(1, 11))


@rule("MIC-C12")
def test_there_are_more_architects_than_markers(own: Components) -> None:
    assert 3 <= sum("architect" in specialists(tile) for tile in own.tiles) <= 5


@rule("MIC-C13")
def test_officers_and_guards_occur(own: Components) -> None:
    assert any("officer" in specialists(tile) for tile in own.tiles)
    assert any("guard" in specialists(tile) for tile in own.tiles)


@rule("MIC-C14")
def test_the_worked_example_can_be_built(own: Components, rings: Any, book_example_ring: str) -> None:
    by_id = {tile.id: tile for tile in own.tiles}
    tiles = [by_id[tile_id] for tile_id in book_example_ring.split()]
    galleries = sorted(rings.galleries(book_example_ring.split()), key=lambda gallery: -int(gallery.ants))
    assert sum(segment.workers for tile in tiles for segment in tile.segments) == 22
    kinds = [kind for tile in tiles for kind in specialists(tile)]
    assert len(kinds) == 2
    assert kinds.count("queen") == 1
    assert galleries[0].ants == 8 > galleries[1].ants
    assert sorted(len(g.fruits) for g in galleries if g.fruits or g.gifts) == [1, 2]
    assert not any(g.gifts for g in galleries)
    assert [g.tiles for g in galleries if g.queens] == [5]
    assert [tile.barracks for tile in tiles if tile.barracks] == [1, 2, 2, 1]


# --- the script that prints statistics ---


def test_the_script_prints_statistics(capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main([]) == 0
    printed = capsys.readouterr().out
    assert "Insectarium design" in printed
    assert "points of all barracks" in printed


def test_the_script_names_what_is_wrong(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main([str(write("name = 1\n"))]) == 1
    assert "line 1, name" in capsys.readouterr().err
    assert script.main(["one", "two"]) == 2
