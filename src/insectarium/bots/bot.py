# compiled by mypyc
"""The contract of a bot: a player that is a program."""

from __future__ import annotations

from insectarium.core.packed import i64, mypyc_attr
from insectarium.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclasses implement `choose`. One bot plays one seat of one match."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State) -> i64:
        """One of the legal actions, for the seat that is to act.

        The state is a copy in which everything that this seat cannot know has been dealt anew: it is honest,
        and the bot may do with it what it likes. To look ahead it deals a clone anew for each possibility.
        """
        raise NotImplementedError
