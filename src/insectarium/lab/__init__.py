"""Many matches at once: who wins how often, and how fast it all runs."""
