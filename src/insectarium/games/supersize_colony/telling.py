"""Sentences of Supersize Colony: who attacks, and from where."""

from __future__ import annotations

from collections.abc import Mapping

from insectarium.core.message import Value
from insectarium.games._ants.telling import AntPhrases
from insectarium.games._hexes.places import WAYS


class RaidPhrases(AntPhrases):
    """A phrase book that also has words for the soldiers of an attack."""

    def told(self, facts: Mapping[str, Value], language: str) -> dict[str, Value]:
        told = super().told(facts, language)
        # A choice names its soldiers and the sides from which they come; an event only counts them.
        if isinstance(entries := told.get("soldiers"), str):
            told["soldiers"] = ", ".join(self._attacker(entry, language) for entry in entries.split())
        return told

    def _attacker(self, entry: str, language: str) -> str:
        name, side = entry.split("/")
        return self.say("attacker", {"number": int(name[1:]), "way": WAYS[int(side)]}, language)
