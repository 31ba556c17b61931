"""Reads TOML files and remembers the line of every field, so that errors can name file, line and field."""

import re
import tomllib
from bisect import bisect_right
from pathlib import Path
from typing import Any

FieldPath = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_KEY_PART = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}(?!")'
    r"|'''.*?'{3,5}(?!')"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_PLAIN_VALUE = re.compile(r"[^,\]}#\n]*")
_LINE_IN_MESSAGE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class ComponentsError(Exception):
    """What is wrong in a components file, and where. Line 0 stands for the file as a whole."""

    def __init__(self, file: str, line: int, field: str, sentence: str) -> None:
        super().__init__(file, line, field, sentence)
        self.file = file
        self.line = line
        self.field = field
        self.sentence = sentence

    def __str__(self) -> str:
        place = [self.file]
        if self.line:
            place.append(f"line {self.line}")
        if self.field:
            place.append(self.field)
        return f"{', '.join(place)}: {self.sentence}"


class TomlSource:
    """A TOML file that has been read: its data, and where each field of it stands."""

    def __init__(self, file: str, data: dict[str, Any], lines: dict[FieldPath, int]) -> None:
        self.file = file
        self.data = data
        self._lines = lines

    def line_of(self, path: FieldPath) -> int:
        """The line of a field; for a field that is missing, the line of what should contain it."""
        for length in range(len(path), 0, -1):
            line = self._lines.get(path[:length])
            if line is not None:
                return line
        return 1

    def error(self, path: FieldPath, sentence: str) -> ComponentsError:
        return ComponentsError(self.file, self.line_of(path), field_name(path), sentence)


def field_name(path: FieldPath) -> str:
    """A path as people write it, counted from 1: ("tile", 2, "segments", 0) is tile[3].segments[1]."""
    name = ""
    for part in path:
        if isinstance(part, int):
            name += f"[{part + 1}]"
        else:
            name += f".{part}" if name else part
    return name


def read_toml(path: Path) -> TomlSource:
    """Read a TOML file; whatever is wrong with it becomes a ComponentsError."""
    file = str(path)
    text = _read_text(path)
    try:
        return TomlSource(file, tomllib.loads(text), _LineScanner(text).scan())
    except RecursionError:
        raise ComponentsError(file, 0, "", "The file nests brackets too deeply to be read.") from None
    except ValueError as error:
        line, reason = _line_and_reason(str(error), text)
        raise ComponentsError(file, line, "", f"This is not valid TOML: {reason}.") from None


def _read_text(path: Path) -> str:
    file = str(path)
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise ComponentsError(file, 0, "", "There is no such file.") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ComponentsError(file, 0, "", f"The file cannot be read: {reason}.") from None
    try:
        # Some editors put a byte order mark in front, which TOML itself does not allow.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ComponentsError(file, line, "", "The file is not UTF-8 text; save it as UTF-8.") from None
    return text.replace("\r\n", "\n")


def _line_and_reason(message: str, text: str) -> tuple[int, str]:
    found = _LINE_IN_MESSAGE.search(message)
    if found is None:
        return 0, message
    last_line = text.rstrip("\n").count("\n") + 1
    line = int(found[1]) if found[1] else last_line
    reason = message[: found.start()]
    return line, reason[:1].lower() + reason[1:]


class _LineScanner:
    """Walks through text that tomllib has accepted and notes the line of every field."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0
        self._breaks = [found.start() for found in re.finditer("\n", text)]
        self._lines: dict[FieldPath, int] = {}
        self._table_counts: dict[FieldPath, int] = {}

    def scan(self) -> dict[FieldPath, int]:
        table: FieldPath = ()
        self._skip(_BLANK)
        while self._position < len(self._text):
            if self._text[self._position] == "[":
                table = self._scan_header()
            else:
                self._scan_pair(table)
            self._skip(_BLANK)
        return self._lines

    def _scan_header(self) -> FieldPath:
        line = self._line()
        brackets = 2 if self._text.startswith("[[", self._position) else 1
        self._position += brackets
        path = self._resolve(self._scan_key())
        if brackets == 2:
            count = self._table_counts.get(path, 0)
            self._table_counts[path] = count + 1
            self._note(path, line)
            path = (*path, count)
        self._position += brackets
        self._note(path, line)
        return path

    def _resolve(self, key: FieldPath) -> FieldPath:
        """Inside an array of tables a header means the table that was opened last."""
        path: FieldPath = ()
        for part in key[:-1]:
            path = (*path, part)
            if path in self._table_counts:
                path = (*path, self._table_counts[path] - 1)
        return (*path, key[-1])

    def _scan_pair(self, table: FieldPath) -> None:
        line = self._line()
        path = table + self._scan_key()
        for length in range(len(table) + 1, len(path) + 1):
            self._note(path[:length], line)
        self._position += 1
        self._skip(_SPACE)
        self._scan_value(path)

    def _scan_key(self) -> FieldPath:
        parts: list[str | int] = []
        while True:
            self._skip(_SPACE)
            part = self._take(_KEY_PART)
            parts.append(next(iter(tomllib.loads(f"{part} = 0"))))
            self._skip(_SPACE)
            if self._text[self._position] != ".":
                return tuple(parts)
            self._position += 1

    def _scan_value(self, path: FieldPath) -> None:
        first = self._text[self._position]
        if first == "[":
            self._scan_array(path)
        elif first == "{":
            self._scan_inline_table(path)
        elif first in "\"'":
            self._take(_STRING)
        else:
            self._take(_PLAIN_VALUE)

    def _scan_array(self, path: FieldPath) -> None:
        index = 0
        self._position += 1
        self._skip(_BLANK)
        while self._text[self._position] != "]":
            self._note((*path, index), self._line())
            self._scan_value((*path, index))
            index += 1
            self._skip_comma()
        self._position += 1

    def _scan_inline_table(self, path: FieldPath) -> None:
        self._position += 1
        self._skip(_BLANK)
        while self._text[self._position] != "}":
            self._scan_pair(path)
            self._skip_comma()
        self._position += 1

    def _skip_comma(self) -> None:
        self._skip(_BLANK)
        if self._text[self._position] == ",":
            self._position += 1
            self._skip(_BLANK)

    def _note(self, path: FieldPath, line: int) -> None:
        self._lines.setdefault(path, line)

    def _line(self) -> int:
        return bisect_right(self._breaks, self._position - 1) + 1

    def _skip(self, pattern: re.Pattern[str]) -> None:
        self._take(pattern)

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._position)
        assert found is not None
        self._position = found.end()
        return found[0]
