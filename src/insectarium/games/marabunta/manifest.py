"""Marabunta at a glance."""

from insectarium.core.manifest import Manifest, choice

MANIFEST = Manifest(
    id="marabunta",
    title="Marabunta",
    designers=("Reiner Knizia",),
    publisher="Space Cowboys",
    # MAR-001
    seats=(2,),
    default_seats=2,
    rules_prefixes=("MAR",),
    entry="insectarium.games.marabunta.game:Marabunta",
    # MAR-009, MAR-011, MAR-012, MAR-013, MAR-D01, MAR-A05
    options=(
        choice("territory", "symbol", "plain", "generated"),
        choice("boards", "symbol", "plain"),
    ),
    minutes=25,
)
