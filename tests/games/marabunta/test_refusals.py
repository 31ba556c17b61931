"""Refusals name the rule, and what a click would mean."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.games.marabunta.codes import CHEST, CIRCLE, PURGE, STRIKE, WRITE, action_of
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MarabuntaState]]
Both = tuple[dict[str, object], dict[str, object]]


def test_after_the_end_nothing_is_possible(start: Start) -> None:
    circles: Both = ({"circles": [8, 2, 2, 2, 2, 2]}, {})
    trial = start(more=circles, trigger={"seat": 0, "ending": "sheet"}, decision={"kind": "over"})
    assert trial.choices() == []
    assert trial.refusal("use blue").rule == "MAR-108"


@pytest.mark.parametrize(
    ("words", "rule_id"),
    [("choose tile", "MAR-038"), ("use blue", "MAR-038"), ("split", "MAR-039"), ("finish", "MAR-038")],
)
def test_while_dividing(start: Start, words: str, rule_id: str) -> None:
    assert start().refusal(words).rule == rule_id


@pytest.mark.parametrize(
    ("words", "rule_id"),
    [
        ("split blue", "MAR-041"),
        ("choose dice", "MAR-041"),
        ("use green", "MAR-046"),
        ("write d3", "MAR-046"),
        ("drop", "MAR-046"),
        ("anthill", "MAR-046"),
        ("purge k1", "MAR-046"),
    ],
)
def test_between_elements(start: Start, words: str, rule_id: str) -> None:
    trial = start(pool="blue pink", dice="banner 1 0 0 0 0")
    assert trial.refusal(words).rule == rule_id


@pytest.mark.parametrize(
    ("tile", "rule_id", "rest"),
    [
        ("chests", "MAR-A21", {"more": ({"chests": [2, 3, 2, 4, 3, 2, 3]}, {})}),
        ("one", "MAR-080", {"more": ({"anthills": 0}, {})}),
        ("zeros", "MAR-083", {"more": ({"anthills": 0}, {})}),
    ],
)
def test_tiles_without_use(start: Start, tile: str, rule_id: str, rest: dict[str, object]) -> None:
    trial = start(pool="blue tile", dice="banner 1 0 0 0 0", tile=tile, **rest)
    assert trial.refusal("use tile").rule == rule_id


@rule("MAR-021", "MAR-025", "MAR-026")
def test_there_are_only_so_many_groups_hexes_and_sheets(start: Start) -> None:
    trial = start(pool="blue tile", dice="chest 1 0 0 0 0", tile="circles")
    trial.do("use blue")
    assert trial.refusal(action_of(CHEST, 9)).rule == "MAR-021"
    trial.do("chest 1", "use tile")
    assert trial.refusal(action_of(CIRCLE, 6)).rule == "MAR-025"
    trial = start(pool="blue tile", dice="0 1 0 0 0 0", tile="strike")
    trial.do("use blue")
    assert trial.refusal(action_of(WRITE, 84)).rule == "MAR-026"
    trial.do("drop", "use tile")
    assert trial.refusal(action_of(STRIKE, 100)).rule == "MAR-026"
    trial = start(pool="tile", round=8)
    trial.do("use tile")
    assert trial.refusal(action_of(PURGE, 84)).rule == "MAR-026"
    assert trial.refusal("purge a1").rule == "MAR-087"


def test_a_complete_group_takes_no_further_chest(start: Start) -> None:
    trial = start(pool="blue", dice="chest 1 0 0 0 0", more=({"chests": [2, 0, 0, 0, 0, 0, 0]}, {}))
    trial.do("use blue")
    assert trial.refusal("chest 1").rule == "MAR-056"


def test_why_not_asks_about_nodes(start: Start) -> None:
    trial = start(pool="blue tile", dice="0 1 0 0 0 0", tile="repeat", red="d3:1")

    def meant(node: str) -> list[str]:
        return [trial.game.notation(trial.state, a) for a in trial.game.meant_by(trial.state, node)]

    assert meant("hex-d4") == ["write d4"]
    assert meant("die-pink") == ["use pink"]
    assert meant("tile-repeat") == ["use tile"]
    assert meant("sheet-pink") == ["circle pink"]
    assert meant("group-0-2") == ["chest 3"]
    assert meant("group-1-2") == []
    assert meant("anthill-0-0") == ["anthill"]
    assert meant("finish") == ["finish"]
    assert meant("drop") == ["drop"]
    assert meant("bonus-chest") == ["first chest"]
    assert meant("pool-0") == []
    assert meant("hex-z9") == []
    trial.do("use tile")
    assert meant("die-blue") == ["repeat blue"]
