"""The sheets of paper: behind the score, and in front of the players."""

from __future__ import annotations

from insectarium.games.it_happens.scene_layout import (
    CARD_HEIGHT,
    COLUMN,
    LAYOUTS,
    LINE,
    LINES,
    PANEL_HEIGHT,
    line_y,
    panel_width,
)
from insectarium.scene import Sprite
from insectarium.scene.palette import GOLD, INK_SOFT, RULE, WHITE

PLAYERS = (3, 4, 5)


def papers() -> list[Sprite]:
    cards = {
        card.sprite: card.width for lay in LAYOUTS.values() for count in PLAYERS for card in lay(count).cards
    }
    found = [_paper(name, width, CARD_HEIGHT) for name, width in cards.items()]
    return [*found, *(_panel(players) for players in PLAYERS), _winner_column()]


def _paper(name: str, width: float, height: float, rules: str = "") -> Sprite:
    body = (
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="7" '
        f'fill="{WHITE}" stroke="{INK_SOFT}" stroke-width="1.5"/><path d="{rules}" stroke="{RULE}"/>'
    )
    return Sprite(name, body, width, height)


def _panel(players: int) -> Sprite:
    width, top = panel_width(players), -PANEL_HEIGHT / 2
    rules = "".join(
        f"M{-width / 2 + 12:g} {top + line_y(line) + LINE / 2:g}h{width - 24:g}" for line in range(LINES - 1)
    )
    return _paper(f"panel-{players}", width, PANEL_HEIGHT, rules)


def _winner_column() -> Sprite:
    width, height = COLUMN - 4, PANEL_HEIGHT - 8
    body = (
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="6" '
        f'fill="{GOLD}" fill-opacity=".35" stroke="{GOLD}" stroke-width="2"/>'
    )
    return Sprite("winner", body, COLUMN, height)
