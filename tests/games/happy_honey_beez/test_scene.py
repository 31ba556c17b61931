"""The picture of the table: everything is there, in every shape, and nothing covers what must be clicked."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import SHAPES, Game, Shape
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.scene import Scene

Start = Any
BOARD = ["S 0 0 0", "H1b 1 0 3", "M 1 -1 0", "Y1a 0 -1 5"]
PLAYERS = [
    {"bees": ["q 1 0", "w1 1 0 pollen", "w2 1 -1"], "pollen": 2, "jar": 1, "hives": 4},
    {"bees": ["w1 0 0 honey"], "hives": 4},
]


def scene_of(start: Start, shape: Shape = "picture", seat: int = 0, **rest: Any) -> Scene:
    trial = start(BOARD, PLAYERS, **{"decision": "act", **rest})
    game: Game[BeezState] = trial.game
    scene = game.scene(game.view(trial.state, seat), "en", ["Maria", "Carl"], shape)
    assert isinstance(scene, Scene)
    return scene


@pytest.mark.parametrize("shape", SHAPES)
def test_everything_lies_inside_the_frame(start: Start, shape: Shape) -> None:
    scene = scene_of(start, shape)
    for node in scene.nodes:
        assert 0 <= node.x <= scene.width, node.id
        assert 0 <= node.y <= scene.height, node.id


@pytest.mark.parametrize("shape", SHAPES)
def test_loads_are_seen_on_the_bees_that_carry_them(start: Start, shape: Shape) -> None:
    scene = scene_of(start, shape)
    for bee, load in (("bee-0-w1", "load-0-w1"), ("bee-1-w1", "load-1-w1")):
        one, other = scene.node(bee), scene.node(load)
        assert abs(one.x - other.x) < 30 * one.scale
        assert abs(one.y - other.y) < 30 * one.scale
        assert other.layer > one.layer
    assert scene.node("load-0-w1").sprite == "pollen"
    assert scene.node("load-1-w1").sprite == "honey"
    assert scene.node("bee-1-w1").label == "Worker 1 of Carl with honey"


def test_what_may_be_done_is_lit(start: Start) -> None:
    scene = scene_of(start)
    for name in ("bee-0-w1", "do-feed-w1", "do-collect-w2", "button-end_turn"):
        assert scene.node(name).active, name
    assert scene.node("do-feed-w1").label == "Worker 1: Feed the queen"
    watched = scene_of(start, seat=1)
    assert not any(node.active for node in watched.nodes)


def test_a_hive_tells_its_open_sides_and_who_would_score_what(start: Start) -> None:
    scene = scene_of(start)
    hive = next(area for area in scene.areas if "tile-1-0" in area.nodes)
    assert set(hive.nodes) == {"tile-0-0", "tile-1-0", "tile-0-m1"}
    assert len(hive.open) == 1
    assert hive.label == "Hive of 3 tiles, 1 side open. Finished like this it would bring: Maria (3)."


def test_a_tile_that_is_to_be_laid_shows_how_it_would_lie(start: Start) -> None:
    trial = start(BOARD, PLAYERS, open="H1a M H2a H1b")
    decision = trial.game.decision(trial.state)
    assert decision is not None
    ghosts = [choice.ghost for choice in decision.choices if choice.nodes == ("open-1", "space-m1-1")]
    assert [ghost.turn for ghost in ghosts if ghost] == [-60.0 * turn for turn in range(6)]
    scene = trial.game.scene(trial.game.view(trial.state, 0))
    assert {"open-1", "space-m1-1"} <= {node.id for node in scene.nodes}


def test_the_last_turn_is_announced(start: Start) -> None:
    assert scene_of(start).status == ""
    scene = scene_of(start, open="M H1a", supply="H2a H1a")
    assert "match is over" in scene.status


def test_markers_on_one_number_are_stacked(start: Start) -> None:
    scene = scene_of(start, "wide", track=[1, 0])
    assert scene.node("marker-1").x < scene.node("marker-0").x
    assert scene.node("marker-1").y == scene.node("marker-0").y


@pytest.mark.parametrize("language", ["en", "nl", "de", "hu"])
@pytest.mark.parametrize("shape", SHAPES)
def test_names_of_nodes_are_unique_and_words_stay_in_their_boxes(
    start: Start, shape: Shape, language: str
) -> None:
    trial = start(BOARD, PLAYERS, decision="act")
    scene = trial.game.scene(trial.game.view(trial.state, 0), language, ["A" * 40, "B"], shape)
    ids = [node.id for node in scene.nodes]
    assert len(ids) == len(set(ids))
    assert scene.to_svg().startswith("<svg")


def test_of_equal_open_tiles_each_is_as_good_as_the_first(start: Start) -> None:
    scene = scene_of(start, open="M H1b M")
    assert [scene.node(f"open-{place}").like for place in (1, 2, 3, 4)] == ["", "", "open-1", ""]
