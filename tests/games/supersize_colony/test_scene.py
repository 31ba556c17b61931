"""What only the picture of this game shows; tests/games/_ants/test_pictures.py looks at the rest."""

from __future__ import annotations

from typing import Any

from insectarium.core.game import WATCHER, Game
from insectarium.games.supersize_colony.rules import SupersizeState

Supersize = Game[SupersizeState]


def test_a_packet_lies_face_down_for_others(supersize: Supersize) -> None:
    state = supersize.setup(seats=3, seed=7)
    holder: Any = supersize.scene(supersize.view(state, int(state.seat_to_act())))
    watcher: Any = supersize.scene(supersize.view(state, WATCHER))
    assert holder.node("packet-0").sprite.startswith("hex-")
    assert watcher.node("packet-0").sprite.startswith("back-")


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
