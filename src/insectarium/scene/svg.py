"""A scene as one standalone SVG."""

from __future__ import annotations

import zlib
from math import cos, radians, sin
from xml.sax.saxutils import escape

from insectarium.scene.model import Node, Scene, Sheet, Text
from insectarium.scene.palette import ACCENT, PAPER, SERIF

_QUOTES = {'"': "&quot;"}


def svg_of(scene: Scene) -> str:
    width, height = number(scene.width), number(scene.height)
    needed = _needed(scene)
    prefix = _prefix(needed, scene.sprites)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" '
        f'role="group" aria-label="{attribute(scene.title)}" lang="{attribute(scene.language)}" '
        f'font-family="{SERIF}" stroke-linejoin="round" stroke-linecap="round">',
        f"<title>{content(scene.title)}</title>",
        _definitions(needed, scene.sprites, prefix),
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    parts += [_node(node, scene.sprites, prefix) for node in scene.nodes]
    parts.append("</svg>")
    return "".join(parts)


def number(value: float) -> str:
    """A coordinate, short: 12 for 12.0, two digits at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attribute(text: str) -> str:
    return escape(_printable(text), _QUOTES)


def content(text: str) -> str:
    return escape(_printable(text))


def _printable(text: str) -> str:
    """XML has no place for control characters, not even as references."""
    return text if text.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in text)


def _needed(scene: Scene) -> list[str]:
    """The sprites that are on the table, and those that these refer to."""
    needed: set[str] = set()
    waiting = [node.sprite for node in scene.nodes if node.sprite]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting += scene.sprites[name].uses
    return sorted(needed)


def _prefix(names: list[str], sprites: Sheet) -> str:
    """Keeps the names of sprites apart when several pictures share a page, as in a notebook."""
    drawings = "".join(sprites[name].body for name in names)
    return f"s{zlib.crc32(drawings.encode()):08x}-"


def _definitions(names: list[str], sprites: Sheet, prefix: str) -> str:
    symbols = []
    for name in names:
        body = sprites[name].body
        for used in sprites[name].uses:
            body = body.replace(f'href="#{used}"', f'href="#{prefix}{used}"')
        symbols.append(f'<symbol id="{prefix}{attribute(name)}" overflow="visible">{body}</symbol>')
    return f"<defs>{''.join(symbols)}</defs>"


def _node(node: Node, sprites: Sheet, prefix: str) -> str:
    inside = [_drawing(node, sprites, prefix)] if node.sprite else []
    if node.text is not None:
        inside.append(_words(node, node.text))
    place = f"translate({number(node.x)} {number(node.y)})"
    opening = f'<g data-node="{attribute(node.id)}"{_role(node)} transform="{place}">'
    title = f"<title>{content(node.label)}</title>" if _is_named(node) else ""
    return f"{opening}{title}{''.join(inside)}</g>"


def _is_named(node: Node) -> bool:
    """Words alone speak for themselves."""
    return not node.quiet and bool(node.sprite) and bool(node.label)


def _role(node: Node) -> str:
    if node.quiet:
        return ' aria-hidden="true"'
    return ' role="img"' if _is_named(node) else ""


def _drawing(node: Node, sprites: Sheet, prefix: str) -> str:
    tone = f' color="{attribute(node.tone)}"' if node.tone else ""
    use = f'<use href="#{prefix}{attribute(node.sprite)}"{_placed(node)}{tone}/>'
    shape = sprites[node.sprite].shape
    if not node.active or not shape:
        return use
    glow = f'fill="{ACCENT}" fill-opacity=".3" stroke="{ACCENT}" stroke-opacity=".45" stroke-width="12"'
    line = f'fill="none" stroke="{ACCENT}" stroke-width="4"'
    # The glow lies below, so that it shines through what is empty and leaves the colours of the rest alone.
    return f'<path d="{shape}"{_placed(node)} {glow}/>{use}<path d="{shape}"{_placed(node)} {line}/>'


def _placed(node: Node) -> str:
    turn = f"rotate({number(node.turn)})" if node.turn else ""
    scale = f"scale({number(node.scale)})" if node.scale != 1 else ""
    both = f"{turn} {scale}".strip()
    return f' transform="{both}"' if both else ""


def _words(node: Node, text: Text) -> str:
    turn = radians(node.turn)
    x = (text.dx * cos(turn) - text.dy * sin(turn)) * node.scale
    y = (text.dx * sin(turn) + text.dy * cos(turn)) * node.scale
    size = text.size * node.scale
    style = ' font-weight="700"' if text.bold else ""
    style += ' font-style="italic"' if text.italic else ""
    # A third of the size brings the middle of capitals and digits to the point; not every renderer knows
    # dominant-baseline.
    return (
        f'<text x="{number(x)}" y="{number(y + size * 0.36)}" font-size="{number(size)}" '
        f'text-anchor="{text.anchor}" fill="{attribute(text.colour)}"{style}>{content(text.value)}</text>'
    )
