"""The picture of the table."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import WATCHER, Game
from insectarium.games.supersize_colony.rules import SupersizeState

Supersize = Game[SupersizeState]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["second", "first"])
def test_every_choice_is_lit(supersize: Supersize, seats: int, edition: str) -> None:
    state = supersize.setup(seats=seats, seed=7, options={"edition": edition})
    for step in range(60):
        if state.is_over():
            break
        seat = int(state.seat_to_act())
        scene: Any = supersize.scene(supersize.view(state, seat), "de")
        lit = {action for node in scene.nodes for action in node.actions}
        assert lit == {int(action) for action in state.legal_actions()}
        ids = [node.id for node in scene.nodes]
        assert len(ids) == len(set(ids))
        actions = state.legal_actions()
        state.apply(int(actions[step * 7 % len(actions)]))


def test_a_packet_lies_face_down_for_others(supersize: Supersize) -> None:
    state = supersize.setup(seats=3, seed=7)
    holder: Any = supersize.scene(supersize.view(state, int(state.seat_to_act())))
    watcher: Any = supersize.scene(supersize.view(state, WATCHER))
    assert holder.node("packet-0").sprite.startswith("hex-")
    assert watcher.node("packet-0").sprite == "tile-back"


def test_an_attack_is_shown_to_everybody(start: Any) -> None:
    board = ["tunnel TETETE 0,0", "tunnel TEETEE 1,0", "tunnel EETEET 0,-1", "forest ETEEEE -1,1"]
    ants = ["0 soldier 1,0", "0 soldier 1,0", "1 soldier 0,0"]
    trial = start(board, ants, decision="soldiers")
    trial.do("attack 0,0 with s1/0 s2/0")
    for seat in (0, 1, WATCHER):
        scene = trial.game.scene(trial.game.view(trial.state, seat), names=["Ada", "Bea"])
        assert scene.node("attack-0").label
        assert scene.prompt.startswith("Bea")
        assert "<svg" in scene.to_svg()


def test_every_tile_has_a_drawing(supersize: Supersize) -> None:
    scene: Any = supersize.scene(supersize.view(supersize.setup(seats=2, seed=1), 0))
    names = [sprite["name"] for sprite in scene.sheet_json()["sprites"]]
    assert len(names) == len(set(names))
    kinds = len(supersize.components.kinds)  # type: ignore[attr-defined]
    assert sum(name.startswith("hex-") for name in names) == kinds
