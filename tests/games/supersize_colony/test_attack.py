"""Attacks: who may attack whom, flight, death, escape, and larvae that change hands."""

from __future__ import annotations

from typing import Any

from insectarium.testing import rule

STAR = [
    "tunnel TETETE 0,0",
    "tunnel TEETEE 1,0",
    "tunnel EETEET 0,-1",
    "forest ETEEEE -1,1",
    "forest TEETEE 2,0",
]
THREE = ["0 soldier 1,0", "0 soldier 0,-1", "0 soldier -1,1"]
ALL_SIDES = "attack 0,0 with s1/0 s2/2 s3/4"


def where(trial: Any, seat: int) -> dict[str, list[int]]:
    return {name: ant["at"] for name, ant in trial.table()["players"][seat]["ants"].items()}


@rule("SUP-103", "SUP-105", "SUP-107", "SUP-A29", "SUP-A31", "SUP-A33")
def test_a_majority_of_soldiers_is_needed(start: Any) -> None:
    ants = [*THREE, "1 soldier 0,0", "1 soldier 0,0", "1 worker 0,0", "1 soldier 2,0"]
    trial = start(STAR, ants, decision="soldiers")
    assert ALL_SIDES in trial.choices()
    assert trial.refusal("attack 0,0 with s1/0 s2/2").rule == "SUP-107"
    assert trial.refusal("attack 2,0 with s1/3").rule == "SUP-107"
    assert trial.refusal("attack 1,0 with s1/3").rule == "SUP-103"
    workers = start(STAR, [*THREE, "1 worker 0,0", "1 worker 0,0"], decision="soldiers")
    assert "attack 0,0 with s1/0" in workers.choices()


@rule("SUP-106", "SUP-A34", "SUP-A35", "SUP-D09")
def test_the_attacker_chooses_the_way_in(start: Any) -> None:
    trial = start(
        ["forest TTTTTT 0,0", "tunnel TEETEE 1,0"], ["0 soldier 1,0", "1 worker 0,0"], decision="soldiers"
    )
    attacks = [words for words in trial.choices() if words.startswith("attack")]
    assert attacks == ["attack 0,0 with s1/0"]
    assert trial.refusal("attack 0,0 with s1/1").rule == "SUP-A34"


@rule("SUP-104", "SUP-108", "SUP-109", "SUP-116", "SUP-119")
@rule("SUP-A32", "SUP-A37", "SUP-A38", "SUP-A39", "SUP-A54")
@rule("SUP-D10")
def test_attacked_ants_flee_where_their_owner_wants(start: Any) -> None:
    ants = ["0 soldier 1,0", "0 soldier 1,0", "1 soldier 0,0", "1 worker 0,0 food"]
    trial = start(STAR, ants, decision="soldiers")
    trial.do("attack 0,0 with s1/0 s2/0")
    assert trial.state.seat_to_act() == 1
    assert trial.choices() == ["flee w1 0,-1", "flee w1 -1,1"]
    assert trial.refusal("flee w1 1,0").rule == "SUP-109"
    assert trial.refusal("flee s1 0,-1").rule == "SUP-A37"
    assert trial.refusal("next type").rule == "SUP-108"
    trial.do("flee w1 -1,1", "flee s1 0,-1")
    assert where(trial, 1) == {"w1": [-1, 1], "s1": [0, -1]}
    assert where(trial, 0) == {"s1": [0, 0], "s2": [0, 0]}
    assert trial.table()["players"][1]["ants"]["w1"]["food"] is True


@rule("SUP-A40", "SUP-A41", "SUP-A42")
def test_larvae_and_own_ants_are_no_obstacle_to_flight(start: Any) -> None:
    board = [
        "forest TTTTTT 0,0",
        "brood NEETEE 1,0",
        "brood TENENE -1,0",
        "tunnel EETEET 0,1",
        "tunnel ETEETE 1,-1",
    ]
    ants = ["0 soldier 0,1", "1 worker 0,0", "2 larva 1,0", "1 queen -1,0", "2 worker 1,-1"]
    trial = start(board, ants, seats=3, decision="soldiers")
    trial.do("attack 0,0 with s1/5")
    assert trial.choices() == ["flee w1 1,0", "flee w1 -1,0"]


