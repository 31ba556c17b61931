"""How one server runs."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

STATIC = Path(__file__).parent / "static"
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class BadSettings(ValueError):
    """Settings with which no server can start; the sentence says what would be right."""


class CannotServe(Exception):
    """Settings are fine, but not here and now: the port is taken, the database is in use."""


@dataclass(frozen=True)
class Settings:
    database: Path
    host: str = "127.0.0.1"
    port: int = 8123
    public_url: str | None = None
    """Where people reach this server, when that is not where it listens."""
    static: Path = STATIC
    workers: int = 2
    """Processes in which bots think."""
    bots_ready: bool = True
    """Start those processes at once, so that the first bot does not keep anybody waiting."""
    bot_seconds: float = 10.0
    """A bot that thinks longer about one decision is stopped, and a simpler one decides."""
    bot_pause: float = 0.35
    """Bots move one visible step at a time, or nobody could follow."""
    idle_seconds: float = 600.0
    """A table at which nobody has sat for so long leaves the memory; it stays on disk."""
    limits: bool = True

    def allowed_hosts(self) -> set[str] | None:
        """The names under which requests may ask; None when any may.

        A server for this machine only must not answer under other names, or any web page could reach it by
        letting its own name point here.
        """
        if self.public_url is not None:
            return {urlsplit(self.public_url).netloc.lower(), *_with_port(LOOPBACK, self.port)}
        if self.host in LOOPBACK:
            return _with_port(LOOPBACK, self.port)
        return None


def _with_port(hosts: tuple[str, ...], port: int) -> set[str]:
    bare = [f"[{host}]" if ":" in host else host for host in hosts]
    return {f"{host}:{port}" for host in bare} | (set(bare) if port == 80 else set())


def database_path(url: str | None) -> Path:
    """The file that `--db` means: a path, or sqlite:///path; None is the user's own data folder."""
    if url is None:
        return _data_folder() / "insectarium.db"
    scheme, separator, rest = url.partition("://")
    if not separator:
        return Path(url).expanduser()
    if scheme == "sqlite":
        return Path(rest[1:] if rest.startswith("/") else rest).expanduser()
    raise BadSettings(f"A database is a file or sqlite:///FILE, not {scheme}://.")


def _data_folder() -> Path:
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "insectarium"


def checked_public_url(url: str | None) -> str | None:
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise BadSettings(f"A public address looks like https://games.example.org, not {url!r}.")
    if parts.path not in ("", "/"):
        raise BadSettings("Insectarium must be reached at the root of an address, not below a path.")
    return f"{parts.scheme}://{parts.netloc}"
