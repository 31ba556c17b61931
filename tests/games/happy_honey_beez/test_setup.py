"""How the table is set."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup
from insectarium.core.rng import Rng
from insectarium.games._bees.tiles import load_tiles
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing import rule
from insectarium.testing.trial import Trial

Start = Any
GROUND = {kind.id: kind.ground for kind in load_tiles().kinds}


def grounds(game: Game[BeezState], state: BeezState) -> dict[str, int]:
    """How many tiles of each ground take part, the start tile left out."""
    table = game.view(state)["table"]
    codes = [GROUND[code] for code in [*table["open"], *table["supply"]]]
    return {ground: codes.count(ground) for ground in ("meadow", "plain", "honey", "breeding")}


@rule("HHB-014", "HHB-015", "HHB-016", "HHB-017", "HHB-018", "HHB-A01", "HHB-A02")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 9), (4, 12)])
def test_as_many_tiles_as_players_need(beez: Game[BeezState], seats: int, each: int) -> None:
    found = grounds(beez, beez.setup(seats=seats, seed=5))
    assert found == {"meadow": each, "plain": 2 * each, "honey": each, "breeding": 0}


@rule("HHB-017")
def test_which_tiles_stay_in_the_box_is_chance(beez: Game[BeezState]) -> None:
    chosen = {tuple(sorted(beez.setup(seats=2, seed=seed).supply.pile[0])) for seed in range(6)}
    assert len(chosen) == 6


@rule("HHB-019", "HHB-A03", "HHB-A25")
def test_two_meadows_and_two_hive_tiles_lie_open(beez: Game[BeezState]) -> None:
    hives = set()
    for seed in range(30):
        shown = [GROUND[code] for code in beez.view(beez.setup(seats=2, seed=seed))["table"]["open"]]
        assert shown.count("meadow") == 2
        hives |= set(shown)
    assert hives == {"meadow", "plain", "honey"}


@rule("HHB-020", "HHB-A42")
def test_only_the_order_of_the_supply_is_unknown(beez: Game[BeezState]) -> None:
    state = beez.setup(seats=3, seed=1)
    before = beez.to_position(state)
    view = beez.view(state, 1)
    state.redeal(1, Rng.seeded(8))
    after = beez.to_position(state)
    assert beez.view(state, 1) == view
    assert after["supply"] != before["supply"]
    assert sorted(after["supply"]) == sorted(before["supply"]) == view["table"]["supply"]


@rule("HHB-013", "HHB-A04", "HHB-C01")
def test_the_start_tile_lies_in_the_middle(beez: Game[BeezState]) -> None:
    board = beez.view(beez.setup(seats=2, seed=1))["table"]["board"]
    assert board == [{"tile": "S", "at": [0, 0], "turn": 0, "hive": 0}]
    start = next(kind for kind in load_tiles().kinds if kind.ground == "start")
    assert (start.edges, start.count) == ("OFOFOF", 1)


@rule("HHB-022", "HHB-023", "HHB-024", "HHB-026", "HHB-C06", "HHB-C09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_bees_are_in_hand_and_all_markers_on_0(beez: Game[BeezState], seats: int) -> None:
    table = beez.view(beez.setup(seats=seats, seed=1))["table"]
    for player in table["players"]:
        assert player["bees"] == {"q": None, "w1": None, "w2": None, "w3": None}
        assert (player["points"], player["pollen"], player["jar"]) == (0, 0, 0)
    assert table["stacks"] == {"0": list(range(seats))}


@rule("HHB-027", "HHB-A30", "HHB-C07")
@pytest.mark.parametrize(("seats", "pollen"), [(2, 8), (3, 12), (4, 16)])
def test_the_stock_of_tokens(beez: Game[BeezState], seats: int, pollen: int) -> None:
    tokens = beez.view(beez.setup(seats=seats, seed=1))["table"]["tokens"]
    assert tokens == {"pollen": pollen, "honey": 20}


@rule("HHB-004")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(beez: Game[BeezState], seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        beez.setup(seats=seats, seed=1)


@rule("HHB-029", "HHB-104", "HHB-A05", "HHB-D09")
def test_the_first_seat_begins_and_turns_go_round(start: Start, beez: Game[BeezState]) -> None:
    assert beez.setup(seats=4, seed=3).seat_to_act() == 0
    trial: Trial[BeezState] = start(["S 0 0 0"], [{}, {}, {}], open="M M H1a H1b")
    seats = []
    for tile in ("m 1,-1 turn 0", "m 0,1 turn 0", "h1a 1,0 turn 3", "h1b 0,-1 turn 5"):
        code = tile.split()[0].upper().replace("H1A", "H1a").replace("H1B", "H1b")
        if code not in beez.view(trial.state)["table"]["open"]:
            break
        seats.append(int(trial.state.seat_to_act()))
        trial.do(f"lay {tile}", "put nothing", "end turn")
    assert seats == [0, 1, 2, 0][: len(seats)]
    assert len(seats) >= 3


@rule("HHB-C02", "HHB-C03", "HHB-C04", "HHB-C05")
def test_the_tiles_are_made_as_the_rulebook_asks() -> None:
    kinds = load_tiles().kinds
    count = {ground: sum(k.count for k in kinds if k.ground == ground) for ground in set(GROUND.values())}
    assert count["meadow"] >= 12
    assert count["plain"] >= 24
    assert count["honey"] >= 12
    assert all(set(kind.edges) <= set("M" if kind.ground == "meadow" else "OCF") for kind in kinds)
    assert any(kind.edges == "OOOOOO" for kind in kinds)
    hives = [kind for kind in kinds if kind.ground in ("plain", "honey")]
    assert 3 * sum(k.count for k in hives if "F" in k.edges) >= sum(k.count for k in hives)
