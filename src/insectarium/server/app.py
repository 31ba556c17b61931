"""The web application: routes, faults, live connections."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from insectarium.server.answers import error_response, json_response, refusal
from insectarium.server.asking import Ask, House, house_of, language_of, may_watch
from insectarium.server.connection import Connection
from insectarium.server.endpoints import ENDPOINTS, Endpoint
from insectarium.server.errors import ApiError, body_of, say
from insectarium.server.games_api import offered
from insectarium.server.guard import Guard
from insectarium.server.hall import Hall
from insectarium.server.identity import COOKIE, COOKIE_SECONDS, Keeper, key_given
from insectarium.server.limits import MOST_CONNECTIONS, MOST_CONNECTIONS_AT_A_TABLE
from insectarium.server.live import LiveTable
from insectarium.server.messages import Bye
from insectarium.server.openapi import document
from insectarium.server.pages import Pages
from insectarium.server.render import encoder
from insectarium.server.settings import Settings
from insectarium.server.sqlite_store import SqliteStore
from insectarium.server.store import NotStored
from insectarium.server.workers import Workers
from insectarium.table import Declined, TableError

log = logging.getLogger("insectarium")


def make_app(settings: Settings) -> Starlette:
    routes: list[BaseRoute] = [
        Route(path, _by_method(path), methods=_methods(path))
        for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)
    ]
    routes.append(Route("/api/openapi.json", _openapi))
    routes.append(WebSocketRoute("/api/matches/{match}/live", live_connection))
    routes.append(Route("/{path:path}", _page))
    return Starlette(
        routes=routes,
        lifespan=_lifespan(settings),
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={HTTPException: _http_fault},
    )


def _lifespan(settings: Settings) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = SqliteStore(settings.database, asyncio.get_running_loop())
        keeper = Keeper.from_file(settings.database.with_name(settings.database.name + ".secret"))
        hall = Hall(
            settings,
            store,
            keeper,
            Workers(settings.workers, settings.bot_seconds, ready=settings.bots_ready),
        )
        app.state.house = House.around(settings, hall)
        app.state.pages = Pages(settings.static)
        sweeper = asyncio.create_task(hall.sweep())
        yield
        sweeper.cancel()
        await hall.close()

    return lifespan


def _methods(path: str) -> list[str]:
    return [endpoint.method for endpoint in ENDPOINTS if endpoint.path == path]


def _by_method(path: str) -> Callable[[Request], Awaitable[Response]]:
    """One route per path, so that a method that it does not know is told apart from an unknown path."""
    handlers = {endpoint.method: _http(endpoint) for endpoint in ENDPOINTS if endpoint.path == path}

    async def handle(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return handle


def _http(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        ask = Ask(request)
        try:
            ask.limit(ask.house.asking)
            answer = await endpoint.handle(ask)
            response = answer if isinstance(answer, Response) else json_response(answer, endpoint.status)
        except Exception as fault:
            response = _fault_response(fault, ask)
        if ask.new_person is not None and response.status_code < 400:
            _set_cookie(response, ask)
        return response

    return handle


def _fault_response(fault: Exception, ask: Ask) -> Response:
    if isinstance(fault, ApiError):
        return error_response(fault, ask.language)
    if isinstance(fault, Declined):
        return refusal(body_of(fault, ask.language))
    if isinstance(fault, NotStored):
        log.error("not stored: %s", fault)
        return error_response(ApiError("not-stored"), ask.language)
    if isinstance(fault, TableError):
        log.error("cannot be loaded: %s", fault)
        return error_response(ApiError("other-version"), ask.language)
    log.error("%s %s", ask.request.method, ask.request.url.path, exc_info=fault)
    return error_response(ApiError("broken"), ask.language)


def _set_cookie(response: Response, ask: Ask) -> None:
    response.set_cookie(
        COOKIE,
        ask.hall.keeper.cookie_for(ask.person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=ask.base.startswith("https:"),
    )


async def _openapi(request: Request) -> Response:
    return json_response(document())


async def _page(request: Request) -> Response:
    if request.url.path.startswith("/api/") or request.url.path == "/api":
        return error_response(ApiError("not-found"), language_of(request))
    pages: Pages = request.app.state.pages
    return pages.response(request)


async def _http_fault(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    if not request.url.path.startswith("/api"):
        return PlainTextResponse(str(fault.detail), fault.status_code)
    if fault.status_code == 405:
        error = ApiError("method", args={"method": request.method})
    else:
        error = ApiError("not-found" if fault.status_code == 404 else "bad-request", sentence=fault.detail)
    return error_response(error, language_of(request))


async def live_connection(socket: WebSocket) -> None:
    house = house_of(socket)
    hall, language = house.hall, language_of(socket)
    person = hall.keeper.person_of(key_given(socket)) or ""
    await socket.accept()
    try:
        live = await _table_for(hall, socket, person)
    except (NotStored, TableError) as fault:
        log.error("cannot be loaded: %s", fault)
        await _turn_away(
            socket, language, "other-version" if isinstance(fault, TableError) else "not-allowed"
        )
        return
    if live is None or hall.closing or hall.connections >= MOST_CONNECTIONS:
        reason = "not-allowed" if live is None else "closing"
        await _turn_away(socket, language, reason)
        return
    if len(live.viewers) >= MOST_CONNECTIONS_AT_A_TABLE:
        await _turn_away(socket, language, "closing")
        return
    hall.connections += 1
    try:
        await Connection(socket, live, person, language, house.settings.limits).run()
    finally:
        hall.connections -= 1


async def _table_for(hall: Hall, socket: WebSocket, person: str) -> LiveTable | None:
    match = str(socket.path_params["match"])
    live = await hall.find(match) if len(match) <= 64 else None
    allowed = live is not None and (
        live.may_see(person) or may_watch(hall, live, socket.query_params.get("token"))
    )
    return live if allowed else None


async def _turn_away(socket: WebSocket, language: str, reason: str) -> None:
    again = reason == "closing"
    bye = Bye(reason, say(f"bye-{reason}", {}, language), again)
    await socket.send_text(encoder.encode(bye).decode())
    await socket.close(1012 if again else 4401)


def warm_up() -> None:
    """Make now what the first visitor would otherwise wait for."""
    offered()
