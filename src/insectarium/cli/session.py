"""A person at the terminal: shows the table, asks, answers questions, and lets the bots play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

from insectarium.bots import Bot, ask
from insectarium.cli.errors import ASKED_WRONGLY, Failed, one_line
from insectarium.cli.files import must_be_new, write_text
from insectarium.cli.match import Match
from insectarium.cli.screen import QUIET, Screen, headline, winner_sentence
from insectarium.core.decision import Decision
from insectarium.core.game import WATCHER
from insectarium.core.refusal import NotUnderstood, Refusal
from insectarium.core.rng import Rng
from insectarium.core.rulebook import UnknownRule

with suppress(ImportError):
    # Arrow keys and earlier lines at the prompt, where the platform has them.
    import readline  # noqa: F401

HELP = (
    ("3", "choose by number"),
    ("words", "choose by notation, the words at the end of a line"),
    ("why words", "why an action is not possible"),
    ("rules ID", "read a rule; with words instead of an id, search for them"),
    ("table", "show everything on the table, with details"),
    ("undo", "take back your last choice of this turn"),
    ("save FILE", "write the match to a file"),
    ("quit", "stop playing"),
)


class Quit(Exception):
    """The person wants to stop."""


class Session:
    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        names: Sequence[str],
        language: str,
        record_file: Path | None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.names = names
        self.language = language
        self.record_file = record_file
        self.saved: set[Path] = set()
        self.kept_actions = 0
        self.screen = Screen()
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.onlooker = people[0] if len(people) == 1 else WATCHER
        self.rngs = [Rng.seeded(f"{match.record.seed} imagined by seat {seat}") for seat in range(len(bots))]
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "why": self._why,
            "rules": self._rules,
            "table": self._table,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        self._greet()
        try:
            while not self.match.state.is_over():
                self._step()
            self._finish()
        except Quit:
            self._close_record()
        except (EOFError, KeyboardInterrupt) as end:
            self.screen.say()
            self._close_record()
            if isinstance(end, KeyboardInterrupt):
                raise

    def _greet(self) -> None:
        self.screen.say(headline(self.game.manifest), "bold")
        self.screen.say(f"At the table: {', '.join(self.names)}.")
        self.screen.say(f"Hash of the seed: {self.match.record.hash}", QUIET)
        if None in self.bots:
            self.screen.say("Type the number of a choice, or help.", QUIET)

    # Playing

    def _step(self) -> None:
        seat = int(self.match.state.seat_to_act())
        bot = self.bots[seat]
        if bot is not None:
            with self._thinking(seat):
                action = ask(bot, self.match.state, seat, self.rngs[seat])
            self._act(action)
            return
        decision = self.game.decision(self.match.state)
        assert decision is not None
        if len(decision.choices) == 1 and self.match.can_undo():
            self._act(decision.choices[0].action, forced=True)
            return
        self._show(decision)
        chosen = self._chosen()
        if chosen is not None:
            self._act(chosen)

    def _thinking(self, seat: int) -> AbstractContextManager[object]:
        if self.screen.console.is_terminal:
            return self.screen.console.status(f"{self.names[seat]} thinks")
        return nullcontext()

    def _act(self, action: int, *, forced: bool = False) -> None:
        for event in self.match.act(action, forced=forced):
            self.screen.say(self.game.narrate(event.seen_by(self.onlooker), self.language, self.names))
        self._keep()

    def _keep(self) -> None:
        """Write the record; a disk that is full now must not end the match."""
        if self.record_file is not None:
            try:
                self._write(self.record_file)
            except Failed as fault:
                print(one_line(str(fault)), file=sys.stderr)

    def _write(self, file: Path) -> None:
        write_text(file, self.match.record.to_text())
        self.kept_actions = len(self.match.record.actions)

    def _finish(self) -> None:
        view = self.game.view(self.match.state, self.onlooker)
        self.screen.picture(self.game.text_tables(view, self.language, self.names), details=True)
        self.screen.score_sheet(self.game, view, self.language, self.names)
        self.screen.heading(winner_sentence(self.game, view, self.language, self.names))
        self.screen.say(f"Seed of this match: {self.match.record.seed}", QUIET)
        if self.onlooker != WATCHER:
            self._offer_to_save()
        self._close_record()

    # Asking

    def _show(self, decision: Decision) -> None:
        """The whole table at the beginning of a turn; later only what is asked."""
        if not self.match.can_undo():
            self._picture(decision.seat, details=False)
        self._show_choices(decision)

    def _show_choices(self, decision: Decision) -> None:
        prompt = self.game.phrases.say(f"prompt-{decision.kind}", {}, self.language)
        rows = [
            (str(number), self.game.describe(self.match.state, choice.action, self.language), choice.notation)
            for number, choice in enumerate(decision.choices, start=1)
        ]
        self.screen.heading(f"{self.names[decision.seat]}: {prompt}")
        self.screen.rows(("", "", ""), rows, right=(0,))

    def _picture(self, seat: int, *, details: bool) -> None:
        view = self.game.view(self.match.state, seat)
        self.screen.scores(self.game, view, self.language, self.names)
        self.screen.picture(self.game.text_tables(view, self.language, self.names), details=details)

    def _chosen(self) -> int | None:
        """The action that the person chooses, after as many commands as they like; None after an undo."""
        before = len(self.match.record.actions)
        while len(self.match.record.actions) == before:
            line = input("> ").strip()
            name, _, rest = line.partition(" ")
            command = self.commands.get(name.lower())
            try:
                if command is not None:
                    command(rest.strip())
                elif line:
                    return self._action(line)
            except (Refusal, NotUnderstood, UnknownRule, Failed, *ASKED_WRONGLY) as fault:
                self.screen.say(one_line(str(fault)), "yellow")
        return None

    def _action(self, line: str) -> int:
        """The legal action that a line means; otherwise a Refusal or NotUnderstood says why."""
        state = self.match.state
        legal = [int(action) for action in state.legal_actions()]
        if line.isdecimal():
            number = int(line[:9])
            if not 1 <= number <= len(legal):
                raise NotUnderstood(f"There is no choice {number}; the choices are 1 to {len(legal)}.")
            return legal[number - 1]
        action = self.game.parse(state, line)
        if action not in legal:
            raise state.refusal(action)
        return action

    # Commands

    def _help(self, _: str) -> None:
        self.screen.rows(("", ""), HELP)

    def _why(self, words: str) -> None:
        if not words:
            raise NotUnderstood("Write the action that you ask about after why.")
        try:
            action = self._action(words)
        except Refusal as refusal:
            self.screen.say(str(refusal), "yellow")
            self._rules(refusal.rule)
            return
        sentence = self.game.describe(self.match.state, action, self.language)
        self.screen.say(f"That is possible: {sentence}")

    def _rules(self, words: str) -> None:
        book = self.game.rulebook(self.language)
        if not words:
            raise NotUnderstood(
                f"Write a rule's id or words to search for, for example: rules {book.ids[0]}."
            )
        found = (book[words],) if words.upper() in book else book.search(words)
        # Without a hit the book is asked all the same: its answer names ids that resemble the words.
        for rule in found or (book[words],):
            self.screen.rule(rule)

    def _table(self, _: str) -> None:
        decision = self.game.decision(self.match.state)
        assert decision is not None
        self._picture(decision.seat, details=True)
        self._show_choices(decision)

    def _undo(self, _: str) -> None:
        if not self.match.can_undo():
            raise NotUnderstood(
                "Only your own choices of this turn can be taken back, and only until something is revealed."
            )
        self.match.undo()
        self._keep()

    # Saving and leaving

    def _save(self, name: str) -> None:
        if not name:
            raise NotUnderstood("Write the name of a file after save.")
        file = Path(name).expanduser()
        if file not in self.saved:
            must_be_new(file)
        self._write(file)
        self.saved.add(file)
        self.screen.say(f"Saved in {file}.")

    def _quit(self, _: str) -> None:
        self._offer_to_save()
        raise Quit

    def _offer_to_save(self) -> None:
        while self._unsaved():
            line = input("Type save FILE to keep the match, or nothing to leave it unsaved: ").strip()
            if not line:
                return
            # A number typed out of habit must not become the name of a file.
            command, _, name = line.partition(" ")
            try:
                if command == "save":
                    self._save(name.strip())
            except (Failed, NotUnderstood, *ASKED_WRONGLY) as fault:
                self.screen.say(one_line(str(fault)), "yellow")

    def _unsaved(self) -> bool:
        return self.record_file is None and self.kept_actions != len(self.match.record.actions)

    def _close_record(self) -> None:
        """Say where the match is kept; a record that could not be written is a failure after all."""
        if self.record_file is not None:
            self._write(self.record_file)
            self.screen.say(f"The match is in {self.record_file}.")
        elif self._unsaved():
            self.screen.say("The match was not saved.")
