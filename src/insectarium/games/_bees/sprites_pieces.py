"""The bees of the seats and what they carry. The hind part of a bee is the badge of its seat."""

from __future__ import annotations

from insectarium.scene import Sprite
from insectarium.scene.palette import GOLD, INK, WHITE

# The room that a bee needs with what it carries.
PIECE = (38.0, 46.0)
# Where the letter stands, and where a load is held.
LETTER = {"queen": 12.0, "worker": 10.5, "drone": 11.0, "egg": 1.0}
LOAD = (13.0, -14.0)
KINDS = ("queen", "worker", "drone", "egg")
FUR = "#e0a526"

_OVAL = "M-19 0A19 23 0 1 0 19 0A19 23 0 1 0-19 0Z"
_HINDS = {
    "circle": "M-9.5 0A9.5 10.5 0 1 0 9.5 0A9.5 10.5 0 1 0-9.5 0Z",
    "square": "M-7-9H7Q8.7-9 8.7-7.3V7.3Q8.7 9 7 9H-7Q-8.7 9-8.7 7.3V-7.3Q-8.7-9-7-9Z",
    "triangle": "M-10.5-8H10.5L0 14Z",
    "diamond": "M0-12 11 0 0 12-11 0Z",
}
_STING = "M-2.4 0 0 6 2.4 0Z"


def bee_sprite_name(kind: str, shape: str) -> str:
    return f"bee-{kind}-{shape}"


def bee_sprites(kinds: tuple[str, ...] = KINDS) -> list[Sprite]:
    return [_egg(shape) if kind == "egg" else _bee(kind, shape) for kind in kinds for shape in _HINDS]


def _bee(kind: str, shape: str) -> Sprite:
    down = LETTER[kind] - (1.5 if shape == "triangle" else 0)
    hind = f'<path transform="translate(0 {down:g})" d="{_HINDS[shape]}"/>'
    sting = "" if kind == "drone" else f'<path transform="translate(0 {down + 9:g})" d="{_STING}"/>'
    legs = "M-4-1-11-4M4-1 11-4M-4 3-12 9M4 3 12 9"
    feelers = "M-2-15-5-20-8-21M2-15 5-20 8-21"
    thorax, head = _front(kind)
    body = (
        f'<g fill="{WHITE}" stroke="{WHITE}" stroke-width="4.5" stroke-linejoin="round">'
        f"{hind}{thorax}{head}</g>"
        f'<path d="{legs}{feelers}" fill="none" stroke="{INK}" stroke-width="1.6"/>'
        f"{_wings(kind)}"
        f'<g stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"><g fill="{INK}">{sting}</g>'
        f'<g fill="currentColor">{hind}</g><g fill="{FUR}">{thorax}</g><g fill="#4a2f17">{head}</g></g>'
    )
    return Sprite(bee_sprite_name(kind, shape), body + _SIGNS.get(kind, ""), 40, 48, _OVAL)


def _wings(kind: str) -> str:
    long = 3.0 if kind == "drone" else 0.0
    upper = f"M-3-5Q-20-13-{20 + long:g}-3-{19 + long:g} 4-3 0Z"
    lower = "M-3-1Q-15 1-15 9-11 13-2 3Z"
    pair = f'<path d="{upper}"/><path d="{lower}"/>'
    return (
        f'<g fill="{WHITE}" fill-opacity=".85" stroke="{INK}" stroke-opacity=".75" stroke-width="1.1">'
        f'{pair}<g transform="scale(-1 1)">{pair}</g></g>'
    )


def _front(kind: str) -> tuple[str, str]:
    """Thorax and head."""
    if kind == "drone":
        return (
            '<ellipse cy="-3" rx="7" ry="6.4"/>',
            '<ellipse cx="-3.4" cy="-12" rx="4.6" ry="5"/><ellipse cx="3.4" cy="-12" rx="4.6" ry="5"/>',
        )
    return '<ellipse cy="-3" rx="5.8" ry="5.6"/>', '<ellipse cy="-11.5" rx="5.2" ry="4.4"/>'


