"""What the boards are, and how a match begins."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup
from insectarium.core.rng import Rng
from insectarium.games.marabunta.codes import FACE_NAMES, TILE_NAMES
from insectarium.games.marabunta.components import ABILITIES, load_components
from insectarium.games.marabunta.grid import GRID, HEX_NAMES, REGION_NAMES
from insectarium.games.marabunta.maps import CHEST, COOKIE, neighbours_of, pieces_of
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import rule

Marabunta = Game[MarabuntaState]
OURS = load_components()
COMBINATIONS = [(t, b) for t in ("symbol", "plain", "generated") for b in ("symbol", "plain")]


def begun(game: Marabunta, seed: int = 1, **options: str) -> MarabuntaState:
    return game.setup(seed=seed, options=options)


@rule("MAR-001")
@pytest.mark.parametrize("seats", [1, 3])
def test_two_players_and_no_other_number(marabunta: Marabunta, seats: int) -> None:
    assert begun(marabunta).seats == 2
    with pytest.raises(BadSetup):
        marabunta.setup(seats=seats)


@rule("MAR-002", "MAR-014")
def test_seat_0_is_red_and_seat_1_blue(marabunta: Marabunta) -> None:
    assert [marabunta.name_of(seat) for seat in (0, 1)] == ["Red", "Blue"]


@rule("MAR-003", "MAR-004", "MAR-009", "MAR-011", "MAR-012", "MAR-D01")
@pytest.mark.parametrize(("territory", "boards"), COMBINATIONS)
def test_sides_are_chosen_independently_and_both_players_share_them(
    marabunta: Marabunta, territory: str, boards: str
) -> None:
    table = marabunta.view(begun(marabunta, territory=territory, boards=boards))["table"]
    assert (table["territory"], table["boards"]) == (territory, boards)
    groups = [group.ability for group in OURS.boards[boards].groups]
    assert [group["ability"] for group in table["groups"]] == groups
    assert [len(player["chests"]) for player in table["players"]] == [len(groups)] * 2


@rule("MAR-013", "MAR-A05")
def test_the_sides_with_the_symbol_are_the_usual_ones(marabunta: Marabunta) -> None:
    table = marabunta.view(begun(marabunta))["table"]
    assert (table["territory"], table["boards"]) == ("symbol", "symbol")


@rule("MAR-003", "MAR-004")
def test_the_two_sides_differ() -> None:
    assert OURS.territories["symbol"] != OURS.territories["plain"]
    assert OURS.boards["symbol"] != OURS.boards["plain"]


@rule("MAR-005", "MAR-015", "MAR-016", "MAR-017", "MAR-077", "MAR-A02", "MAR-A04", "MAR-C11", "MAR-T09")
def test_seven_shuffled_tiles_lie_on_the_one_that_removes_a_cookie(marabunta: Marabunta) -> None:
    orders = [[TILE_NAMES[tile] for tile in begun(marabunta, seed).pile] for seed in range(30)]
    for order in orders:
        assert sorted(order) == sorted(TILE_NAMES)
        assert order[-1] == "purge"
    assert {order[0] for order in orders} == set(TILE_NAMES[:-1])


@rule("MAR-006", "MAR-007", "MAR-037", "MAR-A01", "MAR-C01", "MAR-C02")
def test_six_dice_in_the_colours_of_the_regions_with_six_faces(marabunta: Marabunta) -> None:
    assert FACE_NAMES == ("0", "1", "2", "3", "banner", "chest")
    assert REGION_NAMES == ("blue", "pink", "orange", "green", "silver", "yellow")
    seen: Counter[tuple[int, str]] = Counter()
    for seed in range(300):
        dice = marabunta.view(begun(marabunta, seed))["table"]["dice"]
        assert len(dice) == 6
        seen.update(enumerate(dice))
    assert len(seen) == 36
    # 300 throws bring each face 50 times; 5 deviations are 32.
    assert all(18 <= count <= 82 for count in seen.values())


@rule("MAR-018", "MAR-A07", "MAR-D01")
def test_chance_decides_who_begins(marabunta: Marabunta) -> None:
    firsts = Counter(int(begun(marabunta, seed).splitter) for seed in range(100))
    assert 30 <= firsts[0] <= 70
    state = begun(marabunta, 5)
    assert state.seat_to_act() == state.splitter


@rule("MAR-019", "MAR-020", "MAR-022", "MAR-023", "MAR-025", "MAR-028", "MAR-064", "MAR-C07", "MAR-C08")
def test_all_boards_are_clean_but_for_the_printed_circles(marabunta: Marabunta) -> None:
    table = marabunta.view(begun(marabunta))["table"]
    assert all("seat" not in hex and "crossed" not in hex for hex in table["hexes"])
    assert [sheet["circles"] for sheet in table["sheets"]] == [[2, 2]] * 6
    assert [sheet["blank"] for sheet in table["sheets"]] == [6] * 6
    for player in table["players"]:
        assert player["anthills"] == 2
        assert set(player["chests"]) == {0}
        assert player["cookies"] == 0
        assert player["track"] == {"laps": 0, "field": 0}
    assert table["cookie_row"][0] == "0"


@rule("MAR-024", "MAR-026", "MAR-028", "MAR-033", "MAR-C04", "MAR-C05")
@pytest.mark.parametrize("side", ["symbol", "plain"])
def test_six_regions_of_fourteen_hexes_with_twelve_cookies_and_some_chests(side: str) -> None:
    territory = OURS.territories[side]
    assert Counter(territory.regions) == {region: 14 for region in range(6)}
    assert territory.symbols.count(COOKIE) == 12
    for symbol in (COOKIE, CHEST):
        where = [r for r, s in zip(territory.regions, territory.symbols, strict=True) if s == symbol]
        assert Counter(where) == {region: 2 for region in range(6)}


@rule("MAR-031", "MAR-C03")
def test_only_the_blue_region_of_the_plain_side_is_scattered() -> None:
    assert [pieces_of(OURS.territories["symbol"].regions, region) for region in range(6)] == [1] * 6
    plain = [pieces_of(OURS.territories["plain"].regions, region) for region in range(6)]
    assert plain[0] >= 4
    assert plain[1:] == [1] * 5


@rule("MAR-C06")
def test_the_symbol_side_fits_the_examples_of_the_rulebook() -> None:
    region = {name: REGION_NAMES[OURS.territories["symbol"].regions[n]] for n, name in enumerate(HEX_NAMES)}
    touching = [(a, b) for a, b in combinations(range(84), 2) if GRID.touch(a, b)]
    names = [{region[HEX_NAMES[a]], region[HEX_NAMES[b]]} for a, b in touching]
    assert {"blue", "pink"} in names
    assert (region["g5"], region["g7"]) == ("orange", "green")
    assert OURS.territories["symbol"].symbols[HEX_NAMES.index("g7")] == COOKIE
    assert GRID.touch(HEX_NAMES.index("g5"), HEX_NAMES.index("g6"))
    assert GRID.touch(HEX_NAMES.index("g6"), HEX_NAMES.index("g7"))


@rule("MAR-C06", "MAR-A28")
def test_hexes_have_up_to_six_neighbours_one_straight_below() -> None:
    def around(name: str) -> set[str]:
        return {HEX_NAMES[hex] for hex in neighbours_of(HEX_NAMES.index(name))}

    assert around("e4") == {"e3", "e5", "d3", "d4", "f3", "f4"}
    assert around("d3") == {"d2", "d4", "c3", "c4", "e3", "e4"}
    assert around("a1") == {"a2", "b1"}
    assert all(GRID.touch(a, b) == GRID.touch(b, a) for a, b in combinations(range(84), 2))


@rule("MAR-021", "MAR-A03", "MAR-C08", "MAR-C09", "MAR-C10")
def test_over_both_sides_all_ten_abilities_occur_each_with_chests() -> None:
    groups = [group for board in OURS.boards.values() for group in board.groups]
    assert {group.ability for group in groups} == set(ABILITIES)
    assert all(group.chests >= 1 for group in groups)
    assert all("three_points" in [g.ability for g in board.groups] for board in OURS.boards.values())
    for board in OURS.boards.values():
        figures = [figure for figure in board.cookies if figure is not None]
        assert figures[0] == 0
        assert figures == sorted(figures)


@rule("MAR-016")
def test_the_order_of_the_pile_is_hidden_and_re_dealt(marabunta: Marabunta) -> None:
    state = begun(marabunta, 4)
    shown = marabunta.view(state)["table"]["tiles_to_come"]
    assert shown == sorted(shown, key=TILE_NAMES.index)
    orders = set()
    for seed in range(20):
        other = state.clone()
        other.redeal(0, Rng.seeded(seed))
        assert other.tile() == state.tile()
        assert other.pile[-1] == state.pile[-1]
        assert sorted(other.pile) == sorted(state.pile)
        orders.add(tuple(int(tile) for tile in other.pile))
    assert len(orders) > 10


def generated(game: Marabunta, seed: int) -> dict[str, Any]:
    return game.to_position(begun(game, seed, territory="generated"))


@rule("MAR-C03", "MAR-C04", "MAR-C05")
def test_generated_territories_are_fair_and_differ(marabunta: Marabunta) -> None:
    maps = set()
    for seed in range(25):
        state = begun(marabunta, seed, territory="generated")
        regions = [int(region) for region in state.map.region]
        symbols = [int(symbol) for symbol in state.map.symbol]
        assert Counter(regions) == {region: 14 for region in range(6)}
        assert [pieces_of(regions, region) for region in range(6)] == [1] * 6
        assert Counter(zip(regions, symbols, strict=True)) == {
            (region, symbol): 10 if symbol == 0 else 2 for region in range(6) for symbol in range(3)
        }
        for hex in range(84):
            assert symbols[hex] == 0 or all(symbols[near] != symbols[hex] for near in neighbours_of(hex))
        for region in range(6):
            met = {regions[n] for hex in range(84) if regions[hex] == region for n in neighbours_of(hex)}
            assert len(met - {region}) >= 2
        maps.add(tuple(regions))
    assert len(maps) == 25


def test_a_seed_gives_the_same_generated_territory(marabunta: Marabunta) -> None:
    assert generated(marabunta, 8) == generated(marabunta, 8)
    assert generated(marabunta, 8)["map"] != generated(marabunta, 9)["map"]
