"""The ants of the seats. The hind part of each is the badge of its seat, with room for the letter."""

from __future__ import annotations

from insectarium.scene import Sprite
from insectarium.scene.palette import GOLD, INK, WHITE

# The room that an ant needs with what it carries.
CELL = (32.0, 44.0)
# Where the letter stands, and where a load is held.
LETTER = {"queen": 11.5, "worker": 10.0, "soldier": 10.5, "larva": 0.0}
LOAD = (11.0, -13.0)
KINDS = ("queen", "worker", "soldier", "larva")

_OVAL = "M-16 0A16 22 0 1 0 16 0A16 22 0 1 0-16 0Z"
_HINDS = {
    "circle": "M-9.5 0A9.5 9.5 0 1 0 9.5 0A9.5 9.5 0 1 0-9.5 0Z",
    "square": "M-7-8.5H7Q8.5-8.5 8.5-7V7Q8.5 8.5 7 8.5H-7Q-8.5 8.5-8.5 7V-7Q-8.5-8.5-7-8.5Z",
    "triangle": "M0-11.5 11.5 8.5H-11.5Z",
    "diamond": "M0-11.5 11 0 0 11.5-11 0Z",
}


def ant_sprite_name(kind: str, shape: str) -> str:
    return f"ant-{kind}-{shape}"


def ant_sprites(kinds: tuple[str, ...] = KINDS) -> list[Sprite]:
    return [_larva(shape) if kind == "larva" else _ant(kind, shape) for kind in kinds for shape in _HINDS]


def _ant(kind: str, shape: str) -> Sprite:
    down = LETTER[kind] - (2 if shape == "triangle" else 0)
    hind = f'<path transform="translate(0 {down:g})" d="{_HINDS[shape]}"/>'
    front = {"queen": _queen, "worker": _worker, "soldier": _soldier}[kind]()
    legs = "M-3-3-10-8-13-13M3-3 10-8 13-13M-3 0-11 0-15 4M3 0 11 0 15 4M-3 2-10 8-14 16M3 2 10 8 14 16"
    feelers = "M-1.5-13-4-17-8-19M1.5-13 4-17 8-19"
    body = (
        f'<g fill="{WHITE}" stroke="{WHITE}" stroke-width="4.5" stroke-linejoin="round">{hind}{front}</g>'
        f'<path d="{legs}{feelers}" fill="none" stroke="{WHITE}" stroke-width="4" stroke-opacity=".75"/>'
        f'<path d="{legs}{feelers}" fill="none" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
        f'<g fill="currentColor" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round">{hind}{front}</g>'
    )
    body += _SIGNS.get(kind, "")
    return Sprite(ant_sprite_name(kind, shape), body, 34, 44, _OVAL)


def _worker() -> str:
    return '<ellipse cy="-2" rx="3.4" ry="4.4"/><ellipse cy="-10" rx="4.6" ry="4.2"/>'


def _queen() -> str:
    wings = '<path d="M-3-2Q-14 0-13 14-6 12-2 2Z" fill="#fffaf0" fill-opacity=".8"/>'
    wings += '<path d="M3-2Q14 0 13 14 6 12 2 2Z" fill="#fffaf0" fill-opacity=".8"/>'
    return wings + '<ellipse cy="-2.5" rx="4" ry="4.6"/><ellipse cy="-10.5" rx="5" ry="4.4"/>'


def _soldier() -> str:
    jaws = '<path d="M-5-15Q-8.5-20-2-22.5-4-18-1.5-15Z"/><path d="M5-15Q8.5-20 2-22.5 4-18 1.5-15Z"/>'
    return (
        jaws
        + '<ellipse cy="-1.5" rx="3.6" ry="4.2"/><path d="M-8-12Q-8-17 0-17 8-17 8-12 8-6 0-5.5-8-6-8-12Z"/>'
    )


_SIGNS = {
    "queen": f'<path d="M-7-13-8.5-22-3.5-17.5 0-23 3.5-17.5 8.5-22 7-13Z" fill="{GOLD}" stroke="{INK}" '
    'stroke-width="1.2" stroke-linejoin="round"/>',
}


def _larva(shape: str) -> Sprite:
    """A grub with the badge of its seat on the belly."""
    grub = "M-11-10C-3-13 9-12 14-6 18-1 17 8 11 11 7 13 4 10 0 10-4 10-8 13-12 11-18 8-19-6-11-10Z"
    body = (
        f'<path d="{grub}" fill="{WHITE}" stroke="{WHITE}" stroke-width="5"/>'
        f'<path d="{grub}" fill="#fdf3d6" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-9-10Q-5 0-9 11M10-9Q7 0 9 11" fill="none" stroke="{INK}" stroke-opacity=".45" '
        'stroke-width="1.4"/>'
        f'<circle cx="-15" cy="1" r="4" fill="currentColor" stroke="{INK}" stroke-width="1.3"/>'
        f'<path transform="translate(1 0) scale(.9)" d="{_HINDS[shape]}" fill="currentColor" stroke="{INK}" '
        'stroke-width="1.4" stroke-linejoin="round"/>'
    )
    return Sprite(ant_sprite_name("larva", shape), body, 38, 28, "M-19 0A19 14 0 1 0 19 0A19 14 0 1 0-19 0Z")
