"""What you play with, and the table before the first turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup
from insectarium.core.toml_source import ComponentsError
from insectarium.games.micropolis.components import load_components
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Micropolis = Game[MicropolisState]
SEATS = (2, 3, 4, 5, 6)


@rule("MIC-001")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_six_can_play(micropolis: Micropolis, seats: int) -> None:
    assert micropolis.setup(seats=seats, seed=1).seats == seats


@rule("MIC-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_other_numbers_of_seats_are_refused(micropolis: Micropolis, seats: int) -> None:
    with pytest.raises(BadSetup, match=rf"^Micropolis is for 2 to 6 seats, not {seats}\.$"):
        micropolis.setup(seats=seats)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"expert": "perhaps"}, "Option expert cannot be perhaps; it can be false, true."),
        ({"first_player": "oldest"}, "Option first_player cannot be oldest; it can be first_seat, random."),
        ({"rings": True}, "Micropolis has no option rings; its options are: expert, first_player."),
    ],
)
def test_wrong_options_are_refused(micropolis: Micropolis, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        micropolis.setup(seats=2, options=options)
    assert str(caught.value) == sentence


@rule("MIC-002", "MIC-015")
@pytest.mark.parametrize("seats", SEATS)
def test_all_61_tiles_are_in_play_at_every_number_of_seats(micropolis: Micropolis, seats: int) -> None:
    table = micropolis.to_position(micropolis.setup(seats=seats, seed=1))
    assert len({place["tile"] for place in table["row"]} | set(table["stack"])) == 61


@rule("MIC-015")
def test_the_seed_decides_the_order_of_the_tiles(micropolis: Micropolis) -> None:
    first, again, other = (micropolis.setup(seats=2, seed=seed) for seed in (1, 1, 2))
    assert list(first.stack) == list(again.stack) != list(other.stack)
    assert list(first.stack) != sorted(first.stack)


@rule("MIC-003", "MIC-010")
def test_there_is_one_foundation_for_each_of_up_to_six_seats(micropolis: Micropolis) -> None:
    assert [micropolis.setup(seats=seats, seed=1).hills for seats in SEATS] == [2, 3, 4, 5, 6]


@rule("MIC-004", "MIC-011", "MIC-013", "MIC-C15")
@pytest.mark.parametrize(("seats", "supply"), [(2, 35), (3, 30), (4, 25), (5, 20), (6, 15)])
def test_five_soldiers_each_and_the_rest_of_45_in_the_supply(
    micropolis: Micropolis, seats: int, supply: int
) -> None:
    state = micropolis.setup(seats=seats, seed=1)
    assert list(state.army) == [5] * seats
    assert state.supply == supply
    assert micropolis.pieces(state)["soldiers"] == 45


@rule("MIC-C15")
def test_thirty_soldiers_are_out_with_six_seats_or_three_experts(micropolis: Micropolis) -> None:
    six = micropolis.setup(seats=6, seed=1)
    experts = micropolis.setup(seats=3, seed=1, options={"expert": True})
    assert sum(six.army) == sum(experts.army) == 30


@rule("MIC-006", "MIC-014")
def test_both_architect_markers_begin_in_the_supply(micropolis: Micropolis) -> None:
    state = micropolis.setup(seats=3, seed=1)
    assert state.spare_architects == 2
    assert list(state.architects) == [0, 0, 0]


@rule("MIC-008")
def test_a_tile_can_show_only_what_the_rules_know(tmp_path: Path, micropolis: Micropolis) -> None:
    text = (micropolis.folder() / "components.toml").read_text(encoding="utf-8")
    path = tmp_path / "tiles.toml"
    path.write_text(text.replace("cherry gift", "cherry throne"), encoding="utf-8")
    with pytest.raises(ComponentsError, match='"throne" is not something a tunnel can hold'):
        load_components(path)


@rule("MIC-012")
def test_only_the_soldiers_on_a_foundation_are_an_army(micropolis: Micropolis) -> None:
    trial = Trial(micropolis, micropolis.setup(seats=2, seed=1))
    trial.do("take 4 soldiers")
    assert trial.state.army[0] == 2
    assert list(trial.state.row_soldiers[:3]) == [1, 1, 1]


@rule("MIC-016")
def test_the_row_is_the_top_seven_of_the_stack(micropolis: Micropolis) -> None:
    state = micropolis.setup(seats=2, seed=1)
    assert list(state.row) == list(state.stack[:7])
    assert len(micropolis.to_position(state)["stack"]) == 54


@rule("MIC-017")
def test_the_price_grows_towards_the_stack(micropolis: Micropolis) -> None:
    state = micropolis.setup(seats=2, seed=1)
    prices = [Trial(micropolis, state.clone()).do(f"take {k} soldiers")[0].facts["paid"] for k in range(1, 7)]
    assert prices == [0, 1, 2, 3, 4, 5]


@rule("MIC-018", "MIC-A29")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_seat_stands_in_for_the_youngest(micropolis: Micropolis, seed: int) -> None:
    state = micropolis.setup(seats=4, seed=seed)
    assert state.leader() == state.seat_to_act() == 0


@rule("MIC-A29")
def test_chance_can_decide_who_begins(micropolis: Micropolis) -> None:
    drawn = [micropolis.setup(seats=4, seed=seed, options={"first_player": "random"}) for seed in range(40)]
    assert {int(state.leader()) for state in drawn} == {0, 1, 2, 3}
    assert all(state.seat_to_act() == state.leader() for state in drawn)


@rule("MIC-019")
def test_nothing_else_is_out_at_the_start(micropolis: Micropolis) -> None:
    table = micropolis.to_position(micropolis.setup(seats=3, seed=1))
    assert [place["soldiers"] for place in table["row"]] == [0] * 7
    assert [hill["tiles"] for hill in table["anthills"]] == [[], [], []]
    assert table["architects"] == [0, 0, 0]


@rule("MIC-C17")
def test_the_stack_tells_nothing_but_its_size(micropolis: Micropolis) -> None:
    state = micropolis.setup(seats=2, seed=1)
    document = micropolis.to_position(state)
    document["stack"] = document["stack"][::-1]
    turned = micropolis.position(document)
    assert micropolis.view(turned, 0) == micropolis.view(state, 0)
    assert micropolis.view(state, 0)["table"]["stack"] == 54
