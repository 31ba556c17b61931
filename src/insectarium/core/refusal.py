"""A clear no: which rule forbids it, and a sentence that says so."""

from __future__ import annotations

from insectarium.core.message import Message, Value


class Refusal(Exception):
    """An action that the rules forbid now. `rule` is the rule's id; str() is the sentence."""

    def __init__(self, game: str, rule: str, reason: str, args: dict[str, Value] | None = None) -> None:
        super().__init__(rule, reason, args)
        self.rule = rule
        self.message = Message(game, f"refusal-{reason}", args or {})

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class NotUnderstood(Exception):
    """Words or a document that mean no action at all, legal or not."""
