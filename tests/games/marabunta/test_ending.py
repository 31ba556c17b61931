"""Endings, scoring and tie-breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.view import on_track
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MarabuntaState]]
Both = tuple[dict[str, object], dict[str, object]]

GREEN = ["d5", "e5", "f5", "h5", "d6", "e6", "f6", "g6", "h6", "d7", "e7", "f7", "g7", "h7"]
COOKIES = ["k1", "c2", "i3", "a4", "f4", "j4", "c5", "i6", "a7", "d7", "g7", "k7"]


@rule("MAR-104", "MAR-107", "MAR-A26")
def test_a_full_region_ends_the_match_by_the_last_mark(start: Start) -> None:
    trial = start(
        pool="blue green",
        dice="banner 0 0 1 0 0",
        red=" ".join(f"{hex}:1" for hex in GREEN[:6]),
        blue=" ".join(f"{hex}:1" for hex in GREEN[6:10]),
        crossed=GREEN[10:13],
    )
    trial.do("use green", "anthill", "write h7")
    assert trial.state.trigger == 0
    assert trial.game.view(trial.state)["table"]["trigger"] == {"seat": 0, "ending": "region"}


@rule("MAR-032", "MAR-A27")
def test_the_scattered_region_is_full_when_all_its_pieces_are(start: Start) -> None:
    blue = ["k1", "l1", "e2", "k2", "l2", "i3", "k3", "l3", "i5", "l5", "k6", "g7", "h7", "j7"]
    trial = start(pool="blue pink", dice="1 banner 0 0 0 0", territory="plain", crossed=blue[1:])
    assert trial.state.trigger == -1
    trial.do("use blue", "anthill", "write k1")
    assert trial.table()["trigger"] == {"seat": 0, "ending": "region"}


@rule("MAR-105", "MAR-T10")
def test_the_last_blank_circle_ends_the_match(start: Start) -> None:
    circles: Both = ({"circles": [2, 7, 2, 2, 2, 2]}, {})
    trial = start(pool="blue pink", dice="banner banner 0 0 0 0", more=circles)
    assert trial.state.blank_circles(1) == 1
    trial.do("use pink")
    assert trial.table()["trigger"] == {"seat": 0, "ending": "sheet"}
    assert trial.table()["players"][0]["circles"][1] == 8
    assert trial.table()["players"][1]["circles"][1] == 2


@rule("MAR-106", "MAR-107")
def test_the_last_cookie_hex_ends_the_match_written_or_crossed_out(start: Start) -> None:
    trial = start(pool="blue pink", dice="banner 2 0 0 0 0", red="j1:1", crossed=COOKIES[1:])
    trial.do("use pink", "write k1")
    assert trial.table()["trigger"] == {"seat": 0, "ending": "cookies"}


@rule("MAR-108", "MAR-A24", "MAR-A25", "MAR-T14")
def test_the_round_is_finished_and_the_first_trigger_counts(start: Start) -> None:
    circles: Both = ({"circles": [5, 5, 2, 2, 2, 2]}, {"circles": [4, 4, 2, 2, 2, 2]})
    trial = start(
        pool="pink green",
        dice="banner banner 0 1 0 0",
        red="h6:1",
        crossed=[hex for hex in GREEN if hex not in ("h6", "h7")],
        more=circles,
    )
    trial.do("use green", "write h7")
    assert trial.state.trigger == 0
    assert trial.choices() == ["use pink", "finish"]
    trial.do("finish")
    assert trial.state.seat_to_act() == 1
    trial.do("use blue")
    assert trial.table()["trigger"] == {"seat": 0, "ending": "region"}
    assert not trial.state.is_over()
    events = trial.do("finish")
    assert trial.state.is_over()
    assert [event.kind for event in events][-1] == "win"


@rule("MAR-109", "MAR-115", "MAR-118")
def test_points_of_the_track_and_of_the_regions_add_up(start: Start) -> None:
    more: Both = ({"cookies": 4, "chests": [0, 0, 0, 0, 0, 2, 0]}, {"chests": [0, 0, 0, 0, 0, 0, 3]})
    trial = start(red="d3:2 d4:1", blue="a1:1", more=more)
    assert trial.points("cookies") == [5, 0]
    assert trial.points("chests") == [2, 3]
    assert trial.points("pink") == [2, 0]
    assert trial.points("blue") == [2, 0]
    assert trial.points("silver") == [0, 2]
    assert trial.state.scores() == [11, 5]


@rule("MAR-110", "MAR-112", "MAR-113", "MAR-A32", "MAR-T06", "MAR-T07")
def test_the_larger_sum_wins_its_own_circles(start: Start) -> None:
    circles: Both = ({"circles": [2, 3, 2, 2, 2, 2]}, {"circles": [2, 4, 2, 2, 2, 2]})
    trial = start(red="g1:3 h1:3 i1:1 c1:3", blue="j1:3 l1:1 a1:3", crossed=["d3"], more=circles)
    pink = trial.game.view(trial.state)["table"]["sheets"][1]
    assert pink["sums"] == [7, 4]
    assert trial.points("pink") == [3, 0]


@rule("MAR-111", "MAR-T11")
@pytest.mark.parametrize(("red", "blue"), [("g1:3 h1:2", "j1:3 l1:2"), ("g1:0", ""), ("", "")])
def test_equal_sums_score_nothing(start: Start, red: str, blue: str) -> None:
    assert start(red=red, blue=blue).points("pink") == [0, 0]


@rule("MAR-112", "MAR-C12", "MAR-T10")
@pytest.mark.parametrize("circles", range(2, 9))
def test_a_region_is_worth_two_to_eight_points(start: Start, circles: int) -> None:
    ended = {"trigger": {"seat": 0, "ending": "sheet"}, "decision": {"kind": "over"}} if circles == 8 else {}
    trial = start(red="g1:1", more=({"circles": [2, circles, 2, 2, 2, 2]}, {}), **ended)
    assert trial.points("pink") == [circles, 0]


@rule("MAR-023", "MAR-114", "MAR-A33", "MAR-T12")
@pytest.mark.parametrize(
    ("points", "track"), [(0, (0, 0)), (24, (0, 24)), (25, (0, 25)), (26, (1, 1)), (27, (1, 2)), (51, (2, 1))]
)
def test_the_track_is_wiped_beyond_25(points: int, track: tuple[int, int]) -> None:
    assert on_track(points) == track
    assert track[0] * 25 + track[1] == points


@rule("MAR-114", "MAR-118")
def test_the_track_of_a_player_shows_the_points_of_play(start: Start) -> None:
    more: Both = ({"cookies": 10, "chests": [0, 0, 0, 0, 0, 2, 3]}, {})
    player = start(more=more).game.view(start(more=more).state)["table"]["players"][0]
    assert player["points"] == 34
    assert player["track"] == {"laps": 1, "field": 9}


def over(start: Start, own: list[dict[str, object]], trigger: int) -> list[int]:
    """Red has the first three regions and blue the others; who wins."""
    trial = start(
        red="c1:1 g1:1 i2:1",
        blue="d5:1 a1:1 l3:1",
        more=(own[0], own[1]),
        trigger={"seat": trigger, "ending": "sheet"},
        decision={"kind": "over"},
    )
    return [*trial.state.scores(), *trial.state.winners()]


RED = {"circles": [8, 8, 8, 2, 2, 2], "cookies": 4, "chests": [0, 0, 0, 0, 0, 2, 0]}


@rule("MAR-008", "MAR-115")
def test_more_points_win(start: Start) -> None:
    blue = {"circles": [2, 2, 2, 8, 8, 8], "cookies": 9}
    assert over(start, [RED, dict(blue)], 0) == [31, 48, 1]


@rule("MAR-116", "MAR-A35", "MAR-T13")
@pytest.mark.parametrize("trigger", [0, 1])
def test_in_a_tie_more_cookies_win(start: Start, trigger: int) -> None:
    blue = {"circles": [2, 2, 2, 8, 8, 7], "cookies": 3, "chests": [0, 0, 0, 0, 0, 2, 3]}
    assert over(start, [RED, dict(blue)], trigger) == [31, 31, 0]


@rule("MAR-117", "MAR-A34", "MAR-T13")
@pytest.mark.parametrize("trigger", [0, 1])
def test_in_a_tie_of_cookies_the_trigger_wins(start: Start, trigger: int) -> None:
    blue = {**RED, "circles": [2, 2, 2, 8, 8, 8]}
    assert over(start, [RED, blue], trigger) == [31, 31, trigger]


@rule("MAR-087", "MAR-A35")
def test_removed_cookies_count_for_nobody(start: Start) -> None:
    trial = start(crossed=COOKIES[:6])
    assert list(trial.state.cookies) == [0, 0]
    assert trial.state.scores() == [0, 0]
