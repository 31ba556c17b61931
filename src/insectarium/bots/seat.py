"""What stands between the truth and a bot: hosts ask bots only through here."""

from __future__ import annotations

from insectarium.bots.bot import Bot
from insectarium.core.rng import Rng
from insectarium.core.state import State


class BotFault(RuntimeError):
    """A bot did what no player may do."""


def honest(state: State, seat: int, rng: Rng) -> State:
    """A copy of the state in which everything this seat cannot know has been dealt anew."""
    copy = state.clone()
    copy.redeal(seat, rng)
    return copy


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """The action that a bot chooses for its seat. `rng` knows nothing of the truth: not the state's own."""
    if state.seat_to_act() != seat:
        raise ValueError(f"It is not seat {seat} that is to act, but seat {int(state.seat_to_act())}.")
    action = int(bot.choose(honest(state, seat, rng)))
    if not any(action == legal for legal in state.legal_actions()):
        raise BotFault(f"The bot {bot.name} chose {action}, which is not a legal action now.")
    return action
