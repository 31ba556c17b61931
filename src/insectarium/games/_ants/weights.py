# compiled by mypyc
"""What things are worth in the games of the ants, in points; the numbers lie in a file beside each game."""

from __future__ import annotations


class AntWeights:
    def __init__(self, numbers: dict[str, float]) -> None:
        # How likely an open side of a nest is closed in time: by a tile in hand, or by one yet to be found.
        self.cap_in_hand = numbers["cap_in_hand"]
        self.cap_to_find = numbers["cap_to_find"]
        # The second, third, ... of them in hand, if they can be laid in the same turn as the first.
        self.further_cap = numbers["further_cap"]
        # How many sorts of fitting caps make it half as likely to find one.
        self.cap_doubt = numbers["cap_doubt"]
        # The same for a forest at the open end of a tunnel, and where only another tunnel fits.
        self.forest_in_hand = numbers["forest_in_hand"]
        self.forest_to_find = numbers["forest_to_find"]
        self.no_forest = numbers["no_forest"]
        # How likely a worker walks on an empty lane in time, and if none can get there now.
        self.to_man = numbers["to_man"]
        self.out_of_reach = numbers["out_of_reach"]
        # How likely a tunnel is made longer before it is finished, by a tile in hand or one yet to be found.
        self.tunnel_in_hand = numbers["tunnel_in_hand"]
        self.tunnel_to_find = numbers["tunnel_to_find"]
        # A tunnel opening of a nest to which a tunnel can be laid.
        self.opening = numbers["opening"]
        # What the second, third, ... open end of tunnels is worth beside the best one.
        self.further_ends = numbers["further_ends"]
        # A queen in hand, in a nest that grows, in one without open sides, in one that brings nothing.
        self.queen_held = numbers["queen_held"]
        self.queen_out = numbers["queen_out"]
        self.queen_done = numbers["queen_done"]
        self.queen_stuck = numbers["queen_stuck"]
        # A worker in hand, and one who can walk to a forest and bring food from it.
        self.worker_held = numbers["worker_held"]
        self.employed = numbers["employed"]
        # A worker in a forest, with food, and with food where it is needed.
        self.in_forest = numbers["in_forest"]
        self.carries = numbers["carries"]
        self.at_its_goal = numbers["at_its_goal"]
        # The first food in hand pay for tiles; more of it is worth its points only.
        self.food = numbers["food"]
        self.useful_food = numbers["useful_food"]
        self.spare_food = numbers["spare_food"]
        self.hand_limit = numbers["hand_limit"]
        self.most_room = numbers["most_room"]
        # A tile laid this turn makes room for another.
        self.laid = numbers["laid"]
        # The part of what is promised that can still come true in the last turns.
        self.last_turns = numbers["last_turns"]
        # The tiles that each seat should still be able to draw, or promises begin to fade.
        self.tiles_ahead = numbers["tiles_ahead"]
        # By how many points a lead is uncertain at the end, and how many more at the start.
        self.calm = numbers["calm"]
        self.heat = numbers["heat"]
