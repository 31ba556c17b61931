"""The worm and the eight kinds of object that lie in the hills; our own drawings, 32 by 32."""

from __future__ import annotations

from insectarium.scene.palette import GOLD, INK, LEAF, PAPER_DEEP, RED, WHITE

SKY = "#4a7fa5"
FLESH = "#d98f86"
WOOD = "#7a5430"
_LINE = f'stroke="{INK}" stroke-width="1.5"'


def _outlined(shapes: str, colour: str, rim: float = 3) -> str:
    """Shapes that touch, as one body: first all of them in ink, a little larger, then all in their colour."""
    return (
        f'<g fill="{INK}" stroke="{INK}" stroke-width="{rim:g}">{shapes}</g><g fill="{colour}">{shapes}</g>'
    )


def map_() -> str:
    folds = "M-5-12V9M5-9V12"
    route = "M-10 5C-7-2-2 6 1 0S6-5 8-5"
    return (
        f'<path d="M-14-9-5-12 5-9 14-12V9L5 12-5 9-14 12Z" fill="{WHITE}" {_LINE}/>'
        f'<path d="M-5-12 5-9V12L-5 9Z" fill="{PAPER_DEEP}"/><path d="{folds}" stroke="{INK}"/>'
        f'<path d="{route}" fill="none" stroke="{LEAF}" stroke-width="2" stroke-dasharray="3 2.4"/>'
        f'<path d="M7-8 12-3M12-8 7-3" stroke="{RED}" stroke-width="2.4"/>'
    )


def shoe() -> str:
    return (
        f'<path d="M-14 6V-7C-10-9-7-9-5-8L1-2C4 1 10 0 13 3 15 5 15 6 15 7Z" fill="{SKY}" {_LINE}/>'
        f'<path d="M-15 6H15V9C14 11 12 11 11 11H-13C-15 11-15 9-15 6Z" fill="{WHITE}" {_LINE}/>'
        f'<path d="M-4-4-1-7M-1-1 2-4M-11 1C-6 3-4 3-3 6" fill="none" stroke="{WHITE}" stroke-width="1.8"/>'
    )


def bone() -> str:
    shapes = (
        '<rect x="-9" y="-3.2" width="18" height="6.4"/><circle cx="-10" cy="-4" r="4.2"/>'
        '<circle cx="-10" cy="4" r="4.2"/><circle cx="10" cy="-4" r="4.2"/><circle cx="10" cy="4" r="4.2"/>'
    )
    return f'<g transform="rotate(-38)">{_outlined(shapes, WHITE)}</g>'


def glasses() -> str:
    lens = f'fill="#cfe0df" stroke="{INK}" stroke-width="2.6"'
    return (
        f'<circle cx="-7.5" cy="2" r="6" {lens}/><circle cx="7.5" cy="2" r="6" {lens}/>'
        f'<path d="M-1.6 1Q0-1 1.6 1M-13 0C-14-6-12-8-9-8M13 0C14-6 12-8 9-8" fill="none" stroke="{INK}" '
        f'stroke-width="2.2"/><path d="M-10 1-7-2M5 1 8-2" stroke="{WHITE}" stroke-width="1.6"/>'
    )


def loudspeaker() -> str:
    return (
        f'<rect x="-10" y="-15" width="20" height="30" rx="2.5" fill="{WOOD}" {_LINE}/>'
        f'<circle cy="-7.5" r="4" fill="{PAPER_DEEP}" {_LINE}/><circle cy="-7.5" r="1.3" fill="{INK}"/>'
        f'<circle cy="5.5" r="7" fill="{PAPER_DEEP}" {_LINE}/><circle cy="5.5" r="2.8" fill="{INK}"/>'
    )


def telescope() -> str:
    tubes = (
        f'<path d="M-16-3.5H-5V3.5H-16Z" fill="{GOLD}"/><path d="M-6-5H5V5H-6Z" fill="{WOOD}"/>'
        f'<path d="M4-6.5H15V6.5H4Z" fill="{GOLD}"/>'
    )
    glass = f'<ellipse cx="15" rx="2.2" ry="6.5" fill="#cfe0df" {_LINE}/>'
    legs = f'<path d="M-1 5-8 14M-1 5 6 14M-1 5V13" stroke="{INK}" stroke-width="2"/>'
    return f'{legs}<g transform="translate(0 -1) rotate(-20)"><g {_LINE}>{tubes}</g>{glass}</g>'


def glove() -> str:
    fingers = "".join(
        f'<rect x="{x:g}" y="{y:g}" width="4.4" height="14" rx="2.2"/>'
        for x, y in ((-8.5, -10), (-3.7, -13.5), (1.1, -12.5), (5.9, -9))
    )
    palm = '<path d="M-8.5-2H10.3V8C10.3 11 8 12-6 12-8 12-8.5 10-8.5 8Z"/>'
    thumb = '<path d="M-8 6C-13 3-15-1-14-3-13-5-10-4-8 0Z"/>'
    cuff = f'<rect x="-7" y="10" width="15.5" height="5" rx="1.5" fill="{WHITE}" {_LINE}/>'
    return f'<g transform="translate(.5 -.5)">{_outlined(fingers + palm + thumb, RED)}{cuff}</g>'


def key() -> str:
    shapes = (
        '<path fill-rule="evenodd" d="M-15 0a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0ZM-11.5 0'
        'a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z"/><path d="M-3-1.8H15V1.8H-3ZM7 1H10V6.5H7ZM12 1H15V5H12Z"/>'
    )
    return f'<g transform="rotate(-32)">{_outlined(shapes, GOLD, 2.6)}</g>'


def worm() -> str:
    body = "M-13 6C-12-7-5-9-1-1S9 8 12-6"
    bands = "M-12-1.5-8.5.5M-9-6.5-6.5-3.5M-3.5-6-4.5-2.5M1-.5-2 2M3 4 2.5 7.5M9 1.5 11.5 4M10-4 13.5-3"
    return (
        f'<path d="{body}" fill="none" stroke="{INK}" stroke-width="8.6"/>'
        f'<path d="{body}" fill="none" stroke="{FLESH}" stroke-width="6"/>'
        f'<path d="{bands}" stroke="#b3655d" stroke-width="1.2"/>'
        f'<circle cx="11.4" cy="-7.4" r="1.3" fill="{INK}"/>'
    )


DRAWINGS = {
    "map": map_,
    "shoe": shoe,
    "bone": bone,
    "glasses": glasses,
    "loudspeaker": loudspeaker,
    "telescope": telescope,
    "glove": glove,
    "key": key,
    "worm": worm,
}
