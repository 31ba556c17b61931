"""stub"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from insectarium.core.game import Picture, View


def draw(view: View, game: Any, language: str, names: Sequence[str] | None) -> Picture:
    raise NotImplementedError
