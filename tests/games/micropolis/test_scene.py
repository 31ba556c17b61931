"""The picture of Micropolis: complete, framed, readable, and its galleries meet."""

from __future__ import annotations

import json
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from math import cos, hypot, isfinite, radians, sin
from pathlib import Path

import pytest

from insectarium.core.game import SHAPES, WATCHER, Shape, View
from insectarium.core.rng import Rng
from insectarium.games.micropolis.components import load_components
from insectarium.games.micropolis.game import FOLDER, Micropolis
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.scene_geometry import PORT_PLACES, port_in_ring
from insectarium.games.micropolis.sprites_tunnels import contents, tunnels_of
from insectarium.scene import Node, Scene

TABLES = [(seats, False) for seats in range(2, 7)] + [(2, True), (3, True)]
PLAIN = Micropolis()


def moments(
    game: Micropolis, seats: int, expert: bool, seed: int, every: int = 1
) -> Iterator[MicropolisState]:
    """The one state of a random match, again and again as it goes on, to the end."""
    state = game.setup(seats=seats, seed=seed, options={"expert": expert})
    rng = Rng.seeded(f"moments {seed}")
    step = 0
    while not state.is_over():
        if step % every == 0:
            yield state
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        step += 1
    yield state


def seen(game: Micropolis, state: MicropolisState) -> View:
    seat = WATCHER if state.is_over() else int(state.seat_to_act())
    return game.view(state, seat)


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
        assert all(map(isfinite, (node.x, node.y, node.turn, node.scale))), node
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
@pytest.mark.parametrize(("seats", "expert"), TABLES)
def test_every_moment_of_a_match_makes_a_whole_picture(seats: int, expert: bool, shape: Shape) -> None:
    for state in moments(PLAIN, seats, expert, seed=seats, every=1 if shape == "picture" else 3):
        view = seen(PLAIN, state)
        check(PLAIN.scene(view, shape=shape), view)


@pytest.mark.parametrize(("seats", "expert"), TABLES)
def test_bare_shapes_have_the_same_pieces_without_what_stands_beside_them(seats: int, expert: bool) -> None:
    beside = ("title", "prompt", "score", "winner", "key", "supply-heading")
    for state in moments(PLAIN, seats, expert, seed=40 + seats, every=17):
        view = seen(PLAIN, state)
        shown = {shape: {node.id for node in PLAIN.scene(view, shape=shape).nodes} for shape in SHAPES}
        pieces = {name for name in shown["picture"] if not name.startswith(beside)}
        for shape in ("wide", "tall"):
            assert {name for name in shown[shape] if not name.startswith(beside)} == pieces
            assert not any(name.startswith(("title", "prompt", "score")) for name in shown[shape])


@pytest.mark.parametrize(("seats", "expert"), TABLES)
def test_a_wide_table_suits_a_screen_and_a_tall_one_a_telephone(seats: int, expert: bool) -> None:
    view = PLAIN.view(PLAIN.setup(seats=seats, seed=1, options={"expert": expert}), 1)
    wide, tall = PLAIN.scene(view, shape="wide"), PLAIN.scene(view, shape="tall")
    assert 1.1 < wide.width / wide.height < 1.8
    assert tall.width < tall.height / 2
    own, other = tall.node(f"foundation-{1 + expert}"), tall.node("foundation-0")
    assert own.y < other.y
    assert own.scale > other.scale


@pytest.mark.parametrize(("seats", "expert"), TABLES)
def test_the_picture_is_well_formed_and_its_json_round_trips(seats: int, expert: bool) -> None:
    for state in moments(PLAIN, seats, expert, seed=20 + seats, every=9):
        scene = PLAIN.scene(seen(PLAIN, state))
        ET.fromstring(scene.to_svg())
        assert Scene.from_json(json.loads(json.dumps(scene.as_json())), scene.sprites) == scene


