"""`insectarium games`: what can be played here."""

from __future__ import annotations

from typing import Any

import insectarium
from insectarium.cli.arguments import AsJson, print_json
from insectarium.cli.screen import Screen, headline
from insectarium.core.manifest import Manifest, Option, setting_as_text


def command(json: AsJson = False) -> None:
    """List the games with their designers, seats and options."""
    manifests = insectarium.games()
    if json:
        print_json({"games": [as_json(manifest) for manifest in manifests]})
        return
    screen = Screen()
    screen.rows(("", ""), [(manifest.id, in_words(manifest)) for manifest in manifests])


def in_words(manifest: Manifest) -> str:
    lines = [
        headline(manifest),
        f"{manifest.seats_in_words} seats, about {manifest.minutes} minutes",
        *(f"option {_option_in_words(option)}" for option in manifest.options),
    ]
    return "\n".join(lines)


def as_json(manifest: Manifest) -> dict[str, Any]:
    return {
        "id": manifest.id,
        "title": manifest.title,
        "designers": list(manifest.designers),
        "publisher": manifest.publisher,
        "seats": list(manifest.seats),
        "default_seats": manifest.default_seats,
        "minutes": manifest.minutes,
        "rules_version": manifest.rules_version,
        "options": [_option_as_json(option) for option in manifest.options],
    }


def _option_as_json(option: Option) -> dict[str, Any]:
    values = [
        {"value": value.value, "seats": None if value.seats is None else list(value.seats)}
        for value in option.values
    ]
    return {"key": option.key, "default": option.default, "values": values}


def _option_in_words(option: Option) -> str:
    """`expert=false|true (true: 2, 3 seats)`; the default comes first"""
    text = f"{option.key}=" + "|".join(setting_as_text(value.value) for value in option.values)
    limits = [
        f"{setting_as_text(value.value)}: {', '.join(map(str, value.seats))} seats"
        for value in option.values
        if value.seats is not None
    ]
    return text + (f" ({'; '.join(limits)})" if limits else "")