@rule("SUP-110", "SUP-111", "SUP-118", "SUP-A46")
def test_who_cannot_flee_is_killed_and_out_of_the_game(start: Any) -> None:
    ants = [*THREE, "1 worker 0,0 food", "1 worker 2,0"]
    trial = start(STAR, ants, decision="soldiers")
    trial.do(ALL_SIDES)
    table = trial.table()
    assert table["players"][1]["killed"] == ["w1"]
    assert where(trial, 1) == {"w2": [2, 0]}
    assert table["supply"] == 20
    assert trial.state.ants.next_in_hand(1, 1) % 12 == 4


@rule("SUP-113", "SUP-114", "SUP-120", "SUP-A47", "SUP-A48")
@rule("SUP-A49", "SUP-A50", "SUP-A51", "SUP-A53", "SUP-D11")
def test_the_last_of_a_kind_escapes_without_its_load(start: Any) -> None:
    board = [*STAR, "nest NEETEE 3,0", "nest NEENEE 4,0"]
    ants = [*THREE, "1 soldier 0,0", "1 soldier 0,0", "1 worker 0,0 food", "1 queen 3,0"]
    trial = start(board, ants, decision="soldiers")
    trial.do(ALL_SIDES)
    assert trial.state.seat_to_act() == 1
    assert trial.choices() == ["escape w1 3,0", "escape w1 4,0"]
    assert trial.refusal("escape w1 2,0").rule == "SUP-114"
    trial.do("escape w1 4,0")
    assert trial.choices() == ["escape s1 3,0", "escape s1 4,0", "escape s2 3,0", "escape s2 4,0"]
    trial.do("escape s2 3,0")
    table = trial.table()
    assert where(trial, 1) == {"q1": [3, 0], "w1": [4, 0], "s2": [3, 0]}
    assert table["players"][1]["killed"] == ["s1"]
    assert table["supply"] == 20
    assert "food" not in table["players"][1]["ants"]["w1"]


@rule("SUP-115", "SUP-A52")
def test_without_a_queen_an_empty_nest_or_a_free_tile_will_do(start: Any) -> None:
    empty = start(
        [*STAR, "nest NEETEE 3,0", "nest NEENEE 4,0"], [*THREE, "1 worker 0,0"], decision="soldiers"
    )
    empty.do(ALL_SIDES)
    assert empty.choices() == ["escape w1 3,0", "escape w1 4,0"]
    free = start(STAR, [*THREE, "1 worker 0,0"], decision="soldiers")
    free.do(ALL_SIDES)
    assert free.choices() == ["escape w1 1,0", "escape w1 0,-1", "escape w1 -1,1", "escape w1 2,0"]
    board = ["tunnel TEETEE 0,0", "forest TEEEEE -1,0", "forest EEETEE 1,0"]
    ants = ["0 soldier 1,0", "0 soldier -1,0", "0 worker 1,0", "0 worker -1,0", "1 worker 0,0"]
    nowhere = start(board, ants, decision="soldiers", players=[{"hand": ["U2a"]}, {"hand": ["U2b"]}])
    nowhere.do("attack 0,0 with s1/0 s2/3")
    assert where(nowhere, 1) == {}
    assert nowhere.table()["players"][1]["killed"] == []


@rule("SUP-112", "SUP-A45", "SUP-A51", "SUP-D12")
def test_the_larva_of_a_doomed_carrier_goes_to_an_attacker(start: Any) -> None:
    ants = [*THREE, "1 soldier 0,0 larva:0", "1 soldier 2,0"]
    trial = start(STAR, ants, decision="soldiers")
    trial.do(ALL_SIDES)
    assert trial.state.seat_to_act() == 0
    assert trial.choices() == ["take s1", "take s2", "take s3"]
    assert trial.refusal("take w1").rule == "SUP-112"
    trial.do("take s2")
    assert trial.table()["players"][0]["ants"]["s2"]["larva"] == [0, 1]
    assert trial.table()["players"][1]["killed"] == ["s1"]


