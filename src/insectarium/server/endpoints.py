"""Every address under /api, once: the routes and the OpenAPI document are both made from this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from insectarium.server import games_api, looking_api, matches_api, types
from insectarium.server.asking import Ask

LANGUAGE = ("language", "en, nl, de or hu; otherwise Accept-Language decides")
HASH = ("hash", "the hash from /api/games: the answer may then be kept for ever")
TOKEN = ("token", "the token of an invite or watch link")


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handle: Callable[[Ask], Awaitable[object]]
    summary: str
    answer: type | str
    """The type of the answer, or its media type when it is no JSON."""
    body: type | None = None
    query: tuple[tuple[str, str], ...] = (LANGUAGE,)
    status: int = 200
    errors: tuple[int, ...] = ()
    """Besides 429, which all have."""


ENDPOINTS = (
    Endpoint("GET", "/api/health", matches_api.health, "Whether the server is well", types.Health),
    Endpoint("GET", "/api/me", matches_api.me, "Who I am here; sets the cookie", types.Me),
    Endpoint("GET", "/api/games", games_api.games, "The games and the levels of bots", types.Games),
    Endpoint(
        "GET",
        "/api/games/{game}/sprites",
        games_api.sprites,
        "The sprite sheet of a game",
        types.Sheet,
        query=(HASH,),
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/picture.svg",
        games_api.picture,
        "A picture of a table",
        "image/svg+xml",
        query=(LANGUAGE, HASH),
        errors=(404,),
    ),
    Endpoint(
        "GET", "/api/games/{game}/rules", games_api.rules, "The rules of a game", types.Rules, errors=(404,)
    ),
    Endpoint("GET", "/api/matches", matches_api.my_matches, "My matches, newest first", types.Matches),
    Endpoint(
        "POST",
        "/api/matches",
        matches_api.open_match,
        "Open a table",
        types.ShownMatch,
        body=types.NewMatch,
        status=201,
        errors=(400, 403, 404, 413, 415, 507),
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}",
        matches_api.match,
        "One match",
        types.ShownMatch,
        query=(LANGUAGE, TOKEN),
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/invite",
        matches_api.invitation,
        "What a link invites to",
        types.Invitation,
        query=(LANGUAGE, TOKEN),
        errors=(400, 404),
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/join",
        matches_api.join,
        "Take a seat, or watch, with a link",
        types.ShownMatch,
        body=types.Joining,
        errors=(400, 403, 404, 409, 413, 415, 507),
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/sit",
        matches_api.sit,
        "Take a seat for a program, which gets a key of its own",
        types.ProgramSeat,
        body=types.Joining,
        status=201,
        errors=(400, 403, 404, 409, 413, 415, 507),
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/rematch",
        matches_api.rematch,
        "The same again",
        types.ShownMatch,
        body=types.Nothing,
        status=201,
        errors=(400, 403, 404, 409, 413, 415, 507),
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/record",
        looking_api.record,
        "The match as text",
        "text/plain",
        query=(LANGUAGE, TOKEN),
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/at/{step}",
        looking_api.moment,
        "The table after so many actions",
        types.Moment,
        query=(
            LANGUAGE,
            TOKEN,
            ("seat", "one of the asker's own seats, to look from"),
            ("shape", "picture, wide or tall"),
        ),
        errors=(400, 404),
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/review",
        looking_api.review,
        "Chances to win and costly decisions of a match that is over",
        types.ReviewAnswer,
        query=(LANGUAGE, TOKEN),
        errors=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/fork",
        matches_api.fork,
        "Play on from a moment of a match that is over, against bots",
        types.ShownMatch,
        body=types.Fork,
        status=201,
        errors=(400, 403, 404, 409, 413, 415, 507),
    ),
    Endpoint(
        "GET",
        "/api/qr.svg",
        looking_api.qr,
        "The QR code of a link",
        "image/svg+xml",
        query=(LANGUAGE, ("text", "a link of this server")),
        errors=(400,),
    ),
)
