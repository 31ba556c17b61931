"""Setting up, both editions, and the components."""

from __future__ import annotations

from typing import Any

import pytest

import insectarium
from insectarium.core.manifest import BadSetup
from insectarium.games._ants.tables import AntTables
from insectarium.games._ants.tiles import load_tiles
from insectarium.games.antropolis.manifest import MANIFEST
from insectarium.games.antropolis.state import TUNNEL_POINTS
from insectarium.testing import rule

SEATS = [2, 3, 4]


def table_of(seats: int, seed: int = 1, **options: Any) -> dict[str, Any]:
    game = insectarium.load("antropolis")
    table: dict[str, Any] = game.view(game.setup(seats=seats, seed=seed, options=options))["table"]
    return table


@rule("ANT-003", "ANC-003")
def test_two_to_four_play() -> None:
    assert MANIFEST.seats == (2, 3, 4)
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        insectarium.load("antropolis").setup(seats=5)


@rule("ANT-012", "ANT-013", "ANT-014", "ANT-A01", "ANT-C01", "ANC-021", "ANC-A01")
@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_an_arm_with_a_forest_and_a_nest(seats: int, edition: str) -> None:
    board = table_of(seats, edition=edition)["board"]
    assert [tile["tile"] for tile in board] == ["F6H"] + ["F2S", "N2S"] * seats
    assert board[0]["at"] == [0, 0]
    for arm in range(seats):
        forest, nest = board[1 + 2 * arm]["at"], board[2 + 2 * arm]["at"]
        assert nest == [2 * forest[0], 2 * forest[1]]


@rule("ANT-015", "ANT-016", "ANT-017", "ANT-A02", "ANT-A03", "ANT-030", "ANC-A05")
@pytest.mark.parametrize(
    ("seats", "nests", "tunnels", "forests"), [(2, 26, 28, 14), (3, 24, 27, 12), (4, 22, 26, 10)]
)
def test_piles_market_and_hands(seats: int, nests: int, tunnels: int, forests: int) -> None:
    table = table_of(seats)
    assert table["piles"] == {"nest": nests, "tunnel": tunnels, "forest": forests}
    assert table["box"] == {"nest": 0, "tunnel": 0, "forest": 0}
    for row in table["market"].values():
        assert len(row) == 2
        assert None not in row
    for player in table["players"]:
        assert sorted(tile[0] for tile in player["hand"]) in (["F", "N", "U"], ["F", "N", "W"])


@rule("ANT-019", "ANT-020", "ANT-021", "ANT-022", "ANT-023", "ANT-024", "ANT-C03", "ANT-C04", "ANT-C05")
@rule("ANC-015", "ANC-016", "ANC-019", "ANC-020", "ANC-029", "ANC-030", "ANC-031", "ANC-004", "ANC-A03")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_ants_food_and_markers(edition: str) -> None:
    table = table_of(3, edition=edition)
    assert table["supply"] == 20
    assert table["stacks"] == {"0": [0, 1, 2]}
    for seat, player in enumerate(table["players"]):
        assert list(player["ants"]) == ["q1", "q2", "w1", "w2", "w3"]
        assert player["ants"]["q1"]["on"] == 2 + 2 * seat
        assert player["ants"]["w1"]["on"] == 1 + 2 * seat
        assert [player["ants"][name] for name in ("q2", "w2", "w3")] == [None] * 3
        assert (player["limit"], player["food"], player["points"]) == (3, 0, 0)


@rule("ANT-026", "ANT-A05", "ANC-A02")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_first_seat_begins(edition: str) -> None:
    for seed in range(5):
        table = table_of(3, seed=seed, edition=edition)
        assert (table["starter"], table["active"]) == (0, 0)


@rule("ANC-022", "ANC-023", "ANC-024", "ANC-025", "ANC-026", "ANC-028", "ANC-A04", "ANC-C03")
@pytest.mark.parametrize(
    ("seats", "removed", "piles"),
    [
        (2, {"nest": 13, "tunnel": 19, "forest": 9}, {"nest": 13, "tunnel": 9, "forest": 5}),
        (3, {"nest": 9, "tunnel": 17, "forest": 6}, {"nest": 15, "tunnel": 10, "forest": 6}),
        (4, {"nest": 6, "tunnel": 14, "forest": 3}, {"nest": 16, "tunnel": 12, "forest": 7}),
    ],
)
def test_the_first_edition_removes_tiles(seats: int, removed: dict[str, int], piles: dict[str, int]) -> None:
    table = table_of(seats, edition="first")
    assert (table["box"], table["piles"]) == (removed, piles)
    assert all(len(player["hand"]) == 3 for player in table["players"])
    assert all(None not in row for row in table["market"].values())


@rule("ANC-027", "ANC-A28")
def test_all_tiles_to_fifteen() -> None:
    table = table_of(2, edition="first", all_tiles=True)
    assert table["target"] == 15
    assert table["box"] == {"nest": 0, "tunnel": 0, "forest": 0}
    assert table_of(2, edition="first")["target"] == table_of(2)["target"] == 9
    with pytest.raises(BadSetup, match="only for edition=first"):
        table_of(2, all_tiles=True)
    with pytest.raises(BadSetup, match="only for edition=second"):
        table_of(2, edition="first", join_required=True)


@rule("ANC-006", "ANC-007", "ANC-008", "ANC-009", "ANC-010", "ANC-011", "ANC-012", "ANC-C01", "ANC-C02")
@rule("ANT-C02", "ANT-C06", "ANC-C04")
def test_the_set_of_tiles() -> None:
    kinds = load_tiles().kinds
    tiles = [kind for kind in kinds for _ in range(kind.count)]
    assert len(tiles) == 85
    forests, tunnels, nests = ([t for t in tiles if t.ground == g] for g in ("forest", "tunnel", "nest"))
    assert (len(forests), len(tunnels), len(nests)) == (21, 32, 32)
    assert all("N" not in t.edges and "T" in t.edges for t in forests + tunnels)
    assert {t.edges.count("N") for t in nests} == {0, 1, 2, 3}
    assert {t.edges.count("T") for t in nests} == {0, 1, 2, 3}
    starts = [t for t in nests if t.start]
    assert len(starts) == 4
    assert all(t.brood and t.edges.count("T") == 1 for t in starts)
    assert 0 < sum(t.brood for t in nests) < 32
    assert len(TUNNEL_POINTS) == 4


@rule("ANT-A60")
def test_only_the_order_of_the_piles_is_hidden() -> None:
    game = insectarium.load("antropolis")
    state = game.setup(seats=3, seed=5)
    before = game.view(state, 0)
    tables = AntTables(load_tiles())
    other = state.clone()
    other.redeal(0, other.rng.fork())
    assert game.view(other, 0) == before
    piles = [[int(kind) for kind in pile] for pile in state.piles.pile]
    moved = [[int(kind) for kind in pile] for pile in other.piles.pile]
    assert moved != piles
    assert [sorted(pile) for pile in moved] == [sorted(pile) for pile in piles]
    assert tables.kinds.count == state.tables.kinds.count
