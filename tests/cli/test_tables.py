"""Tables of words: any game's view, and what Micropolis makes of its own."""

from __future__ import annotations

from typing import Any

from insectarium.core.game import Game
from insectarium.core.text_table import TextTable, tables_of


def test_any_view_becomes_tables() -> None:
    document = {
        "round": 2,
        "open_cards": ["red", "blue"],
        "over": False,
        "holder": None,
        "bank": {"gold": 3},
        "players": [{"hand": 4, "tiles": [[1, 2], []]}, None],
    }
    assert tables_of(document) == [
        TextTable(
            "Table",
            ("", ""),
            (("Round", "2"), ("Open cards", "red blue"), ("Over", "no"), ("Holder", "-")),
        ),
        TextTable("Bank", ("", ""), (("Gold", "3"),)),
        TextTable("Players", ("", "Hand", "Tiles"), (("0", "4", "1 2; -"), ("1", "-", "-"))),
    ]


def test_the_row_tells_place_price_soldiers_and_contents(game: Game[Any]) -> None:
    state = game.setup(seats=2, seed=5)
    state.apply(game.parse(state, "take 3 soldiers"))
    row = game.text_tables(game.view(state, 0))[-1]
    assert row.title == "Row of tiles (round 1 of 10; stack: 54 tiles; supply: 35 soldiers)"
    assert row.rows[0] == ("1", "0", "1", "R1 R2: queen | L1: 2 workers")
    assert row.rows[2] == ("3", "2", "-", "L2 R1: pomegranate | closed: 2 workers")
    assert len(row.rows) == 6


def test_own_anthill_stands_before_the_row_and_others_are_details(game: Game[Any]) -> None:
    state = game.setup(seats=3, seed=5)
    tables = game.text_tables(game.view(state, 1), names=["Ada", "Ben", "Cleo"])
    assert [(table.title, table.details) for table in tables[:-1]] == [
        ("Anthill A of Ada, left to right", True),
        ("Anthill C of Cleo, left to right", True),
        ("Anthills (* leads)", False),
        ("Anthill B of Ben, left to right", False),
    ]
    assert not any(table.details for table in game.text_tables(game.view(state)))


def test_galleries_that_hang_together_share_a_letter(game: Game[Any]) -> None:
    state = game.setup(seats=2, seed=5)
    for _ in range(60):
        if state.is_over():
            break
        state.apply(state.legal_actions()[0])
    for hill in (0, 1):
        view = game.view(state, hill)
        anthill = view["table"]["anthills"][hill]
        table = game.text_tables(view)[2]
        letters = {part.split(":")[0] for _, text in table.rows for part in text.split(" | ")}
        letters = {letter for letter in letters if len(letter) == 1}
        tiles = {tile.id: tile for tile in game.components.tiles}  # type: ignore[attr-defined]
        galleries = {
            anthill["galleries"][place][segment]
            for place, tile in enumerate(anthill["places"])
            if tile is not None
            for segment in range(len(tiles[tile].segments))
        }
        assert len(letters) == len(galleries) > 1
        assert table.note == "The ring is closed."


def test_every_tile_can_be_told(game: Game[Any]) -> None:
    state = game.setup(seats=2, seed=5)
    view = game.view(state)
    told = set()
    for tile in game.components.tiles:  # type: ignore[attr-defined]
        view["table"]["taken"] = tile.id
        told.add(game.text_tables(view)[-1].note)
    assert len(told) > 50
    assert "In hand: L1 R1: 2 workers | L2 R2: 2 workers" in told
