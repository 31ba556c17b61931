"""Walking, food, taking back, and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

LINE = ["F1a 0 0 0", "U2a 1 0 0", "U2a 2 0 0", "N1f 3 0 0", "N1d 4 0 3", "U2a 1 -1 0"]
BOARD = ["F6H 0 0 0", "F2S 1 0 0", "N2S 2 0 3", "F2S -1 0 0", "N2S -2 0 0"]
NESTS = ["N1a 0 0 0", "N2a 1 0 0", "N2f 2 0 0", "N1a 3 0 3", "U1a 2 -1 5"]


def walks(trial: Any, ant: str) -> set[str]:
    return {words.split()[2] for words in trial.choices() if words.startswith(f"walk {ant} ")}


def acting(start: Any, board: list[str], *players: dict[str, Any], **rest: Any) -> Any:
    return start(board, list(players), decision="act", **rest)


@rule("ANT-059", "ANT-060", "ANT-062", "ANT-A17", "ANT-A18", "ANC-054")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_any_distance_over_open_sides(start: Any, edition: str) -> None:
    trial = acting(start, LINE, {"ants": ["w1 0 0", "w2 2 0"]}, {}, options={"edition": edition})
    assert walks(trial, "w1") == {"1,0", "2,0", "3,0", "4,0"}
    assert trial.refusal("walk w1 1,-1").rule in ("ANT-060", "ANC-054")
    assert trial.refusal("walk w1 9,9").rule in ("ANT-060", "ANC-054")


@rule("ANT-063", "ANT-064", "ANT-065", "ANT-A19", "ANT-A20", "ANC-056", "ANC-057", "ANC-A09")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_workers_pass_and_queens_block(start: Any, edition: str) -> None:
    options = {"edition": edition}
    trial = acting(start, LINE, {"ants": ["w1 0 0"]}, {"ants": ["w1 1 0"]}, options=options)
    assert walks(trial, "w1") == {"2,0", "3,0", "4,0"}
    assert trial.refusal("walk w1 1,0").rule in ("ANT-063", "ANC-056")
    trial = acting(start, LINE, {"ants": ["w1 0 0"]}, {"ants": ["q1 3 0"]}, options=options)
    assert walks(trial, "w1") == {"1,0", "2,0"}
    assert trial.refusal("walk w1 3,0").rule in ("ANT-064", "ANC-057")
    behind = trial.refusal("walk w1 4,0")
    assert behind.rule in ("ANT-064", "ANC-057")
    assert behind.message.say() == "Ants of B 3 steps east of the middle do not let worker 1 pass."


@rule("ANT-061", "ANT-A21", "ANC-055")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_queen_stays_in_her_nest_and_passes_workers(start: Any, edition: str) -> None:
    options = {"edition": edition}
    trial = acting(start, NESTS, {"ants": ["q1 0 0"]}, {"ants": ["w1 1 0"]}, options=options)
    assert walks(trial, "q1") == {"2,0", "3,0"}
    assert trial.refusal("walk q1 2,-1").rule in ("ANT-061", "ANC-055")
    trial = acting(start, NESTS, {"ants": ["q1 0 0"]}, {"ants": ["q1 2 0"]}, options=options)
    assert walks(trial, "q1") == {"1,0"}


@rule("ANT-057", "ANT-A25", "ANT-D04", "ANC-034", "ANC-053", "ANC-D03")
def test_the_parts_of_all_ants_may_be_mixed(start: Any) -> None:
    player = {"ants": ["q1 2 0", "w1 1 0", "w2 0 0"]}
    for edition in ("second", "first"):
        trial = acting(start, BOARD, player, {}, options={"edition": edition})
        trial.do("collect w1", "walk w2 -1,0", "walk w1 0,0", "collect w2")
        assert trial.state.supply == 18
        assert trial.refusal("walk w1 1,0").rule in ("ANT-055", "ANC-053")


@rule("ANT-070", "ANT-071", "ANT-073", "ANT-074", "ANT-D05", "ANT-075")
def test_food_goes_from_the_forest_to_the_queen(start: Any) -> None:
    trial = acting(start, BOARD, {"ants": ["q1 2 0", "w1 1 0 *", "w2 0 0"]}, {})
    assert trial.refusal("collect w1").rule == "ANT-071"
    assert trial.refusal("feed w1").rule == "ANT-073"
    assert trial.refusal("feed w2").rule == "ANT-073"
    trial.do("walk w1 2,0")
    assert trial.refusal("collect w1").rule == "ANT-070"
    trial.do("feed w1")
    assert (trial.state.food[0], trial.state.supply) == (1, 19)
    assert trial.refusal("collect q1").rule == "ANT-075"


@rule("ANT-066", "ANT-067", "ANT-068", "ANT-069", "ANT-A22", "ANT-A23", "ANT-D06", "ANT-075")
def test_taking_back_costs_a_point(start: Any) -> None:
    trial = acting(start, BOARD, {"ants": ["q1 2 0", "w1 1 0 *"], "nests": 1}, {})
    trial.do("leave w1")
    assert (trial.state.track.points[0], trial.state.supply) == (0, 20)
    assert trial.refusal("walk w1 0,0").rule == "ANT-067"
    trial.do("leave q1")
    assert trial.state.track.points[0] == 0
    assert trial.points("lost") == [-1, 0]
    assert trial.table()["players"][0]["ants"] == {}


@rule("ANT-077", "ANT-078", "ANT-079", "ANT-080", "ANT-A27", "ANT-A28", "ANT-A29", "ANT-A30")
@rule("ANT-D07", "ANT-D08", "ANT-076", "ANT-027")
def test_raising_the_limit_and_drawing(start: Any) -> None:
    player = {"ants": ["q1 2 0"], "hand": "U1a", "limit": 9, "food": 2}
    trial = start(BOARD, [player, {"ants": ["q1 -2 0"]}], decision="limit")
    assert trial.choices() == ["keep limit", "raise limit"]
    trial.do("raise limit")
    assert trial.choices() == ["draw nest", "draw tunnel", "draw forest"]
    assert trial.refusal("raise limit").rule == "ANT-076"
    assert (trial.state.limits[0], trial.state.food[0]) == (10, 1)
    trial.do(*["draw nest"] * 5, *["draw forest"] * 4)
    assert len(trial.state.hands[0]) == 10
    assert trial.state.active == 1


@rule("ANT-A31", "ANT-080")
def test_an_empty_pile_gives_nothing(start: Any) -> None:
    market = {"nest": ["N1a", "N1b"], "tunnel": ["U2a", "U2b"], "forest": ["F1a", "F2a"]}
    player = {"ants": ["q1 2 0"], "hand": ""}
    piles = {"nest": ["N1c"], "tunnel": ["U2c"]}
    trial = start(BOARD, [player, {"ants": ["q1 -2 0"]}], decision="draw", market=market, piles=piles)
    assert trial.refusal("draw forest").rule == "ANT-080"
    trial.do("draw nest")
    # The only tile that is left comes by itself.
    assert len(trial.state.hands[0]) == 2
    assert trial.state.active == 1


@rule("ANT-072", "ANC-060")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_empty_supply_gives_no_food(start: Any, edition: str) -> None:
    players = [{"ants": ["q1 2 0", "w1 1 0"], "food": 12}, {"food": 8}]
    trial = start(BOARD, players, decision="act", options={"edition": edition})
    assert trial.refusal("collect w1").rule in ("ANT-072", "ANC-060")
