"""The ants of Micropolis as silhouettes seen from above, heads up; our own drawings."""

from __future__ import annotations

from insectarium.scene.palette import GOLD, INK, LEAF, RED, WHITE

BODY = "#33261b"
STEEL = "#a9b8ba"

_LEGS = (
    "M2-4 7-6.5 9.2-11.5M-2-4-7-6.5-9.2-11.5M2.2-2 8.2-1.2 11 2.8M-2.2-2-8.2-1.2-11 2.8"
    "M1.8.2 6.8 4.6 9 11.5M-1.8.2-6.8 4.6-9 11.5"
)
_FEELERS = "M1.5-12 4.6-14.6 4.2-18.4M-1.5-12-4.6-14.6-4.2-18.4"


def _limbs(colour: str, width: float = 1.5) -> str:
    return f'<path d="{_LEGS}{_FEELERS}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def _trunk(colour: str, belly: tuple[float, float, float] = (8.6, 4.5, 6.2)) -> str:
    """Head, thorax, waist and belly (its place, half width and half length)."""
    y, rx, ry = belly
    return (
        f'<g fill="{colour}"><path d="M0-13.6C3-13.6 4.3-11 3.6-8.4 3-6.4 1.6-6 '
        '0-6S-3-6.4-3.6-8.4C-4.3-11-3-13.6 0-13.6Z"/>'
        f'<ellipse cy="-2.2" rx="2.6" ry="4.2"/><circle cy="2.4" r="1.5"/>'
        f'<ellipse cy="{y}" rx="{rx}" ry="{ry}"/></g>'
    )


def _bands(y: float, rx: float, ry: float, colour: str) -> str:
    """The rings of a belly."""
    lines = []
    for step in (-0.35, 0.08, 0.5):
        half = rx * (1 - step * step) ** 0.5 * 0.86
        at = y + step * ry
        lines.append(f"M{-half:.1f} {at:.1f}Q0 {at + 1.8:.1f} {half:.1f} {at:.1f}")
    return f'<path d="{"".join(lines)}" fill="none" stroke="{colour}" stroke-width="1"/>'


def worker() -> str:
    return _limbs(BODY) + _trunk(BODY) + _bands(8.6, 4.5, 6.2, "#8b6f4e")


def queen() -> str:
    crown = (
        f'<path d="M-6.4-12.6-8-20.5-3.6-16.8 0-22.4 3.6-16.8 8-20.5 6.4-12.6Q0-10.6-6.4-12.6Z" '
        f'fill="{GOLD}" stroke="{INK}" stroke-width="1.3"/>'
        f'<g fill="{RED}"><circle cy="-14.8" r="1.2"/><circle cx="-3.6" cy="-14.8" r=".9"/>'
        f'<circle cx="3.6" cy="-14.8" r=".9"/></g>'
    )
    limbs = f'<path d="{_LEGS}" fill="none" stroke="#5b2740" stroke-width="1.6"/>'
    belly = (12.2, 6.6, 10.2)
    return limbs + _trunk("#5b2740", belly) + _bands(*belly, "#d9a5a0") + crown


_EGGS = {1: ((0.0, 0.0),), 2: ((-3.6, 0.6), (3.6, -0.6)), 3: ((-4.0, 2.6), (4.0, 2.6), (0.0, -4.2))}


def egg(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><ellipse rx="3.9" ry="5" fill="{WHITE}" stroke="{INK}" '
        f'stroke-width="1.2"/><path d="M-1.7-1.6Q-1.2-3.2.2-3.4" fill="none" stroke="#cdbd9c"/></g>'
    )


def nurse(eggs: int) -> str:
    """A pale ant in a cap, with her eggs beside her."""
    ant = _limbs("#8a5a2b") + _trunk("#8a5a2b")
    cap = (
        f'<path d="M-4.4-9.6C-5.6-14.6-3-16 0-16S5.6-14.6 4.4-9.6Q0-11.6-4.4-9.6Z" fill="{WHITE}" '
        f'stroke="{INK}" '
        'stroke-width="1.1"/><path d="M-4.6-11.4Q0-13.2 4.6-11.4" fill="none" stroke="#6fa3a0" '
        'stroke-width="1.4"/>'
    )
    pile = "".join(egg(11 + x, 8 + y) for x, y in _EGGS[eggs])
    return f'<g transform="translate(-5.5 0)">{ant}{cap}</g>{pile}'


def dividers(size: float = 1) -> str:
    """A pair of compasses, the architect's sign."""
    return (
        f'<g transform="scale({size})"><path d="M-2.6-7-7 11.4-3.6 8.4.6-5ZM2.6-7 7 11.4 3.6 8.4-.6-5Z" '
        f'fill="{GOLD}" stroke="{INK}" stroke-width="1.1"/><path d="M-3.9 3.4Q0 5.4 3.9 3.4" fill="none" '
        f'stroke="{INK}" stroke-width="1.3"/><circle cy="-8.4" r="2.5" fill="{GOLD}" stroke="{INK}" '
        'stroke-width="1.1"/>'
        f'<path d="M0-10.8V-13" stroke="{INK}" stroke-width="1.6"/></g>'
    )


