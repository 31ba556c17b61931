"""The file that keeps what was played, so that an arena can stop at any moment and go on later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TextIO

from insectarium.lab.arena.plan import ArenaPlan
from insectarium.lab.arena.played import Key, Played, code_of, key_of


class StoreFault(ValueError):
    """The file is not one of an arena, or cannot be written."""


class Store:
    """One match a line. Lines of other arenas, and of older code, may stand in the same file."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.of_other_code = 0
        self._found: dict[Key, Played] = {}
        if path is not None and path.exists():
            for played in _lines(path):
                self._found[played.key] = played
        self._file = None if path is None else _opened(path)

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def done(self, plan: ArenaPlan) -> dict[Key, Played]:
        """What has been played of a plan, by the code that is running now."""
        done = {}
        for fixture in plan.fixtures():
            played = self._found.get(key_of(fixture))
            if played is None:
                continue
            if played.code == code_of(fixture.pairing):
                done[played.key] = played
            else:
                self.of_other_code += 1
        return done

    def keep(self, played: Played) -> None:
        if self._file is not None:
            self._file.write(played.as_line() + "\n")
            self._file.flush()


def _opened(path: Path) -> TextIO:
    try:
        file = path.open("a", encoding="utf-8")
    except OSError as fault:
        raise StoreFault(f"{path} cannot be written ({fault.strerror}).") from fault
    if path.stat().st_size and not path.read_bytes().endswith(b"\n"):
        # A line that was cut off must not swallow the next one.
        file.write("\n")
    return file


def _lines(path: Path) -> Iterator[Played]:
    """The matches of a file. Where it was cut off in the middle of a line, that match is played again."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as fault:
        raise StoreFault(f"{path} cannot be read as the file of an arena ({fault}).") from fault
    for number, line in enumerate(lines, start=1):
        if not line:
            continue
        try:
            yield Played.from_line(line)
        except (ValueError, KeyError, TypeError) as fault:
            if number >= len(lines) - 1 or not line.endswith("}"):
                continue
            raise StoreFault(f"Line {number} of {path} is not a match of an arena.") from fault
