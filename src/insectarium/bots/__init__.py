"""Players that are programs. They know only the contract of states, and only what their seat may know."""

from insectarium.bots.bot import Bot
from insectarium.bots.registry import bots, make_bot
from insectarium.bots.seat import BotFault, ask

__all__ = ["Bot", "BotFault", "ask", "bots", "make_bot"]
