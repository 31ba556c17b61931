"""A table as a picture: nodes with stable names, drawn from a sheet of sprites."""

from insectarium.scene.model import Area, Node, Scene, Sheet, Sprite, Text
from insectarium.scene.palette import SEAT_SHAPES, SEAT_TONES

__all__ = ["SEAT_SHAPES", "SEAT_TONES", "Area", "Node", "Scene", "Sheet", "Sprite", "Text"]