def crowded_components(folder: Path) -> Path:
    """Our tiles, the first ones with several effects and as much as a tunnel can hold."""
    text = (FOLDER / "components.toml").read_text(encoding="utf-8")
    busy = '"L1 R1 L2: worker nurse officer guard", "R2: architect queen gift fig"]\nbarracks = 4\neggs = 3'
    full = f'"L1 L2 R1 R2: {"worker " * 9}", "closed: {"cherry " * 9}"]'
    for number in range(1, 12):
        head, rest = text.split(f'id = "{number:02}"\nsegments = [', 1)
        segments = busy if number % 2 else full
        text = f'{head}id = "{number:02}"\nsegments = [{segments}{rest[rest.index("]") + 1 :]}'
    file = folder / "crowded.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_crowded_tiles_of_an_own_file_make_pictures_too(tmp_path: Path) -> None:
    game = Micropolis(crowded_components(tmp_path))
    kinds = set()
    for seed in range(3):
        for state in moments(game, 3, False, seed):
            view = seen(game, state)
            kinds.add(view["table"]["phase"])
            check(game.scene(view), view)
    assert {"take", "side", "effect", "barracks", "guard", "over"} <= kinds
    mark = game.components_fingerprint
    assert game.sheet.tile("01") == f"tile-{mark}-01" != PLAIN.sheet.tile("01")


@pytest.mark.parametrize("seat", [WATCHER, 0, 1, 2])
def test_only_the_seat_that_must_decide_sees_lit_places(seat: int) -> None:
    state = PLAIN.setup(seats=3, seed=1)
    scene = PLAIN.scene(PLAIN.view(state, seat))
    assert any(node.active for node in scene.nodes) == (seat == state.seat_to_act())


def test_the_viewer_comes_first() -> None:
    state = PLAIN.setup(seats=4, seed=1)
    for seat in range(4):
        scene = PLAIN.scene(PLAIN.view(state, seat))
        places = {hill: scene.node(f"foundation-{hill}") for hill in range(4)}
        assert min(places, key=lambda hill: (places[hill].y, places[hill].x)) == seat


@pytest.mark.parametrize(("seats", "expert"), TABLES)
def test_anthills_and_row_do_not_overlap(seats: int, expert: bool) -> None:
    scene = PLAIN.scene(PLAIN.view(PLAIN.setup(seats=seats, seed=1, options={"expert": expert})))
    grounds = [node for node in scene.nodes if node.sprite == "ground"]
    radius = scene.sprites["ground"].width / 2 * grounds[0].scale
    for number, one in enumerate(grounds):
        for other in grounds[number + 1 :]:
            assert hypot(one.x - other.x, one.y - other.y) >= 2 * radius - 6
        for tile in (node for node in scene.nodes if node.id.startswith("tile-")):
            assert hypot(one.x - tile.x, one.y - tile.y) > radius + 60


def test_a_tile_keeps_its_node_from_the_row_to_the_ring() -> None:
    for state in moments(PLAIN, 3, False, seed=8):
        table = PLAIN.view(state)["table"]
        on_table = {content["tile"] for content in table["row"] if content}
        on_table |= {tile for anthill in table["anthills"] for tile in anthill["places"] if tile}
        on_table |= {table["taken"]} - {None}
        scene = PLAIN.scene(PLAIN.view(state))
        shown = {node.id for node in scene.nodes if node.sprite.startswith("tile-") and node.id != "stack"}
        assert shown == {f"tile-{tile}" for tile in on_table}


def test_soldiers_and_markers_on_the_table_are_all_there() -> None:
    for state in moments(PLAIN, 3, False, seed=9):
        scene, table = PLAIN.scene(PLAIN.view(state)), PLAIN.view(state)["table"]
        army = [node for node in scene.nodes if node.id.startswith("army-") and node.sprite == "soldier"]
        assert len(army) == sum(anthill["army"] for anthill in table["anthills"])
        assert {"architect-0", "architect-1", "red-army"} <= {node.id for node in scene.nodes}
        full = [node for node in scene.nodes if node.sprite.endswith("-full")]
        assert len(full) == sum(len(anthill["full"]) for anthill in table["anthills"])
        marker, hill = scene.node("red-army"), scene.node(f"foundation-{table['marker_anthill']}")
        assert (marker.x, marker.y) == (hill.x, hill.y)


