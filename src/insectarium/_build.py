"""Which engine runs, the compiled one or the same sources interpreted, and whether the two still agree."""

from __future__ import annotations

import hashlib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
STAMP_NAME = "_compiled_from.txt"


class StaleBinaryError(ImportError):
    """A compiled module lies beside a source that was edited after compiling."""


def compiled() -> bool:
    """Whether the engine runs compiled (looked up on disk, so that nothing needs to be imported for it)."""
    return any((PACKAGE / "core" / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def check_not_stale() -> None:
    """Refuse to run compiled modules whose sources say something else by now."""
    if compiled():
        compare_with_stamp(PACKAGE)


def compare_with_stamp(package: Path) -> None:
    """Compare the sources in a package folder with the hashes noted there when it was compiled."""
    stamp = package / STAMP_NAME
    if not stamp.exists():
        raise StaleBinaryError(
            _sentence(f"{stamp} is missing, so nobody knows what the compiled modules contain")
        )
    for line in stamp.read_text(encoding="utf-8").splitlines():
        digest, _, name = line.partition("  ")
        source = package / name
        if not source.exists():
            raise StaleBinaryError(_sentence(f"{source} was compiled but is gone now"))
        if source_hash(source) != digest:
            raise StaleBinaryError(_sentence(f"{source} was edited after it was compiled"))


def write_stamp(package: Path, sources: Path, names: list[str]) -> None:
    """Note in a package folder what its compiled modules were made from, as sha256sum would print it."""
    lines = [f"{source_hash(sources / name)}  {name}\n" for name in sorted(names)]
    (package / STAMP_NAME).write_text("".join(lines), encoding="utf-8")


def source_hash(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def _sentence(reason: str) -> str:
    return (
        f"{reason}: run `make clean setup` in a working copy to go on interpreted, "
        "or install insectarium again to compile it anew."
    )
