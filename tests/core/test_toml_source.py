"""Every field of a TOML file is found on its line, however the file is laid out."""

from pathlib import Path

import pytest

from insectarium.core.toml_source import FieldPath, TomlSource, field_name, read_toml

TRICKY_LINES = [
    "# [[card]] in a comment",  # line 1
    r'title = "a # no comment, \" and ] ="',
    r"'quoted.key' = 'C:\[x]'",
    'long = """first',
    "[[card]] in a string",
    '"" two quotes"""""',  # line 6
    "point.x = 1",
    "point . y = 1979-05-27 07:32:00",
    "[board]",
    "cells = [ [1, 2], # ]",
    "  [3,",  # line 11
    '   4], { a = "}", b = [',
    "   5] } ]",
    "literal = '''",
    "[[card]]'''",
    "[[card]]",  # line 16
    'id = ""',
    "[[card]]",
    "[card.cost]",
    "gold = 2",
    "[[card.effect]]",  # line 21
    'kind = "draw"',
    "[[card.effect]]",
    'kind = "discard"',
    '[ "spaced" . name ]',
    "value = true",  # line 26
    "[[card]]",
    "id = 3",
]
PLACES: list[tuple[FieldPath, int]] = [
    (("title",), 2),
    (("quoted.key",), 3),
    (("long",), 4),
    (("point",), 7),
    (("point", "y"), 8),
    (("board",), 9),
    (("board", "cells"), 10),
    (("board", "cells", 0, 1), 10),
    (("board", "cells", 1), 11),
    (("board", "cells", 1, 1), 12),
    (("board", "cells", 2, "b"), 12),
    (("board", "cells", 2, "b", 0), 13),
    (("board", "literal"), 14),
    (("card",), 16),
    (("card", 0, "id"), 17),
    (("card", 1), 18),
    (("card", 1, "cost", "gold"), 20),
    (("card", 1, "effect", 0, "kind"), 22),
    (("card", 1, "effect", 1, "kind"), 24),
    (("spaced", "name", "value"), 26),
    (("card", 2, "id"), 28),
    (("card", 2, "missing"), 27),
    (("missing",), 1),
]


@pytest.fixture(scope="module")
def tricky(tmp_path_factory: pytest.TempPathFactory) -> TomlSource:
    path: Path = tmp_path_factory.mktemp("toml") / "tricky.toml"
    path.write_text("\n".join(TRICKY_LINES), encoding="utf-8")
    return read_toml(path)


@pytest.mark.parametrize(("path", "line"), PLACES)
def test_a_field_is_found_on_its_line(tricky: TomlSource, path: FieldPath, line: int) -> None:
    assert tricky.line_of(path) == line


def test_an_error_names_file_line_and_field(tricky: TomlSource) -> None:
    error = tricky.error(("card", 1, "cost", "gold"), "Too dear.")
    assert str(error) == f"{tricky.file}, line 20, card[2].cost.gold: Too dear."


def test_fields_are_counted_from_one() -> None:
    assert field_name(("tile", 2, "segments", 0)) == "tile[3].segments[1]"
