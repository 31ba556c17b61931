"""The contract between games, bots and tables: states, decisions, events, records, chance, packed arrays."""
