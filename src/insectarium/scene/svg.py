"""A scene as one standalone SVG."""

from __future__ import annotations

from math import cos, radians, sin
from xml.sax.saxutils import escape

from insectarium.scene.model import Node, Scene, Sheet, Text
from insectarium.scene.palette import ACCENT, PAPER, SERIF

_QUOTES = {'"': "&quot;"}


def svg_of(scene: Scene) -> str:
    width, height = number(scene.width), number(scene.height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" '
        f'role="group" aria-label="{attribute(scene.title)}" lang="{attribute(scene.language)}" '
        f'font-family="{SERIF}" stroke-linejoin="round" stroke-linecap="round">',
        f"<title>{content(scene.title)}</title>",
        _definitions(scene),
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    parts += [_node(node, scene.sprites) for node in scene.nodes]
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


def _definitions(scene: Scene) -> str:
    """Only the sprites that are on the table, and those that these refer to."""
    needed: dict[str, None] = {}
    waiting = [node.sprite for node in scene.nodes if node.sprite]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed[name] = None
            waiting += scene.sprites[name].uses
    symbols = [
        f'<symbol id="{attribute(name)}" overflow="visible">{scene.sprites[name].body}</symbol>'
        for name in sorted(needed)
    ]
    return f"<defs>{''.join(symbols)}</defs>"


def _node(node: Node, sprites: Sheet) -> str:
    inside = [f"<title>{content(node.label)}</title>" if node.label and not node.quiet else ""]
    if node.sprite:
        inside.append(_drawing(node, sprites))
    if node.text is not None:
        inside.append(_words(node, node.text))
    heard = 'aria-hidden="true"' if node.quiet else f'role="img" aria-label="{attribute(node.label)}"'
    place = f"translate({number(node.x)} {number(node.y)})"
    return f'<g data-node="{attribute(node.id)}" {heard} transform="{place}">{"".join(inside)}</g>'


def _drawing(node: Node, sprites: Sheet) -> str:
    tone = f' color="{attribute(node.tone)}"' if node.tone else ""
    use = f'<use href="#{attribute(node.sprite)}"{_placed(node)}{tone}/>'
    shape = sprites[node.sprite].shape
    if not node.active or not shape:
        return use
    glow = f'fill="{ACCENT}" fill-opacity=".07" stroke="{ACCENT}" stroke-opacity=".4" stroke-width="11"'
    line = f'fill="none" stroke="{ACCENT}" stroke-width="4"'
    return f'{use}<g{_placed(node)}><path d="{shape}" {glow}/><path d="{shape}" {line}/></g>'


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
