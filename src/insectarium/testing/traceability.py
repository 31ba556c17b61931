"""Which rules have tests: the ids that tests claim, compared with the ids that a rulebook declares.

Tests are read as source and never run, so the comparison takes a moment and needs no pytest. A claim counts
only on a test that runs: one that is skipped or expected to fail shows nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias, TypeGuard

from insectarium.core.rulebook import RULE_ID, Rulebook

Claims: TypeAlias = Mapping[str, Sequence[str]]
"""For each rule id, the tests that claim it, written as file::name."""

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

_SHOWS_NOTHING = ("mark.skip", "mark.xfail")


class ClaimError(ValueError):
    """A test file whose claims cannot count: a @rule on no test, ids not written out, or no valid Python."""


def collect_claims(tests: str | Path, relative_to: str | Path | None = None) -> dict[str, list[str]]:
    """The rule ids that the test files at or under a path claim, each with its tests in file order."""
    path = Path(tests)
    if not path.exists():
        raise FileNotFoundError(f"{path}: there are no tests here.")
    base = Path(relative_to) if relative_to is not None else path if path.is_dir() else path.parent
    claims: dict[str, list[str]] = {}
    for file in sorted(path.rglob("test_*.py")) if path.is_dir() else [path]:
        name = file.relative_to(base).as_posix()
        for rule_id, test in _File(name, file.read_text(encoding="utf-8")).claims():
            known = claims.setdefault(rule_id, [])
            if test not in known:
                known.append(test)
    return claims


def missing(rulebook: Rulebook, claimed: Iterable[str]) -> list[str]:
    """Ids that need a test and have none. A test vector needs one even if it is marked as not testable."""
    tested = set(claimed)
    return [rule.id for rule in rulebook if (rule.testable or rule.is_vector) and rule.id not in tested]


def unknown(rulebook: Rulebook, claimed: Iterable[str]) -> list[str]:
    """Ids that tests claim and the rulebook does not declare."""
    return sorted(rule_id for rule_id in set(claimed) if rule_id not in rulebook)


def contradicted(rulebook: Rulebook, claimed: Iterable[str]) -> list[str]:
    """Ids that the rulebook calls not testable although a test claims them."""
    tested = set(claimed)
    return [rule.id for rule in rulebook if not rule.testable and rule.id in tested]


def check_traceability(rulebook_path: str | Path, tests_path: str | Path) -> None:
    """Raise AssertionError unless tests and rulebook agree; the message lists every id at fault."""
    rulebook = Rulebook.read(rulebook_path)
    claims = collect_claims(tests_path)
    faults = [
        _list_fault("without a test", missing(rulebook, claims)),
        _list_fault("claimed by tests but not in the rulebook", unknown(rulebook, claims), claims),
        _list_fault("marked not testable but claimed by tests", contradicted(rulebook, claims), claims),
    ]
    found = [fault for fault in faults if fault]
    if found:
        raise AssertionError(f"{rulebook_path} and the tests in {tests_path} disagree.\n" + "\n".join(found))


def _list_fault(title: str, ids: list[str], claims: Claims | None = None) -> str:
    if not ids:
        return ""
    if claims is None:
        return f"{len(ids)} {title}: {', '.join(ids)}"
    return f"{len(ids)} {title}: " + ", ".join(f"{rule_id} ({claims[rule_id][0]})" for rule_id in ids)


class _File:
    """One test file, read as a syntax tree."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        try:
            self.tree = ast.parse(source, filename=name)
        except SyntaxError as problem:
            raise ClaimError(f"{name}, line {problem.lineno}: not valid Python: {problem.msg}.") from problem
        self.local_names = _local_names_of_rule(self.tree)

    def claims(self) -> Iterator[tuple[str, str]]:
        self._refuse_stray_claims()
        module_ids = [rule_id for line in _marks_of(self.tree.body) for rule_id in self._ids_in(line)]
        yield from self._claims_in(self.tree.body, self.name, module_ids)

    def _claims_in(
        self, body: list[ast.stmt], prefix: str, inherited: list[str]
    ) -> Iterator[tuple[str, str]]:
        for node in body:
            if not _is_test(node) or _shows_nothing(node.decorator_list):
                continue
            ids = inherited + [rule_id for part in node.decorator_list for rule_id in self._ids_in(part)]
            if isinstance(node, ast.ClassDef):
                ids += [rule_id for line in _marks_of(node.body) for rule_id in self._ids_in(line)]
                yield from self._claims_in(node.body, f"{prefix}::{node.name}", ids)
            else:
                yield from ((rule_id, f"{prefix}::{node.name}") for rule_id in ids)

    def _ids_in(self, tree: ast.AST) -> list[str]:
        return [rule_id for call in self._rule_calls(tree) for rule_id in self._written_out(call)]

    def _rule_calls(self, tree: ast.AST) -> Iterator[ast.Call]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and self._is_rule(_dotted(node.func)):
                yield node

    def _is_rule(self, name: str) -> bool:
        return name in self.local_names or name.endswith(("testing.rule", "mark.rule"))

    def _written_out(self, call: ast.Call) -> Iterator[str]:
        for part in call.args:
            value = part.value if isinstance(part, ast.Constant) else None
            if not isinstance(value, str) or not RULE_ID.fullmatch(value):
                raise self._error(call, 'takes rule ids written out as text, as in @rule("MIC-029")')
            yield value

    def _refuse_stray_claims(self) -> None:
        """A @rule where pytest does not look would seem to be a test and be none."""
        counted = {id(call) for place in _places_of_marks(self.tree.body) for call in self._rule_calls(place)}
        for call in self._rule_calls(self.tree):
            if id(call) not in counted:
                raise self._error(call, "stands on something that pytest does not run as a test")

    def _error(self, call: ast.Call, sentence: str) -> ClaimError:
        return ClaimError(f"{self.name}, line {call.lineno}: @rule {sentence}.")


def _places_of_marks(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """The decorators of tests and the `pytestmark` lines, down through test classes."""
    yield from _marks_of(body)
    for node in body:
        if _is_test(node):
            yield from node.decorator_list
            if isinstance(node, ast.ClassDef):
                yield from _places_of_marks(node.body)


def _is_test(node: ast.stmt) -> TypeGuard[_Function | ast.ClassDef]:
    if isinstance(node, ast.ClassDef):
        return node.name.startswith("Test")
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def _marks_of(body: list[ast.stmt]) -> list[ast.stmt]:
    return [
        line for line in body if isinstance(line, ast.Assign) and _dotted(line.targets[0]) == "pytestmark"
    ]


def _shows_nothing(decorators: list[ast.expr]) -> bool:
    names = [_dotted(part.func if isinstance(part, ast.Call) else part) for part in decorators]
    return any(name.endswith(_SHOWS_NOTHING) for name in names)


def _local_names_of_rule(tree: ast.Module) -> set[str]:
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {
        name.asname or name.name
        for node in imports
        if node.module == "insectarium.testing"
        for name in node.names
        if name.name == "rule"
    }


def _dotted(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""
