"""The colours of the house: warm paper, ink, soil and leaf, and one accent for "you may act here"."""

from __future__ import annotations

PAPER = "#f6eedb"
PAPER_DEEP = "#eadcbd"
RULE = "#c9b78f"
INK = "#2b2119"
INK_SOFT = "#6d5a45"
SOIL = "#b78a5b"
SOIL_DEEP = "#8a6038"
TUNNEL = "#f3e3c0"
LEAF = "#6f8a45"
LEAF_DEEP = "#48602c"
RED = "#b23a2a"
GOLD = "#d9a62e"
WHITE = "#fffaf0"

ACCENT = "#0b78d0"

# Colour is never the only sign: a seat also has a letter and the outline of its badge.
SEAT_TONES = ("#5d7f36", "#b9761a", "#7c4a86", "#2f7d78", "#a8503f", "#55504a")
SEAT_SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'DejaVu Serif',serif"
