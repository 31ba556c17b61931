"""Finding games: every folder under insectarium.games with a manifest, and every installed plug-in."""

from __future__ import annotations

import difflib
import importlib
import inspect
import pkgutil
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup, Manifest

ENTRY_POINTS = "insectarium.games"


@cache
def _shipped() -> dict[str, Manifest]:
    package = importlib.import_module("insectarium.games")
    found: dict[str, Manifest] = {}
    for module in pkgutil.iter_modules(package.__path__):
        if module.ispkg and not module.name.startswith("_"):
            manifest = importlib.import_module(f"insectarium.games.{module.name}.manifest").MANIFEST
            found[manifest.id] = manifest
    return found


def _plugged_in() -> dict[str, Manifest]:
    """Third-party games: an entry point in the group "insectarium.games" that names a Manifest."""
    found: dict[str, Manifest] = {}
    for point in entry_points(group=ENTRY_POINTS):
        manifest = _manifest(point)
        if manifest is not None:
            found[manifest.id] = manifest
    return found


def _manifest(point: EntryPoint) -> Manifest | None:
    """A plug-in that is broken must not take the other games with it: there is a warning instead."""
    try:
        manifest = point.load()
        reason = "" if isinstance(manifest, Manifest) else f"{point.value} is no Manifest"
    except Exception as fault:
        reason = f"{type(fault).__name__}: {fault}"
    if reason:
        warnings.warn(f"The game {point.name} of a plug-in is left out ({reason}).", stacklevel=2)
        return None
    found: Manifest = manifest
    return found


class Games:
    """`insectarium.games()` lists the manifests of all games that can be played here, ours first.

    The package of the same name lies behind it: `insectarium.games.micropolis` is that folder's package.
    """

    __name__ = "insectarium.games"

    def __call__(self) -> list[Manifest]:
        shipped = _shipped()
        added = _plugged_in()
        ours = [shipped[name] for name in sorted(shipped)]
        return ours + [added[name] for name in sorted(added) if name not in shipped]

    def __getattr__(self, name: str) -> Any:
        return getattr(importlib.import_module(self.__name__), name)


games = Games()


def load(game_id: str, components: Path | str | None = None) -> Game[Any]:
    """The game with this id; `components` plays it with your own components file."""
    manifests = {manifest.id: manifest for manifest in games()}
    if game_id not in manifests:
        near = difflib.get_close_matches(game_id, manifests, n=1)
        hint = f" Did you mean {near[0]}?" if near else f" Known are {', '.join(manifests)}."
        raise BadSetup(f"There is no game {game_id!r}.{hint}")
    module, _, name = manifests[game_id].entry.partition(":")
    kind = getattr(importlib.import_module(module), name)
    if components is None:
        shipped: Game[Any] = kind()
        return shipped
    if "components" not in inspect.signature(kind).parameters:
        raise BadSetup(f"{manifests[game_id].title} cannot be played with other components.")
    changed: Game[Any] = kind(components=Path(components))
    return changed
