"""Happy Honey Beez at a glance."""

from insectarium.core.manifest import Manifest, flag

MANIFEST = Manifest(
    id="happy_honey_beez",
    title="Happy Honey Beez",
    designers=(),
    publisher="Arthropods",
    # HHB-004
    seats=(2, 3, 4),
    default_seats=3,
    rules_prefixes=("HHB",),
    entry="insectarium.games.happy_honey_beez.game:HappyHoneyBeez",
    # HHB-047, HHB-090
    options=(flag("flight_hole_meadow_only"), flag("abandon_costs_point")),
    minutes=40,
)
