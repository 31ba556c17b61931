"""Every phrase book says the same things in each of its languages, with the same facts."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import insectarium
from insectarium.text import FluentPhrases

SOURCES = Path(insectarium.__file__).parent
TRANSLATIONS = sorted(path for path in SOURCES.rglob("text/*.ftl") if path.stem != "en")
SPOKEN = {"de", "en", "hu", "nl"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The variables of every message; two messages of one name, or a line of nonsense, fail here."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r} is no message."
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice."
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in TRANSLATIONS}), ids=lambda path: path.parent.name
)
def test_a_phrase_book_has_all_the_languages_of_the_house(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == SPOKEN


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: f"{path.parent.parent.name}:{path.stem}")
def test_a_translation_has_the_messages_and_variables_of_the_english_text(path: Path) -> None:
    english, translated = messages(path.with_name("en.ftl")), messages(path)
    assert translated.keys() - english.keys() == set(), "messages that English does not have"
    assert english.keys() - translated.keys() == set(), "messages that are missing"
    assert translated == english


def test_a_missing_message_and_a_wrong_variable_would_be_found(tmp_path: Path) -> None:
    one, other = tmp_path / "en.ftl", tmp_path / "nl.ftl"
    one.write_text("a = { $who } takes { $count ->\n    [one] one\n   *[other] some\n  }.\nb = B\n")
    other.write_text("a = { $wie } neemt iets.\n")
    assert messages(one) == {"a": {"who", "count"}, "b": set()}
    assert messages(other) == {"a": {"wie"}}


def test_a_game_says_itself_what_it_has_a_sentence_for(tmp_path: Path) -> None:
    own, shared = tmp_path / "own", tmp_path / "shared"
    for folder, text in ((own, "a = own\nc = { b } here\n"), (shared, "a = shared\nb = both\n")):
        folder.mkdir()
        (folder / "en.ftl").write_text(text)
    phrases = FluentPhrases(own, below=shared)
    assert [phrases.say(key, {}) for key in "abc"] == ["own", "both", "both here"]
    assert phrases.keys("en") == {"a", "b", "c"}
