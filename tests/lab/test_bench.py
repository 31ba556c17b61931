"""What `bench` measures."""

from __future__ import annotations

import json
import platform

import pytest

import insectarium
from insectarium.core.manifest import BadSetup
from insectarium.lab.bench import bench, bytes_of


def test_the_json_form_keeps_its_keys() -> None:
    seen: list[tuple[int, int]] = []
    measured = bench(["micropolis"], 0.01, [2, 3], lambda done, rows: seen.append((done, rows)))
    document = json.loads(json.dumps(measured.as_json()))
    assert list(document) == [
        *("format", "insectarium", "compiled", "python", "implementation", "cpu"),
        *("seconds_per_figure", "rows", "growth"),
    ]
    assert document["format"] == 1
    assert document["compiled"] is insectarium.compiled()
    assert document["python"] == platform.python_version()
    assert [(row["game"], row["seats"]) for row in document["rows"]] == [("micropolis", 2), ("micropolis", 3)]
    assert seen == [(0, 2), (1, 2), (2, 2)]
    for row in document["rows"]:
        assert list(row) == [
            *("game", "seats", "steps_per_second", "clones_per_second"),
            *("bytes_of_a_state", "simulations_per_second"),
        ]
        assert all(row[figure] > 0 for figure in row if figure != "game")


def test_a_board_that_grows_is_measured_at_several_sizes() -> None:
    growth = bench(["antropolis"], 0.001, [2]).growth
    assert [(row.game, row.seats, row.tiles) for row in growth] == [
        ("antropolis", 2, 15),
        ("antropolis", 2, 30),
        ("antropolis", 2, 60),
    ]
    assert all(row.steps_per_second > 0 for row in growth)
    assert bench(["micropolis"], 0.001, [2]).growth == ()


def test_more_seats_make_a_larger_state() -> None:
    game = insectarium.load("micropolis")
    assert bytes_of(game.setup(seats=6, seed=1)) > bytes_of(game.setup(seats=2, seed=1)) > 200


def test_games_that_are_not_named_are_measured_with_the_seats_they_have() -> None:
    rows = bench(None, 0.001, [5, 6]).rows
    assert {(row.game, row.seats) for row in rows} == {
        (manifest.id, seats)
        for manifest in insectarium.games()
        for seats in (5, 6)
        if seats in manifest.seats
    }


def test_bad_input_is_named() -> None:
    with pytest.raises(BadSetup, match="No game here is for 97 or 98 seats"):
        bench(None, 0.01, [97, 98])
    with pytest.raises(BadSetup, match="not 0 seconds"):
        bench(["micropolis"], 0)
    with pytest.raises(BadSetup, match="Micropolis is for 2 to 6 seats, not 7"):
        bench(["micropolis"], 0.01, [7])
    with pytest.raises(BadSetup, match="There is no game 'chess'"):
        bench(["chess"], 0.01)
