"""A game's RULES.md as data: one entry per rule id.

An entry is a list item that opens with its id in bold. It may go on over indented lines, and it may close
with a reason why nothing about it can be tested:

    - **MIC-026** The tile in place 1 is free.
    - **MIC-121** Credits close the booklet. {not testable: credits, not a rule of play}

Everything else in the file (headings, paragraphs, tables) is for readers only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

RULE_ID = re.compile(r"[A-Z]{2,}-[A-Z]?\d+")

_ID = RULE_ID.pattern
_HEADING = re.compile(r"#{1,6}\s+(?P<title>.+?)\s*#*$")
_ENTRY = re.compile(rf"- \*\*(?P<id>{_ID})\*\* (?P<text>\S.*)$")
_LOOKS_LIKE_ENTRY = re.compile(r"\s*(?:[-*+]\s*(?:\*\*|__)?|\*\*|__)[A-Z]{2,}-\w*\d", re.IGNORECASE)
_MARK = re.compile(r"\s*\{not testable:(?P<reason>[^{}]*)\}$")
_REFERENCE = re.compile(rf"\b{_ID}\b")


class RulebookError(ValueError):
    """A RULES.md that cannot be read; the message names the file and the line."""


class UnknownRule(KeyError):
    """A rule id that the rulebook does not declare; the message names ids that resemble it."""

    def __init__(self, rule_id: str, near: Sequence[str]) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.near = tuple(near)

    def __str__(self) -> str:
        hint = f" Did you mean {_either(self.near)}?" if self.near else ""
        return f"There is no rule {self.rule_id} in this rulebook.{hint}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of a rulebook."""

    id: str
    section: str
    text: str
    untestable: str | None
    line: int

    @property
    def testable(self) -> bool:
        return self.untestable is None

    @property
    def is_vector(self) -> bool:
        """Whether the entry gives numbers to check against, such as MIC-T12."""
        return self.id.partition("-")[2].startswith("T")


class Rulebook:
    """The entries of one RULES.md, in the order of the file.

    >>> book = Rulebook.parse("## Taking\\n- **MIC-026** The tile in place 1 is free.")
    >>> book["MIC-026"].text
    'The tile in place 1 is free.'
    """

    def __init__(self, rules: Sequence[Rule], source: str) -> None:
        self.source = source
        self._rules = {rule.id: rule for rule in rules}

    @classmethod
    def read(cls, path: str | Path) -> Rulebook:
        """Read a RULES.md; raise RulebookError if it is missing or malformed."""
        try:
            document = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            raise RulebookError(f"{path}: the rulebook cannot be read: {problem}.") from problem
        return cls.parse(document, str(path))

    @classmethod
    def parse(cls, document: str, source: str = "RULES.md") -> Rulebook:
        rules = _Parser(source).parse(document)
        return cls(rules, source)

    def __getitem__(self, rule_id: str) -> Rule:
        wanted = rule_id.strip().upper()
        try:
            return self._rules[wanted]
        except KeyError:
            raise UnknownRule(wanted, self._near(wanted)) from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __repr__(self) -> str:
        return f"Rulebook.read({self.source!r})"

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._rules)

    def search(self, words: str) -> tuple[Rule, ...]:
        """The entries that contain every one of the words, in id, section or text, whatever the case."""
        wanted = words.casefold().split()
        if not wanted:
            return ()
        return tuple(rule for rule in self if _contains_all(rule, wanted))

    def _near(self, wanted: str) -> list[str]:
        same_number = [
            rule_id for rule_id in self._rules if _without_zeros(rule_id) == _without_zeros(wanted)
        ]
        return same_number or get_close_matches(wanted, self._rules, n=3, cutoff=0.6)


class _Parser:
    """Walks the lines of one document and gathers its entries."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.section = ""
        self.rules: dict[str, Rule] = {}
        self.open_id: str | None = None
        self.open_line = 0
        self.open_text: list[str] = []

    def parse(self, document: str) -> list[Rule]:
        for number, line in enumerate(document.splitlines(), start=1):
            self._line(number, line.rstrip())
        self._close()
        if not self.rules:
            raise RulebookError(f"{self.source}: no entry found; an entry looks like '- **MIC-029** Text.'")
        self._check_references()
        return list(self.rules.values())

    def _line(self, number: int, line: str) -> None:
        if self.open_id is not None and line.startswith("  ") and not _has_bullet(line):
            self.open_text.append(line.strip())
            return
        self._close()
        if heading := _HEADING.match(line):
            self.section = heading["title"]
        elif entry := _ENTRY.match(line):
            self._open(number, entry["id"], entry["text"])
        elif _LOOKS_LIKE_ENTRY.match(line):
            raise self._error(number, f"malformed entry {line[:40]!r}; write it as '- **MIC-029** Text.'")

    def _open(self, number: int, rule_id: str, text: str) -> None:
        if rule_id in self.rules:
            first = self.rules[rule_id].line
            raise self._error(
                number, f"{rule_id} is declared a second time; its first entry is on line {first}."
            )
        if not self.section:
            raise self._error(number, f"{rule_id} stands before the first heading; give it a section.")
        self.open_id, self.open_line, self.open_text = rule_id, number, [text.strip()]

    def _close(self) -> None:
        if self.open_id is None:
            return
        text, reason = self._split_mark(" ".join(self.open_text))
        self.rules[self.open_id] = Rule(self.open_id, self.section, text, reason, self.open_line)
        self.open_id = None

    def _split_mark(self, text: str) -> tuple[str, str | None]:
        mark = _MARK.search(text)
        rest = text[: mark.start()] if mark else text
        if "{" in rest or "}" in rest:
            raise self._error(
                self.open_line,
                f"{self.open_id} has a brace that closes no mark like '{{not testable: reason}}'.",
            )
        if mark is None:
            return text, None
        reason = str(mark["reason"]).strip()
        if not reason:
            raise self._error(self.open_line, f"{self.open_id} is marked not testable without a reason.")
        if not rest:
            raise self._error(self.open_line, f"{self.open_id} has a mark but no text.")
        return rest, reason

    def _check_references(self) -> None:
        own_prefixes = {rule_id.partition("-")[0] for rule_id in self.rules}
        for rule in self.rules.values():
            for named in _REFERENCE.findall(rule.text):
                if named not in self.rules and named.partition("-")[0] in own_prefixes:
                    raise self._error(rule.line, f"{rule.id} refers to {named}, which has no entry.")

    def _error(self, number: int, message: str) -> RulebookError:
        return RulebookError(f"{self.source}, line {number}: {message}")


def _has_bullet(line: str) -> bool:
    return line.lstrip().startswith(("- ", "* ", "+ "))


def _contains_all(rule: Rule, words: list[str]) -> bool:
    haystack = f"{rule.id} {rule.section} {rule.text}".casefold()
    return all(word in haystack for word in words)


def _without_zeros(rule_id: str) -> str:
    return re.sub(r"(?<=\D)0+(?=\d)", "", rule_id)


def _either(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} or {names[-1]}"
