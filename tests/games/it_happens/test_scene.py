"""The picture of It Happens..: complete, framed, and readable in every shape and language."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path

import pytest

from insectarium.core.game import SHAPES, WATCHER, Shape, View
from insectarium.core.rng import Rng
from insectarium.games.it_happens.game import ItHappens
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.scene import Node, Scene

GAME = ItHappens()
SEATS = (2, 3, 4, 5)
LANGUAGES = ("en", "nl", "de", "hu")


def moments(seats: int, seed: int, every: int = 1) -> Iterator[ItHappensState]:
    """The one state of a random match, again and again as it goes on, to the end."""
    state = GAME.setup(seats=seats, seed=seed)
    rng = Rng.seeded(f"moments {seed}")
    step = 0
    while not state.is_over():
        if step % every == 0:
            yield state
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        step += 1
    yield state


def seen(state: ItHappensState) -> View:
    return GAME.view(state, WATCHER if state.is_over() else int(state.seat_to_act()))


def corners(node: Node, scene: Scene) -> Iterator[tuple[float, float]]:
    sprite = scene.sprites[node.sprite]
    c, s = cos(radians(node.turn)) * node.scale, sin(radians(node.turn)) * node.scale
    for x in (-sprite.width / 2, sprite.width / 2):
        for y in (-sprite.height / 2, sprite.height / 2):
            yield node.x + x * c - y * s, node.y + x * s + y * c


def check(scene: Scene, view: View) -> None:
    ids = [node.id for node in scene.nodes]
    assert len(set(ids)) == len(ids)
    for node in scene.nodes:
        assert node.label.strip(), node
        assert 0 <= node.x <= scene.width, node
        assert 0 <= node.y <= scene.height, node
        if node.sprite:
            for x, y in corners(node, scene):
                assert -1 <= x <= scene.width + 1, node
                assert -1 <= y <= scene.height + 1, node
    choices = view["decision"]["choices"] if view["decision"] else []
    legal = {name for choice in choices for name in choice["nodes"]}
    assert {node.id for node in scene.nodes if node.active} == legal


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_moment_of_a_match_makes_a_whole_picture(seats: int, shape: Shape) -> None:
    for number, state in enumerate(moments(seats, seats, every=1 if shape == "picture" else 5)):
        view = seen(state)
        check(GAME.scene(view, LANGUAGES[number % 4], shape=shape), view)


@pytest.mark.parametrize("seats", SEATS)
def test_bare_shapes_have_the_same_pieces_without_what_stands_beside_them(seats: int) -> None:
    beside = ("title", "prompt", "score", "winner")
    for state in moments(seats, 40 + seats, every=17):
        view = seen(state)
        shown = {shape: {node.id for node in GAME.scene(view, shape=shape).nodes} for shape in SHAPES}
        pieces = {name for name in shown["picture"] if not name.startswith(beside)}
        assert shown["wide"] == shown["tall"] == pieces


@pytest.mark.parametrize("seats", SEATS)
def test_the_picture_is_well_formed_and_its_json_round_trips(seats: int) -> None:
    for state in moments(seats, 20 + seats, every=19):
        scene = GAME.scene(seen(state))
        ET.fromstring(scene.to_svg())
        assert Scene.from_json(json.loads(json.dumps(scene.as_json())), scene.sprites) == scene


@pytest.mark.parametrize("seats", SEATS)
def test_every_die_is_always_on_the_table_once(seats: int) -> None:
    dice = {
        f"die-{colour}-{n}"
        for colour in ("yellow", "red", "green", "blue", "white")[:seats]
        for n in range(5)
    }
    if seats == 2:
        dice |= {f"die-green-{n}" for n in range(4)}
    for state in moments(seats, 60 + seats, every=3):
        scene = GAME.scene(seen(state))
        assert {node.id for node in scene.nodes if node.id.startswith("die-")} == dice


def test_a_rolled_die_lies_in_the_tray_and_glides_to_its_hill() -> None:
    state = GAME.setup(seats=3, seed=1)
    state.apply(GAME.parse(state, "roll"))
    scene = GAME.scene(GAME.view(state, 0))
    die, tray = scene.node("die-yellow-0"), scene.node("tray")
    assert (die.x, die.y) == (tray.x, tray.y)
    assert die.sprite == f"die-A-{int(state.die)}"
    state.apply(GAME.parse(state, "place 2"))
    placed = GAME.scene(GAME.view(state, 0)).node("die-yellow-0")
    assert placed.sprite == die.sprite
    assert placed.quiet
    assert abs(placed.x - scene.node(f"hill-{GAME.tables.ids[state.hill_at(1)]}").x) < 200


@pytest.mark.parametrize("seat", [WATCHER, 0, 1, 2])
def test_only_the_seat_that_must_decide_sees_lit_places(seat: int) -> None:
    state = GAME.setup(seats=3, seed=1)
    scene = GAME.scene(GAME.view(state, seat))
    assert any(node.active for node in scene.nodes) == (seat == state.seat_to_act())


def test_the_viewer_comes_first_and_the_third_colour_last() -> None:
    state = GAME.setup(seats=2, seed=1)
    for seat in range(2):
        scene = GAME.scene(GAME.view(state, seat))
        places = {colour: scene.node(f"card-{colour}").x for colour in range(3)}
        assert sorted(places, key=lambda colour: places[colour]) == [seat, 1 - seat, 2]


def test_colour_is_not_the_only_sign_of_a_die() -> None:
    bodies = [GAME.sheet[f"die-{letter}-3"].body for letter in "ABCDE"]
    for letter, body in zip("ABCDE", bodies, strict=True):
        assert f">{letter}</text>" in body
    shapes = [body[: body.index("<text")].rpartition('d="')[2] for body in bodies]
    assert len(set(shapes)) == 5


def test_hills_of_an_own_file_have_sprites_of_their_own(tmp_path: Path) -> None:
    text = (GAME.folder() / "components.toml").read_text(encoding="utf-8")
    path = tmp_path / "hills.toml"
    path.write_text(text.replace("worm_number = 4", "worm_number = 3", 1), encoding="utf-8")
    game = ItHappens(path)
    assert game.sheet.hill("01") == f"hill-{game.components_fingerprint}-01" != GAME.sheet.hill("01")
    assert set(game.sheet) != set(GAME.sheet)
    assert len(game.sheet) == len(list(game.sheet))


@pytest.mark.parametrize(("seats", "tray"), [(2, ""), (3, "die-yellow-0")])
def test_equal_dice_are_as_good_as_the_one_to_roll(seats: int, tray: str) -> None:
    state = GAME.setup(seats=seats, seed=1)
    scene = GAME.scene(GAME.view(state, 0))
    assert [scene.node(f"die-yellow-{number}").like for number in range(3)] == ["", *["die-yellow-0"] * 2]
    assert scene.node("die-red-1").like == ""
    # With two colours to choose from a click on the tray would be a riddle.
    assert scene.node("tray").like == tray
    others = GAME.scene(GAME.view(state, 1)).nodes
    assert not any(node.like for node in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_hill_would_give_fits_on_its_tag(language: str) -> None:
    widest_letter = 9.8
    lines: dict[str, int] = {}
    for state in moments(2, 5, every=3):
        scene = GAME.scene(seen(state), language, shape="tall")
        for node in scene.nodes:
            if node.id.startswith("offer-") and node.text:
                lines[node.text.value] = len(node.text.value)
    assert any(line.startswith("+") for line in lines)
    assert max(lines.values()) * widest_letter <= scene.sprites["offer"].width


def test_tiles_that_overlap_show_their_numbers() -> None:
    """The number is at the right of a tile, so the next one lies below it."""
    *_, end = moments(2, 5)
    tiles = [node for node in GAME.scene(seen(end), shape="tall").nodes if "-tile" in node.sprite]
    close = [(a, b) for a, b in pairwise(tiles) if a.y == b.y and abs(a.x - b.x) < 50]
    assert close
    assert all(above.x < below.x for below, above in close)
