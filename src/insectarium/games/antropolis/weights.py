# compiled by mypyc
"""What things are worth in Antropolis, beside what is worth something in both games of the ants."""

from __future__ import annotations

from insectarium.games._ants.weights import AntWeights


class Weights(AntWeights):
    def __init__(self, numbers: dict[str, float]) -> None:
        super().__init__(numbers)
        # What a queen in hand may count on of the first edition's bonus for queens on the board.
        self.bonus_to_come = numbers["bonus_to_come"]
        # A point of a nest that can be laid out of the hand, with a queen in hand to claim it and without.
        self.nest_in_hand = numbers["nest_in_hand"]
        self.nest_without_queen = numbers["nest_without_queen"]
