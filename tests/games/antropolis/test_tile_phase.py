"""The tile phase of the second edition: fitting, laying, buying, putting ants."""

from __future__ import annotations

from typing import Any

from insectarium.testing import rule

ARM = ["F2S 1 0 0", "N2S 2 0 3"]
BOARD = ["F6H 0 0 0", *ARM, "F2S -1 0 0", "N2S -2 0 0"]
QUEEN = {"ants": ["q1 2 0", "w1 1 0"]}
OTHER: dict[str, Any] = {"ants": ["q1 -2 0"]}
MARKET = {"nest": ["N1a", "N1b"], "tunnel": ["U2a", "U2b"], "forest": ["F1a", "F2a"]}
PILES = {"nest": ["N1c", "N1d"], "tunnel": ["U3a"], "forest": ["F3a"]}


def lays(trial: Any) -> set[str]:
    return {words for words in trial.choices() if words.startswith("lay")}


@rule("ANT-031", "ANT-032", "ANT-033", "ANT-034", "ANT-037", "ANT-A06", "ANT-011")
def test_sides_that_touch_must_fit(start: Any) -> None:
    trial = start(BOARD, [{**QUEEN, "hand": "U1a N1a"}, OTHER])
    assert trial.refusal("lay u1a 5,5 turn 0").rule == "ANT-037"
    assert trial.refusal("lay u1a 0,0 turn 0").rule == "ANT-037"
    assert trial.refusal("lay n1a 3,0 turn 3").rule == "ANT-034"
    assert trial.refusal("lay u1a 3,-1 turn 3").rule == "ANT-033"
    # A dead end at a rival's door: side 1 of the hub faces 1,-1, which also touches the start forest.
    assert "lay u1a 1,-1 turn 4" in lays(trial)
    assert trial.refusal("lay u1a 1,-1 turn 0").rule == "ANT-031"


@rule("ANT-035", "ANT-A07", "ANT-036", "ANT-038")
def test_earth_alone_is_enough_unless_joining_is_asked_for(start: Any) -> None:
    trial = start(BOARD, [{**QUEEN, "hand": "U1a"}, OTHER])
    assert {f"lay u1a 3,0 turn {turn}" for turn in (0, 1, 2, 4, 5)} <= lays(trial)
    strict = start(BOARD, [{**QUEEN, "hand": "U1a"}, OTHER], options={"join_required": True})
    assert strict.refusal("lay u1a 3,0 turn 0").rule == "ANT-036"
    assert "lay u1a 0,-1 turn 5" in lays(strict)


@rule("ANT-039", "ANT-040", "ANT-041", "ANT-D01", "ANT-A26")
def test_the_first_tile_is_free_and_each_further_one_costs_a_food(start: Any) -> None:
    trial = start(BOARD, [{**QUEEN, "hand": "U1a F1a U2c", "food": 1}, OTHER])
    trial.do("lay u1a 3,0 turn 0", "put nothing")
    assert (trial.state.food[0], trial.state.supply) == (1, 19)
    trial.do("lay f1a -3,0 turn 3", "put nothing")
    assert (trial.state.food[0], trial.state.supply) == (0, 20)
    assert trial.game.decision_kind(trial.state) == "act"
    trial = start(BOARD, [{**QUEEN, "hand": "U1a U2c", "food": 1}, OTHER])
    trial.do("stop laying")
    assert trial.state.laid == 0


@rule("ANT-041")
def test_without_food_there_is_one_tile_only(start: Any) -> None:
    trial = start(BOARD, [{**QUEEN, "hand": "U1a U2a"}, OTHER], laid=1, decision="put")
    assert trial.refusal("lay u2a 3,0 turn 0").rule == "ANT-049"
    trial.do("put nothing")
    assert trial.refusal("lay u2a 3,0 turn 0").rule in ("ANT-027", "ANT-041")


