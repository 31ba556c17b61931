"""How much room words take, so that they fit in every language: smaller, shorter, or on more lines."""

from __future__ import annotations

from functools import lru_cache

# Parts of the size of the letters, for the widest serif that may come to be used.
NARROW, USUAL, BROAD, CAPITAL = 0.37, 0.62, 0.96, 0.76
BOLD = 1.1
_NARROW = frozenset(" .,:;!|'’iíjlıfItrÍ()[]-·")
_BROAD = frozenset("mwMWőűŐŰ—…%")


@lru_cache(maxsize=4096)
def width_of(words: str, size: float, bold: bool = False) -> float:
    """About how wide these words are, rather too wide than too narrow."""
    total = 0.0
    for letter in words:
        if letter in _NARROW:
            total += NARROW
        elif letter in _BROAD:
            total += BROAD
        else:
            total += CAPITAL if letter.isupper() else USUAL
    return total * size * (BOLD if bold else 1.0)


def fitting(words: str, size: float, room: float, bold: bool = False) -> float:
    """The size at which words fit into this room: the one wished for, or a smaller one."""
    wide = width_of(words, size, bold)
    return size if wide <= room else round(size * room / wide, 1)


def shortened(words: str, size: float, room: float, bold: bool = False) -> str:
    """The words, cut with three dots where they would not fit: for names, which can be of any length."""
    if width_of(words, size, bold) <= room:
        return words
    kept = words
    while kept and width_of(kept + "…", size, bold) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…"


@lru_cache(maxsize=1024)
def lines_of(words: str, size: float, room: float, most: int = 2, bold: bool = False) -> tuple[str, ...]:
    """The words on at most so many lines. The last one may be too long: it is set with `fitting`."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or width_of(longer, size, bold) <= room):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
