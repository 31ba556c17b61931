"""Who is asking, without accounts: signed cookies and links."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from starlette.requests import HTTPConnection

COOKIE = "insectarium"
COOKIE_SECONDS = 400 * 24 * 3600
BEARER = "Bearer "
_TOKEN = re.compile(r"(?:(?P<plain>[tw])|s(?P<seat>\d{1,2}))-(?P<mark>[\w-]{22})", re.ASCII)

InviteKind = Literal["seat", "table", "watch"]


@dataclass(frozen=True)
class Invite:
    kind: InviteKind
    seat: int | None = None


def key_given(asker: HTTPConnection) -> str | None:
    """What somebody shows to be known again: programs a key in the header, browsers their cookie."""
    header = asker.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else asker.cookies.get(COOKIE)


class Keeper:
    """Signs what the server gives out, and knows it again. Everything hangs on one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @classmethod
    def from_file(cls, path: Path) -> Keeper:
        """The secret beside the database; made, and readable only for its owner, if it is not there."""
        if not path.exists():
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_hex(32).encode())
        return cls(path.read_bytes())

    # People

    def new_person(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie_for(self, person: str) -> str:
        return f"{person}.{self._mark('person', person)}"

    def person_of(self, cookie: str | None) -> str | None:
        person, _, mark = (cookie or "").rpartition(".")
        return person if person and self._fits(mark, "person", person) else None

    def nickname(self, person: str) -> str:
        """Tells two people apart without giving away who they are to the server."""
        return "p_" + self._mark("nickname", person)[:8]

    # Links

    def invite_token(self, match: str, invite: Invite) -> str:
        prefix = {"seat": f"s{invite.seat}", "table": "t", "watch": "w"}[invite.kind]
        return f"{prefix}-{self._mark('invite', match, prefix)}"

    def read_invite(self, match: str, token: str) -> Invite | None:
        found = _TOKEN.fullmatch(token)
        if found is None or not self._fits(found["mark"], "invite", match, token.partition("-")[0]):
            return None
        if found["seat"] is not None:
            return Invite("seat", int(found["seat"]))
        return Invite("table" if found["plain"] == "t" else "watch")

    def _mark(self, *words: str) -> str:
        digest = hmac.new(self._secret, "\0".join(words).encode(), hashlib.sha256).digest()[:16]
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def _fits(self, mark: str, *words: str) -> bool:
        return hmac.compare_digest(mark.encode(), self._mark(*words).encode())


def new_match_id() -> str:
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    return secrets.token_hex(16)
