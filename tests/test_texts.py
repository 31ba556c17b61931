"""Every sentence exists in every language, with the same facts in it, and somebody says it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from insectarium.scene.palette import SEAT_SHAPES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "insectarium"
WEB = ROOT / "web" / "src"
LANGUAGES = ("de", "en", "hu", "nl")
FOLDERS = sorted(path for path in PACKAGE.rglob("text") if path.is_dir() and any(path.glob("*.ftl")))
# Rooms that say sentences of any game.
SHARED = ("core", "table", "server", "cli", "scene", "lab")
# Rooms that say what both games of a family say.
FAMILIES = ("_ants", "_bees")
# These speak all four languages; games that are being worked on may begin with English.
COMPLETE = ("table", "server", "lab", "games/micropolis")

Messages = dict[str, frozenset[str]]


@cache
def entries(file: Path) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert broken == [], f"{file} cannot be read"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    by_key = {entry.id.name: entry for entry in found}
    assert len(by_key) == len(found), f"{file} has a message twice"
    return by_key


def messages(file: Path) -> Messages:
    """The keys of a file, with the names of the facts in each sentence."""
    return {key: frozenset(facts(file, key)) for key in entries(file)}


def facts(file: Path, key: str) -> Iterator[str]:
    entry = entry_of(file, key)
    yield from named(entry, ftl.VariableReference)
    for other in named(entry, ftl.MessageReference):
        yield from facts(file, other)


def entry_of(file: Path, key: str) -> ftl.Message:
    """A message of a file, or of the one that its family shares."""
    own = entries(file)
    shared = [entries(room / "text" / file.name) for room in family_of(file.parent.parent)]
    return next(found[key] for found in (own, *shared) if key in found)


@cache
def family_of(folder: Path) -> tuple[Path, ...]:
    """The room of the family to which a game belongs."""
    game = folder / "game.py"
    text = game.read_text(encoding="utf-8") if game.is_file() else ""
    return tuple(PACKAGE / "games" / room for room in FAMILIES if f"insectarium.games.{room}." in text)


@cache
def members_of(folder: Path) -> tuple[Path, ...]:
    """The games of the family whose room this is."""
    return tuple(game for game in (PACKAGE / "games").iterdir() if folder in family_of(game))


def named(node: object, kind: type[ftl.VariableReference] | type[ftl.MessageReference]) -> Iterator[str]:
    if isinstance(node, kind):
        yield node.id.name
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                yield from named(each, kind)


def part_of_others(file: Path) -> set[str]:
    return {key for entry in entries(file).values() for key in named(entry, ftl.MessageReference)}


def languages_of(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.ftl"))


def name_of(folder: Path) -> str:
    return folder.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", [*FOLDERS, WEB / "text"], ids=name_of)
def test_no_message_is_missing_or_different_in_any_language(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for language in languages_of(folder):
        translated = messages(folder / f"{language}.ftl")
        assert sorted(set(english) ^ set(translated)) == [], language
        wrong = [key for key in english if not translated[key] <= english[key]]
        assert wrong == [], f"{language} uses facts that nobody gives"


@pytest.mark.parametrize("room", COMPLETE)
def test_what_is_complete_speaks_all_languages(room: str) -> None:
    folder = PACKAGE / room / "text"
    if folder.is_dir():
        assert languages_of(folder) == list(LANGUAGES)


def test_the_pages_speak_all_languages() -> None:
    assert languages_of(WEB / "text") == list(LANGUAGES)


# Who says it: the sources of Python


@cache
def said_in(folder: Path) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The texts in the sources below a folder, and what its f-strings can become."""
    texts: set[str] = set()
    patterns: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                    for part in node.values
                ]
                patterns.add("".join(parts))
    # A pattern that begins with anything would excuse everything.
    return frozenset(texts), tuple(
        re.compile(pattern) for pattern in patterns if re.match(r"[a-z]{2}", pattern)
    )


def is_said(key: str, folder: Path) -> bool:
    members = members_of(folder)
    rooms = [folder, *members, *(PACKAGE / room for room in SHARED), *(PACKAGE / "games").glob("_*")]
    if any(key in said_in(room)[0] for room in rooms):
        return True
    for room in rooms:
        for pattern in said_in(room)[1]:
            if (match := pattern.fullmatch(key)) and all(
                is_named(filler, folder) for filler in match.groups()
            ):
                return True
    return False


def is_named(filler: str, folder: Path) -> bool:
    """Whether this part of a key is a word of the sources, of the levels, or of data beside them."""
    rooms = [folder, *members_of(folder), PACKAGE / "bots", *(PACKAGE / "games").glob("_*")]
    words = frozenset().union(*(said_in(room)[0] for room in rooms))
    return filler in words or any(
        filler in re.findall(r"[\w-]+", text) for text in (*words, *data_of(folder))
    )


@cache
def data_of(folder: Path) -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8") for path in folder.rglob("*.toml"))


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_no_message_is_unused(folder: Path) -> None:
    file = folder / "en.ftl"
    candidates = set(entries(file)) - part_of_others(file)
    assert sorted(key for key in candidates if not is_said(key, folder.parent)) == []


# Who says it: the sources of the pages


@cache
def sources() -> str:
    files = sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_the_pages_say_every_message_and_no_other() -> None:
    english = messages(WEB / "text" / "en.ftl")
    assert not re.search(r"\bt\(`", sources()), "keys are written out, so that they can be found"
    asked = set(re.findall(r'\bt\(\s*"([^"]+)"', sources()))
    assert sorted(asked - set(english)) == []
    written = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', sources()))
    assert sorted(set(english) - written) == []


def test_the_pages_give_the_facts_that_a_message_needs() -> None:
    for key, needed in messages(WEB / "text" / "en.ftl").items():
        for given in re.findall(
            rf'\bt\(\s*"{key}"\s*(?:,\s*\{{([^{{}}]*(?:\{{[^{{}}]*\}}[^{{}}]*)*)\}})?', sources()
        ):
            names = {
                part.split(":")[0].strip() for part in re.split(r",(?![^(\[]*[)\]])", given) if part.strip()
            }
            assert needed <= names, f"{key} needs {sorted(needed)} and gets {sorted(names)}"


def test_seats_have_the_same_shapes_in_pages_and_pictures() -> None:
    text = (WEB / "lib" / "palette.ts").read_text(encoding="utf-8")
    found = re.search(r"SEAT_SHAPES = \[(.*?)\]", text, re.DOTALL)
    assert found
    assert tuple(re.findall(r'"([^"]+)"', found[1])) == SEAT_SHAPES
