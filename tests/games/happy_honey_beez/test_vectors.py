"""The worked examples of Happy Honey Beez."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from insectarium.core.refusal import Refusal
from insectarium.games._bees.hives import largest_unfinished
from insectarium.games._hexes.forms import at_of
from insectarium.testing import rule

Example = Any
NAMES = [f"HHB-T{number:02}" for number in range(1, 32)]


@rule(
    "HHB-T01", "HHB-T02", "HHB-T03", "HHB-T04", "HHB-T05", "HHB-T06", "HHB-T07", "HHB-T08", "HHB-T09",
    "HHB-T10", "HHB-T11", "HHB-T12", "HHB-T13", "HHB-T14", "HHB-T15", "HHB-T16", "HHB-T17", "HHB-T18",
    "HHB-T19", "HHB-T20", "HHB-T21", "HHB-T22", "HHB-T23", "HHB-T24", "HHB-T25", "HHB-T26", "HHB-T27",
    "HHB-T28", "HHB-T29", "HHB-T30", "HHB-T31",
)  # fmt: skip
@pytest.mark.parametrize("name", NAMES)
def test_the_example_comes_out(name: str, example: Callable[[str], Example]) -> None:
    one = example(name)
    for case in one.vector.get("cases", [one.vector]):
        one.begin(case["do"])
        play(one, case)
        for field, wanted in case["expect"].items():
            if field not in ("legal", "because", "reachable", "not_reachable"):
                assert found(one, field, wanted, case["expect"]) == wanted, field


def play(one: Example, case: Mapping[str, Any]) -> None:
    """Do the steps; the last is refused by its rule if the example says that it is not legal."""
    steps = case["do"]
    if case["expect"].get("legal", True):
        for step in steps:
            one.step(step)
        return
    for step in steps[:-1]:
        one.step(step)
    with pytest.raises(Refusal) as caught:
        one.step(steps[-1])
    assert caught.value.rule == case["expect"]["because"]


def found(one: Example, field: str, wanted: Any, expected: Mapping[str, Any]) -> Any:
    """What the state says about one field of an expectation, in the words of the expectation."""
    state, table = one.state, one.table()
    players = table["players"]
    points = [player["points"] for player in players]
    if field == "piece":
        return check_flights(one, expected)
    if field == "flights":
        return [{**flight, "piece": check_flights(one, flight)} for flight in wanted]
    if field == "score_delta":
        return [after - before for after, before in zip(points, one.before, strict=True)]
    if field == "queens_home":
        return sorted({event.seat for event in one.told("queen_home")})
    if field == "hives":
        hives = [hive_of(one, hive["tiles"][0]) for hive in wanted]
        return [
            {**hive, "tiles": given["tiles"]} if same(hive["tiles"], given["tiles"]) else hive
            for hive, given in zip(hives, wanted, strict=True)
        ]
    if field == "at":
        return [{"tile": spot["tile"], "pieces": one.pieces_at(spot["tile"])} for spot in wanted]
    if field == "hands":
        return {seat: hand_of(players[int(seat)], kinds) for seat, kinds in wanted.items()}
    if field == "supply":
        return {token: table["tokens"][token] for token in wanted}
    if field == "open_tiles":
        assert [code for code in table["open"] if code] == one.codes(wanted)
        return wanted
    if field == "tie_break":
        assert tie_break(one, expected["winners"][0]) == wanted
        return wanted
    simple = {
        "scores": points,
        "pollen": [player["pollen"] for player in players],
        "jar": [player["jar"] for player in players],
        "removed": len(table["removed"]),
        "stacks_left": {"supply": len(table["supply"])},
        "game_over": state.is_over(),
        "next_seat": table["active"],
        "totals": state.scores(),
        "winners": state.winners(),
        "unfinished": [int(largest_unfinished(state.board, state.bees, seat)) for seat in range(state.seats)],
        "any_open_tile_fits": state.any_fits(state.open.open),
        "phase": {"lay": "tile", "put": "tile", "act": "action"}.get(table["phase"], "over"),
    }
    return simple[field]


def check_flights(one: Example, expected: Mapping[str, Any]) -> Any:
    reached = one.flights(expected["piece"])
    assert same(reached, expected["reachable"])
    others = [
        tile["at"] for tile in one.table()["board"] if tile["at"] not in (*reached, expected["piece"]["at"])
    ]
    assert same(others, expected["not_reachable"])
    return expected["piece"]


def same(some: list[Any], others: list[Any]) -> bool:
    return sorted(some) == sorted(others)


def hive_of(one: Example, tile: list[int]) -> dict[str, Any]:
    """The hive to which a tile belongs, as the examples write it."""
    state, table = one.state, one.table()
    number = next(n for n, laid in enumerate(table["board"]) if laid["at"] == tile)
    hive = next(hive for hive in table["hives"] if hive["area"] == table["board"][number]["hive"])
    cells = [state.board.cell[state.board.place[member]] for member in state.board.members(number)]
    return {
        "tiles": [at_of(int(cell)) for cell in cells],
        "finished": not hive["open"],
        "queens": hive["queens"],
    }


def hand_of(player: Mapping[str, Any], kinds: Mapping[str, int]) -> dict[str, int]:
    in_hand = [name for name, bee in player["bees"].items() if bee is None]
    return {kind: sum(name[0] == kind[0] for name in in_hand) for kind in kinds}


def tie_break(one: Example, winner: int) -> str:
    """What set the winner apart from the others with as many points."""
    state = one.state
    tied = [seat for seat in range(state.seats) if state.scores()[seat] == state.scores()[winner]]
    largest = [largest_unfinished(state.board, state.bees, seat) for seat in tied]
    if largest.count(max(largest)) == 1:
        return "unfinished"
    points = [int(state.track.points[seat]) for seat in tied]
    return "track" if points.count(max(points)) == 1 else "stack"
