"""Knights in Buzzing Armor at a glance."""

from insectarium.core.manifest import Manifest, choice, flag

MANIFEST = Manifest(
    id="knights_in_buzzing_armor",
    title="Knights in Buzzing Armor",
    designers=(),
    publisher="Arthropods",
    # KBA-005
    seats=(2, 3, 4),
    default_seats=3,
    rules_prefixes=("KBA",),
    entry="insectarium.games.knights_in_buzzing_armor.game:KnightsInBuzzingArmor",
    # KBA-026, KBA-029
    options=(
        flag("flight_hole_meadow_only"),
        choice("first_player", "first_seat", "random"),
    ),
    minutes=90,
)
