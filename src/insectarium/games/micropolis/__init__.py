"""Micropolis: anthills of ten tiles round a foundation, for 2 to 6 players."""
