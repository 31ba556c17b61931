"""Setting up: what can be asked for, and a clear no to everything else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from insectarium.core.manifest import (
    BadSetup,
    Manifest,
    Option,
    OptionValue,
    choice,
    flag,
    options_as_text,
    options_from_text,
)

ANTS = Manifest(
    id="ants",
    title="Ants",
    designers=(),
    publisher="",
    seats=(2, 3, 4),
    rules_prefixes=("ANT",),
    entry="ants:Ants",
    options=(flag("expert", seats=(2, 3)), choice("start", "seat", "random")),
)
PLAIN = Manifest("plain", "Plain", (), "", (2, 4), ("PLN",), "plain:Plain")


def test_defaults_are_filled_in() -> None:
    assert ANTS.resolve(3) == {"expert": False, "start": "seat"}
    assert ANTS.resolve(3, {"start": "random"}) == {"expert": False, "start": "random"}
    assert PLAIN.resolve(2, {}) == {}


@pytest.mark.parametrize(("given", "meant"), [(True, True), ("true", True), ("false", False), (False, False)])
def test_a_flag_can_be_given_as_text(given: bool | str, meant: bool) -> None:
    assert ANTS.resolve(3, {"expert": given})["expert"] is meant


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (7, {}, "Ants is for 2 to 4 seats, not 7."),
        (1, {}, "Ants is for 2 to 4 seats, not 1."),
        (4, {"expert": True}, "Option expert=true is for 2 or 3 seats, not 4."),
        (3, {"expert": "maybe"}, "Option expert cannot be maybe; it can be false, true."),
        (3, {"start": "loudest"}, "Option start cannot be loudest; it can be seat, random."),
        (3, {"wings": True}, "Ants has no option wings; its options are: expert, start."),
    ],
)
def test_a_wrong_wish_gets_a_clear_no(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        ANTS.resolve(seats, options)
    assert str(caught.value) == sentence


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="Plain has no option wings; its options are: none"):
        PLAIN.resolve(2, {"wings": True})


def test_an_option_can_need_a_setting_of_another() -> None:
    editions = choice("edition", "second", "first")
    all_tiles = flag("all_tiles", only_with=("edition", "first"))
    manifest = Manifest("two", "Two", (), "", (2,), ("TWO",), "two:Two", (all_tiles, editions))
    assert len(list(manifest.option_sets(2))) == 3
    assert manifest.resolve(2, {"edition": "first", "all_tiles": "true"})["all_tiles"] is True
    with pytest.raises(BadSetup) as caught:
        manifest.resolve(2, {"all_tiles": True})
    assert str(caught.value) == "Option all_tiles=true is only for edition=first."


def test_numbers_of_seats_with_a_gap_are_named_one_by_one() -> None:
    pair = replace(PLAIN, seats=(2,))
    with pytest.raises(BadSetup, match="Plain is for 2 seats, not 3"):
        pair.resolve(3)
    with pytest.raises(BadSetup, match="Plain is for 2 or 4 seats, not 3"):
        PLAIN.resolve(3)


def test_option_sets_are_those_that_the_seats_allow() -> None:
    assert len(list(ANTS.option_sets(3))) == 4
    assert list(ANTS.option_sets(4)) == [
        {"expert": False, "start": "seat"},
        {"expert": False, "start": "random"},
    ]
    assert list(PLAIN.option_sets(2)) == [{}]


@given(some.sampled_from([(seats, options) for seats in ANTS.seats for options in ANTS.option_sets(seats)]))
def test_options_go_through_text_and_back(table: tuple[int, dict[str, Any]]) -> None:
    seats, options = table
    assert ANTS.resolve(seats, options_from_text(options_as_text(options))) == options


def test_options_can_be_separated_by_commas() -> None:
    assert options_from_text("expert=true, start=random") == {"expert": "true", "start": "random"}


@pytest.mark.parametrize("text", ["expert", "expert=", "=true", "expert true"])
def test_what_is_no_option_is_named(text: str) -> None:
    with pytest.raises(BadSetup, match="An option is written key=value, not "):
        options_from_text(text)


def test_the_first_value_is_the_default() -> None:
    assert Option("size", (OptionValue("small"), OptionValue("large"))).default == "small"
