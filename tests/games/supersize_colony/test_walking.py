"""Walking, the order of types, and taking ants back."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.testing import rule

LINE = ["brood TENENE 0,0", "forest TEETEE 1,0", "tunnel TEETEE 2,0", "forest EEETEE 3,0"]


def walks(trial: Any, ant: str) -> list[str]:
    return [words.split()[2] for words in trial.choices() if words.startswith(f"walk {ant} ")]


@rule("SUP-060", "SUP-D05", "SUP-D06", "SUP-D08", "SUP-D15", "SUP-A10", "SUC-010", "SUC-017", "SUC-009")
@rule("SUC-D03", "SUC-D04", "SUC-D05")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_queens_then_workers_then_soldiers(start: Any, edition: str) -> None:
    ants = ["0 queen 0,0", "0 worker 1,0", "0 soldier 1,0"]
    trial = start(LINE, ants, edition=edition, decision="queens")
    order = "SUP-060" if edition == "second" else "SUC-017"
    assert trial.choices() == ["leave q1", "next type"]
    assert trial.refusal("walk w1 2,0").rule == order
    trial.do("next type")
    assert {words.split()[1] for words in trial.choices()} == {"w1", "type"}
    assert trial.refusal("walk s1 2,0").rule == order
    trial.do("next type")
    assert trial.refusal("walk w1 2,0").rule == order
    assert "walk s1 2,0" in trial.choices()


@rule("SUP-062", "SUP-063", "SUP-064", "SUP-067", "SUP-070")
@rule("SUP-071", "SUC-014", "SUC-015", "SUC-018", "SUC-027")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_one_walk_and_one_action_in_either_order(start: Any, edition: str) -> None:
    ants = ["0 worker 1,0", "0 soldier 2,0"]
    once = "SUP-062" if edition == "second" else "SUC-014"
    trial = start(LINE, ants, edition=edition, decision="workers")
    assert walks(trial, "w1") == ["0,0", "2,0", "3,0"]
    trial.do("collect w1", "walk w1 3,0")
    other = start(LINE, [*ants, "0 worker 1,0"], edition=edition, decision="workers")
    other.do("walk w1 3,0")
    assert other.refusal("walk w1 2,0").rule == once
    other.do("collect w1")
    assert other.refusal("collect w1").rule == ("SUP-063" if edition == "second" else "SUC-014")


@rule("SUP-068", "SUP-069", "SUC-019", "SUC-020")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_queen_stays_in_her_nest_and_a_larva_where_it_is(start: Any, edition: str) -> None:
    trial = start(
        [*LINE, "nest ENEEEE -1,1"], ["0 queen 0,0", "0 larva 0,0"], edition=edition, decision="queens"
    )
    assert walks(trial, "q1") == ["-1,1"]
    second = edition == "second"
    assert trial.refusal("walk q1 1,0").rule == ("SUP-068" if second else "SUC-019")
    assert trial.refusal("walk l1 1,0").rule == ("SUP-069" if second else "SUC-020")


HUB = [
    "forest TTTTTT 0,0", "tunnel TEETEE 1,0", "forest EEETEE 2,0", "tunnel ETEETE 1,-1", "forest EEEETE 2,-2",
    "brood ETENET 0,-1", "forest EEEETE 1,-2", "nest TEENEE -1,0",
]  # fmt: skip
FOES = ["1 worker 1,0", "1 soldier 1,-1", "1 larva 0,-1", "1 queen -1,0"]


@rule("SUP-072", "SUP-073", "SUP-074", "SUP-075", "SUP-076", "SUP-A25")
@rule("SUC-021", "SUC-022", "SUC-023", "SUC-024", "SUC-025", "SUC-A06", "SUC-A07")
@pytest.mark.parametrize(
    ("edition", "kind", "reached"),
    [
        ("second", "worker", ["2,0", "0,-1", "1,-2"]),
        ("second", "soldier", ["0,-1", "1,-2"]),
        ("first", "worker", ["2,0", "1,-2"]),
        ("first", "soldier", ["1,-2"]),
    ],
)
def test_who_may_pass_and_stand_where(start: Any, edition: str, kind: str, reached: list[str]) -> None:
    trial = start(HUB, [f"0 {kind} 0,0", *FOES], edition=edition, decision=f"{kind}s")
    name = f"{kind[0]}1"
    assert sorted(walks(trial, name)) == sorted(reached)
    second = edition == "second"
    assert trial.refusal(f"walk {name} -1,0").rule == ("SUP-076" if second else "SUC-022")
    assert trial.refusal(f"walk {name} 1,0").rule == ("SUP-072" if second else "SUC-021")
    behind = trial.refusal(f"walk {name} 2,-2")
    assert behind.rule == ("SUP-076" if second else "SUC-023")
    assert behind.message.say() == f"Ants of B 1 step north-east of the middle do not let {kind} 1 pass."
    attacks = [words for words in trial.choices() if words.startswith("attack 1,0")]
    assert bool(attacks) == (kind == "soldier")


@rule("SUC-026", "SUP-A36")
def test_two_lanes_of_a_tile_are_two_places(supersize: Any) -> None:
    document = {
        "seats": 2,
        "options": {"edition": "first"},
        "board": [
            {"tile": "F6H", "at": [0, 0]},
            {"tile": "W4d", "at": [1, 0]},
            {"tile": "F3a", "at": [2, 0], "turn": 1},
        ],
        "players": [
            {"ants": {"s1": {"at": [0, 0]}}},
            {"ants": {"w1": {"at": [1, 0], "lane": 1}, "w2": {"at": [1, 0], "lane": 2}}},
        ],
        "decision": "soldiers",
    }
    state = supersize.position(document)
    attacks = [supersize.notation(state, int(a)) for a in state.legal_actions()]
    attacks = [words for words in attacks if words.startswith("attack")]
    assert attacks == ["attack 1,0 with s1/3"]


@rule("SUP-078", "SUP-079", "SUP-081", "SUP-082", "SUP-083", "SUP-A08", "SUP-A09")
def test_taking_back_costs_a_point(start: Any) -> None:
    ants = ["0 queen 0,0", "0 worker 1,0 food", "0 worker 2,0", "0 soldier 2,0"]
    trial = start(LINE, ants, players=[{"lost": 1}], decision="queens")
    assert trial.refusal("collect q1").rule == "SUP-079"
    trial.do("leave q1")
    assert trial.state.track.points[0] == 0
    trial.do("leave w1")
    assert (trial.state.track.points[0], trial.table()["supply"]) == (0, 20)
    assert trial.refusal("walk w1 3,0").rule == "SUP-081"
    trial.do("leave w2", "leave s1")
    assert trial.table()["players"][0]["ants"] == {}
    carrier = start(LINE, ["0 queen 0,0", "0 soldier 0,0 larva:1", "0 soldier 1,0"], decision="soldiers")
    assert carrier.refusal("leave s1").rule == "SUP-099"


@rule("SUC-029")
def test_in_the_first_edition_only_queens_leave_and_for_free(start: Any) -> None:
    ants = ["0 queen 0,0", "0 worker 1,0"]
    trial = start(LINE, ants, edition="first", players=[{"nests": 3}], decision="queens")
    trial.do("leave q1")
    assert trial.state.track.points[0] == 3
    assert trial.refusal("leave w1").rule == "SUC-029"


@rule("SUC-016", "SUC-030")
def test_in_the_first_edition_an_ant_finishes_before_the_next(start: Any) -> None:
    trial = start(LINE, ["0 worker 1,0", "0 worker 3,0"], edition="first", decision="workers")
    trial.do("collect w1", "collect w2")
    assert trial.refusal("walk w1 2,0").rule == "SUC-016"
    assert "walk w2 2,0" in trial.choices()
    second = start(LINE, ["0 worker 1,0", "0 worker 3,0"], decision="workers")
    second.do("collect w1", "collect w2", "walk w1 2,0", "walk w2 2,0")