_SIGNS = {
    "queen": f'<path d="M-7.5-14-9-23.5-3.8-18.5 0-24.5 3.8-18.5 9-23.5 7.5-14Z" fill="{GOLD}" '
    f'stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>',
    "drone": f'<path d="M-5-14.5q1.6-2 3 0M2-14.5q1.6-2 3 0" fill="none" stroke="{WHITE}"/>',
}


def _egg(shape: str) -> Sprite:
    """An egg with the badge of its seat on it."""
    egg = "M0-19C9-19 14-6 14 3 14 12 8 18 0 18S-14 12-14 3C-14-6-9-19 0-19Z"
    body = (
        f'<path d="{egg}" fill="{WHITE}" stroke="{WHITE}" stroke-width="5"/>'
        f'<path d="{egg}" fill="#fdf6e2" stroke="{INK}" stroke-width="1.6"/>'
        f'<path transform="translate(0 1) scale(.85)" d="{_HINDS[shape]}" fill="currentColor" '
        f'stroke="{INK}" stroke-width="1.4"/>'
    )
    return Sprite(bee_sprite_name("egg", shape), body, 30, 40, egg)


def token_sprites() -> list[Sprite]:
    """Pollen, honey, and the jar that keeps it."""
    ball = "M-10.5 0A10.5 10.5 0 1 0 10.5 0A10.5 10.5 0 1 0-10.5 0Z"
    grains = "M-5-3h.1M0-6h.1M5-2h.1M-4 3h.1M2 1h.1M3 6h.1M-1 6h.1M-7 1h.1M7 3h.1"
    drop = "M0-13C5-6 10-1 10 4.5A10 9 0 0 1-10 4.5C-10-1-5-6 0-13Z"
    glass = "M-13-10H13Q16-6 16 0V13Q16 18 11 18H-11Q-16 18-16 13V0Q-16-6-13-10Z"
    fill = "M-14.5 0Q-7-4 0 0T14.5 0V13Q14.5 16.5 11 16.5H-11Q-14.5 16.5-14.5 13Z"
    edge = f'stroke="{INK}" stroke-width="1.5"'
    return [
        Sprite(
            "pollen",
            f'<path d="{ball}" fill="#b9c93f" {edge}/>'
            f'<path d="{grains}" stroke="#6d7d17" stroke-width="2.6" stroke-linecap="round"/>',
            23, 23, ball,
        ),
        Sprite(
            "honey",
            f'<path d="{drop}" fill="#f0a51c" {edge}/>'
            f'<path d="M-5 4q0 4.5 5 5" fill="none" stroke="{WHITE}" stroke-width="2"/>',
            22, 26, drop,
        ),
        Sprite(
            "jar",
            f'<path d="{glass}" fill="{WHITE}" {edge}/><path d="{fill}" fill="#f0a51c"/>'
            f'<path d="M-14-16H14V-10H-14Z" fill="#c9902f" {edge}/>',
            34, 38, glass,
        ),
    ]  # fmt: skip


def big_bee_sprite() -> Sprite:
    """The bee on the start tile: drawn on the comb, so nobody takes it for a piece."""
    body = (
        '<g opacity=".5" transform="scale(1.25)">'
        f'<g fill="{WHITE}" stroke="#8a6038" stroke-width="1"><path d="M-3-4Q-25-16-25-2-23 7-3 1Z"/>'
        '<path d="M3-4Q25-16 25-2 23 7 3 1Z"/></g>'
        '<g fill="#8a6038"><ellipse cy="-12" rx="5.5" ry="4.8"/><ellipse cy="-3" rx="6.4" ry="6"/>'
        '<path d="M-8 4H8L7 9H-7ZM-8 11.5H8L6.5 16.5H-6.5ZM-5.5 19H5.5L0 26Z"/></g></g>'
    )
    return Sprite("big-bee", body, 64, 60)
