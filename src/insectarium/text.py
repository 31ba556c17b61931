"""Sentences in the languages of the players, from Fluent files (text/en.ftl and its sisters)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from insectarium.core.message import Value

FALLBACK = "en"
REMEMBERED = 20_000


class FluentPhrases:
    """The phrase book of one folder. A sentence missing in a language is said in English.

    What the folder does not say itself comes from the one `below`, which several games may share.
    """

    def __init__(self, folder: Path, below: Path | None = None) -> None:
        self.folder = folder
        self.below = below
        # A table is drawn anew for every viewer and step, and nearly all its labels are the same as before.
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)

    def languages(self) -> tuple[str, ...]:
        return tuple(sorted(self._bundles))

    def keys(self, language: str) -> set[str]:
        """The sentences that this language has itself."""
        return set(self._bundles[language]._messages)

    def say(self, key: str, args: Mapping[str, Value], language: str = FALLBACK) -> str:
        return self._said(key, tuple(args.items()), language)

    def _say(self, key: str, facts: tuple[tuple[str, Value], ...], language: str) -> str:
        args = dict(facts)
        for tried in (language, FALLBACK):
            bundle = self._bundles.get(tried)
            if bundle is not None and bundle.has_message(key):
                return self._format(bundle, key, args)
        raise KeyError(f"{self.folder} has no sentence {key!r}")

    @cached_property
    def _bundles(self) -> dict[str, FluentBundle]:
        return {path.stem: self._bundle(path) for path in sorted(self.folder.glob("*.ftl"))}

    def _bundle(self, path: Path) -> FluentBundle:
        # Isolation marks would end up in terminals and records.
        bundle = FluentBundle([path.stem], use_isolating=False)
        for file in (path, self.below / path.name) if self.below else (path,):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    @staticmethod
    def _format(bundle: FluentBundle, key: str, args: Mapping[str, Value]) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"the sentence {key!r} is empty")
        sentence, faults = bundle.format_pattern(pattern, dict(args))
        if faults:
            raise ValueError(f"the sentence {key!r} cannot be said: {faults[0]}")
        return str(sentence)
