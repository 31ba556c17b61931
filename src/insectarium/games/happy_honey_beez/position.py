"""Positions of Happy Honey Beez: a complete state as a document that a person can write."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.position import DONE_FIELDS, player_document, shared_document
from insectarium.games._hexes.documents import codes_of
from insectarium.games._hexes.views import market_view
from insectarium.games.happy_honey_beez.rules import BeezState


def to_position(state: BeezState) -> dict[str, Any]:
    options = {
        "flight_hole_meadow_only": state.tables.meadow_only,
        "abandon_costs_point": state.rules.abandon_costs_point,
    }
    players = [player_document(state, seat, "load", DONE_FIELDS) for seat in range(state.seats)]
    return {
        **shared_document(state, options, players),
        "open": market_view(state.tables.kinds, state.open, 0),
        "supply": codes_of(state.tables.kinds, state.supply.pile[0])[::-1],
    }