@rule("SUP-A55", "SUP-075")
def test_larvae_on_the_attacked_tile_stay(start: Any) -> None:
    board = ["forest TTTTTT 0,0", "brood NEETEE 1,0", "nest NEENEE 2,0"]
    trial = start(board, ["0 soldier 0,0", "1 worker 1,0", "1 larva 1,0"], decision="soldiers")
    trial.do("attack 1,0 with s1/3")
    assert where(trial, 1) == {"w1": [2, 0], "l1": [1, 0]}
    assert where(trial, 0) == {"s1": [1, 0]}


# First edition

NESTS = ["forest TTTTTT 0,0", "brood NEETEE 1,0", "nest NEENEE 2,0"]


@rule("SUC-040", "SUC-043", "SUC-045", "SUC-048", "SUC-049", "SUC-050", "SUC-A11", "SUC-A12", "SUC-A25")
def test_robbing_goes_with_driving_off(start: Any) -> None:
    ants = ["0 soldier 0,0", "0 soldier 0,0", "1 worker 1,0", "1 larva 1,0"]
    trial = start(NESTS, ants, edition="first", decision="soldiers")
    trial.do("attack 1,0 with s1/3 s2/3")
    assert where(trial, 1) == {"w1": [2, 0]}
    assert where(trial, 0) == {"s1": [1, 0], "s2": [1, 0], "l1": [1, 0]}


@rule("SUC-A08", "SUC-A10")
def test_a_lone_larva_is_robbed_even_without_a_piece_to_replace_it(start: Any) -> None:
    trial = start(NESTS, ["0 soldier 0,0", "1 larva 1,0"], edition="first", decision="soldiers")
    assert trial.refusal("walk s1 1,0").rule == "SUC-021"
    assert trial.refusal("kidnap s1 1l1 1,0").rule == "SUC-049"
    trial.do("attack 1,0 with s1/3")
    assert where(trial, 0) == {"s1": [1, 0], "l1": [1, 0]}
    board = [*NESTS, "brood TENENE -1,0"]
    ants = ["0 soldier 0,0", "1 larva 1,0", "0 larva -1,0", "0 larva -1,0"]
    none_left = start(board, ants, edition="first", decision="soldiers")
    none_left.do("attack 1,0 with s1/3")
    assert where(none_left, 0) == {"s1": [1, 0], "l1": [-1, 0], "l2": [-1, 0]}
    assert where(none_left, 1) == {}


@rule("SUC-041", "SUC-042", "SUC-044", "SUC-A09", "SUC-A13")
def test_an_attack_must_be_won_and_spares_queens(start: Any) -> None:
    ants = ["0 soldier 0,0", "0 soldier 0,0", "1 soldier 1,0"]
    trial = start(NESTS, ants, edition="first", decision="soldiers")
    assert trial.refusal("attack 1,0 with s1/3").rule == "SUC-041"
    assert "attack 1,0 with s1/3 s2/3" in trial.choices()
    ants = ["0 soldier 0,0", "1 queen 1,0", "1 larva 1,0"]
    queen = start([*NESTS, "tunnel EETEET 0,1"], ants, edition="first", decision="soldiers")
    assert queen.refusal("attack 1,0 with s1/3").rule == "SUC-042"


@rule("SUC-046", "SUC-047", "SUC-A15", "SUC-A16", "SUC-A17", "SUC-A18", "SUC-D06", "SUC-D07", "SUC-A14")
def test_first_edition_flight_death_and_escape(start: Any) -> None:
    ants = ["0 soldier 1,0", "0 soldier 1,0", "1 soldier 0,0"]
    flight = start(STAR, ants, edition="first", decision="soldiers")
    flight.do("attack 0,0 with s1/0 s2/0")
    assert flight.state.seat_to_act() == 1
    assert flight.choices() == ["flee s1 0,-1", "flee s1 -1,1"]
    assert flight.refusal("flee s1 1,0").rule == "SUC-A15"
    doomed = start(STAR, [*THREE, "1 worker 0,0", "1 worker 0,0"], edition="first", decision="soldiers")
    doomed.do(ALL_SIDES)
    assert "escape w1 2,0" in doomed.choices()
    assert doomed.refusal("escape w1 0,0").rule == "SUC-A17"
    doomed.do("escape w2 2,0")
    assert where(doomed, 1) == {"w2": [2, 0]}
    assert doomed.table()["players"][1]["killed"] == []
    assert doomed.state.ants.next_in_hand(1, 1) % 12 == 2
