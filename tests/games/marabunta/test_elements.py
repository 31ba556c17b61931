"""Banner and chest faces, and the tiles."""

from __future__ import annotations

from collections.abc import Callable

from insectarium.games.marabunta.components import load_components
from insectarium.games.marabunta.grid import HEX_NAMES
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MarabuntaState]]
Both = tuple[dict[str, object], dict[str, object]]

ALL_CHESTS = [2, 3, 2, 4, 3, 2, 3]


def tile(
    start: Start, name: str, others: str = "blue", dice: str = "banner 0 0 0 0 0", **rest: object
) -> Trial[MarabuntaState]:
    """Red has a pool with this tile."""
    return start(pool=f"{others} tile", dice=dice, tile=name, **rest)


@rule("MAR-055", "MAR-D13")
def test_a_banner_colours_a_circle_of_its_sheet(start: Start) -> None:
    trial = start(pool="pink", dice="0 banner 0 0 0 0")
    assert trial.choices() == ["use pink", "finish"]
    trial.do("use pink")
    assert trial.table()["players"][0]["circles"] == [2, 3, 2, 2, 2, 2]
    assert trial.state.blank_circles(1) == 5


@rule("MAR-A20")
def test_a_banner_does_nothing_on_a_complete_sheet(start: Start) -> None:
    circles: Both = ({"circles": [2, 5, 2, 2, 2, 2]}, {"circles": [2, 5, 2, 2, 2, 2]})
    ended = {"seat": 1, "ending": "sheet"}
    trial = start(pool="blue pink", dice="banner banner 0 0 0 0", more=circles, trigger=ended)
    assert trial.choices() == ["use blue", "finish"]
    assert trial.refusal("use pink").rule == "MAR-A20"


@rule("MAR-056", "MAR-D11", "MAR-A40")
def test_a_chest_face_marks_any_chest_and_may_be_dropped(start: Start) -> None:
    more: Both = ({"chests": [2, 2, 0, 0, 0, 0, 0]}, {})
    trial = start(pool="blue pink", dice="chest chest 0 0 0 0", more=more)
    trial.do("use blue")
    assert trial.choices() == ["chest 2", "chest 3", "chest 4", "chest 5", "chest 6", "chest 7", "drop"]
    trial.do("chest 4")
    assert trial.table()["players"][0]["chests"] == [2, 2, 0, 1, 0, 0, 0]
    trial.do("use pink", "drop")
    assert trial.table()["players"][0]["chests"] == [2, 2, 0, 1, 0, 0, 0]


@rule("MAR-057", "MAR-096", "MAR-T05")
def test_the_last_chest_of_a_group_unlocks_three_points(start: Start) -> None:
    trial = start(pool="blue", dice="chest 0 0 0 0 0", more=({"chests": [0, 0, 0, 0, 0, 0, 2]}, {}))
    trial.do("use blue")
    events = trial.do("chest 7")
    assert [event.kind for event in events][:3] == ["chest", "unlock", "points"]
    assert trial.points("chests") == [3, 0]


@rule("MAR-A21")
def test_without_a_chest_left_the_gain_is_lost(start: Start) -> None:
    full: Both = ({"chests": ALL_CHESTS}, {})
    trial = start(pool="blue pink", dice="chest 0 0 0 0 0", more=full, red="e1:1")
    assert trial.refusal("use blue").rule == "MAR-A21"
    trial.do("use pink")
    events = trial.do("write e2")
    assert "lost" in [event.kind for event in events]


@rule("MAR-072")
def test_incomplete_groups_cost_nothing(start: Start) -> None:
    trial = start(more=({"chests": [1, 2, 1, 3, 2, 1, 2]}, {}))
    assert trial.state.scores() == [0, 0]


@rule("MAR-073", "MAR-078", "MAR-D11", "MAR-A36")
def test_two_chests_one_by_one_with_the_ability_between(start: Start) -> None:
    trial = tile(start, "chests", more=({"chests": [0, 0, 1, 0, 0, 0, 0]}, {}))
    trial.do("use tile")
    assert "drop" in trial.choices()
    trial.do("chest 3")
    assert trial.game.decision_kind(trial.state) == "write_free"
    trial.do("write l7")
    assert trial.choices() == [f"chest {group}" for group in (1, 2, 4, 5, 6, 7)]
    trial.do("chest 6")
    assert trial.table()["players"][0]["chests"] == [0, 0, 2, 0, 0, 1, 0]


@rule("MAR-078")
def test_two_chests_of_one_group(start: Start) -> None:
    trial = tile(start, "chests")
    trial.do("use tile", "chest 6", "chest 6")
    assert trial.points("chests")[0] == 2