def architect() -> str:
    ant = _limbs("#3c4a2a") + _trunk("#3c4a2a") + _bands(8.6, 4.5, 6.2, "#a7b57a")
    return f'<g transform="translate(-5.5 1)">{ant}</g><g transform="translate(9.5 1.5)">{dividers(1.08)}</g>'


def officer() -> str:
    sabre = (
        f'<path d="M10.6 6.5Q15.6-4 11.2-14.5 18-4.5 12.8 7.3Z" fill="{STEEL}" stroke="{INK}" '
        'stroke-width="1"/>'
        f'<path d="M8.6 5.2 14.6 8.2M11.2 7.4 9.6 11.4" stroke="{GOLD}" stroke-width="2.2"/>'
    )
    hat = (
        '<path d="M-9.6-10.2C-7.6-12.6-6.6-18.6 0-18.6S7.6-12.6 9.6-10.2C5.6-11.4 3.4-12 '
        '0-12S-5.6-11.4-9.6-10.2Z" '
        f'fill="{RED}" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M-8-11.4C-5-13 5-13 8-11.4" fill="none" stroke="{GOLD}" stroke-width="1.2"/>'
        f'<path d="M0-18C-1-21 1.6-23.6 4.6-23 3-21.4 2.6-19.4 0-18Z" fill="{WHITE}" stroke="{INK}" '
        'stroke-width=".9"/>'
    )
    badges = (
        f'<circle cx="-3.4" cy="-4" r="1.5" fill="{GOLD}"/><circle cx="3.4" cy="-4" r="1.5" fill="{GOLD}"/>'
    )
    return f'<g transform="translate(-2.5 2)">{sabre}{_limbs(BODY)}{_trunk(BODY)}{badges}{hat}</g>'


def guard() -> str:
    spear = (
        f'<path d="M-14.5 14V-12" stroke="#7a5430" stroke-width="1.8"/>'
        f'<path d="M-14.5-20-17-13.6-14.5-11.4-12-13.6Z" fill="{STEEL}" stroke="{INK}" stroke-width="1"/>'
    )
    helmet = (
        f'<path d="M-4.8-8.2C-5.6-14.4-3-16.4 0-16.4S5.6-14.4 4.8-8.2Q0-10.4-4.8-8.2Z" fill="{STEEL}" '
        f'stroke="{INK}" '
        f'stroke-width="1.1"/><path d="M0-16.2V-10.4" stroke="{INK}"/>'
    )
    shield = (
        f'<path d="M2-3.8Q8-3.4 10-5.6 12-3.4 18-3.8C18.6 5.4 15.6 10.6 10 13.4 4.4 10.6 1.4 5.4 2-3.8Z" '
        f'fill="{LEAF}" stroke="{INK}" stroke-width="1.3"/><path d="M4.6 1.4 10 6.2 15.4 1.4" fill="none" '
        f'stroke="{WHITE}" '
        f'stroke-width="2.4"/>'
    )
    return f'{spear}<g transform="translate(-4 1)">{_limbs(BODY)}{_trunk(BODY)}{helmet}</g>{shield}'


_MANDIBLES = (
    "M-3-12.4C-6.4-15-5-18.6-1.2-18.2-3-17-3.2-15-1-13.4M3-12.4C6.4-15 5-18.6 1.2-18.2 3-17 3.2-15 1-13.4"
)
_SOLDIER_HEAD = (
    "M0-14.6C4.6-14.6 6.4-11.4 5.2-8.2 4.4-6 2-5.2 0-5.2S-4.4-6-5.2-8.2C-6.4-11.4-4.6-14.6 0-14.6Z"
)
_SOLDIER_FEELERS = "M4.2-12.2 8.4-14.4 9.4-18M-4.2-12.2-8.4-14.4-9.4-18"


def _soldier_outline(extra: str) -> str:
    return (
        f'<g {extra}><path d="{_LEGS}{_SOLDIER_FEELERS}" fill="none"/><path d="{_MANDIBLES}"/>'
        f'<path d="{_SOLDIER_HEAD}"/><ellipse cy="-2" rx="2.6" ry="3.8"/><circle cy="2.8" r="1"/>'
        f'<ellipse cy="9" rx="4.6" ry="6"/></g>'
    )


def soldier() -> str:
    """Red, with a broad head and jaws; a pale rim keeps it apart from whatever it stands on."""
    rim = _soldier_outline(f'stroke="{WHITE}" stroke-width="4.6" fill="{WHITE}"')
    body = _soldier_outline(f'stroke="{RED}" stroke-width="1.7" fill="{RED}"')
    shine = (
        '<path d="M-2.6 6.4Q-2 4.6 0 4.4M-2.4-11.6Q-1.4-12.8.4-12.8" fill="none" stroke="#e79a83" '
        'stroke-width="1.3"/>'
    )
    return rim + body + shine


def soldier_shadow() -> str:
    """The place of a soldier that is not there."""
    return _soldier_outline('stroke="#6d5638" stroke-width="1.7" fill="#6d5638"')


def shadow(colour: str) -> str:
    """An ant in one colour, as an emblem."""
    return _limbs(colour) + _trunk(colour)
