"""What holds at every moment of every match, and what the heuristic thinks of clear cases."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import insectarium
from insectarium.core.rng import Rng
from insectarium.games._bees.hives import is_finished
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing import rule

Start = Any
BEEZ: Any = insectarium.load("happy_honey_beez")


def check(state: BeezState) -> None:
    table = BEEZ.view(state)["table"]
    standing: dict[int, list[tuple[int, str]]] = {}
    for seat, player in enumerate(table["players"]):
        for name, bee in player["bees"].items():
            if bee is not None:
                standing.setdefault(bee["on"], []).append((seat, name))
        queen = player["bees"]["q"]
        if queen is not None and table["phase"] != "put":
            assert not is_finished(state.board, state.board.area[queen["on"]])
    for group in standing.values():
        assert len({seat for seat, _ in group}) == 1
        assert sum(name != "q" for _, name in group) <= 1
    assert len(table["board"]) - 1 + len(table["supply"]) + len(table["removed"]) + sum(
        tile is not None for tile in table["open"]
    ) == 12 * len(table["players"])


@rule("HHB-080", "HHB-081", "HHB-083", "HHB-115")
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), harder=st.booleans(), costly=st.booleans())
def test_bees_keep_their_places_and_no_tile_is_lost(
    seats: int, seed: int, harder: bool, costly: bool
) -> None:
    options = {"flight_hole_meadow_only": harder, "abandon_costs_point": costly}
    state = BEEZ.setup(seats=seats, seed=seed, options=options)
    chance = Rng.seeded(seed)
    steps = 0
    while not state.is_over():
        if steps % 7 == 0:
            check(state)
        choices = state.legal_actions()
        state.advance(choices[chance.below(len(choices))])
        steps += 1
    check(state)
    assert min(state.scores()) >= 0


NEARLY = ["S 0 0 0", "H1b 1 0 3", "H1a 0 -1 5", "M 1 -1 0"]


def worth(start: Start, players: list[dict[str, Any]], board: list[str] = NEARLY, **rest: Any) -> float:
    trial = start(board, players, **{"decision": "act", **rest})
    return float(trial.state.evaluate(0))


def test_a_hive_with_fewer_open_sides_is_worth_more(start: Start) -> None:
    mine: list[dict[str, Any]] = [{"bees": ["q 1 0"]}, {}]
    assert worth(start, mine) > worth(start, mine, ["S 0 0 0", "H1b 1 0 3", "M 1 -1 0", "M 2 -1 0"])


@pytest.mark.parametrize("load", ["pollen", "honey"])
def test_a_load_is_worth_more_where_a_way_leads_to_the_queen(start: Start, load: str) -> None:
    home: list[dict[str, Any]] = [{"bees": ["q 1 0", f"w1 1 -1 {load}"]}, {}]
    cut_off: list[dict[str, Any]] = [{"bees": ["q 1 0", f"w1 1 -1 {load}"]}, {"bees": ["w1 0 0"]}]
    assert worth(start, home) > worth(start, cut_off)


def test_at_the_end_only_points_count(start: Start) -> None:
    players: list[dict[str, Any]] = [
        {"bees": ["q 1 0", "w1 1 -1 honey"], "hives": 3, "jar": 1, "pollen": 2},
        {},
    ]
    assert worth(start, players, decision="over", open="M", supply="") == 4.0