@rule("MAR-A21")
def test_two_chests_with_one_left_mark_that_one(start: Start) -> None:
    trial = tile(start, "chests", more=({"chests": [2, 3, 2, 4, 3, 1, 3]}, {}))
    trial.do("use tile")
    events = trial.do("chest 6")
    assert [event.kind for event in events][-1] == "lost"
    assert trial.choices() == ["use blue", "finish"]


@rule("MAR-079", "MAR-D12")
def test_two_circles_on_two_different_sheets(start: Start) -> None:
    trial = tile(start, "circles")
    trial.do("use tile")
    colours = ["blue", "pink", "orange", "green", "silver", "yellow"]
    assert trial.choices() == [*(f"circle {colour}" for colour in colours), "drop"]
    trial.do("circle green")
    assert trial.refusal("circle green").rule == "MAR-079"
    assert "drop" not in trial.choices()
    trial.do("circle blue")
    assert trial.table()["players"][0]["circles"] == [3, 2, 2, 3, 2, 2]


@rule("MAR-A19")
def test_two_circles_with_one_sheet_left_colour_one(start: Start) -> None:
    circles: Both = ({"circles": [5, 5, 5, 5, 5, 2]}, {"circles": [5, 5, 5, 5, 5, 2]})
    trial = tile(
        start, "circles", dice="0 0 0 0 0 0", red="d3:1", more=circles, trigger={"seat": 1, "ending": "sheet"}
    )
    trial.do("use tile", "circle yellow")
    assert trial.table()["players"][0]["circles"] == [5, 5, 5, 5, 5, 3]
    assert trial.choices() == ["use blue", "finish"]


@rule("MAR-080", "MAR-D06", "MAR-A30")
def test_a_1_anywhere_beside_an_own_number_or_with_an_anthill(start: Start) -> None:
    trial = tile(start, "one", red="d3:2")
    trial.do("use tile")
    hexes = ["d2", "c3", "e3", "c4", "d4", "e4"]
    assert trial.choices() == [*(f"write {hex}" for hex in hexes), "anthill", "drop"]
    trial.do("anthill")
    assert len(trial.choices()) == 83
    trial.do("write l7")
    assert trial.table()["players"][0]["numbers"] == {"d3": 2, "l7": 1}


@rule("MAR-081", "MAR-082", "MAR-083", "MAR-D08", "MAR-A16")
def test_two_0s_the_second_beside_the_first(start: Start) -> None:
    trial = tile(start, "zeros", red="d3:2")
    trial.do("use tile", "write d4")
    assert trial.choices() == ["write c4", "write e4", "write c5", "write d5", "write e5"]
    assert trial.refusal("write d2").rule == "MAR-082"
    assert trial.refusal("drop").rule == "MAR-083"
    assert trial.refusal("anthill").rule == "MAR-047"
    trial.do("write d5")
    assert trial.table()["players"][0]["numbers"] == {"d3": 2, "d4": 0, "d5": 0}


@rule("MAR-081", "MAR-A30")
def test_the_first_0_may_use_an_anthill(start: Start) -> None:
    trial = tile(start, "zeros")
    trial.do("use tile")
    assert trial.choices() == ["anthill", "drop"]
    trial.do("anthill", "write l7")
    assert trial.choices() == ["write l6", "write k7"]


@rule("MAR-083", "MAR-T15")
def test_no_first_0_without_room_for_the_second(start: Start) -> None:
    trial = tile(start, "zeros", red="b1:2", crossed=["a2", "b2", "c1", "c2"], more=({"anthills": 0}, {}))
    assert trial.refusal("use tile").rule == "MAR-083"
    trial = tile(start, "zeros", red="b1:2", crossed=["b2", "c1", "c2"], more=({"anthills": 0}, {}))
    trial.do("use tile")
    assert trial.choices() == ["write a1", "write a2", "drop"]
    trial = tile(start, "zeros", red="b1:2", crossed=["a2", "b2", "c1"], more=({"anthills": 0}, {}))
    trial.do("use tile")
    assert trial.refusal("write a1").rule == "MAR-083"
    assert trial.choices() == ["write c2", "drop"]


@rule("MAR-084", "MAR-D07")
def test_a_free_0_goes_anywhere_without_an_anthill(start: Start) -> None:
    trial = tile(start, "free_zero", more=({"anthills": 0}, {}))
    trial.do("use tile")
    assert len(trial.choices()) == 85
    assert trial.refusal("anthill").rule == "MAR-065"
    trial.do("write g1")
    assert trial.table()["players"][0]["numbers"] == {"g1": 0}


