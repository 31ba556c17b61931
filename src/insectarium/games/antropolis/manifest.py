"""Antropolis at a glance."""

from insectarium.core.manifest import Manifest, choice, flag

MANIFEST = Manifest(
    id="antropolis",
    title="Antropolis",
    designers=(),
    publisher="Arthropods",
    seats=(2, 3, 4),
    default_seats=3,
    rules_prefixes=("ANT", "ANC"),
    entry="insectarium.games.antropolis.game:Antropolis",
    # ANT-036, ANC-027
    options=(
        choice("edition", "second", "first"),
        flag("join_required", only_with=("edition", "second")),
        flag("all_tiles", only_with=("edition", "first")),
    ),
    minutes=45,
)
