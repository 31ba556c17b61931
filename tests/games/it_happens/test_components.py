"""The hills as data: our own set keeps the conditions, and bad files are refused with line and field."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import insectarium
from insectarium.core.toml_source import ComponentsError
from insectarium.games.it_happens.components import OBJECTS, WORM, Components, load_components
from insectarium.testing import rule

FILE = Path(str(insectarium.load("it_happens").folder())) / "components.toml"


@pytest.fixture(scope="module")
def ours() -> Components:
    return load_components()


@rule("ITH-002", "ITH-003", "ITH-C01")
def test_twelve_hills_of_five_columns_mostly_of_different_heights(ours: Components) -> None:
    assert len(ours.hills) == 12
    assert all(len(hill.columns) == 5 for hill in ours.hills)
    assert all(1 <= height <= 5 for hill in ours.hills for height in hill.heights)
    assert all(len(set(hill.heights)) >= 4 for hill in ours.hills)


@rule("ITH-004", "ITH-005", "ITH-C02", "ITH-C03", "ITH-C06")
def test_values_are_in_their_ranges(ours: Components) -> None:
    assert all(4 <= hill.queen <= 9 and 1 <= hill.general <= 4 < 5 for hill in ours.hills)
    assert all(hill.general < hill.queen for hill in ours.hills)
    assert {9, 5, 4} <= {hill.queen for hill in ours.hills}
    assert all(1 <= hill.worm_number <= 6 * max(hill.heights) for hill in ours.hills)


@rule("ITH-C04", "ITH-C05")
def test_the_hill_of_the_example_is_there(ours: Components) -> None:
    fitting = [hill for hill in ours.hills if (hill.queen, hill.general) == (5, 2) and hill.worm_number <= 4]
    assert any(min(hill.heights[2:4]) >= 2 for hill in fitting)


@rule("ITH-C07", "ITH-C08", "ITH-C09", "ITH-C10", "ITH-009", "ITH-A26")
def test_every_object_is_found_four_times_and_many_spaces_are_blank(ours: Components) -> None:
    shown = Counter(space for hill in ours.hills for column in hill.columns for space in column)
    assert [shown[kind] for kind in OBJECTS] == [4] * 8
    assert shown[WORM] == 12
    assert shown["-"] > sum(shown.values()) / 2


@rule("ITH-C12", "ITH-010")
def test_there_are_twelve_queens_and_twelve_generals(ours: Components) -> None:
    assert len([hill.queen for hill in ours.hills]) == len([hill.general for hill in ours.hills]) == 12


@rule("ITH-C13")
def test_a_colour_can_get_stuck_in_three_low_columns(ours: Components) -> None:
    assert sorted(hill.heights[0] for hill in ours.hills)[:3] == [1, 1, 1]


@rule("ITH-C15")
def test_there_are_as_many_columns_as_colours(ours: Components) -> None:
    assert all(len(hill.columns) >= 5 for hill in ours.hills)


COLUMNS = '"map", "worm -"'
VALUES = "queen = 5\ngeneral = 2"
WHOLE = "This must be a whole number from"
# What is replaced, by what, and what is said then.
WRONG = [
    ('name = "Insectarium design"', 'name = ""', "line 18, name: The set of hills needs a name"),
    ('id = "02"', 'id = "01"', 'hill[2].id: The id "01" already belongs to hill[1]; ids must differ.'),
    ('id = "02"', 'id = "two!"', "hill[2].id: A hill needs an id of 1 to 16 letters"),
    (COLUMNS, '"worm -"', "hill[1].columns: A hill has a list of 5 columns"),
    (COLUMNS, '"", "worm -"', "hill[1].columns[1]: A column has 1 to 5 spaces"),
    (COLUMNS, '"map", "- - - - - -"', "hill[1].columns[2]: A column has 1 to 5 spaces"),
    (COLUMNS, '"map", "map+worm -"', 'hill[1].columns[2]: "map+worm" is not something a space can show'),
    (COLUMNS, '7, "worm -"', "hill[1].columns[1]: A column has 1 to 5 spaces"),
    ("worm_number = 4", "worm_number = 25", f"hill[1].worm_number: {WHOLE} 1 to 24 here; it is 25."),
    ("worm_number = 4", "worm_number = true", "it is true."),
    (VALUES, "queen = 2\ngeneral = 2", f"hill[1].queen: {WHOLE} 3 to 20"),
    (VALUES, "general = 2", f"hill[1].queen: {WHOLE} 3 to 20 here; it is missing."),
    (VALUES, "queen = 5\ngeneral = 0", f"hill[1].general: {WHOLE} 1 to 19"),
    (VALUES, f"king = 5\n{VALUES}", "hill[1].king: This key is not known here"),
]


@rule("ITH-C01", "ITH-C02", "ITH-C06", "ITH-C07", "ITH-A26")
@pytest.mark.parametrize(("before", "after", "sentence"), WRONG, ids=[after for _, after, _ in WRONG])
def test_a_bad_file_is_refused_with_line_and_field(
    tmp_path: Path, before: str, after: str, sentence: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert before in text
    path = tmp_path / "hills.toml"
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as caught:
        load_components(path)
    assert sentence in str(caught.value)
    assert "line " in str(caught.value)


@rule("ITH-002", "ITH-C01")
def test_eleven_hills_are_no_set(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    path = tmp_path / "hills.toml"
    path.write_text(text[: text.rindex("[[hill]]")], encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"A set has exactly 12 hills; this file has 11\."):
        load_components(path)


def test_hills_that_are_no_tables_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "hills.toml"
    path.write_text('name = "x"\nhill = 3\n', encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"begins with \[\[hill\]\]"):
        load_components(path)


def test_the_fingerprint_depends_on_the_hills_only(tmp_path: Path, ours: Components) -> None:
    text = FILE.read_text(encoding="utf-8")
    path = tmp_path / "hills.toml"
    path.write_text("# Another remark\n" + text, encoding="utf-8")
    assert load_components(path).fingerprint == ours.fingerprint
    path.write_text(text.replace("worm_number = 4", "worm_number = 3", 1), encoding="utf-8")
    assert load_components(path).fingerprint != ours.fingerprint
