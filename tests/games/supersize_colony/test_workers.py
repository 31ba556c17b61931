"""Food, larvae, mating and kidnapping."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

HOME = ["brood TENENE 0,0", "forest TEETEE 1,0", "tunnel TEETEE 2,0"]


@rule("SUP-084", "SUP-085", "SUP-086", "SUP-087")
def test_food_is_carried_to_the_queen(start: Any) -> None:
    trial = start(HOME, ["0 queen 0,0", "0 worker 1,0", "0 worker 2,0"], decision="workers")
    assert trial.refusal("collect w2").rule == "SUP-084"
    trial.do("collect w1")
    assert trial.table()["players"][0]["ants"]["w1"]["food"] is True
    assert (trial.table()["supply"], trial.table()["players"][0]["food"]) == (19, 0)
    fed = start(HOME, ["0 queen 0,0", "0 worker 1,0 food", "0 worker 0,0"], decision="workers")
    assert fed.refusal("collect w1").rule == "SUP-085"
    assert fed.refusal("feed w1").rule == "SUP-087"
    assert fed.refusal("feed w2").rule == "SUP-087"
    fed.do("walk w1 0,0", "feed w1")
    assert (fed.table()["supply"], fed.table()["players"][0]["food"]) == (19, 1)
    winter = start(
        HOME, ["0 queen 0,0", "0 worker 1,0"], players=[{"food": 9}, {"food": 11}], decision="workers"
    )
    assert winter.refusal("collect w1").rule == "SUP-086"


@rule("SUC-031")
def test_in_the_first_edition_food_goes_straight_to_the_hand(start: Any) -> None:
    trial = start(HOME, ["0 queen 0,0", "0 worker 1,0"], edition="first", decision="workers")
    assert trial.refusal("feed w1").rule == "SUC-031"
    trial.do("collect w1")
    assert (trial.table()["supply"], trial.table()["players"][0]["food"]) == (19, 1)


@rule("SUP-088", "SUP-089", "SUP-090", "SUP-117", "SUP-A11")
@rule("SUP-A12", "SUP-A13", "SUP-A14", "SUP-A15", "SUP-D07")
def test_a_fed_larva_becomes_a_worker_or_soldier(start: Any) -> None:
    ants = ["0 queen 0,0", "0 larva 0,0", "0 worker 0,0 food", "0 worker 0,0", "0 soldier 1,0"]
    trial = start(HOME, ants, decision="workers")
    assert {"hatch w1 0l1 worker", "hatch w1 0l1 soldier"} <= set(trial.choices())
    assert trial.refusal("hatch w2 0l1 worker").rule == "SUP-088"
    assert trial.refusal("hatch w1 1l1 worker").rule == "SUP-A11"
    trial.do("hatch w1 0l1 soldier")
    hatched = trial.table()["players"][0]["ants"]
    assert hatched["s2"] == {"at": [0, 0], "walked": True, "acted": True, "fresh": True}
    assert "l1" not in hatched
    assert trial.table()["supply"] == 20
    trial.do("next type")
    assert trial.refusal("walk s2 1,0").rule == "SUP-090"
    full = start(HOME, [*ants, "0 soldier 1,0", "0 soldier 1,0"], decision="workers")
    assert full.refusal("hatch w1 0l1 soldier").rule == "SUP-A12"
    outside = start(HOME, ["0 worker 1,0 food"], decision="workers")
    assert outside.refusal("hatch w1 0l1 soldier").rule == "SUP-088"


@rule("SUP-061", "SUP-091", "SUP-092", "SUP-A17", "SUP-A18", "SUP-A19", "SUP-A20", "SUP-A21")
def test_soldiers_mate_with_the_queen_on_a_brood_chamber(start: Any) -> None:
    ants = ["0 queen 0,0", "0 soldier 0,0", "0 soldier 0,0", "0 soldier 0,0", "1 larva 0,0"]
    trial = start(HOME, ants, decision="soldiers")
    trial.do("mate s1", "mate s2", "walk s1 1,0")
    assert {"l1", "l2"} <= set(trial.table()["players"][0]["ants"])
    assert trial.refusal("mate s3").rule == "SUP-A17"
    apart = start(HOME, ["0 queen 0,0", "0 soldier 1,0"], decision="soldiers")
    assert apart.refusal("mate s1").rule == "SUP-091"
    alone = start(HOME, ["0 soldier 0,0"], decision="soldiers")
    assert alone.refusal("mate s1").rule == "SUP-A18"


@rule("SUC-032", "SUC-033", "SUC-034", "SUC-035", "SUC-A02", "SUC-A03")
def test_in_the_first_edition_feeding_is_free(start: Any) -> None:
    ants = ["0 queen 0,0", "0 larva 0,0", "0 worker 0,0", "0 soldier 1,0"]
    trial = start(HOME, ants, edition="first", decision="workers")
    assert trial.refusal("hatch w1 1l1 worker").rule == "SUC-A03"
    trial.do("hatch w1 0l1 soldier")
    assert trial.refusal("walk s2 1,0").rule == "SUC-034"
    assert (trial.table()["supply"], trial.table()["players"][0]["food"]) == (20, 0)


@rule("SUC-036", "SUC-037", "SUC-038", "SUC-039", "SUC-A04", "SUC-A05")
def test_in_the_first_edition_a_soldier_never_walks_after_mating(start: Any) -> None:
    ants = ["0 queen 0,0", "0 soldier 1,0", "0 soldier 1,0", "0 soldier 1,0"]
    trial = start(HOME, ants, edition="first", decision="soldiers")
    assert trial.refusal("mate s1").rule == "SUC-039"
    trial.do("walk s1 0,0", "mate s1", "walk s2 0,0", "mate s2")
    assert {"l1", "l2"} <= set(trial.table()["players"][0]["ants"])
    assert trial.refusal("walk s2 1,0").rule == "SUC-036"
    trial.do("walk s3 2,0")


# Kidnapping: seat 0 lives at (-1,0), the larva of seat 1 lies at (1,0).

RAID = ["forest TTTTTT 0,0", "brood NEETEE 1,0", "brood TENENE -1,0", "tunnel EETEET 0,1"]
RAIDERS = ["0 queen -1,0", "0 soldier 0,0", "1 larva 1,0"]


@rule("SUP-093", "SUP-094", "SUP-096", "SUP-099", "SUP-100", "SUP-A24", "SUP-A27")
def test_a_kidnapped_larva_is_carried_home(start: Any) -> None:
    trial = start(RAID, [*RAIDERS, "0 soldier 0,1"], decision="soldiers")
    trial.do("kidnap s1 1l1 -1,0")
    table = trial.table()
    assert table["players"][0]["ants"]["s1"]["larva"] == [1, 1]
    assert table["players"][0]["ants"]["s1"]["at"] == [-1, 0]
    assert table["players"][1]["ants"] == {}
    for words in ("walk s1 0,0", "mate s1", "kidnap s1 1l1 -1,0"):
        assert trial.refusal(words).rule == "SUP-099"
    assert trial.refusal("kidnap s2 1l1 -1,0").rule == "SUP-A27"
    homeless = start(RAID, ["0 soldier 0,0", "1 larva 1,0"], decision="soldiers")
    assert homeless.refusal("kidnap s1 1l1 -1,0").rule == "SUP-096"
    assert homeless.refusal("kidnap s1 1l1 0,0").rule == "SUP-096"


@rule("SUP-094", "SUP-102", "SUP-A30")
def test_kidnapping_and_attacking_take_the_move_along(start: Any) -> None:
    trial = start(RAID, [*RAIDERS, "1 worker 0,1"], decision="soldiers")
    trial.do("walk s1 -1,0")
    assert trial.refusal("kidnap s1 1l1 -1,0").rule == "SUP-A30"
    assert trial.refusal("attack 0,1 with s1/2").rule == "SUP-A30"


@rule("SUP-095", "SUP-A22", "SUP-A23")
@pytest.mark.parametrize(("guard", "stops"), [("soldier", True), ("queen", True), ("worker", False)])
def test_queens_and_soldiers_guard_larvae(start: Any, guard: str, stops: bool) -> None:
    trial = start(RAID, [*RAIDERS, f"1 {guard} 1,0"], decision="soldiers")
    assert ("kidnap s1 1l1 -1,0" in trial.choices()) != stops
    if stops:
        assert trial.refusal("kidnap s1 1l1 -1,0").rule == "SUP-095"
    own = start(RAID, [*RAIDERS, "0 soldier 1,0"], decision="soldiers")
    assert "kidnap s1 1l1 -1,0" in own.choices()


@rule("SUP-097")
def test_a_larva_may_stay_on_the_same_brood_chamber(start: Any) -> None:
    trial = start(RAID, ["0 queen 1,0", "0 soldier 0,0", "1 larva 1,0"], decision="soldiers")
    assert "kidnap s1 1l1 1,0" in trial.choices()
    assert trial.refusal("kidnap s1 0l1 1,0").rule == "SUP-093"


@rule("SUP-098", "SUP-A16", "SUP-A26", "SUP-A28", "SUP-A44")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_stolen_larva_is_fed_and_sets_the_carrier_free(start: Any, owner: int) -> None:
    ants = [f"0 soldier -1,0 larva:{owner}", "0 worker -1,0 food"]
    trial = start(RAID, ants, decision="workers")
    trial.do(f"hatch w1 {owner}l1 worker")
    table = trial.table()
    assert "larva" not in table["players"][0]["ants"]["s1"]
    assert {"w1", "w2"} <= set(table["players"][0]["ants"])
    assert trial.state.ants.spot[owner * 12 + 10] == -1
    trial.do("next type")
    assert "walk s1 0,0" in trial.choices()


@rule("SUP-A43")
def test_a_carrier_away_from_brood_chambers_may_only_go_home(start: Any) -> None:
    ants = ["0 queen -1,0", "0 soldier 0,1 larva:1"]
    trial = start(RAID, ants, decision="soldiers")
    assert trial.choices() == ["walk s1 -1,0", "next type"]
    assert trial.refusal("walk s1 0,0").rule == "SUP-A43"
    assert trial.refusal("leave s1").rule == "SUP-099"


@rule("SUP-A24")
def test_without_a_way_home_nothing_is_kidnapped(start: Any) -> None:
    trial = start(RAID, ["0 queen -1,0", "0 soldier 1,0", "1 larva 1,0", "1 worker 0,0"], decision="soldiers")
    assert trial.refusal("kidnap s1 1l1 -1,0").rule == "SUP-A24"
    far = start(RAID, ["0 queen -1,0", "0 soldier -1,0", "1 larva 1,0", "1 worker 0,0"], decision="soldiers")
    assert far.refusal("kidnap s1 1l1 -1,0").rule == "SUP-A24"
