"""One package per game; each is found by its manifest."""
