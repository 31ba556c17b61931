"""Human-written documents: every fault names the place and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.document import Document, PositionError

ANT = {"name": "Ann", "legs": 6, "eggs": [1, 2], "home": None}


def test_a_sound_document_is_read() -> None:
    ant = Document(ANT).mapping(("name", "legs", "eggs", "home"))
    assert ant["name"].text() == "Ann"
    assert ant["name"].text("Ann", "Bea") == "Ann"
    assert ant["legs"].whole(0, 6) == 6
    assert [egg.whole(1, 2) for egg in ant["eggs"].items(at_most=2)] == [1, 2]


def test_a_field_can_be_left_out() -> None:
    ant = Document(ANT)
    assert ant.optional("wings", lambda part: part.whole(0, 4), 2) == 2
    assert ant.optional("legs", lambda part: part.whole(0, 6), 2) == 6
    assert ant.has("legs")
    assert not ant.has("home")
    assert not Document([1]).has("legs")


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda ant: ant.mapping(("name", "legs")), "position: unknown field 'eggs'; known are name, legs."),
        (lambda ant: ant["eggs"].mapping(()), "position.eggs: an object is needed here, not [1, 2]."),
        (lambda ant: ant["wings"], "position: the field 'wings' is missing."),
        (lambda ant: ant["home"], "position: the field 'home' is missing."),
        (lambda ant: list(ant["legs"].items()), "position.legs: a list is needed here, not 6."),
        (lambda ant: list(ant["eggs"].items(1)), "position.eggs: 2 entries, but at most 1 are possible."),
        (lambda ant: ant["legs"].whole(0, 4), "position.legs: 6 is not from 0 to 4."),
        (lambda ant: ant["name"].whole(0, 4), "position.name: a whole number is needed here, not 'Ann'."),
        (lambda ant: ant["legs"].text(), "position.legs: a text is needed here, not 6."),
        (lambda ant: ant["name"].text("Bea", "Cleo"), "position.name: 'Ann' is none of Bea, Cleo."),
        (lambda ant: [e.whole(2, 3) for e in ant["eggs"].items()], "position.eggs[0]: 1 is not from 2 to 3."),
    ],
)
def test_a_fault_names_its_place(read: Callable[[Document], Any], sentence: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(Document(ANT))
    assert str(caught.value) == sentence


@pytest.mark.parametrize("value", [True, 1.0, "1", None])
def test_only_whole_numbers_are_whole_numbers(value: Any) -> None:
    with pytest.raises(PositionError, match="a whole number is needed here"):
        Document(value).whole(0, 9)
