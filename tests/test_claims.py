"""Which rule ids a test file claims, and what a made-up rulebook says to that."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from insectarium import testing
from insectarium.core.rulebook import Rulebook
from insectarium.testing.traceability import ClaimError, collect_claims, contradicted, missing, unknown

ROOT = Path(__file__).resolve().parent.parent
BOOK = """\
## Moves
- **ANT-001** The queen moves first.
- **ANT-002** Workers follow.
- **ANT-T01** Three workers make 3 points.
- **ANT-003** Printed on paper. {not testable: about the box}
"""
# Under another name, since these calls are not claims of this file.
decorate = testing.rule
IMPORT = "import pytest\nfrom insectarium.testing import rule\n"
COMPLETE = IMPORT + '@rule("ANT-001", "ANT-002", "ANT-T01")\ndef test_all(): ...\n'


def claims_of(tmp_path: Path, source: str) -> dict[str, list[str]]:
    (tmp_path / "test_ants.py").write_text(IMPORT + source, encoding="utf-8")
    return collect_claims(tmp_path)


def project(tmp_path: Path, test_source: str, book: str = BOOK) -> tuple[Path, Path]:
    rulebook = tmp_path / "src" / "insectarium" / "games" / "ants" / "RULES.md"
    tests = tmp_path / "tests"
    rulebook.parent.mkdir(parents=True)
    tests.mkdir()
    rulebook.write_text(book, encoding="utf-8")
    (tests / "test_ants.py").write_text(test_source, encoding="utf-8")
    return rulebook, tests


def test_a_decorated_function_claims_its_ids(tmp_path: Path) -> None:
    source = '@rule("ANT-001", "ANT-T01")\n@rule("ANT-002")\ndef test_one(): ...\n'
    expected = ["test_ants.py::test_one"]
    assert claims_of(tmp_path, source) == {"ANT-001": expected, "ANT-T01": expected, "ANT-002": expected}


def test_a_decorated_class_claims_for_each_of_its_tests(tmp_path: Path) -> None:
    source = '@rule("ANT-001")\nclass TestQueen:\n    def test_a(self): ...\n    def test_b(self): ...\n'
    assert claims_of(tmp_path, source) == {
        "ANT-001": ["test_ants.py::TestQueen::test_a", "test_ants.py::TestQueen::test_b"]
    }


def test_a_class_without_tests_claims_nothing(tmp_path: Path) -> None:
    assert claims_of(tmp_path, '@rule("ANT-001")\nclass TestQueen:\n    legs = 6\n') == {}


def test_pytestmark_claims_for_the_module(tmp_path: Path) -> None:
    source = 'pytestmark = [rule("ANT-001")]\ndef test_a(): ...\ndef helper(): ...\n'
    assert claims_of(tmp_path, source) == {"ANT-001": ["test_ants.py::test_a"]}


def test_marks_of_parameters_and_plain_pytest_marks_count(tmp_path: Path) -> None:
    source = (
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("ANT-T01"))])\n'
        '@pytest.mark.rule("ANT-002")\ndef test_one(n): ...\n'
    )
    assert set(claims_of(tmp_path, source)) == {"ANT-T01", "ANT-002"}


def test_files_below_are_read_and_named_by_their_path(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "test_deep.py").write_text(COMPLETE, encoding="utf-8")
    (tmp_path / "games" / "helpers.py").write_text("not python at all (", encoding="utf-8")
    assert collect_claims(tmp_path)["ANT-001"] == ["games/test_deep.py::test_all"]
    named = collect_claims(tmp_path / "games", relative_to=tmp_path)
    assert named["ANT-001"] == ["games/test_deep.py::test_all"]


@pytest.mark.parametrize("mark", ['@pytest.mark.skip(reason="x")', "@pytest.mark.xfail"])
def test_a_test_that_shows_nothing_claims_nothing(tmp_path: Path, mark: str) -> None:
    assert claims_of(tmp_path, f'@rule("ANT-001")\n{mark}\ndef test_one(): ...\n') == {}


def test_a_function_of_the_same_name_from_elsewhere_is_no_claim(tmp_path: Path) -> None:
    file = tmp_path / "test_ants.py"
    file.write_text('from ants import rule\n@rule("ANT-001")\ndef test_one(): ...\n', encoding="utf-8")
    assert collect_claims(tmp_path) == {}


@pytest.mark.parametrize(
    "source",
    [
        '@rule("ANT-001")\ndef helper(): ...\n',
        '@rule("ANT-001")\nclass Helper: ...\n',
        'def test_outer():\n    @rule("ANT-001")\n    def test_inner(): ...\n',
        'spare = rule("ANT-001")\n',
    ],
)
def test_a_claim_where_nothing_runs_is_refused(tmp_path: Path, source: str) -> None:
    with pytest.raises(ClaimError, match=r"test_ants\.py, line \d+: @rule stands on something"):
        claims_of(tmp_path, source)


@pytest.mark.parametrize("ids", ["QUEEN", "*IDS", "'ANT1'", "1"])
def test_ids_must_be_written_out(tmp_path: Path, ids: str) -> None:
    with pytest.raises(ClaimError, match=r"test_ants\.py, line 3: @rule takes rule ids written out"):
        claims_of(tmp_path, f"@rule({ids})\ndef test_one(): ...\n")


def test_a_file_that_is_no_python_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ClaimError, match=r"test_ants\.py, line 3: not valid Python"):
        claims_of(tmp_path, "def test_one(:\n")


def test_a_path_without_tests_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="there are no tests here"):
        collect_claims(tmp_path / "nowhere")


def test_comparing_claims_with_a_rulebook() -> None:
    book = Rulebook.parse(BOOK)
    claimed = ["ANT-002", "ANT-003", "ANT-099"]
    assert missing(book, claimed) == ["ANT-001", "ANT-T01"]
    assert unknown(book, claimed) == ["ANT-099"]
    assert contradicted(book, claimed) == ["ANT-003"]


def test_a_vector_needs_a_test_even_when_marked() -> None:
    book = Rulebook.parse("## Numbers\n- **ANT-T01** Three points. {not testable: too hard}")
    assert missing(book, []) == ["ANT-T01"]


def test_the_check_accepts_tests_that_cover_the_rulebook(tmp_path: Path) -> None:
    testing.check_traceability(*project(tmp_path, COMPLETE))


def test_the_check_lists_every_fault(tmp_path: Path) -> None:
    source = IMPORT + '@rule("ANT-002", "ANT-003", "ANT-099")\ndef test_some(): ...\n'
    with pytest.raises(AssertionError) as raised:
        testing.check_traceability(*project(tmp_path, source))
    assert str(raised.value).splitlines()[1:] == [
        "2 without a test: ANT-001, ANT-T01",
        "1 claimed by tests but not in the rulebook: ANT-099 (test_ants.py::test_some)",
        "1 marked not testable but claimed by tests: ANT-003 (test_ants.py::test_some)",
    ]


def test_the_decorator_attaches_a_pytest_mark() -> None:
    mark = decorate("ANT-001", "ANT-T01")
    assert (mark.name, mark.args) == ("rule", ("ANT-001", "ANT-T01"))


@pytest.mark.parametrize("ids", [(), ("ANT1",), ("ant-001",), ("ANT-001", "")])
def test_the_decorator_refuses_what_is_no_id(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="@rule"):
        decorate(*ids)


def test_the_decorator_says_when_pytest_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pytest", None)
    with pytest.raises(ImportError, match="pytest, which is not installed"):
        decorate("ANT-001")


def test_the_coverage_page_shows_tests_reasons_and_gaps(tmp_path: Path) -> None:
    project(tmp_path, IMPORT + '@rule("ANT-001", "ANT-T01")\ndef test_some(): ...\n')
    page = runpy.run_path(str(ROOT / "tools" / "rule_coverage.py"))["page"](tmp_path)
    assert "| [ants](#ants) | 4 | 2 | 1 | 66 % | 1 |" in page
    assert "| ANT-001 | Moves | `test_ants.py::test_some` |" in page
    assert "| ANT-002 | Moves | **no test yet** |" in page
    assert "| ANT-003 | Moves | not testable: about the box |" in page


def test_the_coverage_check_notices_a_stale_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, tests = project(tmp_path, COMPLETE)
    main = runpy.run_path(str(ROOT / "tools" / "rule_coverage.py"))["main"]
    assert main(["--check"], tmp_path) == 1
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    (tests / "test_more.py").write_text(COMPLETE, encoding="utf-8")
    assert main(["--check"], tmp_path) == 1
    assert "is out of date; run: python tools/rule_coverage.py" in capsys.readouterr().err
