"""How the table is set."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import DRONE, EGG, QUEEN, WORKER
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.state import STACK_NAMES
from insectarium.testing import rule

Knights = Game[KnightsState]
SIZES = {2: [8, 24, 8, 8], 3: [12, 36, 12, 12], 4: [15, 46, 17, 17]}


@rule("KBA-005")
def test_two_to_four_can_play(knights: Knights) -> None:
    for seats in (2, 3, 4):
        assert len(knights.setup(seats=seats, seed=1).scores()) == seats
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            knights.setup(seats=seats, seed=1)


@rule("KBA-012", "KBA-013", "KBA-014", "KBA-015", "KBA-017", "KBA-A02", "KBA-A04", "KBA-C01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stacks_have_the_tiles_of_the_table(knights: Knights, seats: int) -> None:
    table = knights.to_position(knights.setup(seats=seats, seed=7))
    assert [tile["tile"] for tile in table["board"]] == ["S"]
    assert list(table["open"]) == list(STACK_NAMES)
    sizes = [len(table["stacks"][stack]) + 1 for stack in STACK_NAMES]
    assert sizes == SIZES[seats]
    boxed = [len(table["box"][stack]) for stack in STACK_NAMES]
    assert [size + left for size, left in zip(sizes, boxed, strict=True)] == [15, 46, 17, 17]
    assert sum(sizes) == {2: 48, 3: 72, 4: 95}[seats]
    first = {"meadow": "M", "hive": "H", "breeding": "R", "honey": "Y"}
    for stack, letter in first.items():
        assert all(code[0] == letter for code in [table["open"][stack], *table["stacks"][stack]])


@rule("KBA-016", "KBA-A10")
def test_the_order_of_the_stacks_and_the_box_are_unknown(knights: Knights) -> None:
    state = knights.setup(seats=2, seed=7)
    dealt = []
    for seed in range(6):
        copy = state.clone()
        copy.redeal(0, Rng.seeded(seed))
        table = knights.to_position(copy)
        dealt.append((table["stacks"]["hive"], table["box"]["hive"]))
        assert table["open"] == knights.to_position(state)["open"]
    assert len({str(stack) for stack, _ in dealt}) == 6
    assert len({str(sorted(box)) for _, box in dealt}) > 1
    assert len({str(sorted(stack + box)) for stack, box in dealt}) == 1


@rule("KBA-020", "KBA-021", "KBA-022", "KBA-A11", "KBA-C03")
def test_everybody_begins_with_a_queen_two_workers_and_two_eggs(knights: Knights) -> None:
    state = knights.setup(seats=4, seed=7)
    for seat in range(4):
        hand = [int(state.in_hand(seat, kind)) for kind in (QUEEN, WORKER, DRONE, EGG)]
        assert hand == [1, 2, 0, 2]
        supply = knights.to_position(state)["players"][seat]["supply"]
        assert supply == ["q2", "w3", "w4", "w5", "d1", "d2", "d3"]
        assert knights.to_position(state)["players"][seat]["bees"] == {}


@rule("KBA-023", "KBA-024", "KBA-C04")
def test_scores_begin_on_two_and_tokens_in_the_supply(knights: Knights) -> None:
    state = knights.setup(seats=3, seed=7)
    assert [int(points) for points in state.track.points] == [2, 2, 2]
    assert knights.to_position(state)["tokens"] == {"pollen": 20, "honey": 20}
    assert knights.view(state)["table"]["track"] == {"2": [0, 1, 2]}


@rule("KBA-026")
def test_the_first_seat_or_one_drawn_by_lot_begins(knights: Knights) -> None:
    assert {int(knights.setup(seats=3, seed=seed).active) for seed in range(9)} == {0}
    drawn = [knights.setup(seats=3, seed=seed, options={"first_player": "random"}) for seed in range(20)]
    assert {int(state.starter) for state in drawn} == {0, 1, 2}


@rule("KBA-002", "KBA-A01", "KBA-027", "KBA-026", "KBA-105")
def test_a_turn_goes_from_tiles_to_bees_to_the_next_player(start: Any) -> None:
    trial = start(seats=3, turn=2, open={"meadow": "MMMMMM", "hive": "OCCCCC"})
    trial.do("lay meadow 1,-1 turn 0")
    assert trial.state.seat_to_act() == 2
    trial.do("put worker")
    assert trial.game.decision_kind(trial.state) == "workers"
    trial.do("next type")
    assert trial.state.seat_to_act() == 0
    assert trial.game.decision_kind(trial.state) == "lay"
