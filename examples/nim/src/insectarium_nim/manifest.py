"""Nim at a glance."""

from insectarium.core.manifest import Manifest, choice

MANIFEST = Manifest(
    id="nim",
    title="Nim",
    designers=("traditional",),
    publisher="none",
    seats=(2, 3),
    rules_prefixes=("NIM",),
    entry="insectarium_nim.game:Nim",
    # NIM-004
    options=(choice("last", "wins", "loses"),),
    minutes=2,
)
