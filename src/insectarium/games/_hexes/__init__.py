"""Mechanisms of games with hexagonal tiles, shared by the ants and the bees; the rules are in the games."""