@rule("ANT-042", "ANT-043", "ANT-044", "ANT-045", "ANT-A08", "ANT-A09", "ANT-A10", "ANT-A12", "ANT-D02")
def test_buying_from_the_market(start: Any) -> None:
    given = {"market": MARKET, "piles": PILES, "decision": "market"}
    trial = start(BOARD, [{**QUEEN, "hand": "U1a", "food": 3}, OTHER], **given)
    assert trial.refusal("lay u1a 3,0 turn 0").rule == "ANT-A08"
    trial.do("buy tunnel 1 3,0 turn 1", "put nothing")
    assert trial.state.food[0] == 2
    # What was the dearer tile stays the dearer one until the refill.
    assert trial.refusal("buy tunnel 1 3,-2 turn 0").rule == "ANT-048"
    trial.do("buy tunnel 2 0,-1 turn 5", "put nothing")
    assert (trial.state.food[0], trial.state.supply) == (0, 20)
    assert trial.table()["players"][0]["hand"] == ["U1a"]


@rule("ANT-043", "ANT-A11")
def test_what_cannot_be_paid_or_laid_cannot_be_bought(start: Any) -> None:
    given = {"market": MARKET, "piles": PILES, "decision": "market"}
    trial = start(BOARD, [{**QUEEN, "food": 1}, OTHER], **given)
    refusal = trial.refusal("buy tunnel 2 3,0 turn 0")
    assert refusal.rule == "ANT-043"
    assert "costs 2 food" in str(refusal)
    assert trial.refusal("buy tunnel 1 9,9 turn 0").rule == "ANT-037"
    assert trial.refusal("buy tunnel 1").rule == "ANT-045"


@rule("ANT-046", "ANT-047", "ANT-048", "ANT-A13", "ANT-A14")
def test_the_market_slides_and_is_refilled_once(start: Any) -> None:
    given = {
        "market": {**MARKET, "nest": [None, None]},
        "piles": {**PILES, "tunnel": []},
        "decision": "market",
    }
    trial = start(BOARD, [{**QUEEN, "food": 1}, OTHER], **given)
    trial.do("buy tunnel 1 3,0 turn 1", "put nothing")
    table = trial.table()
    assert trial.game.decision_kind(trial.state) == "act"
    assert table["market"] == {"nest": ["N1c", "N1d"], "tunnel": ["U2b", None], "forest": ["F1a", "F2a"]}
    assert table["piles"] == {"nest": [], "tunnel": [], "forest": ["F3a"]}


@rule("ANT-049", "ANT-051", "ANT-053", "ANT-D03", "ANT-A16", "ANT-A15")
def test_one_ant_on_a_new_tile(start: Any) -> None:
    trial = start(BOARD, [{**QUEEN, "hand": "W4d"}, OTHER])
    trial.do("lay w4d 3,0 turn 1")
    assert trial.choices() == ["put nothing", "put worker", "put worker lane 2"]
    assert trial.refusal("put queen").rule == "ANT-051"
    trial.do("put worker lane 2")
    assert trial.table()["players"][0]["ants"]["w2"] == {"at": [3, 0], "lane": 2}
    forest = start(BOARD, [{**QUEEN, "hand": "F1a"}, OTHER])
    forest.do("lay f1a 3,0 turn 0")
    assert forest.choices() == ["put nothing", "put worker"]


@rule("ANT-050", "ANT-055", "ANT-056")
def test_a_new_ant_acts_at_once(start: Any) -> None:
    trial = start(BOARD, [{**QUEEN, "hand": "F1a"}, OTHER])
    trial.do("lay f1a 1,-1 turn 4", "put worker", "collect w2", "walk w2 0,0")
    assert trial.table()["players"][0]["ants"]["w2"]["food"] is True
    assert trial.refusal("walk w2 1,0").rule == "ANT-055"
    assert trial.refusal("collect w2").rule == "ANT-056"


@rule("ANT-052", "ANT-020", "ANT-011")
def test_a_queen_may_enter_a_foreign_nest(start: Any) -> None:
    trial = start(BOARD, [{"ants": ["q1 2 0", "w1 1 0"], "hand": "N2b N1a", "food": 1}, OTHER])
    trial.do("lay n2b -3,1 turn 5", "put queen")
    nest = trial.state.board.area[trial.state.fresh_tile()]
    assert [int(trial.state.ants.queens_in(trial.state.board, seat, nest)) for seat in (0, 1)] == [1, 1]
    trial.do("lay n1a 3,0 turn 0")
    assert trial.refusal("put queen").rule == "ANT-020"
    assert trial.choices() == ["put nothing", "put worker"]
