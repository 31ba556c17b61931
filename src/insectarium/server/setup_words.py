"""Why a table cannot be opened as asked, in the language of the reader."""

from __future__ import annotations

from typing import Any

from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup
from insectarium.core.message import Value
from insectarium.server.errors import say

SENTENCES = {
    "seats": "setup-seats",
    "no-option": "setup-no-option",
    "option-value": "setup-option-value",
    "option-seats": "setup-option-seats",
    "option-with": "setup-option-with",
    "no-bot": "setup-no-bot",
    "no-level": "setup-no-level",
    "long-bot": "setup-long-bot",
}


def setup_sentence(fault: BadSetup, language: str, game: Game[Any] | None = None) -> str:
    """The sentence of a fault; one of which nothing more is known keeps the words it has."""
    key = SENTENCES.get(fault.reason)
    if key is None:
        return str(fault)
    facts: dict[str, Value] = dict(fault.facts)
    if game is not None:
        facts.update(_titles(facts, language, game))
    return say(key, facts, language)


def _titles(facts: dict[str, Value], language: str, game: Game[Any]) -> dict[str, Value]:
    """Options and their values as the page calls them; one that the game does not have keeps its key."""
    titles: dict[str, Value] = {}
    for name in ("option", "other"):
        if name in facts:
            titles[name] = _title(game, f"option-{facts[name]}", str(facts[name]), language)
    if "other" in facts:
        chosen = f"option-{facts['other']}-{facts['value']}"
        titles["value"] = _title(game, chosen, str(facts["value"]), language)
    return titles


def _title(game: Game[Any], key: str, otherwise: str, language: str) -> str:
    try:
        return game.phrases.say(key, {}, language)
    except KeyError:
        return otherwise
