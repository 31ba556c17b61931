"""Micropolis at a glance."""

from insectarium.core.manifest import Manifest, choice, flag

MANIFEST = Manifest(
    id="micropolis",
    title="Micropolis",
    designers=("Bruno Cathala", "Charles Chevallier"),
    publisher="Matagot / Pegasus",
    seats=(2, 3, 4, 5, 6),
    default_seats=3,
    rules_prefixes=("MIC",),
    entry="insectarium.games.micropolis.game:Micropolis",
    # MIC-096, MIC-A29
    options=(flag("expert", seats=(2, 3)), choice("first_player", "first_seat", "random")),
    minutes=30,
)
