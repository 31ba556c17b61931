"""Reading a RULES.md: what an entry is, how to find one, and what a faulty file is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from insectarium.core.rulebook import Rulebook, RulebookError, UnknownRule

BOOK = """\
# Ant chess

The queen moves first, see ANT-001.

## Moves

- **ANT-001** The queen moves first,
  and the workers follow.
- **ANT-002** Workers never move back (unlike HIVE-007).

### Numbers

- **ANT-T01** Three workers make 3 points.

## Notes

- a remark without an id
- **ANT-003** Printed on paper. {not testable: about the box}
"""


def test_entries_come_in_the_order_of_the_file() -> None:
    book = Rulebook.parse(BOOK)
    assert book.ids == ("ANT-001", "ANT-002", "ANT-T01", "ANT-003")
    assert [rule.id for rule in book] == list(book.ids)
    assert len(book) == 4


def test_an_entry_knows_its_section_text_line_and_reason() -> None:
    book = Rulebook.parse(BOOK)
    assert book["ANT-001"].text == "The queen moves first, and the workers follow."
    assert book["ANT-001"].section == "Moves"
    assert book["ANT-T01"].section == "Numbers"
    assert book["ANT-T01"].line == 13
    assert book["ANT-003"].text == "Printed on paper."
    assert book["ANT-003"].untestable == "about the box"
    assert [rule.testable for rule in book] == [True, True, True, False]
    assert [rule.is_vector for rule in book] == [False, False, True, False]


def test_ids_are_found_in_any_case() -> None:
    assert Rulebook.parse(BOOK)[" ant-t01 "].id == "ANT-T01"


def test_containment_asks_for_the_exact_id() -> None:
    book = Rulebook.parse(BOOK)
    assert "ANT-001" in book
    assert "ANT-1" not in book


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("ANT-1", "There is no rule ANT-1 in this rulebook. Did you mean ANT-001?"),
        ("ant-t02", "There is no rule ANT-T02 in this rulebook. Did you mean ANT-T01, ANT-002"),
        ("queens", "There is no rule QUEENS in this rulebook."),
    ],
)
def test_an_unknown_rule_is_answered_with_near_ids(asked: str, sentence: str) -> None:
    with pytest.raises(UnknownRule) as raised:
        Rulebook.parse(BOOK)[asked]
    assert str(raised.value).startswith(sentence)


def test_search_wants_every_word_and_ignores_case() -> None:
    book = Rulebook.parse(BOOK)
    assert [rule.id for rule in book.search("WORKERS moves")] == ["ANT-001", "ANT-002"]
    assert [rule.id for rule in book.search("numbers")] == ["ANT-T01"]
    assert book.search("workers elephant") == ()
    assert book.search("  ") == ()


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("- **ANT-001** One.\n- **ANT-001** Two.", "line 3: ANT-001 is declared a second time; .* on line 2"),
        ("- **ANT-001**", "line 2: malformed entry"),
        ("- ANT-001 Not bold.", "line 2: malformed entry"),
        ("**ANT-001** No list item.", "line 2: malformed entry"),
        ("* **ANT-001** Another bullet.", "line 2: malformed entry"),
        ("- **ant-001** Small letters.", "line 2: malformed entry"),
        ("- **ANT-001a** Letter at the end.", "line 2: malformed entry"),
        ("- **ANT-001** One.\n  - **ANT-002** Nested.", "line 3: malformed entry"),
        ("- **ANT-001** One. {not testable: }", "line 2: ANT-001 is marked not testable without a reason"),
        ("- **ANT-001** One. {untestable: box}", "line 2: ANT-001 has a brace that closes no mark"),
        ("- **ANT-001** {not testable: box}", "line 2: ANT-001 has a mark but no text"),
        ("- **ANT-001** See ANT-009.", "line 2: ANT-001 refers to ANT-009, which has no entry"),
        ("Nothing but prose.", "no entry found"),
    ],
)
def test_a_faulty_rulebook_is_refused_with_its_line(lines: str, sentence: str) -> None:
    with pytest.raises(RulebookError, match=f"ants.md.*{sentence}"):
        Rulebook.parse(f"## Moves\n{lines}\n", "ants.md")


def test_an_entry_needs_a_section() -> None:
    with pytest.raises(RulebookError, match="line 1: ANT-001 stands before the first heading"):
        Rulebook.parse("- **ANT-001** One.")


def test_reading_a_file_names_the_file_when_it_is_missing(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=r"RULES\.md: the rulebook cannot be read"):
        Rulebook.read(tmp_path / "RULES.md")


def test_a_file_reads_like_its_text_and_repr_names_it(tmp_path: Path) -> None:
    file = tmp_path / "RULES.md"
    file.write_text(BOOK, encoding="utf-8")
    book = Rulebook.read(file)
    assert list(book) == list(Rulebook.parse(BOOK))
    assert repr(book) == f"Rulebook.read({str(file)!r})"
