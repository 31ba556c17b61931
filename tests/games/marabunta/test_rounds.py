"""Rounds, pools and their order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.core.game import Game
from insectarium.core.rng import Rng
from insectarium.games.marabunta.codes import TILE_NAMES
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MarabuntaState]]


def kinds(trial: Trial[MarabuntaState], *actions: str) -> list[tuple[str, int]]:
    return [(event.kind, int(event.seat)) for event in trial.do(*actions)]


@rule("MAR-034", "MAR-035", "MAR-036", "MAR-037", "MAR-040", "MAR-041", "MAR-042", "MAR-T01")
def test_a_round_as_in_the_rulebook(start: Start) -> None:
    trial = start(splitter=0, dice="banner banner banner banner banner banner", tile="circles", round=3)
    assert trial.state.seat_to_act() == 0
    trial.do("split blue pink")
    assert trial.state.seat_to_act() == 1
    trial.do("choose dice", "use pink")
    assert trial.state.seat_to_act() == 1
    assert kinds(trial, "use blue") == [("use", 1), ("circle", 1)]
    assert trial.state.seat_to_act() == 0
    trial.do("use tile", "circle blue", "circle pink", "use orange", "use green", "use silver")
    told = kinds(trial, "use yellow")
    assert told == [("use", 0), ("circle", 0), ("reveal", 1), ("roll", 1)]
    assert trial.state.round == 4
    assert trial.state.seat_to_act() == 1
    assert trial.game.decision_kind(trial.state) == "split"


@rule("MAR-038", "MAR-039", "MAR-A06", "MAR-D02", "MAR-T08")
def test_there_are_63_ways_to_divide(start: Start) -> None:
    choices = start().choices()
    assert len(choices) == 63
    assert len(set(choices)) == 63
    assert choices[0] == "split blue"
    assert choices[-1] == "split blue pink orange green silver yellow"


@rule("MAR-039", "MAR-A06")
def test_no_pool_is_empty(start: Start) -> None:
    refusal = start().refusal("split")
    assert refusal.rule == "MAR-039"


@rule("MAR-040", "MAR-A37", "MAR-D03")
def test_the_chooser_takes_one_of_the_two_pools(start: Start) -> None:
    trial = start()
    trial.do("split blue green")
    assert trial.choices() == ["choose tile", "choose dice"]
    assert trial.state.seat_to_act() == 0
    assert trial.refusal("split pink").rule == "MAR-040"
    trial.do("choose tile")
    pools = trial.game.view(trial.state)["table"]["pools"]
    assert pools == [["pink", "orange", "silver", "yellow", "tile"], ["blue", "green"]]


@rule("MAR-041")
def test_the_splitter_waits_until_the_chooser_is_done(start: Start) -> None:
    trial = start(dice="banner banner 0 0 0 0", pool="blue pink")
    assert trial.refusal("use orange").rule == "MAR-046"
    trial.do("use blue")
    assert trial.state.seat_to_act() == 0
    trial.do("use pink")
    assert trial.state.seat_to_act() == 1


@rule("MAR-046", "MAR-D04")
def test_the_order_of_elements_is_free(start: Start) -> None:
    trial = start(dice="banner chest banner 0 0 0", pool="blue pink orange")
    assert trial.choices() == ["use blue", "use pink", "use orange", "finish"]
    trial.do("use orange")
    assert trial.choices() == ["use blue", "use pink", "finish"]


@rule("MAR-047")
def test_an_element_is_settled_before_the_next(start: Start) -> None:
    trial = start(dice="chest banner 0 0 0 0", pool="blue pink")
    trial.do("use blue")
    assert trial.refusal("use pink").rule == "MAR-047"
    assert trial.refusal("finish").rule == "MAR-047"
    trial.do("chest 1")
    assert trial.refusal("use blue").rule == "MAR-047"


@rule("MAR-048", "MAR-051")
@pytest.mark.parametrize("tile", TILE_NAMES[:-1])
def test_the_first_seven_tiles_leave_the_game_used_or_not(start: Start, tile: str) -> None:
    trial = start(dice="banner banner banner banner banner banner", tile=tile, pool="blue tile")
    trial.do("finish", "finish")
    table = trial.game.view(trial.state)["table"]
    assert tile not in [table["tile"], *table["tiles_to_come"]]
    assert len(table["tiles_to_come"]) == 6


@rule("MAR-043", "MAR-044", "MAR-049", "MAR-052", "MAR-A11")
def test_from_round_8_on_the_last_tile_comes_back_every_round(start: Start) -> None:
    trial = start(round=7, tile="one", dice="banner 0 0 0 0 0", pool="blue tile")
    trial.do("finish", "finish")
    for round_ in (8, 9, 10):
        assert trial.state.round == round_
        assert TILE_NAMES[trial.state.tile()] == "purge"
        trial.do("split blue", "choose tile", "use tile")
        trial.do(trial.choices()[0])
        while trial.state.round == round_:
            trial.do("finish")


@rule("MAR-050", "MAR-A09")
def test_any_die_and_the_first_seven_tiles_may_be_dropped(start: Start) -> None:
    trial = start(dice="banner chest 0 0 0 0", red="d3:0", tile="free_zero", pool="blue pink orange tile")
    trial.do("finish")
    assert trial.state.seat_to_act() == 1
    table = trial.table()
    assert table["players"][0]["numbers"] == {"d3": 0}
    assert table["players"][0]["circles"] == [2] * 6


@rule("MAR-050")
def test_what_cannot_be_used_is_dropped_without_asking(start: Start) -> None:
    trial = start(dice="2 banner 0 0 0 0", pool="blue pink", more=({"anthills": 0}, {}))
    assert trial.choices() == ["use pink", "finish"]
    trial.do("use pink")
    assert trial.state.seat_to_act() == 1


@rule("MAR-052", "MAR-089", "MAR-A09", "MAR-D04")
def test_removing_a_cookie_cannot_be_dropped(start: Start) -> None:
    trial = start(round=9, dice="banner 0 0 0 0 0", pool="blue tile")
    assert trial.choices() == ["use blue", "use tile"]
    assert trial.refusal("finish").rule == "MAR-089"
    trial.do("use tile")
    assert trial.refusal("drop").rule == "MAR-089"


@rule("MAR-089", "MAR-A10", "MAR-T17")
def test_the_cookie_is_removed_at_any_point_of_the_own_order(start: Start) -> None:
    trial = start(round=9, dice="banner banner 0 0 0 0", pool="blue pink tile")
    trial.do("use blue", "use tile", "purge k1")
    assert trial.choices() == ["use pink", "finish"]


@rule("MAR-A10", "MAR-089")
def test_the_duty_lapses_when_the_last_cookie_goes_otherwise(start: Start) -> None:
    cookies = ["k1", "c2", "i3", "a4", "f4", "j4", "c5", "i6", "a7", "d7", "g7"]
    trial = start(round=9, dice="0 banner 0 0 0 0", pool="blue tile", red="j7:1", crossed=cookies, active=0)
    assert trial.choices() == ["use blue", "use tile"]
    trial.do("use blue", "write k7")
    assert trial.state.trigger == 0
    assert trial.state.seat_to_act() == 1


@rule("MAR-034", "MAR-C13", "MAR-T09")
def test_random_matches_end_between_round_4_and_round_19(marabunta: Game[MarabuntaState]) -> None:
    for seed in range(20):
        state = marabunta.setup(seed=seed)
        rng = Rng.seeded(f"ends {seed}")
        seen: list[str] = []
        while not state.is_over():
            if len(seen) < state.round:
                seen.append(TILE_NAMES[state.tile()])
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
        assert sorted(seen[:7]) == sorted(TILE_NAMES[:-1])
        assert set(seen[7:]) <= {"purge"}
        assert 4 <= state.round <= 19
