"""Laying tiles: what fits, what it costs, and bees on new tiles."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing import rule
from insectarium.testing.trial import Trial

Start = Any
TWO: list[dict[str, Any]] = [{}, {}]


def spaces(trial: Trial[BeezState], tile: str) -> set[tuple[int, int]]:
    forms = [trial.game.decode(int(action)) for action in trial.state.legal_actions()]
    return {tuple(form["at"]) for form in forms if form["kind"] == "lay" and form["tile"] == tile}


@rule("HHB-033", "HHB-035", "HHB-036", "HHB-042", "HHB-043", "HHB-044", "HHB-046")
def test_a_meadow_fits_holes_meadow_and_closed_brood(start: Start) -> None:
    trial = start(["S 0 0 0", "M 1 -1 0", "H1a 1 0 3"], TWO, open="M H1a")
    assert spaces(trial, "M") == {(-1, 0), (0, 1), (2, -1), (2, 0), (1, -2), (2, -2), (1, 1)} - {(0, -1)}
    refusal = trial.refusal("lay m 0,-1 turn 0")
    assert (refusal.rule, refusal.message.key) == ("HHB-046", "refusal-open-at-meadow")


@rule("HHB-037", "HHB-038", "HHB-039", "HHB-040", "HHB-041", "HHB-045", "HHB-D01")
def test_what_fits_beside_a_hive_tile(start: Start) -> None:
    # At 1,-1 the start tile shows a flight hole, at 1,0 open brood.
    trial = start(["S 0 0 0"], TWO, open="H1b M")
    laid = {words for words in trial.choices() if words.startswith("lay h1b")}
    assert {f"lay h1b 1,0 turn {turn}" for turn in range(6)} <= laid
    assert {words for words in laid if " 1,-1 " in words} == {"lay h1b 1,-1 turn 1", "lay h1b 1,-1 turn 4"}
    refusal = trial.refusal("lay h1b 1,-1 turn 0")
    assert (refusal.rule, refusal.message.key) == ("HHB-045", "refusal-hole-at-closed")


@rule("HHB-047")
def test_the_option_keeps_flight_holes_to_meadows(start: Start) -> None:
    options = {"flight_hole_meadow_only": True}
    trial = start(["S 0 0 0"], TWO, open="H1b M", options=options)
    assert trial.refusal("lay h1b 1,-1 turn 1").rule == "HHB-047"
    assert trial.refusal("lay h1b 1,0 turn 0").rule == "HHB-047"
    assert "lay h1b 1,0 turn 3" in trial.choices()
    assert "lay m 1,-1 turn 0" in trial.choices()


@rule("HHB-034")
def test_a_honey_room_fits_like_any_hive_tile(start: Start) -> None:
    trial = start(["S 0 0 0"], TWO, open="H1b Y1b")
    plain = {words.replace("h1b", "tile") for words in trial.choices() if "h1b" in words}
    honey = {words.replace("y1b", "tile") for words in trial.choices() if "y1b" in words}
    assert plain == honey


@rule("HHB-048", "HHB-049", "HHB-050", "HHB-A06", "HHB-A07", "HHB-A08", "HHB-011")
def test_where_and_how_a_tile_may_lie(start: Start) -> None:
    trial = start(["S 0 0 0", "H1a 1 0 3"], [{"bees": ["q 1 0"]}, {}], turn=1, open="H1a M")
    assert trial.refusal("lay h1a 3,0 turn 0").rule == "HHB-048"
    assert trial.refusal("lay h1a 1,0 turn 3").rule == "HHB-050"
    # Closed brood to closed brood: no bee could ever pass, and it is somebody else's hive.
    assert {f"lay h1a 2,0 turn {turn}" for turn in range(6)} <= set(trial.choices())
    assert trial.refusal(
        trial.game.encode({"kind": "lay", "tile": "M", "at": [2, 0], "turn": 0}) + 1
    ).rule == ("HHB-049")


@rule("HHB-051")
def test_the_first_tile_is_free_and_compulsory(start: Start) -> None:
    trial = start(["S 0 0 0"], TWO, open="H1a M")
    assert "stop laying" not in trial.choices()
    assert trial.refusal("stop laying").rule == "HHB-051"
    assert trial.refusal("end turn").rule == "HHB-030"
    trial.do("lay h1a 1,0 turn 3")
    assert trial.table()["players"][0]["pollen"] == 0
    assert trial.refusal("lay m 1,-1 turn 0").rule == "HHB-060"


@rule("HHB-051")
def test_only_open_tiles_can_be_laid(start: Start) -> None:
    refusal = start(["S 0 0 0"], TWO, open="H1a M").refusal("lay h1b 1,0 turn 3")
    assert (refusal.rule, refusal.message.key) == ("HHB-051", "refusal-not-open")


@rule("HHB-007", "HHB-053", "HHB-054", "HHB-055", "HHB-056", "HHB-057", "HHB-058", "HHB-A28", "HHB-D03")
def test_further_tiles_cost_one_one_and_two_pollen(start: Start) -> None:
    trial = start(["S 0 0 0"], [{"pollen": 5}, {}], open="H1a M M M", turn=0)
    prices = []
    for words in ("lay m 1,-1 turn 0", "lay m 0,1 turn 0", "lay m -1,0 turn 0", "lay h1a 1,0 turn 3"):
        prices.append(next(e.facts["price"] for e in trial.do(words) if e.kind == "lay"))
        trial.do("put nothing")
    assert prices == [0, 1, 1, 2]
    assert trial.table()["players"][0]["pollen"] == 1
    assert trial.state.pollen_supply == 7


@rule("HHB-053", "HHB-054", "HHB-055", "HHB-058")
@pytest.mark.parametrize(
    ("laid", "pollen", "which"), [(1, 0, "HHB-053"), (2, 0, "HHB-054"), (3, 1, "HHB-055")]
)
def test_who_cannot_pay_hears_the_price(start: Start, laid: int, pollen: int, which: str) -> None:
    players = [{"pollen": pollen, "bees": ["w1 1 -1 pollen"]}, {}]
    board = ["S 0 0 0", "M 1 -1 0"]
    trial = start(board, players, decision="lay", laid=laid, open="M H1a", supply="M M M H1b H1b")
    assert trial.choices() == ["stop laying"]
    refusal = trial.refusal("lay m 0,1 turn 0")
    assert (refusal.rule, refusal.message.key) == (which, "refusal-tile-too-dear")


@rule("HHB-059")
def test_four_tiles_are_the_most(start: Start) -> None:
    players = [{"pollen": 6, "bees": ["w1 1 -1"]}, {}]
    trial = start(["S 0 0 0", "M 1 -1 0"], players, decision="act", laid=4, open="", supply="M H1a H1a M M")
    refusal = trial.refusal("lay m 0,1 turn 0")
    assert (refusal.rule, refusal.message.key) == ("HHB-059", "refusal-four-tiles")


@rule("HHB-030")
def test_tiles_come_before_actions(start: Start) -> None:
    players = [{"pollen": 2, "bees": ["w1 1 -1"]}, {}]
    trial = start(["S 0 0 0", "M 1 -1 0"], players, open="M H1a M M")
    assert trial.refusal("collect w1").message.key == "refusal-no-acting-now"
    trial.do("lay m 0,1 turn 0", "put nothing", "stop laying")
    assert trial.refusal("lay h1a 1,0 turn 3").message.key == "refusal-no-laying-now"
    assert trial.refusal("stop laying").message.key == "refusal-no-laying-now"
    assert "collect w1" in trial.choices()


FULL = ["S 0 0 0", "H6a 1 0 0", "H5a -1 1 2"]


@rule("HHB-052", "HHB-A22", "HHB-A25")
def test_tiles_that_fit_nowhere_are_replaced_again_and_again(start: Start) -> None:
    supply = "M M M M H1a H1b Y1a H1a H2a"
    trial = start(FULL, [{}, {}, {}], open="M M M M", supply=supply)
    assert trial.table()["open"] == ["H1a", "H1b", "Y1a", "H1a"]
    assert trial.table()["removed"] == ["M"] * 8
    assert trial.table()["supply"] == ["H2a"]


@rule("HHB-A22", "HHB-A24")
def test_without_any_tile_that_fits_the_turn_goes_on_and_the_match_ends(start: Start) -> None:
    bees = [{"bees": ["w1 0 0"]}, {}, {}]
    trial = start(FULL, bees, open="M M M M", supply="M M M")
    assert trial.table()["decision"] == "act"
    assert trial.table()["open"] == ["M", "M", "M", None]
    events = trial.do("end turn")
    assert trial.state.is_over()
    assert [event.kind for event in events][-1] == "win"


@rule("HHB-A23")
def test_nothing_is_replaced_for_a_second_tile(start: Start) -> None:
    players = [{"pollen": 3}, {}, {}]
    trial = start(FULL[:2], players, open="H5a M M M", supply="H1a H1b Y1a H1a H2a")
    trial.do("lay h5a -1,1 turn 2", "put nothing")
    assert trial.choices() == ["stop laying"]
    assert trial.table()["removed"] == []
    assert trial.refusal("lay m 0,1 turn 0").rule == "HHB-046"


# Bees on new tiles


@rule("HHB-060", "HHB-061", "HHB-063", "HHB-D02")
def test_which_bees_may_be_put_on_which_tiles(start: Start) -> None:
    on_meadow = start(["S 0 0 0"], TWO, open="M H1a")
    on_meadow.do("lay m 1,-1 turn 0")
    assert on_meadow.choices() == ["put nothing", "put worker"]
    assert on_meadow.refusal("put queen").rule == "HHB-061"
    on_hive = start(["S 0 0 0"], TWO, open="M H1a")
    on_hive.do("lay h1a 1,0 turn 3")
    assert on_hive.choices() == ["put nothing", "put queen", "put worker"]
    on_hive.do("put worker")
    assert on_hive.table()["players"][0]["bees"] == {"w1": {"at": [1, 0]}}
    assert on_hive.refusal("put queen").rule == "HHB-060"


@rule("HHB-062", "HHB-064", "HHB-A18")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_second_queen_in_a_hive(start: Start, owner: int) -> None:
    players: list[dict[str, Any]] = [{}, {}]
    players[owner] = {"bees": ["q 1 0"]}
    trial = start(["S 0 0 0", "H1b 1 0 3"], players, turn=1 - owner, open="H1a M")
    trial.do("lay h1a 0,-1 turn 5")
    assert trial.choices() == ["put nothing", "put worker"]
    assert trial.refusal("put queen").rule == "HHB-062"
    trial.do("put worker")
    assert trial.table()["players"][1 - owner]["bees"] == {"w1": {"at": [0, -1]}}


@rule("HHB-023", "HHB-060")
def test_only_bees_in_hand_can_be_put(start: Start) -> None:
    out = ["q 0 0", "w1 1 -1", "w2 0 1", "w3 -1 0"]
    board = ["S 0 0 0", "M 1 -1 0", "M 0 1 0", "M -1 0 0"]
    trial = start(board, [{"bees": out, "pollen": 1}, {}], open="H1a M")
    trial.do("lay h1a 2,-2 turn 0")
    assert trial.table()["decision"] == "lay"
    assert trial.refusal("put worker").message.key == "refusal-no-worker-in-hand"
    assert trial.refusal("put queen").message.key == "refusal-no-queen-in-hand"


@rule("HHB-065")
def test_a_new_bee_may_act_at_once(start: Start) -> None:
    trial = start(["S 0 0 0", "M 1 -1 0"], TWO, open="M H1a M M")
    trial.do("lay m 2,-2 turn 0", "put worker")
    assert {"collect w1", "fly w1 1,-1", "fly w1 0,0", "abandon w1", "end turn"} == set(trial.choices())


@rule("HHB-024")
def test_bees_enter_on_new_tiles_only(start: Start, beez: Game[BeezState]) -> None:
    trial = start(["S 0 0 0"], TWO, open="M H1a M M")
    assert trial.refusal("put worker").message.key == "refusal-no-new-tile"
    trial.do("lay m 1,-1 turn 0", "put nothing")
    assert trial.refusal("fly w1 0,0").message.key == "refusal-bee-in-hand"
