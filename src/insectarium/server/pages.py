"""The web client's files, kept in memory: a path that is not one of them does not exist."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from insectarium.server.asking import language_of
from insectarium.server.errors import say

INDEX = "index.html"
# Vite puts a hash of the content into the names of these.
LASTING = "assets/"
WORTH_PACKING = 500
MEDIA = {".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml", ".ftl": "text/plain"}
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Insectarium</title>
<h1>Insectarium is running</h1>
<p>The pages to play on have not been built into this installation.
In a clone of the repository, <code>make web</code> builds them; then start the server again.</p>
<p>Programs find the interface described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""

NOWHERE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Insectarium</title>
<h1>{sentence}</h1>
<p><a href="/">Insectarium</a></p>
</html>
"""


@dataclass(frozen=True)
class Page:
    plain: bytes
    packed: bytes | None
    media: str
    tag: str
    lasting: bool


class Pages:
    def __init__(self, folder: Path) -> None:
        self._pages: dict[str, Page] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not path.name.startswith("."):
                    name = path.relative_to(folder).as_posix()
                    self._pages[name] = _page(name, path.read_bytes())

    @property
    def built(self) -> bool:
        return INDEX in self._pages

    def response(self, request: Request) -> Response:
        name = request.url.path.lstrip("/") or INDEX
        if name == INDEX and not self.built:
            return HTMLResponse(NOT_BUILT)
        page = self._pages.get(name)
        if page is None:
            return _nowhere(request)
        headers = {
            "ETag": page.tag,
            "Vary": "Accept-Encoding",
            "Cache-Control": "public, max-age=31536000, immutable" if page.lasting else "no-cache",
        }
        if request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                page.packed, media_type=page.media, headers={**headers, "Content-Encoding": "gzip"}
            )
        return Response(page.plain, media_type=page.media, headers=headers)


def _nowhere(request: Request) -> Response:
    """People who mistype get a way back; programs and scripts a line."""
    language = language_of(request)
    sentence = say("error-not-found", language=language)
    if "text/html" not in request.headers.get("accept", ""):
        return PlainTextResponse(sentence, status_code=404)
    return HTMLResponse(NOWHERE.format(language=language, sentence=sentence), status_code=404)


def _page(name: str, content: bytes) -> Page:
    media = MEDIA.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    pack = len(content) > WORTH_PACKING and not media.startswith(("image/png", "image/jpeg", "font/"))
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    packed = gzip.compress(content, mtime=0) if pack else None
    return Page(content, packed, media, tag, name.startswith(LASTING))
