"""What holds for any row, army, ring and match, not only for the examples."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import insectarium
from insectarium.core.game import Game
from insectarium.core.rng import Rng
from insectarium.games.micropolis.galleries import Galleries
from insectarium.games.micropolis.manifest import MANIFEST
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Micropolis = Game[MicropolisState]
Start = Callable[..., Trial[MicropolisState]]

ALL_TILES = [f"{number:02}" for number in range(1, 62)]
CAPACITIES = {"46": 1, "47": 1, "51": 2, "52": 2, "56": 3, "59": 4}
armies = st.integers(0, 10)


def legal(trial: Trial[MicropolisState]) -> set[str]:
    return set(trial.choices())


@rule("MIC-025", "MIC-028", "MIC-029", "MIC-031", "MIC-032", "MIC-T32")
@settings(deadline=None)
@given(
    army=armies,
    soldiers=st.lists(st.integers(0, 4), min_size=7, max_size=7),
    gap=st.integers(0, 6),
    index=st.integers(1, 6),
)
def test_taking_moves_soldiers_and_makes_or_loses_none(
    start: Start, army: int, soldiers: list[int], gap: int, index: int
) -> None:
    row = ["01", "02", "03", "04", "05", "06", "07"]
    row[gap] = "-"
    trial = start([5, army], tiles=["08"], turn=2, row=" ".join(row), soldiers=soldiers)
    before = trial.table()
    words = "take 1" if index == 1 else f"take {index} soldiers"
    assert (words in legal(trial)) == (army >= index - 1)
    if words not in legal(trial):
        return
    trial.do(words)
    after = trial.table()
    left = [slot for slot in range(7) if slot != gap]
    expected = {slot: soldiers[slot] + (number < index - 1) for number, slot in enumerate(left)}
    found = expected.pop(left[index - 1])
    gained = army - (index - 1) + found
    assert {slot: place["soldiers"] for slot, place in enumerate(after["row"]) if place} == expected
    assert after["anthills"][1]["army"] == min(10, gained)
    assert after["supply"] == before["supply"] + max(0, gained - 10)
    assert trial.game.pieces(trial.state)["soldiers"] == 45


@rule("MIC-062", "MIC-063", "MIC-D04")
@settings(deadline=None)
@given(army=armies, barracks=st.sets(st.sampled_from(sorted(CAPACITIES)), min_size=1), data=st.data())
def test_a_guard_may_end_with_any_barracks_full_that_fits(
    start: Start, army: int, barracks: set[str], data: st.DataObject
) -> None:
    tiles = sorted(barracks)
    full = data.draw(st.sets(st.sampled_from(tiles)))
    other = " ".join(ALL_TILES[: len(tiles)])
    decision = {"kind": "guard", "anthill": 0, "place": len(tiles)}
    table = {"tiles": [" ".join([*tiles, "42"]), other], "full": [" ".join(full)], "round": len(tiles) + 1}
    total = army + sum(CAPACITIES[tile] for tile in full)
    subsets = itertools.chain.from_iterable(itertools.combinations(tiles, n) for n in range(len(tiles) + 1))
    allowed = {s for s in subsets if 0 <= total - sum(CAPACITIES[tile] for tile in s) <= 10}
    assume(len(allowed) > 1)
    trial = start([army, 5], decision=decision, **table)
    assert legal(trial) == {f"guard {' '.join(s) or 'none'}" for s in allowed}
    chosen = data.draw(st.sampled_from(sorted(allowed)))
    trial.do(f"guard {' '.join(chosen) or 'none'}")
    hill = trial.table()["anthills"][0]
    assert sorted(hill["full"]) == sorted(chosen)
    assert hill["army"] == total - sum(CAPACITIES[tile] for tile in chosen)


@rule("MIC-046", "MIC-047", "MIC-048", "MIC-050", "MIC-A20")
@settings(deadline=None)
@given(sizes=st.lists(armies, min_size=4, max_size=6), data=st.data())
def test_the_marker_goes_to_a_largest_army_and_leaves_a_leader_in_a_tie(
    start: Start, sizes: list[int], data: st.DataObject
) -> None:
    seats = len(sizes)
    leader = data.draw(st.integers(0, seats - 1))
    last = (leader - 1) % seats
    tiles = ["" if seat == last else ALL_TILES[seat] for seat in range(seats)]
    row = " ".join(["10", *ALL_TILES[10:17]][: 8 - seats])
    assume(sum(sizes) <= 45)
    trial = start(sizes, tiles=tiles, leader=leader, turn=seats, row=row)
    trial.do("take 1")
    largest = [seat for seat in range(seats) if sizes[seat] == max(sizes)]
    heirs = largest if len(largest) == 1 else [seat for seat in largest if seat != leader]
    if len(heirs) == 1:
        assert trial.state.leader() == trial.state.seat_to_act() == heirs[0]
    else:
        assert trial.state.seat_to_act() == leader
        assert legal(trial) == {f"leader {'abcdef'[seat]}" for seat in heirs}


@rule("MIC-A37", "MIC-112", "MIC-113")
@settings(deadline=None)
@given(sizes=st.lists(st.integers(0, 7), min_size=6, max_size=6), marker=st.sampled_from([0, 1]))
def test_the_expert_marker_goes_to_a_largest_army_and_never_rests_in_a_tie(
    start: Start, sizes: list[int], marker: int
) -> None:
    tiles = ["08 09", "", "10 11", "", "12", ""]
    trial = start(sizes, tiles=tiles, expert=True, leader=marker, round=2, turn=3, row="01 02")
    trial.do("take 1 anthill 2")
    largest = {hill for hill in range(6) if sizes[hill] == max(sizes)}
    heirs = largest if len(largest) == 1 else (largest - {0, 1}) or (largest - {marker})
    if len(heirs) == 1:
        assert {int(trial.state.marker_hill)} == heirs
    else:
        assert legal(trial) == {f"leader {'abc'[hill // 2]}{hill % 2 + 1}" for hill in heirs}


@pytest.fixture(scope="module")
def chamber_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("chambers") / "tiles.toml"


FRUITS = ["cherry", "lemon", "grape", "blackberry", "fig", "pomegranate"]
TABLE = [0, 2, 5, 10, 15, 20, 25]
contents = st.lists(st.sampled_from([*FRUITS, "gift", "worker"]), max_size=4)


@rule("MIC-081", "MIC-083", "MIC-084", "MIC-085", "MIC-T10", "MIC-T11")
@settings(deadline=None, max_examples=40)
@given(joined=st.lists(contents, min_size=1, max_size=4), alone=contents)
def test_a_gallery_harvests_its_kinds_and_gifts(
    write_tiles: Callable[..., Path], chamber_file: Path, joined: list[list[str]], alone: list[str]
) -> None:
    """Some neighbouring tiles with one tunnel through them, and a chamber apart."""
    tiles = {f"0{n}": [f"L1 R1: {' '.join(items)}"] for n, items in enumerate(joined, start=1)}
    tiles["10"] = [f"closed: {' '.join(alone)}"]
    game = insectarium.load("micropolis", components=write_tiles(chamber_file, tiles, blank=True))
    rings = [{"army": 5, "tiles": ALL_TILES[:10]}, {"army": 5, "tiles": ALL_TILES[10:20]}]
    trial = Trial(game, game.position({"seats": 2, "round": 11, "anthills": rings}))
    expected = 0
    for gallery in (list(itertools.chain(*joined)), alone):
        kinds = len(set(gallery) & set(FRUITS)) + gallery.count("gift")
        expected += TABLE[min(6, kinds)]
    assert trial.points("harvest") == [expected, 0]


@rule("MIC-A01", "MIC-A04", "MIC-A25")
@settings(deadline=None)
@given(tiles=st.permutations(ALL_TILES), turned=st.integers(1, 9))
def test_where_a_ring_begins_makes_no_difference(start: Start, tiles: list[str], turned: int) -> None:
    ring, other = tiles[:10], " ".join(tiles[10:20])
    trials = [
        start([5, 5], tiles=[" ".join(ring[shift:] + ring[:shift]), other], round=11) for shift in (0, turned)
    ]
    assert trials[0].state.scores() == trials[1].state.scores()
    assert (
        sum(Galleries(trials[0].state.tables, trials[0].state.ring, 0).ants)
        == trials[0].points("population")[0]
    )


TABLES = [(seats, options) for seats in MANIFEST.seats for options in MANIFEST.option_sets(seats)]


@rule("MIC-004", "MIC-T32")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_piece_is_ever_made_or_lost(micropolis: Micropolis, seats: int, options: dict[str, Any]) -> None:
    state = micropolis.setup(seats=seats, seed=21, options=options)
    chance = Rng.seeded(22)
    while not state.is_over():
        actions = state.legal_actions()
        state.apply(actions[chance.below(len(actions))])
        assert micropolis.pieces(state) == {"soldiers": 45, "tiles": 61, "architect markers": 2}
        assert 0 <= min(state.army) <= max(state.army) <= 10
        assert state.supply >= 0
    assert math.prod(state.placed) == 10**state.hills
