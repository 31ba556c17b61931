"""What games with hexagonal tiles share for their pictures."""

from __future__ import annotations

import itertools

import pytest

from insectarium.games._hexes import drawing
from insectarium.games._hexes.crowd import crowd
from insectarium.games._hexes.letters import fitting, lines_of, shortened, width_of
from insectarium.games._hexes.scene_parts import (
    Box,
    hand_places,
    pile_node,
    price_nodes,
    score_nodes,
    track_nodes,
)


@pytest.mark.parametrize("count", range(1, 14))
@pytest.mark.parametrize("room", [(80.0, 72.0), (34.0, 34.0), (200.0, 40.0)])
def test_no_piece_of_a_crowd_covers_another(count: int, room: tuple[float, float]) -> None:
    piece = (32.0, 44.0)
    scale, places = crowd(count, *room, piece)
    assert len(places) == count
    assert 0 < scale <= 1
    for (x, y), (other_x, other_y) in itertools.combinations(places, 2):
        apart = max(abs(x - other_x) / piece[0], abs(y - other_y) / piece[1])
        assert apart >= scale - 1e-9
    for x, y in places:
        assert abs(x) + piece[0] * scale / 2 <= room[0] / 2 + 1e-9
        assert abs(y) + piece[1] * scale / 2 <= room[1] / 2 + 1e-9


def test_long_words_are_set_smaller_or_cut_or_on_more_lines() -> None:
    words = "Arbeiterinnen und Soldatinnen"
    assert fitting("Food", 20, 200) == 20
    assert width_of(words, fitting(words, 20, 150), bold=False) <= 150.5
    assert width_of(shortened(words, 20, 150), 20) <= 150
    assert shortened("Ada", 20, 150) == "Ada"
    assert lines_of(words, 20, 210) == ("Arbeiterinnen und", "Soldatinnen")
    assert len(lines_of(words, 20, 30, most=2)) == 2
    assert " ".join(lines_of(words, 20, 30, most=3)) == words


def test_a_track_holds_all_markers_and_grows_beyond_its_target() -> None:
    stacks = {"0": [2], "12": [1, 0, 3]}
    for box in (Box(0, 0, 120, 700), Box(0, 0, 600, 150), Box(0, 0, 320, 350)):
        nodes = {node.id: node for node in track_nodes(box, stacks, 9, ["a", "b", "c", "d"])}
        assert {"track-0", "track-9", "track-12", "track-target"} <= set(nodes)
        markers = [nodes[f"marker-{seat}"] for seat in (1, 0, 3)]
        for marker in (*markers, nodes["marker-2"]):
            reach = marker.scale * 17
            assert box.x <= marker.x - reach
            assert marker.x + reach <= box.right
            assert box.y <= marker.y - reach
            assert marker.y + reach <= box.bottom
        for lower, upper in itertools.pairwise(markers):
            assert abs(upper.x - lower.x) + abs(upper.y - lower.y) >= 40 * upper.scale


def test_a_table_of_points_shows_every_category_of_every_seat() -> None:
    rows = [{"key": "nests", "points": [3, 0]}, {"key": "food", "points": [1, 2]}]
    words = {"nests": "Nests", "food": "Food in hand", "total": "Total"}
    nodes = {node.id: node for node in score_nodes(Box(0, 0, 300, 300), rows, [4, 2], ["Ada", "Bea"], words)}
    for key, points in (("nests", "3"), ("food", "1"), ("total", "4")):
        text = nodes[f"score-{key}-0"].text
        assert text is not None
        assert text.value == points
    assert nodes["score-seat-1"].label == "Bea"


def test_a_hand_stays_in_its_box_and_begins_at_the_left() -> None:
    box = Box(10, 20, 300, 80)
    for count in range(9):
        scale, places = hand_places(count, box, (104, 120), 0.7)
        assert len(places) == count
        for x, y in places:
            assert box.x - 0.1 <= x - 52 * scale
            assert x + 52 * scale <= box.right + 0.1
            assert box.y - 0.1 <= y - 60 * scale
            assert y + 60 * scale <= box.bottom + 0.1
        if places:
            assert places[0][0] == pytest.approx(box.x + 52 * scale, abs=0.2)


def test_an_empty_pile_is_a_gap_and_a_price_has_its_token() -> None:
    assert pile_node("p", "back", "gap", (0, 0), 1, 3, "three").sprite == "back"
    assert pile_node("p", "back", "gap", (0, 0), 1, 0, "none").sprite == "gap"
    number, token = price_nodes("price", "food", 2, (0, 0))
    assert number.text is not None
    assert number.text.value == "2"
    assert token.sprite == "food"


def test_every_seat_has_a_badge_of_its_own_shape() -> None:
    badges = drawing.badge_sprites()
    assert len({badge.shape for badge in badges}) == len(badges) == 6
    assert drawing.box_sprite(20, 10).name == drawing.box_name(20, 10)
    names = [sprite.name for sprite in (*badges, *drawing.sign_sprites())]
    assert len(set(names)) == len(names)
    for sprite in (
        drawing.space_sprite(60),
        drawing.gap_sprite(60),
        drawing.spot_sprite(20),
        drawing.button_sprite(100, 40),
        drawing.back_sprite("back", 60, "#000", "#111"),
    ):
        assert sprite.shape
