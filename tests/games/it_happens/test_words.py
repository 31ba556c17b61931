"""Every sentence in four languages, the log, and the table in words."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.games.it_happens.components import OBJECTS, WORM
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.testing import rule

ItHappens = Game[ItHappensState]
LANGUAGES = ("de", "en", "hu", "nl")


def test_every_language_has_every_sentence(it_happens: ItHappens) -> None:
    book: Any = it_happens.phrases
    assert book.languages() == LANGUAGES
    assert all(book.keys(language) == book.keys("en") for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(it_happens: ItHappens, language: str) -> None:
    names = {it_happens.phrases.say("thing", {"thing": thing}, language) for thing in (*OBJECTS, WORM)}
    assert len(names) == 9


def log(trial: Any, *words: str) -> list[str]:
    events = trial.do(*words)
    return [trial.game.narrate(event.seen_by(0), "en", ["Ada", "Ben", "Cleo", "Dan"]) for event in events]


def test_the_log_tells_a_turn(start: Any) -> None:
    trial = start(3, worms=[1], rolls=[2, 5])
    assert log(trial, "roll", "reroll", "place 1") == [
        "Ada rolls a 2.",
        "Ada pays a worm, rolls the 2 again and gets a 5.",
        "Ada places the 5 in column 1 of hill 1: 5 in all.",
        "Ada gets a map.",
    ]


@rule("ITH-046")
def test_the_log_tells_of_a_skip(start: Any) -> None:
    assert log(start(3, worms=[1]), "skip") == ["Ada pays a worm and skips this turn."]


@rule("ITH-074", "ITH-081")
def test_the_log_tells_of_the_third_colour(start: Any) -> None:
    trial = start(2, rolls=[4])
    assert log(trial, "roll third", "place 1") == [
        "Ada rolls a 4 for the third colour.",
        "Ada places the third colour's 4 in column 1 of hill 1: 4 in all.",
        "The third colour gets a map.",
    ]


def test_the_log_tells_an_evaluation(evaluated: Any) -> None:
    trial = evaluated(["yellow 2", "red 6 3"], worm_number=9)
    told = [
        trial.game.narrate(event.seen_by(0), "en", ["Ada", "Ben", "Cleo", "Dan"]) for event in trial.events
    ]
    assert "Ben wins the queen of hill 1 (5 points) with 9 pips." in told
    assert "Ada wins the general of hill 1 (2 points) with 2 pips." in told
    assert "Ben gets a worm for meeting the worm number." in told
    assert "Nobody wins the queen of hill 3." in told
    assert told[-1] == "Round 2 begins with three new hills; Ben is the start player."


def test_the_table_in_words(start: Any) -> None:
    trial = start(3, ["green 2", "yellow 3"], worms=[1, 0, 2], objects=[{"map": 2, "key": 1}], die=3)
    view = trial.game.view(trial.state, 0)
    players, first, *_ = trial.game.text_tables(view, "en", ["Ada", "Ben", "Cleo"])
    assert players.rows[0] == ("Ada", "yellow", "4", "1", "map × 2, key", "-", "-")
    assert players.note == "Rolled: 3"
    assert first.title == "Hill 1: queen 5, general 2, worm for exactly 4"
    assert first.rows[0] == ("1", "Cleo", "2", "2", "2", "full")
    assert first.rows[1] == ("2", "Ada", "3", "3", "1", "-")
    assert first.note == "The 3 would go to column 2: sum 6, first."


def test_the_table_in_words_after_a_round(evaluated: Any) -> None:
    trial = evaluated(["yellow 2", "red 6"], queen=9, general=4)
    tables = trial.game.text_tables(trial.game.view(trial.state, 0), "en", ["Ada", "Ben", "Cleo", "Dan"])
    assert tables[0].title == "The round before"
    assert tables[0].rows[0] == ("1", "Ben (9)", "Ada (4)")
    assert tables[0].rows[2] == ("3", "-", "-")
    assert tables[1].rows[1][5] == "9"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_column_is_said_to_take_no_die(start: Any, language: str) -> None:
    trial = start(3, ["yellow 1"], die=3)
    tables = trial.game.text_tables(trial.game.view(trial.state, 0), language)
    assert tables[1].note == trial.game.phrases.say("words-no-offer", {}, language)


def test_the_rulebook_is_complete(it_happens: ItHappens) -> None:
    kinds = {"": range(1, 84), "T": range(1, 18), "A": range(1, 28), "D": range(1, 6), "C": range(1, 16)}
    expected = {f"ITH-{kind}{n:0{2 if kind else 3}d}" for kind, numbers in kinds.items() for n in numbers}
    assert set(it_happens.rulebook().ids) == expected