@rule("MAR-075", "MAR-085", "MAR-A17", "MAR-D10", "MAR-T20")
def test_crossing_out_two_touching_hexes_of_different_regions(start: Start) -> None:
    trial = tile(start, "strike")
    trial.do("use tile")
    assert "drop" in trial.choices()
    trial.do("strike g7")
    assert trial.choices() == ["strike f6", "strike g6", "strike h6", "strike f7", "strike h7"]
    assert trial.refusal("drop").rule == "MAR-A18"
    assert trial.refusal("strike a1").rule == "MAR-085"
    trial.do("strike f7")
    assert trial.table()["crossed"] == ["f7", "g7"]
    assert list(trial.state.cookies) == [0, 0]
    assert trial.state.free_cookies == 11
    assert trial.table()["players"][0]["chests"] == [0] * 7


@rule("MAR-T20", "MAR-A35")
def test_two_crossed_out_cookies_bring_the_end_two_steps_nearer(start: Start) -> None:
    lines = load_components().territories["symbol"].lines()
    lines[0] = lines[0].removesuffix("p.") + "p*"
    lines[2] = lines[2].replace("p*", "p.")
    trial = tile(start, "strike", territory="generated", map=lines)
    trial.do("use tile", "strike k1", "strike l1")
    assert trial.state.free_cookies == 10
    assert list(trial.state.cookies) == [0, 0]


@rule("MAR-A18")
def test_without_a_touching_pair_nothing_is_crossed_out(start: Start) -> None:
    keep = {"a1", "c3", "e5", "g7", "i2", "k4"}
    trial = tile(
        start,
        "strike",
        crossed=[name for name in HEX_NAMES if name not in keep],
        trigger={"seat": 1, "ending": "region"},
    )
    assert trial.refusal("use tile").rule == "MAR-A18"


@rule("MAR-086", "MAR-A08", "MAR-D14")
def test_the_repeating_tile_gives_any_own_die_another_effect(start: Start) -> None:
    trial = tile(start, "repeat", others="blue pink", dice="banner 1 chest chest chest chest")
    trial.do("use blue", "use tile")
    assert trial.choices() == ["repeat blue", "repeat pink", "drop"]
    trial.do("repeat blue")
    assert trial.table()["players"][0]["circles"] == [4, 2, 2, 2, 2, 2]
    assert trial.choices() == ["use pink", "finish"]


@rule("MAR-A08")
def test_a_die_can_be_repeated_before_it_is_used(start: Start) -> None:
    trial = tile(start, "repeat", others="pink", dice="banner 1 chest chest chest chest")
    trial.do("use tile", "repeat pink", "anthill", "write g1", "use pink", "write g2")
    assert trial.table()["players"][0]["numbers"] == {"g1": 1, "g2": 1}


@rule("MAR-A08")
def test_only_dice_of_the_own_pool_that_can_take_effect_are_repeated(start: Start) -> None:
    trial = tile(start, "repeat", others="blue pink", dice="banner 1 0 0 0 0", more=({"anthills": 0}, {}))
    trial.do("use tile")
    assert trial.choices() == ["repeat blue", "drop"]
    assert trial.refusal("repeat orange").rule == "MAR-086"
    assert trial.refusal("repeat pink").rule == "MAR-053"
    trial = start(
        pool="tile", dice="banner 1 0 0 0 0", tile="repeat", left=[], stack=[{"do": "chest", "count": 1}]
    )
    assert trial.state.seat_to_act() == 0
    trial.do("chest 1")
    assert trial.state.seat_to_act() == 1


@rule("MAR-A08")
def test_without_a_die_the_repeating_tile_does_nothing(start: Start) -> None:
    trial = start(dice="banner banner banner banner banner banner", tile="repeat")
    trial.do("split blue pink orange green silver yellow")
    events = trial.do("choose tile")
    assert [event.kind for event in events] == ["choose", "finish"]
    assert trial.state.seat_to_act() == 1


@rule("MAR-087", "MAR-089", "MAR-D15")
def test_a_cookie_is_removed_without_marking_one(start: Start) -> None:
    trial = tile(start, "purge", round=8)
    trial.do("use tile")
    cookies = ["k1", "c2", "i3", "a4", "f4", "j4", "c5", "i6", "a7", "d7", "g7", "k7"]
    assert trial.choices() == [f"purge {hex}" for hex in cookies]
    trial.do("purge i6")
    assert trial.table()["crossed"] == ["i6"]
    assert trial.state.cookies[0] == 0


@rule("MAR-088", "MAR-T17", "MAR-106")
def test_removing_the_last_cookie_brings_about_the_end(start: Start) -> None:
    gone = ["k1", "c2", "i3", "a4", "f4", "j4", "c5", "i6", "a7", "d7", "g7"]
    trial = tile(start, "purge", round=9, crossed=gone)
    assert trial.refusal("finish").rule == "MAR-089"
    trial.do("use tile")
    assert trial.choices() == ["purge k7"]
    trial.do("purge k7")
    assert trial.state.trigger == 0
    assert trial.state.cookies[0] == 0
