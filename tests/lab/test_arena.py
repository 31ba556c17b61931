"""The arena: fair meetings, a ladder that fits the results, a file that forgets nothing."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from insectarium.core.manifest import BadSetup
from insectarium.lab.arena import ArenaPlan, play_arena
from insectarium.lab.arena import played as played_module
from insectarium.lab.arena.ladder import ratings
from insectarium.lab.arena.plan import RuleSet, rule_sets
from insectarium.lab.arena.played import Played
from insectarium.lab.arena.plot import ladder_svg
from insectarium.lab.arena.store import Store, StoreFault

MICROPOLIS = rule_sets(["micropolis"], 2)


def plan_of(*bots: str, matches: int = 4, table: int = 2, meetings: str = "all") -> ArenaPlan:
    return ArenaPlan(rule_sets(["micropolis"], table), bots, table, matches, 1, meetings)


def result(one: str, other: str, number: int, share: float, table: int = 2) -> Played:
    return Played("game", table, one, other, "1", number, "code", share, 1 - share, (0,) * table, ())


# Meetings


def test_everybody_meets_everybody_and_the_first_or_the_next_if_asked() -> None:
    def met(meetings: str, table: int = 2) -> list[tuple[str, str]]:
        plan = plan_of("greedy", "random", "search@5it", meetings=meetings, table=table)
        return [(pairing.one, pairing.other) for pairing in plan.pairings]

    assert met("all") == [("greedy", "random"), ("greedy", "search@5it"), ("random", "search@5it")]
    assert met("neighbours") == [("greedy", "random"), ("random", "search@5it")]
    assert met("first") == [("greedy", "random"), ("greedy", "search@5it")]
    assert len(met("all", table=3)) == 6


@pytest.mark.parametrize("table", [2, 3, 4])
def test_with_every_deal_the_one_sits_on_every_seat(table: int) -> None:
    pairing = plan_of("greedy", "random", table=table).pairings[0]
    sittings = [pairing.sitting(number, 1) for number in range(2 * table)]
    for first in (0, table):
        block = sittings[first : first + table]
        assert len({sitting.deal for sitting in block}) == 1
        assert sorted(sitting.seats[0] for sitting in block) == list(range(table))
        assert all(sorted(sitting.seats) == list(range(table)) for sitting in block)
    assert sittings[0].deal != sittings[table].deal
    assert len({sitting.bots for sitting in sittings}) == len(sittings)


def test_all_meetings_are_dealt_the_same() -> None:
    plan = plan_of("greedy", "random", "search@5it")
    assert len({pairing.sitting(0, 1).deal for pairing in plan.pairings}) == 1


def test_matches_are_rounded_up_to_whole_rounds() -> None:
    assert plan_of("greedy", "random", matches=5, table=3).matches == 6


def test_a_rule_set_is_a_game_with_its_options() -> None:
    assert str(RuleSet.of("micropolis:expert=true+first_player=first_seat", 2)) == "micropolis:expert=true"
    assert RuleSet.of("micropolis", 2) == RuleSet.of("micropolis:expert=false+first_player=first_seat", 2)
    assert "marabunta" not in [rules.game for rules in rule_sets(["all"], 5)]


@pytest.mark.parametrize(
    ("bots", "changes", "sentence"),
    [
        (("greedy",), {}, "at least 2 bots"),
        (("greedy", "greedy"), {}, "named twice"),
        (("greedy", "gredy"), {}, "Did you mean greedy"),
        (("greedy", "random"), {"matches": 0}, "at least 1 match"),
        (("greedy", "random"), {"meetings": "some"}, "Meetings are all, neighbours, first"),
        (("greedy", "random"), {"table": 7}, "2 to 6 seats, not 7"),
    ],
)
def test_a_plan_that_means_nothing_is_refused(
    bots: tuple[str, ...], changes: dict[str, int], sentence: str
) -> None:
    with pytest.raises(BadSetup, match=sentence):
        plan_of(*bots, **changes)  # type: ignore[arg-type]


# The ladder


def test_the_ladder_finds_the_odds_that_the_results_have() -> None:
    matches = [result("a", "b", number, float(number % 4 > 0)) for number in range(4000)]
    strong, weak = ratings(["a", "b"], matches)
    assert (strong.bot, weak.bot) == ("a", "b")
    # Three to one, in points: 400 * log10(3).
    assert strong.points - weak.points == pytest.approx(190.8, abs=1)
    assert strong.low < strong.points < strong.high
    assert strong.high - strong.points == pytest.approx(strong.points - strong.low)


def test_one_among_many_wins_by_the_same_odds() -> None:
    """At tables of three, odds of two to one against each of two others are an even chance."""
    matches = [result("a", "b", number, float(number % 2), table=3) for number in range(4000)]
    strong, weak = ratings(["a", "b"], matches)
    assert strong.points - weak.points == pytest.approx(400 * math.log10(2), abs=1)


def test_who_never_lost_gets_a_wide_interval_and_no_infinity() -> None:
    few = ratings(["a", "b"], [result("a", "b", number, 1.0) for number in range(10)])[0]
    many = ratings(["a", "b"], [result("a", "b", number, 1.0) for number in range(1000)])[0]
    assert 0 < few.points < many.points < 2000
    assert few.high - few.low > 300


def test_more_matches_make_narrower_intervals() -> None:
    widths = []
    for count in (40, 400):
        rating = ratings(
            ["a", "b"], [result("a", "b", number, float(number % 2)) for number in range(count)]
        )[0]
        widths.append(rating.high - rating.low)
    assert widths[1] < widths[0] / 2.5


# Playing


def test_an_arena_is_the_same_however_it_is_played() -> None:
    plan = plan_of("greedy", "random")
    alone = play_arena(plan, workers=1).played
    shared = play_arena(plan, workers=2).played
    timeless = [replace(played, milliseconds=()) for played in alone]
    assert timeless == [replace(played, milliseconds=()) for played in shared]
    assert sum(played.share for played in alone) > 2
    assert all(played.share + played.others_share == pytest.approx(1) for played in alone)


def test_an_arena_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "arena.jsonl"
    first = play_arena(plan_of("greedy", "random", matches=2), file, workers=1)
    seen: list[tuple[int, int]] = []
    whole = play_arena(
        plan_of("greedy", "random"), file, workers=1, progress=lambda done, all_: seen.append((done, all_))
    )
    assert seen == [(2, 4), (3, 4), (4, 4)]
    assert whole.played[:2] == first.played
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4
    # With other code in between, the old matches say nothing any more.
    monkeypatch.setattr("insectarium.lab.arena.store.code_of", lambda pairing: "other")
    with Store(file) as store:
        assert store.done(plan_of("greedy", "random")) == {}
        assert store.of_other_code == 4


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    before = play_arena(plan_of("greedy", "random", matches=2), file, workers=1)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-30], encoding="utf-8")
    again = play_arena(plan_of("greedy", "random", matches=2), file, workers=1)
    assert [played.scores for played in again.played] == [played.scores for played in before.played]
    # The half line stays, and hurts nobody.
    assert play_arena(plan_of("greedy", "random", matches=2), file, workers=1).played == again.played


@pytest.mark.parametrize("line", ["hello}", "[1]}", '{"rules": 1}'])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, line: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(f"{line}\n{line}\n{line}\n", encoding="utf-8")
    with pytest.raises(StoreFault, match="Line 1 of"):
        Store(file)
    assert file.read_text(encoding="utf-8") == f"{line}\n{line}\n{line}\n"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreFault, match="cannot be written"):
        Store(tmp_path / "nowhere" / "arena.jsonl")


def test_the_fingerprint_of_the_code_is_of_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    micropolis = plan_of("greedy", "random").pairings[0]
    other = ArenaPlan(rule_sets(["it_happens"], 2), ("greedy", "random")).pairings[0]
    assert played_module.code_of(micropolis) != played_module.code_of(other)
    assert len(played_module.code_of(micropolis)) == 12


def test_the_report_keeps_its_keys_and_draws_its_ladder() -> None:
    report = play_arena(plan_of("greedy", "random", "search@4it", matches=2), workers=1)
    document = json.loads(json.dumps(report.as_json()))
    assert list(document) == [
        *("format", "bots", "table", "games", "seed", "meetings", "rule_sets", "insectarium", "compiled")
    ]
    rules = document["rule_sets"][0]
    assert list(rules) == ["game", "options", "ladder", "meetings"]
    assert list(rules["meetings"][0]) == [
        *("one", "other", "matches", "wins", "win_share", "mean_decision_ms", "p95_decision_ms"),
        "slowest_decision_ms",
    ]
    assert [rating["bot"] for rating in rules["ladder"]][-1] == "random"
    picture = ladder_svg(report)
    assert picture.startswith("<svg")
    assert picture.count("<circle") == 3


def test_a_cluster_plays_the_same_arena() -> None:
    pytest.importorskip("ray", reason="Ray is an extra: make test-ray installs it and runs this test")
    plan = plan_of("greedy", "random")
    here = [replace(played, milliseconds=()) for played in play_arena(plan, workers=1).played]
    there = [replace(played, milliseconds=()) for played in play_arena(plan, ray="local").played]
    assert here == there