def test_the_score_table_shows_the_sheet() -> None:
    for state in moments(PLAIN, 2, False, seed=5, every=7):
        view = PLAIN.view(state)
        scene = PLAIN.scene(view)
        for row in [*view["sheet"]["rows"], {"key": "total", "points": view["scores"]}]:
            for seat, points in enumerate(row["points"]):
                text = scene.node(f"score-{row['key']}-{seat}").text
                assert text is not None
                assert text.value == str(points)
    assert [node.id for node in scene.nodes if node.sprite == "winner"] == [
        f"winner-{seat}" for seat in view["winners"]
    ]


def test_neighbours_ports_meet_at_one_point() -> None:
    for place in range(10):
        for height in "12":
            here, there = port_in_ring(f"R{height}", place), port_in_ring(f"L{height}", (place + 1) % 10)
            assert here == pytest.approx(there, abs=1e-9)


def test_every_tunnel_reaches_exactly_its_ports_and_shows_its_contents() -> None:
    ports_at = {point: name for name, point in PORT_PLACES.items()}
    for tile in load_components().tiles:
        for segment, tunnel in zip(tile.segments, tunnels_of(tile), strict=True):
            ends = [end for curve in tunnel.curves for end in (curve[0], curve[3])]
            assert sorted(ports_at[end] for end in ends if end in ports_at) == sorted(segment.ports)
            assert [item.kind for item in tunnel.items] == contents(segment)


def test_tunnels_enter_at_right_angles() -> None:
    for tile in load_components().tiles:
        for tunnel in tunnels_of(tile):
            for curve in tunnel.curves:
                (x, y), (u, v) = curve[0], curve[1]
                angle = radians(18 if x > 0 else -18)
                along_the_edge = (u - x) * sin(angle) - (v - y) * cos(angle)
                assert along_the_edge == pytest.approx(0, abs=1e-9)


def test_hostile_names_stay_names() -> None:
    state = PLAIN.setup(seats=2, seed=3)
    names = ['<script>alert("x")</script>', "A & B's \"<b>\x00"]
    scene = PLAIN.scene(PLAIN.view(state, 0), names=names)
    root = ET.fromstring(scene.to_svg())
    assert not [element for element in root.iter() if element.tag.endswith("script")]
    assert scene.node("name-0").label == names[0]
    assert "<script>alert" in scene.prompt


def test_the_prompt_names_the_player_and_the_outcome_the_winner() -> None:
    names = ["Ada", "Bo"]
    start = PLAIN.setup(seats=2, seed=4)
    assert PLAIN.scene(PLAIN.view(start, 0), names=names).prompt == "Ada: Take a tile from the row."
    *_, end = moments(PLAIN, 2, False, seed=4)
    prompt = PLAIN.scene(PLAIN.view(end), names=names).prompt
    winners = end.winners()
    assert [name in prompt for name in names] == [seat in winners for seat in range(2)]


def test_labels_tell_what_the_picture_shows() -> None:
    assert PLAIN.scene(PLAIN.view(PLAIN.setup(seats=2, seed=1))).node("foundation-0").label == (
        "Foundation of anthill A (Seat 1): an army of 5 soldiers, with the Red Army marker"
    )
    state = PLAIN.setup(seats=2, seed=1)
    row = PLAIN.view(state)["table"]["row"]
    label = PLAIN.scene(PLAIN.view(state)).node(f"tile-{row[1]['tile']}").label
    assert label.startswith(f"Place 2 in the row, costs 1 soldier. Tile {row[1]['tile']}. ")


def test_the_whole_sheet_can_be_drawn() -> None:
    sheet = PLAIN.sheet
    assert len(list(sheet)) == len(sheet)
    for name in sheet:
        sprite = sheet[name]
        assert sprite.name == name
        assert set(sprite.uses) <= set(sheet)
        ET.fromstring(f"<g>{sprite.body}</g>")


def test_a_picture_takes_no_more_than_a_few_milliseconds() -> None:
    *_, state = moments(PLAIN, 3, False, seed=6)
    view = PLAIN.view(state)
    times = []
    for _ in range(10):
        start = time.process_time()
        PLAIN.scene(view).to_svg()
        times.append(time.process_time() - start)
    assert min(times) < 0.02
