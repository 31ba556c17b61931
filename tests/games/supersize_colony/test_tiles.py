"""The tile phase: fitting, laying, buying, queens on new tiles, and the hand at the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.games._ants.table import LAYING
from insectarium.testing import rule

HOME = ["brood TENENE 0,0", "forest TEETEE 1,0"]
QUEEN = ["0 queen 0,0"]


@rule("SUP-041", "SUP-042", "SUP-043", "SUP-044", "SUP-047")
@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("lay u2a 2,0 turn 1", "SUP-042"),
        ("lay n1a 1,-1 turn 4", "SUP-041"),
        ("lay n1a -1,0 turn 0", "SUP-044"),
        ("lay n1a -1,1 turn 0", "SUP-043"),
        ("lay n1a 5,5 turn 0", "SUP-047"),
        ("lay n1a 0,0 turn 0", "SUP-047"),
    ],
)
def test_every_touching_side_must_fit(start: Any, words: str, because: str) -> None:
    trial = start(HOME, QUEEN, players=[{"hand": ["U2a", "N1a"]}])
    assert trial.refusal(words).rule == because
    assert {"lay u2a 2,0 turn 0", "lay n1a -1,1 turn 1"} <= set(trial.choices())


@rule("SUP-045", "SUP-046")
def test_earth_alone_joins_unless_the_option_forbids_it(start: Any) -> None:
    plain = start(HOME, QUEEN, players=[{"hand": ["U1a"]}])
    assert "lay u1a -1,0 turn 3" in plain.choices()
    strict = start(HOME, QUEEN, players=[{"hand": ["U1a"]}], options={"join_required": True})
    assert strict.refusal("lay u1a -1,0 turn 3").rule == "SUP-046"
    assert "lay u1a 2,0 turn 3" in strict.choices()


@rule("SUP-039", "SUP-048", "SUP-049", "SUP-050", "SUP-D02")
def test_the_first_tile_is_free_and_the_next_costs_food(start: Any) -> None:
    trial = start(HOME, QUEEN, players=[{"hand": ["U2a", "U2a", "U2b"], "food": 1}])
    assert "stop laying" in trial.choices()
    trial.do("lay u2a 2,0 turn 0")
    assert trial.table()["players"][0]["food"] == 1
    trial.do("lay u2a 3,0 turn 0")
    assert trial.table()["players"][0]["food"] == 0
    assert trial.table()["laid"] == 2
    poor = start(HOME, QUEEN, players=[{"hand": ["U2a", "U2b"]}], laid=1, decision="queens", seats=2)
    poor.state.phase = LAYING
    poor.state.choices = poor.state.choices[:0]
    assert poor.refusal("lay u2a 2,0 turn 0").rule == "SUP-050"


@rule("SUP-051", "SUP-052", "SUP-053", "SUP-D03")
def test_market_tiles_come_after_hand_tiles_and_are_laid_at_once(start: Any) -> None:
    market = {"tunnel": ["U2b", "U2a", "U1a"], "nest": ["N1a"], "forest": []}
    trial = start(
        HOME, QUEEN, players=[{"hand": ["U2c"], "food": 2}], market=market, piles={"tunnel": ["U3a"]},
        decision="market",
    )  # fmt: skip
    assert trial.refusal("lay u2c 2,0 turn 0").rule == "SUP-051"
    assert trial.refusal("buy tunnel 3 2,0 turn 0").rule == "SUP-052"
    assert trial.refusal("buy forest 1 2,0 turn 0").rule == "SUP-055"
    assert trial.refusal("buy tunnel 1").rule == "SUP-053"
    trial.do("buy tunnel 2 2,0 turn 0")
    assert trial.table()["players"][0]["food"] == 0
    assert trial.table()["supply"] == 20
    assert trial.table()["board"][-1] == {"tile": "U2a", "at": [2, 0], "turn": 0}


@rule("SUP-054", "SUP-055")
def test_the_market_slides_and_an_empty_pile_refills_nothing(start: Any) -> None:
    market = {"tunnel": ["U2b", "U2a", "U1a"], "nest": ["N1a", "N1b", "N1c"], "forest": []}
    trial = start(
        HOME, [*QUEEN, "0 worker 1,0"], players=[{"food": 4}], market=market, piles={"nest": ["N1d"]},
        decision="market",
    )  # fmt: skip
    trial.do("buy tunnel 1 2,0 turn 1", "buy nest 1 -1,1 turn 1", "put nothing", "stop buying")
    assert trial.table()["market"]["tunnel"] == ["U2a", "U1a", None]
    assert trial.table()["market"]["nest"] == ["N1b", "N1c", "N1d"]


@rule("SUP-057", "SUP-058", "SUP-059", "SUP-D04", "SUC-012", "SUC-013", "SUC-D02")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_only_a_queen_enters_and_only_on_a_nest_tile(start: Any, edition: str) -> None:
    trial = start(HOME, ["1 queen 0,0"], players=[{"hand": ["N1a"]}], edition=edition)
    trial.do("lay n1a -1,1 turn 1")
    assert trial.choices() == ["put nothing", "put queen"]
    assert trial.refusal("stop laying").rule == ("SUP-057" if edition == "second" else "SUC-012")
    trial.do("put queen")
    assert trial.table()["players"][0]["ants"]["q1"]["at"] == [-1, 1]
    forest = start(HOME, QUEEN, players=[{"hand": ["F1a", "U2a"]}], edition=edition)
    forest.do("lay f1a 2,0 turn 3")
    assert "put queen" not in forest.choices()


@rule("SUP-122", "SUP-123", "SUP-124", "SUP-A58", "SUP-A59", "SUP-D13", "SUP-D14", "SUP-121")
def test_the_limit_is_raised_for_two_food_and_the_hand_is_filled(start: Any) -> None:
    trial = start(
        HOME, QUEEN, players=[{"food": 2, "limit": 9, "hand": ["U2b"] * 5 + ["U3a"] * 2}], decision="limit"
    )
    assert trial.choices() == ["keep limit", "raise limit"]
    trial.do("raise limit")
    assert (trial.table()["players"][0]["limit"], trial.table()["supply"]) == (10, 20)
    assert trial.choices() == ["draw nest", "draw tunnel", "draw forest"]
    trial.do("draw nest", "draw tunnel", "draw forest")
    assert len(trial.table()["players"][0]["hand"]) == 10
    assert trial.table()["turn"] == 1
    poor = start(HOME, QUEEN, players=[{"food": 1}], decision="draw")
    assert poor.refusal("raise limit").rule == "SUP-121"


@rule("SUC-011", "SUC-D01")
def test_in_the_first_edition_only_nests_hold_on_to_earth(start: Any) -> None:
    trial = start(HOME, QUEEN, players=[{"hand": ["U1a", "F1a", "N1a"]}], edition="first")
    for words in ("lay u1a -1,0 turn 3", "lay f1a -1,0 turn 3"):
        assert trial.refusal(words).rule == "SUC-011"
    assert {"lay n1a -1,0 turn 3", "lay u1a 2,0 turn 3", "stop laying"} <= set(trial.choices())


@rule("SUC-008", "SUC-052", "SUC-054", "SUC-D08", "SUC-D09", "SUC-D10")
def test_the_first_edition_buys_into_the_hand_after_the_actions(start: Any) -> None:
    market = {"tunnel": ["U2b", "U2a", "U1a"], "nest": ["N1a"], "forest": []}
    trial = start(
        HOME, [*QUEEN, "0 worker 1,0"], edition="first", laid=1, decision="workers", market=market,
        piles={"tunnel": ["U3a", "U3b"], "nest": ["N1b", "N1c"], "forest": ["F1a"]},
        players=[{"food": 5}, {"hand": ["U2c"]}],
    )  # fmt: skip
    assert trial.refusal("buy tunnel 3").rule == "SUC-008"
    trial.do("next type", "buy tunnel 3")
    assert trial.table()["players"][0]["hand"] == ["U1a"]
    assert trial.refusal("buy tunnel 3").rule == "SUC-052"
    trial.do("stop buying", "raise limit")
    assert trial.table()["players"][0]["limit"] == 6
    trial.do("draw tunnel", "draw nest", "draw nest", "draw forest")
    table = trial.table()
    assert table["turn"] == 1
    assert table["players"][0]["hand"] == ["U1a", "U3a", "N1b", "N1c", "F1a", "U3b"]
    lazy = start(
        HOME,
        [*QUEEN, "0 worker 1,0"],
        edition="first",
        decision="workers",
        players=[{"food": 5}, {"hand": ["U2a"]}],
    )
    lazy.do("next type")
    assert lazy.table()["turn"] == 1
    assert lazy.table()["players"][0]["hand"] == []
