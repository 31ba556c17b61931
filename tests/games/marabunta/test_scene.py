"""The picture of Marabunta: complete, framed, readable without colours."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator

import pytest

from insectarium.core.game import SHAPES, WATCHER, Shape, View
from insectarium.core.rng import Rng
from insectarium.games.marabunta.game import Marabunta
from insectarium.games.marabunta.grid import GRID, HEXES, REGION_NAMES
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.scene_layout import HEX_HEIGHT
from insectarium.games.marabunta.scene_territory import hex_place
from insectarium.games.marabunta.sprites import sheet
from insectarium.scene import Scene
from insectarium.testing import Trial

GAME = Marabunta()
Start = Callable[..., Trial[MarabuntaState]]


def moments(seed: int, every: int, **options: str) -> Iterator[MarabuntaState]:
    """The one state of a random match, again and again as it goes on, to the end."""
    state = GAME.setup(seed=seed, options=options)
    rng = Rng.seeded(f"moments {seed}")
    step = 0
    while not state.is_over():
        if step % every == 0:
            yield state
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        step += 1
    yield state


def seen(state: MarabuntaState) -> View:
    return GAME.view(state, WATCHER if state.is_over() else int(state.seat_to_act()))


def check(scene: Scene) -> None:
    ids = [node.id for node in scene.nodes]
    assert len(set(ids)) == len(ids)
    for node in scene.nodes:
        assert node.label.strip(), node
        if node.sprite:
            half = scene.sprites[node.sprite].width / 2 * node.scale
            tall = scene.sprites[node.sprite].height / 2 * node.scale
            assert half - 2 <= node.x <= scene.width - half + 2, node
            assert tall - 2 <= node.y <= scene.height - tall + 2, node
    assert json.loads(json.dumps(scene.as_json())) == scene.as_json()
    ET.fromstring(scene.to_svg())


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("territory", "boards"), [("symbol", "symbol"), ("plain", "plain")])
def test_a_whole_match_can_be_drawn(shape: Shape, territory: str, boards: str) -> None:
    for state in moments(3, 12, territory=territory, boards=boards):
        check(GAME.scene(seen(state), shape=shape))


def test_every_choice_has_a_lit_node() -> None:
    for state in moments(4, 1):
        if state.is_over():
            break
        decision = GAME.decision(state)
        assert decision is not None
        scene = GAME.scene(seen(state))
        lit = {action for node in scene.nodes for action in node.actions}
        assert lit == {choice.action for choice in decision.choices}


@pytest.mark.parametrize("language", GAME.phrases.languages())
def test_it_speaks_every_language_and_shows_names_as_they_are(language: str) -> None:
    scene = GAME.scene(seen(GAME.setup(seed=1)), language, ["<Ada & Bo>", "A name that is far too long"])
    check(scene)
    assert "&lt;Ada &amp; Bo&gt;" in scene.to_svg()
    assert scene.node("name-1").label == "A name that is far too long"


def test_hexes_that_touch_are_drawn_side_by_side() -> None:
    for one in range(HEXES):
        for other in range(one):
            (x, y), (u, v) = hex_place(one), hex_place(other)
            distance = ((x - u) ** 2 + (y - v) ** 2) ** 0.5
            assert (distance < 1.01 * HEX_HEIGHT) == GRID.touch(one, other)


def test_regions_differ_by_letter_and_pattern_as_well_as_colour() -> None:
    bodies = [sheet()[f"hex-{region}"].body for region in REGION_NAMES]
    letters = {body[body.index("</text>") - 1] for body in bodies}
    patterns = {body.split('<path d="')[2].split('"')[0] for body in bodies}
    assert len(letters) == len(patterns) == 6


def test_numbers_of_the_seats_differ_by_shape(start: Start) -> None:
    scene = GAME.scene(GAME.view(start(red="d3:2", blue="a1:1", crossed=["l7"]).state))
    assert scene.node("mark-d3").sprite == "number-0"
    assert scene.node("mark-a1").sprite == "number-1"
    assert scene.node("mark-l7").sprite == "cross"
    assert "rect" not in sheet()["number-0"].body
    assert sheet()["number-0"].body.split()[0] != sheet()["number-1"].body.split()[0]


def test_dice_glide_into_their_pools(start: Start) -> None:
    trial = start(dice="3 1 banner chest 0 2")
    before = GAME.scene(seen(trial.state)).node("die-blue")
    trial.do("split blue")
    after = GAME.scene(seen(trial.state))
    assert after.node("die-blue").x > before.x
    assert after.node("pool-1").actions
    assert "blue 3" in after.node("pool-1").label


def test_the_board_of_the_viewer_comes_first() -> None:
    state = GAME.setup(seed=1)
    for seat in (0, 1):
        scene = GAME.scene(GAME.view(state, seat), shape="tall")
        assert scene.node(f"board-{seat}").y < scene.node(f"board-{1 - seat}").y


def test_text_tables_say_what_lies_on_the_table(start: Start) -> None:
    trial = start(pool="blue pink", dice="banner 1 0 0 0 0", red="d3:2", blue="a1:1", crossed=["l7"])
    territory, regions, boards, pools = GAME.text_tables(seen(trial.state), names=["Maria", "Carl"])
    assert territory.rows[2][4] == "P2A"
    assert territory.rows[0][1] == "S1B"
    assert territory.rows[6][12] == "Yx"
    assert territory.rows[0][11] == "P*"
    assert regions.rows[1] == ("P pink", "2 : 0", "2 : 2", "6", "13")
    assert boards.rows[0][:4] == ("A Maria", "2 (0)", "2", "0")
    assert pools.rows[1] == ("Apart from the tile", "blue banner, pink 1")
