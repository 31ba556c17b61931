"""What the scenes of both ant games tell about laying tiles, nests, tunnels and interrupted turns."""

from __future__ import annotations

from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game, View
from insectarium.core.rng import Rng
from insectarium.scene import Scene

GAMES = ("antropolis", "supersize_colony")


def in_mid_match(name: str, kind: str, steps: int) -> tuple[Any, Any]:
    """A match in which a decision of this kind is to be made, after some steps at least."""
    game = insectarium.load(name)
    for seed in range(100):
        state, rng, done = game.setup(seats=2, seed=seed), Rng.seeded(seed), 0
        while not state.is_over():
            if done >= steps and game.decision_kind(state) == kind:
                return game, state
            actions = state.legal_actions()
            state.advance(actions[rng.below(len(actions))])
            done += 1
    raise AssertionError(f"No match of {name} came to {kind}.")


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_lay_a_tile_has_a_ghost_of_its_own(name: str) -> None:
    game, state = in_mid_match(name, "lay", 30)
    view = game.view(state, int(state.seat_to_act()))
    scene = game.scene(view)
    ghosts = [choice["ghost"] for choice in view["decision"]["choices"] if "ghost" in choice]
    assert len({tuple(ghost.values()) for ghost in ghosts}) == len(ghosts) > 1
    for choice in view["decision"]["choices"]:
        if "ghost" in choice:
            assert choice["nodes"] == [choice["ghost"]["node"], choice["ghost"]["at"]]
            assert choice["action"] in scene.node(choice["ghost"]["at"]).actions
            assert choice["ghost"]["turn"] % 60 == 0


@pytest.mark.parametrize("name", GAMES)
def test_every_nest_and_tunnel_is_an_area_with_a_sentence(name: str) -> None:
    game, state = in_mid_match(name, "lay", 60)
    scene = game.scene(game.view(state, 0), "en", ["Ada", "Ben"])
    tiles = {node.id for node in scene.nodes if node.id.startswith("tile-")}
    lit = {name for area in scene.areas for name in area.nodes} & tiles
    forests = [tile for tile in game.view(state, 0)["table"]["board"] if tile["tile"].startswith("F")]
    assert len(lit) == len(tiles) - len(forests)
    assert len({area.id for area in scene.areas}) == len(scene.areas)
    for area in scene.areas:
        assert area.label.startswith(("Nest of", "Tunnel of"))
        assert area.open or "closed" in area.label or "no end open" in area.label


def test_a_flight_is_decided_in_the_turn_of_the_attacker() -> None:
    game, state = in_mid_match("supersize_colony", "flee", 0)
    decision = game.decision(state)
    assert decision is not None
    assert decision.seat == state.victim
    assert decision.turn == state.active != decision.seat


@pytest.mark.parametrize("name", GAMES)
def test_the_last_turns_are_the_status_of_the_scene(name: str) -> None:
    game = insectarium.load(name)
    state, rng = game.setup(seats=2, seed=3), Rng.seeded(3)
    while not state.is_over():
        view = game.view(state, 0)
        if (view["table"]["ending"] != "none") != bool(scene_of(game, view).status):
            raise AssertionError("The last turns have begun, and the scene does not say so, or the reverse.")
        actions = state.legal_actions()
        state.advance(actions[rng.below(len(actions))])
    assert scene_of(game, game.view(state, 0)).status == ""


def scene_of(game: Game[Any], view: View) -> Scene:
    scene = game.scene(view)
    assert isinstance(scene, Scene)
    return scene
