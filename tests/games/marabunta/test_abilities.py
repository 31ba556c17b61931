"""What chests unlock, and how effects nest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import insectarium
from insectarium.games.marabunta.grid import HEX_NAMES
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MarabuntaState]]
Both = tuple[dict[str, object], dict[str, object]]

SYMBOL = {
    "one": 1,
    "two": 2,
    "free_zero": 3,
    "free_three": 4,
    "cookies": 5,
    "two_points": 6,
    "three_points": 7,
}
PLAIN = {
    "one": 1, "free_zero": 2, "cookies": 3, "three_points": 4, "three_ones": 5, "strike": 6, "circles": 7,
}  # fmt: skip
SIZES = {"symbol": [2, 3, 2, 4, 3, 2, 3], "plain": [2, 2, 3, 3, 4, 2, 3]}


def unlock(start: Start, ability: str, boards: str = "symbol", **rest: object) -> Trial[MarabuntaState]:
    """Red, holding two chest faces, unlocks this ability with the first."""
    group = (SYMBOL if boards == "symbol" else PLAIN)[ability]
    chests = [0] * 7
    chests[group - 1] = SIZES[boards][group - 1] - 1
    own = {"chests": chests, **rest.pop("own", {})}  # type: ignore[dict-item]
    trial = start(pool="blue pink", dice="chest chest 0 0 0 0", boards=boards, more=(own, {}), **rest)
    trial.do("use blue", f"chest {group}")
    return trial


@rule("MAR-057", "MAR-090", "MAR-A12", "MAR-D06")
@pytest.mark.parametrize(("ability", "number"), [("one", 1), ("two", 2)])
def test_an_unlocked_number_goes_anywhere_beside_an_own_one_and_must_be_written(
    start: Start, ability: str, number: int
) -> None:
    trial = unlock(start, ability, red="d3:0")
    hexes = ["d2", "c3", "e3", "c4", "d4", "e4"]
    assert trial.choices() == [*(f"write {hex}" for hex in hexes), "anthill"]
    assert trial.refusal("drop").rule == "MAR-057"
    trial.do("write e4")
    assert trial.table()["players"][0]["numbers"] == {"d3": 0, "e4": number}


@rule("MAR-090", "MAR-091", "MAR-A12", "MAR-A30", "MAR-D17")
@pytest.mark.parametrize(("ability", "number"), [("one", 1), ("two", 2)])
def test_where_only_an_anthill_helps_the_ability_may_be_lost(start: Start, ability: str, number: int) -> None:
    trial = unlock(start, ability)
    assert trial.choices() == ["anthill", "drop"]
    trial.do("anthill")
    assert len(trial.choices()) == 84
    trial.do("write a1")
    assert trial.table()["players"][0]["numbers"] == {"a1": number}
    trial = unlock(start, ability)
    trial.do("drop")
    assert trial.state.anthills[0] == 2
    assert trial.choices() == ["use pink", "finish"]


@rule("MAR-A13")
def test_an_ability_that_cannot_be_used_is_lost(start: Start) -> None:
    trial = unlock(start, "one", own={"anthills": 0})
    assert trial.choices() == ["use pink", "finish"]
    assert trial.table()["players"][0]["chests"][0] == 2


@rule("MAR-065", "MAR-092", "MAR-093", "MAR-D07")
@pytest.mark.parametrize(("ability", "number"), [("free_zero", 0), ("free_three", 3)])
def test_a_free_number_needs_neither_neighbour_nor_anthill(start: Start, ability: str, number: int) -> None:
    trial = unlock(start, ability, own={"anthills": 1}, blue="a1:2")
    assert len(trial.choices()) == 83
    assert trial.refusal("anthill").rule == "MAR-065"
    assert trial.refusal("drop").rule == "MAR-057"
    trial.do("write l7")
    assert trial.table()["players"][0]["numbers"] == {"l7": number}
    assert trial.state.anthills[0] == 1


@rule("MAR-094", "MAR-T19")
def test_two_cookies_pay_both_figures(start: Start) -> None:
    trial = unlock(start, "cookies", own={"cookies": 1})
    assert trial.points("cookies")[0] == 3
    assert trial.state.cookies[0] == 3


@rule("MAR-094", "MAR-A21")
def test_two_cookies_at_the_end_of_the_row_mark_what_is_left(start: Start) -> None:
    trial = unlock(start, "cookies", own={"cookies": 9})
    assert trial.state.cookies[0] == 10


@rule("MAR-095", "MAR-096")
@pytest.mark.parametrize(("ability", "points"), [("two_points", 2), ("three_points", 3)])
def test_points_at_once(start: Start, ability: str, points: int) -> None:
    trial = unlock(start, ability)
    assert trial.points("chests") == [points, 0]
    assert trial.choices() == ["use pink", "finish"]


@rule("MAR-097", "MAR-098", "MAR-099", "MAR-100", "MAR-A15", "MAR-A41", "MAR-D09")
def test_three_1s_form_a_triangle(start: Start) -> None:
    trial = unlock(start, "three_ones", "plain", red="e4:2")
    assert trial.refusal("drop").rule == "MAR-057"
    trial.do("write e5")
    assert set(trial.choices()) == {"write d4", "write d5", "write f4", "write f5", "write e6"}
    assert trial.refusal("write e3").rule == "MAR-098"
    assert trial.refusal("drop").rule == "MAR-100"
    assert trial.refusal("anthill").rule == "MAR-047"
    trial.do("write d5")
    assert set(trial.choices()) == {"write d4", "write e6"}
    assert trial.refusal("write f5").rule == "MAR-099"
    trial.do("write e6")
    assert trial.table()["players"][0]["numbers"] == {"e4": 2, "e5": 1, "d5": 1, "e6": 1}


@rule("MAR-100", "MAR-A13")
def test_no_triangle_no_1_at_all(start: Start) -> None:
    keep = {"a1", "a2", "c3", "e5", "g7", "i2", "k4"}
    trial = unlock(
        start,
        "three_ones",
        "plain",
        crossed=[name for name in HEX_NAMES if name not in keep],
        trigger={"seat": 1, "ending": "region"},
    )
    assert trial.choices() == ["use pink", "finish"]


@rule("MAR-100")
def test_the_first_1_needs_room_for_the_other_two(start: Start) -> None:
    trial = unlock(start, "three_ones", "plain", red="b1:2", crossed=["b2"])
    assert trial.refusal("write a2").rule == "MAR-100"
    assert "write c1" in trial.choices()


@rule("MAR-097", "MAR-A12", "MAR-A30", "MAR-D17")
def test_the_first_1_may_use_an_anthill_or_the_ability_is_lost(start: Start) -> None:
    trial = unlock(start, "three_ones", "plain")
    assert trial.choices() == ["anthill", "drop"]
    trial.do("anthill", "write a1", "write b1", "write a2")
    assert trial.table()["players"][0]["numbers"] == {"a1": 1, "b1": 1, "a2": 1}


@rule("MAR-101", "MAR-D10")
def test_crossing_out_two_hexes_by_a_chest_must_be_done(start: Start) -> None:
    trial = unlock(start, "strike", "plain")
    assert len(trial.choices()) == 84
    assert trial.refusal("drop").rule == "MAR-057"
    trial.do("strike a1", "strike b1")
    assert trial.table()["crossed"] == ["a1", "b1"]


@rule("MAR-102", "MAR-D12")
def test_two_circles_by_a_chest_must_be_coloured(start: Start) -> None:
    trial = unlock(start, "circles", "plain")
    assert len(trial.choices()) == 6
    trial.do("circle pink")
    assert trial.refusal("circle pink").rule == "MAR-079"
    trial.do("circle blue")
    assert trial.table()["players"][0]["circles"] == [3, 3, 2, 2, 2, 2]


@rule("MAR-070", "MAR-071", "MAR-103", "MAR-A36", "MAR-T18")
def test_chests_chain_depth_first_within_one_element(start: Start) -> None:
    chests = [1, 0, 1, 0, 0, 1, 0]
    trial = start(pool="blue pink", dice="1 banner 0 0 0 0", red="e1:1 g2:1", more=({"chests": chests}, {}))
    trial.do("use blue", "write e2", "chest 3")
    trial.do("write h4", "chest 1")
    assert trial.game.decision_kind(trial.state) == "write"
    trial.do("write g3")
    events = trial.do("chest 6")
    assert [event.kind for event in events] == ["chest", "unlock", "points"]
    assert trial.choices() == ["use pink", "finish"]
    assert trial.table()["players"][0]["numbers"] == {"e1": 1, "g2": 1, "e2": 1, "h4": 0, "g3": 1}
    assert trial.points("chests")[0] == 2


@rule("MAR-103", "MAR-A14", "MAR-D16")
def test_bonuses_of_two_0s_come_after_both_in_any_order(start: Start) -> None:
    trial = start(pool="blue tile", dice="banner 0 0 0 0 0", tile="zeros", red="e7:1")
    trial.do("use tile", "write f7")
    assert trial.game.decision_kind(trial.state) == "next"
    assert trial.state.cookies[0] == 0
    trial.do("write g7")
    assert trial.choices() == ["first cookie", "first chest"]
    assert trial.refusal("drop").rule == "MAR-A14"
    trial.do("first chest", "chest 6")
    assert trial.state.cookies[0] == 1
    assert trial.choices() == ["use blue", "finish"]


@rule("MAR-A14")
def test_an_ability_among_the_bonuses_is_finished_before_the_next_bonus(start: Start) -> None:
    chests: Both = ({"chests": [0, 0, 1, 0, 0, 0, 0]}, {})
    trial = start(pool="blue tile", dice="banner 0 0 0 0 0", tile="zeros", red="e7:1", more=chests)
    trial.do("use tile", "write f7", "write g7", "first chest", "chest 3")
    assert trial.state.cookies[0] == 0
    trial.do("write a1")
    assert trial.state.cookies[0] == 1


@rule("MAR-A14")
def test_the_cookie_may_come_first(start: Start) -> None:
    trial = start(pool="blue tile", dice="banner 0 0 0 0 0", tile="zeros", red="e7:1")
    trial.do("use tile", "write f7", "write g7", "first cookie")
    assert trial.state.cookies[0] == 1
    assert trial.game.decision_kind(trial.state) == "chest"


@rule("MAR-A03", "MAR-C10")
def test_other_boards_unlock_other_abilities(changed_file: Callable[[str, str], Path]) -> None:
    game = insectarium.load("marabunta", components=changed_file('"one: 2"', '"circles: 1"'))
    document = {
        "splitter": 1,
        "dice": ["chest", "0", "0", "0", "0", "0"],
        "decision": {"kind": "element", "pool": ["blue"]},
    }
    trial = Trial(game, game.position(document))
    trial.do("use blue", "chest 1")
    assert trial.game.decision_kind(trial.state) == "circle"
