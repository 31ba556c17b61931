"""Components files: what is wrong is said with file, line and field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from insectarium.games.marabunta.components import ComponentsError, load_components
from insectarium.testing import rule

Changed = Callable[[str, str], Path]

FAULTS = [
    ('name = "Insectarium boards"', "", "The boards need a name"),
    ('name = "Insectarium boards"', 'name = "x"\ncolour = 1', "This key is not known here"),
    ('side = "plain"', 'side = "back"', 'The side is one of symbol, plain, in quotes; it is "back"'),
    ('side = "plain"', 'side = "symbol"', "There is a territory with this side already"),
    ('    "s. s. b. b. b. b. p. p. p# p. p* p.",\n', "", "A territory has 7 lines, not 6"),
    ("s. s. b. b. b. b. p. p. p# p. p* p.", "s. s.", "A line has 12 hexes, not 2"),
    ("s. s. b. b. b. b.", "x. s. b. b. b. b.", "A hex is a letter of bpogsy and one of .*#"),
    ("s. s. b. b. b. b.", "s. s. b. b. b. s.", "Region blue has 13 hexes, not 14"),
    ("p# p. p* p.", "p# p. p. p.", "There are 11 cookie hexes, not 12"),
    ('cookies = "0 1 2 2 3 3 4 4 5 5"', 'cookies = "1 2"', "The figures begin with 0"),
    ('cookies = "0 1 2 2 3 3 4 4 5 5"', 'cookies = "0 2 1"', "never become smaller"),
    ('cookies = "0 1 2 2 3 3 4 4 5 5"', 'cookies = "0 many"', "A cookie has a number from 0 to 20"),
    ('cookies = "0 1 2 2 3 3 4 4 5 5"', "cookies = 3", "The row of cookies is text"),
    ('"one: 2"', '"one"', 'A group reads "ability: chests"'),
    ('"one: 2"', '"one: 9"', "with 1 to 6 chests"),
    ('"one: 2"', '"five: 2"', '"five" is no ability'),
    ('"one: 2"', '"two: 2"', "This board has a group for two already"),
    ('    "two_points: 2",\n', "", "No board has a group for two_points"),
]


@rule("MAR-A03", "MAR-C04", "MAR-C05", "MAR-C09", "MAR-C10")
@pytest.mark.parametrize(("old", "new", "sentence"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_a_fault_is_named(changed_file: Changed, old: str, new: str, sentence: str) -> None:
    with pytest.raises(ComponentsError) as fault:
        load_components(changed_file(old, new))
    assert sentence in str(fault.value)
    assert "boards.toml" in str(fault.value)


def test_a_missing_side_is_named(tmp_path: Path) -> None:
    path = tmp_path / "boards.toml"
    path.write_text('name = "none"\n', encoding="utf-8")
    with pytest.raises(ComponentsError, match='The territory with side = "symbol" is missing'):
        load_components(path)
    path.write_text('name = "none"\nterritory = 3\n', encoding="utf-8")
    with pytest.raises(ComponentsError, match="Each territory is a table of its own"):
        load_components(path)


def test_a_territory_without_chests_is_refused(changed_file: Changed) -> None:
    path = changed_file("#", "#")
    text = path.read_text(encoding="utf-8")
    start = text.index("[[territory]]")
    middle = text.index("[[territory]]", start + 5)
    path.write_text(text[:start] + text[start:middle].replace("#", ".") + text[middle:], encoding="utf-8")
    with pytest.raises(ComponentsError, match="At least one hex must show a chest"):
        load_components(path)


def test_the_fingerprint_follows_the_boards_only(changed_file: Changed) -> None:
    ours = load_components().fingerprint
    assert load_components(changed_file('name = "Insectarium boards"', 'name = "Other"')).fingerprint == ours
    assert load_components(changed_file('"one: 2"', '"one: 3"')).fingerprint != ours
