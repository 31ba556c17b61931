"""Setting the table and drafting the starting hands; the first edition deals them."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import WATCHER, Game
from insectarium.core.rng import Rng
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.testing import Trial, rule

Supersize = Game[SupersizeState]
GROUNDS = ("forest", "tunnel", "nest")


def drafted(game: Supersize, seats: int, seed: int = 3, **options: Any) -> SupersizeState:
    state = game.setup(seats=seats, seed=seed, options=options)
    while game.decision_kind(state) == "draft":
        state.apply(int(state.legal_actions()[0]))
    return state


@rule("SUP-003", "SUP-013", "SUP-014", "SUP-034", "SUP-035", "SUP-C04", "SUP-040")
@pytest.mark.parametrize(("seats", "piles"), [(2, [13, 25, 25]), (3, [11, 23, 23]), (4, [9, 21, 21])])
def test_after_the_draft_these_tiles_are_left(supersize: Supersize, seats: int, piles: list[int]) -> None:
    table = supersize.to_position(drafted(supersize, seats))
    assert [len(table["piles"][ground]) for ground in GROUNDS] == piles
    assert len(table["board"]) == 1 + 2 * seats
    for player in table["players"]:
        assert sorted(code[0] for code in player["hand"]) in (["F", "N", "U", "U"], ["F", "N", "U", "W"])
    assert all(None not in row and len(row) == 3 for row in table["market"].values())


@rule("SUP-019", "SUP-020", "SUP-021", "SUP-022", "SUP-023", "SUP-C01", "SUP-C02", "SUP-C03")
def test_everybody_starts_alike(supersize: Supersize) -> None:
    table = supersize.to_position(supersize.setup(seats=4, seed=1))
    codes = {tuple(tile["at"]): tile["tile"] for tile in table["board"]}
    for player in table["players"]:
        assert list(player["ants"]) == ["q1", "w1", "w2", "s1"]
        nest, forest = (tuple(player["ants"][name]["at"]) for name in ("q1", "w1"))
        assert codes[nest] == "N2S"
        assert codes[forest] == "F2S"
        assert {tuple(player["ants"][name]["at"]) for name in ("w1", "w2", "s1")} == {forest}
        assert (player["limit"], player["food"]) == (4, 0)
    state = supersize.setup(seats=4, seed=1)
    assert list(state.track.points) == [2, 2, 2, 2]
    assert [int(seat) for seat in state.track.stack(2)] == [0, 1, 2, 3]
    assert table["supply"] == 20
    kinds = [int(state.ants.type_of(ant)) for ant in range(12)]
    assert [kinds.count(kind) for kind in range(4)] == [2, 5, 3, 2]
    assert state.is_brood(state.ants.spot[0])


@rule("SUP-015", "SUP-016", "SUP-026", "SUP-029", "SUP-A05")
def test_two_tiles_are_open_and_the_leftover_becomes_the_cheapest(supersize: Supersize) -> None:
    state = supersize.setup(seats=3, seed=5)
    table = supersize.to_position(state)
    assert all(row[0] is None and None not in row[1:] for row in table["market"].values())
    assert len(table["draft"]["packet"]) == 4
    opened = {ground: row[1:] for ground, row in table["market"].items()}
    after = supersize.to_position(drafted(supersize, 3, 5))
    assert {ground: row[1:] for ground, row in after["market"].items()} == opened


@rule("SUP-025", "SUP-027", "SUP-028", "SUP-030", "SUP-031", "SUP-032", "SUP-033", "SUP-036", "SUP-D01")
@rule("SUP-A01", "SUP-A02", "SUP-A03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packets_go_right_for_forests_and_nests_and_left_for_tunnels(
    supersize: Supersize, seats: int
) -> None:
    for seed in range(4):
        state = supersize.setup(seats=seats, seed=seed, options={"first_player": "random"})
        starter = int(state.starter)
        right = [(starter - 1 - step) % seats for step in range(seats)]
        left = [seat for step in range(seats) for seat in [(starter + step) % seats] * 2]
        seen = []
        sizes = []
        while supersize.decision_kind(state) == "draft":
            seen.append(int(state.seat_to_act()))
            sizes.append(len(state.packet))
            state.apply(int(state.legal_actions()[-1]))
        assert seen == [*right, *right, *left]
        one, two = list(range(seats + 1, 1, -1)), list(range(2 * seats + 1, 1, -1))
        assert sizes == [*one, *one, *two]
        assert state.seat_to_act() == starter


@rule("SUP-A04")
def test_a_packet_is_seen_by_those_who_have_held_it(supersize: Supersize) -> None:
    state = supersize.setup(seats=3, seed=8)
    for seat, known in ((2, True), (0, False), (1, False), (WATCHER, False)):
        draft = supersize.view(state, seat)["table"]["draft"]
        assert (draft["packet"] is not None) == known
        assert draft["size"] == 4
    state.apply(int(state.legal_actions()[0]))
    shown = [supersize.view(state, seat)["table"]["draft"]["packet"] for seat in (2, 1, 0)]
    assert shown[0] == shown[1] is not None
    assert shown[2] is None
    assert len(supersize.view(state, 0)["table"]["players"][2]["hand"]) == 1


@rule("SUP-A04")
def test_a_hidden_packet_is_dealt_anew_whatever_it_was(supersize: Supersize) -> None:
    first = supersize.setup(seats=3, seed=8)
    other = first.clone()
    other.redeal(0, Rng.seeded(1))
    assert supersize.view(first, 0) == supersize.view(other, 0)
    packets = []
    for state in (first, other):
        state.redeal(0, Rng.seeded(2))
        packets.append(supersize.to_position(state)["draft"]["packet"])
    assert packets[0] == packets[1]
    holder = first.clone()
    holder.redeal(2, Rng.seeded(3))
    assert supersize.to_position(holder)["draft"]["packet"] == packets[0]


@rule("SUP-016", "SUP-027")
def test_nothing_else_is_done_during_the_draft(supersize: Supersize) -> None:
    trial = Trial(supersize, supersize.setup(seats=2, seed=1))
    assert trial.refusal("stop laying").rule == "SUP-016"
    assert trial.refusal("keep u2a").rule == "SUP-027"


@rule("SUC-001", "SUC-002", "SUC-003", "SUC-004", "SUC-005", "SUC-A01", "SUC-A23", "SUC-C03")
@pytest.mark.parametrize(("seats", "piles"), [(2, [10, 19, 20]), (3, [8, 17, 17]), (4, [6, 15, 14])])
def test_the_first_edition_deals_hands(supersize: Supersize, seats: int, piles: list[int]) -> None:
    table = supersize.to_position(supersize.setup(seats=seats, seed=2, options={"edition": "first"}))
    assert [len(table["piles"][ground]) for ground in GROUNDS] == piles
    assert [len(table["box"][ground]) for ground in GROUNDS] == [3, 6, 3]
    assert all(None not in row and len(row) == 3 for row in table["market"].values())
    for player in table["players"]:
        assert [code[0] for code in player["hand"]][:2] == ["N", "N"]
        assert sorted(code[0] in "UW" for code in player["hand"]) == [False, False, False, True, True]
        assert player["limit"] == 5
    assert len(table["board"]) == 1 + 2 * seats


@rule("SUC-006", "SUC-C01", "SUC-C02")
def test_the_first_edition_starts_with_three_ants(supersize: Supersize) -> None:
    state = supersize.setup(seats=3, seed=2, options={"edition": "first"})
    for player in supersize.to_position(state)["players"]:
        assert list(player["ants"]) == ["q1", "w1", "s1"]
        assert player["ants"]["w1"]["at"] == player["ants"]["s1"]["at"] != player["ants"]["q1"]["at"]
    assert list(state.track.points) == [0, 0, 0]
    assert any(lanes == 2 for lanes in state.tables.kinds.lanes)
