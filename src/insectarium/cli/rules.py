"""`insectarium rules`: the rulebook, or one rule of it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby
from typing import Annotated, Any

import typer

from insectarium.cli.arguments import AsJson, GameId, Language, check_language, open_game, print_json
from insectarium.cli.errors import BadUsage, Failed
from insectarium.cli.screen import Screen, headline
from insectarium.core.rulebook import Rule, Rulebook

RuleId = Annotated[str | None, typer.Argument(metavar="ID", help="One rule, e.g. MIC-029.")]
Words = Annotated[
    str | None, typer.Option("--search", metavar="WORDS", help="Only rules with all of these words.")
]


def command(
    game: GameId,
    rule_id: RuleId = None,
    search: Words = None,
    language: Language = "en",
    json: AsJson = False,
) -> None:
    """Print the rules of a game: all, one, or those that contain some words."""
    if rule_id is not None and search is not None:
        raise BadUsage("Give either the id of a rule or --search, not both.")
    played = open_game(game)
    check_language(played, language)
    found = _find(played.rulebook(language), rule_id, search)
    if json:
        print_json({"game": played.manifest.id, "rules": [as_json(rule) for rule in found]})
        return
    screen = Screen()
    if rule_id is None and search is None:
        with paged(screen):
            screen.say(headline(played.manifest), "bold")
            show(screen, found)
    else:
        show(screen, found)


def paged(screen: Screen) -> AbstractContextManager[object]:
    if not screen.console.is_terminal:
        return nullcontext()
    # Without these, the usual pager shows colours as codes and stays open for a page that fits the screen.
    os.environ.setdefault("LESS", "-FRX")
    return screen.console.pager(styles=True)


def _find(book: Rulebook, rule_id: str | None, search: str | None) -> list[Rule]:
    if rule_id is not None:
        return [book[rule_id]]
    if search is None:
        return list(book)
    found = list(book.search(search))
    if not found:
        raise Failed(f"No rule contains {search!r}.")
    return found


def show(screen: Screen, rules: Iterable[Rule]) -> None:
    for section, members in groupby(rules, key=lambda rule: rule.section):
        screen.heading(section)
        for rule in members:
            screen.rule(rule)


def as_json(rule: Rule) -> dict[str, Any]:
    return {"id": rule.id, "section": rule.section, "text": rule.text}
