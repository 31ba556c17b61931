"""The six categories, their sum, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.toml_source import ComponentsError
from insectarium.games.micropolis.galleries import Galleries
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MicropolisState]]
WithTiles = Callable[..., Start]

FIRST_TEN = "01 02 03 04 05 06 07 08 09 10"
SECOND_TEN = "11 12 13 14 15 16 17 18 19 20"
THIRD_TEN = "21 22 23 24 25 26 27 28 29 30"
FOURTH_TEN = "31 32 33 34 35 36 37 38 39 40"
TENS = [FIRST_TEN, SECOND_TEN, THIRD_TEN, FOURTH_TEN]


def ants(number: int) -> list[str]:
    """A tile with so many workers in one closed chamber."""
    return ["closed:" + " worker" * number]


def finished(start: Start, armies: list[int], **rest: Any) -> Trial[MicropolisState]:
    """The end of a match; without other `tiles`, seat 0 has tiles 01 to 10, seat 1 has 11 to 20 and so on."""
    return start(armies, **{"tiles": TENS[: len(armies)], "round": 11, **rest})


# --- the example of the rulebook ---


@pytest.fixture
def book_example(start: Start, book_example_ring: str) -> Trial[MicropolisState]:
    """Somebody else has a larger army and smaller galleries."""
    other = "16 18 31 32 36 40 41 44 58 61"
    return finished(start, [1, 2], tiles=[book_example_ring, other], full=["50 52 54 47"])


@rule("MIC-077", "MIC-078", "MIC-T01")
def test_book_example_population(book_example: Trial[MicropolisState]) -> None:
    assert book_example.points("population")[0] == 24


@rule("MIC-079", "MIC-T02")
def test_book_example_galleries(book_example: Trial[MicropolisState]) -> None:
    assert book_example.points("galleries") == [5, 0]


@rule("MIC-081", "MIC-T03")
def test_book_example_harvest(book_example: Trial[MicropolisState]) -> None:
    assert book_example.points("harvest")[0] == 7


@rule("MIC-086", "MIC-T04")
def test_book_example_royal_gallery(book_example: Trial[MicropolisState]) -> None:
    assert book_example.points("royal")[0] == 5


@rule("MIC-089", "MIC-T05")
def test_book_example_red_army(book_example: Trial[MicropolisState]) -> None:
    assert book_example.points("red_army")[0] == 0


@rule("MIC-092", "MIC-T06")
def test_book_example_barracks(book_example: Trial[MicropolisState]) -> None:
    assert book_example.points("barracks")[0] == 12


@rule("MIC-007", "MIC-093", "MIC-T07", "MIC-C16")
def test_book_example_sheet(book_example: Trial[MicropolisState]) -> None:
    sheet = book_example.game.score_sheet(book_example.state)
    assert [(row.key, row.points[0]) for row in sheet.rows] == [
        ("population", 24),
        ("galleries", 5),
        ("harvest", 7),
        ("royal", 5),
        ("red_army", 0),
        ("barracks", 12),
    ]
    assert sheet.totals()[0] == book_example.state.scores()[0] == 53


# --- population ---


@rule("MIC-077", "MIC-078")
@pytest.mark.parametrize(
    ("segments", "extra", "points"),
    [
        (["L1: worker worker"], {}, 2),
        (["L1: queen architect officer guard"], {}, 4),
        (["L1: nurse"], {"eggs": 3}, 1),
        (["L1: fig gift"], {}, 0),
        (["L1: worker"], {"barracks": 4}, 1),
    ],
)
def test_workers_and_specialists_count_and_nothing_else(
    with_tiles: WithTiles, segments: list[str], extra: dict[str, int], points: int
) -> None:
    start = with_tiles({"01": {"segments": segments, **extra}}, blank=True)
    assert finished(start, [5, 5]).points("population") == [points, 0]


@rule("MIC-078")
def test_soldiers_in_barracks_are_no_printed_ants(with_tiles: WithTiles) -> None:
    start = with_tiles({"01": {"segments": ["closed:"], "barracks": 4}}, blank=True)
    assert finished(start, [5, 5], full=["01"]).points("population") == [0, 0]


# --- galleries ---


@rule("MIC-079", "MIC-A23", "MIC-T26")
def test_everybody_who_shares_the_best_gallery_scores_in_full(with_tiles: WithTiles) -> None:
    start = with_tiles({"01": ants(8), "11": ants(8), "21": ants(8), "31": ants(5)}, blank=True)
    assert finished(start, [5, 5, 5, 5]).points("galleries") == [5, 5, 5, 0]


@rule("MIC-079")
def test_a_gallery_counts_the_ants_of_all_its_tiles(with_tiles: WithTiles) -> None:
    tiles = {"01": ["R1: worker worker"], "02": ["L1 R1: worker"], "03": ["L1: queen"], "11": ants(3)}
    trial = finished(with_tiles(tiles, blank=True), [5, 5])
    assert trial.points("population") == [4, 3]
    assert trial.points("galleries") == [5, 0]


@rule("MIC-080")
def test_two_best_galleries_in_one_anthill_score_once(with_tiles: WithTiles) -> None:
    start = with_tiles({"01": ants(4), "02": ants(4), "11": ants(3)}, blank=True)
    assert finished(start, [5, 5]).points("galleries") == [5, 0]


@rule("MIC-A24")
def test_galleries_without_ants_score_nothing(with_tiles: WithTiles) -> None:
    assert finished(with_tiles({}, blank=True), [5, 5]).points("galleries") == [0, 0]


@rule("MIC-A25")
def test_population_is_what_all_galleries_hold_together(start: Start, book_example_ring: str) -> None:
    trial = finished(start, [5, 5], tiles=[book_example_ring, "02 03 04 05 07 08 09 10 11 12"])
    galleries = Galleries(trial.state.tables, trial.state.ring, 0)
    assert sum(galleries.ants) == trial.points("population")[0] > galleries.largest()


def royal_points(with_tiles: WithTiles, tiles: dict[str, list[str]], built: str = FIRST_TEN) -> int:
    """Of an anthill with these tiles, in the middle of a match if it has fewer than ten."""
    start = with_tiles(tiles, blank=True)
    count = len(built.split())
    other = " ".join(str(number) for number in range(41, 41 + count))
    return start([5, 5], tiles=[built, other], round=count + 1).points("royal")[0]


@rule("MIC-A01")
def test_a_gallery_runs_across_the_seam_of_a_closed_ring(with_tiles: WithTiles) -> None:
    tiles = {"10": ["R1: queen"], "01": ["L1: "]}
    assert royal_points(with_tiles, tiles) == 2


@rule("MIC-A01")
def test_the_ends_of_an_unfinished_ring_do_not_meet(with_tiles: WithTiles) -> None:
    tiles = {"09": ["R1: queen"], "01": ["L1: "]}
    assert royal_points(with_tiles, tiles, built="01 02 03 04 05 06 07 08 09") == 1


@rule("MIC-A02")
@pytest.mark.parametrize(
    ("right_tile", "length"),
    [
        (["L1: "], 2),  # tunnel meets tunnel
        (["L2: "], 1),  # at the other height
        (["R1: "], 1),  # tunnel meets wall
        (["L1: ", "L2: "], 2),  # only one of the two tunnels joins
    ],
)
def test_neighbours_join_where_both_have_a_tunnel_at_one_height(
    with_tiles: WithTiles, right_tile: list[str], length: int
) -> None:
    assert royal_points(with_tiles, {"01": ["R1: queen"], "02": right_tile}) == length


# --- harvest ---


@rule("MIC-081", "MIC-T10")
@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 15), (5, 20), (6, 25)])
def test_harvest_table(with_tiles: WithTiles, kinds: int, points: int) -> None:
    fruits = ["cherry", "lemon", "grape", "blackberry", "fig", "pomegranate"][:kinds]
    start = with_tiles({"01": ["closed: " + " ".join(fruits)]}, blank=True)
    assert finished(start, [5, 5]).points("harvest") == [points, 0]


@rule("MIC-082", "MIC-083", "MIC-084", "MIC-A26", "MIC-T11")
@pytest.mark.parametrize(
    ("contents", "points"),
    [
        ("gift", 2),
        ("cherry cherry", 2),
        ("cherry cherry gift", 5),
        ("cherry lemon gift gift", 15),
        ("cherry lemon grape blackberry fig pomegranate gift", 25),
        ("gift gift gift gift gift gift gift", 25),
    ],
)
def test_gifts_are_the_fruits_that_are_missing(with_tiles: WithTiles, contents: str, points: int) -> None:
    start = with_tiles({"01": [f"closed: {contents}"]}, blank=True)
    assert finished(start, [5, 5]).points("harvest") == [points, 0]


@rule("MIC-082")
def test_six_kinds_can_come_together_in_our_tiles(start: Start, six_fruits_ring: str) -> None:
    trial = finished(start, [5, 5], tiles=[six_fruits_ring, FIRST_TEN])
    because = trial.game.score_sheet(trial.state).rows[2].because[0]
    assert because is not None
    assert "25" in str(because.args["parts"]).split(" + ")


@rule("MIC-081")
def test_each_gallery_scores_for_itself(with_tiles: WithTiles) -> None:
    apart = with_tiles({"01": ["closed: fig lemon"], "02": ["closed: fig", "L1: cherry"]}, blank=True)
    assert finished(apart, [5, 5]).points("harvest") == [5 + 2 + 2, 0]


@rule("MIC-084")
def test_fruits_of_joined_tiles_are_counted_together(with_tiles: WithTiles) -> None:
    joined = with_tiles({"01": ["R2: fig lemon"], "02": ["L2: fig cherry gift"]}, blank=True)
    assert finished(joined, [5, 5]).points("harvest") == [15, 0]


@rule("MIC-085")
def test_a_gallery_without_fruit_harvests_nothing(with_tiles: WithTiles) -> None:
    start = with_tiles({"01": ["R1: worker queen"], "02": ["L1: worker"]}, blank=True)
    assert finished(start, [5, 5]).points("harvest") == [0, 0]


# --- royal galleries ---


SIX_LONG = {"01": ["R1: queen"], **{f"0{n}": ["L1 R1: "] for n in range(2, 6)}}


@rule("MIC-086")
def test_a_queen_alone_in_her_gallery_scores_its_tiles(with_tiles: WithTiles) -> None:
    assert royal_points(with_tiles, {**SIX_LONG, "06": ["L1: worker"]}) == 6


@rule("MIC-087", "MIC-T27")
def test_two_queens_in_one_gallery_score_nothing(with_tiles: WithTiles) -> None:
    assert royal_points(with_tiles, {**SIX_LONG, "06": ["L1: queen"]}) == 0


@rule("MIC-087")
def test_a_gallery_without_a_queen_is_not_royal(with_tiles: WithTiles) -> None:
    assert royal_points(with_tiles, {**SIX_LONG, "01": ["R1: guard"]}) == 0


@rule("MIC-088", "MIC-T27")
def test_royal_galleries_of_three_and_four_tiles_score_seven(with_tiles: WithTiles) -> None:
    three = {"01": ["R1: queen"], "02": ["L1 R1: "], "03": ["L1: "]}
    four = {"04": ["R2: "], "05": ["L2 R1: "], "06": ["L1 R1: "], "07": ["L1: queen"]}
    assert royal_points(with_tiles, three | four) == 7


@rule("MIC-A27", "MIC-T27")
def test_a_tile_crossed_on_both_heights_counts_once(with_tiles: WithTiles) -> None:
    tiles = {"01": ["R1 R2: queen"], "02": ["L1 R1: ", "L2 R2: "], "03": ["L1: "]}
    assert royal_points(with_tiles, tiles) == 3


@rule("MIC-086", "MIC-T27")
def test_a_royal_gallery_round_the_ring_scores_ten(start: Start, full_royal_ring: str) -> None:
    other = "01 02 03 04 05 07 08 09 10 11"
    assert finished(start, [5, 5], tiles=[full_royal_ring, other]).points("royal") == [10, 0]


@rule("MIC-A28")
def test_a_queen_confined_to_one_tile_is_worth_a_point(with_tiles: WithTiles) -> None:
    assert royal_points(with_tiles, {"01": ["closed: queen"]}) == 1


# --- Red Army ---


@rule("MIC-089", "MIC-A23")
@pytest.mark.parametrize(
    ("armies", "points"),
    [([4, 3, 2], [5, 0, 0]), ([4, 4, 2], [5, 5, 0]), ([4, 4, 4], [5, 5, 5])],
)
def test_the_largest_armies_score_five_each(start: Start, armies: list[int], points: list[int]) -> None:
    assert finished(start, armies).points("red_army") == points


@rule("MIC-072", "MIC-090")
def test_garrisons_are_not_in_the_red_army(start: Start) -> None:
    tiles = [FIRST_TEN, "59 60 61 11 12 13 14 15 16 17"]
    assert finished(start, [2, 1], tiles=tiles, full=["", "59 60 61"]).points("red_army") == [5, 0]


@rule("MIC-091")
@pytest.mark.parametrize("leader", [0, 1])
def test_the_marker_brings_no_points(start: Start, leader: int) -> None:
    assert finished(start, [2, 3], leader=leader).points("red_army") == [0, 5]


@rule("MIC-A24")
def test_no_soldiers_at_all_are_no_largest_army(start: Start) -> None:
    assert finished(start, [0, 0, 0]).points("red_army") == [0, 0, 0]


# --- barracks ---


@rule("MIC-073", "MIC-092", "MIC-A32")
@pytest.mark.parametrize(("tile", "points"), [("46", 2), ("51", 4), ("56", 7), ("59", 10)])
def test_a_full_barracks_scores_and_an_empty_one_does_not(start: Start, tile: str, points: int) -> None:
    tiles = [f"{tile} 02 03 04 05 06 07 08 09 10", SECOND_TEN]
    assert finished(start, [5, 5], tiles=tiles, full=[tile]).points("barracks") == [points, 0]
    assert finished(start, [5, 5], tiles=tiles).points("barracks") == [0, 0]


@rule("MIC-A32")
def test_a_components_file_cannot_give_a_barracks_another_value(with_tiles: WithTiles) -> None:
    with pytest.raises(ComponentsError, match="value"):
        with_tiles({"46": {"segments": ["closed:"], "barracks": 1, "value": 5}})


# --- the sum and the winner ---


@rule("MIC-009", "MIC-093")
def test_the_highest_total_wins(with_tiles: WithTiles) -> None:
    trial = finished(with_tiles({"01": ants(3), "11": ants(9), "12": ants(9)}, blank=True), [5, 5, 4])
    assert trial.state.scores() == [3 + 5, 18 + 5 + 5, 0]
    assert trial.state.winners() == [1]


# Four tiles of nine ants are 36; with a chamber of nine everybody shares the best gallery.
NINES = ("01", "02", "03", "04", "05", "11", "12", "13", "14", "15", "21", "22", "23", "24")
FIFTY_FIFTY_49 = {**dict.fromkeys(NINES, ants(9)), "25": ants(3)}


@rule("MIC-094", "MIC-T28")
def test_among_equals_the_larger_army_wins(with_tiles: WithTiles) -> None:
    trial = finished(with_tiles(FIFTY_FIFTY_49, blank=True), [2, 4, 9])
    assert trial.state.scores() == [50, 50, 49]
    assert trial.state.winners() == [1]


@rule("MIC-095", "MIC-A44", "MIC-T28")
def test_equal_points_and_equal_armies_share_the_victory(with_tiles: WithTiles) -> None:
    tiles = {**FIFTY_FIFTY_49, "05": ants(4), "15": ants(4)}
    trial = finished(with_tiles(tiles, blank=True), [3, 3])
    assert trial.state.scores() == [50, 50]
    assert trial.state.winners() == [0, 1]


@rule("MIC-A44")
def test_three_can_share_a_victory(with_tiles: WithTiles) -> None:
    assert finished(with_tiles({}, blank=True), [3, 3, 3]).state.winners() == [0, 1, 2]


@rule("MIC-068")
def test_markers_left_over_are_worth_nothing(start: Start) -> None:
    without, with_both = (finished(start, [5, 5], architects=markers) for markers in ([0, 0], [2, 0]))
    assert without.state.scores() == with_both.state.scores()


@rule("MIC-A31")
def test_soldiers_in_the_row_and_in_the_supply_are_worth_nothing(start: Start) -> None:
    row = "41 42 43 44 45"
    in_supply = finished(start, [5, 5], row=row)
    in_row = finished(start, [5, 5], row=row, soldiers=[7, 7, 7, 7, 7])
    assert in_supply.state.supply == 35
    assert in_row.state.supply == 0
    assert in_supply.state.scores() == in_row.state.scores()


def test_scores_are_shown_before_the_end_as_if_it_ended_now(micropolis: Game[MicropolisState]) -> None:
    state = micropolis.setup(seats=2, seed=1)
    assert state.scores() == [5, 5]
    assert state.winners() == []
