"""Who may import whom: the rooms of the house, read from the sources."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "insectarium"
FILES = sorted(PACKAGE.rglob("*.py"))
MARK = "# compiled by mypyc"

# A room is a folder or a module directly under insectarium; "insectarium" is the public face.
CONTRACT = {"core"}
PLAYING = CONTRACT | {"text", "scene", "bots", "table"}
MAY_IMPORT = {
    "_build": set[str](),
    "core": {"_build"},
    "text": CONTRACT,
    "scene": CONTRACT,
    "games": CONTRACT | {"text", "scene"},
    "bots": CONTRACT,
    "table": CONTRACT | {"text", "scene", "bots"},
    "testing": CONTRACT | {"_build"},
    "lab": PLAYING | {"_build", "insectarium"},
    "adapters": PLAYING | {"insectarium"},
    "server": PLAYING | {"lab", "_build", "insectarium"},
    "cli": PLAYING | {"lab", "server", "_build", "insectarium"},
    "__main__": {"cli"},
    "insectarium": CONTRACT | {"_build", "games"},
}
# Rooms that are not named here use the standard library only.
THIRD_PARTY = {
    "text": {"fluent"},
    "testing": {"pytest"},
    "cli": {"typer", "click", "rich"},
}
FREE_ROOMS = {"server", "lab", "adapters"}
PACKED = PACKAGE / "core" / "packed.py"


def name_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def room_of(module: str) -> str:
    _, dot, rest = module.partition(".")
    return rest.split(".")[0] if dot else "insectarium"


@cache
def imports_of(file: Path) -> tuple[str, ...]:
    """The modules that a file imports, wherever in it."""
    return tuple(
        found for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) for found in named(node)
    )


def named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, "imports are written out in full"
        module = node.module or ""
        for alias in node.names:
            yield f"{module}.{alias.name}" if is_module(f"{module}.{alias.name}") else module


def is_module(name: str) -> bool:
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def ours(file: Path) -> list[str]:
    return [name for name in imports_of(file) if name.split(".")[0] == "insectarium"]


def strangers(file: Path) -> set[str]:
    roots = {name.split(".")[0] for name in imports_of(file)}
    return roots - set(sys.stdlib_module_names) - {"insectarium"}


def breaks(module: str, imported: Iterable[str]) -> list[str]:
    """What a module imports against the order of the rooms."""
    allowed = MAY_IMPORT[room_of(module)] | {room_of(module)}
    return [name for name in imported if room_of(name) not in allowed]


def test_there_is_something_to_check() -> None:
    assert len(FILES) > 40
    assert sum(len(ours(file)) for file in FILES) > 100


def test_every_room_has_its_place() -> None:
    assert sorted({room_of(name_of(file)) for file in FILES} - set(MAY_IMPORT)) == []


@pytest.mark.parametrize("room", sorted(MAY_IMPORT))
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    files = [file for file in FILES if room_of(name_of(file)) == room]
    found = {name_of(file): breaks(name_of(file), ours(file)) for file in files}
    assert {name: broken for name, broken in found.items() if broken} == {}


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("insectarium.core.game", "insectarium.games.micropolis.rules"),
        ("insectarium.core.state", "insectarium"),
        ("insectarium.core.message", "insectarium.text"),
        ("insectarium.bots.search", "insectarium.games.micropolis.state"),
        ("insectarium.games.micropolis.rules", "insectarium.bots.search"),
        ("insectarium.table.table", "insectarium.server.app"),
    ],
)
def test_an_import_from_above_is_a_break(module: str, imported: str) -> None:
    assert breaks(module, [imported]) == [imported]


def test_no_room_lies_below_itself() -> None:
    """The order has no circle, but for the face, which opens the door to what it is made of."""
    order = {room: below - {"insectarium"} for room, below in MAY_IMPORT.items() if room != "insectarium"}
    placed: set[str] = set()
    while order:
        next_floor = [room for room, below in order.items() if below <= placed]
        assert next_floor, f"these rooms import each other: {sorted(order)}"
        placed.update(next_floor)
        order = {room: below for room, below in order.items() if room not in placed}


def game_of(module: str) -> str:
    """The folder under games/ that a module lies in; "" for other rooms."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


def test_a_game_is_imported_by_nobody_but_itself() -> None:
    """Rooms of mechanisms, which begin with an underscore, serve all games and know none."""
    broken = [
        f"{name_of(file)} imports {name}"
        for file in FILES
        for name in ours(file)
        if game_of(name) not in ("", game_of(name_of(file)))
        and not (game_of(name).startswith("_") and game_of(name_of(file)))
    ]
    assert broken == []


def test_third_party_packages_stay_in_their_rooms() -> None:
    broken = {
        name_of(file): sorted(found)
        for file in FILES
        if file != PACKED and room_of(name_of(file)) not in FREE_ROOMS
        if (found := strangers(file) - THIRD_PARTY.get(room_of(name_of(file)), set()))
    }
    assert broken == {}


def test_one_file_knows_the_packed_arrays() -> None:
    knowing = [file for file in FILES if strangers(file) & {"librt", "mypy_extensions"}]
    assert knowing == [PACKED]


def marked(file: Path) -> bool:
    return file.read_text(encoding="utf-8").partition("\n")[0] == MARK


def test_the_mark_of_compiled_modules_stands_in_the_first_line_only() -> None:
    written = [file for file in FILES if f"\n{MARK}" in file.read_text(encoding="utf-8")]
    assert written == []
    assert PACKED not in [file for file in FILES if marked(file)]


def test_every_state_and_bot_of_ours_is_compiled() -> None:
    """A state that stays interpreted would be the one thing that makes a search slow."""
    interpreted = [
        f"{name_of(file)}.{node.name}"
        for file in FILES
        if not marked(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        if {ast.unparse(base) for base in node.bases} & {"State", "Bot", "Board"}
    ]
    assert interpreted == []


def test_only_the_engine_uses_packed_arrays() -> None:
    users = [name_of(file) for file in FILES if "insectarium.core.packed" in imports_of(file)]
    assert {room_of(name) for name in users} <= {"core", "games", "bots"}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import insectarium.bots", ["insectarium.bots"]),
        ("from insectarium.core import game", ["insectarium.core.game"]),
        ("from insectarium.core.game import Game", ["insectarium.core.game"]),
        ("from insectarium import Rng", ["insectarium"]),
        ("def f():\n    from fluent import runtime", ["fluent"]),
    ],
)
def test_imports_are_found_however_they_are_written(source: str, expected: list[str]) -> None:
    assert [name for node in ast.walk(ast.parse(source)) for name in named(node)] == expected
