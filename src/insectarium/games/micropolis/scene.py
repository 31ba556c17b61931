"""stub"""

from __future__ import annotations

from typing import Any

from insectarium.core.game import Picture, View


def draw(view: View, game: Any, language: str) -> Picture:
    raise NotImplementedError
