"""The worked examples: what is done on a small board, and what must come of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.games._ants.ants import IN_HAND
from insectarium.games._ants.scoring import winners
from insectarium.games._ants.table import OVER
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.scoring import total
from insectarium.games.supersize_colony.state import ANTS_PER_SEAT
from insectarium.games.supersize_colony.ways import walk_targets
from insectarium.testing import rule

Json = Mapping[str, Any]
NUMBERS = {"queen": (0, 2), "worker": (2, 5), "soldier": (7, 3), "larva": (10, 2)}
PLAYED = [
    "SUP-T01", "SUP-T02", "SUP-T03", "SUP-T06", "SUP-T09", "SUP-T10", "SUP-T11", "SUP-T13", "SUP-T14",
    "SUP-T15",    "SUP-T16", "SUP-T18", "SUP-T19", "SUC-T01", "SUC-T02", "SUC-T03", "SUC-T04",
]  # fmt: skip


@rule("SUP-T01", "SUP-T02", "SUP-T03", "SUP-T06", "SUP-T09", "SUP-T10", "SUP-T11", "SUP-T13", "SUP-T14")
@rule("SUP-T15", "SUP-T16", "SUP-T18", "SUP-T19", "SUC-T01", "SUC-T02", "SUC-T03", "SUC-T04")
@pytest.mark.parametrize("name", PLAYED)
def test_an_example_comes_out_as_it_must(example: Callable[[str], Any], name: str) -> None:
    played = example(name)
    expected = played.vector["expect"]
    steps = played.vector["do"]
    refused = None if expected.get("legal", True) else expected.get("illegal_step", len(steps) - 1)
    for number, step in enumerate(steps):
        if number == refused:
            with pytest.raises(Refusal) as refusal:
                played.play(step)
            assert refusal.value.rule == expected["because"]
        else:
            played.play(step)
    check_points(played, expected)
    check_table(played, expected)
    check_attack(played, expected)


def check_points(played: Any, expected: Json) -> None:
    before = [int(points) for points in played.first.track.points]
    after = [int(points) for points in played.state.track.points]
    for seat, points in expected.get("scores", {}).items():
        assert after[int(seat)] == points
    for seat, points in expected.get("score_delta", {}).items():
        assert after[int(seat)] - before[int(seat)] == points
    if "connections" in expected:
        told = [
            {"seat": t["seat"], "tunnels": t["lanes"], "points": t["points"]} for t in played.told("tunnel")
        ]
        assert told == expected["connections"]
    if "first_to_target" in expected:
        assert played.state.first_to_target == expected["first_to_target"]
        turns = [int(played.state.active), *(int(seat) for seat in played.state.final_turns)]
        assert turns == expected["final_turns"]


def check_table(played: Any, expected: Json) -> None:
    table = played.game.to_position(played.state)
    for seat, food in expected.get("food", {}).items():
        assert table["players"][int(seat)]["food"] == food
    assert table["supply"] == expected.get("supply_food", table["supply"])
    for row, places in expected.get("market", {}).items():
        assert {str(place + 1): tile for place, tile in enumerate(table["market"][row])} == places
    for row, tiles in expected.get("piles", {}).items():
        assert table["piles"][row] == tiles
    for piece in expected.get("on_board", []):
        names = [n for n in table["players"][piece["seat"]]["ants"] if n[0] == piece["kind"][0]]
        assert len(names) == piece["count"], piece
    for piece in expected.get("pieces_at", []):
        assert count_at(table, piece) == piece.get("count", 1), piece


def count_at(table: Json, piece: Json) -> int:
    count = 0
    for name, ant in table["players"][piece["seat"]]["ants"].items():
        carries = "food" if ant.get("food") else f"larva:{ant['larva'][0]}" if "larva" in ant else None
        if name[0] == piece["kind"][0] and ant["at"] == piece["at"]:
            count += carries == piece.get("carries", carries)
    return count


def check_attack(played: Any, expected: Json) -> None:
    if "flee_options" in expected:
        assert sorted(played.flee_options) == sorted(expected["flee_options"])
    if "escape_options" in expected:
        assert [list(place) for place in played.escape_options] == sorted(expected["escape_options"])
    for key, kind in (("killed", "kill"), ("escapes", "escape")):
        if key in expected:
            told = [(event["seat"], event["ant"]) for event in played.told(kind)]
            assert sorted(told) == sorted((ant["seat"], ant["kind"]) for ant in expected[key])


@rule("SUP-T04", "SUP-T12")
@pytest.mark.parametrize("name", ["SUP-T04", "SUP-T12"])
def test_alternatives_are_judged_one_by_one(
    example: Callable[[str], Any], examples: dict[str, Json], name: str
) -> None:
    vector = examples[name]
    alternatives = vector["do"][0]["alternatives"]
    expected = vector["expect"]
    for step, legal, because in zip(
        alternatives, expected["legal_each"], expected["because_each"], strict=True
    ):
        examples[name] = {**vector, "do": [step]}
        played = example(name)
        examples[name] = vector
        if legal:
            played.play(step)
        else:
            with pytest.raises(Refusal) as refusal:
                played.play(step)
            assert refusal.value.rule == because


@rule("SUP-T07", "SUP-T08")
@pytest.mark.parametrize("name", ["SUP-T07", "SUP-T08"])
def test_an_ant_reaches_just_these_places(example: Callable[[str], Any], name: str) -> None:
    played = example(name)
    state = played.state
    (query,) = played.vector["do"]
    ant = NUMBERS[query["piece"]["kind"]][0]
    places = []
    for spot in walk_targets(state, query["piece"]["seat"] * int(ANTS_PER_SEAT) + ant):
        cell = played.game.to_position(state)["board"][int(spot) // 2]["at"]
        places.append(cell)
    assert sorted(places) == sorted(played.vector["expect"]["reachable"])
    walks = [played.game.decode(int(a)) for a in state.legal_actions()]
    assert sorted(form["at"] for form in walks if form["kind"] == "walk") == sorted(places)


@rule("SUP-T05")
def test_the_draft_goes_round(supersize: Game[SupersizeState], examples: dict[str, Json]) -> None:
    expected = examples["SUP-T05"]["expect"]
    seed = next(
        seed
        for seed in range(50)
        if supersize.setup(seats=3, seed=seed, options={"first_player": "random"}).starter == 1
    )
    state = supersize.setup(seats=3, seed=seed, options={"first_player": "random"})
    holders: dict[str, list[tuple[int, int]]] = {"forest": [], "nest": [], "tunnel": []}
    while supersize.decision_kind(state) == "draft":
        draft = supersize.to_position(state)["draft"]
        if draft["kept"] == 0:
            holders[draft["round"]].append((int(state.seat_to_act()), len(draft["packet"])))
        packet = draft["packet"]
        supersize.play(state, int(state.legal_actions()[0]))
        assert supersize.decision_kind(state) != "draft" or len(packet) > 1
    for ground, held in holders.items():
        assert [seat for seat, _ in held] == expected[f"{ground}_order"]
        assert [size for _, size in held] == expected[f"{ground}_packet_sizes"]
    table = supersize.to_position(state)
    assert [len(player["hand"]) for player in table["players"]] == [4, 4, 4]
    assert all(len([tile for tile in row if tile]) == 3 for row in table["market"].values())
    assert packet[-1] == table["market"]["tunnel"][expected["leftover_to_market_price"] - 1]


@rule("SUP-T17", "SUC-T05")
@pytest.mark.parametrize("name", ["SUP-T17", "SUC-T05"])
def test_final_points(supersize: Game[SupersizeState], examples: dict[str, Json], name: str) -> None:
    vector = examples[name]
    scoring = vector["do"][0]["final_scoring"]
    state = supersize.setup(seats=vector["seats"], seed=1, options={"edition": vector["edition"]})
    for ant in range(len(state.ants.spot)):
        state.ants.spot[ant] = IN_HAND
    for seat, player in scoring["players"].items():
        seat_number = int(seat)
        state.nest_points[seat_number] = player["score"] - int(state.rules.start_points)
        state.food[seat_number] = player["food"]
        state.hands[seat_number] = vec[i64]([0] * player["hand_tiles"])
        for kind, plural in (
            ("queen", "queens"),
            ("worker", "workers"),
            ("soldier", "soldiers"),
            ("larva", "larvae"),
        ):
            first = seat_number * int(ANTS_PER_SEAT) + NUMBERS[kind][0]
            for number in range(player.get(plural, 0)):
                state.ants.spot[first + number] = 0
    state.first_to_target = scoring["first"]
    state.phase = OVER
    totals = {str(seat): int(total(state, seat)) for seat in range(vector["seats"])}
    assert totals == vector["expect"]["totals"]
    assert winners(state, state.scores()) == vector["expect"]["winners"]
