"""Step 2 of a turn: build the tile onto the anthill."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MicropolisState]]


def tiles_of(trial: Trial[MicropolisState], hill: int = 0) -> list[str]:
    """From the left end to the right."""
    found: list[str] = trial.table()["anthills"][hill]["tiles"]
    return found


@rule("MIC-023", "MIC-036")
def test_the_taken_tile_is_built_before_anything_else(start: Start) -> None:
    trial = start([5, 5], tiles=["08", "09"], round=2, row="01 02 03 04 05")
    trial.do("take 2 soldiers")
    assert trial.choices() == ["left", "right"]
    assert trial.state.seat_to_act() == 0
    trial.do("right")
    assert tiles_of(trial) == ["08", "02"]
    assert trial.state.seat_to_act() == 1


@rule("MIC-034", "MIC-A04", "MIC-D02")
def test_the_first_tile_asks_for_no_side(start: Start) -> None:
    trial = start([5, 5], row="01 02 03 04 05 06 07")
    trial.do("take 1")
    assert tiles_of(trial) == ["01"]
    assert trial.state.seat_to_act() == 1


@rule("MIC-034")
def test_all_sides_of_the_foundation_are_alike(start: Start) -> None:
    """A tile at another side of the foundation neighbours what it neighbours anywhere else."""
    trials = [start([5, 5], tiles=["24 01", "08 09"], round=3, row="02 03 04") for _ in range(2)]
    turned = trials[1].table()
    turned["anthills"][0]["left"] = 6
    trials[1] = Trial(trials[1].game, trials[1].game.position(turned))
    for trial in trials:
        trial.do("take 1", "left")
    assert trials[0].state.scores() == trials[1].state.scores()
    assert tiles_of(trials[0]) == tiles_of(trials[1]) == ["02", "24", "01"]


@rule("MIC-035", "MIC-D02")
@pytest.mark.parametrize(("side", "tiles"), [("left", ["01", "08", "09"]), ("right", ["08", "09", "01"])])
def test_a_later_tile_joins_the_left_or_the_right_end(start: Start, side: str, tiles: list[str]) -> None:
    trial = start([5, 5], tiles=["08 09", "10 11"], round=3, row="01 02 03")
    trial.do("take 1")
    assert trial.choices() == ["left", "right"]
    trial.do(side)
    assert tiles_of(trial) == tiles


@rule("MIC-A04", "MIC-D02")
def test_the_ninth_tile_asks_for_a_side_and_the_tenth_does_not(start: Start) -> None:
    eight = "08 09 10 11 12 13 14 15"
    ninth = start([5, 5], tiles=[eight, "16 17 18 19 20 21 22 23"], round=9, row="01 02 03")
    ninth.do("take 1")
    assert ninth.choices() == ["left", "right"]
    nine = [f"{eight} 01", "16 17 18 19 20 21 22 23 24"]
    tenth = start([5, 5], tiles=nine, round=10, row="02 03 04 05 06 07 25")
    tenth.do("take 1")
    assert len(tiles_of(tenth)) == 10
    assert tenth.state.seat_to_act() == 1


@rule("MIC-037", "MIC-A02")
def test_a_tunnel_may_run_into_a_wall(start: Start) -> None:
    # Tile 24 opens at L1, R1 and R2, tile 36 at L1 and R2: a tunnel ends at a wall on either side.
    trial = start([5, 5], tiles=["24", "08"], round=2, row="36 02 03 04 05")
    trial.do("take 1")
    assert trial.choices() == ["left", "right"]


@rule("MIC-A03")
def test_a_tile_is_never_turned(with_tiles: Callable[..., Start]) -> None:
    """A tunnel that opens to the right only joins what lies to the right."""
    queen_and_end = {"01": ["R1: queen"], "02": ["L1: "]}
    royal = {}
    for side in ("left", "right"):
        trial = with_tiles(queen_and_end, blank=True)(
            [5, 5], tiles=["02", "08"], round=2, row="01 03 04 05 06"
        )
        trial.do("take 1")
        assert trial.choices() == ["left", "right"]
        trial.do(side)
        royal[side] = trial.points("royal")[0]
    assert royal == {"left": 2, "right": 1}


@rule("MIC-038")
def test_an_effect_happens_within_the_turn(start: Start) -> None:
    trial = start([5, 5], row="31 02 03 04 05 06 07")
    events = trial.do("take 1")
    assert [event.kind for event in events] == ["take", "place", "nurse"]
    assert trial.state.army[0] == 8


@rule("MIC-038")
def test_the_turn_waits_for_the_decision_about_an_effect(start: Start) -> None:
    trial = start([5, 5], row="46 02 03 04 05 06 07")
    trial.do("take 1")
    assert trial.state.seat_to_act() == 0
    assert trial.choices() == ["leave barracks", "fill barracks"]


@rule("MIC-039")
@pytest.mark.parametrize("tile", ["01", "12", "16", "20"])
def test_workers_fruit_gifts_and_queens_do_nothing_at_once(start: Start, tile: str) -> None:
    trial = start([5, 5], row=f"{tile} 02 03 04 05 06 07")
    before = trial.table()
    events = trial.do("take 1")
    assert [event.kind for event in events] == ["take", "place"]
    after = trial.table()
    unchanged = ("supply", "architects", "leader", "stack")
    assert [after[key] for key in unchanged] == [before[key] for key in unchanged]
    assert list(trial.state.army) == [5, 5]
