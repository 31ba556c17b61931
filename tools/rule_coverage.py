"""Write docs/rules/README.md: which rule of which game is shown by which test.

python tools/rule_coverage.py            writes the page
python tools/rule_coverage.py --check    fails if the page is out of date
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from insectarium.core.rulebook import Rule, Rulebook
from insectarium.testing.traceability import Claims, collect_claims, missing

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs/rules/README.md")
GAMES = Path("src/insectarium/games")

INTRODUCTION = """\
# Rules and their tests

<!-- Written by tools/rule_coverage.py; run it again instead of editing this page. -->

Every game tells its rules in its own `RULES.md`, one entry per rule id; `insectarium rules` prints
them. A test says with `@rule("MIC-029")` which rules it shows. The test suite fails when an entry
has no test, unless the rulebook marks it as not testable and says why, and when a test names an id
that no rulebook has. It also fails when this page is out of date: `python tools/rule_coverage.py`
writes it anew.
"""


@dataclass(frozen=True)
class Coverage:
    """One game's rulebook beside the tests that claim its entries."""

    game: str
    rulebook: Rulebook
    claims: Claims

    @property
    def untestable(self) -> list[Rule]:
        return [rule for rule in self.rulebook if not rule.testable]

    @property
    def tested(self) -> int:
        return sum(1 for rule in self.rulebook if rule.id in self.claims)

    @property
    def tests(self) -> int:
        return len({test for rule in self.rulebook for test in self.claims.get(rule.id, ())})

    @property
    def percent(self) -> str:
        testable = len(self.rulebook) - len(self.untestable)
        return f"{100 * (testable - len(missing(self.rulebook, self.claims))) // max(testable, 1)} %"


def coverages(root: Path) -> list[Coverage]:
    claims = collect_claims(root / "tests", relative_to=root / "tests")
    rulebooks = sorted((root / GAMES).glob("*/RULES.md"))
    return [Coverage(path.parent.name, Rulebook.read(path), claims) for path in rulebooks]


def page(root: Path) -> str:
    games = coverages(root)
    lines = [INTRODUCTION, *_summary(games)]
    for coverage in games:
        lines += _details(coverage)
    return "\n".join(lines) + "\n"


def _summary(games: list[Coverage]) -> Iterator[str]:
    yield "| game | entries | tested | not testable | coverage | tests |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for game in games:
        counts = (
            f"{len(game.rulebook)} | {game.tested} | {len(game.untestable)} | {game.percent} | {game.tests}"
        )
        yield f"| [{game.game}](#{game.game}) | {counts} |"


def _details(coverage: Coverage) -> Iterator[str]:
    source = f"../../{(GAMES / coverage.game / 'RULES.md').as_posix()}"
    yield f"\n## {coverage.game}\n"
    yield f"The rules: [{coverage.game}/RULES.md]({source}). File names are relative to `tests/`.\n"
    yield "| rule | section | tests |"
    yield "| --- | --- | --- |"
    for rule in coverage.rulebook:
        yield f"| {rule.id} | {rule.section} | {_shown_by(rule, coverage.claims)} |"


def _shown_by(rule: Rule, claims: Claims) -> str:
    tests = claims.get(rule.id, ())
    if tests:
        return "<br>".join(f"`{test}`" for test in tests)
    return f"not testable: {rule.untestable}" if rule.untestable else "**no test yet**"


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only say whether the page is up to date")
    wanted = page(root)
    target = root / PAGE
    if not parser.parse_args(arguments).check:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(wanted, encoding="utf-8")
        return 0
    if target.exists() and target.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{PAGE} is out of date; run: python tools/rule_coverage.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
