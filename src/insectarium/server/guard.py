"""What stands before every request: right name, right origin, and headers that keep browsers strict."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from insectarium.server.answers import error_response
from insectarium.server.asking import language_of
from insectarium.server.errors import ApiError
from insectarium.server.settings import Settings

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.allowed = settings.allowed_hosts()
        self.public = settings.public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fault = self._fault(scope)
        if scope["type"] == "websocket":
            if fault is not None:
                # Before a connection is accepted, closing it is answered with status 403.
                await send({"type": "websocket.close"})
                return
            await self.app(scope, receive, send)
            return

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message))
            await send(message)

        if fault is not None:
            await error_response(fault, language_of(HTTPConnection(scope)))(scope, receive, send_strictly)
            return
        await self.app(scope, receive, send_strictly)

    def _fault(self, scope: Scope) -> ApiError | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if self.allowed is not None and host not in self.allowed:
            return ApiError("wrong-origin", "wrong-host", {"host": host[:100]})
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        origin = headers.get("origin")
        if origin is not None and not self._own(origin, host):
            return ApiError("wrong-origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return ApiError("wrong-origin")
        return None

    def _own(self, origin: str, host: str) -> bool:
        if self.public is not None and origin.lower() == self.public.lower():
            return True
        return urlsplit(origin).netloc.lower() == host


def _add_headers(headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers[name] = value
    headers.setdefault("Content-Security-Policy", CSP)
    headers.setdefault("Cache-Control", "no-store")
