"""What you play with, and the table before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import WATCHER, Game
from insectarium.core.manifest import BadSetup
from insectarium.core.rng import Rng
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.testing import Trial, rule

ItHappens = Game[ItHappensState]
SEATS = (2, 3, 4, 5)
COLOURS = ["yellow", "red", "green", "blue", "white"]


@rule("ITH-001")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_can_play(it_happens: ItHappens, seats: int) -> None:
    assert it_happens.setup(seats=seats, seed=1).seats == seats


@rule("ITH-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_seats_are_refused(it_happens: ItHappens, seats: int) -> None:
    with pytest.raises(BadSetup, match=rf"^It Happens\.\. is for 2 to 5 seats, not {seats}\.$"):
        it_happens.setup(seats=seats)


@rule("ITH-002", "ITH-014", "ITH-020")
@pytest.mark.parametrize("seats", SEATS)
def test_all_twelve_hills_are_in_play(it_happens: ItHappens, seats: int) -> None:
    state = it_happens.setup(seats=seats, seed=1)
    assert sorted(state.pile) == list(range(12))


@rule("ITH-014")
def test_the_seed_decides_the_order_of_the_hills(it_happens: ItHappens) -> None:
    first, again, other = (it_happens.setup(seats=3, seed=seed) for seed in (1, 1, 2))
    assert list(first.pile) == list(again.pile) != list(other.pile)
    assert list(first.pile) != sorted(first.pile)


@rule("ITH-014", "ITH-020")
def test_everybody_knows_which_hills_are_to_come_but_not_in_which_order(it_happens: ItHappens) -> None:
    state = it_happens.setup(seats=3, seed=1)
    other = state.clone()
    other.redeal(0, Rng.seeded("other"))
    assert list(other.pile[:3]) == list(state.pile[:3])
    assert list(other.pile[3:]) != list(state.pile[3:])
    assert it_happens.view(other, 0) == it_happens.view(state, 0)
    assert len(it_happens.view(state, WATCHER)["table"]["to_come"]) == 9


@rule("ITH-006", "ITH-015", "ITH-C14", "ITH-D01", "ITH-A12")
def test_the_seats_have_five_dice_of_a_colour_each(it_happens: ItHappens) -> None:
    table = it_happens.view(it_happens.setup(seats=5, seed=1))["table"]
    assert [player["colour"] for player in table["players"]] == COLOURS
    assert [player["hands"] for player in table["players"]] == [[5]] * 5
    assert it_happens.pieces(it_happens.setup(seats=5, seed=1))["dice"] == 25


@rule("ITH-007", "ITH-C14")
def test_a_die_shows_one_to_six_equally_often(it_happens: ItHappens) -> None:
    state = it_happens.setup(seats=3, seed="dice")
    shown = [0] * 7
    for _ in range(6000):
        thrown = state.clone()
        thrown.redeal(0, state.rng)
        thrown.apply(it_happens.parse(thrown, "roll"))
        shown[int(thrown.die)] += 1
    assert shown[0] == 0
    assert all(880 < count < 1120 for count in shown[1:])


@rule("ITH-008", "ITH-016", "ITH-T15", "ITH-A14")
@pytest.mark.parametrize(("seats", "supply"), [(2, 20), (3, 18), (4, 16), (5, 14)])
def test_two_worms_each_and_the_rest_of_24_in_the_supply(
    it_happens: ItHappens, seats: int, supply: int
) -> None:
    state = it_happens.setup(seats=seats, seed=1)
    assert list(state.worms[:seats]) == [2] * seats
    assert state.worm_supply == supply
    assert it_happens.pieces(state)["worms"] == 24


@rule("ITH-009", "ITH-013", "ITH-C08")
def test_there_are_four_tiles_of_each_of_eight_objects(it_happens: ItHappens) -> None:
    state = it_happens.setup(seats=3, seed=1)
    assert list(state.object_supply) == [4] * 8
    assert it_happens.pieces(state)["objects"] == 32
    supply = it_happens.view(state)["table"]["supply"]
    assert supply["worms"] == 18
    assert len(supply["objects"]) == 8


@rule("ITH-010", "ITH-021", "ITH-C12")
def test_each_open_hill_has_its_queen_and_its_general(it_happens: ItHappens) -> None:
    state = it_happens.setup(seats=3, seed=1)
    values = {hill.id: (hill.queen, hill.general) for hill in it_happens.components.hills}  # type: ignore[attr-defined]
    opened = it_happens.view(state)["table"]["hills"]
    assert [(hill["queen"], hill["general"]) for hill in opened] == [values[hill["id"]] for hill in opened]
    assert len(values) == 12


@rule("ITH-017", "ITH-A12")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_seat_stands_in_for_the_hungriest(it_happens: ItHappens, seed: int) -> None:
    state = it_happens.setup(seats=4, seed=seed)
    assert state.start == state.seat_to_act() == 0


@rule("ITH-A12")
def test_chance_can_decide_who_begins(it_happens: ItHappens) -> None:
    drawn = [it_happens.setup(seats=4, seed=seed, options={"first_player": "random"}) for seed in range(40)]
    assert {int(state.start) for state in drawn} == {0, 1, 2, 3}
    assert all(state.seat_to_act() == state.start for state in drawn)


@rule("ITH-019")
def test_the_top_three_hills_lie_open(it_happens: ItHappens) -> None:
    state = it_happens.setup(seats=3, seed=1)
    ids = [state.tables.ids[hill] for hill in state.pile[:3]]
    assert [hill["id"] for hill in it_happens.view(state)["table"]["hills"]] == ids


@rule("ITH-D02", "ITH-D04", "ITH-D05")
def test_a_turn_is_a_roll_and_a_place(it_happens: ItHappens) -> None:
    trial = Trial(it_happens, it_happens.setup(seats=3, seed=1))
    assert trial.choices() == ["roll", "skip"]
    trial.do("roll")
    assert trial.choices() == ["reroll", "place 1", "place 2", "place 3"]
    trial.do("place 3")
    assert trial.state.turn == 1


def random_match(it_happens: ItHappens, seats: int, seed: int) -> list[dict[str, Any]]:
    """The state before every action, as a position."""
    state = it_happens.setup(seats=seats, seed=seed)
    rng = Rng.seeded(seed)
    found = []
    while not state.is_over():
        found.append(it_happens.to_position(state))
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return [*found, it_happens.to_position(state)]


@rule("ITH-018", "ITH-019", "ITH-059", "ITH-020", "ITH-A27", "ITH-058")
@pytest.mark.parametrize("seats", SEATS)
def test_a_match_is_four_rounds_of_three_new_hills(it_happens: ItHappens, seats: int) -> None:
    told = random_match(it_happens, seats, 3)
    assert {position["round"] for position in told} == {1, 2, 3, 4, 5}
    opened = {position["round"]: {hill["hill"] for hill in position["hills"]} for position in told}
    assert [len(opened[number]) for number in range(1, 6)] == [3, 3, 3, 3, 0]
    assert len(set().union(*opened.values())) == 12
    assert len(told[-1]["done"]) == 12


@rule("ITH-022", "ITH-060", "ITH-T14", "ITH-A18")
@pytest.mark.parametrize(
    ("seats", "starts"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3]), (5, [0, 1, 2, 3])]
)
def test_the_start_player_moves_on_to_the_left(it_happens: ItHappens, seats: int, starts: list[int]) -> None:
    first_of_round: dict[int, int] = {}
    for position in random_match(it_happens, seats, 5):
        first_of_round.setdefault(position["round"], position["turn"])
    assert [first_of_round[number] for number in range(1, 5)] == starts
