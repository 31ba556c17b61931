"""The drawings of the bees: all there, well formed, and telling sides and rooms apart."""

from __future__ import annotations

from xml.etree import ElementTree

from insectarium.games._bees.sprites import bee_sheet
from insectarium.games._bees.sprites_pieces import KINDS
from insectarium.games._bees.tiles import load_tiles
from insectarium.games._hexes.scene_parts import Box
from insectarium.scene import SEAT_SHAPES

SHEET = bee_sheet(load_tiles(), None, KINDS, (150.0, 46.0), [Box(0, 0, 300, 200)])


def test_every_drawing_is_well_formed_and_uses_only_known_ones() -> None:
    for name in SHEET:
        sprite = SHEET[name]
        drawing = ElementTree.fromstring(f"<svg>{sprite.body}</svg>")
        used = {node.attrib["href"].removeprefix("#") for node in drawing.iter("use")}
        assert used == set(sprite.uses)
        assert used <= set(SHEET)


def test_tiles_that_differ_look_different() -> None:
    bodies = {SHEET[SHEET.tile(code)].body for code in SHEET.kinds}
    assert len(bodies) == len(SHEET.kinds)


def test_every_seat_has_bees_of_its_own_outline() -> None:
    for kind in KINDS:
        bodies = {SHEET[f"bee-{kind}-{shape}"].body for shape in SEAT_SHAPES[:4]}
        assert len(bodies) == 4


def test_own_tiles_have_names_of_their_own() -> None:
    own = bee_sheet(load_tiles(), "abc", KINDS, (150.0, 46.0), [])
    assert not {own.tile(code) for code in own.kinds} & set(SHEET)
    assert len(own) == len(list(own))
