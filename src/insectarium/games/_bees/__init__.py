"""What the two games of the bees share: their tiles, their pieces and their hives."""
