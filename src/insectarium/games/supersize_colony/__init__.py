"""Supersize Colony, in both editions: ants with soldiers, larvae, attacks and kidnapping."""
