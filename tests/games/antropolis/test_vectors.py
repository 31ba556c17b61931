"""The worked examples of Antropolis, both editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.refusal import Refusal
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.testing import rule

Example = Any
PLAYED = [
    "ANT-T05", "ANT-T06", "ANT-T07", "ANT-T08", "ANT-T09", "ANT-T10", "ANT-T11", "ANT-T12", "ANT-T13",
    "ANT-T14", "ANT-T15", "ANT-T16", "ANT-T17", "ANT-T18", "ANT-T21", "ANT-T22", "ANT-T23", "ANT-T24",
    "ANT-T25", "ANT-T26", "ANT-T29", "ANC-T01", "ANC-T03", "ANC-T05", "ANC-T06", "ANC-T07", "ANC-T09",
]  # fmt: skip


@rule("ANT-T01", "ANT-T02", "ANT-T03", "ANT-T04", "ANC-T02", "ANC-T04")
@pytest.mark.parametrize("name", ["ANT-T01", "ANT-T02", "ANT-T03", "ANT-T04", "ANC-T02", "ANC-T04"])
def test_every_alternative_is_legal_or_refused_by_its_rule(
    name: str, example: Callable[[str], Example]
) -> None:
    one = example(name)
    expected = one.vector["expect"]
    for number, steps in enumerate(one.vector["do"][0]["alternatives"]):
        one.begin([steps])
        legal, because = expected["legal_each"][number], expected["because_each"][number]
        if legal:
            one.step(steps)
        else:
            with pytest.raises(Refusal) as caught:
                one.step(steps)
            assert caught.value.rule == because, number


@rule(
    "ANT-T05", "ANT-T06", "ANT-T07", "ANT-T08", "ANT-T09", "ANT-T10", "ANT-T11", "ANT-T12", "ANT-T13",
    "ANT-T14", "ANT-T15", "ANT-T16", "ANT-T17", "ANT-T18", "ANT-T21", "ANT-T22", "ANT-T23", "ANT-T24",
    "ANT-T25", "ANT-T26", "ANT-T29", "ANC-T01", "ANC-T03", "ANC-T05", "ANC-T06", "ANC-T07", "ANC-T09",
)  # fmt: skip
@pytest.mark.parametrize("name", PLAYED)
def test_the_example_comes_out(name: str, example: Callable[[str], Example]) -> None:
    one = example(name)
    steps, expected = one.vector["do"], one.vector["expect"]
    one.begin(steps)
    if expected["legal"]:
        for step in steps:
            one.step(step)
    else:
        last = expected.get("illegal_step", len(steps) - 1)
        for step in steps[:last]:
            one.step(step)
        with pytest.raises(Refusal) as caught:
            one.step(steps[last])
        assert caught.value.rule == expected["because"]
    for field, wanted in expected.items():
        if field not in ("legal", "illegal_step", "because"):
            assert found(one, field, wanted) == wanted, field


def found(one: Example, field: str, wanted: Any) -> Any:
    """What the state says about one field of an expectation, in the words of the expectation."""
    state: AntropolisState = one.state
    points = {str(seat): int(state.track.points[seat]) for seat in range(state.seats)}
    if field == "scores":
        return points
    if field == "score_delta":
        return {seat: points[seat] - one.before[int(seat)] for seat in points}
    if field == "connections":
        return [
            {"seat": event.seat, "tunnels": event.facts["lanes"], "points": event.facts["points"]}
            for event in one.told("tunnel")
        ]
    if field == "nest_scored":
        nests = one.told("nest")
        if not nests:
            return []
        winners = [event.seat for event in nests]
        return [{"tiles": nests[0].facts["tiles"], "value": nests[0].facts["value"], "winners": winners}]
    if field == "queens_home":
        homes = one.told("queen_home")
        return [{"seat": home.seat, "from": [home.facts["q"], home.facts["r"]]} for home in homes]
    return found_on_table(one, field, wanted)


def found_on_table(one: Example, field: str, wanted: Any) -> Any:
    state: AntropolisState = one.state
    table = one.game.view(state)["table"]
    players: list[Mapping[str, Any]] = table["players"]
    if field == "pieces_at":
        for piece in wanted:
            food = None if "carries" not in piece else piece["carries"] == "food"
            assert one.count(piece["seat"], piece["kind"], piece["at"], food) == piece.get("count", 1)
        return wanted
    if field == "on_board":
        return [{**piece, "count": one.count(piece["seat"], piece["kind"])} for piece in wanted]
    if field == "food":
        return {seat: players[int(seat)]["food"] for seat in wanted}
    if field == "hands":
        return {seat: sorted(players[int(seat)]["hand"]) for seat in wanted}
    if field == "hand_limits":
        return {seat: players[int(seat)]["limit"] for seat in wanted}
    if field == "hand_sizes":
        return {seat: len(players[int(seat)]["hand"]) for seat in wanted}
    if field == "market":
        return {row: {"1": table["market"][row][0], "2": table["market"][row][1]} for row in wanted}
    if field == "piles":
        piles = one.game.to_position(state)["piles"]
        return {row: piles[row] if isinstance(wanted[row], list) else len(piles[row]) for row in wanted}
    simple = {
        "supply_food": table["supply"],
        "first_to_target": table["first"],
        "end_triggered": table["ending"] != "none",
        "final_turns": [table["active"], *table["final_turns"]],
    }
    return simple[field]


@rule("ANT-T19", "ANT-T20", "ANT-T30")
@pytest.mark.parametrize("name", ["ANT-T19", "ANT-T20", "ANT-T30"])
def test_walks_reach_exactly_these_spots(name: str, example: Callable[[str], Example]) -> None:
    one = example(name)
    one.begin([])
    reached = one.walkable(one.vector["do"][0]["piece"])
    assert sorted(reached) == sorted(one.vector["expect"]["reachable"])
    assert not [spot for spot in one.vector["expect"]["not_reachable"] if spot in reached]


@rule("ANT-T27", "ANC-T08")
@pytest.mark.parametrize("name", ["ANT-T27", "ANC-T08"])
def test_final_scoring(name: str, example: Callable[[str], Example], start: Any) -> None:
    vector = example(name).vector
    given, expected = vector["do"][0]["final_scoring"], vector["expect"]
    players = []
    for seat, player in given["players"].items():
        nest, forest = ("2 0", "1 0") if seat == "0" else ("-2 0", "-1 0")
        ants = [f"q{n + 1} {nest}" for n in range(player.get("queens", 0))]
        ants += [f"w{n + 1} {forest}" for n in range(player.get("workers", 0))]
        hand = " ".join((["U2b"] * 5 + ["U3a"] * 5)[: player.get("hand_tiles", 0)])
        players.append({"nests": player["score"], "food": player["food"], "ants": ants, "hand": hand})
        hand = ""
    if vector["edition"] == "first":
        players[0]["hand"] = "U2a U2a U2a"
    board = ["F6H 0 0 0", "F2S 1 0 0", "N2S 2 0 3", "F2S -1 0 0", "N2S -2 0 0"]
    moment = {"decision": "over", "ending": "points", "first": given["first"]}
    trial = start(board, players, options={"edition": vector["edition"]}, **moment)
    assert trial.state.scores() == [expected["totals"][str(seat)] for seat in range(vector["seats"])]
    assert trial.state.winners() == expected["winners"]


@rule("ANT-T28")
def test_the_table_is_set(antropolis: Game[AntropolisState], ant_vectors: Mapping[str, Any]) -> None:
    expected = ant_vectors["ANT-T28"]["expect"]
    table = antropolis.view(antropolis.setup(seats=3, seed=1))["table"]
    players = table["players"]
    assert table["piles"] == expected["piles"]
    assert len(table["board"]) == expected["board_tiles"]
    assert {row: len(tiles) for row, tiles in table["market"].items()} == expected["market_open"]
    assert {str(s): len(p["hand"]) for s, p in enumerate(players)} == expected["hand_sizes"]
    assert {str(s): p["limit"] for s, p in enumerate(players)} == expected["hand_limits"]
    assert {str(s): p["points"] for s, p in enumerate(players)} == expected["scores"]
    assert table["supply"] == expected["supply_food"]
    for player in players:
        for kind in ("queen", "worker"):
            ants = [ant for name, ant in player["ants"].items() if name[0] == kind[0]]
            assert sum(ant is not None for ant in ants) == expected["on_board_each"][kind]
            assert sum(ant is None for ant in ants) == expected["in_hand_each"][kind]
