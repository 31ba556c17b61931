"""Looking at a match: its record, any moment of it, the QR code of its links."""

from __future__ import annotations

import io

import segno
from starlette.responses import PlainTextResponse, Response

from insectarium.core.game import SHAPES, WATCHER, Shape
from insectarium.server import types
from insectarium.server.asking import Ask
from insectarium.server.errors import ApiError, say
from insectarium.server.games_api import PICTURE_CSP
from insectarium.server.render import scene_json
from insectarium.server.reviewing import TurningPoint
from insectarium.table import Table, show

LONGEST_LINK = 300


async def record(ask: Ask) -> Response:
    live = await ask.table()
    name = f'attachment; filename="{live.table.opening.game}-{live.match}.txt"'
    return PlainTextResponse(live.table.record().to_text(), headers={"Content-Disposition": name})


async def moment(ask: Ask) -> types.Moment:
    live = await ask.table()
    table = live.table
    text = str(ask.request.path_params["step"])
    step = int(text) if text.isdecimal() and len(text) < 9 else -1
    if not 0 <= step <= table.step:
        raise ApiError("no-such-step", args={"step": text[:20], "last": table.step})
    seat = _seat_to_look_from(ask, table)
    view = table.game.view(table.history.state_at(step), seat)
    done = table.history.steps[step - 1] if step else None
    reader = seat if len(table.seats_of(ask.known_person or "")) == 1 else WATCHER
    return types.Moment(
        match=live.match,
        step=step,
        steps=table.step,
        seat=seat,
        scene=scene_json(table, _without_choices(view), ask.language, _shape(ask)),
        score=show.score(table.game, view, ask.language),
        prompt=show.prompt(table, view, [], ask.language),
        sentences=show.log(table, reader, ask.language, done.seq - 1, done.seq)[0].sentences if done else [],
        notation=done.words if done else None,
        by=done.seat if done else None,
    )


def _without_choices(view: dict[str, object]) -> dict[str, object]:
    """Nothing can be done in the past."""
    decision = view["decision"]
    return view if not isinstance(decision, dict) else {**view, "decision": {**decision, "choices": []}}


def _shape(ask: Ask) -> Shape:
    for shape in SHAPES:
        if ask.query("shape") in (shape, None):
            return shape
    raise ApiError("bad-request", "bad-shape", {"shapes": ", ".join(SHAPES)}, field="shape")


def _seat_to_look_from(ask: Ask, table: Table) -> int:
    mine = table.seats_of(ask.known_person or "")
    given = ask.query("seat")
    if given in (None, ""):
        return mine[0] if mine else WATCHER
    if given not in [str(seat) for seat in mine]:
        raise ApiError("bad-request", "bad-seat", {"seat": str(given)[:20]}, field="seat")
    return int(str(given))


async def review(ask: Ask) -> types.ReviewAnswer:
    live = await ask.table()
    if not live.table.over:
        raise ApiError("not-over", "review-not-over")
    found = live.review()
    return types.ReviewAnswer(
        match=live.match,
        ready=found.ready,
        failed=found.failed,
        judged=found.judged,
        steps=found.steps,
        chances=[types.Chances(step, chances) for step, chances in enumerate(found.chances) if chances],
        turning_points=[_turning_point(live.table, point, ask.language) for point in found.turning_points],
    )


def _turning_point(table: Table, point: TurningPoint, language: str) -> types.TurningPoint:
    known = table.known_to(point.seat, table.history.state_at(point.step))
    game = table.game
    return types.TurningPoint(
        step=point.step,
        seat=point.seat,
        cost=round(point.cost, 4),
        played=game.describe(known, point.played, language),
        better=game.describe(known, point.better, language),
        better_nodes=list(game.nodes_of(known, point.better)),
    )


async def qr(ask: Ask) -> Response:
    text = ask.query("text") or ""
    if not text.startswith(f"{ask.base}/") or len(text) > LONGEST_LINK or not text.isprintable():
        raise ApiError("bad-request", "bad-qr", field="text")
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=3, dark="#2b2119", light="#fffaf0", title=say("qr-title", {}, ask.language)
    )
    return Response(
        drawn.getvalue(), media_type="image/svg+xml", headers={"Content-Security-Policy": PICTURE_CSP}
    )
