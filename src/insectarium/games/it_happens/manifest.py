"""It Happens.. at a glance."""

from insectarium.core.manifest import Manifest, choice

MANIFEST = Manifest(
    id="it_happens",
    title="It Happens..",
    designers=("Stefan Feld",),
    publisher="Queen Games",
    # ITH-001
    seats=(2, 3, 4, 5),
    default_seats=3,
    rules_prefixes=("ITH",),
    entry="insectarium.games.it_happens.game:ItHappens",
    # ITH-A12
    options=(choice("first_player", "first_seat", "random"),),
    minutes=30,
)
