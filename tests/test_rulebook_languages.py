"""Every game tells the same rules in each of its languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game
from insectarium.core.rulebook import Rule, Rulebook

NUMBER_OR_ID = re.compile(r"[A-Z]{3}-[A-Z]?\d+|\d+")
HEADING = re.compile(r"^(#+) .+$", re.MULTILINE)
Books = tuple[Rulebook, Rulebook]


def translations() -> list[tuple[str, str]]:
    games = [insectarium.load(manifest.id) for manifest in insectarium.games()]
    return [
        (game.manifest.id, language)
        for game in games
        for language in sorted({path.name.split(".")[1] for path in game.folder().glob("RULES.*.md")})
    ]


@pytest.fixture(params=translations(), ids=":".join)
def books(request: pytest.FixtureRequest) -> Books:
    """A rulebook in English and in another language."""
    name, language = request.param
    game = insectarium.load(name)
    return game.rulebook(), game.rulebook(language)


def pairs(books: Books) -> list[tuple[Rule, Rule]]:
    return list(zip(*books, strict=True))


def heading_levels(book: Rulebook) -> list[str]:
    return HEADING.findall(Path(book.source).read_text(encoding="utf-8"))


@pytest.fixture
def micropolis() -> Game[Any]:
    return insectarium.load("micropolis")


@pytest.mark.parametrize("language", ["de", "hu", "nl"])
def test_micropolis_has_its_rules_in_this_language(micropolis: Game[Any], language: str) -> None:
    assert ("micropolis", language) in translations()
    assert language in micropolis.phrases.languages()


def test_an_unknown_language_is_answered_in_english(micropolis: Game[Any]) -> None:
    assert micropolis.rulebook("xx").source == micropolis.rulebook().source


def test_same_ids_in_the_same_order(books: Books) -> None:
    english, translated = books
    assert translated.source != english.source
    assert translated.ids == english.ids


def test_same_marks(books: Books) -> None:
    english, translated = books
    assert [rule.untestable for rule in translated] == [rule.untestable for rule in english]


def test_same_sections_each_with_a_name_of_its_own(books: Books) -> None:
    english, translated = books
    assert heading_levels(translated) == heading_levels(english)
    assert len({(ours.section, theirs.section) for ours, theirs in pairs(books)}) == len(
        {rule.section for rule in english}
    )


def test_nothing_is_left_in_english(books: Books) -> None:
    assert [ours.id for ours, theirs in pairs(books) if ours.text == theirs.text] == []


def test_same_numbers_and_the_same_rules_referred_to(books: Books) -> None:
    """Words may stand in another order, numbers in digits may be neither lost nor changed."""
    for ours, theirs in pairs(books):
        assert sorted(NUMBER_OR_ID.findall(theirs.text)) == sorted(NUMBER_OR_ID.findall(ours.text)), ours.id
