"""The six fruits and the gift: each with a shape and a colour of its own; our own drawings."""

from __future__ import annotations

from insectarium.scene.palette import GOLD, INK, LEAF, LEAF_DEEP, WHITE

_LINE = f'stroke="{INK}" stroke-width="1.2"'


def _leaf(x: float, y: float, turn: float, size: float = 1) -> str:
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({size})"><path d="M0 0C2.5-5 7.5-5.5 11-3 '
        '8.5 1.5 3.5 2.5 0 0Z" '
        f'fill="{LEAF}" {_LINE}/><path d="M1.5-.6 8.5-2.6" stroke="{LEAF_DEEP}" stroke-width=".9"/></g>'
    )


def cherry() -> str:
    return (
        f'<path d="M-6 4C-5-4-2-8 2.4-11.6 3-7 5.6-2 7 2" fill="none" stroke="{LEAF_DEEP}" '
        'stroke-width="1.7"/>'
        + _leaf(2.2, -11.2, -6, 0.9)
        + f'<circle cx="-6" cy="7" r="5.9" fill="#c8242f" {_LINE}/><circle cx="7" cy="5" r="5.9" '
        f'fill="#d5303a" {_LINE}/>'
        f'<path d="M-9 6Q-8.6 3.4-6.4 3M4 4Q4.4 1.4 6.6 1" fill="none" stroke="#f6b1a6" stroke-width="1.4"/>'
    )


def lemon() -> str:
    return (
        '<g transform="rotate(-28)"><path d="M-13.6.4C-11.6-.6-10.6-2.4-8.6-5-5-9.6 5-9.6 8.6-5 10.6-2.4 '
        "11.4-1.2 13.6-.6 "
        f'12.4 1.6 10.6 2.4 8.6 5 5 9.6-5 9.6-8.6 5-10.6 2.6-11.6 1.6-13.6.4Z" fill="#f3cf2e" {_LINE}/>'
        f'<path d="M-6-3.6Q-3.4-6.6 1-6.4" fill="none" stroke="#fff3b0" stroke-width="1.8"/>'
        f'<path d="M-2 2.6h.1M3 3.6h.1M5 .4h.1M0 5.4h.1" stroke="#c79d12" stroke-width="1.3"/></g>'
        + _leaf(8, -6.4, -22, 0.75)
    )


def grape() -> str:
    rows = ((-7.4, -4), (0, -4.6), (7.4, -4), (-3.8, 1.6), (3.8, 1.6), (0, 7.4))
    balls = "".join(f'<circle cx="{x}" cy="{y}" r="4.3"/>' for x, y in rows)
    lights = "".join(f"M{x - 2} {y - 0.6}q.4-1.6 1.8-1.8" for x, y in rows)
    return (
        f'<path d="M0-7V-13" stroke="{LEAF_DEEP}" stroke-width="1.8"/>'
        + _leaf(0.4, -9.4, -8, 0.95)
        + f'<g fill="#a9c04a" {_LINE}>{balls}</g><path d="{lights}" fill="none" stroke="#eef3bf" '
        'stroke-width="1.2"/>'
    )


def blackberry() -> str:
    rows = (
        (-5.6, -2.4),
        (0, -3.2),
        (5.6, -2.4),
        (-6.4, 2.6),
        (-0.2, 2),
        (6.2, 2.6),
        (-3.4, 7),
        (3.2, 7),
        (0, 10.4),
    )
    drops = "".join(f'<circle cx="{x}" cy="{y}" r="3.7"/>' for x, y in rows)
    lights = "".join(f"M{x - 1.4} {y - 1.2}h.1" for x, y in rows)
    return (
        f'<g fill="#3f2350" stroke="#1d1026" stroke-width="1">{drops}</g>'
        f'<path d="{lights}" stroke="#b79bd0" stroke-width="1.6"/>'
        '<path d="M0-12.6 1.4-8.4 7.4-10 4.6-5.8 8.4-3.6 2.6-4 '
        f'0-1.4-2.6-4-8.4-3.6-4.6-5.8-7.4-10-1.4-8.4Z" fill="{LEAF}" {_LINE}/>'
    )


def fig() -> str:
    return (
        '<path d="M-1.6-13.4 2-13.2C2.2-8.8 5-6.6 7.6-2.4 11.6 4.2 7.4 11.8 0 11.8S-11.6 '
        '4.2-7.6-2.4C-5-6.6-2-8.8-1.6-13.4Z" '
        f'fill="#8d5f8f" {_LINE}/>'
        '<path d="M-1-9.6C-4-5-7 0-5.6 6M1.6-9C3.6-4.6 6.6-1 5.8 5M.3-8.6C-.4-3 .4 3 0 8.6" fill="none" '
        'stroke="#5b3560" '
        'stroke-width="1.1"/><path d="M-6.6 1.6Q-6-1.6-4.2-3.8" fill="none" stroke="#d9b6d6" '
        'stroke-width="1.6"/>'
        f'<path d="M-2 11.4Q0 9.6 2 11.4" fill="none" stroke="{INK}" stroke-width="1.1"/>'
    )


def pomegranate() -> str:
    seeds = ((-1, 1), (3, 0.4), (1, 4), (5, 3.6), (-2.4, 5), (3, 7.2), (-0.6, 8))
    return (
        f'<path d="M-4.2-8-5.4-14-2-11 0-14.4 2-11 5.4-14 4.2-8Z" fill="#e0793a" {_LINE}/>'
        f'<circle cy="2" r="10.8" fill="#e0793a" {_LINE}/>'
        '<path d="M-4.6 1.2C-2.6-3.4 5-4.2 8 .2 9 4.6 5.6 10.6.6 10.8-3.2 9.8-5.8 5.2-4.6 1.2Z" '
        f'fill="#f7e3bd" {_LINE}/>'
        + '<g fill="#b3193e">'
        + "".join(f'<circle cx="{x}" cy="{y}" r="1.75"/>' for x, y in seeds)
        + "</g>"
        + '<path d="M-8 0Q-7.4-4.4-4-6.4" fill="none" stroke="#f9c79a" stroke-width="1.7"/>'
    )


def gift() -> str:
    return (
        f'<rect x="-10.4" y="-4" width="20.8" height="15" rx="1.6" fill="{LEAF}" {_LINE}/>'
        f'<rect x="-12" y="-6.4" width="24" height="5.4" rx="1.4" fill="#86a257" {_LINE}/>'
        f'<path d="M-2.2-6.2h4.4V11h-4.4Z" fill="{GOLD}" stroke="{INK}" stroke-width=".9"/>'
        '<path d="M0-6.6C-3-14-10-13.6-9.4-9.6-9-7-4-6.4 0-6.6ZM0-6.6C3-14 10-13.6 9.4-9.6 9-7 4-6.4 '
        f'0-6.6Z" fill="{GOLD}" {_LINE}/>'
        f'<circle cy="-7" r="2" fill="{WHITE}" stroke="{INK}" stroke-width="1"/>'
    )
