"""The languages the house speaks, and which one a reader wants."""

from __future__ import annotations

from insectarium.server.errors import PHRASES

LANGUAGES = PHRASES.languages()
FALLBACK = "en"


def best_language(wanted: str | None, accepted: str | None) -> str:
    """`wanted` if we speak it, else the best of an Accept-Language header, else English."""
    if wanted in LANGUAGES:
        return str(wanted)
    best, weight = FALLBACK, 0.0
    for part in (accepted or "").split(",")[:20]:
        tag, _, parameters = part.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        quality = _quality(parameters)
        if language in LANGUAGES and quality > weight:
            best, weight = language, quality
    return best


def _quality(parameters: str) -> float:
    text = parameters.strip()
    if not text.startswith("q="):
        return 1.0
    try:
        return float(text[2:])
    except ValueError:
        return 0.0
