"""Who is stronger: bots meet each other in many matches, and a ladder comes of it."""

from insectarium.lab.arena.plan import ArenaPlan, RuleSet
from insectarium.lab.arena.report import Report
from insectarium.lab.arena.run import ArenaFault, play_arena

__all__ = ["ArenaFault", "ArenaPlan", "Report", "RuleSet", "play_arena"]
