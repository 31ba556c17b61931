"""Supersize Colony at a glance."""

from insectarium.core.manifest import Manifest, choice, flag

MANIFEST = Manifest(
    id="supersize_colony",
    title="Supersize Colony",
    designers=(),
    publisher="Arthropods",
    seats=(2, 3, 4),
    default_seats=3,
    rules_prefixes=("SUP", "SUC"),
    entry="insectarium.games.supersize_colony.game:SupersizeColony",
    # SUP-046, SUP-A01
    options=(
        choice("edition", "second", "first"),
        flag("join_required", only_with=("edition", "second")),
        choice("first_player", "first_seat", "random"),
    ),
    minutes=90,
)
