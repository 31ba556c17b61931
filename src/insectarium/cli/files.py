"""Files in and out: read with a clear sentence, written wholly or not at all."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from insectarium.cli.errors import BadUsage, Failed
from insectarium.core.record import Record


def read_text(path: Path) -> str:
    must_exist(path)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        raise Failed(f"{path} is no text in UTF-8.") from fault
    except OSError as fault:
        raise Failed(f"{path} cannot be read: {reason(fault)}.") from fault


def must_exist(path: Path) -> None:
    if not path.exists():
        raise BadUsage(f"There is no file {path}.")
    if path.is_dir():
        raise BadUsage(f"{path} is a folder, not a file.")


def must_be_new(path: Path) -> None:
    if path.is_dir():
        raise BadUsage(f"{path} is a folder; give the name of a file.")
    if path.exists():
        raise BadUsage(f"{path} exists already; give another name or remove it first.")


def read_record(path: Path) -> Record:
    return Record.from_text(read_text(path))


def write_text(path: Path, text: str) -> None:
    """Write a file so that it is always either the old one or the new one."""
    try:
        if path.exists() and not path.is_file():
            # A pipe or a device cannot be replaced.
            path.write_text(text, encoding="utf-8")
        else:
            _replace(path.resolve(), text)
    except OSError as fault:
        raise Failed(f"{path} cannot be written: {reason(fault)}.") from fault


def _replace(path: Path, text: str) -> None:
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def reason(fault: OSError) -> str:
    return fault.strerror or str(fault)
