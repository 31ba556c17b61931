"""What one viewer is shown, encoded. The costly parts are made once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from insectarium.core.game import WATCHER, Game, Shape, View
from insectarium.core.record import seed_hash
from insectarium.scene.palette import SEAT_TONES
from insectarium.server.live import LiveTable
from insectarium.server.messages import Seed, TableMessage, ViewerSeat
from insectarium.server.types import ShownSeat
from insectarium.table import Table, show

encoder = msgspec.json.Encoder()
LETTERS = "ABCDEFGHIJKLMNOPQRST"


def tones_of(game: Game[Any]) -> tuple[str, ...]:
    return game.seat_tones or SEAT_TONES


def shown_seats(live: LiveTable) -> list[ShownSeat]:
    tones = tones_of(live.table.game)
    return [
        ShownSeat(
            seat=number,
            letter=LETTERS[number],
            tone=tones[number % len(tones)],
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot or None,
            connected=seat.kind == "bot" or live.is_here(seat.owner),
            thinking=live.thinking == number,
        )
        for number, seat in enumerate(live.table.seats)
    ]


def seat_to_show(table: Table, mine: list[int]) -> int:
    """Through whose eyes somebody with these seats looks now."""
    if not mine:
        return WATCHER
    if table.seat_to_act() in mine:
        return table.seat_to_act()
    acted = [step.seat for step in table.history.steps if step.seat in mine]
    return acted[-1] if acted else mine[0]


def needs_curtain(table: Table, before: int, now: int) -> bool:
    """Whether two people at one device may not see the same."""
    if before == now or WATCHER in (before, now):
        return False
    view = table.game.table_view
    return bool(view(table.state, before) != view(table.state, now))


def table_message(
    live: LiveTable, person: str, language: str, shape: Shape, seat: int, curtain: bool
) -> TableMessage:
    table = live.table
    mine = table.seats_of(person)
    view = _view(live, seat)
    return TableMessage(
        match=live.match,
        seq=table.seq,
        position=table.position,
        step=table.step,
        version=live.version,
        you=ViewerSeat(mine, seat, person == table.opening.host, not mine, curtain),
        seats=shown_seats(live),
        prompt=show.prompt(table, view, mine, language),
        decision=_part(live, ("decision", seat, language), lambda: show.decision(table, view, language)),
        scene=_part(live, ("scene", seat, language, shape), lambda: scene_json(table, view, language, shape)),
        score=_part(live, ("score", seat, language), lambda: show.score(table.game, view, language)),
        undo=show.undo(table, seat, language) if seat in mine else None,
        hints=table.opening.hints,
        over=table.over,
        outcome=show.outcome(table, view, language),
        seed=Seed(seed_hash(table.opening.seed), table.opening.seed if table.over else None),
        rematch=table.rematch,
    )


def scene_json(table: Table, view: View, language: str, shape: Shape) -> dict[str, Any]:
    return table.game.scene(view, language, table.names, shape).as_json()


def _view(live: LiveTable, seat: int) -> View:
    if live.views_of != live.table.position:
        live.views.clear()
        live.views_of = live.table.position
    if seat not in live.views:
        # Those who were shown a seat before will want to see it again.
        wanted = [seat, *({viewer.seat for viewer in live.viewers} - {seat, *live.views})]
        views = live.table.game.views(live.table.state, wanted)
        live.views.update(zip(wanted, views, strict=True))
    return live.views[seat]


def _part(live: LiveTable, key: object, make: Callable[[], object]) -> msgspec.Raw:
    if key not in live.shown:
        live.shown[key] = encoder.encode(make())
    return msgspec.Raw(live.shown[key])
