"""What people may call themselves."""

from __future__ import annotations

from insectarium.server.errors import ApiError
from insectarium.server.types import LONGEST_NAME


def checked_name(given: str, field: str = "name", fallback: str = "") -> str:
    """A name as it is shown: one line, no invisible characters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in given)
    name = " ".join(printable.split()) or fallback
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ApiError("bad-request", "bad-name", {"most": LONGEST_NAME}, field=field)
    return name
