"""Scenes of any game: JSON, SVG, what is lit, and what a hostile name can do (nothing)."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Node, Scene, Sprite, Text
from insectarium.scene.model import with_choices
from insectarium.scene.palette import ACCENT

SVG = "{http://www.w3.org/2000/svg}"
DOT = Sprite("dot", '<circle r="4" fill="currentColor"/>', 8, 8, "M-4 0H4")
PAIR = Sprite("pair", '<use href="#dot"/><use href="#dot" x="8"/>', 16, 8, "", ("dot",))
SHEET = {sprite.name: sprite for sprite in (DOT, PAIR, Sprite("unused", "<path/>", 1, 1))}


def scene_of(*nodes: Node, title: str = "Table") -> Scene:
    return Scene(100, 50, nodes, SHEET, title, "Do something.")


def parsed(scene: Scene) -> ET.Element:
    return ET.fromstring(scene.to_svg())


def node_elements(scene: Scene) -> dict[str, ET.Element]:
    return {e.attrib["data-node"]: e for e in parsed(scene).iter(f"{SVG}g") if "data-node" in e.attrib}


def test_json_round_trips() -> None:
    text = Text("7", 12.5, "end", bold=True, dx=3)
    node = Node("a", "dot", 1.5, 2, 36, 0.5, 4, "A dot", text, SEAT_TONES[0], True, (3, 4), (9, 8), 2, "b")
    scene = scene_of(node, Node("b", label="words", text=Text("words")))
    form = json.loads(json.dumps(scene.as_json()))
    assert form["scene"] == 1
    assert Scene.from_json(form, SHEET) == scene


def test_json_leaves_out_what_is_usual_and_all_drawings() -> None:
    form = scene_of(Node("a", "dot", 1, 2)).as_json()
    assert form["nodes"] == [{"id": "a", "sprite": "dot", "x": 1, "y": 2}]
    assert "circle" not in json.dumps(form)


def test_the_sheet_has_every_sprite() -> None:
    sprites = json.loads(json.dumps(scene_of().sheet_json()))["sprites"]
    assert [sprite["name"] for sprite in sprites] == ["dot", "pair", "unused"]
    assert sprites[1]["uses"] == ["dot"]


def test_a_scene_of_another_version_is_refused() -> None:
    form = scene_of().as_json() | {"scene": 99}
    with pytest.raises(ValueError, match="version 99; version 1 is known"):
        Scene.from_json(form, SHEET)


def test_nodes_are_drawn_by_layer_and_found_by_id() -> None:
    scene = scene_of(Node("top", layer=5), Node("low", layer=1), Node("also low", layer=1))
    assert [node.id for node in scene.nodes] == ["low", "also low", "top"]
    assert scene.node("top").layer == 5
    with pytest.raises(KeyError, match="no node 'x'"):
        scene.node("x")


def test_svg_defines_what_is_used_and_nothing_else() -> None:
    root = parsed(scene_of(Node("a", "pair", label="two dots")))
    symbols = {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")}
    assert {name.partition("-")[2] for name in symbols} == {"dot", "pair"}
    assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} == symbols


def test_pictures_with_different_drawings_can_share_a_page() -> None:
    other = {"dot": Sprite("dot", "<rect/>", 1, 1)}
    here, there = scene_of(Node("a", "dot")), Scene(1, 1, (Node("a", "dot"),), other)
    ids = [next(parsed(scene).iter(f"{SVG}symbol")).attrib["id"] for scene in (here, there)]
    assert ids[0] != ids[1]


def test_only_nodes_of_a_legal_choice_are_lit() -> None:
    decision = {"choices": [{"action": 8, "nodes": ["a", "b"]}, {"action": 9, "nodes": ["a"]}]}
    nodes = with_choices([Node(name, "dot", label=name) for name in "abc"], decision)
    assert [node.actions for node in nodes] == [(8, 9), (8,), ()]
    lit = {
        name: ACCENT in ET.tostring(e, encoding="unicode")
        for name, e in node_elements(scene_of(*nodes)).items()
    }
    assert lit == {"a": True, "b": True, "c": False}
    assert with_choices(nodes[2:], None) == nodes[2:]


def test_text_stands_upright_at_its_turned_place() -> None:
    node = Node("a", "dot", turn=90, scale=2, label="a", text=Text("5", 10, dx=10))
    text = next(node_elements(scene_of(node))["a"].iter(f"{SVG}text"))
    assert "transform" not in text.attrib
    assert float(text.attrib["x"]) == pytest.approx(0, abs=0.01)
    assert float(text.attrib["y"]) == pytest.approx(20 + 0.36 * 20)


HOSTILE = ['</text><script>alert("1")</script>', "\" onload='x' &amp; <b>", "]]>\x00\x07\ufffe", "&#0; & ü…"]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_texts_stay_texts(name: str) -> None:
    node = Node("a", "dot", label=name, text=Text(name), tone=name)
    scene = scene_of(node, title=name)
    root = parsed(scene)
    assert not list(root.iter(f"{SVG}script"))
    element = node_elements(scene)["a"]
    readable = "".join(c if c.isprintable() else "\ufffd" for c in name)
    assert next(element.iter(f"{SVG}title")).text == readable
    assert next(element.iter(f"{SVG}text")).text == readable
    assert not any("onload" in e.attrib for e in root.iter())


def test_quiet_nodes_are_not_read_out() -> None:
    pair = Node("a", "dot", label="dot", quiet=True), Node("b", "dot", label="dot")
    elements = node_elements(scene_of(*pair))
    assert elements["a"].attrib["aria-hidden"] == "true"
    assert elements["a"].find(f"{SVG}title") is None
    assert elements["b"].attrib["role"] == "img"
    assert elements["b"].findtext(f"{SVG}title") == "dot"


def test_seats_differ_in_shape_as_well_as_in_colour() -> None:
    assert len(set(SEAT_TONES)) == len(set(SEAT_SHAPES)) == len(SEAT_TONES) == len(SEAT_SHAPES)


def test_notebooks_show_the_picture() -> None:
    scene = scene_of(Node("a", "dot"))
    assert scene._repr_svg_() == scene.to_svg()
