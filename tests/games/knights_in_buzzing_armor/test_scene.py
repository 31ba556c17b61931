"""The picture of the table."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.game import SHAPES, WATCHER, Game, Shape
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.testing import rule

Knights = Game[KnightsState]
HOME = ["breeding FCCOCC 1,0", "meadow MMMMMM 2,0", "honey CCCCCO 0,-1", "hive COCCCC -1,1"]
APART = [
    "hive FCCOCC 1,0", "hive COCCCC -1,1", "meadow MMMMMM 1,-1", "meadow MMMMMM 1,-2", "breeding CCCCCO 0,-2",
]  # fmt: skip
OPEN = {"meadow": "MMMMMM", "hive": "OCCOCC", "breeding": "OCCFCC", "honey": "OCCCCC"}
HANDS: list[dict[str, Any]] = [{"supply": []}, {"supply": []}]


def lit(scene: Any) -> set[int]:
    return {action for node in scene.nodes for action in node.actions}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "de"), (4, "hu")])
def test_every_choice_is_lit(knights: Knights, shape: Shape, seats: int, language: str) -> None:
    state = knights.setup(seats=seats, seed=7)
    for step in range(40):
        seat = int(state.seat_to_act())
        if step % 4 == 0:
            scene: Any = knights.scene(knights.view(state, seat), language, None, shape)
            assert lit(scene) == {int(action) for action in state.legal_actions()}
            ids = [node.id for node in scene.nodes]
            assert len(ids) == len(set(ids))
            inside = [n for n in scene.nodes if 0 <= n.x <= scene.width and 0 <= n.y <= scene.height]
            assert len(inside) == len(ids)
        actions = [a for a in state.legal_actions() if knights.decode(int(a))["kind"] != "abandon"]
        state.apply(int(actions[step * 7 % len(actions)]))


@rule("KBA-D09")
@pytest.mark.parametrize("language", ["en", "nl", "de", "hu"])
def test_what_drones_could_do_is_told_with_its_price(start: Any, language: str) -> None:
    bees = ["0 drone 2,0"] * 3 + ["1 queen 1,0", "1 worker 1,0 honey"]
    trial = start(HOME, bees, decision="drones", players=HANDS)
    scene = trial.game.scene(trial.game.view(trial.state, 0), language, ["Ada", "Bea"])
    (raid,) = [node for node in scene.nodes if node.id.startswith("raid-") and node.actions]
    price = scene.node(f"{raid.id}-price").text.value
    assert "Bea" in raid.text.value
    assert "3" in raid.text.value
    assert "1" in price
    assert raid.label == f"{raid.text.value}: {price}"


def test_buttons_are_only_for_who_decides(start: Any) -> None:
    bees = ["0 drone 2,0", "1 worker 1,0 honey"]
    trial = start(HOME, bees, decision="drones", players=HANDS)
    other = trial.game.scene(trial.game.view(trial.state, 1))
    assert not any(node.id.startswith(("raid-", "do-", "button-")) for node in other.nodes)
    assert lit(other) == set()


@rule("KBA-A19", "KBA-115")
def test_decisions_out_of_turn_are_shown_to_everybody(start: Any) -> None:
    trial = start(APART, ["0 queen 1,0", "0 queen 0,-2"], turn=1, open=OPEN)
    trial.do("lay hive 0,-1 turn 2", "put nothing")
    for seat in (0, 1, WATCHER):
        view = trial.game.view(trial.state, seat)
        assert (view["decision"]["seat"], view["decision"]["turn"]) == (0, 1)
        assert view["table"]["meeting"] == {"seat": 0, "homes": []}
        scene = trial.game.scene(view, names=["Ada", "Bea"])
        assert scene.prompt.startswith("Ada")
    trial.do("home q1")
    for seat in (0, 1, WATCHER):
        view = trial.game.view(trial.state, seat)
        assert view["table"]["finished"] == [[0, "q2"]]
        assert "<svg" in trial.game.scene(view, names=["Ada", "Bea"]).to_svg()
    assert trial.game.scene(trial.game.view(trial.state, 0)).node("do-take_back-q2").active


def test_a_hive_tells_its_open_sides_and_who_would_score(start: Any) -> None:
    trial = start(HOME[:3], ["0 queen 1,0", "1 queen 0,-1"], decision="queens")
    scene = trial.game.scene(trial.game.view(trial.state, 0), names=["Ada", "Bea"])
    areas = {area.id: area for area in scene.areas}
    assert len(areas) == 1
    (hive,) = areas.values()
    assert "3 tiles" in hive.label
    assert "1 side open" in hive.label
    assert "Ada (2), Bea (2)" in hive.label
    assert len(hive.open) == 1


def test_carried_tokens_are_on_the_bee(start: Any) -> None:
    trial = start(HOME, ["0 worker 2,0 pollen", "0 worker 1,0 honey"], decision="workers")
    scene = trial.game.scene(trial.game.view(trial.state, 0))
    assert scene.node("load-0-w1").sprite == "pollen"
    assert scene.node("load-0-w2").sprite == "honey"
    assert "honey" in scene.node("bee-0-w2").label


def test_a_tile_to_be_laid_has_ghosts_that_turn(start: Any) -> None:
    trial = start(open=OPEN)
    decision = trial.game.decision(trial.state)
    ghosts = [choice.ghost for choice in decision.choices if choice.nodes == ("open-hive", "space-1-0")]
    assert [ghost.turn for ghost in ghosts] == [0.0, -60.0, -120.0]


def test_the_end_is_near_when_a_second_stack_runs_out(start: Any) -> None:
    stacks = {"meadow": ["MMMMMM"], "hive": ["OCCOCC"], "breeding": [], "honey": ["OCCCCC"]}
    trial = start(HOME, open={**OPEN, "honey": None}, stacks=stacks, decision="drones", laid=1)
    assert trial.game.scene(trial.game.view(trial.state, 0)).status
    trial.do("next type")
    scene = trial.game.scene(trial.game.view(trial.state, 0))
    assert "victory" in scene.prompt or "wins" in scene.prompt


def test_every_tile_has_a_drawing(knights: Knights) -> None:
    scene: Any = knights.scene(knights.view(knights.setup(seats=2, seed=1), 0))
    names = [sprite["name"] for sprite in scene.sheet_json()["sprites"]]
    assert len(names) == len(set(names))
    kinds = len(knights.components.kinds)  # type: ignore[attr-defined]
    assert sum(name.startswith("hex-") for name in names) == kinds
